import { below, type RandomState, type Seat, seedRandom } from '@rulewright/kernel'
import { type TestTable, tableFor } from '@rulewright/testkit'
import { FACES, SIDES, STARRED } from '../content/dice.ts'
import { DISCOVERIES, type DiscoveryId } from '../content/discoveries.ts'
import { EXPLORES } from '../content/explores.ts'
import { FACTIONS, type FactionId } from '../content/factions.ts'
import { hexAt, layoutFor } from '../content/layouts.ts'
import { OBJECTIVE_COPIES, OBJECTIVES } from '../content/objectives.ts'
import { numberOf } from '../content/printed.ts'
import { COPPER, STRONGHOLD, TILES, type TileId } from '../content/tiles.ts'
import { PIECES, UNIT_TYPES } from '../content/units.ts'
import type { AldarraConfig } from '../rules/config.ts'
import { count, one } from '../rules/force.ts'
import { aldarra } from '../rules/index.ts'
import { setup } from '../rules/setup.ts'
import { type AldarraState, type Phase, STRIDE } from '../rules/state.ts'
import type { AldarraView } from '../rules/view.ts'

/** A position `q,r` on the map. */
export type Spot = `${number},${number}`
/** Units as letters: `FFC` is two Frigates and a Cruiser. */
const LETTERS = 'FDCNEOX'
const unit = (letter: string): number => LETTERS.indexOf(letter)
export const [F, D, C, N, E, O, X] = [0, 1, 2, 3, 4, 5, 6] as const
export const exp = (id: string): number => EXPLORES.findIndex((card) => card.id === id)
export const obj = (id: string): number => OBJECTIVES.findIndex((card) => card.id === id)
export const dis = (id: DiscoveryId): number => numberOf(DISCOVERIES, id)

export function hex(spot: Spot, seats = 4): number {
  const [q = 0, r = 0] = spot.split(',').map(Number)
  const found = hexAt(layoutFor(seats), q, r)
  if (found < 0) throw new Error(`${spot} is not on the map`)
  return found
}

/** A position to test: only what matters is given. The rest is plain: Copper everywhere, all explored, Strongholds in the corners, no cards. */
export interface Position {
  readonly seats?: 2 | 3 | 4
  readonly factions?: readonly FactionId[]
  readonly phase?: Phase
  readonly round?: number
  readonly lastRound?: number
  readonly track?: readonly Seat[]
  readonly turn?: number
  readonly tokens?: readonly number[]
  readonly tiles?: Readonly<Record<Spot, TileId>>
  readonly strongholds?: readonly (Spot | null)[]
  readonly unexplored?: readonly Spot[]
  /** `{ '0,0': { 0: 'FFC', 1: 'O' } }` */
  readonly units?: Readonly<Record<Spot, Readonly<Record<Seat, string>>>>
  readonly lying?: Readonly<Record<Spot, number>>
  readonly supplyCrystals?: number
  readonly coins?: readonly number[]
  readonly crystals?: readonly number[]
  readonly vp?: readonly number[]
  readonly discoveries?: Readonly<Record<Seat, readonly DiscoveryId[]>>
  readonly objectives?: Readonly<Record<Seat, readonly string[]>>
  readonly explores?: Readonly<Record<Seat, readonly string[]>>
  /** The tops of the decks, first card first. */
  readonly objectiveDeck?: readonly string[]
  readonly exploreDeck?: readonly string[]
  readonly discoveryDeck?: readonly DiscoveryId[]
  readonly row?: readonly DiscoveryId[]
  readonly hostages?: Readonly<Record<Seat, string>>
  /** A combat to be resolved at once: seat 0 has just moved there. */
  readonly combat?: Spot
  /** The next dice: colour and face, `G1`, `P0`, `B3*`. */
  readonly dice?: string
  /** Anything else. */
  readonly change?: (g: AldarraState) => void
}

const CORNERS: Readonly<Record<number, readonly Spot[]>> = {
  2: ['-1,-2', '1,2'],
  3: ['-1,-3', '4,-3', '-4,3'],
  4: ['-1,-3', '4,-3', '-4,3', '1,3'],
}

