import { at, pick, shuffle } from '@rulewright/kernel'
import { HUNTERS, type ItemId, items, potions } from '../content/index.ts'
import { outfits, suited } from '../content/outfits.ts'
import { type Outfit, type PrimalConfig, settledItem } from './config.ts'
import { hunterAt } from './lookup.ts'
import { difficultyOf } from './query.ts'
import type { PrimalState } from './state.ts'

/** While hunters are chosen, `turn` says who waits for what suits them: a bit for each seat, from this one on. */
const WAITS = 16
/** In matches older than outfits per seat: everybody does. */
const ALL_WAIT = 8

/** Those matches stored one outfit for all. */
const outfitOf = (outfit: PrimalConfig['outfit'] | Outfit, seat: number): Outfit => (typeof outfit === 'string' ? outfit : at(outfit, seat))

/** PR-2.1: gives what was decided before the hunt; what suits a hunter chosen at the table waits for that. */
export function giveSettled(g: PrimalState, { hunters, outfit }: PrimalConfig): void {
  const wishes = hunters.map((hunter, seat) => ({ seat, hunter, wish: outfitOf(outfit, seat) }))
  for (const { seat, hunter, wish } of wishes) {
    const item = settledItem(wish, hunter)
    if (item) give(g, seat, item)
    else if (wish === 'ready') g.turn |= WAITS << seat
  }
  for (const { seat, wish } of wishes) if (wish === 'random') giveAny(g, seat)
}

/** What suits each hunter who waited for it; where somebody else has its item, the first outfit that is left. */
export function giveSuited(g: PrimalState): void {
  for (let seat = 0; seat < g.hunters.length; seat++) {
    if (g.turn !== ALL_WAIT && (g.turn & (WAITS << seat)) === 0) continue
    const item = suited[at(HUNTERS, hunterAt(g, seat).kind)]
    const left = freeItems(g)
    give(g, seat, left.includes(item) ? item : at(left, 0))
  }
}

/** PR-2.3: an item is there once. */
function freeItems(g: PrimalState): ItemId[] {
  return items.flatMap(({ id }, n) => (g.hunters.some((hunter) => hunter.item === n) ? [] : [id]))
}

function give(g: PrimalState, seat: number, item: ItemId): void {
  const h = hunterAt(g, seat)
  h.item = items.findIndex(({ id }) => id === item)
  h.potions = outfits[item].slice(0, difficultyOf(g).potions).map((taken) => potions.findIndex(({ id }) => id === taken))
}

function giveAny(g: PrimalState, seat: number): void {
  const h = hunterAt(g, seat)
  const item = pick(g.random, freeItems(g))
  h.item = items.findIndex(({ id }) => id === item)
  h.potions = shuffle(
    g.random,
    potions.map((_, n) => n),
  ).slice(0, difficultyOf(g).potions)
}
