import { parentPort, type Worker } from 'node:worker_threads'

/** A thread did not answer in time and was ended. */
export class TooSlow extends Error {}

interface Job<T, R> {
  readonly task: T
  readonly done: (result: R) => void
  readonly fail: (error: Error) => void
  readonly taken: (() => void) | undefined
}

type Reply<R> = { readonly result: R } | { readonly error: Error }

/** Answers, in a thread, the tasks that its pool sends, one after another. */
export function answerTasks<T, R>(answer: (task: T) => R | Promise<R>): void {
  parentPort?.on('message', async (task: T) => {
    let reply: Reply<R>
    try {
      reply = { result: await answer(task) }
    } catch (error) {
      reply = { error: errorOf(error) }
    }
    parentPort?.postMessage(reply)
  })
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** One thread and the job it has, if any. */
class Thread<T, R> {
  readonly worker: Worker
  #job: Job<T, R> | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(
    worker: Worker,
    /** The thread has answered and is free, or it has ended. */
    readonly freed: (thread: Thread<T, R>, ended: boolean) => void,
  ) {
    this.worker = worker
    worker.on('message', (reply: Reply<R>) =>
      this.#settle(false, (job) => ('error' in reply ? job.fail(reply.error) : job.done(reply.result))),
    )
    worker.on('error', (error: unknown) => this.#settle(true, (job) => job.fail(errorOf(error))))
    worker.on('exit', () => this.#settle(true, (job) => job.fail(new Error('a thread ended before its work'))))
  }

  take(job: Job<T, R>, limit: number | null): void {
    this.#job = job
    job.taken?.()
    this.worker.postMessage(job.task)
    if (limit !== null) this.#timer = setTimeout(() => this.#giveUp(limit), limit)
  }

  #giveUp(limit: number): void {
    this.#settle(true, (job) => job.fail(new TooSlow(`no answer within ${limit} ms`)))
    this.worker.terminate()
  }

  #settle(ended: boolean, act: (job: Job<T, R>) => void): void {
    const job = this.#job
    this.#job = null
    if (this.#timer) clearTimeout(this.#timer)
    if (job) act(job)
    this.freed(this, ended)
  }
}

/** Threads that start when there is work, and take it in the order it comes. What they run calls `answerTasks`. */
export class ThreadPool<T, R> {
  readonly #threads = new Set<Thread<T, R>>()
  #idle: Thread<T, R>[] = []
  readonly #queue: Job<T, R>[] = []
  #closed = false

  constructor(
    readonly start: () => Worker,
    readonly most: number,
    /** How many milliseconds a thread has for a task; null: as long as it takes. */
    readonly limit: number | null = null,
  ) {}

  /** How many tasks wait for a thread. */
  get waiting(): number {
    return this.#queue.length
  }

  /** `taken` hears when a thread begins with it. */
  do(task: T, taken?: () => void): Promise<R> {
    if (this.#closed) return Promise.reject(new Error('the threads have been closed'))
    return new Promise((done, fail) => {
      this.#queue.push({ task, done, fail, taken })
      this.#next()
    })
  }

  /** Hands the tasks out as the threads come free; the first failure ends it. */
  async doAll(tasks: Iterable<T>, onDone: (result: R) => void): Promise<void> {
    // All threads share one iterator: whichever is free takes the next task.
    const rest = tasks[Symbol.iterator]()
    const work = async () => {
      for (let next = rest.next(); !next.done; next = rest.next()) onDone(await this.do(next.value))
    }
    await Promise.all(Array.from({ length: this.most }, work))
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const job of this.#queue.splice(0)) job.fail(new Error('the threads have been closed'))
    await Promise.all([...this.#threads].map((thread) => thread.worker.terminate()))
  }

  #next(): void {
    if (this.#closed || this.#queue.length === 0) return
    const thread = this.#idle.pop() ?? this.#add()
    const job = thread && this.#queue.shift()
    if (job) thread.take(job, this.limit)
  }

  #add(): Thread<T, R> | null {
    if (this.#threads.size >= this.most) return null
    const thread = new Thread<T, R>(this.start(), (freed, ended) => {
      if (ended) {
        this.#threads.delete(freed)
        this.#idle = this.#idle.filter((idle) => idle !== freed)
      } else this.#idle.push(freed)
      this.#next()
    })
    this.#threads.add(thread)
    return thread
  }
}
