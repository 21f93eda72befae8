import { below, emit, pick, type RandomState, shuffle } from '@rulewright/kernel'
import { DISCOVERIES } from '../content/discoveries.ts'
import { EXPLORES } from '../content/explores.ts'
import { FACTIONS } from '../content/factions.ts'
import { HEAD_STARTS } from '../content/head-starts.ts'
import { layoutFor, type Players } from '../content/layouts.ts'
import { OBJECTIVE_COPIES, OBJECTIVES } from '../content/objectives.ts'
import { numberOf } from '../content/printed.ts'
import { suggestedTiles, TILES } from '../content/tiles.ts'
import { PIECES, UNIT_TYPES } from '../content/units.ts'
import type { AldarraConfig } from './config.ts'
import { takeFrom } from './decks.ts'
import type { AldarraEvent } from './events.ts'
import { type AldarraState, CRYSTALS_IN_BOX, type Player, STRIDE } from './state.ts'
import { gainVp } from './treasury.ts'

const playersOf = (config: AldarraConfig): Players => (config.seats === 2 ? 2 : config.seats === 3 ? 3 : 4)

/** Section 7. */
export function setup(config: AldarraConfig, random: RandomState): AldarraState {
  const players = playersOf(config)
  const { size } = layoutFor(players)
  const clockwise = shuffledCopies(random, players, () => 1)
  const tiles = config.map === 'suggested' ? suggestedTiles(players) : dealTiles(players, random)
  const objectiveDeck = shuffledCopies(random, OBJECTIVES.length, () => OBJECTIVE_COPIES)
  const exploreDeck = shuffledCopies(random, EXPLORES.length, (card) => EXPLORES[card]?.copies ?? 0)
  const first = below(random, players)
  const g: AldarraState = {
    random,
    reveals: 0,
    seats: players,
    lastRound: config.lastRound,
    phase: 'factions',
    after: 'round',
    clockwise,
    // AL-8.1 clockwise from a random first player.
    track: [...clockwise.slice(first), ...clockwise.slice(0, first)],
    positions: [],
    turn: players - 1,
    round: 0,
    over: false,
    tiles,
    explored: new Array(size).fill(false),
    lying: new Array(size).fill(0),
    units: new Array(size * STRIDE).fill(0),
    strongholds: clockwise.map(() => -1),
    supply: clockwise.flatMap(() => PIECES),
    hostages: new Array(players * UNIT_TYPES).fill(0),
    crystals: CRYSTALS_IN_BOX,
    coinsOut: 0,
    players: clockwise.map(newPlayer),
    objectiveDeck,
    objectiveDiscard: [],
    discardedBy: [],
    exploreDeck,
    exploreDiscard: [],
    discoveryDeck: copies(DISCOVERIES.length, () => players),
    discoveryRow: [],
    placing: 0,
    secret: false,
    exchanged: 0,
    vault: -1,
    extraOrder: false,
    order: null,
    combat: null,
    exploring: null,
    building: null,
  }
  if (config.balanced && config.balancedBy === 'discoveries') g.evened = true
  else if (config.balanced) g.balanced = true
  // AL-7.4
  for (const player of g.players) player.objectives = objectiveDeck.splice(-2)
  emit<AldarraEvent>({ type: 'dealt', clockwise: [...clockwise], first: g.track[0] ?? 0 })
  assignFactions(g, config)
  return g
}

/** Every card of a list as often as it is in the box. */
const copies = (kinds: number, of: (kind: number) => number): number[] =>
  Array.from({ length: kinds }, (_, kind) => kind).flatMap((kind) => new Array<number>(of(kind)).fill(kind))

const shuffledCopies = (random: RandomState, kinds: number, of: (kind: number) => number): number[] => shuffle(random, copies(kinds, of))

/** AL-7.2 */
const dealTiles = (players: Players, random: RandomState): number[] =>
  shuffledCopies(random, TILES.length, (tile) => TILES[tile]?.dealt[players] ?? 0)

/** AL-7.7, AL-7.8 */
const newPlayer = (): Player => ({
  faction: -1,
  coins: 0,
  crystals: 0,
  vp: 0,
  tokens: 0,
  discoveries: 0,
  objectives: [],
  setAside: [],
  looking: [],
  claimed: [],
  explores: [],
  explored: 0,
  attackWins: 0,
  defenseWins: 0,
  upsetWins: 0,
  kills: new Array(UNIT_TYPES).fill(0),
  plan: 0,
})

/** AL-6.1, AL-6.2 first the factions that seats asked for, then the rest at random, unless they choose (AL-6.3). */
function assignFactions(g: AldarraState, config: AldarraConfig): void {
  for (const [seat, player] of g.players.entries()) {
    const wanted = config.faction[seat] ?? 'any'
    if (wanted !== 'any') player.faction = numberOf(FACTIONS, wanted)
  }
  if (config.chooseFactions) return
  for (const [seat, player] of g.players.entries()) {
    if (player.faction < 0) player.faction = pick(g.random, freeFactions(g))
    emit<AldarraEvent>({ type: 'faction-chosen', seat, faction: player.faction })
  }
  takeStartingDiscoveries(g)
  g.phase = 'strongholds'
  g.turn = 0
}

export const freeFactions = (g: AldarraState): number[] =>
  FACTIONS.flatMap((_, faction) => (g.players.some((player) => player.faction === faction) ? [] : [faction]))

/** AL-7.6, AL-6.23, AL-6.24 */
export function takeStartingDiscoveries(g: AldarraState): void {
  if (g.balanced) giveHeadStarts(g)
  for (const player of g.players) {
    const faction = FACTIONS[player.faction]
    const discovery = (g.evened ? faction?.startsEven : faction?.startsWith) ?? 0
    takeFrom(g.discoveryDeck, discovery)
    player.discoveries |= 1 << discovery
  }
  delete g.evened
  shuffle(g.random, g.discoveryDeck)
}

function giveHeadStarts(g: AldarraState): void {
  delete g.balanced
  for (const [seat, { faction }] of g.players.entries()) {
    const vp = HEAD_STARTS[faction]?.vp ?? 0
    if (vp > 0) gainVp(g, seat, vp)
  }
}
