import { hash, IllegalChoice, Match, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { broken } from '../rules/conservation.ts'
import { foresee } from '../rules/foresee.ts'
import { primal } from '../rules/index.ts'
import { noPreferences, preferred } from '../rules/preferences.ts'
import type { HuntConfig } from '../rules/setup.ts'
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

const config: HuntConfig = { seats: 2, monster: 'vyraxen', difficulty: 'veteran', hunters: ['dareon', 'ljonar'], outfit: 'ready' }

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
    expect(t).toBeAsked(1, 'lastCall')
    t.choose({ do: 'assist', card: held(t, 1, 'LJ-07') })
    expect(t.at(1)).toOfferExactly([{ do: 'taunt', card: held(t, 1, 'LJ-04') }, { do: 'pass' }])
    t.choose({ do: 'pass' })
    expect(t.state.active).toBe(1)
    const hold = table({ attrition: [0, 0], hunters: [dareon({ hand: ['DA-01', 'DA-08'] }), ljonar({ hand: ['LJ-07'] })] })
    hold.choose(1, { do: 'hold' }).choose(0, { do: 'end' })
    expect(hold).toBeAsked(1, 'lastCall')
    hold.choose({ do: 'pass' })
    expect(hold.state.active).toBe(1)
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
    play(t, 'TH-03').choose({ do: 'payStamina' })
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

describe('25 engine model', () => {
  it('PR-25.1 state and choice determine the next state; the generator is part of the state', () => {
    const a = Match.start(primal, config, 'pure')
    const b = a.fork()
    for (const m of [a, b]) for (let n = 0; n < 30 && m.first; n++) m.choose(m.first.seat, n % m.first.options.length)
    expect(hash(a.state)).toBe(hash(b.state))
  })

  it('PR-25.2 a decision, a KO or a reshuffle in mid-effect can be saved and resumed', () => {
    const t = table({
      slots: ['VX-B06', 'VX-B08', 'VX-B10'],
      struggle: 2,
      hunters: [dareon({ damage: 10, hand: ['DA-01', 'DA-02'], deck: ['DA-01', 'DA-02'], rest: 'discard' }), mirah()],
    })
    play(t, 'DA-01')
    const saved = Match.resume(primal, JSON.parse(JSON.stringify(t.match.snapshot())))
    expect(saved.first).toEqual(t.match.first)
    t.choose({ do: 'deplete', piece: 'helm' })
  })

  it('PR-25.3 what was begun asks again whether its hunter stands', () => {
    const t = table({
      slots: ['VX-B06', 'VX-B08', 'VX-B10'],
      struggle: 2,
      hunters: [dareon({ damage: 10, hand: ['DA-01', 'DA-02'], deck: ['DA-02', 'DA-01'] }), mirah()],
    })
    play(t, 'DA-01').choose({ do: 'deplete', piece: 'helm' })
    // The boost repeats the effect, which no longer finds its SUBJECT.
    expect([happened(t, 'boosted').length, happened(t, 'suffered').length, hunter(t).damage]).toEqual([1, 1, 0])
  })

  it('PR-25.4 after a KO of the active hunter the queue is finished, then the next turn begins', () => {
    const t = table({
      aggro: 0,
      monster: 'toramat',
      slots: ['TM-B13', 'TM-B03', 'TM-B15'],
      behaviorDeck: ['TM-B01', 'TM-B04'],
      hunters: [dareon({ damage: 15, hand: ['DA-08'] }), mirah({ sector: 'east', stamina: 1 })],
    })
    play(t, 'DA-08').choose({ do: 'deplete', piece: 'helm' })
    const order = t.events.filter((event) => ['knockedOut', 'turned', 'revealed', 'turn'].includes(event.type)).map((event) => event.type)
    expect(order).toEqual(['revealed', 'knockedOut', 'turned', 'revealed', 'turn'])
  })

  it('PR-25.5 every card is in exactly one zone', () => {
    const match = Match.start(primal, config, 'zones')
    const g = match.state
    expect(broken(g)).toEqual([])
    const h = g.hunters[0]
    h?.discard.push(h.hand[0] ?? 0)
    expect(broken(g)).not.toEqual([])
  })

  it('PR-25.6 the invariants are watched', () => {
    const check = (change: (g: Parameters<typeof broken>[0]) => void) => {
      const { state } = Match.start(primal, config, 'laws')
      change(state)
      return broken(state).length
    }
    expect(check(() => {})).toBe(0)
    expect(
      check((g) => {
        g.aggro = 5
      }),
    ).toBe(1)
    expect(
      check((g) => {
        g.struggle = -1
      }),
    ).toBe(1)
    expect(
      check((g) => {
        g.health = 11
      }),
    ).toBe(1)
    expect(
      check((g) => {
        g.rage = 3
      }),
    ).toBe(1)
    expect(check((g) => void g.behaviorDeck.pop())).toBe(1)
    expect(check((g) => void g.attritionDeck.pop())).toBe(1)
    expect(check((g) => void g.hunters[0]?.deck.pop())).toBe(1)
  })

  it('PR-25.7 continuous effects act at once and end at once', () => {
    const cost = (parts: Partial<Parameters<typeof table>[0]>) =>
      table({ stance: 2, hunters: [dareon({ sector: 'east', hand: ['DA-01'] })], ...parts }).view(0).hunters[0]?.hand[0]?.cost
    expect([cost({ perils: ['VX-P3'] }), cost({ perils: ['VX-P3'], blinded: 'VX-P3' }), cost({})]).toEqual([1, 0, 0])
  })

  it('PR-25.8 events tell of everything that happens', () => {
    const heard = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const match = Match.start(primal, { ...config, difficulty: 'elder' }, seed, (told) => heard.add(told.event.type))
      const random = seedRandom(seed)
      for (let n = 0; n < 600 && match.first; n++) {
        const decision = match.open[n % match.open.length] ?? match.first
        match.choose(decision.seat, (random.a >>> 0) % decision.options.length)
        random.a = (random.a * 1103515245 + 12345 + n) | 0
      }
    }
    for (const type of [
      'round',
      'turn',
      'phase',
      'played',
      'drew',
      'discarded',
      'dealt',
      'suffered',
      'wounded',
      'struggle',
      'turned',
      'terrain',
      'token',
      'revealed',
      'boosted',
      'unleashed',
      'knockedOut',
      'attrition',
      'aggro',
      'ended',
    ])
      expect(heard).toContain(type)
  })
})

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
    const peril = table({ monster: 'korowon', stance: 2, perils: ['KW-P3'], hunters: [dareon({ hand: ['DA-01', 'DA-08'] })] })
    expect(foresee(peril.view(0), 0, held(peril, 0, 'DA-01')).perils).toEqual(['KW-P3'])
    const rear = table({ hunters: [dareon({ sector: 'north', sequence: ['DA-05'], hand: ['DA-03', 'DA-08'] })] })
    expect(foresee(rear.view(0), 0, held(rear, 0, 'DA-03'))).toMatchObject({ objective: true, endsPhase: true })
    expect(foresee(rear.view(0), 0, held(rear, 0, 'DA-08')).objective).toBe(false)
  })
})
