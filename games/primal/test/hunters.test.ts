import { describe, expect, it } from 'vitest'
import type { CardId } from '../content/index.ts'
import { TEXT_PARRY } from '../rules/texts.ts'
import {
  dareon,
  facing,
  type HunterParts,
  type HuntTable,
  handOf,
  happened,
  held,
  hunter,
  ljonar,
  mirah,
  payWith,
  play,
  sectorOf,
  skipTo,
  type TableLiteral,
  table,
  thoreg,
} from './table.ts'

type Parts = HunterParts['parts']

/** One card played from hand beside a spare card, with a stamina token for its cost; three others keep the threshold high. */
function playing(make: (parts: Parts) => HunterParts, id: CardId, parts: Parts = {}, more: Partial<TableLiteral> = {}): HuntTable {
  const others = [mirah(), dareon(), thoreg(), ljonar()].filter((other) => other.id !== make({}).id)
  const t = table({
    struggle: 4,
    hunters: [make({ stamina: 1, ...parts, hand: [id, ...(parts.hand ?? [])] }), ...others.slice(0, 2)],
    ...more,
  })
  play(t, id)
  if (t.match.first?.prompt === 'pay') t.choose({ do: 'payStamina' })
  return t
}

const dealt = (t: HuntTable) => happened(t, 'dealt').map((event) => event.amount)

describe('Mirah’s cards', () => {
  it('MI-01 Snap Shot deals W', () => expect(dealt(playing(mirah, 'MI-01', { hand: ['MI-12'] }))).toEqual([3]))

  it('MI-02 Hushed Arrow: L more, and L more when paid with a Dodge', () => {
    const t = playing(mirah, 'MI-02', { usedTurn: 1, hand: ['MI-12'] })
    expect(dealt(t)).toEqual([4])
    const paid = table({ hunters: [mirah({ usedTurn: 1, hand: ['MI-02', 'MI-08', 'MI-12'] }), dareon()] })
    play(paid, 'MI-02')
    payWith(paid, 0, 'MI-08')
    expect(dealt(paid)).toEqual([5])
  })

  it('MI-03 Piercing Draw: 3L more', () => {
    const t = table({ hunters: [mirah({ hand: ['MI-03', 'MI-07', 'MI-12'] }), dareon(), thoreg()] })
    play(t, 'MI-03')
    payWith(t, 0, 'MI-07')
    expect(dealt(t)).toEqual([6])
  })

  it('MI-04 Rain of Shafts: aggro, Volley 4, then W', () => {
    const t = table({
      aggro: 1,
      hunters: [mirah({ stamina: 1, hand: ['MI-04', 'MI-07', 'MI-12'], deck: ['MI-01', 'MI-01', 'MI-08', 'MI-05'] }), dareon(), thoreg()],
    })
    play(t, 'MI-04').choose({ do: 'payStamina' })
    payWith(t, 0, 'MI-07')
    t.choose({ do: 'yes' })
    expect([t.state.aggro, dealt(t)]).toEqual([0, [3, 3]])
  })

  it('MI-05 Quick Nock: Recycle 1, and 1 struggle less', () => {
    const t = playing(mirah, 'MI-05', { hand: ['MI-12'], deck: ['MI-03'] }).choose({ do: 'yes' })
    expect([handOf(t), t.state.struggle, hunter(t).counters]).toEqual([['MI-03'], 3, 1])
  })

  it('MI-06 Arrow Storm: Volley 3', () => {
    const t = playing(mirah, 'MI-06', { hand: ['MI-12'], deck: ['MI-01', 'MI-01', 'MI-08'] }).choose({ do: 'yes' })
    expect([dealt(t), t.state.struggle]).toEqual([[2], 3])
  })

  it('MI-07 Flash Powder: Blind', () => {
    const t = playing(mirah, 'MI-07', { usedTurn: 1, hand: ['MI-12'] }, { perils: ['VX-P1'] })
    expect(t.view(0).monster.blinded).toBe('VX-P1')
  })

  it('MI-08 Vanish: no longer threatened', () => {
    const t = playing(mirah, 'MI-08', { usedTurn: 1, threatened: true, hand: ['MI-12'] })
    expect(hunter(t).threatened).toBe(false)
  })

  it('MI-09 Sidestep: after an Attack you may move', () => {
    const t = playing(mirah, 'MI-09', { sequence: ['MI-01'], hand: ['MI-12'] })
      .choose({ do: 'yes' })
      .choose({ do: 'sector', sector: 3 })
    expect(sectorOf(t)).toBe('west')
    expect(playing(mirah, 'MI-09', { sequence: ['MI-05'], hand: ['MI-12'] })).toBeAsked(0, 'action')
  })

  it('MI-10 Tumbling Shot deals 2L', () => expect(dealt(playing(mirah, 'MI-10', { hand: ['MI-12'] }))).toEqual([2]))

  it('MI-11 Watchful Crouch: each later Maneuver recycles', () => {
    const t = table({
      hunters: [
        mirah({ sequence: ['MI-11'], stamina: 1, hand: ['MI-06', 'MI-05', 'MI-12'], deck: ['MI-01', 'MI-03', 'MI-08'] }),
        dareon(),
        thoreg(),
      ],
    })
    play(t, 'MI-06').choose({ do: 'payStamina' })
    expect(t).toBeAsked(0, 'text')
    t.choose({ do: 'text', text: 0 }).choose({ do: 'no' })
    expect(t).toBeAsked(0, 'recycle')
    t.choose({ do: 'yes' }).choose({ do: 'discard', card: held(t, 0, 'MI-12') })
    expect(handOf(t)).toEqual(['MI-01', 'MI-05'])
  })

  it('MI-12 Bow Guard defends', () =>
    expect([dealt(playing(mirah, 'MI-12', { hand: ['MI-08'] })), playing(mirah, 'MI-12', { hand: ['MI-08'] }).state.struggle]).toEqual([
      [],
      4,
    ]))

  it('MI-13 Brace and Breathe draws 1', () => {
    expect(handOf(playing(mirah, 'MI-13', { hand: ['MI-12'], deck: ['MI-01'] }))).toEqual(['MI-01', 'MI-12'])
  })
})

