import { at, clone, type Seat } from '@rulewright/kernel'
import { DISCOVERIES } from '../content/discoveries.ts'
import { FACTIONS, type FactionId } from '../content/factions.ts'
import { OBJECTIVES, type Survey } from '../content/objectives.ts'
import { numberOf } from '../content/printed.ts'
import { TILES, type TileId } from '../content/tiles.ts'
import { UNIT_TYPES, UNITS } from '../content/units.ts'
import { type Chart, controls, count, forceOf, one } from './force.ts'
import { claimable, surveyOf } from './objectives.ts'
import { type AldarraState, type Building, type Combat, type Order, type Phase, type Player, STRIDE } from './state.ts'

/** What lies at one position. Units are listed by seat, then by unit type. */
export interface TerritoryView {
  readonly hex: number
  readonly tile: TileId
  readonly explored: boolean
  readonly crystals: number
  readonly units: readonly (readonly number[])[]
  /** Who controls it (AL-14.1). */
  readonly control: Seat | null
}

/** A Secondary Objective in your own hand, with your progress. */
interface ObjectiveView {
  readonly card: number
  readonly have: number
  readonly need: number
  readonly claimable: boolean
}

export interface PlayerView {
  readonly seat: Seat
  readonly faction: FactionId | null
  readonly coins: number
  readonly crystals: number
  readonly vp: number
  readonly tokens: number
  /** Numbers of the Discoveries; those below 7 are upgraded Unit cards. */
  readonly discoveries: readonly number[]
  readonly claimed: readonly number[]
  /** Your own cards; null for another player's. */
  readonly objectives: readonly ObjectiveView[] | null
  readonly objectiveCount: number
  readonly explores: readonly number[] | null
  readonly exploreCount: number
  /** Objectives you laid aside for an exchange, or are looking at as the Syndicate. */
  readonly setAside: readonly number[] | null
  readonly looking: readonly number[] | null
  readonly lookingCount: number
  /** Your answer to a simultaneous question, until all have answered: 0 for none. */
  readonly plan: number | null
  /** By unit type: pieces in the supply, on the map, and held hostage by the Syndicate. */
  readonly supply: readonly number[]
  readonly fleet: readonly number[]
  readonly hostages: readonly number[]
  readonly controlled: number
  readonly explored: number
  readonly attackWins: number
  readonly defenseWins: number
  readonly upsetWins: number
  readonly kills: readonly number[]
  readonly stronghold: number | null
}

interface ExploringView {
  readonly seat: Seat
  readonly hex: number
  /** The cards drawn, for the explorer alone. */
  readonly drawn: readonly number[] | null
  readonly drawnCount: number
  readonly resolving: number | null
}

/** All that a seat may see (section 16). */
export interface AldarraView {
  readonly seats: number
  readonly you: Seat | null
  readonly phase: Phase
  readonly round: number
  readonly lastRound: number
  readonly over: boolean
  readonly clockwise: readonly Seat[]
  /** The Turn Order Track, position 1 first. */
  readonly track: readonly Seat[]
  /** While positions are chosen: who has taken each, -1 for nobody yet; else empty. */
  readonly positions: readonly Seat[]
  /** Whose turn it is, where the phase has turns. */
  readonly turn: Seat | null
  readonly territories: readonly TerritoryView[]
  readonly players: readonly PlayerView[]
  readonly crystalSupply: number
  readonly crystalsToPlace: number
  readonly objectiveDeck: number
  readonly objectiveDiscard: number
  /** What you yourself put on the objective discard pile. */
  readonly ownDiscards: readonly number[]
  readonly exploreDeck: number
  readonly exploreDiscard: readonly number[]
  readonly discoveryDeck: number
  readonly discoveryRow: readonly number[]
  readonly order: Order | null
  readonly combat: Combat | null
  readonly exploring: ExploringView | null
  readonly building: Building | null
}

const isSet = (bits: number, n: number) => ((bits >> n) & 1) === 1

