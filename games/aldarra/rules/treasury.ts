import { at, emit, type Seat } from '@rulewright/kernel'
import { COALITION } from '../content/factions.ts'
import type { AldarraEvent } from './events.ts'
import type { AldarraState, Player } from './state.ts'

/** AL-6.13 Coins for a Crystal. */
export const COINS_PER_CRYSTAL = 4

export const playerOf = (g: AldarraState, seat: Seat): Player => at(g.players, seat)

/** AL-1.5 Coins come from the bank without limit. */
export function gainCoins(g: AldarraState, seat: Seat, n: number): void {
  playerOf(g, seat).coins += n
  g.coinsOut += n
}

/** `card`: the Explore card that gave them; everything else that scores has an event of its own. */
export function gainVp(g: AldarraState, seat: Seat, n: number, card?: number): void {
  playerOf(g, seat).vp += n
  emit<AldarraEvent>(card === undefined ? { type: 'vp-gained', seat, n } : { type: 'vp-gained', seat, n, card })
}

/** AL-1.7 as many Crystals as the supply holds; returns how many that were. */
export function gainCrystals(g: AldarraState, seat: Seat, n: number): number {
  const given = Math.min(n, g.crystals)
  g.crystals -= given
  playerOf(g, seat).crystals += given
  return given
}

/** Puts Crystals from the supply on the map, or as many as it holds. */
export function spawn(g: AldarraState, hex: number, n: number): number {
  const put = Math.min(n, g.crystals)
  g.crystals -= put
  g.lying[hex] = (g.lying[hex] ?? 0) + put
  return put
}

/** Crystals the Coalition may take now: what others pay in while they decide together does not count yet. */
export const crystalsAtHand = (g: AldarraState): number => (g.vault >= 0 ? Math.min(g.vault, g.crystals) : g.crystals)

/** AL-6.14 what a seat can pay in Coins, exchanges included. */
export function payableCoins(g: AldarraState, seat: Seat): number {
  const player = playerOf(g, seat)
  return player.faction === COALITION ? player.coins + COINS_PER_CRYSTAL * player.crystals : player.coins
}

export function payableCrystals(g: AldarraState, seat: Seat): number {
  const player = playerOf(g, seat)
  if (player.faction !== COALITION) return player.crystals
  return player.crystals + Math.min(Math.floor(player.coins / COINS_PER_CRYSTAL), crystalsAtHand(g))
}

/** AL-6.13 exchanges 4n Coins for n Crystals, or the other way for a negative n. */
export function convert(g: AldarraState, seat: Seat, n: number): void {
  const player = playerOf(g, seat)
  player.coins -= COINS_PER_CRYSTAL * n
  g.coinsOut -= COINS_PER_CRYSTAL * n
  player.crystals += n
  g.crystals -= n
  if (g.vault >= 0) g.vault -= n
  emit<AldarraEvent>({ type: 'converted', seat, toCrystals: n })
}

/** AL-6.14 pays Coins to the bank; the Coalition makes the fewest exchanges that are needed. */
export function payCoins(g: AldarraState, seat: Seat, n: number): void {
  const player = playerOf(g, seat)
  if (player.coins < n) convert(g, seat, -Math.ceil((n - player.coins) / COINS_PER_CRYSTAL))
  player.coins -= n
  g.coinsOut -= n
}

/** AL-13.13 pays Crystals to the supply. */
export function payCrystals(g: AldarraState, seat: Seat, n: number): void {
  const player = playerOf(g, seat)
  if (player.crystals < n) convert(g, seat, n - player.crystals)
  player.crystals -= n
  g.crystals += n
  if (g.vault >= 0 && player.faction === COALITION) g.vault += n
}
