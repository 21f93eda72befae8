import { CONCEDE, type Level, type Seat } from '@rulewright/kernel'
import {
  choicesInForce,
  hintTask,
  isFree,
  lastChoiceOf,
  mustBeAsked,
  mustBeInGame,
  mustBeOffered,
  type Position,
  STAND_IN,
  type TaskOf,
  whyNot,
} from '@rulewright/play'
import type { MessageOf, Why } from '@rulewright/wire'
import type { SaidLine } from '../data/talk.ts'
import type { Arrival, Client } from '../house.ts'
import { distinctName } from '../match/names.ts'
import { withoutOwn } from '../match/settings.ts'
import { Refused } from '../refused.ts'
import { claimAt, deadlineOf } from './deadlines.ts'
import { partnersOf } from './partners.ts'
import type { Session } from './session.ts'
import type { Settled } from './settlement.ts'

/** How many lines may be said at one table. */
const MOST_LINES = 5_000

export function mustHold(session: Session, client: Client, seat: Seat): void {
  const user = client.user?.id
  if (user === undefined || session.seats[seat]?.user_id !== user) throw new Refused(client.user ? 'not-your-seat' : 'not-signed-in')
}

/**
 * Answers a decision. Without a promise: this is what a server does all day. Problems are thrown at once; `settled` is called
 * after the commit.
 */
export function choose(
  session: Session,
  position: Position,
  client: Client,
  m: MessageOf<'choose'>,
  heard: Arrival,
  settled: Settled,
): void {
  mustHold(session, client, m.seat)
  mustBeOffered(position, session.seats[m.seat]?.kind === 'person', m)
  session.choose(position, { seat: m.seat, index: m.choice, standing: m.standing ?? false }, heard, (failure) => {
    let problem = failure
    try {
      if (failure === null) session.show(client, m.id)
    } catch (error) {
      problem = error
    }
    settled(problem)
  })
}

/** What is passed for the seat while its player is away. */
export async function settleStanding(session: Session, client: Client, m: MessageOf<'standing'>): Promise<void> {
  mustHold(session, client, m.seat)
  await session.currentPosition()
  await session.standingOrders.settle(m.seat, { prompts: m.prompts, untilTurn: m.untilTurn })
}

/** Goes back to the player's last own choice: at once where the kernel allows it; beyond that, the other people at the table are asked. */
export async function undo(session: Session, client: Client, m: MessageOf<'undo'>): Promise<void> {
  mustHold(session, client, m.seat)
  const position = await session.currentPosition()
  if (position.outcome) throw new Refused('match-over')
  if (m.rowSeq !== position.seqFor(m.seat)) throw new Refused('stale')
  if (position.match.inSecret && position.match.canUndo(m.seat) && !(await isAdvice(session, m.seat))) {
    await session.commit('take-back', m.seat, position.match.undoable(m.seat))
    // Only its own seat hears of it.
    return session.show(client, m.id)
  }
  const to = lastChoiceOf(await session.house.logs.rows(session.id), m.seat)
  if (to < 0) throw new Refused('cannot-undo')
  if (isFree(position.match, m.seat, to) && !(await isAdvice(session, m.seat))) await session.commit('undo', m.seat, to)
  else {
    const asks = (await session.consents.wanted(m.seat, to)).length > 0
    await session.commit(asks ? 'ask-undo' : 'undo', m.seat, to)
    await session.consents.learn()
  }
  session.show(client, m.id)
  session.showTable()
}

/** Whether a bot made the seat's last choice at a table with others: seeing what it would do and then doing something else is a hint. */
async function isAdvice(session: Session, seat: Seat): Promise<boolean> {
  if (!session.attendance.isShared(seat)) return false
  return choicesInForce(await session.house.logs.rows(session.id)).at(-1)?.bot === true
}

export async function consent(session: Session, client: Client, m: MessageOf<'consent'>): Promise<void> {
  mustHold(session, client, m.seat)
  const position = await session.currentPosition()
  const wish = position.undo
  const needs = session.consents.request()?.needs ?? []
  if (!wish || wish.rowSeq !== m.rowSeq || !needs.includes(m.seat)) throw new Refused('nothing-to-answer')
  if (!m.agree) await session.commit('decline', m.seat, 0)
  else if (needs.length > 1) await session.commit('agree', m.seat, 0)
  else await session.commit('undo', wish.seat, wish.to)
  session.show(client, m.id)
  session.showTable()
}

