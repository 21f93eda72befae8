import { randomBytes, randomInt } from 'node:crypto'
import { levels } from '@rulewright/bots'
import { type Config, type Game, parseConfig } from '@rulewright/kernel'
import type { Created, CreateMatch, Joined, JoinMatch, SeatRequest, User } from '@rulewright/wire'
import type { SeatRow } from '../data/rows.ts'
import type { House } from '../house.ts'
import { changed } from '../live/acts.ts'
import type { Hall } from '../live/hall.ts'
import { Refused } from '../refused.ts'
import { commitmentTo, newSecret } from './fairness.ts'

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'

export const newId = (): string => Array.from({ length: 12 }, () => LETTERS[randomInt(36)]).join('')

export const newCode = (): string => randomBytes(12).toString('base64url')

/** A configuration from anything, or what is wrong with it. */
export function configFor(game: Game, given: unknown): Config {
  const parsed = parseConfig(game, given)
  if (!parsed.ok) throw new Refused('bad-config', undefined, parsed.problems)
  return parsed.value
}

/** Bots think for every match somebody leaves behind. */
export async function mustHaveRoom({ store, limits }: House, user: User): Promise<void> {
  if ((await store.unfinished(user.id)) >= limits.runningMatchesPerUser)
    throw new Refused('too-many', 'You have too many unfinished matches.')
}

export async function createMatch(house: House, hall: Hall, user: User, wish: CreateMatch): Promise<Created> {
  const game = await house.shelf.find(wish.game)
  if (!game) throw new Refused('no-such-game')
  await mustHaveRoom(house, user)
  const config = configFor(game, { ...wish.config, seats: wish.seats.length })
  const id = newId()
  const secret = newSecret()
  const invitation = newCode()
  const seats = wish.seats.map((request, seat) => seatFor(id, seat, request, user, wish.number ?? null))
  await house.store.create(
    {
      id,
      game: game.id,
      version: game.version,
      config: JSON.stringify(config),
      clock: wish.clock ?? null,
      listed: wish.listed ?? false,
      invitation,
      secret,
      createdAt: house.now(),
      creator: user.id,
      continued: null,
    },
    seats,
  )
  const table = await hall.open(id)
  await table.run(() => changed(table))
  return {
    match: id,
    seats: seats.filter((s) => s.user_id === user.id).map((s) => s.seat),
    commitment: commitmentTo(secret),
    invitation: seats.some((s) => s.kind === 'open') ? invitation : null,
  }
}

export function seatFor(match: string, seat: number, request: SeatRequest, user: User, number: string | null): SeatRow {
  switch (request.kind) {
    case 'me':
      return { match, seat, kind: 'person', user_id: user.id, name: user.name, level: null, number }
    case 'open':
      return { match, seat, kind: 'open', user_id: null, name: '', level: null, number: null }
    case 'bot':
      return { match, seat, kind: 'bot', user_id: null, name: levels[request.level].name, level: request.level, number: null }
  }
}

/** Takes a seat at a table that waits for players: with its code, or because it is listed. */
export async function joinMatch(house: House, hall: Hall, user: User, id: string, wish: JoinMatch): Promise<Joined> {
  const table = await hall.open(id)
  return table.run(async () => {
    await table.refresh()
    const { row } = table
    const mine = table.seats.find((s) => s.user_id === user.id && (wish.seat === undefined || s.seat === wish.seat))
    const commitment = commitmentTo(row.secret)
    if (mine) return { match: id, seat: mine.seat, commitment }
    if (!row.listed && wish.code !== row.invitation) throw new Refused('wrong-code')
    if (row.status !== 'waiting') throw new Refused('no-open-seat')
    const seat = wish.seat ?? table.seats.find((s) => s.kind === 'open')?.seat
    if (seat === undefined) throw new Refused('no-open-seat')
    if (!table.seats[seat]) throw new Refused('malformed', 'There is no such seat.')
    const config = withOwn(table.game, row.config, seat, wish.own)
    if (!(await house.store.sit(id, seat, user.id, user.name, wish.number ?? null))) throw new Refused('seat-taken')
    if (wish.own) await house.store.setConfig(id, JSON.stringify(config))
    await table.refresh()
    await changed(table)
    return { match: id, seat, commitment }
  })
}

/** The table's settings with one seat's own values in their places. */
function withOwn(game: Game, config: Config, seat: number, own: Readonly<Record<string, unknown>> | undefined): Config {
  if (!own) return config
  const merged: Record<string, unknown> = { ...config }
  for (const [key, value] of Object.entries(own)) {
    if (game.settings[key]?.kind !== 'each-seat') throw new Refused('bad-config', `${key} is not a setting of each seat.`)
    const list: unknown = merged[key]
    merged[key] = (Array.isArray(list) ? list : []).map((item: unknown, n) => (n === seat ? value : item))
  }
  return configFor(game, merged)
}