/** Builds a seat's view field by field; a spectator (null) sees what all may see. */
export function view(g: AldarraState, you: Seat | null): AldarraView {
  const { exploring } = g
  return {
    seats: g.seats,
    you,
    phase: g.phase,
    round: g.round,
    lastRound: g.lastRound,
    over: g.over,
    clockwise: [...g.clockwise],
    track: [...g.track],
    positions: [...g.positions],
    turn: whoseTurn(g),
    territories: g.tiles.map((_, hex) => territoryView(g, hex)),
    players: g.players.map((player, seat) => playerView(g, player, seat, you === seat)),
    crystalSupply: g.crystals,
    crystalsToPlace: g.placing,
    objectiveDeck: g.objectiveDeck.length,
    objectiveDiscard: g.objectiveDiscard.length,
    ownDiscards: g.objectiveDiscard.filter((_, i) => g.discardedBy[i] === you),
    exploreDeck: g.exploreDeck.length,
    exploreDiscard: [...g.exploreDiscard],
    discoveryDeck: g.discoveryDeck.length,
    discoveryRow: [...g.discoveryRow],
    order: g.order && { ...g.order },
    combat: clone(g.combat),
    exploring: exploring && {
      seat: exploring.seat,
      hex: exploring.hex,
      drawn: exploring.seat === you ? [...exploring.drawn] : null,
      drawnCount: exploring.drawn.length,
      resolving: exploring.resolving < 0 ? null : exploring.resolving,
    },
    building: clone(g.building),
  }
}

/** The phases in which one player after another has a turn. */
const TURNS: readonly Phase[] = ['strongholds', 'outposts', 'placing', 'order', 'combat', 'explore', 'order-done', 'discovery', 'build']

function whoseTurn(g: AldarraState): Seat | null {
  if (g.phase === 'factions') return g.clockwise[g.turn] ?? null
  return TURNS.includes(g.phase) ? (g.track[g.turn] ?? null) : null
}

function territoryView(g: AldarraState, hex: number): TerritoryView {
  const units = g.players.map((_, seat) => unitList(forceOf(g, seat, hex)))
  const control = g.players.findIndex((_, seat) => controls(g, seat, hex))
  return {
    hex,
    tile: at(TILES, at(g.tiles, hex)).id,
    explored: g.explored[hex] === true,
    crystals: g.lying[hex] ?? 0,
    units,
    control: control < 0 ? null : control,
  }
}

/** Every view has a hundred and fifty of these, most of them all zeros: hence the short cut. */
function unitList(force: number): number[] {
  const list = NO_UNITS.slice()
  if (force !== 0) for (let unit = 0; unit < UNITS.length; unit++) list[unit] = count(force, unit)
  return list
}

const NO_UNITS: readonly number[] = new Array<number>(UNIT_TYPES).fill(0)

function playerView(g: AldarraState, player: Player, seat: Seat, own: boolean): PlayerView {
  const slice = (list: readonly number[]) => list.slice(seat * UNIT_TYPES, (seat + 1) * UNIT_TYPES)
  const survey = surveyOf(g, seat)
  return {
    seat,
    faction: FACTIONS[player.faction]?.id ?? null,
    coins: player.coins,
    crystals: player.crystals,
    vp: player.vp,
    tokens: player.tokens,
    discoveries: DISCOVERIES.flatMap((_, d) => (isSet(player.discoveries, d) ? [d] : [])),
    claimed: [...player.claimed],
    objectives: own ? player.objectives.map((card) => objectiveView(card, survey)) : null,
    objectiveCount: player.objectives.length + player.setAside.length,
    explores: own ? [...player.explores] : null,
    exploreCount: player.explores.length,
    setAside: own ? [...player.setAside] : null,
    looking: own ? [...player.looking] : null,
    lookingCount: player.looking.length,
    plan: own ? player.plan : null,
    supply: slice(g.supply),
    fleet: unitList(survey.units),
    hostages: slice(g.hostages),
    controlled: survey.controlled,
    explored: player.explored,
    attackWins: player.attackWins,
    defenseWins: player.defenseWins,
    upsetWins: player.upsetWins,
    kills: [...player.kills],
    stronghold: (g.strongholds[seat] ?? -1) < 0 ? null : (g.strongholds[seat] ?? null),
  }
}

export function objectiveView(card: number, survey: Survey): ObjectiveView {
  const objective = at(OBJECTIVES, card)
  return { card, have: objective.have(survey), need: objective.need, claimable: claimable(card, survey) }
}

/** What the path-finder needs, from a view: a board shows where a ship can go before it is picked up. */
export function chartOf(view: AldarraView): Chart {
  const units: number[] = []
  for (const territory of view.territories) {
    for (let seat = 0; seat < STRIDE; seat++) {
      const counts = territory.units[seat] ?? []
      units.push(counts.reduce((force, n, unit) => force + n * one(unit), 0))
    }
  }
  return {
    seats: view.seats,
    tiles: view.territories.map((territory) => numberOf(TILES, territory.tile)),
    units,
    strongholds: view.players.map((player) => player.stronghold ?? -1),
    players: view.players.map((player) => ({
      faction: player.faction === null ? -1 : numberOf(FACTIONS, player.faction),
      discoveries: player.discoveries.reduce((bits, d) => bits | (1 << d), 0),
    })),
  }
}
