import { type Game, IllegalChoice, type Seat } from '@rulewright/kernel'
import type { TableInfo } from '@rulewright/wire'
import type { Entry } from '../data/log.ts'
import type { Kind, LogRow, MatchRow, SeatRow } from '../data/rows.ts'
import type { Guest, House } from '../house.ts'
import { mixSeed } from '../match/fairness.ts'
import { Position } from '../match/position.ts'
import { Refused } from '../refused.ts'
import { botTurns } from './bot-turns.ts'
import { callAbsent } from './call-absent.ts'
import { emptyFrame, frameBody, frameText } from './frames.ts'
import { OneAtATime } from './one-at-a-time.ts'
import { beginningOf, readPosition } from './reading.ts'
import { tableInfo } from './table-info.ts'

/** A snapshot is worth its writing after this many rows, and not more often than every so many milliseconds. */
const SNAPSHOT_ROWS = 32
const SNAPSHOT_PAUSE = 10_000

/** A row in the making: who is waited for after it is known when it has been followed. */
type Draft = LogRow & { waiting: number }

/**
 * A match with people around it. Its position is read from the log when it is needed and dropped when all is quiet;
 * what is in memory is never ahead of what was committed, as seen from outside `run`.
 */
export class Table extends OneAtATime {
  readonly guests = new Set<Guest>()
  /** Seats whose people sit at other processes. */
  elsewhere: readonly Seat[] = []
  /** Since when a seat's person is not connected, as far as this process knows. */
  readonly awaySince: number[]
  touched: number
  position: Position | null = null
  readonly thinking = new Set<Seat>()
  /** How often in a row a bot could not answer. */
  failures = 0
  /** For each seat, the decision its absent person was last told of. */
  readonly called = new Map<Seat, number>()
  /** Whether this process wrote the last row: it is the one that lets the bots answer. */
  led = false
  #savedSeq = 0
  #savedAt: number
  #seats: readonly SeatRow[]
  readonly #perspectives = new Map<Guest, readonly (Seat | null)[]>()
  /** The last row that everybody here was shown; null: nobody was shown any. */
  #shownSeq: number | null = null

  constructor(
    readonly house: House,
    readonly game: Game,
    public row: MatchRow,
    seats: readonly SeatRow[],
  ) {
    super()
    this.#seats = seats
    this.touched = house.now()
    this.#savedAt = this.touched
    this.awaySince = seats.map(() => this.touched)
  }

  get id(): string {
    return this.row.id
  }

  get seats(): readonly SeatRow[] {
    return this.#seats
  }

  set seats(seats: readonly SeatRow[]) {
    this.#seat(seats, this.elsewhere)
  }

