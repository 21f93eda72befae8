import type { Game } from '@rulewright/kernel'
import type { ThreadPool } from '../pool.ts'
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

export const playTask = (game: Game, { arena, seating }: ArenaTask): ArenaGame => play(game, arena.config, arena.bots, seating)
