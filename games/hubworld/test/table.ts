import { parseConfig, type Seat, seedRandom } from '@rulewright/kernel'
import { type TestTable, tableFor } from '@rulewright/testkit'
import type { CardName } from '../content/cards/index.ts'
import { defNamed, defOf } from '../rules/card.ts'
import type { HubworldConfig } from '../rules/config.ts'
import { PATHS, type Path, ROWS, type Row, slotAt } from '../rules/grid.ts'
import { hubworld } from '../rules/index.ts'
import { newCard, newHub, newPlayer } from '../rules/setup.ts'
import { type CardId, type CardState, cardAt, type HubworldState, NONE, type Player, playerAt, type Zone } from '../rules/state.ts'
import type { HubworldView } from '../rules/view.ts'

export type HubTable = TestTable<HubworldState, HubworldConfig, HubworldView>

/** The default configuration with these differences. */
export function config(seats: number, differences: Partial<HubworldConfig> = {}): HubworldConfig {
  const parsed = parseConfig({ seats: hubworld.seats, settings: hubworld.settings }, { seats, ...differences })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value as HubworldConfig
}

export type Place = `${Path}/${Row}`
export const slot = (place: Place): number => {
  const [path, row] = place.split('/')
  return slotAt(PATHS.find((p) => p === path) ?? 'council', ROWS.find((r) => r === row) ?? 'front')
}

interface Placed {
  readonly card: CardName
  readonly forged: boolean
  readonly exhausted?: boolean
  readonly cached?: number
}

/** A forged card of a grid. */
export const up = (card: CardName, more: { readonly exhausted?: boolean; readonly cached?: number } = {}): Placed => ({
  card,
  forged: true,
  ...more,
})
/** A facedown one. */
export const down = (card: CardName, more: { readonly exhausted?: boolean } = {}): Placed => ({ card, forged: false, ...more })

export interface SeatLiteral {
  readonly seeker?: CardName
  /** By default the seeker is exhausted, so that windows with nothing else in them pass by themselves. */
  readonly seekerReady?: boolean
  readonly shards?: number
  readonly actions?: number
  readonly heat?: number
  readonly hasActed?: boolean
  readonly grid?: Partial<Record<Place, Placed>>
  readonly council?: readonly CardName[]
  /** From the top; or how many plain cards. */
  readonly commons?: readonly CardName[] | number
  readonly archives?: readonly CardName[]
  readonly exile?: readonly CardName[]
  /** Agents secured, with their owners. */
  readonly score?: readonly (readonly [CardName, Seat])[]
}

interface TableLiteral {
  readonly seats?: readonly SeatLiteral[]
  readonly firstPlayer?: Seat
  readonly turn?: Seat
  readonly phase?: HubworldState['phase']
  readonly round?: number
  readonly seed?: string
  readonly rules?: Partial<Omit<HubworldConfig, 'seats'>>
}

/** A card without anything that could disturb a test. */
const PLAIN: CardName = 'lost-byway'

/** A position at rest: by default seat 0 is about to act, with 3 actions and 5 shards on each side. */
export function position(literal: TableLiteral = {}): { readonly config: HubworldConfig; readonly state: HubworldState } {
  const seats = literal.seats ?? [{}, {}]
  const c = config(seats.length, literal.rules)
  const { threePlayerOwners, multiplayerDeckOut, priorityPrompts } = c
  const g = newHub({ threePlayerOwners, multiplayerDeckOut, priorityPrompts }, seedRandom(literal.seed ?? 'table'))
  for (const [seat, given] of seats.entries()) place(g, seat, given)
  for (const [seat, given] of seats.entries())
    for (const [card, owner] of given.score ?? []) playerAt(g, seat).score.push(add(g, card, owner, 'score'))
  g.firstPlayer = literal.firstPlayer ?? 0
  g.turn = literal.turn ?? 0
  g.round = literal.round ?? 2
  g.phase = literal.phase ?? 'action'
  return { config: c, state: g }
}

function add(g: HubworldState, name: CardName, owner: Seat, zone: Zone): CardId {
  const def = defNamed(name)
  if (!def) throw new Error(`no card ${name}`)
  return g.cards.push(newCard(def.id, owner, zone)) - 1
}