describe('Dareon’s cards', () => {
  it('DA-01 Rising Cut deals W', () => expect(dealt(playing(dareon, 'DA-01', { hand: ['DA-08'] }))).toEqual([4]))

  it('DA-02 Heavy Cleave: aggro, L more', () => {
    const t = playing(dareon, 'DA-02', { hand: ['DA-08'] }, { aggro: 1 })
    expect([t.state.aggro, dealt(t)]).toEqual([0, [5]])
  })

  it('DA-03 Skullsplitter: aggro, Finisher, 2L more, and 2L when focused', () => {
    const run = (focused: boolean) => {
      const t = table({
        aggro: 1,
        attrition: [0],
        hunters: [dareon({ focused, hand: ['DA-03', 'DA-10', 'DA-08'] }), mirah({ stamina: 1 }), thoreg()],
      })
      play(t, 'DA-03')
      payWith(t, 0, 'DA-10')
      return [t.state.active, t.state.aggro, dealt(t)[0]]
    }
    expect([run(false), run(true)]).toEqual([
      [1, 0, 6],
      [1, 0, 9],
    ])
  })

  it('DA-04 Reckless Arc: 2L more after an Attack', () => {
    expect([
      dealt(playing(dareon, 'DA-04', { sequence: ['DA-01'], hand: ['DA-08'] })),
      dealt(playing(dareon, 'DA-04', { sequence: ['DA-05'], hand: ['DA-08'] })),
    ]).toEqual([[6], [4]])
  })

  it('DA-05 War Cry: aggro and Berserker', () => {
    const t = playing(dareon, 'DA-05', { hand: ['DA-08'] }, { aggro: 1 })
    expect([t.state.aggro, hunter(t).berserk, t.state.struggle]).toEqual([0, true, 3])
  })

  it('DA-06 Find the Gap: Vulnerable', () => expect(playing(dareon, 'DA-06', { hand: ['DA-08'] }).state.vulnerable).toBe(true))

  it('DA-07 Shoulder In: you may move; as the first card 1 struggle less', () => {
    const t = playing(dareon, 'DA-07', { hand: ['DA-08'] })
      .choose({ do: 'yes' })
      .choose({ do: 'sector', sector: 1 })
    expect([sectorOf(t), t.state.struggle]).toEqual(['east', 2])
  })

  it('DA-08 Roll Through helps others', () => {
    const t = table({ hunters: [mirah({ hand: ['MI-12'] }), dareon({ hand: ['DA-08'] })] })
    t.choose(1, { do: 'assist', card: held(t, 1, 'DA-08') })
    expect(handOf(t).length).toBe(2)
  })

  it('DA-09 Slip Step: if you moved, draw', () => {
    const moved = playing(dareon, 'DA-09', { hand: ['DA-08'] })
      .choose({ do: 'yes' })
      .choose({ do: 'sector', sector: 1 })
    expect([sectorOf(moved), handOf(moved).length]).toEqual(['east', 2])
    expect(handOf(playing(dareon, 'DA-09', { hand: ['DA-08'] }).choose({ do: 'no' })).length).toBe(1)
  })

  it('DA-10 Low Duck: after an Attack draw', () => {
    expect([
      handOf(playing(dareon, 'DA-10', { sequence: ['DA-01'], hand: ['DA-08'] })).length,
      handOf(playing(dareon, 'DA-10', { hand: ['DA-08'] })).length,
    ]).toEqual([2, 1])
  })

  it('DA-11 Answering Guard: the first Attack after it draws', () => {
    const t = table({
      hunters: [dareon({ sequence: ['DA-11'], hand: ['DA-01', 'DA-01', 'DA-08'], deck: ['DA-12', 'DA-14'] }), mirah(), thoreg()],
    })
    play(t, 'DA-01')
    play(t, 'DA-01').choose({ do: 'leave' })
    expect(handOf(t)).toEqual(['DA-08', 'DA-12'])
  })

  it('DA-12 Iron Stance: GUARD 1', () => expect(hunter(playing(dareon, 'DA-12', { hand: ['DA-08'] })).guard).toBe(1))

  it('DA-13 Blood Price: Berserker; suffer L to draw', () => {
    const t = playing(dareon, 'DA-13', { hand: ['DA-08'] }).choose({ do: 'yes' })
    expect([hunter(t).berserk, hunter(t).damage, handOf(t).length]).toEqual([true, 1, 2])
  })

  it('DA-14 Flat of the Blade: Resilience and Assist', () => {
    const t = table({ stage: 'attrition', attrition: [3], hunters: [dareon({ hand: ['DA-14'], deck: ['DA-01'] }), mirah()] })
    t.choose({ do: 'reveal', card: held(t, 0, 'DA-14') })
    expect(happened(t, 'drew')[0]).toMatchObject({ is: 'DA-01' })
    const help = table({ hunters: [mirah({ hand: ['MI-12'] }), dareon({ hand: ['DA-14'] })] })
    expect(help.at(1)).toOffer({ do: 'assist', card: held(help, 1, 'DA-14') })
  })
})

