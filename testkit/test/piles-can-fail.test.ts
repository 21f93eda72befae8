import { fromPiles, type Pile } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { TRINKETS } from '../../cli/template/content/trinkets.ts'
import { magpies } from '../../cli/template/rules/index.ts'
import type { MagpiesState } from '../../cli/template/rules/state.ts'
import { failureOf } from './planted.ts'

const CONFIG = { seats: 3, hand: 3 }

/** The sample game with another description of its piles. */
function described(mistake: (piles: readonly Pile[], g: MagpiesState) => Pile[]): typeof magpies {
  const honest = magpies.piles
  if (!honest) throw new Error('the sample game describes its piles')
  return { ...magpies, ...fromPiles<MagpiesState>({ all: () => TRINKETS, piles: (g) => mistake(honest(g), g) }) }
}

const knownToAll = (name: string) => (piles: readonly Pile[]) =>
  piles.map((pile) => (pile.name === name ? { ...pile, knows: () => true } : pile))

describe('a description of piles that is not true is found', () => {
  it('and a true one is not', () => {
    expect(
      failureOf(
        described((piles) => [...piles]),
        CONFIG,
      ),
    ).toBeNull()
  })

  it.each(['deck', 'discard', 'hand 1', 'nest 2'])('a pile left out: %s', (name) => {
    const failure = failureOf(
      described((piles) => piles.filter((pile) => pile.name !== name)),
      CONFIG,
    )
    expect(failure?.property).toBe('conservation')
    expect(failure?.detail).toMatch(/^card \d+ lies in no pile$/)
  })

  it.each(['deck', 'hand 0'])('a pile said to be known that no view shows: %s', (name) => {
    const failure = failureOf(described(knownToAll(name)), CONFIG)
    expect(failure?.property).toBe('a view shows what its seat is said to know')
    expect(failure?.detail).toContain(`in ${name}`)
  })

  it('cards that everybody saw, kept in the state and shown in no view', () => {
    const forgetful: typeof magpies = {
      ...magpies,
      view: (g, seat) => ({ ...magpies.view(g, seat), hands: magpies.view(g, seat).hands.map((hand) => ({ ...hand, shown: [] })) }),
    }
    expect(failureOf(forgetful, CONFIG)?.property).toBe('a view shows what its seat is said to know')
  })

  it('a view that shows what the description calls unknown', () => {
    const secret = described((piles) => piles.map((pile) => (pile.name === 'discard' ? { ...pile, knows: () => false } : pile)))
    expect(failureOf(secret, CONFIG)?.property).toBe('a view shows only what its seat may know')
  })

  it('a hidden card that is no list of the state, which a re-deal cannot change', () => {
    const copied = described((piles) => piles.map((pile) => (pile.name === 'deck' ? { ...pile, cards: pile.cards.slice() } : pile)))
    expect(failureOf(copied, CONFIG)?.property).toBe('imagined worlds are lawful')
  })
})

it('what is known may stand in another order, or in a list of its own', () => {
  const sorted: typeof magpies = {
    ...magpies,
    view: (g, seat) => {
      const seen = magpies.view(g, seat)
      const hands = seen.hands.map(({ size, cards }) => ({
        size,
        cards: cards && [...cards].sort((a, b) => a - b),
        shown: g.shown.slice(),
      }))
      return { ...seen, hands, discard: [...seen.discard].sort((a, b) => a - b) }
    },
  }
  expect(failureOf(sorted, CONFIG)).toBeNull()
})
