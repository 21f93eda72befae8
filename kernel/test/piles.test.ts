import { fromPiles, type Pile, type State, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'

interface PileState extends State {
  deck: number[]
  hand: number[]
  shown: number[]
}

const table = (parts: Partial<PileState> = {}): PileState => ({
  ...{ random: seedRandom('piles'), reveals: 0, deck: [0, 1, 2, 3], hand: [4, 5], shown: [] },
  ...parts,
})

const piles = (g: PileState): Pile[] => [
  { name: 'deck', cards: g.deck, knows: () => false },
  { name: 'hand', cards: g.hand, knows: (seat, card) => seat === 0 || g.shown.includes(card) },
]
const cards = fromPiles<PileState>({ piles, all: () => [0, 1, 2, 3, 4, 5] })

const imagined = (g: PileState, seat: number | null, seed: string, dealt = cards) => {
  dealt.imagine(g, seat, seedRandom(seed))
  return g
}

describe('a re-deal from piles', () => {
  it('leaves what the seat knows and deals the rest anew, losing nothing', () => {
    for (const seed of ['a', 'b', 'c']) {
      const own = imagined(table(), 0, seed)
      expect(own.hand).toEqual([4, 5])
      expect([...own.deck].sort()).toEqual([0, 1, 2, 3])
      const other = imagined(table({ shown: [5] }), 1, seed)
      expect(other.hand[1]).toBe(5)
      expect(cards.broken(other)).toEqual([])
    }
    expect(new Set(Array.from('abcdefghijklmnop', (seed) => imagined(table({ shown: [5] }), 1, seed).hand[0])).size).toBeGreaterThan(2)
  })

  it('depends on which cards are unknown, not on where they lie', () => {
    const one = imagined(table({ deck: [0, 1, 2, 3], hand: [4, 5] }), 1, 'x')
    const two = imagined(table({ deck: [5, 3, 0, 4], hand: [1, 2] }), 1, 'x')
    expect(two).toEqual(one)
  })

  it('keeps cards with different backs apart', () => {
    const parity = fromPiles<PileState>({ piles, all: () => [0, 1, 2, 3, 4, 5], back: (card) => card % 2 })
    for (const seed of ['a', 'b', 'c', 'd']) expect(imagined(table(), 1, seed, parity).deck.map((card) => card % 2)).toEqual([0, 1, 0, 1])
    expect(parity.hidden(table(), 1).find((fact) => fact.where === 'hand 0')?.could).toEqual([0, 2, 4])
  })
})

describe('what is said of hidden things', () => {
  it('lists every place the seat does not know, with all it could be', () => {
    expect(cards.hidden(table({ shown: [5] }), null)).toEqual([
      { where: 'deck 0', is: 0, could: [0, 1, 2, 3, 4] },
      { where: 'deck 1', is: 1, could: [0, 1, 2, 3, 4] },
      { where: 'deck 2', is: 2, could: [0, 1, 2, 3, 4] },
      { where: 'deck 3', is: 3, could: [0, 1, 2, 3, 4] },
      { where: 'hand 0', is: 4, could: [0, 1, 2, 3, 4] },
    ])
  })

  it.each<[string, Partial<PileState>, string[]]>([
    ['all is there', {}, []],
    ['a card is gone', { hand: [4] }, ['card 5 lies in no pile']],
    ['a card lies twice', { hand: [4, 5, 0] }, ['card 0 lies in deck and in hand']],
    ['a card comes from nowhere', { hand: [4, 5, 9] }, ["card 9 in hand is none of the game's"]],
  ])('the law of the cards: %s', (_, parts, laws) => {
    expect(cards.broken(table(parts))).toEqual(laws)
  })
})
