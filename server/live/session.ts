import { type Game, IllegalChoice, type Seat } from '@rulewright/kernel'
import { isSecretKind, type Kind, type LogRow, markOf, OneAtATime, type Position, STANDING } from '@rulewright/play'
import type { PendingRow } from '../data/log.ts'
import type { MatchRow, SeatRow } from '../data/rows.ts'
import type { Arrival, Client, House } from '../house.ts'
import { RulesChanged } from '../match/rules-change.ts'
import { Refused } from '../refused.ts'
import { Afterwards } from './afterwards.ts'
import { Attendance } from './attendance.ts'
import { BotTurns } from './bot-turns.ts'
import { Chat } from './chat.ts'
import { closeAsChanged } from './closing.ts'
import { Consents } from './consents.ts'
import { deadlineOf } from './deadlines.ts'
import { dealIfComplete } from './dealing.ts'
import { readBack, readPosition } from './reading.ts'
import { type Settled, settlement } from './settlement.ts'
import { Showing } from './showing.ts'
import { SnapshotSaver } from './snapshot-saver.ts'
import { StandingOrders } from './standing-orders.ts'
import { tableInfo } from './table-info.ts'
import { TurnCalls } from './turn-calls.ts'
import { Vacations } from './vacations.ts'

/** A match that waits for a bot this long is taken care of by any process that has it: the one that ran its bots may be gone. */
const ORPHANED = 5_000
/** When the server took longer than this, in milliseconds, nobody's clock ran meanwhile. */
export const LATE = 1_000

/** A row in the making: its kind, and who is waited for after it, are known once it has been applied. */
type RowInTheMaking = Omit<LogRow, 'kind' | 'waiting'> & {
  kind: Kind
  waiting: number
  hash?: string | null
  readonly heard: Arrival
  readonly standing?: boolean
}

/** What a seat's player answers, now or in advance. */
interface PlayersChoice {
  readonly seat: Seat
  readonly index: number
  readonly standing: boolean
}

/**
 * A match with its clients. Its position is read from the log when needed and dropped when all is quiet; what is in
 * memory is never ahead of what was committed, as seen from outside `run`.
 */
export class Session extends OneAtATime {
  readonly attendance: Attendance
  readonly chat: Chat
  readonly afterwards: Afterwards
  readonly consents = new Consents(this)
  readonly vacations = new Vacations(this)
  readonly standingOrders = new StandingOrders(this)
  readonly #bots = new BotTurns(this)
  readonly #calls = new TurnCalls(this)
  readonly #snapshots: SnapshotSaver
  readonly #showing: Showing
  #row: MatchRow
  #position: Position | null = null
  /** When something last happened here. */
  #touched: number
  /** Whether this process wrote the last row: it is the one that lets the bots answer. */
  #leads = false
  /** How many are about to arrive: without this they could be in a session that nobody else finds. */
  #expected = 0
  #waking: Promise<unknown> | null = null
  #isGone = false
  constructor(
    readonly house: House,
    readonly game: Game,
    row: MatchRow,
    seats: readonly SeatRow[],
    elsewhere: readonly Seat[],
  ) {
    super()
    this.#row = row
    this.#touched = house.now()
    this.attendance = new Attendance(house.now, seats, elsewhere)
    this.chat = new Chat(house.store, row.id)
    this.#snapshots = new SnapshotSaver(house, row.id)
    this.#showing = new Showing(this)
    this.afterwards = new Afterwards(house.store, row.id)
  }

  get id(): string {
    return this.#row.id
  }

  get row(): MatchRow {
    return this.#row
  }

  get seats(): readonly SeatRow[] {
    return this.attendance.seats
  }

  /** Whether the match no longer exists. */
  get isGone(): boolean {
    return this.#isGone
  }

  /** The position if it is in memory. */
  get position(): Position | null {
    return this.#position
  }

