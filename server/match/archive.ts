import { CONCEDE, type Game, type Seat, writeLog } from '@rulewright/kernel'
import {
  asBadFile,
  choicesInForce,
  eyesOn,
  type MatchRecord,
  notesText,
  playerNames,
  playersIn,
  type Redeal,
  type Results,
  readFile,
  type TaskOf,
} from '@rulewright/play'
import {
  type ContinueMatch,
  type Created,
  LONGEST_PAGE,
  type ReplayPage,
  type SeatRequest,
  type User,
  type WholeMatch,
  type Winning,
} from '@rulewright/wire'
import type { MatchRow } from '../data/rows.ts'
import type { House } from '../house.ts'
import { seatInfo } from '../live/seat-info.ts'
import type { Sessions } from '../live/sessions.ts'
import { Refused } from '../refused.ts'
import type { Requester } from '../tasks/fair-line.ts'
import { commitmentTo, newSecret } from './fairness.ts'
import { mustHaveRoom, newId, seatsFor } from './making.ts'
import { mustLeadThere } from './rules-change.ts'

/** A match from the log, for whoever asks. */
export interface ArchivedMatch {
  readonly row: MatchRow
  readonly game: Game
  readonly record: MatchRecord
  /** Seats of the one who asks. */
  readonly mine: readonly Seat[]
  readonly asker: Asker
}

/** Who asks: a person, or whoever is at an address. */
export interface Asker {
  readonly user: User | null
  readonly address: string
}

export const requesterOf = ({ user, address }: Asker): Requester => ({ person: user?.id ?? address, rank: 'person' })

/** A match from the log. */
async function kept(house: House, id: string, asker: Asker): Promise<ArchivedMatch> {
  const { user } = asker
  const { store, shelf } = house
  const row = await store.match(id)
  if (!row) throw new Refused('no-such-match')
  const game = await shelf.find(row.game)
  if (!game) throw new Refused('no-such-game')
  if (row.seed === null) throw new Refused('not-started')
  const choices = choicesInForce(await house.logs.rows(id)).map(({ seat, index }) => ({ seat, index }))
  const seats = user ? await store.seats(id) : []
  return {
    row,
    game,
    record: { config: row.config, seed: row.seed, redeals: row.redeals ?? [], choices },
    mine: seats.filter((s) => s.user_id === user?.id).map((s) => s.seat),
    asker,
  }
}

/** Replays a match. One from other rules may reach a choice that these do not know. */
async function study<D extends 'moments' | 'page' | 'winning' | 'file'>(
  house: House,
  { row, game, asker }: ArchivedMatch,
  task: TaskOf<D>,
): Promise<Results[D]> {
  return house.study.do(task, requesterOf(asker)).catch((error: unknown) => {
    throw error instanceof Refused || row.version === game.version ? error : new Refused('rules-changed')
  })
}

export interface ReplayWish {
  readonly seat: Seat | null
  readonly from: number
  readonly limit: number
}

/** A page of a replay, as text: it may be long, and is serialised where it was made. */
export async function replay(house: House, id: string, asker: Asker, wish: ReplayWish): Promise<string> {
  const match = await kept(house, id, asker)
  const seat = eyesOn(match.row.status === 'over', match.row.config.seats, match.mine, wish.seat)
  await mustLeadThere(house, match.game, match.row)
  const limit = Math.min(Math.max(wish.limit, 1), LONGEST_PAGE)
  const { row, record } = match
  const seats = await house.store.seats(id)
  // While it runs, moments are counted as the seat counts them.
  const asSeen = row.status !== 'over'
  const make = () => study(house, match, { do: 'page', game: row.game, record, seat, from: wish.from, limit, asSeen })
  const { moments, count } = await (asSeen ? make() : house.pages.of(`${id} ${seat} ${wish.from} ${limit}`, make))
  const page: Omit<ReplayPage, 'moments'> = {
    match: id,
    game: row.game,
    version: row.version,
    seat,
    from: wish.from,
    count,
    seats: seats.map((s) => seatInfo(s, false, null)),
    outcome: row.outcome,
  }
  return `${JSON.stringify(page).slice(0, -1)},"moments":${moments}}`
}

/** A finished match that the one who asks may look at, under the current rules. */
export async function mustBeOver(house: House, id: string, asker: Asker): Promise<ArchivedMatch> {
  const match = await kept(house, id, asker)
  if (match.row.status !== 'over') throw new Refused('not-over')
  await mustLeadThere(house, match.game, match.row)
  return match
}

export async function winning(house: House, id: string, asker: Asker): Promise<Winning> {
  const match = await mustBeOver(house, id, asker)
  const { row, record } = match
  return { match: id, ...(await study(house, match, { do: 'winning', game: row.game, record })) }
}