  /** Who sits where has changed. Nobody's grace period begins before they were wanted here. */
  #seat(seats: readonly SeatRow[], elsewhere: readonly Seat[]): void {
    const away = this.#seats.map((s) => s.kind === 'person' && !this.isConnected(s.seat))
    this.#seats = seats
    this.elsewhere = elsewhere
    this.#perspectives.clear()
    for (const { seat } of seats) if (!away[seat]) this.awaySince[seat] = this.house.now()
  }

  seatsOf(guest: Guest): Seat[] {
    const { user } = guest
    return user ? this.seats.filter((s) => s.user_id === user.id).map((s) => s.seat) : []
  }

  isConnected(seat: Seat): boolean {
    const user = this.seats[seat]?.user_id ?? null
    if (user === null) return false
    for (const guest of this.guests) if (guest.user?.id === user) return true
    return this.elsewhere.includes(seat)
  }

  /** The position as the log has it. */
  async standing(): Promise<Position> {
    if (this.position) return this.position
    if (this.row.status === 'waiting' || this.row.seed === null) throw new Refused('not-started')
    const { position, savedSeq } = await readPosition(this)
    this.position = position
    this.#savedSeq = savedSeq
    this.touched = this.house.now()
    this.#shownSeq ??= position.rowSeq
    const outcome = position.outcome
    if (outcome && this.row.status !== 'over') await this.house.store.finish(this.id, outcome, this.house.now())
    if (outcome) this.row = { ...this.row, status: 'over', outcome }
    return position
  }

  /** Writes one row. What it leads to is shown only after the commit. */
  async commit(kind: Kind, seat: Seat, index: number): Promise<void> {
    const position = this.position ?? (await this.standing())
    if (position.outcome) throw new Refused('match-over')
    const draft = this.#draft(position, kind, seat, index)
    if (!position.canApply(draft)) return this.#commitAnew(draft)
    await new Promise<void>((done, fail) => this.#play(position, draft, (failure) => (failure === null ? done() : fail(failure))))
  }

  /** Writes a choice of a position that is not over. Throws what is wrong at once; `settled` hears of the commit. */
  choose(position: Position, seat: Seat, index: number, settled: (failure: unknown) => void): void {
    this.#play(position, this.#draft(position, 'choose', seat, index), settled)
  }

  #draft(position: Position, kind: Kind, seat: Seat, index: number): Draft {
    return { match: this.id, seq: position.rowSeq + 1, seat, index, kind, waiting: 0, at: this.house.now() }
  }

  #play(position: Position, row: Draft, settled: (failure: unknown) => void): void {
    row.waiting = this.#follow(position, row)
    position.clocks?.apply(row)
    this.#append(position, row, settled)
  }

  #follow(position: Position, draft: Draft): number {
    try {
      return position.follow(draft)
    } catch (error) {
      this.position = null
      if (error instanceof IllegalChoice) throw new Refused('no-such-option')
      this.house.logger.error({ match: this.id, game: this.row.game, seq: draft.seq, error }, 'the rules failed')
      throw new Refused('internal')
    }
  }

  /** Something further back is taken back: the match is read from the deal. */
  async #commitAnew(row: Draft): Promise<void> {
    const beginning = beginningOf(this)
    const rows = await this.house.store.log(this.id, 0)
    row.waiting = Position.read(beginning, null, [...rows, row]).waiting
    const position = Position.read(beginning, null, [...rows, row])
    await new Promise<void>((done, fail) => this.#append(position, row, (failure) => (failure === null ? done() : fail(failure))))
  }

  #append(position: Position, row: LogRow, settled: (failure: unknown) => void): void {
    const outcome = position.outcome
    const entry: Entry = {
      row,
      deadline: this.row.clock ? this.deadline(position) : undefined,
      outcome: outcome ? JSON.stringify(outcome) : undefined,
    }
    this.house.log.append(entry, (error, won) => {
      if (won) this.#committed(position, row)
      else this.position = null
      if (won) settled(null)
      else if (error === null) this.catchUp().then(() => settled(new Refused('stale')), settled)
      else {
        // It may or may not have been written: the log will tell.
        this.house.logger.error({ match: this.id, error }, 'a row could not be committed')
        settled(new Refused('internal', 'The choice could not be saved just now. Try again.'))
      }
    })
  }

  #committed(position: Position, { at }: LogRow): void {
    this.position = position
    this.touched = this.house.now()
    this.led = true
    const outcome = position.outcome
    if (outcome) this.row = { ...this.row, status: 'over', outcome, over_at: at, deadline: null }
    this.#maySave(position)
  }

  /** When the first clock of a person runs out. */
  deadline(position: Position): number | null {
    let first: number | null = null
    for (const { seat, kind } of this.seats) {
      const at = kind === 'person' ? (position.clocks?.deadlineOf(seat) ?? null) : null
      if (at !== null && (first === null || at < first)) first = at
    }
    return position.outcome ? null : first
  }

  /** Reads what other processes wrote since, and shows it. */
  async catchUp(): Promise<void> {
    const known = this.position
    if (known) {
      const rows = await this.house.store.log(this.id, known.rowSeq)
      // Somebody who came just now may have read them already, and the others not seen them.
      if (rows.length === 0 && known.rowSeq === this.#shownSeq) return
      try {
        for (const row of rows) known.apply(row)
        if (known.outcome) this.row = { ...this.row, status: 'over', outcome: known.outcome }
      } catch {
        this.position = null
      }
    }
    await this.standing()
    this.led = false
    this.touched = this.house.now()
    this.show()
  }

  /** Reads seats and status anew, and shows the table. */
  async refresh(): Promise<void> {
    const { store, process } = this.house
    const present = store.db.kind === 'postgres' ? store.present(this.id, process) : []
    const [row, seats, elsewhere] = await Promise.all([store.match(this.id), store.seats(this.id), present])
    if (!row) return
    const started = this.row.status === 'waiting' && row.status !== 'waiting'
    this.row = row
    this.#seat(seats, elsewhere)
    this.showTable()
    if (started) await this.#begin()
  }

  async #begin(): Promise<void> {
    await this.standing()
    this.#shownSeq = -1
    this.show()
  }

  /** Deals when everybody is here and has given a number. */
  async mayStart(): Promise<void> {
    const complete = this.seats.every((s) => s.kind === 'bot' || (s.kind === 'person' && s.number !== null))
    if (this.row.status !== 'waiting' || !complete) return
    const seed = mixSeed(
      this.row.secret,
      this.seats.map((s) => s.number),
    )
    const at = this.house.now()
    const { config, clock } = this.row
    const first = Position.read({ game: this.game, config, seed, startedAt: at, clock, anew: [] }, null, [])
    await this.house.store.start(this.id, seed, at, first.waiting, this.deadline(first))
    this.led = true
  }

  /** Sends everybody what has happened since it was last shown; `to` gets it as the answer to message `re`. */
  show(to?: Guest, re?: number): void {
    const position = this.position
    if (!position) return
    const since = this.#shownSeq ?? 0
    const news = position.heardSince(since)
    const texts = new Map<Seat | null, string>()
    const now = this.house.now()
    for (const guest of this.guests) {
      for (const seat of this.perspectives(guest)) {
        let text = texts.get(seat)
        if (text === undefined) {
          text = frameBody(this.id, position, seat, Math.max(0, since), news, now)
          texts.set(seat, text)
        }
        guest.send(frameText(text, guest === to ? re : undefined))
      }
    }
    this.#shownSeq = position.rowSeq
    botTurns(this, position)
    callAbsent(this, position)
  }

  /** Sends one guest how things stand; `seen` is the last rowSeq it has. */
  greet(guest: Guest, re: number | undefined, seen?: number): void {
    for (const seat of this.perspectives(guest)) guest.send(frameText(this.bodyFor(seat, seen), re))
  }

  bodyFor(seat: Seat | null, seen?: number): string {
    const position = this.position
    if (!position) return emptyFrame(this.id, seat)
    const follows = seen !== undefined && seen <= position.rowSeq && seen >= position.heardFrom
    const news = follows ? position.heardSince(seen) : position.heardFrom < 0 ? position.heard : []
    return frameBody(this.id, position, seat, follows ? seen : position.rowSeq, news, this.house.now())
  }

  /** A guest looks through the eyes of its own seats, or as a spectator. */
  perspectives(guest: Guest): readonly (Seat | null)[] {
    let eyes = this.#perspectives.get(guest)
    if (!eyes) {
      const mine = this.seatsOf(guest)
      eyes = mine.length > 0 ? mine : SPECTATOR
      if (this.guests.has(guest)) this.#perspectives.set(guest, eyes)
    }
    return eyes
  }

  /** Somebody has gone. False: was not here. */
  forget(guest: Guest): boolean {
    this.#perspectives.delete(guest)
    return this.guests.delete(guest)
  }

  showTable(): void {
    for (const guest of this.guests) guest.send(JSON.stringify(tableInfo(this, guest)))
  }

  /** Who still has to agree: other people at the table. Bots and one's own other seats agree to everything. */
  undoRequest(): TableInfo['undo'] {
    const wish = this.position?.undo
    if (!wish) return null
    const { seat, rowSeq, agreed } = wish
    return { seat, rowSeq, needs: this.othersThan(seat).filter((s) => !agreed.includes(s)), agreed: [...agreed] }
  }

  othersThan(seat: Seat): Seat[] {
    const user = this.seats[seat]?.user_id
    return this.seats.filter((s) => s.kind === 'person' && s.user_id !== user).map((s) => s.seat)
  }

  /** When the seat of somebody who went away may be claimed. A correspondence clock speaks for itself. */
  claimAt(seat: Seat): number | null {
    const { status, clock, started_at } = this.row
    if (status !== 'running' || clock?.kind === 'correspondence') return null
    if (this.seats[seat]?.kind !== 'person' || this.isConnected(seat)) return null
    return Math.max(this.awaySince[seat] ?? 0, started_at ?? 0) + this.house.pace.grace
  }

  #maySave(position: Position): void {
    const rested = position.restSeq === position.rowSeq
    if (!rested || position.outcome || position.rowSeq - this.#savedSeq < SNAPSHOT_ROWS || this.touched - this.#savedAt < SNAPSHOT_PAUSE)
      return
    this.save(position).catch((error: unknown) => this.house.logger.warn({ match: this.id, error }, 'a snapshot was not saved'))
  }

  /** Keeps the last rest state, so that the next reader need not begin at the deal. */
  async save(position: Position): Promise<void> {
    const { restSeq, clocks } = position
    if (restSeq <= this.#savedSeq) return
    // The clocks are those of the present row: only a rest that is the present row can be saved with clocks.
    if (clocks && restSeq !== position.rowSeq) return
    const { at, state, version, stateVersion } = position.match.snapshot()
    this.#savedSeq = restSeq
    this.#savedAt = this.house.now()
    await this.house.snapshots.save({
      match: this.id,
      seq: restSeq,
      count: at,
      version,
      stateVersion,
      state,
      clocks: clocks?.state ?? null,
    })
  }

  /** Leaves only what is needed to greet people; the next act reads the position again. */
  async doze(): Promise<void> {
    const { position } = this
    if (!position) return
    if (!position.outcome) await this.save(position)
    this.position = null
  }
}

const SPECTATOR: readonly null[] = [null]
