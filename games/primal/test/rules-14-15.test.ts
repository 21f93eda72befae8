import { describe, expect, it, vi } from 'vitest'
import {
  behaviorDiscardOf,
  dareon,
  handOf,
  happened,
  hunter,
  ljonar,
  mirah,
  payWith,
  play,
  skipTo,
  slotsOf,
  table,
  thoreg,
} from './table.ts'

vi.mock('../content/index.ts', async (load) => ({ ...(await load<object>()), ...(await import('./draft-rows.ts')) }))

describe('14 damage, wounds, stances and Unleash', () => {
  it('PR-14.1 a source of damage can be doubled, then goes to the stance card', () => {
    const t = table({ vulnerable: true, hunters: [dareon({ hand: ['DA-01', 'DA-08'] }), mirah(), thoreg()] })
    play(t, 'DA-01').choose({ do: 'double' })
    expect([t.state.damage, happened(t, 'dealt')[0]]).toMatchObject([8, { doubled: true }])
  })

  it('PR-14.2 each threshold of T × H takes one health', () => {
    const t = table({ damage: 2, hunters: [dareon({ hand: ['DA-01', 'DA-08'] })] })
    play(t, 'DA-01')
    // Threshold 3 with one hunter: 6 damage are two wounds.
    expect([t.state.health, t.state.damage]).toEqual([8, 0])
  })

  it('PR-14.3 what is left stays, also across a stance change', () => {
    const t = table({ health: 8, damage: 2, hunters: [thoreg({ hand: ['TH-01', 'TH-10'] })] })
    play(t, 'TH-01')
    // 7 − 3 = 4; the next threshold is 4: health 6, nothing left.
    expect([t.state.health, t.state.damage, t.state.stance]).toEqual([6, 0, 1])
  })

  it('PR-14.4 at its progression value the next stance replaces the old at once', () => {
    const t = table({ health: 8, damage: 5, hunters: [dareon({ hand: ['DA-01', 'DA-08'] }), mirah()] })
    play(t, 'DA-01')
    expect([t.state.stance, t.view(0).monster.toughness, t.view(0).monster.hits, t.state.struggle]).toEqual([1, 4, 2, 2])
    expect(t.view(0).sectors.map((sector) => sector.exposed)).toEqual([true, true, false, true])
  })

  it('PR-14.5 at health 0 the hunters win, and nothing further resolves', () => {
    const t = table({
      stance: 3,
      health: 1,
      damage: 9,
      slots: ['VX-B02', 'VX-B08', 'VX-B10'],
      hunters: [dareon({ hand: ['DA-01', 'DA-08'] }), mirah()],
    })
    play(t, 'DA-01')
    expect([t.outcome?.reason, happened(t, 'revealed').length]).toEqual(['slain', 0])
  })

  it('PR-14.6 nothing reduces damage to the monster but what says so', () => {
    const dealt = (parts: Parameters<typeof dareon>[0], more: Partial<Parameters<typeof table>[0]> = {}) => {
      const t = table({ terrain: {}, ...more, hunters: [dareon({ ...parts, hand: ['DA-01', 'DA-08'] }), mirah(), thoreg()] })
      play(t, 'DA-01')
      return t.state.damage
    }
    expect([dealt({ sector: 'south' }), dealt({ sector: 'north' })]).toEqual([4, 4])
    expect(dealt({ threatened: true, strain: 2, damage: 9 })).toBe(4)
    const grounds = ['rock', 'water', 'sand', 'fog', 'baethanis', 'synaerea'] as const
    expect(grounds.map((ground) => dealt({}, { terrain: { south: [ground] } }))).toEqual(grounds.map(() => 4))
    const states = [{ rage: 2 }, { confused: 2 }, { stunned: 1 }, { struggle: 5 }, { weakened: 1 }, { cracked: true }, { round: 10 }]
    expect(states.map((state) => dealt({}, state))).toEqual(states.map(() => 4))
    const perils = ['VX-P1', 'VX-P2', 'VX-P4', 'VX-P5'] as const
    expect(perils.map((peril) => dealt({}, { perils: [peril] }))).toEqual(perils.map(() => 4))
    // One that says so: Stone Hide.
    expect(dealt({}, { monster: 'toramat', cracked: true, perils: ['TM-P3'] })).toBe(5)
    expect(dealt({}, { monster: 'toramat', cracked: true })).toBe(7)
  })

  it('PR-14.7 damage at or above the maximum is a KO', () => {
    const at = (damage: number) => {
      const t = table({ stage: 'attrition', attrition: [3], hunters: [dareon({ damage }), mirah()] })
      skipTo(t, (g) => g.active === 1)
      return hunter(t).standing
    }
    expect([at(9), at(10)]).toEqual(['standing', 'red'])
  })

  it('PR-14.8 M is read when it is suffered', () => {
    const t = table({ slots: ['VX-B10', 'VX-B08', 'VX-B15'], struggle: 2, hunters: [dareon({ hand: ['DA-05', 'DA-01'] }), mirah()] })
    play(t, 'DA-05')
    // The effect rages first, so the boost's hit is 2.
    expect(hunter(t).damage).toBe(2)
  })

  it('PR-14.9 SHIELD first, then armor, then Rock; a prevented hit offers no Resilience', () => {
    const shielded = table({
      stage: 'attrition',
      attrition: [3],
      terrain: { south: ['rock'] },
      hunters: [mirah({ shield: true, hand: ['MI-08'] }), dareon()],
    })
    expect([hunter(shielded).shield, hunter(shielded).damage, happened(shielded, 'prevented')[0]?.by]).toEqual([false, 0, 'shield'])
    const both = table({
      stage: 'attrition',
      attrition: [3],
      terrain: { south: ['rock'] },
      hunters: [mirah({ hand: ['MI-08'] }), dareon()],
    })
    expect(both).toBeAsked(0, 'armor')
    both.choose({ do: 'suffer' })
    expect(both).toBeAsked(0, 'rock')
    both.choose({ do: 'remove-rock' })
    expect(hunter(both).damage).toBe(0)
    const ljonarShielded = table({ stage: 'attrition', attrition: [3], aggro: 0, hunters: [ljonar({ hand: ['LJ-09'] }), dareon()] })
    ljonarShielded.choose({ do: 'prevent' })
    expect([hunter(ljonarShielded).damage, happened(ljonarShielded, 'shown').length]).toEqual([0, 0])
  })

  it('PR-14.10 Unleash: everybody who stands suffers M, then struggle is 1 a hunter', () => {
    const t = table({
      stage: 'upkeep',
      active: -1,
      round: 1,
      struggle: 9,
      firstPlayer: 1,
      stance: 2,
      hunters: [dareon(), mirah(), thoreg({ standing: 'red' })],
    })
    expect([hunter(t, 0).damage, hunter(t, 1).damage, t.state.struggle]).toEqual([2, 2, 3])
    expect(happened(t, 'suffered').map((event) => event.hunter)).toEqual([1, 0])
  })

  it('PR-14.11 three a hunter is enough', () => {
    const unleashed = (struggle: number) =>
      happened(table({ stage: 'upkeep', active: -1, round: 1, struggle, hunters: [dareon(), mirah()] }), 'unleashed').length
    expect([unleashed(3), unleashed(4), unleashed(5)]).toEqual([0, 1, 1])
  })
})

