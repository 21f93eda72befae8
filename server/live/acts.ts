import type { Seat } from '@rulewright/kernel'
import type { ChatLine, ClientMessage, Level } from '@rulewright/wire'
import type { Task } from '../bots/tasks.ts'
import { type Guest, STAND_IN } from '../house.ts'
import type { Position } from '../match/position.ts'
import { withoutOwn } from '../match/settings.ts'
import { Refused } from '../refused.ts'
import { botTurns } from './bot-turns.ts'
import type { Table } from './table.ts'

type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>

function mustHold(table: Table, guest: Guest, seat: Seat): void {
  const user = guest.user?.id
  if (user === undefined || table.seats[seat]?.user_id !== user) throw new Refused(guest.user ? 'not-your-seat' : 'not-signed-in')
}

/** Answers a decision. Old tabs, double clicks and replayed messages carry a number that does not fit any more. */
export async function choose(table: Table, guest: Guest, m: Message<'choose'>): Promise<void> {
  mustHold(table, guest, m.seat)
  mustBeOffered(table, await table.standing(), m)
  await table.commit('choose', m.seat, m.choice)
  table.show(guest, m.id)
}

/** The same without a promise, for a table that was taken and whose position is at hand: this is what a server does all day. */
export function chooseAtOnce(
  table: Table,
  position: Position,
  guest: Guest,
  m: Message<'choose'>,
  settled: (failure: unknown) => void,
): void {
  mustHold(table, guest, m.seat)
  mustBeOffered(table, position, m)
  table.choose(position, m.seat, m.choice, (failure) => {
    let problem = failure
    try {
      if (failure === null) table.show(guest, m.id)
    } catch (error) {
      problem = error
    }
    settled(problem)
  })
}

function mustBeOffered(table: Table, position: Position, m: Message<'choose'>): void {
  if (position.outcome) throw new Refused('match-over')
  if (table.seats[m.seat]?.kind !== 'person') throw new Refused('not-allowed', 'A bot plays this seat now. Take it back first.')
  const decision = position.decisionOf(m.seat)
  if (!decision || m.decisionId !== position.decisionIds[m.seat]) {
    if (m.decisionId === position.answeredIds[m.seat]) throw new Refused('duplicate')
    throw new Refused(decision ? 'stale' : 'not-your-turn')
  }
  if (m.choice >= decision.options.length) throw new Refused('no-such-option')
}

/** Takes back at once where the kernel allows it; beyond that, the other people at the table are asked. */
export async function undo(table: Table, guest: Guest, m: Message<'undo'>): Promise<void> {
  mustHold(table, guest, m.seat)
  const position = await table.standing()
  if (position.outcome) throw new Refused('match-over')
  if (m.rowSeq !== position.rowSeq) throw new Refused('stale')
  if (position.match.canUndo(m.seat)) await table.commit('undo', m.seat, position.count - 1)
  else {
    const to = await lastChoiceOf(table, m.seat)
    if (to < 0) throw new Refused('cannot-undo')
    const asks = table.othersThan(m.seat).length > 0
    await table.commit(asks ? 'ask-undo' : 'undo', m.seat, to)
  }
  table.show(guest, m.id)
  table.showTable()
}

/** How many choices stood before the seat's last one, or −1 when it made none. */
async function lastChoiceOf(table: Table, seat: Seat): Promise<number> {
  const standing: Seat[] = []
  for (const row of await table.house.store.log(table.id, 0)) {
    if (row.kind === 'choose') standing.push(row.seat)
    if (row.kind === 'undo') standing.length = row.index
  }
  return standing.lastIndexOf(seat)
}

export async function consent(table: Table, guest: Guest, m: Message<'consent'>): Promise<void> {
  mustHold(table, guest, m.seat)
  const position = await table.standing()
  const wish = position.undo
  const needs = table.undoRequest()?.needs ?? []
  if (!wish || wish.rowSeq !== m.rowSeq || !needs.includes(m.seat)) throw new Refused('nothing-to-answer')
  if (!m.agree) await table.commit('decline', m.seat, 0)
  else if (needs.length > 1) await table.commit('agree', m.seat, 0)
  else await table.commit('undo', wish.seat, wish.to)
  table.show(guest, m.id)
  table.showTable()
}

/** Ends a match of two at once; with more at the table, or for those who play together, a bot plays on. */
export async function resign(table: Table, guest: Guest, m: Message<'resign'>): Promise<void> {
  mustHold(table, guest, m.seat)
  await table.standing()
  if (goesOnWithout(table, m.seat)) return giveToBot(table, m.seat, STAND_IN)
  await table.commit('resign', m.seat, 0)
  table.show(guest, m.id)
  table.showTable()
}

/** Whether the match goes on when the seat's player gives up. A party of which nobody is left has lost. */
function goesOnWithout(table: Table, seat: Seat): boolean {
  return table.game.cooperative ? table.othersThan(seat).length > 0 : table.seats.length > 2
}

