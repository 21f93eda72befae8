import { describe, expect, it } from 'vitest'
import { USED_ASSIST, USED_TAUNT } from '../rules/state.ts'
import {
  dareon,
  facing,
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
  slotsOf,
  table,
  thoreg,
} from './table.ts'

describe('10 aggro, threatened, strain and other states', () => {
  it('PR-10.1 exactly one hunter holds aggro', () => {
    const t = table({ aggro: 1, hunters: [dareon({ hand: ['DA-05', 'DA-08'] }), mirah()] })
    play(t, 'DA-05')
    expect([t.state.aggro, t.view(0).aggro, t.view(1).aggro]).toEqual([0, 0, 0])
    // A hunter who already holds it takes it again silently; one who falls passes it on, and does not get it back on rising.
    const again = table({ aggro: 0, hunters: [dareon({ hand: ['DA-05', 'DA-08'] }), mirah()] })
    play(again, 'DA-05')
    expect([again.state.aggro, happened(again, 'aggro')]).toEqual([0, []])
    const fallen = table({ aggro: 0, stage: 'attrition', attrition: [3, 0], hunters: [dareon({ damage: 10 }), mirah(), thoreg()] })
    fallen.choose({ do: 'deplete', piece: 'helm' })
    skipTo(fallen, (g) => g.round === 4)
    expect(happened(fallen, 'aggro').map((event) => event.hunter)).toEqual([1])
    expect(fallen.state.aggro).toBe(1)
  })

  it('PR-10.2 an aggro card takes aggro and does not turn the monster', () => {
    const t = table({ aggro: 1, hunters: [dareon({ sector: 'east', hand: ['DA-05', 'DA-08'] }), mirah()] })
    play(t, 'DA-05')
    expect([t.state.aggro, facing(t)]).toEqual([0, 'south'])
  })

  it('PR-10.3 the monster turns to the aggro hunter at every end of turn', () => {
    const t = table({ aggro: 0, stage: 'turnEnd', hunters: [dareon({ sector: 'east' }), mirah()] })
    expect(facing(t)).toBe('east')
  })

  it('PR-10.4 threatened comes by staying and goes by moving, STEADY and KO', () => {
    const steady = table({ hunters: [mirah({ threatened: true, hand: ['MI-08', 'MI-12'] })] })
    play(steady, 'MI-08').choose({ do: 'text', text: 0 }).choose({ do: 'no' })
    expect(hunter(steady).threatened).toBe(false)
    const ko = table({ stage: 'attrition', attrition: [3, 3], hunters: [dareon({ threatened: true, damage: 10 }), mirah()] })
    ko.choose({ do: 'deplete', piece: 'armor' })
    expect(hunter(ko).threatened).toBe(false)
  })

  it('PR-10.5 a PUSH is not a MOVE', () => {
    const t = table({
      monster: 'toramat',
      struggle: 1,
      slots: ['TM-B02', 'TM-B07', 'TM-B15'],
      perils: ['TM-P1'],
      terrain: { east: ['sand'], south: ['fog'] },
      hunters: [dareon({ sector: 'east', threatened: true, hand: ['DA-01', 'DA-08'] }), mirah()],
    })
    play(t, 'DA-01')
    expect([sectorOf(t), hunter(t).threatened, hunter(t).strain]).toEqual(['south', true, 0])
    expect(happened(t, 'moved')).toMatchObject([{ pushed: true }])
  })

  it('PR-10.6 what lasts a turn ends with it, what lasts a round with the round', () => {
    const t = table({
      attrition: [0, 0],
      hunters: [dareon({ berserk: true, guard: 1, prime: 2, shield: true, empower: 1 }), mirah({ stamina: 1 })],
    })
    t.choose({ do: 'end' })
    const h = hunter(t)
    expect([h.berserk, h.guard, h.prime, h.shield, h.empower]).toEqual([false, 0, 0, true, 1])
    skipTo(t, (g) => g.round === 3)
    expect([hunter(t).shield, hunter(t).empower]).toEqual([false, 0])
  })

  it('PR-10.7 the deciding hunter: the active one, else the first player, else the next who stands', () => {
    const tie = (firstPlayer: number, standing: 'standing' | 'red') => {
      const t = table({
        stage: 'roundEnd',
        active: -1,
        firstPlayer,
        slots: ['VX-B15', 'VX-B08', 'VX-B10'],
        hunters: [dareon({ sector: 'east', standing }), mirah({ sector: 'north' }), ljonar({ sector: 'west' })],
      })
      t.look()
      return t.match.first?.seat
    }
    expect([tie(0, 'standing'), tie(2, 'standing'), tie(0, 'red')]).toEqual([0, 2, 1])
    const active = table({
      active: 1,
      firstPlayer: 0,
      slots: ['VX-B02', 'VX-B06', 'VX-B15'],
      hunters: [dareon(), mirah({ hand: ['MI-01', 'MI-12'] })],
    })
    play(active, 'MI-01')
    expect(active).toBeAsked(1, 'order')
    // Knocked out by the first of three, the active hunter does not order the other two.
    const fallen = table({
      firstPlayer: 1,
      slots: ['VX-B02', 'VX-B06', 'VX-B12'],
      hunters: [dareon({ damage: 10, sequence: ['DA-05'], hand: ['DA-01', 'DA-08'], deck: ['DA-01', 'DA-02'] }), mirah()],
    })
    play(fallen, 'DA-01').choose({ do: 'entry', at: 1 }).choose({ do: 'deplete', piece: 'helm' })
    expect(fallen).toBeAsked(1, 'order')
  })

  it('PR-10.8 outside any turn the aggro hunter counts as the active one', () => {
    const bonus = (aggro: number) =>
      table({
        monster: 'toramat',
        stance: 3,
        stage: 'roundStart',
        active: -1,
        aggro,
        perils: ['TM-P4'],
        hunters: [dareon({ potions: ['PT-5'], threatened: true }), mirah()],
      }).view(0).monster.attrition.bonus
    expect([bonus(0), bonus(1)]).toEqual([1, 0])
  })
})

