import { at, emit, type Flow, inSecret, reveal, type Seat, together } from '@rulewright/kernel'
import { CHARTER_OF_TRADE, DEEP_CORE_DRILLS, SORDALITE_REFINERY } from '../content/discoveries.ts'
import { PURCHASES } from '../content/purchases.ts'
import { COINS } from '../content/tiles.ts'
import { OUTPOST } from '../content/units.ts'
import { choose } from './choices.ts'
import type { AldarraEvent } from './events.ts'
import { controls, count, forceOf, hasDiscovery } from './force.ts'
import { cardWindow, depositsOf } from './holds.ts'
import { type AldarraOption, PASS } from './options.ts'
import { claimsThen } from './preparation.ts'
import { type AldarraState, WINNING_VP } from './state.ts'
import { isIn } from './track.ts'
import { gainCoins, gainCrystals, gainVp, payableCoins, payableCrystals, payCoins, payCrystals, playerOf } from './treasury.ts'

type Buy = Extract<AldarraOption, { do: 'buy' }>

/** AL-13.3 to AL-13.7 */
export function* mine(g: AldarraState): Flow {
  const taken = g.track.map((seat) => mineTerritories(g, seat))
  for (const [i, seat] of g.track.entries()) {
    const { coins, crystals } = taken[i] ?? { coins: 0, crystals: 0 }
    const extraCoins = mineExtras(g, seat)
    const extraCrystals = crystals > 0 && hasDiscovery(g, seat, SORDALITE_REFINERY) ? gainCrystals(g, seat, 1) : 0
    emit<AldarraEvent>({ type: 'mined', seat, coins: coins + extraCoins, crystals: crystals + extraCrystals })
  }
  yield* together(g.track, (seat) => claimPapers(g, seat))
  claimsThen(g, 'buy')
}

function* claimPapers(g: AldarraState, seat: Seat): Flow {
  yield* cardWindow(g, seat, 'mine-done')
}

/** AL-13.3 to AL-13.5 the Stronghold, every territory controlled, and all Crystals where the player has Units. */
function mineTerritories(g: AldarraState, seat: Seat): { coins: number; crystals: number } {
  let coins = 0
  let crystals = 0
  for (let hex = 0; hex < g.tiles.length; hex++) {
    if (!controls(g, seat, hex)) continue
    coins += COINS[at(g.tiles, hex)] ?? 0
    if (!isIn(g, seat, hex)) continue
    crystals += g.lying[hex] ?? 0
    g.lying[hex] = 0
  }
  gainCoins(g, seat, coins)
  playerOf(g, seat).crystals += crystals
  return { coins, crystals }
}

/** AL-13.6 Deep-Core Drills, and a Coin for each Outpost II (AL-4.20). */
function mineExtras(g: AldarraState, seat: Seat): number {
  let coins = hasDiscovery(g, seat, DEEP_CORE_DRILLS) ? depositsOf(g, seat) : 0
  if (hasDiscovery(g, seat, OUTPOST)) for (let hex = 0; hex < g.tiles.length; hex++) coins += count(forceOf(g, seat, hex), OUTPOST)
  gainCoins(g, seat, coins)
  return coins
}

/** AL-13.8, AL-13.10, AL-13.11 what a player can afford, in the order of the table. */
function purchases(g: AldarraState, seat: Seat): Buy[] {
  const charter = hasDiscovery(g, seat, CHARTER_OF_TRADE)
  const options: Buy[] = []
  for (let purchase = 0; purchase < PURCHASES.length; purchase++) {
    const option = priced(purchase, charter)
    if (lackToBuy(g, seat, option) === null) options.push(option)
  }
  return options
}

/** AL-13.10 a purchase at its price, with the Charter of Trade or without. */
export function priced(purchase: number, charter: boolean): Buy {
  const { coins, crystals, vp } = at(PURCHASES, purchase)
  const inCoins = coins === 0 ? 0 : coins - (charter ? 3 : 0)
  return { do: 'buy', purchase, coins: inCoins, crystals: crystals === 0 ? 0 : crystals - (charter ? 1 : 0), vp }
}

/** What a purchase lacks. */
export function lackToBuy(g: AldarraState, seat: Seat, { coins, crystals }: Buy): 'coins' | 'crystals' | null {
  if (payableCoins(g, seat) < coins) return 'coins'
  return payableCrystals(g, seat) < crystals ? 'crystals' : null
}

/** A plan in step 2: 1 buys nothing, from 2 on the purchases. */
const BUYS_NOTHING = 1
const FIRST_PURCHASE = 2

/** AL-13.12 chosen at once, revealed together, carried out in turn order (AL-20.3). */
export function* buyVictoryPoints(g: AldarraState): Flow {
  g.secret = true
  yield* inSecret(g.track, (seat) => planPurchase(g, seat))
  g.secret = false
  reveal(g)
  for (const seat of g.track) {
    const player = playerOf(g, seat)
    const { plan } = player
    player.plan = 0
    const bought = purchases(g, seat).find(({ purchase }) => purchase === plan - FIRST_PURCHASE)
    if (!bought) continue
    payCoins(g, seat, bought.coins)
    payCrystals(g, seat, bought.crystals)
    emit<AldarraEvent>({ type: 'bought', seat, coins: bought.coins, crystals: bought.crystals, vp: bought.vp })
    gainVp(g, seat, bought.vp)
  }
  claimsThen(g, 'win-check')
}

function* planPurchase(g: AldarraState, seat: Seat): Flow {
  const chosen = yield* choose(g, seat, { prompt: 'buy', rule: 'AL-13.8' }, [PASS, ...purchases(g, seat)])
  playerOf(g, seat).plan = chosen.do === 'pass' ? BUYS_NOTHING : FIRST_PURCHASE + chosen.purchase
}

/** AL-13.15, AL-13.16; AL-19.1 a last round ends the game in any case. */
export function winCheck(g: AldarraState): void {
  emit<AldarraEvent>({ type: 'win-check', vp: g.players.map((player) => player.vp) })
  g.over = g.players.some((player) => player.vp >= WINNING_VP) || (g.lastRound > 0 && g.round >= g.lastRound)
  g.phase = 'objectives'
}
