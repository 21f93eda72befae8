import { findGame } from '@rulewright/games'
import { staticPath } from './address.ts'
import { SERVED } from './edition.ts'
import { gameAt } from './match/last.ts'

// The first part of the app to run. Somebody who comes back to a table waits for the parts of its game: they are requested while the rest is set up.

export const path = SERVED ? location.pathname : staticPath(location.search)

const game = findGame(gameAt(path) ?? '')
// What cannot be fetched now is requested again where it is needed, and reported there.
const parts = game ? [import('./pages/LocalMatchPage.tsx'), game.words(), game.board?.()] : []
Promise.all(parts).catch(() => undefined)
