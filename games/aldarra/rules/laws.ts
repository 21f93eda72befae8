import { DISCOVERIES } from '../content/discoveries.ts'
import { EXPLORES, FIRST_HOLD } from '../content/explores.ts'
import { CINDAR } from '../content/factions.ts'
import { OBJECTIVE_COPIES, OBJECTIVES } from '../content/objectives.ts'
import { STRONGHOLD } from '../content/tiles.ts'
import { FORTRESS, OUTPOST, PIECES, UNIT_TYPES, UNITS } from '../content/units.ts'
import { airshipsIn, count, forceOf } from './force.ts'
import { type AldarraState, CRYSTALS_IN_BOX, HAND_LIMIT, STACKING_LIMIT } from './state.ts'
import { playersIn } from './track.ts'

/** Section 22: which conservation laws the state breaks. */
export function broken(g: AldarraState): string[] {
  return [...brokenPieces(g), ...brokenTreasury(g), ...brokenMap(g), ...brokenCards(g)]
}

/** AL-22.3 on map + in supply + hostage = pieces. */
function brokenPieces(g: AldarraState): string[] {
  const laws: string[] = []
  for (let seat = 0; seat < g.seats; seat++) {
    for (let unit = 0; unit < UNITS.length; unit++) {
      let n = (g.supply[seat * UNIT_TYPES + unit] ?? 0) + (g.hostages[seat * UNIT_TYPES + unit] ?? 0)
      for (let hex = 0; hex < g.tiles.length; hex++) n += count(forceOf(g, seat, hex), unit)
      if (n !== PIECES[unit] || (g.supply[seat * UNIT_TYPES + unit] ?? 0) < 0)
        laws.push(`seat ${seat} has ${n} pieces of ${UNITS[unit]?.id}`)
    }
  }
  return laws
}

/** AL-22.4 25 Crystals; Coins are what the bank gave out; nothing is negative (AL-0.6). */
function brokenTreasury(g: AldarraState): string[] {
  const laws: string[] = []
  const sum = (list: readonly number[]) => list.reduce((all, n) => all + n, 0)
  const crystals = g.crystals + sum(g.lying) + sum(g.players.map((player) => player.crystals))
  if (crystals !== CRYSTALS_IN_BOX) laws.push(`there are ${crystals} Crystals`)
  const coins = sum(g.players.map((player) => player.coins))
  if (coins !== g.coinsOut) laws.push(`players own ${coins} Coins, the bank gave ${g.coinsOut}`)
  for (const [seat, player] of g.players.entries()) {
    if (player.coins < 0 || player.crystals < 0 || player.vp < 0) laws.push(`seat ${seat} is in debt`)
  }
  if (g.crystals < 0) laws.push('the Crystal supply is in debt')
  return laws
}

/** AL-22.5 to AL-22.7 who may be where. */
function brokenMap(g: AldarraState): string[] {
  const laws: string[] = []
  for (let hex = 0; hex < g.tiles.length; hex++) {
    if (!g.order && playersIn(g, hex) > 1) laws.push(`hex ${hex} holds Units of two players`)
    const home = g.tiles[hex] === STRONGHOLD
    if (home && g.lying[hex] !== 0) laws.push(`a Crystal lies in the Stronghold at ${hex}`)
    for (let seat = 0; seat < g.seats; seat++) {
      const force = forceOf(g, seat, hex)
      const buildings = count(force, OUTPOST) + count(force, FORTRESS)
      const own = g.strongholds[seat] === hex
      if (home && (buildings > 0 || (force !== 0 && !own))) laws.push(`seat ${seat} may not be in the Stronghold at ${hex}`)
      if (buildings > 1) laws.push(`seat ${seat} has ${buildings} Buildings at ${hex}`)
      const free = own && g.players[seat]?.faction === CINDAR
      if (airshipsIn(force) > STACKING_LIMIT && !free) laws.push(`seat ${seat} has ${airshipsIn(force)} Airships at ${hex}`)
    }
  }
  return laws
}

/** AL-22.9, AL-22.10 every card is somewhere, once. */
function brokenCards(g: AldarraState): string[] {
  const { players, exploring } = g
  const laws: string[] = []
  const objectives = [g.objectiveDeck, g.objectiveDiscard, ...players.flatMap((p) => [p.objectives, p.setAside, p.looking, p.claimed])]
  laws.push(...miscounted('Objective', objectives.flat(), OBJECTIVES.length, () => OBJECTIVE_COPIES))
  const looked = exploring ? [...exploring.drawn, ...(exploring.resolving < 0 ? [] : [exploring.resolving])] : []
  const explores = [...g.exploreDeck, ...g.exploreDiscard, ...looked, ...players.flatMap((p) => p.explores)]
  laws.push(...miscounted('Explore card', explores, EXPLORES.length, (card) => EXPLORES[card]?.copies ?? 0))
  const known = players.flatMap((p) => DISCOVERIES.flatMap((_, d) => (((p.discoveries >> d) & 1) === 1 ? [d] : [])))
  laws.push(...miscounted('Discovery', [...g.discoveryDeck, ...g.discoveryRow, ...known], DISCOVERIES.length, () => g.seats))
  if (g.discardedBy.length !== g.objectiveDiscard.length) laws.push('the discard pile has lost its owners')
  for (const [seat, player] of players.entries()) {
    if (player.explores.some((card) => card < FIRST_HOLD)) laws.push(`seat ${seat} holds a card that is no Hold card`)
    if (player.explores.length > HAND_LIMIT + 1 || player.objectives.length > HAND_LIMIT + 1) laws.push(`seat ${seat} holds too many cards`)
  }
  return laws
}

function miscounted(name: string, cards: readonly number[], kinds: number, copies: (card: number) => number): string[] {
  const counts = new Array<number>(kinds).fill(0)
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  return counts.flatMap((n, card) => (n === copies(card) ? [] : [`there are ${n} of ${name} ${card}`]))
}