/** By the rules, where they cover it. Otherwise it ends a match of two; with more seats, or for a team, a bot plays on. */
export async function resign(session: Session, client: Client, m: MessageOf<'resign'>): Promise<void> {
  mustHold(session, client, m.seat)
  const position = await session.currentPosition()
  if (position.outcome) throw new Refused('match-over')
  mustBeInGame(position, m.seat)
  if (session.game.concede) await session.commit('choose', m.seat, CONCEDE)
  else if (goesOnWithout(session, m.seat)) return giveToBot(session, m.seat, STAND_IN)
  else await session.commit('resign', m.seat, 0)
  session.show(client, m.id)
  session.showTable()
}

/** Whether the match continues when the seat's player gives up. A party without any player left has lost. */
function goesOnWithout(session: Session, seat: Seat): boolean {
  return session.game.cooperative ? session.othersThan(seat).length > 0 : session.seats.length > 2
}

export async function leave(session: Session, client: Client, m: MessageOf<'leave'>): Promise<void> {
  mustHold(session, client, m.seat)
  if (session.row.status === 'over') throw new Refused('match-over')
  // Nobody may have a master play for them against other people.
  if (session.row.status === 'running') return giveToBot(session, m.seat, session.attendance.isShared(m.seat) ? STAND_IN : m.level)
  if (session.row.event !== null) throw new Refused('not-allowed', 'This is a table of an event: withdraw there, or ask its organiser.')
  const { store } = session.house
  // Whoever sits down there next must not see them.
  for (const seat of session.attendance.seatsOf(client))
    await store.changeConfig(session.id, (config) => withoutOwn(session.game, config, seat))
  const hasStood = await store.standUp(session.id, client.user?.id ?? '')
  await session.seatsChanged()
  if (!hasStood) throw new Refused('stale')
}

export async function back(session: Session, client: Client, m: MessageOf<'back'>): Promise<void> {
  mustHold(session, client, m.seat)
  if (session.row.status === 'over') throw new Refused('match-over')
  await session.house.store.seatPerson(session.id, m.seat)
  await session.seatsChanged()
}

/** Somebody has been away for longer than the grace period while the table waits. */
export async function claim(session: Session, client: Client, m: MessageOf<'claim'>): Promise<void> {
  mustHold(session, client, m.seat)
  const position = await session.currentPosition()
  const from = claimAt(session, m.of)
  const isWaitedFor = position.waitingFor(m.seat).includes(m.of)
  // In a secret nobody learns who has answered: a seat that has not answered cannot claim, since the table waits for it as well.
  const mayNotYet = position.match.inSecret && position.decisionOf(m.seat) !== null
  if (from === null || session.house.now() < from || !isWaitedFor || mayNotYet) throw new Refused('not-away')
  if (m.as === 'bot') return giveToBot(session, m.of, STAND_IN)
  if (session.game.cooperative || session.seats.length > 2)
    throw new Refused('not-allowed', 'There is nothing to win by it; a bot may take the seat.')
  await session.commit('claim', m.of, 0)
  session.show(client, m.id)
  session.showTable()
}

async function giveToBot(session: Session, seat: Seat, level: Level): Promise<void> {
  mustBeInGame(await session.currentPosition(), seat)
  await session.house.store.seatBot(session.id, seat, level)
  await session.seatsChanged()
  await session.currentPosition()
  session.lead()
}

/** Somebody's time is up. Where others play on against each other, the seat leaves the game by rules that cover it. */
export async function flagFallen(session: Session): Promise<void> {
  const position = await session.currentPosition()
  const now = session.house.now()
  await session.vacations.learn()
  const isLate = ({ seat }: { readonly seat: Seat }) => (position.clocks?.deadlineOf(seat) ?? Infinity) <= now
  const late = session.seats.find((s) => s.kind === 'person' && isLate(s) && !session.vacations.spares(s.seat))
  if (!late || position.outcome) return session.house.store.setDeadline(session.id, deadlineOf(session, position))
  const { concede, cooperative } = session.game
  if (!goesOnWithout(session, late.seat)) await session.commit('flag', late.seat, 0)
  else if (concede && !cooperative) await session.commit('choose', late.seat, CONCEDE)
  else return giveToBot(session, late.seat, STAND_IN)
  session.show()
  session.showTable()
}

