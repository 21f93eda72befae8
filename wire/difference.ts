import * as z from 'zod/mini'
import { Count, MatchId, SeatNumber } from './common.ts'

// A view is sent whole once; after that only its changes, where that is shorter. Clients put the frames together again in one place
// (`FrameReader`), so that nothing else needs to know.

/**
 * What changes in a value: all of it `[value]`; in a list, some items from one place on `[at, count, items]`; or the changes of
 * some of its parts, by their names or numbers.
 */
export type Change = readonly [value: unknown] | readonly [at: number, count: number, items: readonly unknown[]] | ChangesOfParts
interface ChangesOfParts {
  readonly [part: string]: Change
}

type Parts = Readonly<Record<string, unknown>>
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What must change in `old`, which came as JSON, to become `now`, as JSON writes it; null: nothing. */
export function difference(old: unknown, now: unknown): Change | null {
  if (old === now || (old === null && now === undefined)) return null
  if (Array.isArray(old) && Array.isArray(now)) return old.length === now.length ? inPlace(old, now) : spliced(old, now)
  return isParts(old) && isParts(now) ? inParts(old, now) : [now]
}

/** Unless the names of the parts and their order are the same, the whole value is replaced. */
function inParts(old: Parts, now: Parts): Change | null {
  const names = Object.keys(old)
  let known = 0
  for (const name of Object.keys(now)) if (now[name] !== undefined && names[known++] !== name) return [now]
  if (known !== names.length) return [now]
  let changes: Record<string, Change> | null = null
  for (const name of names) {
    const change = difference(old[name], now[name])
    if (!change) continue
    changes ??= {}
    changes[name] = change
  }
  return changes
}

function inPlace(old: readonly unknown[], now: readonly unknown[]): Change | null {
  let changes: Record<number, Change> | null = null
  for (let n = 0; n < now.length; n++) {
    const change = difference(old[n], now[n])
    if (!change) continue
    changes ??= {}
    changes[n] = change
  }
  return changes
}

function spliced(old: readonly unknown[], now: readonly unknown[]): Change {
  const shorter = Math.min(old.length, now.length)
  let at = 0
  while (at < shorter && isSame(old[at], now[at])) at++
  let end = 0
  while (end < shorter - at && isSame(old[old.length - 1 - end], now[now.length - 1 - end])) end++
  return [at, old.length - at - end, now.slice(at, now.length - end)]
}

/** Whether there is no difference, without computing it. */
function isSame(old: unknown, now: unknown): boolean {
  if (old === now || (old === null && now === undefined)) return true
  if (Array.isArray(old)) return Array.isArray(now) && old.length === now.length && old.every((item, n) => isSame(item, now[n]))
  return isParts(old) && isParts(now) && inParts(old, now) === null
}

/** The value with its changes; unchanged parts are the same objects. */
export function changed(value: unknown, change: Change): unknown {
  if (isList(change)) {
    if (change.length === 1) return change[0]
    const [at, count, items] = change
    return Array.isArray(value) ? [...value.slice(0, at), ...items, ...value.slice(at + count)] : value
  }
  if (Array.isArray(value)) {
    const list: unknown[] = [...value]
    for (const n of Object.keys(change)) list[Number(n)] = partOf(list[Number(n)], change[n])
    return list
  }
  if (!isParts(value)) return value
  const parts: Record<string, unknown> = { ...value }
  for (const name of Object.keys(change)) parts[name] = partOf(parts[name], change[name])
  return parts
}

const isList = (change: Change): change is Exclude<Change, ChangesOfParts> => Array.isArray(change)
const partOf = (part: unknown, change: Change | undefined): unknown => (change === undefined ? part : changed(part, change))

/** A frame as it is sent: whole, with its view's edition number where differences may follow; */
const Whole = z.object({ type: z.literal('frame'), match: MatchId, seat: z.nullable(SeatNumber), rowSeq: Count, edition: Count })
const AChange = z.custom<Change>((value) => typeof value === 'object' && value !== null)
/** or, in place of the view, with what has changed since another edition. */
const Changed = z.object({
  type: z.literal('frame'),
  match: MatchId,
  seat: z.nullable(SeatNumber),
  rowSeq: Count,
  change: z.object({ on: Count, edition: Count, view: z.nullable(AChange) }),
})

/**
 * A message in its full form; or the news that its base is missing: the match must be watched again, from that row on. Null: that
 * has been reported already, and the whole view is on its way.
 */
type Read = { readonly message: unknown } | { readonly missed: { readonly match: string; readonly seen?: number } | null }

interface Held {
  readonly edition: number
  readonly rowSeq: number
  readonly view: unknown
}

/** How many views are held: more than a socket may watch. */
const MOST_HELD = 200

/** Puts frames together again; one for each socket. */
export class FrameReader {
  readonly #held = new Map<string, Held>()
  /** Matches whose whole view was asked for and has not arrived. */
  readonly #asked = new Set<string>()

  read(given: unknown): Read {
    if (!isParts(given)) return { message: given }
    // The refused message may have been that request: whoever still needs it asks again.
    if (given.type === 'refused') this.#asked.clear()
    if (given.type !== 'frame') return { message: given }
    if ('change' in given) return this.#change(given)
    const whole = Whole.safeParse(given)
    if (!whole.success) return { message: given }
    const { match, seat, rowSeq, edition } = whole.data
    this.#hold(`${match} ${seat}`, { edition, rowSeq, view: given.view })
    const { edition: _, ...message } = given
    return { message }
  }

  #change(given: Parts): Read {
    const parsed = Changed.safeParse(given)
    if (!parsed.success) return { message: given }
    const { match, seat, rowSeq, change } = parsed.data
    const key = `${match} ${seat}`
    const held = this.#held.get(key)
    if (held?.edition !== change.on) {
      if (this.#asked.has(key)) return { missed: null }
      this.#asked.add(key)
      return { missed: { match, ...(held ? { seen: held.rowSeq } : {}) } }
    }
    const view = change.view === null ? held.view : changed(held.view, change.view)
    this.#hold(key, { edition: change.edition, rowSeq, view })
    const entries = Object.entries(given).map(([name, part]) => (name === 'change' ? ['view', view] : [name, part]))
    return { message: Object.fromEntries(entries) }
  }

  #hold(key: string, held: Held): void {
    this.#asked.delete(key)
    this.#held.delete(key)
    this.#held.set(key, held)
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= MOST_HELD) break
      this.#held.delete(oldest)
    }
  }
}
