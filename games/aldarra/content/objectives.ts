import { COPPER, CRYSTAL, FOREST, GOLD, JETSTREAM, MOUNTAIN, RUINS, SILVER } from './tiles.ts'
import { CRUISER, DREADNOUGHT, FORTRESS, FRIGATE, OUTPOST } from './units.ts'

/** What the Objectives look at, for one player at one moment (18.3). */
export interface Survey {
  /** Territories controlled besides the Stronghold: four bits for each tile type, and all together. */
  readonly byTile: number
  readonly controlled: number
  /** Units on the map: four bits for each unit type. */
  readonly units: number
  readonly destroyerTerritories: number
  /** The most Airships in one territory that is not the Stronghold. */
  readonly largestFleet: number
  /** The most controlled territories beside one enemy Stronghold; `three` are enough, or all where there are fewer. */
  readonly siege: (three: boolean) => number
  /** The largest connected set of controlled positions, the Stronghold included. */
  readonly chain: () => number
  readonly attackWins: number
  readonly defenseWins: number
  readonly upsetWins: number
  readonly kills: readonly number[]
  readonly explored: number
  readonly discoveries: number
  /** What could be paid, with the Coalition's exchanges counted in. */
  readonly coins: number
  readonly crystals: number
}

/** A Secondary Objective: claimable when `have` reaches `need`. */
export interface ObjectiveCard {
  readonly id: string
  readonly vp: number
  readonly need: number
  readonly have: (s: Survey) => number
  readonly pay: { readonly coins: number; readonly crystals: number } | null
}

/** No count of a kind comes near sixteen, so a number holds eight of them. */
const nibble = (packed: number, i: number) => (packed >>> (i * 4)) & 15
const tile = (s: Survey, type: number) => nibble(s.byTile, type)
const fleet = (s: Survey, unit: number) => nibble(s.units, unit)
const kills = (s: Survey, unit: number) => s.kills[unit] ?? 0

function kinds(packed: number): number {
  let different = 0
  for (let i = 0; i < 8; i++) if (nibble(packed, i) > 0) different += 1
  return different
}

const objective = (number: number, vp: number, need: number, have: (s: Survey) => number, pay: ObjectiveCard['pay'] = null) => ({
  id: `OBJ-${String(number).padStart(2, '0')}`,
  vp,
  need,
  have,
  pay,
})

/** Table 18.3: thirty cards, two copies of each. */
export const OBJECTIVES: readonly ObjectiveCard[] = [
  objective(1, 1, 3, (s) => tile(s, COPPER)),
  objective(2, 1, 3, (s) => tile(s, SILVER)),
  objective(3, 2, 3, (s) => tile(s, GOLD)),
  objective(4, 1, 2, (s) => tile(s, FOREST)),
  objective(5, 1, 2, (s) => tile(s, JETSTREAM)),
  objective(6, 2, 2, (s) => tile(s, CRYSTAL)),
  objective(7, 1, 2, (s) => tile(s, MOUNTAIN)),
  objective(8, 2, 2, (s) => tile(s, RUINS)),
  objective(9, 2, 7, (s) => kinds(s.byTile)),
  objective(10, 2, 10, (s) => s.controlled),
  objective(11, 1, 1, (s) => s.siege(false)),
  objective(12, 2, 3, (s) => s.siege(true)),
  objective(13, 2, 8, (s) => s.chain()),
  objective(14, 1, 5, (s) => s.largestFleet),
  objective(15, 2, 2, (s) => fleet(s, DREADNOUGHT)),
  objective(16, 1, 3, (s) => fleet(s, CRUISER)),
  objective(17, 1, 3, (s) => s.destroyerTerritories),
  objective(18, 1, 7, (s) => fleet(s, FRIGATE)),
  objective(19, 3, 7, (s) => kinds(s.units)),
  objective(20, 2, 2, (s) => fleet(s, FORTRESS)),
  objective(21, 2, 5, (s) => fleet(s, OUTPOST) + fleet(s, FORTRESS)),
  objective(22, 2, 2, (s) => s.attackWins),
  objective(23, 2, 1, (s) => kills(s, DREADNOUGHT) + kills(s, FORTRESS)),
  objective(24, 1, 1, (s) => kills(s, OUTPOST) + kills(s, FORTRESS)),
  objective(25, 1, 1, (s) => s.defenseWins),
  objective(26, 1, 1, (s) => s.upsetWins),
  objective(27, 1, 10, (s) => s.coins, { coins: 10, crystals: 0 }),
  objective(28, 2, 4, (s) => s.crystals, { coins: 0, crystals: 4 }),
  objective(29, 1, 6, (s) => s.explored),
  objective(30, 1, 5, (s) => s.discoveries),
]

export const OBJECTIVE_COPIES = 2
