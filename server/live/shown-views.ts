import type { Seat } from '@rulewright/kernel'
import type { FrameBody } from '@rulewright/play'
import { changed, difference } from '@rulewright/wire'

/** What those who see the same were last sent: as JSON reads it, since the rules may go on changing what a view is made of. */
interface ShownView {
  readonly edition: number
  readonly view: unknown
  /** How long its text was when it was last whole. */
  readonly length: number
  /** When they were last sent something. */
  readonly at: number
}

/**
 * What each seat, and the spectators together, were last shown of a match: of a long view only the changes are sent. Edition numbers
 * are never reused, so that no client applies a change to the wrong base; and each seat has its own, since what others are shown,
 * and how often, is nobody else's to know.
 */
export class ShownViews {
  readonly #shown = new Map<Seat | null, ShownView>()
  readonly #from: number
  readonly #idle: number
  readonly #now: () => number
  readonly #editions = new Map<Seat | null, number>()

  /** From how many characters on a frame's view is worth keeping, and for how long. */
  constructor(from: number, idle: number, now: () => number) {
    this.#from = from
    this.#idle = idle
    this.#now = now
  }

  /** Old views do not count: whether a table was asleep meanwhile depends on what others did, and must not be seen. */
  #last(seat: Seat | null): ShownView | undefined {
    const shown = this.#shown.get(seat)
    return shown && this.#now() - shown.at < this.#idle ? shown : undefined
  }

  /** All of a frame but its first fields, as text: for everybody who was shown the previous one. */
  next(frame: FrameBody): string {
    const shown = this.#last(frame.seat)
    if (!shown) return this.#whole(frame)
    const change = difference(shown.view, frame.view)
    if (change === null) {
      this.#shown.set(frame.seat, { ...shown, at: this.#now() })
      return around(frame, `"change":{"on":${shown.edition},"edition":${shown.edition},"view":null}`)
    }
    const text = JSON.stringify(change)
    if (text.length * 2 > shown.length) return this.#whole(frame)
    const edition = this.#nextEdition(frame.seat)
    // Computed as the client does, and so identical.
    this.#shown.set(frame.seat, { edition, view: changed(shown.view, JSON.parse(text)), length: shown.length, at: this.#now() })
    return around(frame, `"change":{"on":${shown.edition},"edition":${edition},"view":${text}}`)
  }

  /** The same with its whole view, for a newcomer. */
  whole(frame: FrameBody): string {
    const shown = this.#last(frame.seat)
    if (!shown) return JSON.stringify(frame).slice(1)
    if (difference(shown.view, frame.view) === null) return numbered(JSON.stringify(frame), shown.edition)
    return this.#whole(frame)
  }

  #whole(frame: FrameBody): string {
    const text = JSON.stringify(frame)
    if (text.length < this.#from) {
      this.#shown.delete(frame.seat)
      return text.slice(1)
    }
    const view = JSON.stringify(frame.view)
    const edition = this.#nextEdition(frame.seat)
    this.#shown.set(frame.seat, { edition, view: JSON.parse(view), length: view.length, at: this.#now() })
    return numbered(text, edition)
  }

  #nextEdition(seat: Seat | null): number {
    const edition = (this.#editions.get(seat) ?? 0) + 1
    this.#editions.set(seat, edition)
    return edition
  }

  /** The people behind it may have changed, or gone. */
  forget(): void {
    this.#shown.clear()
  }
}

const numbered = (text: string, edition: number): string => `${text.slice(1, -1)},"edition":${edition}}`

/** The frame with something else in place of its view. */
function around({ view: _, ...frame }: FrameBody, change: string): string {
  const { match, seat, rowSeq, count, since, news, ...rest } = frame
  const before = JSON.stringify({ match, seat, rowSeq, count, since, news }).slice(1, -1)
  return `${before},${change},${JSON.stringify(rest).slice(1)}`
}
