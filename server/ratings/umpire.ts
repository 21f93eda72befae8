import type { Config, Game } from '@rulewright/kernel'
import { configFor } from '@rulewright/play'
import { closingOf, type RatingMode, type Strength } from '@rulewright/wire'
import type { Moved } from '../data/ratings.ts'
import type { MatchRow, SeatRow } from '../data/rows.ts'
import type { House, RatingDesk } from '../house.ts'
import { rated, UNKNOWN } from './strength.ts'

const AT_ONCE = 50

/** What somebody at a table contributes to its rating. */
interface Placed {
  readonly user: string
  readonly team: number
  /** The higher the better; whoever left comes behind all others. */
  readonly worth: number
}

const ratingMode = ({ clock }: Pick<MatchRow, 'clock'>): RatingMode => (clock?.kind === 'correspondence' ? 'correspondence' : 'live')

/** Whether all shared settings have their defaults; each seat's own (a deck) are free. */
export function hasUsualSettings(game: Game, config: Config): boolean {
  const usual: Record<string, unknown> = { ...configFor(game, { seats: config.seats }) }
  const given: Record<string, unknown> = { ...config }
  return Object.entries(game.settings).every(([key, setting]) => setting.kind === 'each-seat' || usual[key] === given[key])
}

/** Who is rated by a finished match, or null: it is not rated. Who has an account is looked up elsewhere. */
export function placesIn(game: Game, row: MatchRow, seats: readonly SeatRow[]): readonly Placed[] | null {
  const { outcome, secret, config } = row
  const users = seats.flatMap((s) => s.user_id ?? [])
  if (!outcome || secret === '' || closingOf(outcome.reason) || game.cooperative) return null
  if (users.length !== seats.length || users.length < 2 || new Set(users).size !== users.length) return null
  if (!hasUsualSettings(game, config)) return null
  const teams = game.teams?.(config) ?? seats.map((s) => s.seat)
  return seats.map(({ seat, kind, user_id }) => ({
    user: user_id ?? '',
    team: teams[seat] ?? seat,
    worth: kind === 'bot' ? -1 : (outcome.payoffs[seat] ?? 0),
  }))
}

/** A team counts as its best: somebody who leaves does not take their partner down. Returns teams and places as they are rated. */
export function teamsOf(places: readonly Placed[]): { readonly users: readonly string[]; readonly place: number }[] {
  const teams = [...new Set(places.map((p) => p.team))].map((team) => {
    const members = places.filter((p) => p.team === team)
    return { users: members.map((p) => p.user), worth: Math.max(...members.map((p) => p.worth)) }
  })
  return teams.map(({ users, worth }) => ({ users, place: 1 + teams.filter((other) => other.worth > worth).length }))
}

/** Settles ratings, each match once, whichever process sees its end; what a killed process left open is settled later. */
export class Umpire implements RatingDesk {
  readonly #house: () => House
  #before: Promise<unknown> = Promise.resolve()
  #isSettling = false
  #settled: (match: string) => void = () => {}

  constructor(house: () => House) {
    this.#house = house
  }

  onSettled(hear: (match: string) => void): void {
    this.#settled = hear
  }

  settleSoon({ id, game, seats }: Parameters<RatingDesk['settleSoon']>[0]): void {
    const people = new Set(seats.flatMap((s) => s.user_id ?? []))
    if (game.cooperative || people.size !== seats.length) return
    this.#inTurn(() => this.#settle(id)).catch((error: unknown) => this.#house().logger.warn({ match: id, error }, 'not rated yet'))
  }

  /** Nobody waits for it: others may be using the database. */
  async settleAll(): Promise<void> {
    if (this.#isSettling) return
    this.#isSettling = true
    this.#inTurn(async () => {
      for (const match of await this.#house().store.ratings.pending(AT_ONCE)) await this.#settle(match)
    })
      .catch((error: unknown) => this.#house().logger.warn({ error }, 'ratings could not be settled'))
      .finally(() => {
        this.#isSettling = false
      })
  }

  /** One at a time, across all processes: a rating is read, then written. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const { db } = this.#house().store
    const turn = this.#before.then(() => db.alone(work))
    this.#before = turn.catch(() => {})
    return turn
  }

  async #settle(match: string): Promise<void> {
    const { store, shelf, now, herald } = this.#house()
    const [row, seats] = await Promise.all([store.match(match), store.seats(match)])
    const game = row && (await shelf.find(row.game))
    if (!row || row.rated !== null || row.status !== 'over') return
    const places = game ? placesIn(game, row, seats) : null
    const users = places?.map((p) => p.user) ?? []
    if (!places || (await store.ratings.guestsAmong(users)) > 0) return store.ratings.putAside(match)
    const mode = ratingMode(row)
    const known = new Map((await store.ratings.of(users, row.game, mode)).map((r) => [r.user_id, { mu: r.mu, sigma: r.sigma }]))
    if (await store.ratings.move(match, row.game, mode, await movedBy(places, known), row.over_at ?? now())) {
      this.#settled(match)
      herald.table(match)
    }
  }
}

export async function movedBy(places: readonly Placed[], known: ReadonlyMap<string, Strength>): Promise<Moved[]> {
  const teams = teamsOf(places)
  const before = teams.map(({ users }) => users.map((user) => known.get(user) ?? UNKNOWN))
  const after = await rated(
    before,
    teams.map(({ place }) => place),
  )
  return teams.flatMap(({ users }, t) =>
    users.map((user, n) => ({ user, before: before[t]?.[n] ?? UNKNOWN, after: after[t]?.[n] ?? UNKNOWN })),
  )
}
