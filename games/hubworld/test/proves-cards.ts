import { describe, expect, it } from 'vitest'
import type { CardName } from '../content/cards/index.ts'
import type { Card } from '../rules/card.ts'
import { abilityText } from '../words/cards.ts'
import { delve, goOn, player, table, zoneOf } from './table.ts'

/** One test for each ability of each card, in printed order: a card without its tests does not compile or fails here. */
export function provesCards<K extends string>(
  cards: Readonly<Record<K, Card>>,
  proofs: Readonly<Record<K, readonly (() => void)[]>>,
): void {
  for (const [key, card] of Object.entries<Card>(cards)) {
    const tests = proofs[key as K]
    describe(card.title, () => {
      it(`${key}: every ability has its test`, () => {
        expect(tests).toHaveLength(card.abilities.length)
      })
      for (const [n, proof] of tests.entries()) it(`${key}, ability ${n + 1}: ${abilityText(key, n)}`, proof)
    })
  }
}

/** Seat 0 exiles a card out of an Archives; seat 1 gets its refund. */
export function refundsOne(card: CardName): void {
  const t = table({ seats: [{ shards: 0 }, { heat: 1, shards: 0, archives: [card] }] })
  goOn(delve(t, 'archives'), 3).choose({ do: 'break', shards: 0 })
  expect(player(t, 1).shards).toBe(1)
  expect(zoneOf(t, 1, card)).toBe('exile')
}
