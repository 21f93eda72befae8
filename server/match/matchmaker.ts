import { randomInt } from 'node:crypto'
import { configFor } from '@rulewright/play'
import type { ClockSetting, RatingMode } from '@rulewright/wire'
import type { RatedPlace } from '../data/queue.ts'
import type { SeatRow } from '../data/rows.ts'
import type { House } from '../house.ts'
import type { Sessions } from '../live/sessions.ts'
import { newSecret } from './fairness.ts'
import { newId } from './making.ts'
import { distinctName } from './names.ts'
import { oddsKey, paired, type QueueGroup } from './pairing.ts'

/** People who want to play now poll every few seconds; after this long without, in milliseconds, they are not seated, then forgotten. */
const LOOKED = 15_000
const GONE = 120_000
const LONGEST_WAIT = 14 * 86_400_000
/** How many tables per round: others wait for their turn at the database. */
const A_ROUND = 100

const CLOCKS: Readonly<Record<RatingMode, ClockSetting>> = {
  live: { kind: 'live', seconds: 2400, increment: 30 },
  correspondence: { kind: 'correspondence', hours: 72 },
}

/** Seats people who are looking for a match. Every process does it, one at a time. */
export class Matchmaker {
  readonly #house: House
  readonly #sessions: Sessions
  #timer: NodeJS.Timeout | null = null
  #round: Promise<void> = Promise.resolve()
  #isBusy = false

  constructor(house: House, sessions: Sessions) {
    this.#house = house
    this.#sessions = sessions
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (this.#isBusy) return
      this.#isBusy = true
      this.#round = this.pair()
        .catch((error: unknown) => this.#house.logger.error({ error }, 'those who look for a match could not be seated'))
        .finally(() => {
          this.#isBusy = false
        })
    }, this.#house.timings.pairing)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.#round
  }

  /** One round. What a process left unfinished when it died is found by the next: a place that leads to no table is free again. */
  async pair(): Promise<void> {
    const { queue, db } = this.#house.store
    if ((await queue.count()) === 0) return
    await db.alone(async () => {
      const now = this.#house.now()
      await queue.tidy(now - GONE, now - LONGEST_WAIT)
      const waiting = await queue.waiting(now - LOOKED)
      if (waiting.length < 2) return
      const odds = new Set((await queue.atOdds()).map(({ a, b }) => oddsKey(a, b)))
      for (const party of paired(waiting, odds, now).slice(0, A_ROUND)) await this.#seat(party, now)
    })
  }

  async #seat({ game: id, places }: QueueGroup, now: number): Promise<void> {
    const { store, shelf } = this.#house
    const game = await shelf.find(id)
    const users = places.map((place) => place.user_id)
    const match = newId()
    if (!game || !(await store.queue.claim(users, match))) return
    const clock = CLOCKS[places[0]?.mode ?? 'live']
    const config = configFor(game, { seats: places.length })
    const made = { id: match, game: id, version: game.version, config: JSON.stringify(config), clock, listed: true }
    await store.create({ ...made, secret: newSecret(), createdAt: now, creator: null, continued: null }, seatsOf(match, shuffled(places)))
    const session = await this.#sessions.open(match)
    await session.run(() => session.seatsChanged())
  }
}

/** Deals where a process was killed between seating people and dealing. */
export async function dealLeftOver({ store, now, timings, logger }: House, sessions: Sessions): Promise<void> {
  for (const match of await store.lists.undealt(now() - 2 * timings.beat)) {
    const session = await sessions.open(match)
    await session
      .run(() => session.seatsChanged())
      .catch((error: unknown) => logger.warn({ match, error }, 'a match that was left over could not be dealt'))
  }
}

function seatsOf(match: string, places: readonly RatedPlace[]): SeatRow[] {
  const names: string[] = []
  return places.map(({ user_id, name, number }, seat) => {
    names.push(distinctName(name, names))
    return { match, seat, kind: 'person', user_id, name: names[seat] ?? name, level: null, number }
  })
}

/** Who begins is left to chance. */
function shuffled<T>(list: readonly T[]): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(randomInt(left.length), 1))
}
