import { METHOD } from '@rulewright/bots'
import type { Game } from '@rulewright/kernel'
import { Analysing, type MatchRecord } from '@rulewright/play'
import type { Analysis } from '@rulewright/wire'
import type { KeptAnalysis } from '../data/analyses.ts'
import type { MatchRow } from '../data/rows.ts'
import type { House } from '../house.ts'
import { Refused } from '../refused.ts'
import { type Asker, mustBeOver, requesterOf } from './archive.ts'

/** How many milliseconds a thread works before more urgent work may have it. */
const A_WHILE = 400
/** How often results are saved, and after how long without saving it counts as abandoned. */
const KEEP_EVERY = 3_000
const GIVEN_UP = 60_000
/** How many analyses run at once in a process. */
const MOST = 20
/** The delay before a full queue is tried again. */
const PATIENCE = 1_000

interface Job {
  readonly person: string
  readonly analysing: Analysing
}

/** Analyses of finished matches, each done once, whenever nothing more urgent needs the thread. */
export class AnalysisDesk {
  readonly #jobs = new Map<string, Job>()
  #closed = false

  constructor(readonly house: House) {}

  /** Its progress; for everybody who may see the replay. */
  async look(id: string, asker: Asker): Promise<Analysis> {
    const { row, game } = await mustBeOver(this.house, id, asker)
    return this.#told(row, game)
  }

  /** Analyses a match, or continues; once done, it is done for everybody. */
  async begin(id: string, asker: Asker): Promise<Analysis> {
    const { row, game, record } = await mustBeOver(this.house, id, asker)
    const kept = await this.#kept(row, game)
    if (kept?.state === 'done' || (kept && this.#isRunning(kept)) || this.#jobs.has(id)) return this.#told(row, game)
    const { person } = requesterOf(asker)
    if (this.#jobs.size >= MOST) throw new Refused('too-many', 'Many matches are being looked through just now. Try again later.')
    if ([...this.#jobs.values()].some((job) => job.person === person))
      throw new Refused('too-many', 'Another match is being looked through for you. Stop it first, or wait for it.')
    await this.#start(row, game, record, person, kept)
    return this.#told(row, game)
  }

  /** Only whoever started it can stop it. */
  async stop(id: string, asker: Asker): Promise<Analysis> {
    const { row, game } = await mustBeOver(this.house, id, asker)
    const kept = await this.#kept(row, game)
    if (kept?.state === 'running') {
      if (kept.person !== requesterOf(asker).person) throw new Refused('not-allowed', 'Somebody else waits for this.')
      const analysing = this.#jobs.get(id)?.analysing
      analysing?.stop()
      this.#jobs.delete(id)
      // Another process learns of it when it next saves its results.
      await this.#keep(row, { ...kept, ...(analysing ? foundBy(analysing) : {}), state: 'stopped', person: '' })
    }
    return this.#told(row, game)
  }

  close(): void {
    this.#closed = true
    for (const { analysing } of this.#jobs.values()) analysing.stop()
  }

  async #start(row: MatchRow, game: Game, record: MatchRecord, person: string, known: KeptAnalysis | null): Promise<void> {
    const analysing = new Analysing({
      game: row.game,
      record,
      lanes: 1,
      milliseconds: A_WHILE,
      think: (task) => this.#think(task, person),
      ...(known ? { known } : {}),
    })
    const job: Job = { person, analysing }
    this.#jobs.set(row.id, job)
    try {
      await this.#keep(row, this.#now(game, job))
    } catch (error) {
      this.#jobs.delete(row.id)
      throw error
    }
    void this.#follow(row, game, job)
  }

  /** Nobody waits for it: where many wait for other things, it waits as well. */
  async #think(task: Parameters<House['study']['do']>[0] & { do: 'analyse' }, person: string) {
    for (;;) {
      try {
        return await this.house.study.do(task, { person, rank: 'nobody' })
      } catch (error) {
        if (!(error instanceof Refused && error.reason === 'too-fast')) throw error
        await new Promise((done) => setTimeout(done, PATIENCE).unref())
      }
    }
  }

  async #follow(row: MatchRow, game: Game, job: Job): Promise<void> {
    const { house } = this
    const { analysing } = job
    let keptAt = house.now()
    try {
      await analysing.run(async () => {
        if (house.now() - keptAt < KEEP_EVERY || analysing.isDone) return
        keptAt = house.now()
        const isMine = await this.#isMine(row, game)
        // It may have been stopped meanwhile.
        if (isMine && this.#jobs.get(row.id) === job) await this.#keep(row, this.#now(game, job))
        else analysing.stop()
      })
      if (analysing.isDone) await this.#keep(row, this.#now(game, job))
    } catch (error) {
      if (!this.#closed) house.logger.warn({ match: row.id, error }, 'a match could not be looked through')
      if (!this.#closed) await this.#keep(row, { ...this.#now(game, job), state: 'stopped', person: '' }).catch(() => undefined)
    } finally {
      if (this.#jobs.get(row.id) === job) this.#jobs.delete(row.id)
    }
  }

  async #isMine(row: MatchRow, game: Game): Promise<boolean> {
    const kept = await this.#kept(row, game)
    return kept?.state === 'running' && kept.by === this.house.process
  }

  /** The stored analysis, if it was made with the current rules and method. */
  async #kept(row: MatchRow, game: Game): Promise<KeptAnalysis | null> {
    const kept = await this.house.store.analyses.get(row.id)
    return kept?.with === doneWith(game) ? kept : null
  }

  #keep(row: MatchRow, analysis: KeptAnalysis): Promise<void> {
    return this.house.store.analyses.put(row.id, analysis)
  }

  #now(game: Game, { person, analysing }: Job): KeptAnalysis {
    const state = analysing.isDone ? 'done' : 'running'
    // For whom it was done is nobody's business once it is finished.
    const asker = state === 'running' ? person : ''
    return { with: doneWith(game), state, by: this.house.process, person: asker, at: this.house.now(), ...foundBy(analysing) }
  }

  #isRunning({ state, at }: KeptAnalysis): boolean {
    return state === 'running' && this.house.now() - at < GIVEN_UP
  }

  async #told(row: MatchRow, game: Game): Promise<Analysis> {
    const match = row.id
    const here = this.#jobs.get(match)?.analysing
    const kept = await this.#kept(row, game)
    if (here && !here.isDone) return { match, state: 'running', ...labelled(foundBy(here)) }
    if (!kept) return { match, state: 'none', done: 0, of: 0, decisions: [] }
    const { done, of, decisions } = kept
    if (kept.state === 'done') return { match, state: 'done', done, of, decisions }
    return { match, state: this.#isRunning(kept) ? 'running' : 'stopped', ...labelled({ done, of, decisions }) }
  }
}

type Found = Pick<Analysis, 'done' | 'of' | 'decisions'>

const doneWith = (game: Game): string => `${game.version} ${METHOD}`

const foundBy = ({ done, of, decisions }: Analysing): Found => ({ done, of, decisions: [...decisions] })

/** While it runs, only costly choices are sent, because they are sent often. */
const labelled = (found: Found): Found => ({ ...found, decisions: found.decisions.filter(({ label }) => label !== null) })
