import type { Results, Task, TaskOf } from '@rulewright/play'

/** What a thread answers. */
export type ThreadReply = { readonly result: Results[Task['do']] } | { readonly error: string }

interface Job {
  readonly task: Task
  readonly taken: (() => void) | undefined
  readonly done: (result: Results[Task['do']]) => void
  readonly fail: (error: Error) => void
}

/** Workers that start when there is work, and take it in order. One that does not answer in time is terminated. */
export class WorkerPool {
  readonly #idle: Worker[] = []
  readonly #queue: Job[] = []
  #running = 0

  constructor(
    readonly start: () => Worker,
    readonly most: number,
    /** How many milliseconds a worker has for a task. */
    readonly limit: number,
  ) {}

  do<D extends Task['do']>(task: TaskOf<D>, taken?: () => void): Promise<Results[D]> {
    return new Promise((done, fail) => {
      // The worker answers the kind of task it was given.
      this.#queue.push({ task, taken, done: (result) => done(result as Results[D]), fail })
      this.#next()
    })
  }

  #next(): void {
    if (this.#queue.length === 0) return
    const worker = this.#idle.pop() ?? this.#add()
    const job = worker && this.#queue.shift()
    if (job) this.#give(worker, job)
  }

  #add(): Worker | null {
    if (this.#running >= this.most) return null
    this.#running += 1
    return this.start()
  }

  #give(worker: Worker, job: Job): void {
    const end = (error: Error) => {
      worker.terminate()
      this.#running -= 1
      job.fail(error)
      this.#next()
    }
    const timer = setTimeout(() => end(new Error(`no answer within ${this.limit} ms`)), this.limit)
    worker.onmessage = ({ data }: MessageEvent<ThreadReply>) => {
      clearTimeout(timer)
      if ('error' in data) job.fail(new Error(data.error))
      else job.done(data.result)
      this.#idle.push(worker)
      this.#next()
    }
    worker.onerror = (event) => {
      clearTimeout(timer)
      end(new Error(event.message || 'a worker could not be started'))
    }
    job.taken?.()
    worker.postMessage(job.task)
  }
}
