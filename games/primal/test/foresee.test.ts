import { at } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { CardId } from '../content/index.ts'
import { foresee, foreseeStep } from '../rules/foresee.ts'
import { dareon, happened, held, mirah, table, thoreg } from './table.ts'

describe('what will happen if I play this?', () => {
  it('names the behaviors a card would trigger, and rampage with them', () => {
    const t = table({
      slots: ['VX-B02', 'VX-B12', 'VX-B09'],
      aggro: 1,
      hunters: [dareon({ sequence: ['DA-05'], hand: ['DA-01', 'DA-08', 'DA-02'] }), mirah()],
    })
    expect(foresee(t.view(0), 0, held(t, 0, 'DA-01'))).toMatchObject({ triggers: [0, 1], perhaps: [], rampage: [2], takesAggro: false })
    expect(foresee(t.view(0), 0, held(t, 0, 'DA-08'))).toMatchObject({ triggers: [], rampage: [] })
    expect(foresee(t.view(0), 0, held(t, 0, 'DA-02'))).toMatchObject({ triggers: [0, 1], takesAggro: true })
  })

  it('knows Stealth, stunned cards, the last card of a hand, moves, perils, the objective and Finishers', () => {
    const quiet = table({ stunned: 1, slots: ['VX-B01', 'VX-B02', 'VX-B04'], hunters: [mirah({ hand: ['MI-08', 'MI-01'] })] })
    expect(foresee(quiet.view(0), 0, held(quiet, 0, 'MI-08'))).toMatchObject({ triggers: [] })
    expect(foresee(quiet.view(0), 0, held(quiet, 0, 'MI-01'))).toMatchObject({ triggers: [] })
    const last = table({ monster: 'toramat', cracked: true, slots: ['TM-B13', 'TM-B05', 'TM-B03'], hunters: [thoreg({ hand: ['TH-10'] })] })
    expect(foresee(last.view(0), 0, held(last, 0, 'TH-10'))).toMatchObject({ triggers: [0] })
    const paid = table({
      monster: 'toramat',
      cracked: true,
      slots: ['TM-B13', 'TM-B05', 'TM-B03'],
      hunters: [thoreg({ hand: ['TH-04', 'TH-10'] })],
    })
    expect(foresee(paid.view(0), 0, held(paid, 0, 'TH-04'))).toMatchObject({ triggers: [], perhaps: [0, 2] })
    const moves = table({ slots: ['VX-B04', 'VX-B08', 'VX-B15'], hunters: [dareon({ hand: ['DA-07', 'DA-08'] })] })
    expect(foresee(moves.view(0), 0, held(moves, 0, 'DA-07'))).toMatchObject({ triggers: [], perhaps: [0] })
    // PR-8.9: the Chain of Sidestep moves only directly after an Attack.
    const chained = (before: CardId) => {
      const t = table({ slots: ['VX-B04', 'VX-B08', 'VX-B15'], hunters: [mirah({ sequence: [before], hand: ['MI-09', 'MI-12'] })] })
      return foresee(t.view(0), 0, held(t, 0, 'MI-09')).perhaps
    }
    expect([chained('MI-01'), chained('MI-05')]).toEqual([[0], []])
    const peril = table({ monster: 'korowon', stance: 2, perils: ['KW-P3'], hunters: [dareon({ hand: ['DA-01', 'DA-08'] })] })
    expect(foresee(peril.view(0), 0, held(peril, 0, 'DA-01')).perils).toEqual(['KW-P3'])
    const rear = table({ hunters: [dareon({ sector: 'north', sequence: ['DA-05'], hand: ['DA-03', 'DA-08'] })] })
    expect(foresee(rear.view(0), 0, held(rear, 0, 'DA-03'))).toMatchObject({ objective: true, endsPhase: true })
    expect(foresee(rear.view(0), 0, held(rear, 0, 'DA-08')).objective).toBe(false)
  })
})

describe('what will happen if I stay, or move there?', () => {
  /** What is foreseen, and what then reacts: the slots that wait or resolve, or have been resolved and replaced. */
  const compare = (literal: Parameters<typeof table>[0], to: number | null) => {
    const t = table({ stage: 'movement', ...literal })
    const foreseen = foreseeStep(t.view(0), 0, to).triggers
    t.choose(0, to === null ? { do: 'stay' } : { do: 'move', sector: to })
    while (t.match.first?.prompt === 'pay') t.choose(0, { ...at(t.match.first.options, 0) })
    const woken = happened(t, 'triggered').length
    return [foreseen.length, woken]
  }

  it('PR-7.6 staying wakes what listens for the threatened; moving what listens for moves', () => {
    const slots = ['VX-B07', 'VX-B04', 'VX-B02'] as const
    const hunters = [mirah({ sector: 'south', stamina: 2, hand: ['MI-01', 'MI-09'] }), dareon({ sector: 'north' })]
    const [stays, moves] = [compare({ slots, hunters }, null), compare({ slots, hunters }, 1)]
    expect(stays).toEqual([1, 1])
    expect(moves).toEqual([1, 1])
  })

  it('TM-P1 names the peril of leaving Sand', () => {
    const t = table({
      stage: 'movement',
      monster: 'toramat',
      perils: ['TM-P1'],
      terrain: { south: ['sand'] },
      hunters: [mirah({ sector: 'south' })],
    })
    expect([foreseeStep(t.view(0), 0, 1).perils, foreseeStep(t.view(0), 0, null).perils]).toEqual([['TM-P1'], []])
  })
})
