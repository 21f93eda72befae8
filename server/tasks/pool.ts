import { ThreadPool } from '@rulewright/bots/pool'
import type { Results, Task, TaskOf } from '@rulewright/play'
import { Refused } from '../refused.ts'
import { startWorker } from '../worker-url.ts'
import { FairLine, type Requester } from './fair-line.ts'

/** When this many wait for a thread, further tasks are refused, except those that a table waits for. */
const MOST_WAITING = 30
/** How many may wait for one person. */
const MOST_EACH = 4

interface Job {
  readonly begin: () => Promise<unknown>
  readonly fail: (error: Error) => void
}

/** Threads for work that would block the matches, with a hard time limit for each task; shared fairly among people. */
export class TaskPool {
  readonly #threads: ThreadPool<Task, Results[Task['do']]>
  readonly #line = new FairLine<Job>()
  readonly #most: number
  #running = 0
  #closed = false

  constructor(games: string | null, threads: number, limit: number) {
    this.#most = threads
    this.#threads = new ThreadPool(() => startWorker('task-worker', games), threads, limit)
  }

  /** How many tasks wait for a thread. */
  get waiting(): number {
    return this.#line.length
  }

  /** `taken` is called when a thread begins with it. */
  do<D extends Task['do']>(task: TaskOf<D>, requester: Requester, taken?: () => void): Promise<Results[D]> {
    const isWaitedFor = task.do === 'pick' || task.do === 'rest' || task.do === 'verify'
    if (!isWaitedFor && (this.#line.length >= MOST_WAITING || this.#line.waiting(requester.person) >= MOST_EACH))
      return Promise.reject(new Refused('too-fast', 'Too many ask for this just now. Try again in a moment.'))
    if (this.#closed) return Promise.reject(new Error('the threads have been closed'))
    return new Promise((done, fail) => {
      // The thread answers the kind of task it was given.
      const begin = () => (this.#threads.do(task, taken) as Promise<Results[D]>).then(done, fail)
      this.#line.push({ begin, fail }, requester)
      this.#next()
    })
  }

  #next(): void {
    while (this.#running < this.#most) {
      const next = this.#line.shift()
      if (!next) return
      const begun = performance.now()
      this.#running += 1
      next.item.begin().finally(() => {
        this.#running -= 1
        this.#line.spend(next.person, performance.now() - begun)
        this.#next()
      })
    }
  }

  close(): Promise<void> {
    this.#closed = true
    for (let next = this.#line.shift(); next; next = this.#line.shift()) next.item.fail(new Error('the threads have been closed'))
    return this.#threads.close()
  }
}
