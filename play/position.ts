import { type Config, type Decision, type Game, IllegalChoice, type Match, type Seat, type Snapshot, type Told } from '@rulewright/kernel'
import type { ClockSetting, Outcome } from '@rulewright/wire'
import { BeforeSnapshot, choicesInForce } from './choices.ts'
import { Clocks } from './clocks.ts'
import { Course } from './course.ts'
import type { LogRow, Redeal, SavedState } from './rows.ts'

/** What a match begins with. */
export interface Beginning {
  readonly game: Game
  readonly config: Config
  readonly seed: string
  readonly startedAt: number
  readonly clock: ClockSetting | null
  readonly redeals: readonly Redeal[]
}

/** What was told with one choice, before it is cut to what a seat may hear. */
export interface Heard {
  readonly count: number
  readonly rowSeq: number
  readonly told: readonly Told[]
}

/** A seat's wish to take back: down to how many choices, asked with which row, and who has agreed. */
export interface UndoWish {
  readonly seat: Seat
  readonly rowSeq: number
  readonly to: number
  readonly agreed: readonly Seat[]
}

/** How many choices' news a match in memory keeps for those who missed some. */
const KEPT = 40

/** The position of a match: the rules' own, and what the log says beyond the rules. Rows are applied in order. */
export class Position {
  readonly beginning: Beginning
  /** The last row that was followed. */
  rowSeq: number
  clocks: Clocks | null
  /** Set when the table ended the match. */
  ended: Outcome | null = null
  undo: UndoWish | null = null
  heard: Heard[] = []
  /** All that was told after this row is still at hand; −1: from the deal on. */
  heardFrom: number
  /** The row at which the match last rested, or −1 when that is not known. */
  restSeq: number
  /** For each seat, the id of its decision, which is the row that opened it, and that of the last one it answered. */
  readonly decisionIds: number[] = []
  readonly answeredIds: number[] = []
  #asked: (Decision | null)[] = []
  readonly #course: Course

  private constructor(beginning: Beginning, snapshot: SavedState | null) {
    this.beginning = beginning
    const { game, config, clock, startedAt } = beginning
    this.rowSeq = snapshot?.seq ?? 0
    this.restSeq = this.rowSeq
    this.heardFrom = snapshot?.seq ?? -1
    this.#course = new Course(game, beginning, snapshot ? asSnapshot(beginning, snapshot) : undefined)
    this.#settle()
    if (snapshot) this.#course.takeTold()
    else this.#hear(0)
    this.clocks = clock
      ? snapshot?.clocks
        ? Clocks.resume(clock, snapshot.clocks, snapshot.count)
        : Clocks.start(clock, config.seats, this.waiting, startedAt)
      : null
  }

  /** Reads a match from its snapshot, if there is one, and the rows after it. */
  static read(beginning: Beginning, snapshot: SavedState | null, rows: readonly LogRow[]): Position {
    const position = new Position(beginning, snapshot)
    // What was taken back need not be played again.
    const last = rows.findLastIndex((row) => row.kind === 'undo')
    if (last >= 0) position.#jump(rows.slice(0, last + 1))
    for (const row of rows.slice(last + 1)) position.apply(row)
    return position
  }

  get match(): Match {
    return this.#course.match
  }

  get count(): number {
    return this.match.count
  }

  get outcome(): Outcome | null {
    if (this.ended) return this.ended
    const { outcome } = this.match
    if (!outcome) return null
    return { payoffs: [...outcome.payoffs], reason: outcome.reason, ...(outcome.scores ? { scores: [...outcome.scores] } : {}) }
  }

  /** A bit for each seat that has a decision open. */
  get waiting(): number {
    if (this.ended) return 0
    let mask = 0
    for (const { seat } of this.match.open) if (!this.hasConceded(seat)) mask |= 1 << seat
    return mask
  }

  /** Usually the last one or none. */
  heardSince(rowSeq: number): readonly Heard[] {
    const { heard } = this
    let from = heard.length
    while (from > 0 && (heard[from - 1]?.rowSeq ?? 0) > rowSeq) from--
    return heard.slice(from)
  }

  decisionOf(seat: Seat): Decision | null {
    return this.ended || this.hasConceded(seat) ? null : this.match.decisionOf(seat)
  }

