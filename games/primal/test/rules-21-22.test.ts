import { hash, IllegalChoice, Match, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { PrimalConfig } from '../rules/config.ts'
import { primal } from '../rules/index.ts'
import { noPreferences, preferred } from '../rules/preferences.ts'
import {
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
  skipTo,
  table,
  terrainIn,
  thoreg,
} from './table.ts'

const config: PrimalConfig = {
  seats: 2,
  monster: 'vyraxen',
  difficulty: 'veteran',
  hunters: ['dareon', 'ljonar'],
  outfit: ['ready', 'ready'],
}

describe('21 decision points', () => {
  it('PR-21.1 one main decision, and offers beside it', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-01'] }), ljonar({ hand: ['LJ-04', 'LJ-07'] }), mirah({ hand: ['MI-05'] })] })
    t.look()
    expect(t.match.open.map((decision) => [decision.seat, decision.prompt, decision.lapses ?? false])).toEqual([
      [1, 'window', true],
      [2, 'window', true],
      [0, 'action', false],
    ])
  })

  it('PR-21.2 equal cards are one option, the lowest instance', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-01', 'DA-01', 'DA-01', 'DA-08'] })] })
    expect(t).toOfferExactly([
      { do: 'play', card: 0 },
      { do: 'play', card: held(t, 0, 'DA-08') },
      { do: 'use', ability: 'helm' },
      { do: 'end' },
    ])
  })

  it('PR-21.3 a single option is taken, unless somebody could step in', () => {
    const alone = table({ stage: 'movement', hunters: [dareon({ usedHunt: 4 }), mirah({ stamina: 1 })] })
    // No stamina, no cards, no helm: Dareon stays, ends his phase and Mirah is asked.
    expect(alone).toBeAsked(1, 'movement')
    const watched = table({ stage: 'movement', hunters: [dareon({ usedHunt: 4 }), ljonar({ hand: ['LJ-04'] })] })
    expect(watched.at(0)).toOfferExactly([{ do: 'stay' }])
    watched.choose(1, { do: 'pass' })
    expect(hunter(watched).threatened).toBe(true)
    expect(watched.at(0)).toOfferExactly([{ do: 'end' }])
  })

  it('PR-21.4 a payment can be taken back until it covers the cost', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-03', 'DA-08', 'DA-01', 'DA-14'] }), mirah()] })
    play(t, 'DA-03')
    payWith(t, 0, 'DA-08')
    expect(t.view(1).payment).toMatchObject({ cost: 2, paid: 1 })
    t.choose({ do: 'cancel' })
    expect([handOf(t).length, discardOf(t), t.state.payment]).toEqual([4, [], null])
    expect(t.match.canUndo(0)).toBe(true)
    const move = table({ stage: 'movement', hunters: [dareon({ hand: ['DA-08', 'DA-01'] })] })
    move.choose({ do: 'move', sector: 1 }).choose({ do: 'cancel' })
    expect(move).toBeAsked(0, 'movement')
  })

  it('PR-21.5 standing preferences answer what they are told to and nothing else', () => {
    const t = table({ vulnerable: true, hunters: [dareon({ hand: ['DA-01', 'DA-08'] }), ljonar({ hand: ['LJ-07'] })] })
    const window = t.match.decisionOf(1)
    if (!window) throw new Error('no window')
    expect(preferred(window, t.view(1), noPreferences)).toBeNull()
    expect(window.options[preferred(window, t.view(1), { ...noPreferences, neverHelp: true }) ?? -1]).toEqual({ do: 'pass' })
    play(t, 'DA-01')
    const double = t.decision
    expect([3, 4, 5].map((doubleFrom) => preferred(double, t.view(0), { ...noPreferences, doubleFrom }))).toEqual([null, null, 1])
    t.choose({ do: 'keep' })
    const suffer = (deck: readonly 'DA-01'[]) => {
      const s = table({ stage: 'attrition', attrition: [3], hunters: [dareon({ hand: ['DA-14'], deck, rest: 'discard' }), ljonar()] })
      s.look()
      return preferred(s.decision, s.view(0), { ...noPreferences, showResilience: true })
    }
    expect([suffer(['DA-01', 'DA-01']), suffer(['DA-01'])]).toEqual([0, null])
  })

  it('PR-21.6 RW-1: Assist and Taunt while the active hunter chooses an action; the list is then made anew', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-01'], deck: ['DA-08'] }), ljonar({ hand: ['LJ-07', 'LJ-04'] })] })
    expect(t.at(1)).toOfferExactly([
      { do: 'assist', card: held(t, 1, 'LJ-07') },
      { do: 'taunt', card: held(t, 1, 'LJ-04') },
      { do: 'hold' },
      { do: 'pass' },
    ])
    t.choose(1, { do: 'assist', card: held(t, 1, 'LJ-07') })
    expect(t.at(0)).toOffer({ do: 'play', card: held(t, 0, 'DA-08') })
    t.choose(0, { do: 'end' })
    expect(t.at(1)).not.toOffer({ do: 'assist' })
    const passed = table({ hunters: [dareon({ hand: ['DA-01', 'DA-08'] }), ljonar({ hand: ['LJ-07'] })] })
    passed.choose(1, { do: 'pass' })
    expect(passed.match.decisionOf(1)).toBeNull()
    play(passed, 'DA-01')
    expect(passed.at(1)).toBeAsked('window')
  })

  it('PR-21.7 RW-2: Taunt only, while the active hunter chooses to move', () => {
    const t = table({
      stage: 'movement',
      aggro: 0,
      hunters: [dareon({ stamina: 1, hand: ['DA-01'] }), ljonar({ sector: 'east', hand: ['LJ-07', 'LJ-04'] })],
    })
    expect(t.at(1)).toOfferExactly([{ do: 'taunt', card: held(t, 1, 'LJ-04') }, { do: 'pass' }])
    t.choose(1, { do: 'taunt', card: held(t, 1, 'LJ-04') })
    expect([t.state.aggro, facing(t), handOf(t).length]).toEqual([1, 'east', 2])
    expect(t.at(0)).toBeAsked('movement')
  })

  it('PR-21.8 RW-3: the last call after a Finisher, and for those who hold', () => {
    const t = table({
      attrition: [0],
      hunters: [dareon({ hand: ['DA-03', 'DA-12', 'DA-01'] }), ljonar({ hand: ['LJ-07', 'LJ-04'] }), mirah({ hand: ['MI-12'] })],
    })
    play(t, 'DA-03')
    payWith(t, 0, 'DA-12')
    expect(t).toBeAsked(1, 'last-call')
    t.choose({ do: 'assist', card: held(t, 1, 'LJ-07') })
    expect(t.at(1)).toOfferExactly([{ do: 'taunt', card: held(t, 1, 'LJ-04') }, { do: 'pass' }])
    t.choose({ do: 'pass' })
    expect(t.state.active).toBe(1)
    const hold = table({ attrition: [0, 0], hunters: [dareon({ hand: ['DA-01', 'DA-08'] }), ljonar({ hand: ['LJ-07'] })] })
    hold.choose(1, { do: 'hold' }).choose(0, { do: 'end' })
    expect(hold).toBeAsked(1, 'last-call')
    hold.choose({ do: 'pass' })
    expect(hold.state.active).toBe(1)
    // In player order from the active hunter, not from the first seat.
    const around = table({
      active: 1,
      turn: 1,
      attrition: [0],
      hunters: [ljonar({ hand: ['LJ-07'] }), dareon({ hand: ['DA-03', 'DA-12', 'DA-01'] }), mirah({ hand: ['MI-05'] })],
    })
    play(around, 'DA-03')
    payWith(around, 1, 'DA-12')
    expect(around).toBeAsked(2, 'last-call')
    around.choose({ do: 'pass' })
    expect(around).toBeAsked(0, 'last-call')
    around.choose({ do: 'pass' })
    expect(around.state.active).toBe(2)
  })

  it('PR-21.9 no Assist or Taunt while a card is being resolved', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-07', 'DA-08'] }), ljonar({ hand: ['LJ-07', 'LJ-04'] })] })
    play(t, 'DA-07')
    expect(t).toBeAsked(0, 'may')
    expect(t.match.decisionOf(1)).toBeNull()
  })

  it('PR-21.10 RW-4: Vulnerable is asked for each source until it is gone', () => {
    const t = table({
      vulnerable: true,
      slots: ['VX-B06', 'VX-B08', 'VX-B15'],
      hunters: [thoreg({ stamina: 1, hand: ['TH-03', 'TH-02', 'TH-10'] }), dareon({ hand: ['DA-01', 'DA-02'] }), mirah()],
    })
    play(t, 'TH-03').choose({ do: 'pay-stamina' })
    payWith(t, 0, 'TH-02')
    t.choose({ do: 'slot', slot: 0 }).choose({ do: 'choose', hunter: 1 })
    t.choose({ do: 'reveal', card: held(t, 1, 'DA-01') })
    expect(t).toBeAsked(1, 'double')
    t.choose({ do: 'keep' }).choose({ do: 'reveal', card: held(t, 1, 'DA-02') })
    expect(t).toBeAsked(1, 'double')
    t.choose({ do: 'double' })
    expect(happened(t, 'dealt').map((event) => event.amount)).toEqual([4, 8, 5])
  })

  it('PR-21.11 RW-5: Resilience directly after suffering M; not with deck and discard pile empty', () => {
    const t = table({ stage: 'attrition', attrition: [3], hunters: [dareon({ hand: ['DA-14'] }), ljonar()] })
    expect(t).toBeAsked(0, 'resilience')
    expect(t.state.attritionShown).toEqual([3])
    const all = [
      'DA-01',
      'DA-01',
      'DA-01',
      'DA-02',
      'DA-02',
      'DA-03',
      'DA-03',
      'DA-04',
      'DA-05',
      'DA-05',
      'DA-06',
      'DA-06',
      'DA-07',
      'DA-08',
      'DA-08',
      'DA-09',
      'DA-09',
      'DA-10',
      'DA-11',
      'DA-11',
      'DA-12',
      'DA-12',
      'DA-13',
      'DA-14',
    ] as const
    const empty = table({ stage: 'attrition', attrition: [3], hunters: [dareon({ hand: [...all] }), ljonar()] })
    expect([hunter(empty).damage, empty.decision.prompt]).toEqual([1, 'discard'])
    empty.look()
  })

  it('PR-21.12 RW-6: prevention in order; once all is prevented the rest is skipped', () => {
    const t = table({
      stage: 'attrition',
      attrition: [3],
      terrain: { south: ['rock'] },
      hunters: [mirah({ hand: ['MI-08', 'MI-09'] }), ljonar()],
    })
    t.choose({ do: 'prevent' }).choose({ do: 'discard', card: held(t, 0, 'MI-09') })
    expect([hunter(t).damage, terrainIn(t, 'south')]).toEqual([0, ['rock']])
  })

  it('PR-21.13 RW-7: an escape is asked of each target; one that holds by itself is not asked', () => {
    const t = table({
      monster: 'toramat',
      cracked: true,
      slots: ['TM-B06', 'TM-B07', 'TM-B15'],
      hunters: [dareon({ sequence: ['DA-08'], hand: ['DA-01', 'DA-02'] }), mirah()],
    })
    play(t, 'DA-01')
    expect([happened(t, 'revealed').length, hunter(t).damage]).toEqual([1, 0])
    expect(t).toBeAsked(0, 'action')
  })

  it('PR-21.14 an offer that has lapsed is refused and changes nothing', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-07', 'DA-08'] }), ljonar({ hand: ['LJ-07'] })] })
    play(t, 'DA-07')
    const before = hash(t.state)
    expect(() => t.match.choose(1, 0)).toThrow(IllegalChoice)
    expect(hash(t.state)).toBe(before)
    t.choose({ do: 'no' })
  })
})

