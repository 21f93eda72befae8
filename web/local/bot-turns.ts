import { pauseFor } from '@rulewright/bots'
import { below, type Level, type Seat, seedRandom } from '@rulewright/kernel'
import { type Position, pickTask } from '@rulewright/play'
import type { LocalTable } from './local-table.ts'

/** The delay before a bot tries again after a failure; it doubles each time. */
const RETRY = 1000
const LONGEST_RETRY = 60_000
/** From how many of a level's last answers its longest thinking time is taken. */
const THOUGHTS = 12

/** The bots of a local table, each thinking in a worker of its own. */
export class BotTurns {
  readonly #table: LocalTable
  readonly #thinking = new Set<Seat>()
  /** How long the bots of a level thought lately, in milliseconds. */
  readonly #thought = new Map<Level, readonly number[]>()
  /** How often in a row a bot could not answer. */
  #failures = 0

  constructor(table: LocalTable) {
    this.#table = table
  }

  /** Lets the bots that are asked think, unless they already do. */
  begin(position: Position): void {
    if (position.outcome) return
    for (const [seat, { kind, level }] of this.#table.seats.entries())
      if (kind === 'bot' && level && position.decisionOf(seat) && !this.#thinking.has(seat)) void this.#think(position, seat, level)
  }

  async #think(position: Position, seat: Seat, level: Level): Promise<void> {
    const table = this.#table
    this.#thinking.add(seat)
    try {
      await this.#answer(position, seat, level)
      this.#failures = 0
    } catch (error) {
      table.around.warn(`a bot of match ${table.id} could not answer`, error)
      await table.around.pass(Math.min(RETRY * 2 ** this.#failures++, LONGEST_RETRY))
      // Another page may have continued the match.
      await table.catchUp().catch((problem: unknown) => table.around.warn(`match ${table.id} could not be read`, problem))
    } finally {
      this.#thinking.delete(seat)
    }
    // A bot may be asked twice in a row, or again after its answer came too late.
    table.letBotsAnswer()
  }

  async #answer(position: Position, seat: Seat, level: Level): Promise<void> {
    const table = this.#table
    const { now: clock, pass, chance, pace, drawn, seen } = table.around
    const decisionId = position.decisionIds[seat] ?? 0
    await drawn()
    // The match may have moved on meanwhile: then whoever is asked thinks again.
    const there = table.position
    if (!there?.decisionOf(seat) || there.decisionIds[seat] !== decisionId) return
    // As on a server: a single option waits as well, waiting for a worker does not count, and the pause cannot be predicted.
    let begun = clock()
    const index = await this.#pick(there, seat, level, () => {
      begun = clock()
    })
    const took = clock() - begun
    const pause = Math.max(pauseFor(level, chance()) * pace.botPause, this.#longest(level, took)) - took
    if (pause > 0) await pass(pause)
    await seen()
    await table.run(async () => {
      const now = table.position
      if (!now?.decisionOf(seat) || now.decisionIds[seat] !== decisionId || table.seats[seat]?.kind !== 'bot') return
      await table.commit('choose', seat, index)
      if (pause > 0) table.show()
      else table.showSoon()
    })
  }

  /**
   * However fast the table is, a bot with a single option takes as long as recent real thinking; between bots alone
   * there is nobody to hide it from.
   */
  #longest(level: Level, took: number): number {
    if (!this.#table.seats.some(({ kind }) => kind === 'person')) return 0
    const thought = [...(this.#thought.get(level) ?? []), took].slice(-THOUGHTS)
    this.#thought.set(level, thought)
    return Math.max(...thought)
  }

  async #pick(position: Position, seat: Seat, level: Level, taken: () => void): Promise<number> {
    const { around, id, match } = this.#table
    const options = position.decisionOf(seat)?.options.length ?? 0
    const seed = `${id} ${position.count}`
    try {
      return await around.think(pickTask(match.game, position.match, { id, seat, level, seed }), taken)
    } catch (error) {
      around.warn(`a bot of match ${id} failed: a random choice is made`, error)
      return below(seedRandom(around.chance()), options)
    }
  }
}
