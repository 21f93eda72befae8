import type { Evaluation, Seat } from '@rulewright/kernel'
import { CHARTER_OF_TRADE } from '../content/discoveries.ts'
import { OBJECTIVES } from '../content/objectives.ts'
import { COINS, STRONGHOLD } from '../content/tiles.ts'
import { UNIT_TYPES } from '../content/units.ts'
import { count, enemiesIn, forceOf, sideOf } from '../rules/force.ts'
import { claimable, surveyOf } from '../rules/objectives.ts'
import { type AldarraState, STRIDE, WINNING_VP } from '../rules/state.ts'
import { errands } from './errands.ts'
import { features } from './features.ts'

const weights = {
  /** All other weights are in Victory Points. */
  vp: 1,
  claimable: 0.52,
  coin: 0.0305,
  crystal: 0.128,
  /** Coins a turn from the map. */
  income: 0.0851,
  lyingCrystal: 0.126,
  /** Coins' worth of ships on the map. */
  fleet: 0.0777,
  discovery: 0.388,
  explored: 0.0217,
  holdCard: 0.0707,
} as const

/** How far ahead of the best rival makes a game almost won, in Victory Points. */
const SCALE = 3.19

/** Victory Points scored, and those to be expected from the board. */
function worth(g: AldarraState, seat: Seat, w: Readonly<Record<string, number>>): number {
  const weight = (name: keyof typeof weights) => w[name] ?? weights[name]
  const player = g.players[seat]
  if (!player) return 0
  let value = player.vp * weight('vp') + player.coins * weight('coin') + player.crystals * weight('crystal')
  value += player.explores.length * weight('holdCard') + player.explored * weight('explored')
  for (let d = 0; d <= CHARTER_OF_TRADE; d++) value += ((player.discoveries >> d) & 1) * weight('discovery')
  const fleet = weight('fleet')
  const income = weight('income')
  const lyingCrystal = weight('lyingCrystal')
  for (let hex = 0; hex < g.tiles.length; hex++) {
    const force = forceOf(g, seat, hex)
    if (force === 0) continue
    for (let unit = 0; unit < UNIT_TYPES; unit++) {
      const many = count(force, unit)
      if (many > 0) value += many * sideOf(g, seat, unit).cost * fleet
    }
    if (g.tiles[hex] === STRONGHOLD || enemiesIn(g, seat, hex)) continue
    value += (COINS[g.tiles[hex] ?? 0] ?? 0) * income + (g.lying[hex] ?? 0) * lyingCrystal
  }
  const survey = surveyOf(g, seat, true)
  for (const card of player.objectives) if (claimable(card, survey)) value += (OBJECTIVES[card]?.vp ?? 0) * weight('claimable')
  return value
}

/** What every seat's position is worth, as last calculated: nothing is allocated while bots think. */
const worths = new Float64Array(STRIDE)

function weighAll(g: AldarraState, w: Readonly<Record<string, number>>): void {
  for (let seat = 0; seat < g.seats; seat++) worths[seat] = worth(g, seat, w)
}

/** The chance of a seat, from what was calculated. */
function chance(g: AldarraState, seat: Seat): number {
  let rival = 0
  let leader = 0
  for (let other = 0; other < g.seats; other++) {
    if (other !== seat) rival = Math.max(rival, worths[other] ?? 0)
    leader = Math.max(leader, g.players[other]?.vp ?? 0)
  }
  // The closer somebody is to winning, the more the lead counts.
  const urgency = 1 + Math.min(1, leader / WINNING_VP)
  return 1 / (1 + Math.exp((-((worths[seat] ?? 0) - rival) * urgency) / SCALE))
}

function hasWon(g: AldarraState, seat: Seat): boolean {
  const best = Math.max(...g.players.map((player) => player.vp))
  return g.track.find((each) => g.players[each]?.vp === best) === seat
}

export const evaluation: Evaluation<AldarraState> = {
  weights,
  free: ['to-crystal', 'to-coins'],
  errands,
  evaluate(g, seat, w) {
    if (g.over) return hasWon(g, seat) ? 1 : 0
    weighAll(g, w)
    return chance(g, seat)
  },
  /** Everybody's chance depends on everybody's position, so each position is looked at once instead of once for each seat. */
  evaluateAll(g, asked, w, into) {
    if (!g.over) weighAll(g, w)
    for (let seat = 0; seat < g.seats; seat++)
      if ((asked & (1 << seat)) !== 0) into[seat] = g.over ? (hasWon(g, seat) ? 1 : 0) : chance(g, seat)
  },
  features,
  network: async () => (await import('./network.ts')).network,
}
