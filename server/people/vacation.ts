import { createHmac, timingSafeEqual } from 'node:crypto'
import { LONGEST_VACATION, type MatchSummary, type User, VACATION_A_YEAR, type Vacation } from '@rulewright/wire'
import type { House } from '../house.ts'
import { deadlineOf } from '../live/deadlines.ts'
import type { Sessions } from '../live/sessions.ts'
import { Refused } from '../refused.ts'

const DAY = 86_400_000

const yearOf = (now: number): number => Date.UTC(new Date(now).getUTCFullYear(), 0, 1)

async function daysLeft({ store, now }: House, user: string): Promise<number> {
  const spent = await store.away.spent(user, yearOf(now()))
  return Math.max(0, VACATION_A_YEAR - Math.ceil(spent / DAY))
}

/** What is known of a person's vacation, and the address of their calendar. */
export async function vacationOf(house: House, user: User, secret: string): Promise<Vacation> {
  const { store, now } = house
  return { until: await store.away.until(user.id, now()), daysLeft: await daysLeft(house, user.id), calendar: calendarKey(user.id, secret) }
}

export async function beginVacation(house: House, sessions: Sessions, user: User, days: number): Promise<void> {
  const { store, now } = house
  if (days > Math.min(LONGEST_VACATION, await daysLeft(house, user.id)))
    throw new Refused('too-many', 'You have fewer days of vacation left this year.')
  if (!(await store.away.begin(user.id, now(), now() + days * DAY))) throw new Refused('not-allowed', 'You are on vacation already.')
  await tellTables(house, sessions, user.id)
}

export async function endVacation(house: House, sessions: Sessions, user: User): Promise<void> {
  const { store, now } = house
  await store.away.end(user.id, now())
  await settleVacations(house, sessions)
  await tellTables(house, sessions, user.id)
}

/** At every beat: the clocks of people who are back continue where they stopped. One process at a time. */
export async function settleVacations(house: House, sessions: Sessions): Promise<void> {
  const { store, now, logger } = house
  if ((await store.away.ended(now())).length === 0) return
  await store.db.alone(async () => {
    for (const vacation of await store.away.ended(now())) {
      for (const match of await store.away.matchesOf(vacation.user_id)) {
        const session = await sessions.open(match)
        await session
          .run(() => session.vacations.give(vacation))
          .catch((error: unknown) => logger.warn({ match, error }, 'the time of a vacation could not be given'))
      }
      await store.away.settle(vacation)
      await tellTables(house, sessions, vacation.user_id)
    }
  })
}

/** The others see it, and the next deadline is computed again. */
async function tellTables({ store, herald }: House, sessions: Sessions, user: string): Promise<void> {
  for (const match of await store.away.matchesOf(user)) {
    const session = await sessions.open(match)
    await session.run(async () => {
      await session.refresh()
      await store.setDeadline(match, deadlineOf(session, await session.currentPosition()))
    })
    herald.table(match)
  }
}

/** Whoever has it can read the calendar, and nothing else. */
const calendarKey = (user: string, secret: string): string =>
  `${Buffer.from(user).toString('base64url')}.${createHmac('sha256', `calendar ${secret}`).update(user).digest('base64url')}`

export function ownerOf(key: string, secret: string): string | null {
  const user = Buffer.from(key.split('.')[0] ?? '', 'base64url').toString()
  const [given, right] = [Buffer.from(key), Buffer.from(calendarKey(user, secret))]
  return given.length === right.length && timingSafeEqual(given, right) ? user : null
}

const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, ' ')

/** When my time runs out, as a calendar (RFC 5545). */
export function calendarText(matches: readonly MatchSummary[], titleOf: (game: string) => string, site: string, now: number): string {
  const mine = matches.filter((m) => m.status === 'running' && m.deadline !== null && m.waiting.some((seat) => m.mine.includes(seat)))
  const events = mine.flatMap(({ match, game, deadline, seats, mine: own }) => {
    const others = seats.filter((s) => !own.includes(s.seat)).map((s) => s.name)
    return [
      'BEGIN:VEVENT',
      `UID:${match}@rulewright`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(deadline ?? now)}`,
      `DTEND:${stamp(deadline ?? now)}`,
      `SUMMARY:${escaped(`Your turn runs out: ${titleOf(game)}${others.length > 0 ? ` with ${others.join(', ')}` : ''}`)}`,
      ...(site === '' ? [] : [`URL:${site.replace(/\/$/, '')}/match/${match}`]),
      'END:VEVENT',
    ]
  })
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Rulewright//EN', 'NAME:Rulewright', ...events, 'END:VCALENDAR', '']
  return lines.flatMap(folded).join('\r\n')
}

/** A line has at most 75 octets; the rest continues after a space. */
function folded(line: string): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 73) {
      parts.push(part)
      part = ' '
    }
    part += letter
  }
  return [...parts, part]
}
