import { ThreadPool } from '@rulewright/bots/pool'
import type { Results, Task } from '@rulewright/play'
import { Refused } from '../refused.ts'
import { startWorker } from '../worker-url.ts'

/** When so many wait for a thread, further tasks are refused, except for bots: people wait for them. */
const MOST_WAITING = 30

/** Threads for the work that would hold the matches up, with a hard time limit for each task. */
export class TaskPool {
  readonly #threads: ThreadPool<Task, Results[Task['do']]>

  constructor(games: string | null, threads: number, limit: number) {
    this.#threads = new ThreadPool(() => startWorker('task-worker', games), threads, limit)
  }

  /** `taken` hears when a thread begins with it. */
  do<D extends Task['do']>(task: Extract<Task, { do: D }>, taken?: () => void): Promise<Results[D]> {
    if (task.do !== 'pick' && this.#threads.waiting >= MOST_WAITING)
      return Promise.reject(new Refused('too-fast', 'Too many ask for this just now. Try again in a moment.'))
    // The thread answers the kind of task it was given.
    return this.#threads.do(task, taken) as Promise<Results[D]>
  }

  close(): Promise<void> {
    return this.#threads.close()
  }
}
