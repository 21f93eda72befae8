import { hash, Match, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { PrimalConfig } from '../rules/config.ts'
import { primal } from '../rules/index.ts'
import { broken } from '../rules/laws.ts'
import { dareon, happened, hunter, mirah, play, table } from './table.ts'

const config: PrimalConfig = {
  seats: 2,
  monster: 'vyraxen',
  difficulty: 'veteran',
  hunters: ['dareon', 'ljonar'],
  outfit: ['ready', 'ready'],
}

/** A hunt whose first player is chosen, so that everything is laid out. */
const begun = (seed: string) => {
  const match = Match.start(primal, config, seed)
  match.choose(0, 0)
  return match
}

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
    const order = t.events.filter((event) => ['knocked-out', 'turned', 'revealed', 'turn'].includes(event.type)).map((event) => event.type)
    expect(order).toEqual(['revealed', 'knocked-out', 'turned', 'revealed', 'turn'])
  })

  it('PR-25.5 every card is in exactly one zone', () => {
    const g = begun('zones').state
    expect(broken(g)).toEqual([])
    const h = g.hunters[0]
    h?.discard.push(h.hand[0] ?? 0)
    expect(broken(g)).not.toEqual([])
  })

  it('PR-25.6 the invariants are watched', () => {
    const check = (change: (g: Parameters<typeof broken>[0]) => void) => {
      const { state } = begun('laws')
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
      'knocked-out',
      'attrition',
      'aggro',
      'ended',
    ])
      expect(heard).toContain(type)
  })
})
