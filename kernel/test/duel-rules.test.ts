import { seedRandom } from '@rulewright/kernel'
import { tableFor } from '@rulewright/testkit'
import { expect, it } from 'vitest'
import { type Duel, duel } from './games/duel.ts'

const card = (suit: number, rank: number) => suit * 10 + rank - 1

function table(position: { hands: [number[], number[]]; discard?: number[]; turn?: number }) {
  const used = new Set([...position.hands.flat(), ...(position.discard ?? [])])
  const state: Duel = {
    random: seedRandom('table'),
    reveals: 0,
    deck: Array.from({ length: 40 }, (_, c) => c).filter((c) => !used.has(c)),
    discard: position.discard ?? [],
    hands: position.hands,
    shown: [[], []],
    scores: [0, 0],
    turn: position.turn ?? 0,
    challenge: -1,
    roundsLeft: 0,
  }
  return tableFor(duel, { seats: 2, rounds: 1 }, state)
}

it('DU-1.1 a player draws from the deck or takes the top of the discard pile', () => {
  const t = table({ hands: [[card(0, 1)], [card(1, 1)]], discard: [card(2, 5)] })
  expect(t).toOfferExactly([
    { do: 'draw', from: 'deck' },
    { do: 'draw', from: 'discard' },
  ])
  t.choose({ do: 'draw', from: 'discard' })
  expect(t).toBeAsked(0, 'play')
  expect(t).toOffer({ do: 'play', card: card(2, 5) })
  expect(t.view(1).hands[0]?.shown).toEqual([card(2, 5)])
})

it('DU-1.3 a counter must be higher and of the same suit', () => {
  const t = table({ hands: [[card(0, 4)], [card(0, 3), card(0, 9), card(1, 10)]], discard: [card(3, 1)] })
  t.choose({ do: 'draw', from: 'discard' }).choose({ do: 'play', card: card(0, 4) })
  expect(t.at(1)).toOfferExactly([{ do: 'pass' }, { do: 'counter', card: card(0, 9) }])
  expect(t.at(1)).not.toOffer({ do: 'counter', card: card(0, 3) })
  t.choose(1, { do: 'counter', card: card(0, 9) })
  expect(t.state.scores).toEqual([0, 9])
})

it('DU-1.4 an uncountered card scores its rank', () => {
  const t = table({ hands: [[card(0, 4)], [card(1, 10)]], discard: [card(3, 1)] })
  t.choose({ do: 'draw', from: 'discard' })
    .choose({ do: 'play', card: card(0, 4) })
    .pass(1)
  expect(t.state.scores).toEqual([4, 0])
  expect(t).toBeAsked(1, 'draw')
})
