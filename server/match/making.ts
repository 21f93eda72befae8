import { randomInt } from 'node:crypto'
import { botNames } from '@rulewright/kernel'
import { configFor } from '@rulewright/play'
import type { Created, CreateMatch, Joined, JoinMatch, SeatRequest, User } from '@rulewright/wire'
import type { SeatRow } from '../data/rows.ts'
import type { House } from '../house.ts'
import type { Sessions } from '../live/sessions.ts'
import { Refused } from '../refused.ts'
import { commitmentTo, newSecret } from './fairness.ts'
import { distinctName } from './names.ts'
import { withOwn, withoutOwn } from './settings.ts'

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'

export const newId = (): string => Array.from({ length: 12 }, () => LETTERS[randomInt(36)]).join('')

/** Bots go on thinking for every match that somebody abandons. */
export async function mustHaveRoom({ store, limits }: House, user: User): Promise<void> {
  if ((await store.lists.unfinished(user.id)) >= limits.runningMatchesPerUser)
    throw new Refused('too-many', 'You have too many unfinished matches.')
}

export async function createMatch(
  house: House,
  sessions: Sessions,
  user: User,
  wish: CreateMatch,
  club: string | null = null,
): Promise<Created> {
  const game = await house.shelf.find(wish.game)
  if (!game) throw new Refused('no-such-game')
  await mustHaveRoom(house, user)
  if (wish.listed && (await house.store.lists.listedTables([user.id])) >= house.limits.openTablesPerUser)
    throw new Refused('too-many', 'You have enough open tables. Close one first.')
  const config = configFor(game, { ...wish.config, seats: wish.seats.length })
  const id = newId()
  const secret = newSecret()
  const seats = seatsFor(id, wish.seats, user, wish.number ?? null)
  await house.store.create(
    {
      id,
      game: game.id,
      version: game.version,
      config: JSON.stringify(config),
      clock: wish.clock ?? null,
      listed: wish.listed ?? false,
      secret,
      createdAt: house.now(),
      creator: user.id,
      continued: null,
      club,
    },
    seats,
  )
  const session = await sessions.open(id)
  await session.run(() => session.seatsChanged())
  return {
    match: id,
    seats: seats.filter((s) => s.user_id === user.id).map((s) => s.seat),
    commitment: commitmentTo(secret),
  }
}

export function seatsFor(match: string, requests: readonly SeatRequest[], user: User, number: string | null): SeatRow[] {
  const bots = botNames(requests.map((request) => (request.kind === 'bot' ? request.level : null)))
  const own = requests.map((request) => (request.kind === 'me' ? request.name : undefined))
  return requests.map((request, seat): SeatRow => {
    if (request.kind === 'me') {
      // Each other person at the device has their own name, different from all others.
      const name =
        request.name === undefined
          ? user.name
          : distinctName(
              request.name,
              own.slice(0, seat).flatMap((other) => other ?? []),
            )
      return { match, seat, kind: 'person', user_id: user.id, name, level: null, number }
    }
    const nobody = { match, seat, user_id: null, number: null }
    if (request.kind === 'open') return { ...nobody, kind: 'open', name: '', level: null }
    return { ...nobody, kind: 'bot', name: bots[seat] ?? '', level: request.level }
  })
}

/** Whoever opened a waiting table may send somebody away from it; they cannot come back. */
export async function removePlayer(house: House, sessions: Sessions, user: User, id: string, seat: number): Promise<void> {
  const session = await sessions.open(id)
  await session.run(async () => {
    await session.refresh()
    const { row } = session
    const other = session.seats[seat]
    if (row.creator !== user.id) throw new Refused('not-allowed', 'Only whoever opened the table sends somebody away.')
    if (row.status !== 'waiting') throw new Refused('not-allowed', 'The match has begun.')
    if (other?.kind !== 'person' || other.user_id === null || other.user_id === user.id)
      throw new Refused('malformed', 'Nobody else sits there.')
    for (const theirs of session.seats)
      if (theirs.user_id === other.user_id) await house.store.changeConfig(id, (config) => withoutOwn(session.game, config, theirs.seat))
    await house.store.remove(id, other.user_id)
    await session.seatsChanged()
  })
}

/** Takes a seat at a table that waits for players: whoever knows its address is invited. */
export async function joinMatch(house: House, sessions: Sessions, user: User, id: string, wish: JoinMatch): Promise<Joined> {
  const session = await sessions.open(id)
  return session.run(async () => {
    await session.refresh()
    const { row } = session
    const mine = session.seats.find((s) => s.user_id === user.id && (wish.seat === undefined || s.seat === wish.seat))
    const commitment = commitmentTo(row.secret)
    if (mine) return { match: id, seat: mine.seat, commitment }
    if (row.status !== 'waiting') throw new Refused('no-open-seat')
    if (await house.store.isRemoved(id, user.id)) throw new Refused('not-allowed', 'The host has closed this table to you.')
    const others = [row.creator, ...session.seats.map((s) => s.user_id)].filter((other) => other !== null && other !== user.id)
    if ((await house.store.moderation.atOdds(user.id, others.map(String))).size > 0)
      throw new Refused('not-allowed', 'This table is not open to you.')
    if ((await house.store.lists.waitingSeats(user.id)) >= house.limits.waitingSeatsPerUser)
      throw new Refused('too-many', 'You wait at too many tables. Leave one first.')
    const free = session.seats.filter((s) => s.kind === 'open' && (!s.kept_for || s.kept_for === user.id))
    const seat = wish.seat ?? (free.find((s) => s.kept_for) ?? free[0])?.seat
    if (seat === undefined) throw new Refused('no-open-seat')
    if (!session.seats[seat]) throw new Refused('malformed', 'There is no such seat.')
    const { own, number } = wish
    // Problems with them are reported before the seat is taken.
    if (own) withOwn(session.game, row.config, seat, own)
    const names = session.seats.filter((s) => s.seat !== seat).map((s) => s.name)
    if (!(await house.store.sit(id, seat, user.id, distinctName(user.name, names)))) throw new Refused('seat-taken')
    if (own) await house.store.changeConfig(id, (config) => withOwn(session.game, config, seat, own))
    // The number comes last: with it the cards may be dealt.
    if (number !== undefined) await house.store.giveNumber(id, user.id, number)
    await session.refresh()
    await session.seatsChanged()
    return { match: id, seat, commitment }
  })
}
