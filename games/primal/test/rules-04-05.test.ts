import { describe, expect, it, vi } from 'vitest'
import {
  dareon,
  discardOf,
  handOf,
  happened,
  held,
  hunter,
  ljonar,
  mirah,
  payWith,
  play,
  sequenceOf,
  skipTo,
  table,
  thoreg,
} from './table.ts'

vi.mock('../content/index.ts', async (load) => ({ ...(await load<object>()), ...(await import('./draft-rows.ts')) }))

describe('4 hunter board', () => {
  it('PR-4.1 L and W come from the weapon’s level', () => {
    const t = table({ monster: 'korowon', hunters: [dareon({ stamina: 1, hand: ['DA-02', 'DA-08'] }), mirah()] })
    play(t, 'DA-02').choose({ do: 'pay-stamina' })
    // 11 and a BONUS of L = 3.
    expect(t.state.damage).toBe(14)
  })

  it('PR-4.2 maximum health is armor and helm, without a depleted piece', () => {
    const of = (parts: { armorDepleted?: boolean; helmDepleted?: boolean }) =>
      table({ hunters: [thoreg(parts)] }).view(0).hunters[0]?.maximumHealth
    expect([of({}), of({ helmDepleted: true }), of({ armorDepleted: true })]).toEqual([12, 7, 5])
  })

  it('PR-4.3 HEAL removes damage, at most what there is', () => {
    const t = table({ hunters: [ljonar({ damage: 1, stamina: 1, hand: ['LJ-12', 'LJ-09'] }), mirah()] })
    play(t, 'LJ-12').choose({ do: 'pay-stamina' })
    expect([hunter(t).damage, happened(t, 'healed')[0]?.amount]).toEqual([0, 1])
  })

  it('PR-4.4 a depleted piece keeps its ability', () => {
    const t = table({ hunters: [thoreg({ helmDepleted: true, hand: ['TH-10'] })] })
    t.choose({ do: 'use', ability: 'helm' })
    expect([hunter(t).strain, hunter(t).stamina]).toEqual([1, 1])
  })

  it('PR-4.5 counters fill a mastery; focused, it stays focused', () => {
    const t = table({ hunters: [dareon({ sequence: ['DA-01'], counters: 2, hand: ['DA-01', 'DA-01', 'DA-08'] })] })
    play(t, 'DA-01')
    expect([hunter(t).counters, hunter(t).focused]).toEqual([0, true])
    play(t, 'DA-01').choose({ do: 'leave' })
    expect([hunter(t).counters, hunter(t).focused]).toEqual([0, true])
  })

  it('PR-4.6 Focused text resolves only with a focused mastery', () => {
    const damage = (focused: boolean) => {
      const t = table({ hunters: [dareon({ focused, hand: ['DA-03', 'DA-12', 'DA-10'] }), mirah(), thoreg()] })
      play(t, 'DA-03')
      payWith(t, 0, 'DA-12')
      return happened(t, 'dealt')[0]?.amount
    }
    // Focused also adds Rising Fury's own BONUS L.
    expect([damage(false), damage(true)]).toEqual([6, 9])
  })

  it('PR-4.7 a hand may grow beyond the limit during a turn', () => {
    const t = table({
      hunters: [mirah({ hand: ['MI-13', 'MI-01', 'MI-02', 'MI-03', 'MI-08', 'MI-12'], stamina: 1 }), ljonar({ hand: ['LJ-07'] })],
    })
    t.choose(1, { do: 'assist', card: held(t, 1, 'LJ-07') })
    expect(handOf(t).length).toBe(7)
    expect(t.view(1).hunters[0]?.hand.length).toBe(7)
  })

  it('PR-4.8 the hand limit is 5', () => {
    const t = table({ stage: 'turnEnd', hunters: [mirah({ hand: ['MI-12'] }), ljonar()] })
    expect(handOf(t).length).toBe(5)
  })

  it('PR-4.9 the last card discarded lies on top', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-03', 'DA-01', 'DA-08', 'DA-13'] }), mirah()] })
    play(t, 'DA-03')
    payWith(t, 0, 'DA-08')
    payWith(t, 0, 'DA-01')
    expect(t.events.filter((event) => event.type === 'discarded')).toMatchObject([{ is: 'DA-08' }, { is: 'DA-01' }, { is: 'DA-03' }])
    expect(discardOf(t).slice(0, 2)).toEqual(['DA-08', 'DA-01'])
  })

  it('PR-4.10 a sequence holds five cards; Chain looks at the one directly left', () => {
    const t = table({ hunters: [dareon({ sequence: ['DA-01', 'DA-08', 'DA-05', 'DA-14'], hand: ['DA-10', 'DA-08'] })] })
    play(t, 'DA-10')
    expect([sequenceOf(t).length, handOf(t)]).toEqual([5, ['DA-08']])
    expect(t).not.toOffer({ do: 'play' })
  })

  it('PR-4.11 at most one stamina token', () => {
    const t = table({ hunters: [thoreg({ stamina: 1, hand: ['TH-10'] })] })
    t.choose({ do: 'use', ability: 'helm' })
    expect(hunter(t).stamina).toBe(1)
  })

  it('PR-4.12 strain has no limit of its own', () => {
    const t = table({
      slots: ['VX-B04', 'VX-B08', 'VX-B10'],
      stage: 'movement',
      hunters: [dareon({ strain: 4, stamina: 1, hand: ['DA-08', 'DA-01'] }), mirah()],
    })
    t.choose({ do: 'move', sector: 1 }).choose({ do: 'pay-stamina' })
    expect(hunter(t).strain).toBe(5)
  })

  it('PR-4.13 the knocked out are no targets and answer nothing', () => {
    const t = table({
      stage: 'upkeep',
      active: -1,
      round: 1,
      struggle: 7,
      hunters: [dareon({ standing: 'black', hand: [] }), ljonar(), mirah({ standing: 'out' })],
    })
    expect(happened(t, 'suffered').map((event) => event.hunter)).toEqual([1])
  })
})

