import type { Worker } from 'node:worker_threads'
import { Refused } from '../refused.ts'
import { startWorker } from '../worker-url.ts'
import type { Results, Task } from './tasks.ts'

/** So many wait for a thread; whoever comes then is sent away, but for bots: people wait for them. */
const MOST_WAITING = 30

/** A thread did not answer in time; it has been ended. */
export class TooSlow extends Error {}

interface Job {
  readonly task: Task
  readonly done: (result: Results[Task['do']]) => void
  readonly fail: (error: Error) => void
  readonly taken: (() => void) | undefined
}

type Answer = { readonly result: Results[Task['do']] } | { readonly error: string }

/** One thread and the job it has, if any. */
class Hand {
  readonly worker: Worker
  #job: Job | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(
    games: string | null,
    /** The thread has answered and is free, or it has ended. */
    readonly freed: (hand: Hand, ended: boolean) => void,
  ) {
    this.worker = startWorker('bot-worker', games)
    this.worker.on('message', (answer: Answer) =>
      this.#settle(false, (job) => ('error' in answer ? job.fail(new Error(answer.error)) : job.done(answer.result))),
    )
    this.worker.on('error', (error: unknown) =>
      this.#settle(true, (job) => job.fail(error instanceof Error ? error : new Error(String(error)))),
    )
    this.worker.on('exit', () => this.#settle(true, (job) => job.fail(new Error('a bot thread has ended'))))
  }

  take(job: Job, limit: number): void {
    this.#job = job
    job.taken?.()
    this.worker.postMessage(job.task)
    this.#timer = setTimeout(() => {
      this.#settle(true, (slow) => slow.fail(new TooSlow(`no answer within ${limit} ms`)))
      this.worker.terminate()
    }, limit)
  }

  #settle(ended: boolean, act: (job: Job) => void): void {
    const job = this.#job
    this.#job = null
    if (this.#timer) clearTimeout(this.#timer)
    if (job) act(job)
    this.freed(this, ended)
  }
}

/** Threads that bots think in, each with a hard time limit. They start when there is work. */
export class Crew {
  readonly #hands = new Set<Hand>()
  #idle: Hand[] = []
  readonly #queue: Job[] = []
  #closed = false

  constructor(
    readonly games: string | null,
    readonly threads: number,
    readonly limit: number,
  ) {}

  /** `taken` hears when a thread begins with it. */
  do<D extends Task['do']>(task: Extract<Task, { do: D }>, taken?: () => void): Promise<Results[D]> {
    if (task.do !== 'pick' && this.#queue.length >= MOST_WAITING)
      return Promise.reject(new Refused('too-fast', 'Too many ask for this just now. Try again in a moment.'))
    return new Promise<Results[Task['do']]>((done, fail) => {
      this.#queue.push({ task, done, fail, taken })
      this.#next()
      // The thread answers the kind of task it was given.
    }) as Promise<Results[D]>
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const job of this.#queue.splice(0)) job.fail(new Error('the server is closing'))
    await Promise.all([...this.#hands].map((hand) => hand.worker.terminate()))
  }

  #next(): void {
    if (this.#closed || this.#queue.length === 0) return
    const hand = this.#idle.pop() ?? this.#hire()
    const job = hand && this.#queue.shift()
    if (job) hand.take(job, this.limit)
  }

  #hire(): Hand | null {
    if (this.#hands.size >= this.threads) return null
    const hand = new Hand(this.games, (freed, ended) => {
      if (ended) {
        this.#hands.delete(freed)
        this.#idle = this.#idle.filter((idle) => idle !== freed)
      } else this.#idle.push(freed)
      this.#next()
    })
    this.#hands.add(hand)
    return hand
  }
}
