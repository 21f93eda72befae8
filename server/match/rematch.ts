import { rearranged, seatsTurned } from '@rulewright/play'
import type { Rematch, User } from '@rulewright/wire'
import type { SeatRow } from '../data/rows.ts'
import type { House } from '../house.ts'
import type { Session } from '../live/session.ts'
import type { Sessions } from '../live/sessions.ts'
import { inviteAway } from '../notify/invite.ts'
import { Refused } from '../refused.ts'
import { newSecret } from './fairness.ts'
import { joinMatch, mustHaveRoom, newId } from './making.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * The same people, seats and settings once more, with whoever began going last. Whoever asks first opens the table, with seats
 * reserved for the others; whoever asks after that sits down there.
 */
export async function playAgain(house: House, sessions: Sessions, user: User, id: string, number?: string): Promise<Rematch> {
  const old = await sessions.open(id)
  await old.run(() => old.refresh())
  if (old.row.status !== 'over') throw new Refused('not-over')
  const sits = old.seats.some((s) => s.user_id === user.id)
  const isBots = old.seats.every((s) => s.kind === 'bot' && s.user_id === null) && old.row.creator === user.id
  if (!sits && !isBots) throw new Refused('not-your-seat')
  const match = old.afterwards.rematch?.match ?? (await propose(house, sessions, user, old, number))
  if (sits) await joinMatch(house, sessions, user, match, number === undefined ? {} : { number })
  await old.run(() => old.refresh())
  house.herald.table(id)
  return { match }
}

/** Opens the table, unless somebody was faster: then theirs is the one. */
async function propose(house: House, sessions: Sessions, user: User, old: Session, number: string | undefined): Promise<string> {
  const { store } = house
  await mustHaveRoom(house, user)
  const { row, game } = old
  const places = seatsTurned(game, row.config)
  const match = newId()
  const made = {
    id: match,
    game: row.game,
    version: game.version,
    config: JSON.stringify(rearranged(game, row.config, places)),
    clock: row.clock,
    listed: false,
    secret: newSecret(),
    createdAt: house.now(),
    creator: user.id,
    continued: null,
    rematchOf: old.id,
  }
  try {
    await store.create(made, await seatsAgain(house, user, old, match, places, number ?? null))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error
    const first = await store.rooms.rematchOf(old.id)
    if (!first) throw error
    return first.match
  }
  const session = await sessions.open(match)
  await session.run(() => session.seatsChanged())
  const kept = session.seats.flatMap((s) => s.kept_for ?? [])
  await inviteAway(house, sessions, match, row.game, kept)
  return match
}

/** Mine is taken at once; those of others are reserved for them. People whom I block, or who block me, are not invited. */
async function seatsAgain(
  house: House,
  user: User,
  old: Session,
  match: string,
  places: readonly number[],
  number: string | null,
): Promise<SeatRow[]> {
  const others = old.seats.flatMap((s) => (s.user_id === null || s.user_id === user.id ? [] : [s.user_id]))
  const atOdds = await house.store.moderation.atOdds(user.id, others)
  return places.map((from, seat): SeatRow => {
    const before = old.seats[from]
    const nobody = { match, seat, kind: 'open', user_id: null, name: '', level: null, number: null } as const
    if (!before) return nobody
    if (before.user_id === user.id) return { match, seat, kind: 'person', user_id: user.id, name: before.name, level: null, number }
    if (before.user_id !== null && !atOdds.has(before.user_id)) return { ...nobody, name: before.name, kept_for: before.user_id }
    return before.level === null ? nobody : { ...nobody, kind: 'bot', name: before.name, level: before.level }
  })
}
