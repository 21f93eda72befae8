import type { Players } from './layouts.ts'
import type { Printed } from './printed.ts'

interface Tile extends Printed {
  /** The letter of the tile in the suggested maps. */
  readonly letter: string
  /** AL-13.4 Coins a controlled territory yields when mined. */
  readonly coins: number
  /** Section 3: how many are dealt for a number of players. */
  readonly dealt: Readonly<Record<Players, number>>
}

/** The eight tile types. The Stronghold stands last: it has no type of its own and is never dealt (AL-0.8). */
export const TILES = [
  {
    id: 'forest',
    name: 'Forest',
    letter: 'F',
    coins: 1,
    dealt: { 2: 3, 3: 4, 4: 6 },
    text: 'Each Forest you control makes your Outposts 1 Coin cheaper.',
  },
  { id: 'copper', name: 'Copper Deposit', letter: 'C', coins: 1, dealt: { 2: 6, 3: 8, 4: 9 }, text: 'A poor vein of ore.' },
  { id: 'silver', name: 'Silver Deposit', letter: 'S', coins: 2, dealt: { 2: 5, 3: 7, 4: 9 }, text: 'A fair vein of ore.' },
  { id: 'gold', name: 'Gold Deposit', letter: 'G', coins: 3, dealt: { 2: 4, 3: 5, 4: 6 }, text: 'The richest vein of ore.' },
  {
    id: 'jetstream',
    name: 'Jetstream Entry Point',
    letter: 'J',
    coins: 0,
    dealt: { 2: 3, 3: 5, 4: 6 },
    text: 'Airships that start here have +1 movement.',
  },
  {
    id: 'crystal',
    name: 'Crystal Deposit',
    letter: 'X',
    coins: 0,
    dealt: { 2: 2, 3: 2, 4: 3 },
    text: 'A Crystal appears here every round.',
  },
  {
    id: 'mountain',
    name: 'Mountain',
    letter: 'M',
    coins: 0,
    dealt: { 2: 4, 3: 5, 4: 6 },
    text: 'Airships that enter must stop here.',
  },
  { id: 'ruins', name: 'Ancient Ruins', letter: 'R', coins: 0, dealt: { 2: 2, 3: 3, 4: 4 }, text: 'Explorers draw two cards here.' },
  {
    id: 'stronghold',
    name: 'Stronghold',
    letter: '',
    coins: 10,
    dealt: { 2: 0, 3: 0, 4: 0 },
    text: 'A home port. No other player may enter.',
  },
] as const satisfies readonly Tile[]
export type TileId = (typeof TILES)[number]['id']

/** A tile as a number: its place in `TILES`. */
export const FOREST = 0
export const COPPER = 1
export const SILVER = 2
export const GOLD = 3
export const JETSTREAM = 4
export const CRYSTAL = 5
export const MOUNTAIN = 6
export const RUINS = 7
export const STRONGHOLD = 8

/** Coins by tile: the rules look this up for every territory. */
export const COINS: readonly number[] = TILES.map((tile) => tile.coins)

/** Fixed arrangements of the same tiles, for a map without luck; a letter for each tile, row by row. */
const SUGGESTED: Readonly<Record<Players, readonly string[]>> = {
  2: ['FCSMJ', 'SGCRCS', 'CMFXFMC', 'SCRGSX', 'JMGGJ'],
  3: ['CSJGFC', 'MCSRM', 'SGXFCS', 'JCRMJ', 'SCFGXS', 'MRSCM', 'CFGJGJ'],
  4: ['CSJMFC', 'GFSCRSM', 'SCXGJCFS', 'MRJCJRM', 'SFCGGXCS', 'MCRSSFG', 'GFJMXJ'],
}

export const suggestedTiles = (players: Players): number[] =>
  [...SUGGESTED[players].join('')].map((letter) => TILES.findIndex((tile) => tile.letter === letter))