function place(g: HubworldState, seat: Seat, given: SeatLiteral): void {
  const player: Player = newPlayer(add(g, given.seeker ?? 'goldie-xin', seat, 'seeker'))
  g.players.push(player)
  cardAt(g, player.seeker).exhausted = !given.seekerReady
  player.shards = given.shards ?? 5
  player.actions = given.actions ?? 3
  player.heat = given.heat ?? 0
  player.hasActed = given.hasActed ?? true
  for (const name of given.council ?? []) player.council.push(add(g, name, seat, 'council'))
  const commons = given.commons ?? 20
  const fromTop = typeof commons === 'number' ? Array.from({ length: commons }, () => PLAIN) : commons
  for (const name of fromTop.toReversed()) player.commons.push(add(g, name, seat, 'commons'))
  for (const name of given.archives ?? []) player.archives.push(add(g, name, seat, 'archives'))
  for (const name of given.exile ?? []) player.exile.push(add(g, name, seat, 'exile'))
  for (const [where, card] of Object.entries(given.grid ?? {})) putDown(g, seat, where as Place, card)
}

function putDown(g: HubworldState, seat: Seat, where: Place, { card, forged, exhausted, cached }: Placed): void {
  const id = add(g, card, seat, 'grid')
  const state = cardAt(g, id)
  state.slot = slot(where)
  state.forged = forged
  state.exhausted = exhausted ?? false
  state.cached = cached ?? 0
  playerAt(g, seat).grid[state.slot] = id
}

export function table(literal: TableLiteral = {}): HubTable {
  const { config: c, state } = position(literal)
  return tableFor(hubworld, c, state)
}

/** The first card of that name that a seat owns. */
export function id(t: HubTable, seat: Seat, name: CardName, zone?: Zone): CardId {
  const found = t.state.cards.findIndex(
    (card, n) => card.owner === seat && defOf(t.state, n).key === name && (zone === undefined || card.zone === zone),
  )
  if (found < 0) throw new Error(`seat ${seat} owns no ${name}${zone ? ` in ${zone}` : ''}`)
  return found
}

export const zoneOf = (t: HubTable, seat: Seat, name: CardName): Zone => cardAt(t.state, id(t, seat, name)).zone
export const player = (t: HubTable, seat: Seat): Player => playerAt(t.state, seat)

/** What lies in a slot: the key of the card, or null. */
export function keyAt(t: HubTable, seat: Seat, where: Place): string | null {
  const card = player(t, seat).grid[slot(where)] ?? NONE
  return card === NONE ? null : defOf(t.state, card).key
}

export function cardIn(t: HubTable, seat: Seat, where: Place): CardState {
  return cardAt(t.state, player(t, seat).grid[slot(where)] ?? NONE)
}

export const keys = (t: HubTable, cards: readonly CardId[]): string[] => cards.map((card) => defOf(t.state, card).key)

const isInstant = (prompt: string): boolean => prompt.startsWith('instant')

/** Passes in windows until something else is asked. */
export function passes(t: HubTable): HubTable {
  for (let n = 0; n < 60; n++) {
    const decision = t.match.first
    if (!decision || (!isInstant(decision.prompt) && decision.prompt !== 'reaction')) return t
    t.choose(decision.seat, { do: 'pass' })
  }
  throw new Error('a window does not close')
}

/** Delves a path and passes the windows up to the first question of the delve. */
export function delve(t: HubTable, path: Path, defender: Seat = 1): HubTable {
  return passes(t.choose({ do: 'delve', seat: defender, path }))
}

/** Passes in instant windows only, so that the next reaction window stays open. */
export function passesInstants(t: HubTable): HubTable {
  for (let n = 0; n < 60; n++) {
    const decision = t.match.first
    if (!decision || !isInstant(decision.prompt) || t.state.phase !== 'action') return t
    t.choose(decision.seat, { do: 'pass' })
  }
  throw new Error('a window does not close')
}

/** Delves an empty path up to the first reaction or question once the district is reached. */
export function delveToDistrict(t: HubTable, path: Path, defender: Seat = 1): HubTable {
  goOn(delve(t, path, defender), 2)
  return passesInstants(t.choose({ do: 'continue' }))
}

/** Continues and passes the windows of the next approach. */
export const goOn = (t: HubTable, times = 1): HubTable => {
  for (let n = 0; n < times; n++) passes(t.choose({ do: 'continue' }))
  return t
}

export const prompt = (t: HubTable): string | null => {
  t.look()
  return t.match.first?.prompt ?? null
}

/** Seat 0 discovers a facedown card of seat 1. */
export const discovering = (card: CardName, mine: SeatLiteral = {}, theirs: SeatLiteral = {}): HubTable =>
  passes(
    delve(table({ seats: [mine, { ...theirs, grid: { ...theirs.grid, 'council/front': down(card) } }] }), 'council').choose({
      do: 'discover',
    }),
  )

/** The window after an action of seat 0. */
export const afterAction = (mine: SeatLiteral, theirs: SeatLiteral = {}, rules: TableLiteral['rules'] = {}): HubTable =>
  table({ phase: 'after-action', seats: [mine, theirs], rules })

/** The types of all that has happened. */
export const typesOf = (t: HubTable): string[] => t.events.map((event) => event.type)
