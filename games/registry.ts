import * as listed from './index.ts'
import type { Manifest } from './manifest.ts'

/** Every game there is, by title. */
export const games: readonly Manifest[] = Object.values<Manifest>(listed).sort((a, b) => a.title.localeCompare(b.title, 'en'))

export const findGame = (id: string): Manifest | undefined => games.find((game) => game.id === id)