describe('11 keywords', () => {
  it('PR-11.1 Assist: discard a card in another’s Action phase, that hunter draws, once a turn', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-08'] }), mirah({ hand: ['MI-05', 'MI-09'] })] })
    t.choose(1, { do: 'assist', card: held(t, 1, 'MI-05') })
    expect([handOf(t).length, handOf(t, 1)]).toEqual([2, ['MI-09']])
    expect(t.at(1)).not.toOffer({ do: 'assist' })
    const moving = table({ stage: 'movement', hunters: [dareon({ stamina: 1, hand: ['DA-08'] }), mirah({ hand: ['MI-05'] })] })
    expect(moving.at(1)).not.toOffer({ do: 'assist' })
  })

  it('PR-11.2 Taunt: the active hunter draws, the taunter takes aggro, the monster turns', () => {
    const t = table({ aggro: 0, hunters: [dareon({ hand: ['DA-08'] }), ljonar({ sector: 'west', hand: ['LJ-10', 'LJ-08'] })] })
    t.choose(1, { do: 'taunt', card: held(t, 1, 'LJ-10') })
    expect([handOf(t).length, t.state.aggro, facing(t)]).toEqual([2, 1, 'west'])
    expect(t.at(1)).not.toOffer({ do: 'taunt' })
  })

  it('PR-11.1 PR-11.2 once per turn of the active hunter: the next turn finds Assist, Taunt and hold fresh', () => {
    const t = table({
      attrition: [0],
      hunters: [
        dareon(),
        mirah({ stamina: 1, hand: ['MI-12'] }),
        ljonar({ usedTurn: USED_ASSIST | USED_TAUNT, hold: true, hand: ['LJ-07', 'LJ-10'] }),
      ],
    })
    expect(t.at(2)).not.toOffer({ do: 'taunt' })
    t.choose({ do: 'end' })
    expect([t.state.active, hunter(t, 2).hold]).toEqual([1, false])
    expect(t.at(2)).toOffer({ do: 'taunt' })
    t.choose(1, { do: 'stay' })
    for (const option of ['assist', 'taunt', 'hold']) expect(t.at(2)).toOffer({ do: option })
  })

  it('PR-11.3 played into a sequence, Assist and Taunt do nothing', () => {
    const t = table({ aggro: 0, hunters: [ljonar({ stamina: 1, hand: ['LJ-10', 'LJ-07', 'LJ-09'] }), mirah({ sector: 'west' })] })
    play(t, 'LJ-10').choose({ do: 'pay-stamina' })
    play(t, 'LJ-07').choose({ do: 'no' })
    expect([handOf(t), handOf(t, 1), facing(t)]).toEqual([['LJ-09'], [], 'south'])
  })

  it('PR-11.4 Berserker: draw 1 with each Attack until the turn ends', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-13', 'DA-01', 'DA-08'], deck: ['DA-12'] }), mirah(), thoreg()] })
    play(t, 'DA-13').choose({ do: 'no' })
    expect(hunter(t).berserk).toBe(true)
    play(t, 'DA-01')
    expect(handOf(t)).toEqual(['DA-08', 'DA-12'])
  })

  it('PR-11.5 the card that starts the state does not draw; starting it again changes nothing', () => {
    const t = table({
      hunters: [dareon({ sequence: ['DA-08'], hand: ['DA-05', 'DA-05', 'DA-08', 'DA-01'], deck: ['DA-12'] }), mirah(), thoreg()],
    })
    play(t, 'DA-05')
    play(t, 'DA-05').choose({ do: 'leave' })
    expect(handOf(t)).toEqual(['DA-01', 'DA-08'])
    play(t, 'DA-01')
    expect(handOf(t).length).toBe(2)
  })

  it('PR-11.6 Blind silences a peril; with a token out, or no peril, nothing happens', () => {
    const t = table({
      stance: 2,
      difficulty: 'elder',
      perils: ['VX-P2', 'VX-P3'],
      hunters: [mirah({ stamina: 1, usedTurn: 1, hand: ['MI-07', 'MI-07', 'MI-12'] }), dareon()],
    })
    play(t, 'MI-07').choose({ do: 'pay-stamina' })
    expect(t).toOfferExactly([
      { do: 'peril', peril: 1 },
      { do: 'peril', peril: 2 },
    ])
    t.choose({ do: 'peril', peril: 2 })
    play(t, 'MI-07')
    expect(t.view(0).monster.blinded).toBe('VX-P3')
    const none = table({ perils: [], hunters: [mirah({ stamina: 1, usedTurn: 1, hand: ['MI-07', 'MI-12'] }), dareon()] })
    play(none, 'MI-07').choose({ do: 'pay-stamina' })
    expect(none.state.blinded).toBe(-1)
  })

  it('A-24 the Blind token is discarded when its peril leaves with the stance', () => {
    const t = table({
      health: 8,
      damage: 11,
      perils: ['VX-P1'],
      blinded: 'VX-P1',
      blindedBy: 1,
      hunters: [dareon({ hand: ['DA-01', 'DA-08'] }), mirah()],
    })
    play(t, 'DA-01')
    expect([t.view(0).monster.stanceNumber, t.view(0).monster.perils, t.view(0).monster.blinded]).toEqual([2, ['VX-P2'], null])
    expect([t.state.blinded, t.state.blindedBy]).toEqual([-1, -1])
  })

  it('PR-11.7 the Blind of a fallen hunter leaves at their next turn slot', () => {
    const t = table({
      stage: 'turnStart',
      active: -1,
      stance: 2,
      perils: ['VX-P2'],
      blinded: 'VX-P2',
      blindedBy: 0,
      hunters: [mirah({ standing: 'red' }), dareon()],
    })
    expect([t.state.blinded, hunter(t).standing]).toEqual([-1, 'black'])
  })

  it('PR-11.8 Confuse: the token, a turn of your choice, and the next boost is paid for nothing', () => {
    const t = table({
      struggle: 3,
      slots: ['VX-B10', 'VX-B08', 'VX-B15'],
      hunters: [thoreg({ stamina: 1, hand: ['TH-04', 'TH-02', 'TH-10', 'TH-03'] }), dareon()],
    })
    play(t, 'TH-04').choose({ do: 'pay-stamina' })
    expect(t.decision.options.length).toBe(4)
    t.choose({ do: 'sector', sector: 0 })
    expect([t.state.confused, facing(t)]).toEqual([2, 'north'])
    play(t, 'TH-02')
    payWith(t, 0, 'TH-03')
    expect([t.state.confused, t.state.struggle, hunter(t).damage]).toEqual([0, 0, 0])
    expect(happened(t, 'boosted')).toMatchObject([{ cancelled: true }])
  })

  it('PR-11.9 Finisher ends the Action phase', () => {
    const t = table({ attrition: [0], hunters: [dareon({ hand: ['DA-03', 'DA-12', 'DA-08', 'DA-01'] }), mirah({ stamina: 1 }), thoreg()] })
    play(t, 'DA-03')
    payWith(t, 0, 'DA-12')
    expect(t.state.active).toBe(1)
  })

  it('PR-11.10 Recycle: exactly X discarded, X drawn; not with fewer', () => {
    const t = table({ hunters: [thoreg({ hand: ['TH-05', 'TH-10'], deck: ['TH-02'] }), mirah()] })
    play(t, 'TH-05').choose({ do: 'yes' })
    expect(handOf(t)).toEqual(['TH-02'])
    const none = table({ hunters: [thoreg({ hand: ['TH-05'], deck: ['TH-02'] }), mirah()] })
    play(none, 'TH-05')
    expect(none).toBeAsked(0, 'action')
  })

  it('PR-11.11 Resilience: one card after each suffering of M, each once a round; it stays in hand', () => {
    const t = table({
      slots: ['VX-B10', 'VX-B08', 'VX-B15'],
      struggle: 2,
      hunters: [dareon({ hand: ['DA-05', 'DA-12', 'DA-12', 'DA-01'], deck: ['DA-08'] }), mirah()],
    })
    play(t, 'DA-05').choose({ do: 'suffer' })
    t.choose({ do: 'reveal', card: held(t, 0, 'DA-12') })
    expect([handOf(t), hunter(t).resilient.length]).toEqual([['DA-01', 'DA-08', 'DA-12', 'DA-12'], 1])
  })

  it('PR-11.12 plain damage never offers Resilience', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-13', 'DA-12', 'DA-14'] }), mirah()] })
    play(t, 'DA-13').choose({ do: 'yes' })
    expect([hunter(t).damage, handOf(t).length]).toEqual([1, 3])
    expect(t).toBeAsked(0, 'action')
  })

  it('PR-11.13 Stealth is silent to colours and types, not to the rest', () => {
    const t = table({
      monster: 'toramat',
      slots: ['TM-B06', 'TM-B13', 'TM-B15'],
      stance: 2,
      hunters: [mirah({ hand: ['MI-07', 'MI-12'], usedTurn: 1 }), dareon()],
    })
    play(t, 'MI-07')
    expect(happened(t, 'revealed').map((event) => event.behavior)).toEqual(['TM-B13'])
  })

  it('PR-11.14 a Stealth card is the first of a pair, chains and defends', () => {
    const t = table({
      slots: ['VX-B13', 'VX-B08', 'VX-B10'],
      attrition: [1],
      hunters: [thoreg({ sequence: ['TH-07'], hand: ['TH-10', 'TH-01', 'TH-02'] }), mirah()],
    })
    play(t, 'TH-10')
    expect(happened(t, 'revealed').map((event) => event.behavior)).toEqual(['VX-B13'])
    skipTo(t, (g) => g.active === 1)
    expect(happened(t, 'attrition')[0]?.defense).toBe(2)
  })

  it('PR-11.15 each strain makes the next refill one card smaller', () => {
    const t = table({ stage: 'turnEnd', hunters: [dareon({ strain: 1, hand: ['DA-01', 'DA-08'] }), mirah()] })
    expect([handOf(t).length, hunter(t).strain]).toEqual([4, 0])
  })

  it('PR-11.16 Stun: a behavior sleeps for the round, a hunter shows up to two Attacks', () => {
    const t = table({
      slots: ['VX-B06', 'VX-B08', 'VX-B15'],
      hunters: [thoreg({ stamina: 1, hand: ['TH-03', 'TH-02', 'TH-10', 'TH-01', 'TH-01'] }), dareon()],
    })
    play(t, 'TH-03').choose({ do: 'pay-stamina' })
    payWith(t, 0, 'TH-02')
    t.choose({ do: 'slot', slot: 0 }).choose({ do: 'choose', hunter: 0 })
    t.choose({ do: 'reveal', card: held(t, 0, 'TH-01') })
    expect(t).toOffer({ do: 'pass' })
    t.choose({ do: 'pass' })
    expect([happened(t, 'dealt').map((event) => event.amount), handOf(t).length]).toEqual([[5, 5], 3])
    play(t, 'TH-01')
    expect(happened(t, 'revealed')).toEqual([])
  })

  it('PR-11.17 a second Stun does nothing at all; a stunned card stops waiting', () => {
    const t = table({
      slots: ['VX-B06', 'VX-B08', 'VX-B15'],
      stunned: 2,
      struggle: 0,
      hunters: [thoreg({ stamina: 1, hand: ['TH-03', 'TH-02', 'TH-10'], deck: ['TH-10'] }), dareon()],
    })
    play(t, 'TH-03').choose({ do: 'pay-stamina' })
    payWith(t, 0, 'TH-02')
    expect([t.state.stunned, hunter(t).counters, happened(t, 'revealed').length]).toEqual([2, 0, 1])
    expect(happened(t, 'dealt').map((event) => event.amount)).toEqual([5])
  })

  it('PR-11.18 the token leaves with the stunned card', () => {
    const t = table({
      stunned: 1,
      slots: ['VX-B06', 'VX-B08', 'VX-B15'],
      behaviorDeck: ['VX-B01'],
      hunters: [dareon({ item: 'IT-3', hand: ['DA-08'] })],
    })
    t.choose({ do: 'use', ability: 'item' }).choose({ do: 'slot', slot: 1 })
    expect([t.state.stunned, slotsOf(t)[1]]).toEqual([-1, 'VX-B01'])
  })

  it('PR-11.19 Vulnerable doubles one source, after bonuses, and leaves at the end of the round', () => {
    const t = table({ vulnerable: true, hunters: [dareon({ stamina: 1, hand: ['DA-02', 'DA-01', 'DA-08'] }), mirah(), thoreg(), ljonar()] })
    play(t, 'DA-01').choose({ do: 'keep' })
    expect([t.state.damage, t.state.vulnerable]).toEqual([4, true])
    play(t, 'DA-02').choose({ do: 'pay-stamina' }).choose({ do: 'double' })
    expect([happened(t, 'dealt')[1]?.amount, t.state.vulnerable]).toEqual([10, false])
  })

  it('PR-11.20 Volley: X cards from the deck, L for each Offensive one', () => {
    const t = table({
      monster: 'toramat',
      hunters: [mirah({ sector: 'east', stamina: 1, hand: ['MI-06', 'MI-12'], deck: ['MI-01', 'MI-08', 'MI-05'] }), dareon()],
    })
    play(t, 'MI-06').choose({ do: 'pay-stamina' }).choose({ do: 'yes' })
    expect([t.state.damage, hunter(t).counters]).toEqual([4, 1])
    const no = table({ hunters: [mirah({ stamina: 1, hand: ['MI-06', 'MI-12'] })] })
    play(no, 'MI-06').choose({ do: 'pay-stamina' }).choose({ do: 'no' })
    expect([no.state.damage, hunter(no).counters]).toEqual([0, 0])
  })

  it('PR-11.21 a Volley that fells its own hunter deals nothing', () => {
    const t = table({
      hunters: [mirah({ damage: 9, stamina: 1, hand: ['MI-06', 'MI-12'], deck: ['MI-01', 'MI-01'], rest: 'discard' }), dareon()],
    })
    play(t, 'MI-06').choose({ do: 'pay-stamina' }).choose({ do: 'yes' }).choose({ do: 'deplete', piece: 'armor' })
    expect([hunter(t).standing, t.state.damage]).toEqual(['red', 0])
  })

  it('PR-11.22 keywords work from the hand only', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-01'], discard: ['DA-12'] }), mirah({ discard: ['MI-05'], deck: ['MI-09'] })] })
    t.look()
    expect(t.match.open.length).toBe(1)
  })
})