export function position(p: Position = {}): AldarraState {
  const seats = p.seats ?? 4
  const factions = p.factions ?? (['cindar', 'syndicate', 'odaria', 'coalition'] as const).slice(0, seats)
  const g = setup(configFor(seats), seedRandom('test'))
  g.lastRound = p.lastRound ?? 0
  g.phase = p.phase ?? 'order'
  g.round = p.round ?? 2
  g.track = [...(p.track ?? [0, 1, 2, 3].slice(0, seats))]
  g.clockwise = [0, 1, 2, 3].slice(0, seats)
  g.turn = p.turn ?? 0
  layMap(g, p, seats)
  const counts = factions.map((name) => numberOf(FACTIONS, name))
  for (const [seat, player] of g.players.entries()) {
    player.faction = counts[seat] ?? -1
    player.tokens = p.tokens?.[seat] ?? (g.phase === 'order' || p.combat ? 3 : 0)
    player.coins = p.coins?.[seat] ?? 0
    player.crystals = p.crystals?.[seat] ?? 0
    player.vp = p.vp?.[seat] ?? 0
    player.discoveries = (p.discoveries?.[seat] ?? []).reduce((bits, id) => bits | (1 << dis(id)), 0)
    player.objectives = (p.objectives?.[seat] ?? []).map(obj)
    player.explores = (p.explores?.[seat] ?? []).map(exp)
  }
  g.coinsOut = g.players.reduce((sum, player) => sum + player.coins, 0)
  stockDecks(g, p)
  stockSupplies(g, p)
  if (p.combat) {
    g.phase = 'combat'
    g.order = { seat: g.track[g.turn] ?? 0, hex: hex(p.combat, seats), mode: 'to', burners: 0, ship: -1, extra: false }
  }
  if (p.dice) g.random = lucky(p.dice)
  p.change?.(g)
  const law = aldarra.broken(g)[0]
  if (law) throw new Error(`the position is not lawful: ${law}`)
  return g
}

function layMap(g: AldarraState, p: Position, seats: number): void {
  g.tiles.fill(COPPER)
  g.explored.fill(true)
  for (const [spot, tile] of entries(p.tiles)) g.tiles[hex(spot, seats)] = numberOf(TILES, tile)
  const homes = p.strongholds ?? CORNERS[seats] ?? []
  for (const [seat, spot] of homes.entries()) {
    if (spot === null) continue
    g.strongholds[seat] = hex(spot, seats)
    g.tiles[hex(spot, seats)] = STRONGHOLD
  }
  for (const spot of p.unexplored ?? []) g.explored[hex(spot, seats)] = false
  for (const [spot, forces] of entries(p.units)) {
    for (const [seat, letters] of Object.entries(forces)) {
      for (const letter of letters) {
        const i = hex(spot, seats) * STRIDE + Number(seat)
        g.units[i] = (g.units[i] ?? 0) + one(unit(letter))
      }
    }
  }
  for (const [spot, n] of entries(p.lying)) g.lying[hex(spot, seats)] = n
}

function entries<V>(record: Readonly<Record<Spot, V>> | undefined): [Spot, V][] {
  return Object.entries(record ?? {}) as [Spot, V][]
}

function stockDecks(g: AldarraState, p: Position): void {
  const objectives = g.players.flatMap((player) => player.objectives)
  g.objectiveDeck = rest(OBJECTIVES.length, () => OBJECTIVE_COPIES, objectives, (p.objectiveDeck ?? []).map(obj))
  const explores = g.players.flatMap((player) => player.explores)
  g.exploreDeck = rest(EXPLORES.length, (card) => EXPLORES[card]?.copies ?? 0, explores, (p.exploreDeck ?? []).map(exp))
  g.discoveryRow = (p.row ?? []).map(dis)
  const known = g.players.flatMap((player) => DISCOVERIES.flatMap((_, d) => (((player.discoveries >> d) & 1) === 1 ? [d] : [])))
  g.discoveryDeck = rest(DISCOVERIES.length, () => g.seats, [...known, ...g.discoveryRow], (p.discoveryDeck ?? []).map(dis))
}