/** Over: the whole match, seed and secret included, to be verified and replayed anywhere. Running: what one's seat has seen. */
export async function matchFile(house: House, id: string, asker: Asker): Promise<string> {
  const match = await kept(house, id, asker)
  const { row, record } = match
  if (row.status !== 'over' && match.mine.length === 0)
    throw new Refused('not-over', 'Only those who play may take a match along before its end.')
  const seats = await house.store.seats(id)
  const players = playerNames(seats)
  if (row.status !== 'over') return notes(house, match, eyesOn(false, row.config.seats, match.mine, null), players)
  // A match that was re-dealt on the way does not follow from its seed.
  if (record.redeals.length > 0) return notes(house, match, match.mine[0] ?? null, players)
  const fairness =
    row.secret === '' ? null : { commitment: commitmentTo(row.secret), secret: row.secret, numbers: seats.map((s) => s.number) }
  const beside = { players, outcome: row.outcome, playedAt: row.created_at, fairness }
  return study(house, match, { do: 'file', game: row.game, record, beside })
}

/** For trying what might have been: a file does not say where a match was re-dealt. */
export async function wholeMatch(house: House, id: string, asker: Asker): Promise<WholeMatch> {
  const { row, record } = await mustBeOver(house, id, asker)
  const { game, version } = row
  const { config, seed, redeals, choices } = record
  const players = playerNames(await house.store.seats(id))
  return { file: writeLog({ game, version, config, seed, choices, rests: [] }, { players }), redeals: [...redeals] }
}

async function notes(house: House, match: ArchivedMatch, seat: Seat | null, players: readonly string[]): Promise<string> {
  const { row, game, record, mine } = match
  const { length } = record.choices
  const moments = await study(house, match, {
    do: 'moments',
    game: row.game,
    record,
    seat,
    from: 0,
    limit: length + 1,
    bare: true,
    asSeen: row.status !== 'over',
  })
  const commitment = row.secret === '' ? null : commitmentTo(row.secret)
  return notesText({ game, version: row.version, config: row.config, mine, seat, players, commitment, moments })
}

/** Continues from a moment of a finished match. What the player cannot know is re-dealt with the next action: the end is known. */
export async function continueMatch(house: House, sessions: Sessions, id: string, user: User, wish: ContinueMatch): Promise<Created> {
  const match = await kept(house, id, { user, address: '' })
  const { row, game, record } = match
  if (row.status !== 'over') throw new Refused('not-over')
  if (wish.count > record.choices.length) throw new Refused('malformed', 'The match is not that long.')
  if (wish.seat >= row.config.seats) throw new Refused('malformed', 'There is no such seat.')
  await mustHaveRoom(house, user)
  // Nothing is started that could not be read again.
  await study(house, match, { do: 'moments', game: row.game, record, seat: null, from: wish.count, limit: 1, bare: true })
  const rows = choicesInForce(await house.logs.rows(id)).slice(0, wish.count)
  if (rows.some(({ seat, index }) => seat === wish.seat && index === CONCEDE))
    throw new Refused('not-allowed', 'This seat had left the game by then.')
  const copy = newId()
  const redeals: Redeal[] = [
    ...record.redeals.filter((a) => a.count <= wish.count),
    { count: wish.count, seat: wish.seat, seed: newSecret() },
  ]
  const requests = Array.from(
    { length: row.config.seats },
    (_, seat): SeatRequest => (seat === wish.seat ? { kind: 'me' } : { kind: 'bot', level: wish.level }),
  )
  const seats = seatsFor(copy, requests, user, null)
  await house.store.create(
    {
      id: copy,
      game: game.id,
      version: game.version,
      config: JSON.stringify(row.config),
      clock: null,
      listed: false,
      secret: '',
      createdAt: house.now(),
      creator: user.id,
      continued: { match: id, count: wish.count, redeals },
    },
    seats,
  )
  await house.store.copyLog(copy, rows, house.now())
  await house.store.start(copy, record.seed, house.now(), row.first_waiting, null)
  const session = await sessions.open(copy)
  await session.run(() => session.currentPosition())
  return { match: copy, seats: [wish.seat], commitment: '' }
}

/** Puts a match file among the finished matches, after replaying it. */
export async function loadFile(house: House, user: User, file: string): Promise<Created> {
  const { game, log } = await readFile(file, (id) => house.shelf.find(id))
  const names = playersIn(file, log.config.seats)
  const task = { do: 'check', game: log.game, log, players: names } as const
  const checked = await house.study.do(task, requesterOf({ user, address: '' })).catch((error: unknown) => {
    throw asBadFile(error)
  })
  if ((await house.store.lists.loadedFiles(user.id)) >= house.limits.filesPerUser)
    throw new Refused('too-many', 'You have put too many match files on this server.')
  const id = newId()
  const seats = names.map((name, seat) => ({ match: id, seat, kind: 'open' as const, user_id: null, name, level: null, number: null }))
  await house.store.create(
    {
      id,
      game: game.id,
      version: log.version,
      config: JSON.stringify(log.config),
      clock: null,
      listed: false,
      secret: '',
      createdAt: house.now(),
      creator: user.id,
      continued: null,
    },
    seats,
  )
  const at = house.now()
  const rows = log.choices.map((choice, n) => ({
    match: id,
    seq: n + 1,
    ...choice,
    kind: 'choose' as const,
    waiting: checked.waiting[n] ?? 0,
    at,
  }))
  await house.store.copyLog(id, rows, at)
  await house.store.archive(id, log.seed, checked.outcome, at)
  return { match: id, seats: [], commitment: '' }
}
