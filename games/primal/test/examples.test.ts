import { describe, expect, it, vi } from 'vitest'
import { TEXT_BERSERK } from '../rules/texts.ts'
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
  payWith,
  play,
  sectorOf,
  sequenceOf,
  skipTo,
  slotsOf,
  table,
  terrainIn,
  thoreg,
} from './table.ts'

vi.mock('../content/index.ts', async (load) => ({ ...(await load<object>()), ...(await import('./draft-rows.ts')) }))

/** Section 23. Unless stated otherwise: Vyraxen, Veteran, stance I, gear of level 1. */
describe('worked examples', () => {
  it('WE-01 Unleash: 6 struggle with two hunters hurts everybody, first player first, and leaves 2', () => {
    const t = table({ stage: 'upkeep', active: -1, round: 1, struggle: 4, aggro: 0, hunters: [dareon({ hand: ['DA-14'] }), ljonar()] })
    expect(t).toBeAsked(0, 'resilience')
    t.choose({ do: 'pass' })
    expect([hunter(t, 0).damage, hunter(t, 1).damage, t.state.struggle]).toEqual([1, 1, 2])
    expect(happened(t, 'suffered').map((event) => event.hunter)).toEqual([0, 1])
  })

  it('WE-02 the Unleash boundary: 3 of 3 unleashes, 5 of 6 does not', () => {
    const alone = table({ stage: 'upkeep', active: -1, round: 1, struggle: 2, hunters: [dareon()] })
    expect([alone.state.struggle, hunter(alone).damage]).toEqual([1, 1])
    const two = table({ stage: 'upkeep', active: -1, round: 1, struggle: 3, hunters: [dareon(), ljonar()] })
    expect([two.state.struggle, hunter(two).damage]).toEqual([5, 0])
  })

  it('WE-03 KO of the active hunter: the nine steps, and the turn is over', () => {
    const t = table({
      struggle: 1,
      aggro: 0,
      firstPlayer: 1,
      turn: 1,
      slots: ['VX-B06', 'VX-B08', 'VX-B10'],
      hunters: [dareon({ damage: 10, hand: ['DA-01', 'DA-08'], deck: ['DA-01', 'DA-06'] }), ljonar({ sector: 'east' })],
    })
    play(t, 'DA-01')
    expect(t).toBeAsked(0, 'deplete')
    t.choose({ do: 'deplete', piece: 'helm' })
    const d = hunter(t, 0)
    expect([t.state.damage, d.damage, d.standing, d.hand.length, d.sequence.length]).toEqual([4, 0, 'red', 0, 0])
    expect(t.view(0).hunters[0]?.maximumHealth).toBe(6)
    expect(d.deck.length + d.discard.length).toBe(25)
    expect([t.state.aggro, facing(t), sectorOf(t, 0)]).toEqual([1, 'east', 'south'])
    expect(behaviorDiscardOf(t)).toContain('VX-B06')
    expect([happened(t, 'attrition').length, happened(t, 'boosted').length, happened(t, 'turned').length]).toEqual([0, 0, 1])
  })

  it('WE-04 rising: red turns black, black stands up with five cards and no turn', () => {
    const t = table({ stage: 'turnStart', active: -1, turn: 0, aggro: 0, hunters: [dareon({ standing: 'red' }), ljonar()] })
    expect([hunter(t).standing, t.state.active]).toEqual(['black', 1])
    skipTo(t, (g) => g.round === 3 && g.active === 1)
    expect([hunter(t).standing, handOf(t).length, hunter(t).threatened]).toEqual(['standing', 5, false])
    expect(happened(t, 'stayed').some((event) => event.hunter === 0)).toBe(false)
  })

  it('WE-05 Revive: a black token and 2 stamina bring Dareon up at once, once a turn', () => {
    const t = table({
      firstPlayer: 0,
      hunters: [thoreg({ stamina: 1, hand: ['TH-10', 'TH-10', 'TH-10'] }), dareon({ standing: 'black' }), mirah({ standing: 'red' })],
    })
    t.choose({ do: 'revive', hunter: 1 }).choose({ do: 'pay-stamina' })
    expect([hunter(t, 1).standing, handOf(t, 1).length, hunter(t).stamina, handOf(t).length]).toEqual(['standing', 5, 0, 2])
    expect(t.at(0)).not.toOffer({ do: 'revive' })
    skipTo(t, (g) => g.active === 1)
    expect(t.at(1)).toBeAsked('movement')
    const red = table({ hunters: [thoreg({ stamina: 1, hand: ['TH-10', 'TH-10'] }), dareon({ standing: 'red' })] })
    red.choose({ do: 'revive', hunter: 1 }).choose({ do: 'pay-stamina' })
    expect(hunter(red, 1).standing).toBe('black')
  })

  it('WE-06 fatigue at refill: two drawn, 2 suffered, reshuffled, two more', () => {
    const t = table({
      monster: 'toramat',
      stage: 'turnEnd',
      hunters: [mirah({ hand: ['MI-12'], sequence: ['MI-08'], deck: ['MI-01', 'MI-01'], rest: 'discard', sector: 'east' }), ljonar()],
    })
    expect([handOf(t).length, hunter(t).damage, hunter(t).sequence.length, hunter(t).discard.length]).toEqual([5, 2, 0, 0])
    expect(hunter(t).deck.length).toBe(19)
    expect(happened(t, 'suffered')[0]).toMatchObject({ amount: 2, plain: true })
  })

  it('WE-07 escalation: the last behavior enters, seven are reshuffled, 9 struggle unleashes', () => {
    const t = table({
      difficulty: 'elder',
      stage: 'turnStart',
      active: -1,
      struggle: 8,
      slots: ['VX-B08', 'VX-B15', 'VX-B10'],
      behaviorDeck: ['VX-B13'],
      behaviorDiscard: ['VX-B06', 'VX-B07', 'VX-B11', 'VX-B09', 'VX-B12', 'VX-B14'],
      hunters: [dareon({ sector: 'north' }), mirah(), ljonar()],
    })
    expect(slotsOf(t)[0]).toBe('VX-B13')
    expect([t.state.behaviorDeck.length, behaviorDiscardOf(t)]).toEqual([7, []])
    expect([happened(t, 'escalated').length, happened(t, 'unleashed').length, t.state.struggle]).toEqual([1, 1, 3])
  })

  it('WE-08 threatened attrition: the higher of two against defense and GUARD', () => {
    const safe = table({
      stage: 'attrition',
      attrition: [1, 3],
      hunters: [ljonar({ threatened: true, guard: 1, sequence: ['LJ-09', 'LJ-10', 'LJ-02'] })],
    })
    expect(happened(safe, 'attrition')[0]).toMatchObject({ value: 3, defense: 3 })
    expect(happened(safe, 'suffered')).toEqual([])
    const bare = table({
      stage: 'attrition',
      attrition: [1, 3],
      aggro: 0,
      hunters: [ljonar({ threatened: true, sequence: ['LJ-09'] }), mirah()],
    })
    expect(bare).toBeAsked(0, 'armor')
    bare.choose({ do: 'suffer' })
    expect([hunter(bare).damage, hunter(bare).threatened]).toEqual([1, true])
  })

  it('WE-09 Stealth: the silent card triggers neither; the next one completes the pair', () => {
    const t = table({
      slots: ['VX-B01', 'VX-B13', 'VX-B15'],
      hunters: [thoreg({ sequence: ['TH-10'], hand: ['TH-07', 'TH-10', 'TH-01'] })],
    })
    play(t, 'TH-07')
    expect(happened(t, 'triggered')).toEqual([])
    play(t, 'TH-10')
    expect(happened(t, 'revealed').map((event) => event.behavior)).toEqual(['VX-B13'])
  })

  it('WE-10 Confuse cancels a boost that is still paid', () => {
    const t = table({
      confused: 2,
      struggle: 2,
      slots: ['VX-B02', 'VX-B05', 'VX-B15'],
      hunters: [ljonar({ hand: ['LJ-02', 'LJ-09', 'LJ-07'] }), mirah()],
    })
    play(t, 'LJ-02')
    expect(t).toBeAsked(0, 'escape')
    t.choose({ do: 'escape' }).choose({ do: 'discard', card: held(t, 0, 'LJ-09') })
    expect([t.state.struggle, t.state.confused, hunter(t).threatened, hunter(t).damage]).toEqual([1, 0, false, 0])
  })

  it('WE-11 Stun: two revealed Attacks, the waiting behavior leaves the queue, the Maul calms', () => {
    const t = table({
      struggle: 2,
      slots: ['VX-B06', 'VX-B05', 'VX-B08'],
      hunters: [thoreg({ stamina: 1, hand: ['TH-03', 'TH-02', 'TH-10'] }), dareon({ hand: ['DA-01', 'DA-02', 'DA-12'] })],
    })
    play(t, 'TH-03').choose(0, { do: 'pay-stamina' })
    payWith(t, 0, 'TH-02')
    t.choose({ do: 'slot', slot: 0 }).choose({ do: 'choose', hunter: 1 })
    t.choose({ do: 'reveal', card: held(t, 1, 'DA-01') }).choose({ do: 'reveal', card: held(t, 1, 'DA-02') })
    expect(happened(t, 'dealt').map((event) => [event.hunter, event.amount])).toEqual([
      [1, 4],
      [1, 4],
      [0, 5],
    ])
    expect([handOf(t, 1).length, t.state.struggle, t.state.stunned, happened(t, 'revealed').length]).toEqual([3, 1, 0, 0])
    skipTo(t, (g) => g.round === 3)
    expect(t.state.stunned).toBe(-1)
  })

  it('WE-12 Vulnerable, and wounds one at a time across a stance change', () => {
    const t = table({
      health: 8,
      damage: 2,
      vulnerable: true,
      perils: ['VX-P1'],
      aggro: 0,
      hunters: [dareon({ stamina: 1, hand: ['DA-02', 'DA-08', 'DA-10'] }), ljonar()],
    })
    play(t, 'DA-02').choose({ do: 'pay-stamina' })
    expect(t).toBeAsked(0, 'double')
    t.choose({ do: 'double' })
    expect([t.state.vulnerable, t.state.damage, t.state.health, t.state.stance, t.view(0).monster.threshold]).toEqual([false, 6, 7, 1, 8])
    expect([t.view(0).monster.perils, t.state.struggle]).toEqual([['VX-P2'], 2])
  })

  it('WE-13 Finisher: last call, then the phase ends with a stamina token', () => {
    const t = table({
      attrition: [0],
      hunters: [dareon({ sequence: ['DA-08'], hand: ['DA-03', 'DA-03', 'DA-10', 'DA-12', 'DA-08'] }), ljonar({ hand: ['LJ-07'] })],
    })
    play(t, 'DA-03')
    payWith(t, 0, 'DA-12')
    expect(t.state.damage + 6 * (10 - t.state.health)).toBe(6)
    expect(t).toBeAsked(1, 'last-call')
    t.choose({ do: 'pass' })
    expect(happened(t, 'token')).toContainEqual({ type: 'token', hunter: 0, token: 'stamina', now: 1 })
    expect(happened(t, 'attrition').length).toBe(1)
  })

  it('WE-14 Berserker: War Cry draws nothing, each Attack after it does', () => {
    const t = table({
      struggle: 2,
      aggro: 1,
      hunters: [dareon({ stamina: 1, hand: ['DA-05', 'DA-01', 'DA-02', 'DA-08'], deck: ['DA-12', 'DA-10'] }), ljonar()],
    })
    play(t, 'DA-05')
    expect([t.state.aggro, hunter(t).berserk, handOf(t).length, t.state.struggle]).toEqual([0, true, 3, 1])
    play(t, 'DA-01')
    expect(handOf(t)).toContain('DA-12')
    // The third card of the sequence also lets the greatsword look at the attrition deck.
    play(t, 'DA-02').choose({ do: 'pay-stamina' }).choose({ do: 'text', text: TEXT_BERSERK }).choose({ do: 'leave' })
    expect(handOf(t)).toContain('DA-10')
    skipTo(t, (g) => g.active === 1)
    expect(hunter(t).berserk).toBe(false)
  })

  it('WE-15 loss at the end of round 10', () => {
    const t = table({ round: 10, health: 1, stage: 'roundEnd', active: -1, slots: ['VX-B02', 'VX-B03', 'VX-B04'], hunters: [dareon()] })
    expect(t.outcome).toMatchObject({ payoffs: [0], reason: 'tooLate' })
  })

  it('WE-16 the last one falls to Unleash: the hunters lose before struggle is reset', () => {
    const t = table({
      stage: 'upkeep',
      active: -1,
      round: 1,
      struggle: 4,
      aggro: 1,
      hunters: [mirah({ standing: 'red' }), ljonar({ damage: 12 })],
    })
    t.choose({ do: 'suffer' }).choose({ do: 'deplete', piece: 'helm' })
    expect(t.outcome).toMatchObject({ payoffs: [0, 0], reason: 'allDown' })
    expect(t.state.struggle).toBe(6)
  })

  it('WE-17 rampage: both resolve, both are replaced in order, and Fire stops the turn', () => {
    const t = table({
      struggle: 1,
      slots: ['VX-B02', 'VX-B09', 'VX-B08'],
      behaviorDeck: ['VX-B11', 'VX-B12'],
      terrain: {},
      hunters: [mirah({ hand: ['MI-01', 'MI-02', 'MI-03'] }), ljonar()],
    })
    play(t, 'MI-01')
    expect(happened(t, 'revealed').map((event) => [event.behavior, event.rampage])).toEqual([
      ['VX-B02', false],
      ['VX-B09', true],
    ])
    expect([t.state.struggle, terrainIn(t, 'south'), slotsOf(t)]).toEqual([0, ['fire'], ['VX-B11', 'VX-B12', 'VX-B08']])
    expect(behaviorDiscardOf(t)).toEqual(['VX-B02', 'VX-B09'])
    expect(t).not.toOffer({ do: 'play' })
  })

  it('WE-18 a rampage card drawn between two behaviors joins the second', () => {
    const t = table({
      slots: ['VX-B02', 'VX-B06', 'VX-B15'],
      behaviorDeck: ['VX-B14'],
      hunters: [mirah({ hand: ['MI-01', 'MI-04'], deck: ['MI-08', 'MI-08'] }), ljonar()],
    })
    play(t, 'MI-01')
    t.choose({ do: 'entry', kind: 'behavior', at: 0 })
    expect(happened(t, 'revealed').map((event) => event.behavior)).toEqual(['VX-B02', 'VX-B06', 'VX-B14'])
  })

  it('WE-19 Taunt and Assist: once each in Mirah’s turn', () => {
    const t = table({
      aggro: 0,
      hunters: [mirah({ hand: ['MI-01'] }), ljonar({ sector: 'west', hand: ['LJ-04', 'LJ-04', 'LJ-07', 'LJ-07'] })],
    })
    t.choose(1, { do: 'taunt', card: held(t, 1, 'LJ-04') })
    expect([handOf(t).length, t.state.aggro, facing(t)]).toEqual([2, 1, 'west'])
    t.choose(1, { do: 'assist', card: held(t, 1, 'LJ-07') })
    expect(handOf(t).length).toBe(3)
    expect(t.at(1)).not.toOffer({ do: 'taunt' })
    expect(t.at(1)).not.toOffer({ do: 'assist' })
  })

  it('WE-20 strain makes the refill smaller and is gone', () => {
    const t = table({ stage: 'turnEnd', hunters: [thoreg({ strain: 2, hand: ['TH-10'] }), mirah()] })
    expect([handOf(t).length, hunter(t).strain]).toEqual([3, 0])
  })

  it('WE-21 Volley through an empty deck', () => {
    const t = table({
      hunters: [mirah({ stamina: 1, hand: ['MI-06', 'MI-12'], deck: ['MI-01', 'MI-08'], discard: ['MI-05'], rest: 'discard' })],
    })
    play(t, 'MI-06').choose({ do: 'pay-stamina' }).choose({ do: 'yes' })
    expect(hunter(t).damage).toBe(1)
    expect(happened(t, 'discarded').filter((event) => event.from === 'deck').length).toBe(3)
    const offensive = happened(t, 'discarded').filter((event) => event.from === 'deck' && /MI-0[1-7]/.test(event.is)).length
    expect(happened(t, 'dealt').reduce((sum, event) => sum + event.amount, 0)).toBe(offensive)
  })

  it('WE-22 Resilience: a different card after each suffering, none is left for a third', () => {
    const t = table({
      slots: ['VX-B06', 'VX-B08', 'VX-B10'],
      struggle: 8,
      hunters: [
        dareon({ hand: ['DA-01', 'DA-12', 'DA-14'], deck: ['DA-08', 'DA-01', 'DA-01', 'DA-08', 'DA-02', 'DA-02'] }),
        mirah({ sector: 'north' }),
      ],
    })
    play(t, 'DA-01')
    const [first, second] = [held(t, 0, 'DA-12'), held(t, 0, 'DA-14')]
    expect(t.at(0)).toOfferExactly([{ do: 'reveal', card: first }, { do: 'reveal', card: second }, { do: 'pass' }])
    t.choose({ do: 'reveal', card: first })
    expect(t.at(0)).toOfferExactly([{ do: 'reveal', card: second }, { do: 'pass' }])
    t.choose({ do: 'reveal', card: second })
    expect([hunter(t).damage, handOf(t).length]).toEqual([3, 4])
    expect(t).toBeAsked(0, 'action')
  })

  it('WE-23 surplus stamina is lost and nothing more can be added', () => {
    const t = table({ hunters: [ljonar({ hand: ['LJ-01', 'LJ-12', 'LJ-09'] })] })
    play(t, 'LJ-01')
    payWith(t, 0, 'LJ-12')
    expect([sequenceOf(t), handOf(t), hunter(t).stamina, discardOf(t)]).toEqual([['LJ-01'], ['LJ-09'], 0, ['LJ-12']])
  })

  it('WE-24 Blind lasts until the blinder’s next turn starts', () => {
    const t = table({
      round: 4,
      stance: 2,
      perils: ['VX-P2'],
      aggro: 0,
      hunters: [mirah({ stamina: 1, hand: ['MI-07', 'MI-12'] }), ljonar()],
    })
    play(t, 'MI-07').choose({ do: 'pay-stamina' }).choose({ do: 'text', text: 0 }).choose({ do: 'no' })
    expect(t.view(1).monster.blinded).toBe('VX-P2')
    skipTo(t, (g) => g.active === 1)
    expect(t.state.blinded).toBe(1)
    skipTo(t, (g) => g.round === 5 && g.active === 0)
    expect(t.state.blinded).toBe(-1)
  })

  it('WE-25 threatened again still triggers', () => {
    const t = table({
      stage: 'movement',
      slots: ['VX-B07', 'VX-B05', 'VX-B15'],
      hunters: [mirah({ threatened: true, hand: ['MI-12'] }), ljonar()],
    })
    t.choose({ do: 'stay' })
    expect([hunter(t).threatened, t.state.struggle, happened(t, 'revealed').length]).toEqual([true, 1, 1])
  })

  it('WE-26 exposure: no Attack from the front in stance II until he has moved to a flank', () => {
    const t = table({ stance: 2, hunters: [dareon({ stamina: 1, hand: ['DA-01', 'DA-09', 'DA-07', 'DA-12', 'DA-13'] })] })
    expect(t).not.toOffer({ do: 'play', card: held(t, 0, 'DA-01') })
    for (const id of ['DA-09', 'DA-07', 'DA-12', 'DA-13'] as const) expect(t).toOffer({ do: 'play', card: held(t, 0, id) })
    play(t, 'DA-09').choose({ do: 'pay-stamina' }).choose({ do: 'yes' }).choose({ do: 'sector', sector: 3 })
    expect(t).toOffer({ do: 'play', card: held(t, 0, 'DA-01') })
  })

  it('WE-27 aggro on KO goes to the next standing hunter after the first player', () => {
    const t = table({
      firstPlayer: 0,
      aggro: 1,
      active: 1,
      turn: 1,
      slots: ['VX-B06', 'VX-B08', 'VX-B10'],
      hunters: [
        mirah({ standing: 'red' }),
        dareon({ damage: 10, hand: ['DA-01', 'DA-02'], deck: ['DA-01', 'DA-01'] }),
        ljonar({ sector: 'west' }),
      ],
    })
    play(t, 'DA-01').choose({ do: 'deplete', piece: 'armor' })
    expect([t.state.aggro, facing(t)]).toEqual([2, 'west'])
  })

  it('WE-28 Second Wind: the first KO leaves a lone hunter standing, the second loses', () => {
    const t = table({
      slots: ['VX-B06', 'VX-B08', 'VX-B10'],
      hunters: [thoreg({ damage: 11, hand: ['TH-01', 'TH-02'], deck: ['TH-01', 'TH-01'] })],
    })
    play(t, 'TH-01').choose({ do: 'deplete', piece: 'helm' })
    expect([hunter(t).standing, handOf(t).length, hunter(t).helmDepleted, t.state.turn]).toEqual(['standing', 5, true, 0])
    const again = table({
      slots: ['VX-B06', 'VX-B08', 'VX-B10'],
      hunters: [thoreg({ falls: 1, helmDepleted: true, damage: 6, hand: ['TH-01', 'TH-02'], deck: ['TH-01', 'TH-01'] })],
    })
    play(again, 'TH-01')
    expect(again.outcome).toMatchObject({ reason: 'allDown' })
  })
})
