import { describe, expect, it } from 'vitest'
import {
  behaviorDiscardOf,
  dareon,
  discardOf,
  facing,
  handOf,
  happened,
  held,
  hunter,
  ljonar,
  mirah,
  play,
  sectorOf,
  skipTo,
  slotsOf,
  table,
  thoreg,
} from './table.ts'

describe('6 round order', () => {
  it('PR-6.1 round start, Consume, upkeep, turns, end of round', () => {
    const t = table({ stage: 'roundStart', active: -1, round: 2, hunters: [dareon({ potions: ['PT-5'] }), mirah()] })
    expect(t).toBeAsked(0, 'consume')
    skipTo(t, (g) => g.round === 3)
    const marks = t.events
      .filter((event) => event.type === 'round' || event.type === 'phase')
      .map((event) => ('phase' in event ? event.phase : event.type))
    const turn = ['movement', 'action', 'attrition', 'end-of-turn']
    expect(marks).toEqual(['round', 'consume', 'upkeep', 'turns', ...turn, ...turn, 'end-of-round', 'round', 'consume'])
  })

  it('PR-6.2 an old Confused token leaves at the round start', () => {
    const old = table({ stage: 'roundStart', active: -1, round: 3, confused: 2, hunters: [dareon({ potions: ['PT-5'] })] })
    expect(old.state.confused).toBe(0)
    const fresh = table({ stage: 'roundStart', active: -1, round: 3, confused: 3, hunters: [dareon({ potions: ['PT-5'] })] })
    expect(fresh.state.confused).toBe(3)
  })

  it('PR-6.3 one potion each from the first player on; a used one is gone', () => {
    const t = table({
      stage: 'roundStart',
      active: -1,
      firstPlayer: 1,
      struggle: 5,
      hunters: [dareon({ potions: ['PT-5'] }), mirah({ potions: ['PT-5', 'PT-7'] }), ljonar({ standing: 'red', potions: ['PT-1'] })],
    })
    expect(t).toBeAsked(1, 'consume')
    t.choose({ do: 'consume', potion: 4 })
    expect([t.state.struggle, hunter(t, 1).potions]).toEqual([2, [6]])
    expect(t).toBeAsked(0, 'consume')
    t.choose({ do: 'pass' })
    expect(hunter(t).potions).toEqual([4])
    expect(happened(t, 'consumed').length).toBe(1)
  })

  it('PR-6.4 the lowest behavior, or all tied, are replaced unresolved; not in round 1', () => {
    const slots = ['VX-B08', 'VX-B13', 'VX-B15'] as const
    const t = table({
      stage: 'upkeep',
      active: -1,
      round: 2,
      slots: [...slots],
      behaviorDeck: ['VX-B10', 'VX-B12'],
      hunters: [dareon(), mirah()],
    })
    expect([slotsOf(t), behaviorDiscardOf(t)]).toEqual([
      ['VX-B10', 'VX-B12', 'VX-B15'],
      ['VX-B08', 'VX-B13'],
    ])
    expect(happened(t, 'revealed')).toEqual([])
    const first = table({ stage: 'upkeep', active: -1, round: 1, slots: [...slots], hunters: [dareon(), mirah()] })
    expect(slotsOf(first)).toEqual(slots)
  })

  it('PR-6.5 upkeep adds 1 struggle a hunter, the knocked out included', () => {
    const t = table({ stage: 'upkeep', active: -1, round: 1, hunters: [dareon(), mirah({ standing: 'red' }), ljonar()] })
    expect(t.state.struggle).toBe(3)
  })

  it('PR-6.6 at 3 a hunter the monster is unleashed', () => {
    const t = table({ stage: 'upkeep', active: -1, round: 1, struggle: 6, hunters: [dareon(), mirah(), thoreg()] })
    expect([happened(t, 'unleashed').length, t.state.struggle]).toEqual([1, 3])
  })

  it('PR-6.7 the aggro hunter becomes first player; turns go clockwise, the fallen included', () => {
    const t = table({
      stage: 'upkeep',
      active: -1,
      round: 1,
      firstPlayer: 0,
      aggro: 2,
      hunters: [dareon({ standing: 'red' }), mirah(), thoreg()],
    })
    expect([t.state.firstPlayer, t.state.active, t.view(0).order]).toEqual([2, 2, [2, 0, 1]])
    skipTo(t, (g) => g.active === 1)
    expect(happened(t, 'turn').map((event) => event.hunter)).toEqual([2, 0, 1])
    expect(hunter(t).standing).toBe('black')
  })

  it('PR-6.8 a change of aggro does not change the order of the round', () => {
    const t = table({ firstPlayer: 0, turn: 0, aggro: 1, hunters: [dareon({ hand: ['DA-05', 'DA-08'] }), mirah(), thoreg()] })
    play(t, 'DA-05')
    skipTo(t, (g) => g.active === 1)
    expect([t.state.aggro, t.state.firstPlayer]).toEqual([0, 0])
    skipTo(t, (g) => g.active === 2)
    expect(t.state.turn).toBe(2)
  })

  it('PR-6.9 the end of a round clears Stun, Vulnerable, RAGE, once-per-round marks, SHIELD and bonuses', () => {
    const t = table({
      stage: 'roundEnd',
      active: -1,
      round: 4,
      rage: 1,
      stunned: 0,
      vulnerable: true,
      terrain: { north: ['fog'] },
      hunters: [dareon({ potions: ['PT-5'], shield: true, empower: 2, usedRound: 7, usedHunt: 4 }), mirah()],
    })
    const g = t.state
    expect([g.round, g.rage, g.stunned, g.vulnerable, t.view(0).sectors[0]?.terrain]).toEqual([
      5,
      0,
      -1,
      false,
      [{ kind: 'fog', fresh: false }],
    ])
    expect(t.events).toContainEqual({ type: 'rage', rage: 0 })
    const h = hunter(t)
    expect([h.shield, h.empower, h.usedRound, h.usedHunt]).toEqual([false, 0, 0, 4])
    // The token stays until the reactions to the end of the round are over.
    const stunned = table({
      stage: 'roundEnd',
      active: -1,
      stunned: 0,
      slots: ['VX-B15', 'VX-B08', 'VX-B10'],
      hunters: [dareon({ potions: ['PT-5'] }), mirah()],
    })
    expect([happened(stunned, 'revealed'), stunned.state.stunned, stunned.state.round]).toEqual([[], -1, 3])
    const shown = table({ stage: 'attrition', attrition: [3, 0], hunters: [dareon({ hand: ['DA-12'] }), mirah({ potions: ['PT-5'] })] })
    shown.choose({ do: 'reveal', card: held(shown, 0, 'DA-12') })
    expect(hunter(shown).resilient.length).toBe(1)
    skipTo(shown, (g) => g.round === 3)
    expect(hunter(shown).resilient).toEqual([])
  })

  it('PR-6.10 there is no round 11', () => {
    const t = table({ stage: 'roundEnd', active: -1, round: 10, hunters: [dareon(), mirah()] })
    expect(t.outcome).toMatchObject({ reason: 'tooLate' })
  })
})

