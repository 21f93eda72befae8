import { METHOD } from '@rulewright/bots'
import { Analysing } from '@rulewright/play'
import type { Analysis, AnalysisAct } from '@rulewright/wire'
import type { LocalHouse } from './local-house.ts'

/** How many milliseconds a thread works before a table of this browser may have it. */
const A_WHILE = 400

/** An analysis that is done. */
export interface KeptAnalysis {
  readonly match: string
  /** The rules and the method it was made with. */
  readonly with: string
  readonly of: number
  readonly decisions: Analysis['decisions']
}

/** Where analyses are kept, so that each is done once. */
export interface AnalysisKeeping {
  get(match: string): Promise<KeptAnalysis | null>
  put(analysis: KeptAnalysis): Promise<void>
}

/** Analyses of this browser's finished matches, run in its threads. */
export class LocalAnalyses {
  readonly #jobs = new Map<string, Analysing>()

  constructor(
    readonly house: LocalHouse,
    readonly keeping: AnalysisKeeping,
    /** How many threads work at once. */
    readonly lanes: number,
  ) {}

  /** Its progress, after a request to begin, continue or stop. */
  async act(match: string, act: AnalysisAct['do'] | null): Promise<Analysis> {
    const { game, record } = await this.house.finished(match)
    const doneWith = `${game.version} ${METHOD}`
    const kept = await this.keeping.get(match).catch(() => null)
    if (kept?.with === doneWith) return { match, state: 'done', done: kept.of, of: kept.of, decisions: kept.decisions }
    let job = this.#jobs.get(match)
    if (act === 'stop') job?.stop()
    if (act === 'begin') {
      const think = this.house.around.think
      job ??= new Analysing({ game: game.id, record, lanes: this.lanes, milliseconds: A_WHILE, think: (task) => think(task) })
      this.#jobs.set(match, job)
      void this.#follow(match, doneWith, job)
    }
    if (!job) return { match, state: 'none', done: 0, of: record.choices.length, decisions: [] }
    const { done, of } = job
    const state = job.isDone ? 'done' : job.isGoingOn ? 'running' : 'stopped'
    // As on a server: while it runs, only costly choices.
    const decisions = job.isDone ? [...job.decisions] : job.decisions.filter(({ label }) => label !== null)
    return { match, state, done, of, decisions }
  }

  async #follow(match: string, doneWith: string, job: Analysing): Promise<void> {
    const { warn } = this.house.around
    try {
      await job.run()
      if (job.isDone) await this.keeping.put({ match, with: doneWith, of: job.of, decisions: [...job.decisions] })
    } catch (error) {
      warn(`match ${match} could not be looked through`, error)
    }
  }
}
