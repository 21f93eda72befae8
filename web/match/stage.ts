import type { Event } from '@rulewright/kernel'
import { pace as hurried, type Spotlight } from '@rulewright/tablekit'
import type { Frame } from '@rulewright/wire'
import type { Pace } from '../preferences.ts'

/** Something shown large, with its text. */
export interface Spot {
  readonly key: string
  readonly light: Spotlight
  /** In the words of the log. */
  readonly phrase: string | null
  /** Who caused it, as far as the event says. */
  readonly seat: number | null
}

/** What is to be seen of the table now. */
export interface OnStage {
  readonly frame: Frame | null
  /** What happened since the frame shown before. */
  readonly events: readonly Event[]
  readonly spot: Spot | null
}

/** How long each kind of thing is shown, in milliseconds. */
export const LENGTHS: Readonly<Record<Exclude<Pace, 'at-once'>, Readonly<Record<Spotlight['kind'], number>>>> = {
  slow: { card: 4500, move: 1900, moment: 2800 },
  normal: { card: 2700, move: 1100, moment: 1800 },
  fast: { card: 1300, move: 500, moment: 1000 },
}

/** How many may be queued before it hurries. Whoever asked for a slow pace has time. */
const PATIENCE: Readonly<Record<keyof typeof LENGTHS, number>> = { slow: Number.POSITIVE_INFINITY, normal: 2, fast: 2 }

const NOTHING: readonly Event[] = []
const eventsOf = (frame: Frame): readonly Event[] => frame.news.flatMap((news) => news.events)

/**
 * Shows the frames of a seat one after another: the next waits until everything worth seeing in the last has been seen. Frames
 * with nothing to see take no time; a long queue hurries. Only what the seat was sent is shown, only later than it arrived.
 */
export class Stage {
  #now: OnStage
  #queue: Frame[] = []
  #spots: Spot[] = []
  #timer: ReturnType<typeof setTimeout> | null = null
  readonly #listeners = new Set<() => void>()

  constructor(
    first: Frame | null,
    readonly spotsOf: (frame: Frame) => readonly Spot[],
    readonly pace: () => Pace,
  ) {
    this.#now = { frame: first, events: first ? eventsOf(first) : NOTHING, spot: null }
  }

  readonly now = (): OnStage => this.#now

  readonly listen = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  get isBusy(): boolean {
    return this.#now.spot !== null || this.#queue.length > 0
  }

  arrive(frame: Frame): void {
    const last = this.#queue.at(-1) ?? this.#now.frame
    // A repeated frame: nothing has happened.
    if (last && frame.rowSeq === last.rowSeq) {
      this.#renew(frame)
      return
    }
    // The first frame, an undo, or my clock is running: do not wait.
    // At the end choices are counted anew, and may be fewer.
    const wasTakenBack = last !== null && frame.count < last.count && !frame.outcome
    const isMyTime = frame.clocks !== null && frame.decision !== null
    this.#queue.push(frame)
    if (last === null || wasTakenBack || isMyTime || this.pace() === 'at-once') this.#showAll()
    else if (this.#now.spot === null) this.#advance()
  }

  /** On to the next thing to see. */
  readonly next = (): void => {
    this.#stop()
    this.#play()
  }

  /** To the current table. */
  readonly skip = (): void => {
    if (this.isBusy) this.#showAll()
  }

  #renew(frame: Frame): void {
    const waiting = this.#queue.pop()
    if (waiting) this.#queue.push({ ...frame, news: waiting.news })
    else this.#publish({ ...this.#now, frame })
  }

  #showAll(): void {
    this.#stop()
    this.#spots = []
    const all = this.#queue.splice(0)
    const frame = all.at(-1) ?? this.#now.frame
    this.#publish({ frame, events: all.length > 0 ? all.flatMap(eventsOf) : this.#now.events, spot: null })
  }

  /** Shows the frames up to the first with something to see. */
  #advance(): void {
    const shown: Frame[] = []
    while (this.#spots.length === 0) {
      const frame = this.#queue.shift()
      if (!frame) break
      shown.push(frame)
      this.#spots = [...this.spotsOf(frame)]
    }
    const frame = shown.at(-1)
    if (frame) this.#now = { frame, events: shown.flatMap(eventsOf), spot: null }
    this.#play()
  }

  #play(): void {
    const pace = this.pace()
    const spot = this.#spots.shift() ?? null
    if (pace === 'at-once') this.#showAll()
    else if (spot !== null) {
      this.#publish({ ...this.#now, spot })
      const waiting = this.#spots.length + this.#queue.length
      this.#timer = setTimeout(this.next, hurried(LENGTHS[pace][spot.light.kind], Math.max(0, waiting - PATIENCE[pace]), false))
    } else if (this.#queue.length > 0) this.#advance()
    else this.#publish({ ...this.#now, spot: null })
  }

  #stop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }

  #publish(now: OnStage): void {
    this.#now = now
    for (const changed of this.#listeners) changed()
  }
}