/** All copies except those used; the last of the list is the top of the deck. */
function rest(kinds: number, copies: (kind: number) => number, used: readonly number[], top: readonly number[]): number[] {
  const all = Array.from({ length: kinds }, (_, kind) => kind).flatMap((kind) => new Array<number>(copies(kind)).fill(kind))
  for (const card of [...used, ...top]) {
    const i = all.indexOf(card)
    if (i < 0) throw new Error(`there are not enough copies of card ${card}`)
    all.splice(i, 1)
  }
  return [...all, ...[...top].reverse()]
}

function stockSupplies(g: AldarraState, p: Position): void {
  for (const [seat, letters] of Object.entries(p.hostages ?? {})) {
    for (const letter of letters) {
      const i = Number(seat) * UNIT_TYPES + unit(letter)
      g.hostages[i] = (g.hostages[i] ?? 0) + 1
    }
  }
  for (let seat = 0; seat < g.seats; seat++) {
    for (let type = 0; type < UNIT_TYPES; type++) {
      const onMap = g.tiles.reduce((n, _, at) => n + count(g.units[at * STRIDE + seat] ?? 0, type), 0)
      g.supply[seat * UNIT_TYPES + type] = (PIECES[type] ?? 0) - onMap - (g.hostages[seat * UNIT_TYPES + type] ?? 0)
    }
  }
  const spent = [...g.lying, ...g.players.map((player) => player.crystals)].reduce((sum, n) => sum + n, 0)
  g.crystals = 25 - spent
}

export const configFor = (seats: number, more: Partial<AldarraConfig> = {}): AldarraConfig => ({
  seats,
  map: 'random',
  chooseFactions: false,
  faction: Array.from({ length: seats }, () => 'any' as const),
  lastRound: 0,
  balanced: false,
  balancedBy: 'discoveries',
  ...more,
})

export type AldarraTable = TestTable<AldarraState, AldarraConfig, AldarraView>

export const table = (p: Position = {}): AldarraTable => tableFor(aldarra, configFor(p.seats ?? 4), position(p))

/** A random generator whose next dice show these faces. */
export function lucky(dice: string): RandomState {
  const wanted = dice
    .split(' ')
    .map((die) => ({ colour: 'GPB'.indexOf(die.charAt(0)), value: Number(die.charAt(1)), star: die.endsWith('*') }))
  for (let n = 0; n < 3_000_000; n++) {
    const random = seedRandom(`luck ${n}`)
    const twin = { ...random }
    const falls = wanted.every(({ colour, value, star }) => {
      const face = below(twin, SIDES)
      return FACES[colour]?.[face] === value && (face === STARRED) === star
    })
    if (falls) return random
  }
  throw new Error(`no luck for ${dice}`)
}

/** A seat's Units in a territory, as letters. */
export function unitsAt(g: AldarraState, spot: Spot, seat: Seat): string {
  const force = g.units[hex(spot, g.seats) * STRIDE + seat] ?? 0
  return [...LETTERS].map((letter) => letter.repeat(count(force, unit(letter)))).join('')
}

export const player = (t: AldarraTable, seat: Seat) => {
  const found = t.state.players[seat]
  if (!found) throw new Error(`there is no seat ${seat}`)
  return found
}

/** Chooses `pass`, `stay` or `done` for whoever is asked until a question of another kind comes. */
export function quietly(t: AldarraTable, ...prompts: readonly string[]): AldarraTable {
  while (t.match.first && prompts.includes(t.match.first.prompt)) {
    const { seat, options } = t.match.first
    const still = options.find((o) => o.do === 'pass' || o.do === 'stay' || o.do === 'done')
    if (!still) throw new Error(`no way to decline "${t.match.first.prompt}"`)
    t.choose(seat, { ...still })
  }
  return t
}