describe('22 hidden information', () => {
  it('PR-22.1 hands are open', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-01', 'WOUND'] }), ljonar({ hand: ['LJ-07'] })] })
    expect(t.view(1).hunters.map((h) => h.hand.map((card) => card.is))).toEqual([['DA-01', 'WOUND'], ['LJ-07']])
  })

  it('PR-22.2 the order of decks, fronts and the generator are in no view', () => {
    const match = Match.start(primal, config, 'hidden')
    const seen = JSON.stringify(match.view(0))
    const g = match.state
    for (const h of g.hunters) h.deck.reverse()
    g.behaviorDeck.reverse()
    g.attritionDeck.reverse()
    g.random = seedRandom('other')
    expect(JSON.stringify(match.view(0))).toBe(seen)
    expect(seen).not.toContain('random')
  })

  it('PR-22.3 what decks hold is public; behaviors are pooled with the unknown fronts', () => {
    const t = table({ slots: ['VX-B02', 'VX-B09', 'VX-B15'], attrition: [3], hunters: [dareon({ hand: ['DA-01'] }), ljonar()] })
    const { monster, hunters } = t.view(null)
    expect(hunters[0]?.deck.filter((is) => is === 'DA-01').length).toBe(2)
    expect(hunters[0]?.deck).toEqual(hunters[0]?.deck.slice().sort())
    expect([monster.pool.length, monster.behaviorDeckSize]).toEqual([15, 12])
    expect(monster.attrition.deck).toEqual([0, 1, 1, 1, 1, 1, 2, 2, 2, 3])
  })

  it('PR-22.4 what was looked at stays known until it leaves its place', () => {
    const t = table({
      stage: 'consume',
      active: -1,
      slots: ['VX-B02', 'VX-B06', 'VX-B15'],
      behaviorDeck: ['VX-B08'],
      hunters: [dareon({ potions: ['PT-6'] }), ljonar({ potions: ['PT-7'] })],
    })
    t.choose({ do: 'consume', potion: 5 })
    expect(t.view(1).monster.slots.map((slot) => slot.front)).toEqual(['VX-B02', 'VX-B06', 'VX-B15'])
    t.choose({ do: 'yes' }).choose({ do: 'slot', slot: 0 })
    expect(t.view(1).monster.slots.map((slot) => slot.front)).toEqual([null, 'VX-B06', 'VX-B15'])
    const scry = table({ attrition: [3, 0], hunters: [mirah({ hand: ['MI-12'] }), dareon()] })
    scry.choose({ do: 'use', ability: 'helm' })
    expect(scry.view(1).monster.attrition.top).toBe(3)
    scry.choose({ do: 'leave' })
    expect(scry.view(null).monster.attrition.top).toBe(3)
    skipTo(scry, (g) => g.active === 1)
    expect(scry.state.attritionSeen).toBe(false)
  })

  it('PR-22.5 every seat and a spectator see the same', () => {
    const match = Match.start(primal, config, 'same')
    const of = (seat: number | null) => JSON.stringify({ ...match.view(seat), you: null })
    expect(of(0)).toBe(of(1))
    expect(of(0)).toBe(of(null))
  })

  it('PR-22.6 a behavior discarded unresolved lies face up', () => {
    const t = table({ slots: ['VX-B02', 'VX-B09', 'VX-B15'], hunters: [dareon({ item: 'IT-3', hand: ['DA-08'] })] })
    t.choose({ do: 'use', ability: 'item' }).choose({ do: 'slot', slot: 1 })
    expect(t.view(0).monster.behaviorDiscard).toEqual(['VX-B09'])
  })
})
