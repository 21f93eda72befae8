import { randomInt, randomUUID } from 'node:crypto'
import { pauseFor } from '@rulewright/bots'
import { TooSlow } from '@rulewright/bots/pool'
import type { Level, Seat } from '@rulewright/kernel'
import { type Position, pickTask, STAND_IN } from '@rulewright/play'
import type { Requester } from '../tasks/fair-line.ts'
import type { Session } from './session.ts'

/** The delay before a bot tries again after a failure; it doubles each time, since permanent failures must not fill the server. */
const RETRY = 1000
const LONGEST_RETRY = 60_000

const pass = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds).unref())

/** The bots of a session, each thinking in a thread; people go on meanwhile. */
export class BotTurns {
  readonly #session: Session
  readonly #thinking = new Set<Seat>()
  /** How often in a row a bot could not answer. */
  #failures = 0

  constructor(session: Session) {
    this.#session = session
  }

  get isThinking(): boolean {
    return this.#thinking.size > 0
  }

  /** Lets the bots that are asked think, unless they already do. */
  begin(position: Position): void {
    if (position.outcome) return
    for (const { seat, kind, level } of this.#session.seats)
      if (kind === 'bot' && position.decisionOf(seat) && !this.#thinking.has(seat)) this.#think(position, seat, level ?? STAND_IN)
  }

  #think(position: Position, seat: Seat, level: Level): void {
    const session = this.#session
    this.#thinking.add(seat)
    this.#answer(position, seat, level)
      .then(() => {
        this.#failures = 0
      })
      .catch((error: unknown) => {
        session.house.logger.warn({ match: session.id, seat, error }, 'a bot could not answer')
        return this.#recover()
      })
      .finally(() => this.#thinking.delete(seat))
      // A bot may be asked twice in a row, or again after its answer came too late.
      .then(() => session.run(() => session.letOthersAnswer()))
  }

  /** A row that could not be saved leaves the session without its position: it is read again as soon as possible. */
  async #recover(): Promise<void> {
    const session = this.#session
    for (;;) {
      await pass(Math.min(RETRY * 2 ** this.#failures++, LONGEST_RETRY))
      try {
        return await session.run(async () => {
          // The row may have been written nevertheless.
          await session.currentPosition()
          session.show()
        })
      } catch (error) {
        session.house.logger.warn({ match: session.id, error }, 'a match could not be read')
      }
    }
  }

  async #answer(position: Position, seat: Seat, level: Level): Promise<void> {
    const session = this.#session
    const { house } = session
    const decisionId = position.decisionIds[seat] ?? 0
    // The time must not reveal a bot's options: waiting for a thread does not count, a single option
    // waits as well, and the pause cannot be predicted.
    let begun = house.now()
    const index = await this.#pick(position, seat, level, () => {
      begun = house.now()
    })
    const took = house.now() - begun
    house.meters.botSeconds.observe(took / 1000)
    const pause = pauseFor(level, randomUUID()) * house.timings.botPause - took
    if (pause > 0) await pass(pause)
    await session.run(async () => {
      const now = session.position
      if (!now?.decisionOf(seat) || now.decisionIds[seat] !== decisionId || session.seats[seat]?.kind !== 'bot') return
      await session.commit('choose', seat, index, 'bot')
      session.show()
    })
  }

  async #pick(position: Position, seat: Seat, level: Level, begins: () => void): Promise<number> {
    const { id: match, row, house } = this.#session
    const { game } = row
    const options = position.decisionOf(seat)?.options.length ?? 0
    try {
      const task = pickTask(game, position.match, { id: match, seat, level, seed: `${match} ${position.countFor(seat)}` })
      return await house.bots.do(task, this.#requester(), begins)
    } catch (error) {
      const why = error instanceof TooSlow ? 'a bot took too long' : 'a bot failed'
      house.logger.warn({ match, game, seat, level, error }, `${why}: a random choice is made`)
      return randomInt(options)
    }
  }

  /** Whose share of the bots' time it counts towards: whoever opened the match. Tables with people present come first. */
  #requester(): Requester {
    const { id, row, seats, attendance } = this.#session
    const people = seats.filter((s) => s.kind === 'person')
    const rank = people.length === 0 ? 'nobody' : people.some((s) => attendance.isConnected(s.seat)) ? 'table' : 'person'
    return { person: row.creator ?? id, rank }
  }
}
