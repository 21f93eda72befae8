import {
  CONCEDE,
  type Config,
  type Decision,
  type Game,
  IllegalChoice,
  type Match,
  type Seat,
  type Snapshot,
  type Told,
} from '@rulewright/kernel'
import type { ClockSetting, News, Outcome } from '@rulewright/wire'
import { newsFor } from './as-seen.ts'
import { BeforeSnapshot, choicesInForce } from './choices.ts'
import { Clocks } from './clocks.ts'
import { MatchCourse } from './course.ts'
import { ASIDE, isSecretKind, type Kind, type LogRow, type Redeal, type SavedState } from './rows.ts'

/** What a match begins with. */
export interface Beginning {
  readonly game: Game
  readonly config: Config
  readonly seed: string
  readonly startedAt: number
  readonly clock: ClockSetting | null
  readonly redeals: readonly Redeal[]
}

/** The events of one choice, before they are cut to what a seat may hear; a number for each seat, then for spectators. */
interface Heard {
  readonly count: number
  readonly counts: readonly number[]
  readonly seqs: readonly number[]
  readonly told: readonly Told[]
  /** Whose secret choice it was, or null. */
  readonly secretOf: Seat | null
}

/** A row before it is written. Its kind, and who is waited for after it, are known only once it has been applied. */
export type Draft = Omit<LogRow, 'waiting'>

/** A seat's request to take back: down to how many choices, its number (as spectators count the rows), and who has agreed. */
export interface UndoWish {
  readonly seat: Seat
  readonly rowSeq: number
  readonly to: number
  readonly agreed: readonly Seat[]
}

/** For how many choices a match in memory keeps the news for those who missed some. */
const KEPT = 40

/** The position of a match: the rules' own, and what the log adds to it. Rows are applied in order. */
export class Position {
  readonly beginning: Beginning
  /** The last row applied. */
  rowSeq: number
  clocks: Clocks | null
  /** Set when the table ended the match. */
  ended: Outcome | null = null
  undo: UndoWish | null = null
  #heard: Heard[] = []
  /** For each seat, then for spectators: all news after this row of theirs is still in memory; −1: from the deal on. */
  #heardFrom: readonly number[]
  /** How many rows each seat has written in secret, so that others do not count them. */
  readonly #secretRows: number[]
  /** The row at which the match last rested, or −1 when that is not known. */
  restSeq: number
  /** For each seat, the id of its decision, which is the row (as the seat counts) that opened it, and of the last one it answered. */
  readonly decisionIds: number[] = []
  readonly answeredIds: number[] = []
  #asked: (Decision | null)[] = []
  readonly #course: MatchCourse

  private constructor(beginning: Beginning, snapshot: SavedState | null) {
    this.beginning = beginning
    const { game, config, clock, startedAt } = beginning
    const places = Array.from({ length: config.seats + 1 }, (_, place) => place)
    this.rowSeq = snapshot?.seq ?? 0
    this.restSeq = this.rowSeq
    this.#secretRows = places.map((place) => snapshot?.secretRows?.[place] ?? 0)
    this.#heardFrom = places.map((place) => (snapshot ? this.#seqAt(place) : -1))
    this.#course = new MatchCourse(game, beginning, snapshot ? asSnapshot(beginning, snapshot) : undefined)
    this.#settle()
    if (snapshot) this.#course.takeTold()
    else this.#hear(null)
    this.clocks = clock
      ? snapshot?.clocks
        ? Clocks.resume(clock, snapshot.clocks, snapshot.count)
        : Clocks.start(clock, config.seats, this.waiting, startedAt)
      : null
  }

  /** Reads a match from its snapshot, if there is one, and the rows after it. */
  static read(beginning: Beginning, snapshot: SavedState | null, rows: readonly LogRow[]): Position {
    const position = new Position(beginning, snapshot)
    // Choices that were taken back need not be replayed.
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

  /** The number of the last row that the seat (null: a spectator) may know of, as it counts them. It only grows. */
  seqFor(seat: Seat | null): number {
    return this.#seqAt(this.#placeOf(seat))
  }

  /** How many choices are in force, as far as the seat may know; when the match is over, all of them. */
  countFor(seat: Seat | null): number {
    return this.outcome ? this.count : this.match.countFor(seat)
  }

  /** Who is waited for, as far as the seat may know. */
  waitingFor(seat: Seat | null): Seat[] {
    return this.ended ? [] : this.match.waitingFor(seat).filter((other) => !this.hasConceded(other))
  }

  /** How many rows each seat has written in secret, for a snapshot. */
  get secretRows(): readonly number[] {
    return this.#secretRows
  }

  /** Whether the seat sees what another of a secret chooses. */
  followsAnybody(seat: Seat): boolean {
    if (!this.match.inSecret) return false
    for (let other = 0; other < this.beginning.config.seats; other++) if (other !== seat && this.match.mayFollow(seat, other)) return true
    return false
  }

  #placeOf(seat: Seat | null): number {
    return seat ?? this.beginning.config.seats
  }

