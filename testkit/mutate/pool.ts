import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Numbered } from './rewrite.ts'
import type { MutantJob, WorkerAnswer } from './worker.ts'

const START_MS = 120_000

/** One process that runs tests; a stuck one is ended and replaced. */
class Worker {
  #child: ChildProcess | null = null

  constructor(
    readonly root: string,
    readonly mutants: readonly Numbered[],
  ) {}

  /** The answer to a job; null when there was none in time or the process died of it. */
  async ask(job: MutantJob, ms: number): Promise<WorkerAnswer | null> {
    if (!this.#child) {
      this.#child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), {
        // Where tsx is installed, wherever the game is.
        cwd: fileURLToPath(new URL('../..', import.meta.url)),
        execArgv: ['--import', 'tsx'],
        // Tests that print would spoil the report.
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      const started = await this.#send({ do: 'start', root: this.root, mutants: this.mutants }, START_MS)
      if (!started) throw new Error('A process that runs the tests did not start.')
    }
    const answer = await this.#send(job, ms)
    if (!answer) this.end()
    return answer
  }

  #send(job: MutantJob, ms: number): Promise<WorkerAnswer | null> {
    const child = this.#child
    return new Promise((resolve) => {
      if (!child) return resolve(null)
      const timer = setTimeout(() => done(null), ms)
      const died = () => done(null)
      const done = (answer: WorkerAnswer | null) => {
        clearTimeout(timer)
        child.off('message', done)
        child.off('exit', died)
        resolve(answer)
      }
      child.on('message', done)
      child.on('exit', died)
      // A process that is gone is reported by its exit.
      child.send(job, () => undefined)
    })
  }

  end(): void {
    this.#child?.kill('SIGKILL')
    this.#child = null
  }
}

/** Several workers over one list of jobs. */
export class MutantPool {
  readonly #workers: readonly Worker[]

  constructor(size: number, root: string, mutants: readonly Numbered[]) {
    this.#workers = Array.from({ length: size }, () => new Worker(root, mutants))
  }

  /** Each item becomes a job when a worker is free for it. */
  async each<T>(
    items: readonly T[],
    job: (item: T) => { job: MutantJob; ms: number },
    done: (item: T, answer: WorkerAnswer | null) => void,
  ): Promise<void> {
    const left = [...items]
    const work = async (worker: Worker): Promise<void> => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) {
        const { job: asked, ms } = job(item)
        done(item, await worker.ask(asked, ms))
      }
    }
    await Promise.all(this.#workers.map(work))
  }

  end(): void {
    for (const worker of this.#workers) worker.end()
  }
}
