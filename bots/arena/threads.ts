import type { Game } from '@rulewright/kernel'
import { prepareBots } from '../judge.ts'
import type { ThreadPool } from '../pool.ts'
import { needsNetwork } from '../spec.ts'
import type { Arena, RunGames } from './index.ts'
import { type ArenaGame, play, type Seating } from './play.ts'

/** A game of an arena for a thread to play. */
export interface ArenaTask {
  readonly game: string
  readonly arena: Arena
  readonly seating: Seating
}

/** Plays the games on threads, which answer with `playTask`. */
export const onThreads =
  (pool: ThreadPool<ArenaTask, ArenaGame>, game: string): RunGames =>
  (arena, seatings, onPlayed) =>
    pool.doAll(
      seatings.map((seating) => ({ game, arena, seating })),
      onPlayed,
    )

/** Plays a game; what its bots have learnt is loaded only where they use it, since features may just have changed. */
export async function playTask(game: Game, { arena, seating }: ArenaTask): Promise<ArenaGame> {
  if (arena.bots.some(needsNetwork)) await prepareBots(game)
  return play(game, arena.config, arena.bots, seating)
}
