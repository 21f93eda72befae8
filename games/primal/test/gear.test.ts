import { describe, expect, it } from 'vitest'
import { USED_ARMOR, USED_WEAPON } from '../rules/state.ts'
import { TEXT_PARRY } from '../rules/texts.ts'
import { dealt, playing } from './playing.ts'
import { dareon, facing, handOf, happened, held, hunter, ljonar, mirah, payWith, play, skipTo, table, thoreg } from './table.ts'

describe('gear and masteries', () => {
  it('MI-W Thornwood Great Bow: once per turn a Stealth card recycles', () => {
    const t = table({ hunters: [mirah({ hand: ['MI-08', 'MI-08', 'MI-12'], deck: ['MI-01'] }), dareon()] })
    play(t, 'MI-08')
      .choose({ do: 'text', text: 8 })
      .choose({ do: 'yes' })
      .choose({ do: 'discard', card: held(t, 0, 'MI-12') })
    expect(handOf(t)).toContain('MI-01')
    play(t, 'MI-08')
    expect(t).toBeAsked(0, 'action')
    // Declined, or with no card to discard, it may still be used for the next Stealth card.
    const declined = table({ hunters: [mirah({ hand: ['MI-08', 'MI-08', 'MI-12'] }), dareon()] })
    play(declined, 'MI-08').choose({ do: 'text', text: 8 }).choose({ do: 'no' })
    play(declined, 'MI-08').choose({ do: 'text', text: 8 })
    expect(declined).toBeAsked(0, 'recycle')
    const emptyHand = table({ hunters: [mirah({ hand: ['MI-08'] }), dareon()] })
    play(emptyHand, 'MI-08').choose({ do: 'text', text: 8 })
    expect(hunter(emptyHand).usedTurn & USED_WEAPON).toBe(0)
  })

  it('MI-A Tracker’s Leathers: once per round a Dodge prevents attrition damage', () => {
    const t = table({ stage: 'attrition', attrition: [3], hunters: [mirah({ hand: ['MI-10'] }), dareon()] })
    t.choose({ do: 'prevent' })
    expect([hunter(t).damage, happened(t, 'prevented')[0]?.by, t.view(0).hunters[0]?.armorUsed]).toEqual([0, 'armor', true])
    const used = table({ stage: 'attrition', attrition: [3], hunters: [mirah({ usedRound: 2, hand: ['MI-10'] }), dareon()] })
    expect(hunter(used).damage).toBe(1)
    // A hit is no attrition damage.
    const hit = table({
      slots: ['VX-B06', 'VX-B08', 'VX-B10'],
      hunters: [mirah({ hand: ['MI-01', 'MI-10'], deck: ['MI-01', 'MI-05'] }), dareon()],
    })
    play(hit, 'MI-01')
    expect([hunter(hit).damage, handOf(hit)]).toEqual([1, ['MI-10']])
  })

  it('MI-H Hawk Hood: SCRY once per round', () => {
    const t = table({ attrition: [3, 0], hunters: [mirah({ hand: ['MI-12'] }), dareon()] })
    t.choose({ do: 'use', ability: 'helm' })
    expect(t.decision.about).toEqual({ value: 3, speaker: 'MI-H' })
    t.choose({ do: 'to-discard' })
    expect([t.state.attritionDiscard, t.view(0).monster.attrition.top]).toEqual([[3], null])
    expect(t).not.toOffer({ do: 'use', ability: 'helm' })
  })

  it('MI-M Patient Eye: four Recycles or Volleys focus it; then a Volley counts all but Wounds', () => {
    const t = table({ hunters: [mirah({ counters: 3, hand: ['MI-05', 'MI-12'] }), dareon()] })
    play(t, 'MI-05').choose({ do: 'yes' })
    expect(hunter(t).focused).toBe(true)
    const volley = playing(mirah, 'MI-06', { focused: true, hand: ['MI-12'], deck: ['MI-08', 'WOUND', 'MI-01'] }).choose({ do: 'yes' })
    expect(dealt(volley)).toEqual([2])
  })

  it('DA-W Ashen Greatsword: the third card of a sequence scries', () => {
    const t = table({ attrition: [2], hunters: [dareon({ sequence: ['DA-01', 'DA-08'], hand: ['DA-08', 'DA-10'] })] })
    play(t, 'DA-08')
    expect(t.decision.about).toEqual({ value: 2, speaker: 'DA-W' })
    t.choose({ do: 'leave' })
    play(t, 'DA-10')
    expect(t).toBeAsked(0, 'action')
  })

  it('DA-A Brigand Plate: the first M suffered each round gives stamina', () => {
    const run = (usedRound: number) =>
      hunter(table({ stage: 'attrition', attrition: [3], hunters: [dareon({ usedRound }), mirah({ stamina: 1 })] })).stamina
    expect([run(0), run(2)]).toEqual([1, 0])
    // The first of two hits of one card uses it up.
    const twice = table({
      struggle: 2,
      slots: ['VX-B06', 'VX-B08', 'VX-B10'],
      hunters: [dareon({ hand: ['DA-01', 'DA-08'], deck: ['DA-01', 'DA-02', 'DA-01', 'DA-02'] }), mirah()],
    })
    play(twice, 'DA-01')
    expect([hunter(twice).damage, hunter(twice).stamina, hunter(twice).usedRound]).toEqual([2, 1, USED_ARMOR])
  })

  it('DA-H Snarling Visor: berserk, once per hunt', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-01', 'DA-08'], deck: ['DA-12'] }), mirah()] })
    t.choose({ do: 'use', ability: 'helm' })
    play(t, 'DA-01')
    expect([hunter(t).usedHunt, handOf(t)]).toEqual([4, ['DA-08', 'DA-12']])
  })

  it('DA-M Rising Fury: Attacks after Attacks focus it; then each Attack has L more', () => {
    const t = table({ hunters: [dareon({ counters: 2, sequence: ['DA-01'], hand: ['DA-01', 'DA-08'] }), mirah(), thoreg()] })
    play(t, 'DA-01')
    expect([hunter(t).focused, dealt(t)]).toEqual([true, [5]])
  })

  it('TH-W Basalt Maul: an Attack of printed cost 2 or more calms 1', () => {
    const t = table({ struggle: 3, hunters: [thoreg({ focused: true, hand: ['TH-02', 'TH-08', 'TH-10', 'TH-01'] }), mirah(), dareon()] })
    play(t, 'TH-01')
    expect(t.state.struggle).toBe(3)
    play(t, 'TH-02')
    payWith(t, 0, 'TH-10')
    expect(t.state.struggle).toBe(2)
  })

  it('TH-A Quarry Harness: at most 2 strain', () => {
    const t = playing(thoreg, 'TH-12', { strain: 2, hand: ['TH-10'] })
    expect([hunter(t).strain, hunter(t).counters]).toEqual([2, 0])
  })

  it('TH-H Ram-Horn Helm: a strain for stamina, once per round', () => {
    const t = table({ hunters: [thoreg({ hand: ['TH-10'] })] })
    t.choose({ do: 'use', ability: 'helm' })
    expect([hunter(t).strain, hunter(t).stamina, hunter(t).counters]).toEqual([1, 1, 1])
    expect(t).not.toOffer({ do: 'use' })
  })

  it('TH-M Unyielding Weight: strain, Stun and Confuse focus it; then heavy Attacks cost 1 less', () => {
    const t = playing(thoreg, 'TH-04', { counters: 2, hand: ['TH-02', 'TH-10'] }).choose({ do: 'sector', sector: 2 })
    expect([hunter(t).focused, t.view(0).hunters[0]?.hand.map((card) => card.cost)]).toEqual([true, [1, 0]])
  })

  it('LJ-W Oathkeeper Set: the first Attack each turn has L more while you hold aggro', () => {
    const t = table({ aggro: 0, hunters: [ljonar({ hand: ['LJ-02', 'LJ-02', 'LJ-09'] }), mirah(), dareon(), thoreg()] })
    play(t, 'LJ-02')
    play(t, 'LJ-02')
    expect(dealt(t)).toEqual([5, 4])
    // The Attacks of the turn before do not count.
    const next = table({
      stage: 'turnStart',
      active: -1,
      aggro: 0,
      hunters: [ljonar({ attacks: 2, hand: ['LJ-02', 'LJ-09'] }), mirah(), dareon(), thoreg()],
    })
    next.choose({ do: 'stay' })
    play(next, 'LJ-02')
    expect(dealt(next)).toEqual([5])
  })

  it('LJ-A Wall-Guard Mail: once per round, with aggro, L less', () => {
    const t = table({
      monster: 'toramat',
      rage: 1,
      stage: 'attrition',
      attrition: [3],
      aggro: 0,
      hunters: [ljonar(), mirah({ stamina: 1 })],
    })
    t.choose({ do: 'prevent' })
    expect([hunter(t).damage, t.view(0).hunters[0]?.armorUsed]).toEqual([1, true])
    const without = table({ stage: 'attrition', attrition: [3], aggro: 1, hunters: [ljonar(), mirah({ stamina: 1 })] })
    expect(hunter(without).damage).toBe(1)
  })

  it('LJ-H Crested Sallet: take aggro and turn the monster', () => {
    const t = table({ aggro: 1, hunters: [ljonar({ sector: 'east', hand: ['LJ-09'] }), mirah()] })
    t.choose({ do: 'use', ability: 'helm' })
    expect([t.state.aggro, facing(t)]).toEqual([0, 'east'])
  })

  it('LJ-M Living Wall: attrition withstood with aggro focuses it; then the first Parry heals L', () => {
    const t = table({ stage: 'attrition', attrition: [0], aggro: 0, hunters: [ljonar({ counters: 2 }), mirah({ stamina: 1 })] })
    expect(hunter(t).focused).toBe(true)
    const without = table({ stage: 'attrition', attrition: [0], aggro: 1, hunters: [ljonar({ counters: 2 }), mirah({ stamina: 1 })] })
    expect(hunter(without).focused).toBe(false)
    const worn = table({
      stage: 'attrition',
      attrition: [3],
      aggro: 0,
      hunters: [ljonar({ usedRound: 2, counters: 2 }), mirah({ stamina: 1 })],
    })
    expect(hunter(worn).focused).toBe(false)
    const heals = table({
      hunters: [ljonar({ focused: true, hand: ['LJ-09', 'LJ-09', 'LJ-07'] }), mirah({ damage: 3 }), dareon({ sector: 'north' })],
    })
    play(heals, 'LJ-09')
    expect(heals.decision.options.length).toBe(2)
    heals.choose({ do: 'choose', hunter: 1 })
    play(heals, 'LJ-09')
    expect([hunter(heals, 1).damage, TEXT_PARRY]).toEqual([2, 10])
    skipTo(heals, (g) => g.active === 1)
  })
})
