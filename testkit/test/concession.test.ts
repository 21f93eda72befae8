import { CONCEDE, type Seat } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { magpies } from '../../cli/template/rules/index.ts'
import type { MagpiesState } from '../../cli/template/rules/state.ts'
import { failureOf } from './planted.ts'

const CONFIG = { seats: 4, hand: 3 }

/** A match that, once somebody has conceded, does not end with the deck but asks a seat again and again. */
const endless = (asked: (g: MagpiesState) => Seat): typeof magpies => ({
  ...magpies,
  outcome: (g) => (g.conceded && g.over ? null : magpies.outcome(g)),
  *step(g) {
    if (!g.over) yield* magpies.step(g)
    else yield { seat: asked(g), prompt: 'take', rule: 'MG-2.2', options: [{ do: 'draw' }, { do: 'pass' }] }
  },
})

describe('the kit plays on after a concession, and finds', () => {
  it('nothing where the rules let a seat go', () => {
    expect(failureOf(magpies, CONFIG)).toBeNull()
  })

  it('a card that goes with the seat', () => {
    const thief: typeof magpies = { ...magpies, concede: (g, seat) => void g.hands[seat]?.pop() }
    const failure = failureOf(thief, CONFIG)
    expect(failure?.property).toBe('conservation')
    expect(failure?.where.choices.at(-1)?.index).toBe(CONCEDE)
  })

  it('a view that cannot do without the seat', () => {
    const fragile: typeof magpies = {
      ...magpies,
      view(g, seat) {
        if (seat !== null && g.conceded?.includes(seat)) throw new Error('who is looking?')
        return magpies.view(g, seat)
      },
    }
    expect(failureOf(fragile, CONFIG)?.detail).toContain('who is looking?')
  })

  it('a match that does not end any more', () => {
    expect(
      failureOf(
        endless((g) => [0, 1, 2, 3].find((seat) => !g.conceded?.includes(seat)) ?? 0),
        CONFIG,
      )?.property,
    ).toBe('a match ends after a concession')
  })

  it('rules that go on asking the seat that is gone', () => {
    expect(
      failureOf(
        endless((g) => g.conceded?.[0] ?? 0),
        CONFIG,
      )?.detail,
    ).toContain('ask a seat that has conceded without end')
  })

  it('a concession that depends on something outside the state', () => {
    let outside = 0
    const impure: typeof magpies = {
      ...magpies,
      concede(g) {
        outside += 1
        g.reveals += outside
      },
    }
    expect(failureOf(impure, CONFIG)?.detail).toMatch(/the last state differs|the log says/)
  })
})