/** The client's number for the seed; with the last one missing, the cards are dealt. */
export async function ready(session: Session, client: Client, number: string): Promise<void> {
  if (!client.user) throw new Refused('not-signed-in')
  if (session.attendance.seatsOf(client).length === 0) throw new Refused('not-your-seat')
  if (session.row.status !== 'waiting') return
  await session.house.store.giveNumber(session.id, client.user.id, number)
  await session.seatsChanged()
}

export async function say(session: Session, client: Client, m: MessageOf<'say'>): Promise<void> {
  if (!client.user) throw new Refused('not-signed-in')
  const [seat = null] = session.attendance.seatsOf(client)
  const text = m.text.trim()
  if (text === '') throw new Refused('malformed')
  if (m.channel === 'table' && seat === null) throw new Refused('not-your-seat', 'Spectators talk among themselves.')
  if (m.channel === 'team' && partnersOf(session.game, session.row.config, session.seats, client.user.id).length === 0)
    throw new Refused('not-allowed', 'You have no partner here.')
  if (m.channel === 'gallery' && seat !== null && session.row.status !== 'over')
    throw new Refused('not-allowed', 'Players join the gallery when the match is over.')
  const names = session.seats.map((s) => s.name)
  const name = (seat === null ? null : names[seat]) ?? distinctName(client.user.name, names)
  const said = { channel: m.channel, seat, name, text, at: session.house.now() }
  if (((await session.chat.lines()).at(-1)?.line ?? 0) >= MOST_LINES) throw new Refused('too-many', 'This table has talked enough.')
  const line = await session.house.store.talk.say(session.id, client.user.id, said)
  showChat(session, [{ ...said, line, user: client.user.id }])
  session.house.herald.chat(session.id, line)
}

/**
 * The gallery's talk reaches the players only after the end, as it may know what they must not; a team's talk stays in the team.
 * Nobody reads people they have shut out.
 */
function mayRead(session: Session, client: Client, line: SaidLine): boolean {
  if (client.isShutOut(line.user)) return false
  if (line.channel === 'table' || session.row.status === 'over' || (line.user !== null && line.user === client.user?.id)) return true
  if (line.channel === 'gallery') return session.attendance.seatsOf(client).length === 0
  return line.seat !== null && partnersOf(session.game, session.row.config, session.seats, client.user?.id).includes(line.seat)
}

/** Sends a client those of these lines that it may read. */
export function tellChat(session: Session, client: Client, lines: readonly SaidLine[]): void {
  const readable = lines.filter((line) => mayRead(session, client, line)).map(({ user: _, ...line }) => line)
  if (readable.length > 0) client.send(JSON.stringify({ type: 'chat', match: session.id, lines: readable }))
}

export function showChat(session: Session, lines: readonly SaidLine[]): void {
  for (const line of lines) session.chat.add(line)
  for (const client of session.attendance.clients) tellChat(session, client, lines)
}

/** What a master should think about. Only where it spoils nobody else's game. */
export async function hint(session: Session, client: Client, m: MessageOf<'hint'>): Promise<TaskOf<'hint'>> {
  await session.wake()
  return session.look(() => {
    mustHold(session, client, m.seat)
    const { position } = session
    if (!position) throw new Refused('not-started')
    // Whether they are here or a bot plays for them: it is their match as well.
    if (session.attendance.isShared(m.seat)) throw new Refused('not-allowed', 'Hints are for matches against bots.')
    mustBeAsked(position, m.seat, m.decisionId)
    return hintTask(session.row.game, position.match, m.seat)
  })
}

/** What prevents the seat's options. It is computed between choices, and no choice waits for it. */
export async function why(session: Session, client: Client, m: MessageOf<'why'>): Promise<Why> {
  await session.wake()
  return session.look(() => {
    mustHold(session, client, m.seat)
    if (!session.position) throw new Refused('not-started')
    return whyNot(session.position, m)
  })
}
