import { ask, emit, type Game, reveal, together, whisper } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { type Duel, duel } from '../../kernel/test/games/duel.ts'
import { newTally, prove, sleepers } from '../prove/index.ts'
import { failureOf } from './planted.ts'

const CONFIG = { seats: 2, rounds: 2 }

const propertyOf = <V>(game: Game<Duel, typeof CONFIG, V>, matches = 60) => failureOf(game, CONFIG, matches)?.property

const last = (cards: readonly number[] | undefined) => cards?.[cards.length - 1] ?? -1

/** The duel with something planted at the beginning of each of its steps. */
const beginning = (planted: (g: Duel) => ReturnType<typeof duel.step>): typeof duel => ({
  ...duel,
  *step(g) {
    yield* planted(g)
    yield* duel.step(g)
  },
})

describe('the kit finds', () => {
  it('nothing in the sound duel', () => {
    expect(propertyOf(duel)).toBeUndefined()
  })

  it('a draw told to everybody', () => {
    const loud: typeof duel = {
      ...duel,
      *step(g) {
        const { turn } = g
        yield* duel.step(g)
        emit({ type: 'told', card: last(g.hands[turn === 0 ? 0 : 1]) })
      },
    }
    expect(propertyOf(loud)).toBe('what a seat has heard is kept')
  })

  it('a peeked card that is forgotten', () => {
    // biome rejects a generator without a yield: nothing is asked here.
    const forgetful: typeof duel = {
      ...duel,
      step(g) {
        if (g.deck.length > 0) whisper([g.turn], { type: 'peeked', card: last(g.deck) })
        reveal(g)
        return duel.step(g)
      },
    }
    expect(propertyOf(forgetful)).toBe('what a seat has heard is kept')
  })

  it('a hidden card that neither imagine nor hidden knows of', () => {
    const sleeve: typeof duel = {
      ...duel,
      setup: (config, random) => {
        const g = duel.setup(config, random)
        return Object.assign(g, { sleeve: g.deck.splice(3, 1) })
      },
      clone: undefined as never,
      broken: () => [],
    }
    const { clone: _, ...without } = sleeve
    expect(propertyOf(without)).toBe('worlds that look alike imagine alike')
  })

  const rare = (impure: () => unknown): typeof duel => ({
    ...duel,
    *step(g) {
      if (g.deck.length === 21 && g.turn === 1 && g.scores[0] > g.scores[1] + 5) impure()
      yield* duel.step(g)
    },
  })

  it('Math.random on a rare path, and the clock', () => {
    expect(propertyOf(rare(Math.random.bind(null)))).toBeUndefined()
    expect(propertyOf(rare(() => Math.random()))).toBe('rules are pure')
    expect(propertyOf(rare(() => Date.now()))).toBe('rules are pure')
    expect(Math.random()).toBeLessThan(1)
  })

  const held = { performance, crypto }
  const impurities: Readonly<Record<string, () => unknown>> = {
    'the clock of a page': () => performance.now(),
    'when the page began': () => performance.timeOrigin,
    'a clock that was kept': () => held.performance.now(),
    'other chance': () => crypto.getRandomValues(new Uint8Array(1)),
    'other chance that was kept': () => held.crypto.randomUUID(),
    'something later': () => setTimeout(() => {}, 0),
    'something again and again': () => setInterval(() => {}, 1000),
    'something soon': () => setImmediate(() => {}),
    'something next': () => queueMicrotask(() => {}),
    'a promise': () => Promise.resolve(1),
    'something elsewhere': () => fetch('data:,'),
    'the machine': () => process.hrtime(),
    'what the page keeps': () => localStorage.getItem('rules'),
    'the browser': () => navigator.language,
    'what is still in memory': () => new WeakRef({}).deref(),
    'what is no longer in memory': () => new FinalizationRegistry(() => {}),
    'the language of the machine': () => new Intl.Collator(),
    'the order of words in a language': () => 'a'.localeCompare('b'),
    'small letters in a language': () => 'I'.toLocaleLowerCase(),
    'capitals in a language': () => 'i'.toLocaleUpperCase(),
    'a number in a language': () => (1.5).toLocaleString(),
    'a long number in a language': () => 1n.toLocaleString(),
    'a list in a language': () => [1.5].toLocaleString(),
  }

  it.each(Object.entries(impurities))('%s in the rules, and gives it back afterwards', (_, impure) => {
    const before = Object.getOwnPropertyNames(globalThis)
    expect(propertyOf(rare(impure))).toBe('rules are pure')
    expect(Object.getOwnPropertyNames(globalThis)).toEqual(before)
    expect('a'.localeCompare('b')).toBe(-1)
  })

  it('options that depend on a hidden hand after a draw', () => {
    const drawn = beginning(function* (g) {
      const card = g.deck.pop()
      if (card === undefined) return
      const [mine, other] = g.turn === 0 ? [g.hands[0], g.hands[1]] : [g.hands[1], g.hands[0]]
      mine.push(card)
      reveal(g)
      whisper([g.turn], { type: 'drew', card })
      yield { seat: g.turn, prompt: 'feel', rule: 'DU-1.9', options: [{ do: 'pass' }, { do: other.some((c) => c > 33) ? 'fear' : 'hope' }] }
    })
    expect(propertyOf(drawn, 400)).toBe('what a seat is sent depends only on what it may know')
  })

  it('a question that answers itself where that tells something', () => {
    const shy = beginning(function* (g) {
      const rival = g.turn === 0 ? 1 : 0
      const high = g.hands[rival].filter((card) => card >= 30)
      yield* ask({
        seat: rival,
        prompt: 'boast',
        rule: 'DU-1.9',
        options: [{ do: 'pass' }, ...high.map((card) => ({ do: 'boast', card }))],
      })
    })
    expect(propertyOf(shy)).toBe('what a seat is sent depends only on what it may know')
  })

  it('a reason that tells what another holds', () => {
    const blabbing: typeof duel = {
      ...duel,
      obstacles: (g, seat) => [
        { option: { do: 'pass' }, why: last(g.hands[seat === 0 ? 1 : 0]) > 20 ? 'too-low' : 'turn', rule: 'DU-1.3' },
      ],
    }
    expect(propertyOf(blabbing)).toBe('what a seat is sent depends only on what it may know')
  })

  it('a count and a waiting list that tell what was chosen in secret', () => {
    const telling = beginning(function* (g) {
      yield* together([0, 1], function* (seat) {
        for (let n = 0; n < 3; n++)
          if ((yield { seat, prompt: 'think', rule: 'DU-1.9', options: [{ do: 'enough' }, { do: 'more' }] }).index === 0) return
      })
      reveal(g)
    })
    expect(propertyOf(telling)).toBe('what a seat is sent depends only on what it may know')
  })

  it('a property that sleeps, and one that is said to sleep and does not', () => {
    const { tally } = prove(duel, CONFIG, 'awake')
    expect(sleepers(duel, newTally())).toContain('conservation: never compared anything')
    expect(sleepers(duel, tally)).not.toContain('conservation: never compared anything')
    expect(sleepers(duel, newTally(), { conservation: 'no pieces' })).not.toContain('conservation: never compared anything')
    expect(sleepers(duel, tally, { conservation: 'no pieces' })).toContain(
      'conservation: said never to compare anything (no pieces), and did',
    )
  })
})
