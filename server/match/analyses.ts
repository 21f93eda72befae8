import { METHOD } from '@rulewright/bots'
import type { Game } from '@rulewright/kernel'
import { Analysing, type MatchRecord } from '@rulewright/play'
import type { Analysis } from '@rulewright/wire'
import type { KeptAnalysis } from '../data/analyses.ts'
import type { MatchRow } from '../data/rows.ts'
import type { House } from '../house.ts'
import { Refused } from '../refused.ts'
import { type Asker, mustBeOver, requesterOf } from './archive.ts'

/** How many milliseconds a thread works before somebody more urgent may have it. */
const A_WHILE = 400
/** How often what was found is kept, and after how long without that nobody is at it any more. */
const KEEP_EVERY = 3_000
const GIVEN_UP = 60_000
/** How many are looked through at once in a process. */
const MOST = 20
/** Before a line that was full is tried again. */
const PATIENCE = 1_000

interface Job {
  readonly person: string
  readonly analysing: Analysing
}

/** Finished matches that are looked through, each once: whenever nobody more urgent needs the thread. */
export class AnalysisDesk {
  readonly #jobs = new Map<string, Job>()
  #closed = false

  constructor(readonly house: House) {}

  /** How far it is; for everybody who may see the replay. */
  async look(id: string, asker: Asker): Promise<Analysis> {
    const { row, game } = await mustBeOver(this.house, id, asker)
    return this.#told(row, game)
  }

  /** Looks a match through, or goes on with it; once it is done, it is done for everybody. */
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

  /** Only whoever had it begun stops it. */
  async stop(id: string, asker: Asker): Promise<Analysis> {
    const { row, game } = await mustBeOver(this.house, id, asker)
    const kept = await this.#kept(row, game)
    if (kept?.state === 'running') {
      if (kept.person !== requesterOf(asker).person) throw new Refused('not-allowed', 'Somebody else waits for this.')
      const analysing = this.#jobs.get(id)?.analysing
      analysing?.stop()
      this.#jobs.delete(id)
      // Another process hears of it when it next keeps what it found.
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

  /** Nobody waits for it: where many do for other things, it waits as well. */
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

  /** What is kept of it, if the rules and the way of judging are still those of then. */
  async #kept(row: MatchRow, game: Game): Promise<KeptAnalysis | null> {
    const kept = await this.house.store.analyses.get(row.id)
    return kept?.with === doneWith(game) ? kept : null
  }

  #keep(row: MatchRow, analysis: KeptAnalysis): Promise<void> {
    return this.house.store.analyses.put(row.id, analysis)
  }

  #now(game: Game, { person, analysing }: Job): KeptAnalysis {
    const state = analysing.isDone ? 'done' : 'running'
    // For whom it is done is nobody's business once it is.
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

/** While it is under way, only what cost much is told: it is told often. */
const labelled = (found: Found): Found => ({ ...found, decisions: found.decisions.filter(({ label }) => label !== null) })
