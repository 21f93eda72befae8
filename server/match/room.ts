import type { Config, Game } from '@rulewright/kernel'
import { botNames } from '@rulewright/kernel'
import { configFor, rearranged } from '@rulewright/play'
import type { RoomAct, User } from '@rulewright/wire'
import type { House } from '../house.ts'
import type { Session } from '../live/session.ts'
import type { Sessions } from '../live/sessions.ts'
import { inviteAway } from '../notify/invite.ts'
import { Refused } from '../refused.ts'
import { distinctName } from './names.ts'
import { withOwn } from './settings.ts'

/** Does something at a table that waits for players; everybody there sees it at once. */
export async function actInRoom(house: House, sessions: Sessions, user: User, id: string, act: RoomAct): Promise<void> {
  const session = await sessions.open(id)
  await session.run(async () => {
    await session.refresh()
    if (session.row.status !== 'waiting') throw new Refused('not-allowed', 'The match has begun.')
    if (!(await perform(house, sessions, session, user, act))) throw new Refused('stale')
    if (act.do === 'cancel') {
      await session.refresh()
      house.herald.table(id)
      sessions.forget(id)
      const { rematch_of: before } = session.row
      if (before !== null) sessions.refresh(before)
      if (before !== null) house.herald.table(before)
    } else await session.seatsChanged()
  })
}

function perform(house: House, sessions: Sessions, session: Session, user: User, act: RoomAct): Promise<boolean> {
  const { rooms } = house.store
  switch (act.do) {
    case 'settings':
      mustBeHost(session, user)
      return changeSettings(house, session, user, act)
    case 'bot':
      mustBeHost(session, user)
      return rooms.seatBot(session.id, seatOf(session, act.seat), act.level, botName(session, act.seat, act.level))
    case 'open':
      mustBeHost(session, user)
      return rooms.openSeat(session.id, seatOf(session, act.seat))
    case 'invite':
      mustBeHost(session, user)
      return invite(house, sessions, session, user, act.user)
    case 'move':
      return move(house, session, user, seatOf(session, act.from), seatOf(session, act.to))
    case 'own':
      return changeOwn(house, session, user, act.seat, act.values)
    case 'decline':
      return rooms.decline(session.id, user.id)
    case 'cancel':
      mustBeHost(session, user)
      return rooms.cancel(session.id)
  }
}

function mustBeHost(session: Session, user: User): void {
  if (session.row.creator !== user.id) throw new Refused('not-allowed', 'Only whoever opened the table may do that.')
}

function seatOf(session: Session, seat: number): number {
  if (!session.seats[seat]) throw new Refused('malformed', 'There is no such seat.')
  return seat
}

function botName(session: Session, seat: number, level: NonNullable<Session['seats'][number]['level']>): string {
  const others = session.seats.filter((s) => s.seat !== seat)
  const names = botNames(session.seats.map((s) => (s.seat === seat ? level : s.level)))
  return distinctName(
    names[seat] ?? '',
    others.map((s) => s.name),
  )
}

/** Reserves the first free seat for somebody. */
async function invite(house: House, sessions: Sessions, session: Session, user: User, other: string): Promise<boolean> {
  const { store } = house
  const person = await store.people.person(other)
  const atOdds = await store.moderation.atOdds(user.id, [other])
  if (!person || atOdds.size > 0 || (await store.isRemoved(session.id, other))) throw new Refused('not-allowed', 'They cannot be invited.')
  if (session.seats.some((s) => s.user_id === other || s.kept_for === other)) throw new Refused('duplicate')
  const free = session.seats.find((s) => s.kind === 'open' && !s.kept_for)
  if (!free) throw new Refused('no-open-seat')
  const names = session.seats.map((s) => s.name)
  const kept = await store.rooms.keepFor(session.id, free.seat, other, distinctName(person.name, names))
  if (kept) await inviteAway(house, sessions, session.id, session.row.game, [other])
  return kept
}

async function changeSettings(house: House, session: Session, user: User, act: Extract<RoomAct, { do: 'settings' }>): Promise<boolean> {
  const { store, limits } = house
  if (act.listed && !session.row.listed && (await store.lists.listedTables([user.id])) >= limits.openTablesPerUser)
    throw new Refused('too-many', 'You have enough open tables. Close one first.')
  const others = session.seats.filter((s) => s.user_id !== null && s.user_id !== user.id).map((s) => s.seat)
  const change = (config: Config) => changed(session.game, config, act.config, others)
  // Problems with them are reported before anything is changed.
  change(session.row.config)
  if (!(await store.rooms.change(session.id, act.clock, act.listed))) return false
  await store.changeConfig(session.id, change)
  return true
}

/** New settings; what others chose for their own seats stays theirs, as does what the host was not shown. */
function changed(game: Game, config: Config, wish: Readonly<Record<string, unknown>>, others: readonly number[]): Config {
  const merged: Record<string, unknown> = { ...config, ...wish, seats: config.seats }
  const before: Record<string, unknown> = { ...config }
  for (const [key, setting] of Object.entries(game.settings)) {
    const [now, was] = [merged[key], before[key]]
    if (setting.kind !== 'each-seat' || !Array.isArray(was)) continue
    // One value applies to every seat, except those that others have chosen for themselves.
    const each: readonly unknown[] = Array.isArray(now) ? now : was.map(() => now)
    merged[key] = each.map((value: unknown, seat) => (others.includes(seat) || value === null ? was[seat] : value))
  }
  return configFor(game, merged)
}

async function move({ store }: House, session: Session, user: User, from: number, to: number): Promise<boolean> {
  if (!(await store.rooms.swap(session.id, user.id, from, to))) throw new Refused('seat-taken')
  const places = session.seats.map(({ seat }) => (seat === from ? to : seat === to ? from : seat))
  await store.changeConfig(session.id, (config) => rearranged(session.game, config, places))
  return true
}

async function changeOwn(
  { store }: House,
  session: Session,
  user: User,
  seat: number,
  values: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  if (session.seats[seat]?.user_id !== user.id) throw new Refused('not-your-seat')
  withOwn(session.game, session.row.config, seat, values)
  await store.changeConfig(session.id, (config) => withOwn(session.game, config, seat, values))
  return true
}