  #seqAt(place: number): number {
    let hidden = 0
    for (const [seat, rows] of this.#secretRows.entries()) if (seat !== place) hidden += rows
    return this.rowSeq - hidden
  }

  /** A bit for each seat that has a decision open. */
  get waiting(): number {
    if (this.ended) return 0
    let mask = 0
    for (const { seat } of this.match.open) if (!this.hasConceded(seat)) mask |= 1 << seat
    return mask
  }

  /** Whether all news for the seat after that row of its own is still in memory. */
  remembers(seat: Seat | null, seq: number): boolean {
    return seq <= this.seqFor(seat) && seq >= (this.#heardFrom[this.#placeOf(seat)] ?? 0)
  }

  /** The news for the seat after that row of its own: usually one choice's, or none. */
  newsSince(seat: Seat | null, seq: number): News[] {
    const heard = this.#heard
    const place = this.#placeOf(seat)
    const isOver = this.outcome !== null
    let from = heard.length
    while (from > 0 && (heard[from - 1]?.seqs[place] ?? 0) > seq) from--
    const news: News[] = []
    const told: Told[] = []
    for (const one of heard.slice(from)) {
      told.push(...one.told)
      // A secret of others is not news until it is over.
      if (!isOver && one.secretOf !== null && one.secretOf !== seat) continue
      news.push(newsFor(isOver ? one.count : (one.counts[place] ?? 0), told.splice(0), seat))
    }
    return news
  }

  decisionOf(seat: Seat): Decision | null {
    return this.ended || this.hasConceded(seat) ? null : this.match.decisionOf(seat)
  }

  /** Whether the seat has left the game by its rules; the others may play on. */
  hasConceded(seat: Seat): boolean {
    return this.match.state.conceded?.includes(seat) ?? false
  }

  canApply(row: Draft): boolean {
    return row.kind !== 'undo' || (row.index === this.count - 1 && this.match.canUndo(row.seat))
  }

  /** Applies one row. Throws when the rules do not allow it; the position is then unusable. */
  apply(row: LogRow): void {
    this.#take(row, row.kind === 'secret')
    this.clocks?.apply({ ...row, waiting: this.waiting })
  }

  /** As `apply`, for a row about to be written: says its kind and who is waited for after it; the clocks stay as they are. */
  follow(row: Draft): { kind: Kind; waiting: number } {
    const secret = this.match.inSecret ? secretsOver(this.match) : -1
    const isSecret = this.#take(row, null)
    const isSameSecret = this.match.inSecret && secretsOver(this.match) === secret
    return { kind: isSecret ? 'secret' : row.kind, waiting: this.waiting | (isSameSecret ? ASIDE : 0) }
  }

  /** Plays a row; a written row says whether it was a secret choice, for a new one it is found out here. */
  #take(row: Draft, isSecret: boolean | null): boolean {
    this.rowSeq = row.seq
    switch (row.kind) {
      case 'choose':
      case 'secret':
        return this.#choose(row, isSecret)
      case 'take-back':
        this.#takeBack(row)
        break
      case 'undo': {
        const back = row.index === this.count - 1 ? this.match.undo(row.seat) : null
        if (!back) throw new BeforeSnapshot(`choice ${row.index} cannot be taken back from here`)
        this.#goBack(back)
        break
      }
      case 'ask-undo':
        this.undo = { seat: row.seat, rowSeq: this.seqFor(null), to: row.index, agreed: [row.seat] }
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
      case 'close':
        this.#close()
        break
      case 'stood-still':
        break
    }
    return false
  }

