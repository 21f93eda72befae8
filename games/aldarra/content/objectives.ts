import type { Printed } from './printed.ts'
import { COPPER, CRYSTAL, FOREST, GOLD, JETSTREAM, MOUNTAIN, RUINS, SILVER } from './tiles.ts'
import { CRUISER, DREADNOUGHT, FORTRESS, FRIGATE, OUTPOST } from './units.ts'

/** What the Objectives look at, for one player at one moment (18.3). */
export interface Survey extends Tally {
  /** Territories controlled besides the Stronghold: four bits for each tile type, and all together. */
  readonly byTile: number
  readonly controlled: number
  /** Units on the map: four bits for each unit type. */
  readonly units: number
  readonly destroyerTerritories: number
  /** The most Airships in one territory that is not the Stronghold. */
  readonly largestFleet: number
  /** The most controlled territories beside one enemy Stronghold; with `three`, all count as 3 where there are fewer. */
  readonly siege: (three: boolean) => number
  /** The largest connected set of controlled positions, the Stronghold included. */
  readonly chain: () => number
}

/** What was counted for a player, and needs no look at the board. */
export interface Tally {
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
export interface ObjectiveCard<Seen = Survey> extends Printed {
  readonly vp: number
  readonly need: number
  readonly have: (s: Seen) => number
  /** What a claim costs. */
  readonly pay?: { readonly coins: number; readonly crystals: number }
}

/** No count reaches sixteen, so a number holds eight of them. */
const nibble = (packed: number, i: number) => (packed >>> (i * 4)) & 15
const tile = (s: Survey, type: number) => nibble(s.byTile, type)
const fleet = (s: Survey, unit: number) => nibble(s.units, unit)
const kills = (s: Tally, unit: number) => s.kills[unit] ?? 0

function kinds(packed: number): number {
  let different = 0
  for (let i = 0; i < 8; i++) if (nibble(packed, i) > 0) different += 1
  return different
}

/** Table 18.3: what can be seen on the board. */
export const ON_THE_BOARD: readonly ObjectiveCard[] = [
  { id: 'OBJ-01', name: 'Copper Baron', vp: 1, text: 'Control 3 Copper Deposits.', need: 3, have: (s) => tile(s, COPPER) },
  { id: 'OBJ-02', name: 'Silver Exchange', vp: 1, text: 'Control 3 Silver Deposits.', need: 3, have: (s) => tile(s, SILVER) },
  { id: 'OBJ-03', name: 'Golden Fleet', vp: 2, text: 'Control 3 Gold Deposits.', need: 3, have: (s) => tile(s, GOLD) },
  { id: 'OBJ-04', name: 'Timber Rights', vp: 1, text: 'Control 2 Forests.', need: 2, have: (s) => tile(s, FOREST) },
  { id: 'OBJ-05', name: 'Wind Wardens', vp: 1, text: 'Control 2 Jetstream Entry Points.', need: 2, have: (s) => tile(s, JETSTREAM) },
  { id: 'OBJ-06', name: 'Crystal Monopoly', vp: 2, text: 'Control 2 Crystal Deposits.', need: 2, have: (s) => tile(s, CRYSTAL) },
  { id: 'OBJ-07', name: 'High Ground', vp: 1, text: 'Control 2 Mountains.', need: 2, have: (s) => tile(s, MOUNTAIN) },
  { id: 'OBJ-08', name: 'Keepers of the Ruins', vp: 2, text: 'Control 2 Ancient Ruins.', need: 2, have: (s) => tile(s, RUINS) },
  { id: 'OBJ-09', name: 'Grand Survey', vp: 2, text: 'Control territories of 7 different types.', need: 7, have: (s) => kinds(s.byTile) },
  {
    id: 'OBJ-10',
    name: 'Broad Dominion',
    vp: 2,
    text: 'Control 10 territories besides your Stronghold.',
    need: 10,
    have: (s) => s.controlled,
  },
  {
    id: 'OBJ-11',
    name: 'On Their Doorstep',
    vp: 1,
    text: 'Control a territory adjacent to an enemy Stronghold.',
    need: 1,
    have: (s) => s.siege(false),
  },
  {
    id: 'OBJ-12',
    name: 'Encirclement',
    vp: 2,
    text: 'Control 3 territories adjacent to one enemy Stronghold, or all of them where there are fewer.',
    need: 3,
    have: (s) => s.siege(true),
  },
  {
    id: 'OBJ-13',
    name: 'Unbroken Chain',
    vp: 2,
    text: 'Control 8 connected territories, your Stronghold included.',
    need: 8,
    have: (s) => s.chain(),
  },
  {
    id: 'OBJ-14',
    name: 'Massed Armada',
    vp: 1,
    text: 'Have 5 Airships in one territory other than your Stronghold.',
    need: 5,
    have: (s) => s.largestFleet,
  },
  { id: 'OBJ-15', name: 'Dread Admiral', vp: 2, text: 'Have 2 Dreadnoughts.', need: 2, have: (s) => fleet(s, DREADNOUGHT) },
  { id: 'OBJ-16', name: 'Cruiser Line', vp: 1, text: 'Have 3 Cruisers.', need: 3, have: (s) => fleet(s, CRUISER) },
  {
    id: 'OBJ-17',
    name: 'Picket Line',
    vp: 1,
    text: 'Have Destroyers in 3 different territories.',
    need: 3,
    have: (s) => s.destroyerTerritories,
  },
  { id: 'OBJ-18', name: 'Frigate Cloud', vp: 1, text: 'Have 7 Frigates.', need: 7, have: (s) => fleet(s, FRIGATE) },
  {
    id: 'OBJ-19',
    name: 'Full Register',
    vp: 3,
    text: 'Have at least one Unit of each of the seven types.',
    need: 7,
    have: (s) => kinds(s.units),
  },
  { id: 'OBJ-20', name: 'Twin Bastions', vp: 2, text: 'Have 2 Fortresses.', need: 2, have: (s) => fleet(s, FORTRESS) },
  { id: 'OBJ-21', name: 'Master Builders', vp: 2, text: 'Have 5 Buildings.', need: 5, have: (s) => fleet(s, OUTPOST) + fleet(s, FORTRESS) },
]

/** Table 18.3: what was counted. */
export const COUNTED: readonly ObjectiveCard<Tally>[] = [
  { id: 'OBJ-22', name: 'Double Strike', vp: 2, text: 'Win 2 combats as the Attacker in this round.', need: 2, have: (s) => s.attackWins },
  {
    id: 'OBJ-23',
    name: 'Giant Slayer',
    vp: 2,
    text: 'Destroy a Dreadnought or a Fortress in combat in this round.',
    need: 1,
    have: (s) => kills(s, DREADNOUGHT) + kills(s, FORTRESS),
  },
  {
    id: 'OBJ-24',
    name: 'Wrecking Crew',
    vp: 1,
    text: 'Destroy a Building in combat in this round.',
    need: 1,
    have: (s) => kills(s, OUTPOST) + kills(s, FORTRESS),
  },
  {
    id: 'OBJ-25',
    name: 'Stand Fast',
    vp: 1,
    text: 'Win a combat in this round in which you were not the Attacker.',
    need: 1,
    have: (s) => s.defenseWins,
  },
  {
    id: 'OBJ-26',
    name: 'Humble the Mighty',
    vp: 1,
    text: 'Win a combat in this round as the Attacker against a Defender who had more VP than you.',
    need: 1,
    have: (s) => s.upsetWins,
  },
  {
    id: 'OBJ-27',
    name: 'Patron of Learning',
    vp: 1,
    text: 'Pay 10 Coins.',
    need: 10,
    have: (s) => s.coins,
    pay: { coins: 10, crystals: 0 },
  },
  {
    id: 'OBJ-28',
    name: 'Crystal Offering',
    vp: 2,
    text: 'Pay 4 Crystals.',
    need: 4,
    have: (s) => s.crystals,
    pay: { coins: 0, crystals: 4 },
  },
  { id: 'OBJ-29', name: 'Pathfinders', vp: 1, text: 'Have explored 6 territories in this game.', need: 6, have: (s) => s.explored },
  { id: 'OBJ-30', name: 'Circle of Inventors', vp: 1, text: 'Have 5 Discoveries.', need: 5, have: (s) => s.discoveries },
]

/** Thirty cards, two copies of each. */
export const OBJECTIVES: readonly ObjectiveCard[] = [...ON_THE_BOARD, ...COUNTED]
export const OBJECTIVE_COPIES = 2
