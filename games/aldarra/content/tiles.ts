import type { Players } from './layouts.ts'

export const TILES = ['forest', 'copper', 'silver', 'gold', 'jetstream', 'crystal', 'mountain', 'ruins'] as const
export type TileName = (typeof TILES)[number]

/** A tile type as a number; a Stronghold has none (AL-0.8). */
export const FOREST = 0
export const COPPER = 1
export const SILVER = 2
export const GOLD = 3
export const JETSTREAM = 4
export const CRYSTAL = 5
export const MOUNTAIN = 6
export const RUINS = 7
export const STRONGHOLD = 8

/** Coins a controlled territory yields when mined, by tile (AL-13.4); the Stronghold's ten stand last (AL-13.3). */
export const COINS: readonly number[] = [1, 1, 2, 3, 0, 0, 0, 0, 10]

/** How many tiles of each type are dealt (section 3). */
export const TILE_COUNTS: Readonly<Record<Players, readonly number[]>> = {
  2: [3, 6, 5, 4, 3, 2, 4, 2],
  3: [4, 8, 7, 5, 5, 2, 5, 3],
  4: [6, 9, 9, 6, 6, 3, 6, 4],
}

/** Arrangements of the same tiles for a table that wants no luck in the map; one letter a tile, row by row. */
const SUGGESTED: Readonly<Record<Players, readonly string[]>> = {
  2: ['FCSMJ', 'SGCRCS', 'CMFXFMC', 'SCRGSX', 'JMGGJ'],
  3: ['CSJGFC', 'MCSRM', 'SGXFCS', 'JCRMJ', 'SCFGXS', 'MRSCM', 'CFGJGJ'],
  4: ['CSJMFC', 'GFSCRSM', 'SCXGJCFS', 'MRJCJRM', 'SFCGGXCS', 'MCRSSFG', 'GFJMXJ'],
}
const LETTERS = 'FCSGJXMR'

export const suggestedTiles = (players: Players): number[] => [...SUGGESTED[players].join('')].map((letter) => LETTERS.indexOf(letter))
