import { hash, type Match, type Option, type Seat } from '@rulewright/kernel'

/** Options that move the game on: the position after them may look the same, but is not. */
const GOES_ON: readonly string[] = ['pass', 'done', 'end']

export const goesOn = (option: Option): boolean => GOES_ON.includes(option.do)

/**
 * A name for what the seat sees and is asked, without mere counters: two positions with the same name are the same to the seat.
 * The options are part of it, because a first target may be chosen before anything on the table shows it.
 */
export function placeOf(match: Match, seat: Seat): string {
  const decision = match.decisionOf(seat)
  return hash([seenOf(match, seat), decision?.prompt ?? null, decision?.options ?? null])
}

/** What the seat sees, without mere counters. */
function seenOf(match: Match, seat: Seat): unknown {
  const view = match.view(seat)
  const counters = match.game.bot?.counters ?? []
  if (typeof view !== 'object' || view === null) return view
  return Object.entries(view).filter(([key]) => !counters.includes(key))
}

/** A view that later views are compared with. */
export class Sight {
  readonly #seen: unknown

  constructor(match: Match, seat: Seat) {
    this.#seen = seenOf(match, seat)
  }

  /** What changed from this sight to a later one, and what would take it back: amounts by their difference, all else from what to what. */
  to(later: Sight): ViewChange {
    const done: string[] = []
    const undone: string[] = []
    changes(this.#seen, later.#seen, '', done, undone)
    return { done: done.join(), undone: undone.join() }
  }
}

/** A change of what a seat sees; empty texts if nothing changed. */
export interface ViewChange {
  readonly done: string
  readonly undone: string
}

function changes(a: unknown, b: unknown, path: string, done: string[], undone: string[]): void {
  if (a === b) return
  if (typeof a === 'number' && typeof b === 'number') {
    done.push(`${path}${b - a}`)
    undone.push(`${path}${a - b}`)
  } else if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null && Array.isArray(a) === Array.isArray(b)) {
    const [before, after] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>]
    for (const key in before) changes(before[key], after[key], `${path}${key}:`, done, undone)
    for (const key in after) if (!(key in before)) changes(undefined, after[key], `${path}${key}:`, done, undone)
  } else {
    const [from, to] = [JSON.stringify(a), JSON.stringify(b)]
    done.push(`${path}${from}>${to}`)
    undone.push(`${path}${to}>${from}`)
  }
}
