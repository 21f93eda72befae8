import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { ThreadPool } from '@rulewright/bots/pool'
import type { SimulatedGame, Simulation, SimulationTask } from './simulation.ts'

const ENTRY = new URL('./cli-worker.js', import.meta.url)

/** Threads of the command line, which know every game. */
export function threadPool<T, R>(threads = availableParallelism()): ThreadPool<T, R> {
  return new ThreadPool(() => new Worker(ENTRY), threads)
}

/** Simulates on threads; the matches are reported in order, whichever ends first. */
export async function simulateOnThreads(
  game: string,
  simulation: Simulation,
  threads: number,
  onPlayed: (played: SimulatedGame) => void,
): Promise<void> {
  const pool = threadPool<SimulationTask, SimulatedGame>(Math.min(threads, simulation.games))
  try {
    await pool.doAll(tasksOf(game, simulation), inOrder(onPlayed))
  } finally {
    await pool.close()
  }
}

function* tasksOf(game: string, simulation: Simulation): Generator<SimulationTask> {
  for (let n = 0; n < simulation.games; n++) yield { game, simulation, n }
}

function inOrder(onPlayed: (played: SimulatedGame) => void): (played: SimulatedGame) => void {
  const early = new Map<number, SimulatedGame>()
  let due = 0
  return (played) => {
    early.set(played.n, played)
    for (let one = early.get(due); one; one = early.get(due)) {
      early.delete(due)
      due += 1
      onPlayed(one)
    }
  }
}
