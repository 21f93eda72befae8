import * as listed from './index.ts'
import type { Manifest } from './manifest.ts'

/** Every game there is, in the order of the list. */
export const games: readonly Manifest[] = Object.values(listed)

export const findGame = (id: string): Manifest | undefined => games.find((game) => game.id === id)
