import type { House } from './house.ts'

/** For how many days things that are no longer needed are kept; 0: for ever. */
export interface Retention {
  /** Guests who have not been seen, and who have no running match. */
  readonly guests: number
  /** Tables that wait for players. */
  readonly waiting: number
  /** Uploaded match files. */
  readonly loaded: number
  /** What was said at a table, after the end of its match. */
  readonly chat: number
  /** Analyses of matches. */
  readonly analyses: number
}

export const KEEPING: Retention = { guests: 180, waiting: 30, loaded: 180, chat: 365, analyses: 365 }

const DAY = 86_400_000
const HOUR = 3_600_000
/** For how many days a settled report is kept. */
const SETTLED = 365

/** Deletes what has expired, once an hour. */
export class Housekeeper {
  readonly #house: House
  readonly #keeping: Retention
  #tidied = Number.NEGATIVE_INFINITY

  constructor(house: House, keeping: Retention) {
    this.#house = house
    this.#keeping = keeping
  }

  async mayTidy(): Promise<void> {
    const now = this.#house.now()
    if (now - this.#tidied < HOUR) return
    this.#tidied = now
    const { guests, waiting, loaded, chat, analyses } = this.#keeping
    const { tidying } = this.#house.store
    const before = (days: number) => (days === 0 ? null : now - days * DAY)
    await this.#house.store.moderation.tidy(now, now - SETTLED * DAY)
    const cleared = {
      guests: await tidying.guests(before(guests)),
      waiting: await tidying.waiting(before(waiting)),
      loaded: await tidying.loaded(before(loaded)),
      chat: await tidying.chat(before(chat)),
      signIns: await tidying.signIns(),
      analyses: await tidying.analyses(before(analyses)),
    }
    if (Object.values(cleared).some((n) => n > 0)) this.#house.logger.info(cleared, 'cleared away what was past its time')
  }
}
