import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Crew, Played } from './arena/index.ts'
import type { Task } from './serve.ts'

/** Threads that play arena games, one on each core. `entry` is a module that calls `serve` with the games it knows. */
export class Pool {
  readonly #hands: Hand[]

  constructor(
    readonly game: string,
    entry: URL,
    threads = availableParallelism(),
  ) {
    this.#hands = Array.from({ length: threads }, () => new Hand(new Worker(entry)))
  }

  /** The games are handed out as the threads come free; the first failure ends it. */
  readonly crew: Crew = async (arena, seatings, onPlayed) => {
    const waiting = seatings.values()
    const work = async (hand: Hand) => {
      for (const seating of waiting) onPlayed(await hand.play({ game: this.game, arena, seating }))
    }
    await Promise.all(this.#hands.map(work))
  }

  async close(): Promise<void> {
    await Promise.all(this.#hands.map((hand) => hand.worker.terminate()))
  }
}

/** A thread, and the game it is asked to play. */
class Hand {
  #failure: unknown = null
  #playing: { readonly done: (played: Played) => void; readonly failed: (reason: unknown) => void } | null = null

  constructor(readonly worker: Worker) {
    worker.on('message', (played: Played) => this.#playing?.done(played))
    worker.on('error', (error) => this.#fail(error))
    worker.on('exit', () => this.#fail(new Error('a bot thread ended before its game')))
  }

  play(task: Task): Promise<Played> {
    return new Promise((done, failed) => {
      if (this.#failure !== null) return failed(this.#failure)
      this.#playing = { done, failed }
      this.worker.postMessage(task)
    })
  }

  #fail(reason: unknown): void {
    this.#failure ??= reason
    this.#playing?.failed(this.#failure)
  }
}
