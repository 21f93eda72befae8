import { type Names, plain } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { PrimalEvent } from '../rules/events.ts'
import { en } from '../words/en.ts'
import { dareon, happened, mirah, play, type TableLiteral, table } from './table.ts'

const names: Names = { you: 0, of: (seat) => `Seat ${seat}` }
const goal = (literal: Partial<TableLiteral>) => plain(en.goal?.(table({ hunters: [dareon(), mirah()], ...literal }).view(0), names) ?? '')

describe('the goal', () => {
  it('PR-17.1 to PR-17.3 says how far the monster, the rounds and the hunters are', () => {
    expect(goal({ health: 8, damage: 3, round: 4 })).toBe(
      'Vyraxen: 8 hearts left · round 4 of 10 · 3 of 12 damage to the next heart · all hunters stand',
    )
    expect(goal({ health: 1, stance: 3, round: 10, hunters: [dareon(), mirah({ standing: 'red' })] })).toBe(
      'Vyraxen: 1 heart left · the last round · 0 of 20 damage to the next heart · 1 of 2 hunters stand',
    )
  })

  it('a lone hunter is the reader, or is named to a spectator', () => {
    expect(goal({ hunters: [dareon()] })).toBe(
      'Vyraxen: 10 hearts left · round 2 of 10 · 0 of 6 damage to the next heart · you stand alone',
    )
    const view = table({ hunters: [dareon()] }).view(null)
    expect(plain(en.goal?.(view, { ...names, you: null }) ?? '')).toMatch(/Dareon stands alone$/)
  })

  it('says at the end what the hunt has cost each hunter', () => {
    const view = table({
      hunters: [dareon({ damage: 4, discard: ['WOUND'], potions: ['PT-1'] }), mirah({ standing: 'red', helmDepleted: true })],
    }).view(0)
    const cost = (seat: number) => (en.reckoning?.(view, seat) ?? []).map(({ label, value }) => [plain(label), value])
    expect(cost(0)).toEqual([
      ['Dareon: health at the end', (view.hunters[0]?.maximumHealth ?? 0) - 4],
      ['Wounds in the deck', 1],
      ['Gear depleted', 0],
      ['Potions left', 1],
    ])
    expect(cost(1)).toMatchObject([
      ['Mirah: health at the end', 0],
      ['Wounds in the deck', 0],
      ['Gear depleted', 1],
      ['Potions left', 0],
    ])
  })

  it('says how it ended', () => {
    expect(goal({ result: 'slain', round: 7 })).toBe('Vyraxen was slain in round 7: the hunters won together')
    expect(goal({ result: 'allDown', health: 1 })).toBe('Nobody stood any more; Vyraxen had 1 heart left')
    expect(goal({ result: 'tooLate', health: 4 })).toBe('Round 10 was over; Vyraxen had 4 hearts left')
  })

  it('tells what an Attack scored, and that drawing scores nothing', () => {
    const t = table({ damage: 4, hunters: [dareon({ hand: ['DA-01'] })] })
    play(t, 'DA-01')
    const scored = (t.events as readonly PrimalEvent[]).flatMap((event) => en.scored?.(event, t.view(0), names) ?? [])
    expect(scored.map(plain)).toEqual(['You: 4 damage', 'Vyraxen lost a heart'])
    expect(happened(t, 'wounded')).toEqual([{ type: 'wounded', health: 9 }])
    expect(en.scored?.({ type: 'drew', hunter: 0, card: 1, is: 'DA-01' }, t.view(0), names)).toBeNull()
  })

  it('tells who fell and who stands again, and an objective only when it is achieved', () => {
    const view = table({ hunters: [dareon(), mirah()] }).view(0)
    const told = (event: PrimalEvent) => plain(en.scored?.(event, view, names) ?? '')
    expect(told({ type: 'knocked-out', hunter: 0, depleted: 'armor', out: false, secondWind: false })).toBe('You were knocked out')
    expect(told({ type: 'knocked-out', hunter: 1, depleted: 'armor', out: true, secondWind: false })).toBe('Mirah was out of the hunt')
    expect(told({ type: 'rose', hunter: 0 })).toBe('You stood up again')
    expect(told({ type: 'objective', counters: 2, goal: 2, achieved: true })).toBe('Sever the Tail was achieved')
    expect(told({ type: 'objective', counters: 1, goal: 2, achieved: false })).toBe('')
  })
})