describe('5 monster', () => {
  it('PR-5.1 damage is collected on the stance card and takes health only at the threshold', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-01', 'DA-01', 'DA-08'] }), ljonar()] })
    play(t, 'DA-01')
    expect([t.state.health, t.state.damage]).toEqual([10, 4])
    play(t, 'DA-01')
    expect([t.state.health, t.state.damage]).toEqual([9, 2])
  })

  it('PR-5.2 a stance shows toughness, damage, exposure, its end and what it does when revealed', () => {
    const of = (stance: 1 | 2 | 3) => {
      const view = table({ monster: 'korowon', stance, hunters: [dareon()] }).view(0)
      return [
        view.monster.toughness,
        view.monster.hits,
        view.sectors.filter((s) => s.exposed).map((s) => s.position),
        view.monster.nextStanceAt,
      ]
    }
    expect(of(1)).toEqual([9, 3, ['flank', 'front', 'flank'], 7])
    expect(of(2)).toEqual([12, 4, ['rear', 'front'], 3])
    expect(of(3)).toEqual([15, 4, ['rear', 'flank', 'flank'], 0])
  })

  it('PR-5.3 M is damage plus RAGE less reductions, and never below 1', () => {
    const hits = (rage: number, weakened: number) => table({ monster: 'toramat', rage, weakened, hunters: [dareon()] }).view(0).monster.hits
    expect([hits(0, 0), hits(2, 0), hits(1, 1), hits(0, 1), hits(0, 3)]).toEqual([2, 4, 2, 1, 1])
  })

  it('PR-5.4 RAGE stops at 2 and is gone after the round', () => {
    const t = table({ slots: ['VX-B10', 'VX-B08', 'VX-B15'], rage: 2, hunters: [dareon({ hand: ['DA-05', 'DA-08'] }), mirah()] })
    play(t, 'DA-05')
    expect(t.state.rage).toBe(2)
    const end = table({ stage: 'roundEnd', active: -1, rage: 2, hunters: [dareon(), mirah()] })
    expect(end.state.rage).toBe(0)
  })

  it('PR-5.5 struggle never goes below 0', () => {
    const t = table({ struggle: 1, hunters: [thoreg({ stamina: 1, hand: ['TH-06', 'TH-10'] })] })
    play(t, 'TH-06').choose({ do: 'pay-stamina' })
    expect(t.state.struggle).toBe(0)
  })

  it('PR-5.6 three face-down behaviors show their number and icon only', () => {
    const t = table({ slots: ['VX-B02', 'VX-B09', 'VX-B15'], hunters: [dareon()] })
    expect(t.view(0).monster.slots.map(({ number, icon, front }) => [number, icon, front])).toEqual([
      [4, 'attack', null],
      [5, 'rampage', null],
      [8, 'roundEnd', null],
    ])
  })

  it('PR-5.7 the behavior discard pile is public, its deck is not', () => {
    const t = table({ behaviorDiscard: ['VX-B02', 'VX-B03'], hunters: [dareon()] })
    expect(t.view(null).monster.behaviorDiscard).toEqual(['VX-B02', 'VX-B03'])
    expect(Object.keys(t.view(null).monster)).not.toContain('behaviorDeck')
  })

  it('PR-5.8 a new stance brings its own perils', () => {
    const t = table({ health: 8, damage: 3, perils: ['VX-P1'], difficulty: 'elder', hunters: [dareon({ hand: ['DA-01', 'DA-08'] })] })
    play(t, 'DA-01')
    expect(t.view(0).monster.perils).toEqual(['VX-P2', 'VX-P3'])
  })

  it('PR-5.9 an empty attrition deck takes its discard pile in, at no cost', () => {
    const t = table({
      stage: 'attrition',
      attritionDeck: [],
      attritionDiscard: [3, 3, 3],
      hunters: [dareon({ threatened: true }), mirah()],
    })
    expect([hunter(t).damage, happened(t, 'attrition')[0]?.shown, t.state.struggle]).toEqual([1, [3, 3], 0])
  })

  it('PR-5.10 the objective’s reward applies once and the card is gone', () => {
    const t = table({ objective: 1, hunters: [dareon({ sector: 'north', sequence: ['DA-05'], hand: ['DA-01', 'DA-01', 'DA-08'] })] })
    play(t, 'DA-01')
    expect([t.state.health, t.state.objective, t.view(0).monster.objective.achieved]).toEqual([8, -1, true])
    play(t, 'DA-01').choose({ do: 'leave' })
    expect(happened(t, 'objective').length).toBe(1)
  })

  it('PR-5.11 the monster has no turn: a round in which nothing triggers hurts nobody but by attrition', () => {
    const t = table({ stage: 'turnStart', active: -1, attrition: [0, 0, 0, 0], hunters: [dareon(), mirah()] })
    skipTo(t, (g) => g.round === 3)
    expect([happened(t, 'revealed').length, happened(t, 'suffered').length, hunter(t).threatened]).toEqual([0, 0, true])
    // Until the round is over only hunters have turns, and nothing of the monster changes.
    const types = t.events.map((event) => event.type)
    const round = types.slice(0, types.indexOf('round'))
    const acts = [
      'turned',
      'struggle',
      'rage',
      'terrain',
      'peril',
      'triggered',
      'behavior-gone',
      'behavior-dealt',
      'unleashed',
      'discarded',
    ]
    expect(round.filter((type) => type === 'turn' || acts.includes(type))).toEqual(['turn', 'turn'])
  })
})
