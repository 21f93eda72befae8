import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ThreadPool } from '@rulewright/bots/pool'
import { games } from '@rulewright/games'
import {
  type Comparison,
  DEALS_IN_A_PIECE,
  type Experiment,
  type LabTask,
  makeExperiment,
  type PieceResult,
  piecesOnThreads,
  type Report,
  readExperiment,
  readText,
  reportText,
  runExperiment,
  subjectOf,
  USUAL_GAMES,
} from '@rulewright/lab'
import { Folder, keyOf, piecesIn, readKept } from '@rulewright/lab/folder'
import type { LabRun } from '@rulewright/wire'
import type { Logger } from 'pino'
import { Refused } from '../refused.ts'
import { startWorker } from '../worker-url.ts'
import type { ReportTask } from './report-task.ts'

const REPORT = 'report.json'
/** One: tables come first. */
const THREADS = 1

interface Running {
  readonly run: string
  readonly pool: ThreadPool<LabTask, PieceResult>
  deals: number
  stopped: boolean
}

/** Experiments created and run from the pages: each a folder, as the command line makes them. One runs at a time. */
export class Laboratory {
  #running: Running | null = null
  readonly #problems = new Map<string, string>()
  readonly #reporter: ThreadPool<ReportTask, Report | Comparison | null>

  constructor(
    readonly folder: string,
    readonly logger: Logger,
  ) {
    this.#reporter = new ThreadPool(() => startWorker('lab-worker', null), THREADS)
  }

  runs(): LabRun[] {
    if (!existsSync(this.folder)) return []
    return readdirSync(this.folder, { withFileTypes: true }).flatMap((entry) => {
      const told = entry.isDirectory() ? this.#told(entry.name) : null
      return told ? [told] : []
    })
  }

  /** Starts an experiment as a person wrote it; problems are reported. */
  async start(text: string): Promise<string> {
    const experiment = await made(text)
    const run = `${slugOf(experiment.title)}-${keyOf(experiment.file, experiment.version)}`
    this.#begin(run, experiment)
    return run
  }

  async goOn(run: string): Promise<void> {
    const kept = readKept(join(this.folder, run))
    if (!kept) throw new Refused('no-such-page')
    this.#begin(run, await made(JSON.stringify(kept.file)))
  }

  async stop(run: string): Promise<void> {
    const running = this.#running
    if (running?.run !== run) return
    running.stopped = true
    this.#running = null
    await running.pool.close()
  }

  /** The report, as far as the games have got; null where there is no such run. */
  async report(run: string): Promise<unknown> {
    const file = join(this.folder, run, REPORT)
    if (this.#running?.run !== run && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
    return this.#reporter.do({ folder: this.folder, run, other: null })
  }

  compare(run: string, other: string): Promise<unknown> {
    return this.#reporter.do({ folder: this.folder, run, other })
  }

  async close(): Promise<void> {
    if (this.#running) await this.stop(this.#running.run)
    await this.#reporter.close()
  }

  #begin(run: string, experiment: Experiment): void {
    if (this.#running) throw new Refused('too-many', 'An experiment is running: wait for it, or stop it.')
    mkdirSync(this.folder, { recursive: true })
    const folder = Folder.open(join(this.folder, run), experiment)
    const running: Running = { run, deals: 0, stopped: false, pool: new ThreadPool(() => startWorker('lab-worker', null), THREADS) }
    this.#running = running
    this.#problems.delete(run)
    void this.#follow(running, experiment, folder)
  }

  async #follow(running: Running, experiment: Experiment, folder: Folder): Promise<void> {
    try {
      const subject = await subjectOf(experiment.game)
      if (!subject) return
      const report = await runExperiment(subject, experiment, {
        keeping: folder,
        play: piecesOnThreads(running.pool, experiment),
        onProgress: ({ deals }) => {
          running.deals = deals
        },
      })
      folder.leave({ [REPORT]: reportText(report) })
    } catch (error) {
      if (running.stopped) return
      this.logger.error({ error, run: running.run }, 'lab: an experiment failed')
      this.#problems.set(running.run, error instanceof Error ? error.message : String(error))
    } finally {
      if (this.#running === running) this.#running = null
      await running.pool.close()
    }
  }

  #told(run: string): LabRun | null {
    const path = join(this.folder, run)
    const kept = readKept(path)
    if (!kept) return null
    const { file } = kept
    const isRunning = this.#running?.run === run
    const of = file.games ?? USUAL_GAMES
    const state = isRunning ? 'running' : existsSync(join(path, REPORT)) ? 'done' : 'stopped'
    const deals = isRunning ? (this.#running?.deals ?? 0) : Math.min(of, piecesIn(path) * DEALS_IN_A_PIECE)
    return { id: run, title: file.title ?? run, game: file.game, deals, of, state, problem: this.#problems.get(run) ?? null }
  }
}

async function made(text: string): Promise<Experiment> {
  const written = readText(text)
  if ('problem' in written) throw new Refused('malformed', `It ${written.problem}`)
  const read = readExperiment(written.data)
  if (!read.ok) throw new Refused('malformed', read.problems.join(' '))
  const subject = await subjectOf(read.value.game)
  if (!subject)
    throw new Refused('no-such-game', `There is no game "${read.value.game}"; there are ${games.map(({ id }) => id).join(', ')}.`)
  const experiment = makeExperiment(subject, read.value)
  if (!experiment.ok) throw new Refused('malformed', experiment.problems.join(' '))
  return experiment.value
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
