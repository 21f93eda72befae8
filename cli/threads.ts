import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Pool } from '@rulewright/bots/pool'
import type { Played, Simulation } from './simulation.ts'

const ENTRY = new URL('./cli-worker.js', import.meta.url)

/** Threads to play a game's arena on. */
export function poolFor(game: string, threads = availableParallelism()): Pool {
  return new Pool(game, ENTRY, threads)
}

/** What a thread is given to simulate: it takes the next match from the shared count until none is left. */
export interface SimulationShare {
  readonly game: string
  readonly simulation: Simulation
  readonly next: SharedArrayBuffer
}

/** A match from a thread, and which it was. */
export interface Nth {
  readonly n: number
  readonly played: Played
}

/** Simulates on threads; the matches are told in their order, whichever ends first. */
export async function simulateOnThreads(
  game: string,
  simulation: Simulation,
  threads: number,
  onPlayed: (played: Played) => void,
): Promise<void> {
  const share: SimulationShare = { game, simulation, next: new SharedArrayBuffer(4) }
  const tell = inOrder(onPlayed)
  const workers = Array.from({ length: Math.min(threads, simulation.games) }, () => new Worker(ENTRY, { workerData: share }))
  try {
    await Promise.all(workers.map((worker) => ended(worker, tell)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function inOrder(onPlayed: (played: Played) => void): (nth: Nth) => void {
  const early = new Map<number, Played>()
  let due = 0
  return ({ n, played }) => {
    early.set(n, played)
    for (let one = early.get(due); one; one = early.get(due)) {
      early.delete(due)
      due += 1
      onPlayed(one)
    }
  }
}

function ended(worker: Worker, tell: (nth: Nth) => void): Promise<void> {
  return new Promise((done, failed) => {
    worker.on('message', (nth: Nth) => {
      try {
        tell(nth)
      } catch (error) {
        failed(error)
      }
    })
    worker.on('error', failed)
    worker.on('exit', (code) => (code === 0 ? done() : failed(new Error('a thread ended before its games'))))
  })
}