  /** Whether the seat has left the game by its rules; the others may play on. */
  hasConceded(seat: Seat): boolean {
    return this.match.state.conceded?.includes(seat) ?? false
  }

  canApply(row: Omit<LogRow, 'waiting'>): boolean {
    return row.kind !== 'undo' || (row.index === this.count - 1 && this.match.canUndo(row.seat))
  }

  /** Follows one row. Throws when the rules do not allow it, and then the position is worth nothing any more. */
  apply(row: LogRow): void {
    const waited = this.follow(row)
    this.clocks?.apply({ ...row, waiting: waited })
  }

  /** As `apply`, for a row whose `waiting` is only known after it: gives it back, and leaves the clocks as they are. */
  follow(row: Omit<LogRow, 'waiting'>): number {
    this.rowSeq = row.seq
    switch (row.kind) {
      case 'choose':
        this.#choose(row)
        break
      case 'undo': {
        const back = row.index === this.count - 1 ? this.match.undo(row.seat) : null
        if (!back) throw new BeforeSnapshot(`choice ${row.index} cannot be taken back from here`)
        this.#goBack(back)
        break
      }
      case 'ask-undo':
        this.undo = { seat: row.seat, rowSeq: row.seq, to: row.index, agreed: [row.seat] }
        break
      case 'agree':
        if (this.undo) this.undo = { ...this.undo, agreed: [...this.undo.agreed, row.seat] }
        break
      case 'decline':
        this.undo = null
        break
      case 'resign':
        this.#end(row.seat, 'resigned')
        break
      case 'flag':
        this.#end(row.seat, 'out-of-time')
        break
      case 'claim':
        this.#end(row.seat, 'away')
        break
      case 'stood-still':
        break
    }
    return this.waiting
  }

  #choose(row: Omit<LogRow, 'waiting'>): void {
    if (this.ended) throw new IllegalChoice('the match is over')
    this.#course.choose(row.seat, row.index)
    this.answeredIds[row.seat] = this.decisionIds[row.seat] ?? 0
    this.undo = null
    this.#hear(row.seq)
    this.#settle()
    if (this.match.restedAt === this.match.count) this.restSeq = row.seq
  }

  #goBack(to: Match): void {
    this.#course.goBack(to)
    this.#asked = []
    this.undo = null
    this.restSeq = -1
    this.heard = this.heard.filter((h) => h.count <= to.count)
    this.#settle()
  }

  /** Goes to where the rows lead without playing what was taken back; the last of them is an undo. */
  #jump(rows: readonly LogRow[]): void {
    const choices = choicesInForce(rows, this.match.count)
    for (const row of rows) {
      if (row !== rows[rows.length - 1]) this.clocks?.apply(row)
      this.rowSeq = row.seq
    }
    for (const row of choices) {
      this.#course.choose(row.seat, row.index)
      this.#hear(row.seq)
    }
    this.#goBack(this.match)
    // Who is waited for after the last one need not be known before: whoever writes it learns it here.
    const last = rows[rows.length - 1]
    if (last) this.clocks?.apply({ ...last, waiting: this.waiting })
  }

  /** Whoever gave up has lost, and with them everybody who plays on the same side. */
  #end(by: Seat, reason: string): void {
    const { game, config } = this.beginning
    const payoffs = Array.from({ length: config.seats }, (_, seat) => (seat === by || game.cooperative ? 0 : 1))
    this.ended = { payoffs, reason, by }
    this.undo = null
  }

  #hear(rowSeq: number): void {
    this.heard.push({ count: this.match.count, rowSeq, told: this.#course.takeTold() })
    if (this.heard.length > KEPT) this.heardFrom = this.heard.shift()?.rowSeq ?? this.heardFrom
  }

  /** Notes which decisions are new. One that stayed open while others chose keeps its number. */
  #settle(): void {
    for (let seat = 0; seat < this.beginning.config.seats; seat++) {
      const decision = this.match.decisionOf(seat)
      if (decision !== (this.#asked[seat] ?? null)) this.decisionIds[seat] = this.rowSeq
      this.#asked[seat] = decision
    }
  }
}

function asSnapshot({ game, config, seed }: Beginning, { version, state_version: stateVersion, count: at, state }: SavedState): Snapshot {
  return { game: game.id, version, stateVersion, config, seed, at, state, tail: [] }
}
