import type { Seat } from '@rulewright/kernel'
import { emptyFrame, type FrameBody, frameOf, frameText, newsSince, type Position } from '@rulewright/play'
import type { Client } from '../house.ts'
import type { Session } from './session.ts'
import { ShownViews } from './shown-views.ts'

/** What those who look at a match have been shown, and what is still to be shown. */
export class Showing {
  readonly #session: Session
  readonly #views: ShownViews
  /** The last row that everybody here was shown as far as they may know it; null: nobody was shown any. */
  #rowSeq: number | null = null
  /** The same as each seat counts, then spectators. */
  #seqs: readonly number[] = []

  constructor(session: Session) {
    this.#session = session
    const { limits, timings, now } = session.house
    this.#views = new ShownViews(limits.wholeFrames, timings.idle, now)
  }

  /** If nobody was shown anything before, they are greeted with this. */
  beginWith(position: Position): void {
    if (this.#rowSeq === null) this.#hasShown(position)
  }

  /** Everything is still to be shown: the match has begun. */
  beginAnew(): void {
    this.#rowSeq = -1
    this.#seqs = []
  }

  isShown({ rowSeq }: Position): boolean {
    return rowSeq === this.#rowSeq
  }

  /** The person behind a seat may have changed: they are shown everything. */
  forgetViews(): void {
    this.#views.forget()
  }

  /**
   * Sends everybody what has happened since the last time, as far as they may know it: nothing is sent where nothing
   * has happened. `to` gets it as the answer to message `re`.
   */
  show(position: Position, to?: Client, re?: number): void {
    const { id, attendance, house } = this.#session
    const texts = new Map<Seat | null, string>()
    const now = house.now()
    for (const client of attendance.clients) {
      for (const seat of attendance.perspectives(client)) {
        if (client !== to && !this.#hasNewsFor(position, seat)) continue
        let text = texts.get(seat)
        if (text === undefined) {
          const since = this.#seqOf(seat)
          text = this.#views.next(frameOf(id, position, seat, Math.max(0, since), position.newsSince(seat, since), now))
          texts.set(seat, text)
        }
        client.send(frameText(text, client === to ? re : undefined))
      }
    }
    this.#hasShown(position)
  }

  /** Sends one client the current frames; `seen` is the last rowSeq it has. */
  greet(client: Client, re: number | undefined, seen?: number): void {
    for (const seat of this.#session.attendance.perspectives(client)) {
      const frame = this.#frame(seat, seen)
      client.send(frameText(frame ? this.#views.whole(frame) : emptyFrame(this.#session.id, seat), re))
    }
  }

  /** The current frame beside something else: later frames do not build on it. */
  bodyFor(seat: Seat | null): string {
    const frame = this.#frame(seat)
    return frame ? JSON.stringify(frame).slice(1) : emptyFrame(this.#session.id, seat)
  }

  #frame(seat: Seat | null, seen?: number): FrameBody | null {
    const { id, position, house } = this.#session
    if (!position) return null
    const { since, news } = newsSince(position, seat, seen)
    return frameOf(id, position, seat, since, news, house.now())
  }

  #hasNewsFor(position: Position, seat: Seat | null): boolean {
    if (position.seqFor(seat) !== this.#seqOf(seat)) return true
    // In a secret, team-mates see what does not count for the others.
    return seat !== null && !this.isShown(position) && position.followsAnybody(seat)
  }

  #seqOf(seat: Seat | null): number {
    return this.#seqs[seat ?? this.#session.seats.length] ?? -1
  }

  #hasShown(position: Position): void {
    this.#rowSeq = position.rowSeq
    this.#seqs = [...this.#session.seats.map(({ seat }) => position.seqFor(seat)), position.seqFor(null)]
  }
}