describe('15 empty decks', () => {
  it('PR-15.1 the last card leaving a deck costs L, then the discard pile is the deck', () => {
    const t = table({
      monster: 'korowon',
      hunters: [dareon({ stamina: 1, hand: ['DA-08', 'DA-10'], sequence: ['DA-01'], deck: ['DA-12'], rest: 'discard' }), mirah()],
    })
    play(t, 'DA-10')
    expect([hunter(t).damage, handOf(t), hunter(t).discard.length, hunter(t).deck.length]).toEqual([3, ['DA-08', 'DA-12'], 0, 20])
  })

  it('PR-15.2 a KO by fatigue stops the draw', () => {
    const t = table({ hunters: [thoreg({ damage: 11, hand: ['TH-12', 'TH-01'], deck: ['TH-10'], rest: 'discard' }), mirah()] })
    play(t, 'TH-12').choose({ do: 'deplete', piece: 'helm' })
    expect([hunter(t).standing, handOf(t)]).toEqual(['red', []])
  })

  it('PR-15.3 an empty discard pile leaves the deck empty, without more fatigue', () => {
    const rest = [
      'TH-01',
      'TH-01',
      'TH-01',
      'TH-02',
      'TH-02',
      'TH-03',
      'TH-03',
      'TH-04',
      'TH-04',
      'TH-05',
      'TH-05',
      'TH-06',
      'TH-06',
      'TH-07',
      'TH-07',
      'TH-08',
      'TH-08',
      'TH-09',
      'TH-10',
      'TH-10',
      'TH-11',
      'TH-11',
    ] as const
    const t = table({ hunters: [thoreg({ hand: ['TH-12', ...rest], deck: ['TH-10'] }), mirah()] })
    play(t, 'TH-12')
    expect([hunter(t).damage, hunter(t).deck.length, happened(t, 'fatigued').length]).toEqual([1, 0, 1])
    play(t, 'TH-08')
    payWith(t, 0, 'TH-01')
    t.choose({ do: 'no' })
    // The discarded payment is shuffled in without fatigue and drawn, which empties the deck once more.
    expect(happened(t, 'drew').map((event) => event.is)).toEqual(['TH-10', 'TH-01'])
    expect(happened(t, 'fatigued').length).toBe(2)
  })

  it('PR-15.4 hand and sequence are not shuffled in', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-08', 'DA-10'], sequence: ['DA-01'], deck: ['DA-12'], rest: 'discard' }), mirah()] })
    play(t, 'DA-10')
    expect([hunter(t).sequence.length, handOf(t)]).toEqual([2, ['DA-08', 'DA-12']])
  })

  it('PR-15.5 the last behavior leaving the deck adds 1 struggle, not 1 a hunter', () => {
    const t = table({
      difficulty: 'elder',
      slots: ['VX-B10', 'VX-B08', 'VX-B15'],
      behaviorDeck: ['VX-B13'],
      behaviorDiscard: ['VX-B06', 'VX-B07', 'VX-B11', 'VX-B09', 'VX-B12', 'VX-B14'],
      hunters: [dareon({ item: 'IT-3', hand: ['DA-08'] }), mirah(), thoreg()],
    })
    t.choose({ do: 'use', ability: 'item' }).choose({ do: 'slot', slot: 0 })
    expect([t.state.struggle, happened(t, 'escalated').length, t.state.behaviorDeck.length]).toEqual([1, 1, 7])
  })

  it('PR-15.6 cards in slots stay out of that shuffle, cards just discarded are in', () => {
    const t = table({
      difficulty: 'elder',
      slots: ['VX-B10', 'VX-B08', 'VX-B15'],
      behaviorDeck: ['VX-B13'],
      behaviorDiscard: ['VX-B06', 'VX-B07', 'VX-B11', 'VX-B09', 'VX-B12', 'VX-B14'],
      hunters: [dareon({ item: 'IT-3', hand: ['DA-08'] }), mirah(), thoreg()],
    })
    t.choose({ do: 'use', ability: 'item' }).choose({ do: 'slot', slot: 0 })
    expect([slotsOf(t), behaviorDiscardOf(t)]).toEqual([['VX-B13', 'VX-B08', 'VX-B15'], []])
    expect(t.state.behaviorDeck).toContain(9)
  })
})