describe('Thoreg’s cards', () => {
  it('TH-01 Hammer Swing deals W', () => expect(dealt(playing(thoreg, 'TH-01', { hand: ['TH-10'] }))).toEqual([5]))

  it('TH-02 Crushing Blow: aggro, 3L more, a strain', () => {
    const t = table({ aggro: 1, hunters: [thoreg({ hand: ['TH-02', 'TH-08', 'TH-10'] }), mirah(), dareon()] })
    play(t, 'TH-02')
    payWith(t, 0, 'TH-08')
    expect([t.state.aggro, dealt(t), hunter(t).strain, hunter(t).counters]).toEqual([0, [8], 1, 1])
  })

  it('TH-03 Skull Ringer: aggro, Stun', () => {
    const t = table({ aggro: 1, hunters: [thoreg({ stamina: 1, hand: ['TH-03', 'TH-08', 'TH-10'] }), mirah(), dareon()] })
    play(t, 'TH-03').choose({ do: 'payStamina' })
    payWith(t, 0, 'TH-08')
    t.choose({ do: 'slot', slot: 2 }).choose({ do: 'choose', hunter: 2 })
    expect([t.state.aggro, t.state.stunned, hunter(t).counters, dealt(t)]).toEqual([0, 2, 1, [5]])
  })

  it('TH-04 Ground Shaker: Confuse', () => {
    const t = playing(thoreg, 'TH-04', { hand: ['TH-10'] }).choose({ do: 'sector', sector: 3 })
    expect([t.state.confused, facing(t), hunter(t).counters]).toEqual([2, 'west', 1])
  })

  it('TH-05 Heave Aside: Recycle 1', () => {
    expect(handOf(playing(thoreg, 'TH-05', { hand: ['TH-10'], deck: ['TH-02'] }).choose({ do: 'yes' }))).toEqual(['TH-02'])
  })

  it('TH-06 Breaker’s Rhythm: Stealth, 2 struggle less in all', () => {
    const t = playing(thoreg, 'TH-06', { hand: ['TH-10'] }, { slots: ['VX-B03', 'VX-B08', 'VX-B10'] })
    expect([t.state.struggle, happened(t, 'revealed')]).toEqual([2, []])
  })

  it('TH-07 Low Sweep: Stealth', () =>
    expect(happened(playing(thoreg, 'TH-07', { hand: ['TH-10'] }, { slots: ['VX-B01', 'VX-B08', 'VX-B10'] }), 'revealed')).toEqual([]))

  it('TH-08 Lumbering Dodge: you may move; draw either way', () => {
    expect(handOf(playing(thoreg, 'TH-08', { hand: ['TH-10'] }).choose({ do: 'no' })).length).toBe(2)
    const t = playing(thoreg, 'TH-08', { hand: ['TH-10'] })
      .choose({ do: 'yes' })
      .choose({ do: 'sector', sector: 1 })
    expect([sectorOf(t), handOf(t).length]).toEqual(['east', 2])
  })

  it('TH-09 Second Wind: all strain goes; if there was any, draw', () => {
    const t = playing(thoreg, 'TH-09', { strain: 2, hand: ['TH-10'] })
    expect([hunter(t).strain, handOf(t).length]).toEqual([0, 2])
    expect(handOf(playing(thoreg, 'TH-09', { hand: ['TH-10'] })).length).toBe(1)
  })

  it('TH-10 Haft Block defends', () =>
    expect(
      playing(thoreg, 'TH-10', { hand: ['TH-01'] })
        .view(0)
        .hunters[0]?.sequence.map((card) => card.is),
    ).toEqual(['TH-10']))

  it('TH-11 Anchor: GUARD 1', () => expect(hunter(playing(thoreg, 'TH-11', { hand: ['TH-10'] })).guard).toBe(1))

  it('TH-12 Overextend: a strain, draw 2', () => {
    const t = playing(thoreg, 'TH-12', { hand: ['TH-10'] })
    expect([hunter(t).strain, handOf(t).length]).toEqual([1, 3])
  })
})