export async function leave(table: Table, guest: Guest, m: Message<'leave'>): Promise<void> {
  mustHold(table, guest, m.seat)
  if (table.row.status === 'over') throw new Refused('match-over')
  if (table.row.status === 'running') return giveToBot(table, m.seat, m.level)
  const { store } = table.house
  // Whoever sits down there next shall not see them.
  for (const seat of table.seatsOf(guest)) await store.changeConfig(table.id, (config) => withoutOwn(table.game, config, seat))
  const hasStood = await store.standUp(table.id, guest.user?.id ?? '')
  await changed(table)
  if (!hasStood) throw new Refused('stale')
}

export async function back(table: Table, guest: Guest, m: Message<'back'>): Promise<void> {
  mustHold(table, guest, m.seat)
  if (table.row.status === 'over') throw new Refused('match-over')
  await table.house.store.seatPerson(table.id, m.seat)
  await changed(table)
}

/** Somebody has been away for longer than the grace period and the table waits. */
export async function claim(table: Table, guest: Guest, m: Message<'claim'>): Promise<void> {
  mustHold(table, guest, m.seat)
  const position = await table.standing()
  const from = table.claimAt(m.of)
  if (from === null || table.house.now() < from || !position.decisionOf(m.of)) throw new Refused('not-away')
  if (m.as === 'bot') return giveToBot(table, m.of, STAND_IN)
  if (table.game.cooperative || table.seats.length > 2)
    throw new Refused('not-allowed', 'There is nothing to win by it; a bot may take the seat.')
  await table.commit('claim', m.of, 0)
  table.show(guest, m.id)
  table.showTable()
}

async function giveToBot(table: Table, seat: Seat, level: Level): Promise<void> {
  await table.house.store.seatBot(table.id, seat, level)
  await changed(table)
  const position = await table.standing()
  table.led = true
  botTurns(table, position)
}

/** Somebody's time is up. */
export async function flagFallen(table: Table): Promise<void> {
  const position = await table.standing()
  const now = table.house.now()
  const late = table.seats.find((s) => s.kind === 'person' && (position.clocks?.deadlineOf(s.seat) ?? Infinity) <= now)
  if (!late || position.outcome) return table.house.store.setDeadline(table.id, table.deadline(position))
  if (goesOnWithout(table, late.seat)) return giveToBot(table, late.seat, STAND_IN)
  await table.commit('flag', late.seat, 0)
  table.show()
  table.showTable()
}

/** The guest's number for the seed; with the last one missing, the cards are dealt. */
export async function ready(table: Table, guest: Guest, number: string): Promise<void> {
  if (!guest.user) throw new Refused('not-signed-in')
  if (table.seatsOf(guest).length === 0) throw new Refused('not-your-seat')
  if (table.row.status !== 'waiting') return
  await table.house.store.giveNumber(table.id, guest.user.id, number)
  await changed(table)
}

/** Seats have changed: deals if that was the last that was missing, and tells everybody. */
export async function changed(table: Table): Promise<void> {
  table.seats = await table.house.store.seats(table.id)
  await table.mayStart()
  await table.refresh()
  table.house.herald.table(table.id)
}

export async function say(table: Table, guest: Guest, m: Message<'say'>): Promise<void> {
  if (!guest.user) throw new Refused('not-signed-in')
  const [seat = null] = table.seatsOf(guest)
  const text = m.text.trim()
  if (text === '') throw new Refused('malformed')
  if (m.channel === 'table' && seat === null) throw new Refused('not-your-seat', 'Spectators talk among themselves.')
  if (m.channel === 'gallery' && seat !== null && table.row.status !== 'over')
    throw new Refused('not-allowed', 'Players join the gallery when the match is over.')
  const said = { channel: m.channel, seat, name: guest.user.name, text, at: table.house.now() }
  const line = await table.house.store.say(table.id, said)
  showChat(table, [{ ...said, line }])
  table.house.herald.chat(table.id, line)
}

/** The gallery's talk reaches the players only after the end: it may know what they must not. */
export function mayRead(table: Table, guest: Guest, line: ChatLine): boolean {
  return line.channel === 'table' || table.row.status === 'over' || table.seatsOf(guest).length === 0
}

export function showChat(table: Table, lines: readonly ChatLine[]): void {
  for (const guest of table.guests) {
    const readable = lines.filter((line) => mayRead(table, guest, line))
    if (readable.length > 0) guest.send(JSON.stringify({ type: 'chat', match: table.id, lines: readable }))
  }
}

/** What a master is to think about. Only where nobody else's game is spoilt by it. */
export function hint(table: Table, guest: Guest, m: Message<'hint'>): Promise<Extract<Task, { do: 'hint' }>> {
  return table.run(async () => {
    mustHold(table, guest, m.seat)
    const position = await table.standing()
    if (table.othersThan(m.seat).length > 0) throw new Refused('not-allowed', 'Hints are for matches against bots.')
    if (!position.decisionOf(m.seat)) throw new Refused('not-your-turn')
    if (position.decisionIds[m.seat] !== m.decisionId) throw new Refused('stale')
    return { do: 'hint', game: table.row.game, snapshot: position.match.snapshot(), seat: m.seat }
  })
}
