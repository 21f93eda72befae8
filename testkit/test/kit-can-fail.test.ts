import type { Game } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { type Duel, duel } from '../../kernel/test/games/duel.ts'
import { redeals } from '../prove/index.ts'
import { failureOf as planted } from './planted.ts'

const DUEL = { seats: 2, rounds: 2 }

const failureOf = <V>(game: Game<Duel, typeof DUEL, V>, matches?: number) => planted(game, DUEL, matches)

describe('the property kit catches', () => {
  it('nothing in a sound game', () => {
    expect(failureOf(duel)).toBeNull()
  })

  it('a leak in a view', () => {
    const leaky = { ...duel, view: (g: Duel, seat: number | null) => ({ ...duel.view(g, seat), top: g.deck[g.deck.length - 1] ?? null }) }
    expect(failureOf(leaky)?.property).toBe('a view shows only what its seat may know')
  })

  it('a leak in a decision: options that depend on the other hand', () => {
    const leaky: typeof duel = {
      ...duel,
      *step(g) {
        const best = Math.max(...(g.hands[1 - g.turn] ?? []), 0)
        yield { seat: g.turn, prompt: 'peek', rule: 'DU-1.9', options: [{ do: 'pass' }, { do: best > 30 ? 'fear' : 'hope' }] }
        yield* duel.step(g)
      },
    }
    expect(failureOf(leaky)?.property).toBe('a question depends only on what its seat knows')
  })

  it('a leak in imagine: a re-deal that remembers the real cards', () => {
    const peeking: typeof duel = { ...duel, imagine: (g) => void g.deck.reverse() }
    expect(failureOf(peeking)?.property).toMatch(/imagine depends only on what its seat knows|worlds that look alike imagine alike/)
  })

  it('a re-deal that leaves hidden things where they are', () => {
    const lazy: typeof duel = { ...duel, imagine: () => {} }
    expect(() => redeals(lazy, DUEL, '1', 0)).toThrow('imagine re-deals everything hidden')
  })

  it('a dead end: a decision without options', () => {
    const dead: typeof duel = {
      ...duel,
      *step(g) {
        yield* duel.step(g)
        if (g.deck.length === 20) yield { seat: 0, prompt: 'stuck', rule: 'DU-1.9', options: [] }
      },
    }
    expect(failureOf(dead)?.property).toBe('never an empty decision')
  })

  it('an endless game', () => {
    const endless: typeof duel = {
      ...duel,
      *step(g) {
        yield { seat: g.turn, prompt: 'again', rule: 'DU-1.9', options: [{ do: 'yes' }, { do: 'no' }] }
      },
    }
    expect(failureOf(endless)?.property).toBe('bounded length')
  })

  it('an impure rule: something outside the state decides', () => {
    let outside = 0
    const impure: typeof duel = {
      ...duel,
      *step(g) {
        yield* duel.step(g)
        outside += 1
        if (outside % 5 === 0) g.scores[0] += 1
      },
    }
    expect(failureOf(impure)?.property).toMatch(/equals original|same hashes|no exception/)
  })

  it('a rule that throws', () => {
    const throws: typeof duel = {
      ...duel,
      *step(g) {
        if (g.deck.length < 10) throw new Error('a defect')
        yield* duel.step(g)
      },
    }
    expect(failureOf(throws)?.detail).toContain('a defect')
  })

  it('a card that vanishes', () => {
    const loses: typeof duel = {
      ...duel,
      *step(g) {
        yield* duel.step(g)
        if (g.discard.length > 6) g.discard.pop()
      },
    }
    expect(failureOf(loses)?.property).toBe('conservation')
  })

  it('a state that is not plain data', () => {
    const fancy: typeof duel = { ...duel, clone: (g) => g, setup: (c, r) => Object.assign(duel.setup(c, r), { seen: new Set([1]) }) }
    expect(failureOf(fancy)?.detail).toContain('state.seen is an instance of a class')
  })

  it('a choice that tells something and could be taken back', () => {
    const careless: typeof duel = {
      ...duel,
      *step(g) {
        const before = g.reveals
        yield* duel.step(g)
        g.reveals = before
      },
    }
    const property = failureOf(careless, 200)?.property
    // The count of reveals falls at the end of a step, which makes draws look free to take back.
    expect(property).toBe('an undoable choice reveals nothing')
  })

  it('seats that decide at once and step on each other', () => {
    const clashing: typeof duel = {
      ...duel,
      *step(g) {
        if (g.scores[0] + g.scores[1] === 0) {
          yield* meddle(g)
        }
        yield* duel.step(g)
      },
    }
    expect(failureOf(clashing)?.property).toBe('simultaneous decisions commute')
  })

  it('prints a command that plays the failing match again', () => {
    const broken: typeof duel = { ...duel, broken: () => ['always'] }
    expect(failureOf(broken)?.message).toContain(
      `npm run -s rulewright -- fuzz duel --config '{"seats":2,"rounds":2}' --match planted-0 --every 7`,
    )
  })
})

function* meddle(g: Duel) {
  const options = [{ do: 'first' }, { do: 'second' }]
  const ask = (seat: number) => ({ seat, prompt: 'race', rule: 'DU-1.9', options })
  const { seat } = yield [ask(0), ask(1)]
  g.turn = seat
  yield ask(1 - seat)
}
