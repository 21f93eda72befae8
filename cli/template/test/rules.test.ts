import { Match } from '@rulewright/kernel'
import { expect, it } from 'vitest'
import { KINDS, kindOf, TRINKETS, worthOf } from '../content/trinkets.ts'
import { magpies } from '../rules/index.ts'
import { scoreOf } from '../rules/nest.ts'
import { card, table } from './table.ts'

const start = (seats: number, hand = 3) => Match.start(magpies, { seats, hand }, 'rules')

it('MG-1.1 there are 36 trinkets, one of each kind for every value', () => {
  expect(TRINKETS).toHaveLength(36)
  for (const kind of KINDS) expect(TRINKETS.filter((trinket) => kindOf(trinket) === kind).map(worthOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it('MG-1.2 each player is dealt three trinkets, or as many as the settings say', () => {
  expect(
    start(4)
      .view(null)
      .hands.map((hand) => hand.size),
  ).toEqual([3, 3, 3, 3])
  expect(
    start(2, 5)
      .view(null)
      .hands.map((hand) => hand.size),
  ).toEqual([5, 5])
})

it('MG-1.3 three trinkets lie on the sill, the rest is the deck', () => {
  expect(start(2).view(null)).toMatchObject({ sill: [expect.any(Number), expect.any(Number), expect.any(Number)], deck: 27 })
})

it('MG-1.4 hands are secret, but for what was taken from the sill', () => {
  const t = table({ hands: [[card('key', 2)], [card('key', 4)]], sill: [card('coin', 7)] })
  t.choose({ do: 'take', card: card('coin', 7) })
  expect(t.view(0).hands[0]).toEqual({ size: 2, cards: [card('key', 2), card('coin', 7)], shown: [card('coin', 7)] })
  expect(t.view(1).hands[0]).toEqual({ size: 2, cards: null, shown: [card('coin', 7)] })
  t.choose({ do: 'lay', card: card('coin', 7) })
  expect(t.view(1).hands[0]).toEqual({ size: 1, cards: null, shown: [] })
})

it('MG-2.1 players take turns: a trinket is taken, then one laid or discarded', () => {
  const t = table({ hands: [[card('key', 2)], [card('key', 4)]], sill: [card('coin', 7)] })
  expect(t).toBeAsked(0, 'take')
  t.choose({ do: 'take', card: card('coin', 7) })
  expect(t).toBeAsked(0, 'lay')
  t.choose({ do: 'lay', card: card('key', 2) })
  expect(t).toBeAsked(1, 'take')
})

it('MG-2.2 a trinket is taken from the sill or, unseen, from the deck', () => {
  const t = table({ hands: [[], []], sill: [card('coin', 7), card('ring', 1)] })
  expect(t).toOfferExactly([{ do: 'draw' }, { do: 'take', card: card('coin', 7) }, { do: 'take', card: card('ring', 1) }])
  const top = t.state.deck.at(-1)
  t.choose({ do: 'draw' })
  expect(t.heardBy(0)).toEqual([{ type: 'drew', seat: 0, card: top }])
  expect(t.heardBy(1)).toEqual([{ type: 'drew', seat: 0, card: null }])
  t.choose({ do: 'discard' })
})

it('MG-2.3 what was taken from the sill is replaced from the deck', () => {
  const t = table({ hands: [[], []], sill: [card('coin', 7), card('ring', 1)] })
  const top = t.state.deck.at(-1)
  t.choose({ do: 'take', card: card('coin', 7) })
  expect(t.state.sill).toEqual([card('ring', 1), top])
  t.choose({ do: 'discard' })
})

it('MG-3.1 a trinket is laid when it is worth more than all of its kind in the nest', () => {
  const hand = [card('key', 2), card('key', 6), card('coin', 1)]
  const t = table({ hands: [hand, []], nests: [[card('key', 4)], []], sill: [card('key', 3)] })
  t.choose({ do: 'take', card: card('key', 3) })
  expect(t).toOffer({ do: 'lay', card: card('key', 6) })
  expect(t).toOffer({ do: 'lay', card: card('coin', 1) })
  expect(t).not.toOffer({ do: 'lay', card: card('key', 2) })
  expect(t).not.toOffer({ do: 'lay', card: card('key', 3) })
  t.choose({ do: 'lay', card: card('key', 6) })
  expect(t.state.nests[0]).toEqual([card('key', 4), card('key', 6)])
})

it('MG-3.2 any trinket may be discarded instead', () => {
  const t = table({ hands: [[card('key', 2)], []], nests: [[card('key', 9)], []], sill: [card('key', 3)] })
  t.choose({ do: 'take', card: card('key', 3) })
  expect(t).toOfferExactly([
    { do: 'discard', card: card('key', 2) },
    { do: 'discard', card: card('key', 3) },
  ])
  t.choose({ do: 'discard', card: card('key', 2) })
  expect(t.state.discard).toEqual([card('key', 2)])
})

it('MG-4.1 the match ends after the turn in which the deck ran out', () => {
  const t = table({ hands: [[card('key', 2)], [card('key', 4)]], left: 2 })
  t.choose({ do: 'draw' }).choose({ do: 'lay', card: card('key', 2) })
  expect(t.outcome).toBeNull()
  t.choose({ do: 'draw' })
  expect(t).toBeAsked(1, 'lay')
  t.choose({ do: 'lay', card: card('key', 4) })
  expect(t.outcome).toMatchObject({ reason: 'points' })
})

it('MG-4.2 a kind counts the sum of its values', () => {
  expect(scoreOf([card('key', 2), card('key', 7), card('ring', 1), card('ring', 2)])).toBe(12)
})

it('MG-4.3 a trinket alone of its kind counts against its owner', () => {
  expect(scoreOf([card('key', 2), card('key', 7), card('ring', 5)])).toBe(4)
})

it('MG-4.4 the most points win, and equals share the win', () => {
  const nests = [[card('key', 1), card('key', 5)], [card('coin', 2), card('coin', 4)], []]
  const t = table({ hands: [[card('ring', 9)], [], []], nests, left: 1 })
  t.choose({ do: 'draw' }).choose({ do: 'discard', card: card('ring', 9) })
  expect(t.outcome).toEqual({ payoffs: [0.5, 0.5, 0], reason: 'points', scores: [6, 6, 0] })
})

it('MG-4.5 who concedes finishes the turn, gets no other and cannot win', () => {
  const t = table({ hands: [[card('key', 1)], [], []], nests: [[card('ring', 8), card('ring', 9)], [], []], left: 3 })
  t.choose({ do: 'draw' }).concede(0)
  expect(t.state.hands[0]).toHaveLength(1)
  expect(t).toBeAsked(1, 'take')
  t.choose({ do: 'draw' }).choose({ do: 'discard' })
  t.choose({ do: 'draw' }).choose({ do: 'discard' })
  expect(t.outcome).toEqual({ payoffs: [0, 0.5, 0.5], reason: 'points', scores: [expect.any(Number), 0, 0] })
})

it('MG-4.6 who is left alone wins at once', () => {
  const t = table({ hands: [[], [], []] })
  t.concede(2)
  expect(t.outcome).toBeNull()
  t.concede(0)
  expect(t.outcome).toMatchObject({ payoffs: [0, 1, 0], reason: 'conceded' })
})