describe('7 a hunter’s turn', () => {
  it('PR-7.1 movement, action, attrition, end of turn', () => {
    const t = table({
      stage: 'turnStart',
      active: -1,
      attrition: [0, 0],
      hunters: [dareon({ stamina: 1, hand: ['DA-08'] }), mirah({ hand: ['MI-12'], stamina: 1 })],
    })
    expect(t).toBeAsked(0, 'movement')
    t.choose({ do: 'stay' })
    expect(t).toBeAsked(0, 'action')
    t.choose({ do: 'end' })
    expect(happened(t, 'attrition').length).toBe(1)
    expect(handOf(t).length).toBe(5)
    expect(t).toBeAsked(1, 'movement')
  })

  it('PR-7.2 a turn starts without the hunter’s Blind, with fresh marks, then triggers', () => {
    const t = table({
      stage: 'turnStart',
      active: -1,
      stance: 3,
      difficulty: 'elder',
      perils: ['VX-P4'],
      blinded: 'VX-P4',
      hunters: [dareon({ berserk: true, guard: 2, usedTurn: 255, stamina: 1 }), mirah()],
    })
    expect([t.state.blinded, hunter(t).berserk, hunter(t).guard, hunter(t).usedTurn]).toEqual([-1, false, 0, 0])
    expect(t.events).toContainEqual({ type: 'token', hunter: 0, token: 'guard', now: 0 })
    expect(t.events).toContainEqual({ type: 'token', hunter: 0, token: 'berserk', now: 0 })
    const other = table({
      stage: 'turnStart',
      active: -1,
      stance: 3,
      perils: ['VX-P4'],
      blinded: 'VX-P4',
      blindedBy: 1,
      hunters: [dareon({ stamina: 1 }), mirah()],
    })
    expect(other.state.blinded).toBe(3)
  })

  it('PR-7.3 move for 1 stamina, or stay and be threatened', () => {
    const stay = table({ stage: 'movement', hunters: [dareon({ stamina: 1, hand: ['DA-08', 'DA-01'] })] })
    stay.choose({ do: 'stay' })
    expect([hunter(stay).threatened, hunter(stay).stamina, sectorOf(stay)]).toEqual([true, 1, 'south'])
    const move = table({ stage: 'movement', hunters: [dareon({ stamina: 1, hand: ['DA-08', 'DA-01'] })] })
    move.choose({ do: 'move', sector: 3 }).choose({ do: 'pay-stamina' })
    expect([hunter(move).threatened, hunter(move).stamina, sectorOf(move)]).toEqual([false, 0, 'west'])
  })

  it('PR-7.4 one move, and who cannot pay stays', () => {
    const poor = table({ stage: 'movement', hunters: [dareon({ hand: ['WOUND'] }), mirah()] })
    expect([hunter(poor).threatened, sectorOf(poor)]).toEqual([true, 'south'])
    const rich = table({ stage: 'movement', hunters: [dareon({ stamina: 1, hand: ['DA-01', 'DA-08', 'DA-10'] })] })
    rich.choose({ do: 'move', sector: 1 }).choose({ do: 'pay-stamina' })
    expect(rich).toBeAsked(0, 'action')
  })

  it('PR-7.5 any MOVE removes the threatened token, then the terrain applies, then MOVED', () => {
    const t = table({
      slots: ['VX-B04', 'VX-B07', 'VX-B10'],
      terrain: { west: ['fog'] },
      hunters: [dareon({ threatened: true, hand: ['DA-07', 'DA-08'] })],
    })
    play(t, 'DA-07').choose({ do: 'yes' }).choose({ do: 'sector', sector: 1 })
    expect([hunter(t).threatened, happened(t, 'revealed').map((event) => event.behavior)]).toEqual([false, ['VX-B04']])
    const fog = table({
      slots: ['VX-B04', 'VX-B07', 'VX-B10'],
      terrain: { west: ['fog'] },
      hunters: [dareon({ threatened: true, hand: ['DA-07', 'DA-08'] })],
    })
    play(fog, 'DA-07').choose({ do: 'yes' }).choose({ do: 'sector', sector: 3 })
    expect([hunter(fog).threatened, happened(fog, 'revealed').map((event) => event.behavior)]).toEqual([true, ['VX-B07', 'VX-B04']])
  })

  it('PR-7.6 threatened while threatened: one token, one more reaction', () => {
    const t = table({
      stage: 'movement',
      slots: ['VX-B07', 'VX-B08', 'VX-B10'],
      hunters: [dareon({ threatened: true, stamina: 1 }), mirah()],
    })
    t.choose({ do: 'stay' })
    expect([hunter(t).threatened, t.state.struggle]).toEqual([true, 1])
  })

  it('PR-7.7 any number of actions, until the hunter ends the phase', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-08', 'DA-14', 'DA-05', 'DA-01'], item: 'IT-5' }), mirah({ stamina: 1 })] })
    play(t, 'DA-08')
    t.choose({ do: 'use', ability: 'item' })
    play(t, 'DA-14')
    t.choose({ do: 'end' })
    expect(t.state.active).toBe(1)
  })

  it('PR-7.8 the actions: cards, abilities, Revive, discarding a Wound, ending', () => {
    const t = table({
      hunters: [
        dareon({ stamina: 1, hand: ['DA-08', 'DA-14', 'WOUND'], item: 'IT-5' }),
        mirah({ standing: 'red' }),
        ljonar({ standing: 'out' }),
        thoreg({ standing: 'red', sector: 'north' }),
      ],
    })
    expect(t).toOfferExactly([
      { do: 'play', card: held(t, 0, 'DA-08') },
      { do: 'play', card: held(t, 0, 'DA-14') },
      { do: 'treat', card: held(t, 0, 'WOUND') },
      { do: 'use', ability: 'helm' },
      { do: 'use', ability: 'item' },
      { do: 'revive', hunter: 1 },
      { do: 'end' },
    ])
  })

  it('PR-7.9 once per round and once per hunt', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-08'], item: 'IT-5' }), mirah()] })
    t.choose({ do: 'use', ability: 'item' }).choose({ do: 'use', ability: 'helm' })
    expect(t).not.toOffer({ do: 'use' })
    skipTo(t, (g) => g.round === 3 && g.active === 0 && g.stage === 'action')
    expect(t.at(0)).toOffer({ do: 'use', ability: 'item' })
    expect(t.at(0)).not.toOffer({ do: 'use', ability: 'helm' })
  })

  it('PR-7.10 two cards in hand at the end of the phase give stamina', () => {
    const of = (hand: ('DA-08' | 'DA-14')[]) => {
      const t = table({ attrition: [0], hunters: [dareon({ hand }), mirah()] })
      t.choose({ do: 'end' })
      return hunter(t).stamina
    }
    expect([of(['DA-08']), of(['DA-08', 'DA-14'])]).toEqual([0, 1])
  })

  it('PR-7.11 one attrition card, two when threatened, the higher counts against defense', () => {
    const t = table({ stage: 'attrition', attrition: [2, 3], hunters: [dareon({ sequence: ['DA-08', 'DA-12', 'DA-01'] }), mirah()] })
    expect(happened(t, 'attrition')[0]).toMatchObject({ shown: [2], value: 2, defense: 2 })
    expect([hunter(t).damage, t.state.attritionDiscard, t.state.attritionShown]).toEqual([0, [2], []])
    const threatened = table({
      stage: 'attrition',
      attrition: [2, 3],
      hunters: [dareon({ threatened: true, sequence: ['DA-08', 'DA-12'] }), mirah()],
    })
    expect(happened(threatened, 'attrition')[0]).toMatchObject({ shown: [2, 3], value: 3, defense: 2 })
    expect(hunter(threatened).damage).toBe(1)
  })

  it('PR-7.12 a value of 0 does nothing, and threatened stays', () => {
    const t = table({
      stage: 'attrition',
      attrition: [0, 0],
      attritionDeck: [0, 0],
      attritionDiscard: [1],
      hunters: [dareon({ threatened: true }), mirah()],
    })
    expect([hunter(t).damage, hunter(t).threatened]).toEqual([0, true])
  })

  it('PR-7.13 sequence to the discard pile in order, refill, turn to the aggro hunter', () => {
    const t = table({
      stage: 'turnEnd',
      aggro: 1,
      hunters: [dareon({ hand: ['DA-08'], sequence: ['DA-01', 'DA-05', 'DA-14'] }), mirah({ sector: 'east' })],
    })
    expect([discardOf(t), handOf(t).length, facing(t)]).toEqual([['DA-01', 'DA-05', 'DA-14'], 5, 'east'])
    const order = t.events.map((event) => event.type).filter((type) => type === 'discarded' || type === 'drew' || type === 'turned')
    expect([...new Set(order)]).toEqual(['discarded', 'drew', 'turned'])
  })

  it('PR-7.14 refill to the limit, or discard down to it, less strain', () => {
    const many = table({
      stage: 'turnEnd',
      hunters: [dareon({ strain: 1, hand: ['DA-01', 'DA-02', 'DA-03', 'DA-05', 'DA-06', 'DA-08', 'DA-12'] }), mirah()],
    })
    expect(many).toBeAsked(0, 'discard')
    many.choose({ do: 'discard', card: held(many, 0, 'DA-01') }).choose({ do: 'discard', card: held(many, 0, 'DA-06') })
    expect([handOf(many).length, hunter(many).strain]).toEqual([5, 0])
    const strained = table({ stage: 'turnEnd', hunters: [dareon({ strain: 3, hand: ['DA-01'] }), mirah()] })
    expect(handOf(strained).length).toBe(2)
  })

  it('PR-7.15 strain never makes anyone discard, and is gone even after a full refill', () => {
    const t = table({ stage: 'turnEnd', hunters: [dareon({ strain: 9, hand: ['DA-01', 'DA-02', 'DA-03', 'DA-05'] }), mirah()] })
    expect([handOf(t).length, hunter(t).strain]).toEqual([4, 0])
  })

  it('PR-7.16 what the last step sets off is resolved in the same turn', () => {
    const t = table({
      monster: 'toramat',
      stage: 'turnEnd',
      aggro: 1,
      slots: ['TM-B03', 'TM-B07', 'TM-B15'],
      hunters: [dareon(), mirah({ sector: 'east' })],
    })
    const order = t.events.map((event) => event.type).filter((type) => type === 'turned' || type === 'revealed' || type === 'turn')
    expect(order).toEqual(['turned', 'revealed', 'turn'])
  })
})