  #choose(row: Draft, written: boolean | null): boolean {
    if (this.ended) throw new IllegalChoice('the match is over')
    const before = this.match.inSecret ? secretsOver(this.match) : -1
    this.#course.choose(row.seat, row.index)
    const isOpen = row.index !== CONCEDE && this.match.inSecret && secretsOver(this.match) === before
    const isSecret = written ?? isOpen
    if (isSecret) this.#countSecret(row.seat)
    // A public request is not ended by a choice that nobody may know of.
    else this.undo = null
    this.answeredIds[row.seat] = this.decisionIds[row.seat] ?? 0
    this.#hear(isSecret ? row.seat : null)
    this.#settle()
    if (this.match.restedAt === this.match.count) this.restSeq = row.seq
    return isSecret
  }

  #countSecret(seat: Seat): void {
    this.#secretRows[seat] = (this.#secretRows[seat] ?? 0) + 1
  }

  #goBack(to: Match): void {
    this.#course.goBack(to)
    this.#asked = []
    this.undo = null
    this.restSeq = -1
    this.#heard = this.#heard.filter((h) => h.count <= to.count)
    this.#settle()
  }

  /** A seat takes back its last choice in a secret that is still open: for all others, nothing has happened. */
  #takeBack({ seat, index }: Draft): void {
    const back = index === this.match.undoable(seat) ? this.match.undo(seat) : null
    if (!back) throw new BeforeSnapshot(`choice ${index} cannot be taken back from here`)
    this.#course.goBack(back)
    this.#countSecret(seat)
    if (this.undo && this.undo.to > index) this.undo = { ...this.undo, to: this.undo.to - 1 }
    this.#heard = this.#heard.flatMap((h) => {
      if (h.count === index + 1) return []
      return h.count <= index ? [h] : [{ ...h, count: h.count - 1, counts: h.counts.map((n, place) => (place === seat ? n - 1 : n)) }]
    })
    this.#asked = this.#asked.map((_, other) => (other === seat ? null : this.match.decisionOf(other)))
    this.#settle()
  }

  /** Goes to where the rows lead without playing what was taken back; the last row is an undo. */
  #jump(rows: readonly LogRow[]): void {
    const choices = choicesInForce(rows, this.match.count)
    const seqs = new Map<number, readonly number[]>()
    for (const row of rows) {
      if (row !== rows[rows.length - 1]) this.clocks?.apply(row)
      this.rowSeq = row.seq
      if (isSecretKind(row.kind)) this.#countSecret(row.seat)
      seqs.set(row.seq, this.#seqs())
    }
    for (const row of choices) {
      this.#course.choose(row.seat, row.index)
      this.#hear(row.kind === 'secret' ? row.seat : null, seqs.get(row.seq))
    }
    this.#goBack(this.match)
    // Who is waited for is needed only after the last row: whoever writes it learns it here.
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

  /** Nobody has won or lost. */
  #close(): void {
    const { seats } = this.beginning.config
    this.ended = { payoffs: Array.from({ length: seats }, () => 1 / seats), reason: 'closed' }
    this.undo = null
  }

  #seqs(): number[] {
    return this.#secretRows.map((_, place) => this.#seqAt(place))
  }

  #hear(secretOf: Seat | null, seqs: readonly number[] = this.#seqs()): void {
    const { match } = this
    const { seats } = this.beginning.config
    const counts = this.#secretRows.map((_, place) => match.countFor(place < seats ? place : null))
    this.#heard.push({ count: match.count, counts, seqs, told: this.#course.takeTold(), secretOf })
    if (this.#heard.length > KEPT) this.#heardFrom = this.#heard.shift()?.seqs ?? this.#heardFrom
  }

  /** Notes which decisions are new. One that stayed open while others chose keeps its id. */
  #settle(): void {
    for (let seat = 0; seat < this.beginning.config.seats; seat++) {
      const decision = this.match.decisionOf(seat)
      if (decision !== (this.#asked[seat] ?? null)) this.decisionIds[seat] = this.seqFor(seat)
      this.#asked[seat] = decision
    }
  }
}

const secretsOver = (match: Match): number => match.state.secrecy?.over ?? 0

function asSnapshot({ game, config, seed }: Beginning, { version, state_version: stateVersion, count: at, state }: SavedState): Snapshot {
  return { game: game.id, version, stateVersion, config, seed, at, state, tail: [] }
}