describe('Ljonar’s cards', () => {
  it('LJ-01 Shield Bash: 3L more after a Parry', () => {
    expect([
      dealt(playing(ljonar, 'LJ-01', { sequence: ['LJ-09'], hand: ['LJ-07'] }, { aggro: 1 })),
      dealt(playing(ljonar, 'LJ-01', { hand: ['LJ-07'] }, { aggro: 1 })),
    ]).toEqual([[7], [4]])
  })

  it('LJ-02 Short Thrust deals W', () => expect(dealt(playing(ljonar, 'LJ-02', { hand: ['LJ-07'] }, { aggro: 1 }))).toEqual([4]))

  it('LJ-03 Judgement Stroke: aggro, Vulnerable before its own damage', () => {
    const t = table({ aggro: 1, hunters: [ljonar({ hand: ['LJ-03', 'LJ-12', 'LJ-07'] }), mirah(), dareon()] })
    play(t, 'LJ-03')
    payWith(t, 0, 'LJ-12')
    expect(t.decision.about).toEqual({ amount: 5 })
    t.choose({ do: 'double' })
    expect([t.state.aggro, dealt(t)]).toEqual([0, [10]])
  })

  it('LJ-04 Banner Call: another hunter draws', () => {
    const t = playing(ljonar, 'LJ-04', { hand: ['LJ-07'] })
    expect(t).toOfferExactly([
      { do: 'choose', hunter: 1 },
      { do: 'choose', hunter: 2 },
    ])
    t.choose({ do: 'choose', hunter: 2 })
    expect([handOf(t, 2).length, handOf(t).length]).toEqual([1, 1])
  })

  it('LJ-05 Rattle the Beast: Confuse', () => {
    const t = playing(ljonar, 'LJ-05', { hand: ['LJ-07'] }).choose({ do: 'sector', sector: 0 })
    expect([t.state.confused, facing(t)]).toEqual([2, 'north'])
  })

  it('LJ-06 Expose Flank: Vulnerable', () => expect(playing(ljonar, 'LJ-06', { hand: ['LJ-07'] }).state.vulnerable).toBe(true))

  it('LJ-07 Giving Ground: you may move', () => {
    expect(
      sectorOf(
        playing(ljonar, 'LJ-07', { hand: ['LJ-09'] })
          .choose({ do: 'yes' })
          .choose({ do: 'sector', sector: 3 }),
      ),
    ).toBe('west')
  })

  it('LJ-08 Cover Ally: one hunter is steadied, then you draw', () => {
    const t = table({ hunters: [ljonar({ stamina: 1, hand: ['LJ-08', 'LJ-09'] }), mirah({ threatened: true, sector: 'north' })] })
    play(t, 'LJ-08').choose({ do: 'payStamina' }).choose({ do: 'choose', hunter: 1 })
    expect([hunter(t, 1).threatened, handOf(t).length]).toEqual([false, 2])
  })

  it('LJ-09 Tower Guard: Resilience', () => {
    const t = table({ stage: 'attrition', attrition: [3], aggro: 1, hunters: [ljonar({ hand: ['LJ-09'] }), mirah()] })
    expect(t).toBeAsked(0, 'resilience')
  })

  it('LJ-10 Locked Shield: GUARD 1; focused: stamina', () => {
    const t = playing(ljonar, 'LJ-10', { hand: ['LJ-09'] })
    expect([hunter(t).guard, hunter(t).stamina]).toEqual([1, 0])
    const focused = playing(ljonar, 'LJ-10', { focused: true, usedTurn: 16, hand: ['LJ-09'] })
    expect([hunter(focused).guard, hunter(focused).stamina]).toEqual([1, 1])
  })

  it('LJ-11 Riposte: each later Attack has 2L more', () => {
    const t = table({
      aggro: 1,
      hunters: [ljonar({ sequence: ['LJ-11'], hand: ['LJ-02', 'LJ-02', 'LJ-09'] }), mirah(), dareon(), thoreg()],
    })
    play(t, 'LJ-02')
    play(t, 'LJ-02')
    expect(dealt(t)).toEqual([6, 6])
  })

  it('LJ-12 Bulwark Oath: aggro, heal 2L', () => {
    const t = playing(ljonar, 'LJ-12', { damage: 5, hand: ['LJ-09'] }, { aggro: 1 })
    expect([t.state.aggro, hunter(t).damage]).toEqual([0, 3])
  })
})

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
  })

  it('MI-A Tracker’s Leathers: once per round a Dodge prevents attrition damage', () => {
    const t = table({ stage: 'attrition', attrition: [3], hunters: [mirah({ hand: ['MI-10'] }), dareon()] })
    t.choose({ do: 'prevent' })
    expect([hunter(t).damage, happened(t, 'prevented')[0]?.by]).toEqual([0, 'armor'])
    const used = table({ stage: 'attrition', attrition: [3], hunters: [mirah({ usedRound: 2, hand: ['MI-10'] }), dareon()] })
    expect(hunter(used).damage).toBe(1)
  })

  it('MI-H Hawk Hood: SCRY once per round', () => {
    const t = table({ attrition: [3, 0], hunters: [mirah({ hand: ['MI-12'] }), dareon()] })
    t.choose({ do: 'use', ability: 'helm' })
    expect(t.decision.about).toEqual({ value: 3 })
    t.choose({ do: 'toDiscard' })
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
    expect(t.decision.about).toEqual({ value: 2 })
    t.choose({ do: 'leave' })
    play(t, 'DA-10')
    expect(t).toBeAsked(0, 'action')
  })

  it('DA-A Brigand Plate: the first M suffered each round gives stamina', () => {
    const run = (usedRound: number) =>
      hunter(table({ stage: 'attrition', attrition: [3], hunters: [dareon({ usedRound }), mirah({ stamina: 1 })] })).stamina
    expect([run(0), run(2)]).toEqual([1, 0])
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
    expect(hunter(t).damage).toBe(1)
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