  /** The position as the log has it. */
  async currentPosition(): Promise<Position> {
    if (this.#position) return this.#position
    if (this.#row.status === 'waiting' || this.#row.seed === null) throw new Refused('not-started')
    const { position, saved, savedSeq } = await this.#read()
    this.#position = position
    this.#snapshots.found(savedSeq, saved)
    await this.consents.learn()
    await this.standingOrders.learn()
    this.#touched = this.house.now()
    this.#showing.beginWith(position)
    const outcome = position.outcome
    if (outcome && this.#row.status !== 'over') await this.house.store.finish(this.id, outcome, this.house.now())
    if (outcome) this.#row = { ...this.#row, status: 'over', outcome }
    return position
  }

  /** A match that the current rules would change is not changed: it is kept as it was, and is over. */
  async #read(): ReturnType<typeof readPosition> {
    try {
      return await readPosition(this)
    } catch (error) {
      if (error instanceof RulesChanged && this.#row.status === 'running') await closeAsChanged(this, error.message)
      throw error
    }
  }

  /** The match is over without the log saying so. */
  closed(outcome: NonNullable<MatchRow['outcome']>): void {
    this.#position = null
    this.#row = { ...this.#row, status: 'over', outcome, deadline: null }
    this.showTable()
  }

  /** Loads the position into memory if the match has begun; everybody who waits for it shares one load. */
  async wake(): Promise<void> {
    if (this.#position || this.#row.status === 'waiting') return
    this.#waking ??= this.run(() => this.currentPosition()).finally(() => {
      this.#waking = null
    })
    await this.#waking
  }

  /** Somebody is about to arrive. */
  async expect<T>(arrival: () => Promise<T>): Promise<T> {
    this.#expected += 1
    try {
      return await arrival()
    } finally {
      this.#expected -= 1
    }
  }

  /** Writes one row. Its consequences are shown only after the commit. */
  async commit(kind: Kind, seat: Seat, index: number, by?: 'bot'): Promise<void> {
    const position = this.#position ?? (await this.currentPosition())
    if (position.outcome) throw new Refused('match-over')
    const draft = { ...this.#draft(position, kind, seat, index), bot: by === 'bot' }
    if (!position.canApply(draft)) return this.#commitAnew(draft)
    await settlement((settled) => this.#play(position, draft, settled))
  }

  /**
   * Writes a choice of a position that is not over. Problems are thrown at once; `settled` is called after the commit. The choice
   * counts from its arrival: nobody's clock pays for time in the queue.
   */
  choose(position: Position, choice: PlayersChoice, heard: Arrival, settled: Settled): void {
    const { seat, index, standing } = choice
    this.#play(position, { ...this.#draft(position, 'choose', seat, index, heard), standing }, settled)
  }

  #draft(position: Position, kind: Kind, seat: Seat, index: number, heard = this.#hears()): RowInTheMaking {
    return { match: this.id, seq: position.rowSeq + 1, seat, index, kind, waiting: 0, at: heard.at, heard }
  }

  #hears(): Arrival {
    return { at: this.house.now(), tick: performance.now() }
  }

  /** Gives back the time in which the server could not listen. */
  async standStill(milliseconds: number): Promise<void> {
    const position = await this.currentPosition()
    if (!position.clocks || position.outcome) return
    await this.commit('stood-still', 0, Math.round(milliseconds))
    this.show()
  }

  #play(position: Position, row: RowInTheMaking, settled: Settled): void {
    this.#follow(position, row)
    position.clocks?.apply(row)
    const { restHash } = position.match
    if (row.kind === 'choose' && position.restSeq === row.seq && restHash !== undefined) row.hash = markOf(this.game, restHash)
    this.#append(position, row, settled)
  }

  #follow(position: Position, draft: RowInTheMaking): void {
    try {
      const { kind, waiting } = position.follow(draft)
      draft.kind = kind
      draft.waiting = draft.standing ? waiting | STANDING : waiting
    } catch (error) {
      this.#position = null
      if (error instanceof IllegalChoice) throw new Refused('no-such-option')
      this.house.logger.error({ match: this.id, game: this.#row.game, seq: draft.seq, error }, 'the rules failed')
      throw new Refused('internal')
    }
  }

  /** An undo goes further back: the match is read from a rest before it. */
  async #commitAnew(row: RowInTheMaking): Promise<void> {
    const position = await readBack(this, this.#snapshots, [...(await this.house.logs.rows(this.id)), row])
    row.waiting = position.waiting
    await settlement((settled) => this.#append(position, row, settled))
  }

  #append(position: Position, row: RowInTheMaking, settled: Settled): void {
    const outcome = position.outcome
    const pending: PendingRow = {
      row,
      // The lobby shows it: it must not move with what nobody may know. When it has passed, it is checked again.
      deadline: this.#row.clock && !isSecretKind(row.kind) ? deadlineOf(this, position) : undefined,
      outcome: outcome ? JSON.stringify(outcome) : undefined,
    }
    this.house.log.append(pending, (error, won) => {
      if (won) this.#committed(position, row)
      else this.#position = null
      if (won) settled(null)
      else if (error === null) this.catchUp().then(() => settled(new Refused('stale')), settled)
      else {
        // It may or may not have been written: the log will tell.
        this.house.logger.error({ match: this.id, error }, 'a row could not be committed')
        settled(new Refused('internal', 'The choice could not be saved just now. Try again.'))
      }
    })
  }

  #committed(position: Position, { at, kind, heard }: RowInTheMaking): void {
    const late = performance.now() - heard.tick
    // A public row must not reveal that somebody has chosen in secret.
    if (late > LATE && kind !== 'stood-still' && !isSecretKind(kind)) this.giveTimeBack(late)
    this.#position = position
    this.#touched = this.house.now()
    this.#leads = true
    const outcome = position.outcome
    if (outcome) this.#row = { ...this.#row, status: 'over', outcome, over_at: at, deadline: null }
    if (outcome) this.house.umpire.settleSoon(this)
    if (kind === 'undo') this.#snapshots.takenBack(position.count)
    this.#snapshots.saveIfWorth(position)
  }

  /** The server was late: noted in the log, so that everybody reads the same time from it. */
  giveTimeBack(milliseconds: number): void {
    if (!this.#row.clock) return
    this.run(() => this.standStill(milliseconds)).catch((error: unknown) =>
      this.house.logger.warn({ match: this.id, error }, 'time could not be given back'),
    )
  }

  /** Reads what other processes have written since, and shows it. */
  async catchUp(): Promise<void> {
    const known = this.#position
    if (known) {
      const rows = await this.house.store.log(this.id, known.rowSeq)
      // A newcomer may have caused them to be read already, before the others have seen them.
      if (rows.length === 0 && this.#showing.isShown(known)) return
      try {
        for (const row of rows) known.apply(row)
        if (known.outcome) this.#row = { ...this.#row, status: 'over', outcome: known.outcome }
      } catch {
        this.#position = null
      }
    }
    await this.currentPosition()
    await this.consents.learn()
    this.#leads = false
    this.#touched = this.house.now()
    this.show()
  }

  /** Reads seats and status again, and shows the table. */
  async refresh(): Promise<void> {
    const { store, process } = this.house
    const present = store.db.kind === 'postgres' ? store.processes.present(this.id, process) : []
    const [row, seats, elsewhere] = await Promise.all([store.match(this.id), store.seats(this.id), present])
    if (!row) return this.#gone()
    if (row.status === 'over') await this.afterwards.learn(row, seats)
    const started = this.#row.status === 'waiting' && row.status !== 'waiting'
    this.#row = row
    this.#seat(seats, elsewhere)
    await this.vacations.learn()
    this.showTable()
    if (!started) return this.letOthersAnswer()
    await this.currentPosition()
    this.#showing.beginAnew()
    this.show()
  }

  #seat(seats: readonly SeatRow[], elsewhere?: readonly Seat[]): void {
    if (seats.some(({ user_id }, seat) => user_id !== this.seats[seat]?.user_id)) this.#showing.forgetViews()
    this.attendance.change(seats, elsewhere)
  }

  /** The table was closed before the match began, or its only player has left: nothing is written there any more. */
  #gone(): void {
    this.#isGone = true
    this.#position = null
    this.#leads = false
    const text = JSON.stringify({ type: 'refused', reason: 'table-closed', match: this.id, message: '' })
    for (const client of this.attendance.clients) client.send(text)
  }

  /** Seats have changed in the database: deals if nothing is missing any more, and tells everybody. */
  async seatsChanged(): Promise<void> {
    this.#seat(await this.house.store.seats(this.id))
    if (await dealIfComplete(this)) this.#leads = true
    await this.refresh()
    this.house.herald.table(this.id)
  }

  /** From now on this process lets the bots answer. */
  lead(): void {
    this.#leads = true
    this.letOthersAnswer()
  }

  /** Lets the bots that are asked answer, and passes for people who are away as they arranged, where that is up to this process. */
  letOthersAnswer(): void {
    if (!this.#leads || !this.#position) return
    this.#bots.begin(this.#position)
    this.standingOrders.begin(this.#position)
  }

  /** A standing answer of somebody who is away. */
  async answerFor(seat: Seat, index: number): Promise<void> {
    const position = await this.currentPosition()
    await settlement((settled) => this.choose(position, { seat, index, standing: true }, this.#hears(), settled))
    this.show()
  }

  /** Whether no other process seems to run the bots. */
  isOrphaned(now: number): boolean {
    const alone = this.house.store.db.kind === 'pglite'
    return this.#position !== null && !this.#leads && (alone || now - this.#touched > ORPHANED)
  }

  /** Whether it can leave memory. */
  isQuiet(now: number): boolean {
    const isNeeded = this.attendance.clients.size > 0 && !this.#position
    return !isNeeded && !this.isBusy && this.#expected === 0 && !this.#bots.isThinking && now - this.#touched >= this.house.timings.idle
  }

  /** Sends everybody what has happened since it was last shown; `to` gets it as the answer to message `re`. */
  show(to?: Client, re?: number): void {
    const position = this.#position
    if (!position) return
    this.#showing.show(position, to, re)
    this.letOthersAnswer()
    if (this.#leads) this.#calls.call(position)
  }

  /** Sends one client the current frames; `seen` is the last rowSeq it has. */
  greet(client: Client, re: number | undefined, seen?: number): void {
    this.#showing.greet(client, re, seen)
  }

  /** A frame as it is now, all but its first fields. */
  bodyFor(seat: Seat | null): string {
    return this.#showing.bodyFor(seat)
  }

  showTable(): void {
    for (const client of this.attendance.clients) client.send(JSON.stringify(tableInfo(this, client)))
  }

  /** Seats that other people than the seat's own play and have not left the game. */
  othersThan(seat: Seat): Seat[] {
    return this.attendance.othersThan(seat).filter((other) => !this.#position?.hasConceded(other))
  }

  /** Keeps only what is needed to greet people; the next act reads the position again. */
  async doze(): Promise<void> {
    this.chat.forget()
    this.#showing.forgetViews()
    const position = this.#position
    if (!position) return
    if (!position.outcome) await this.#snapshots.save(position)
    this.#position = null
  }
}
