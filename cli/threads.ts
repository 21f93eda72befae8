import { availableParallelism } from 'node:os'
import { Pool } from '@rulewright/bots/pool'

const ENTRY = new URL('./cli-worker.js', import.meta.url)

/** Threads to play a game's arena on. */
export function poolFor(game: string, threads = availableParallelism()): Pool {
  return new Pool(game, ENTRY, threads)
}
