import type { Match, Observer, Seat } from '@rulewright/kernel'
import type { Budget } from './bot.ts'
import { levels } from './levels.ts'
import { Memory, NO_TRAIL, type Trail } from './memory.ts'
import { placeOf, Sight } from './place.ts'
import { Search } from './search/index.ts'

/** What a master would do here, and how sure of it. */
export interface Hint {
  readonly index: number
  /** The share of the master's thinking that went into this option, from 0 to 1. */
  readonly share: number
  /** How well the seat would do after it, from 0 (lost) to 1 (won). */
  readonly worth: number
}

/** What would a master do? Only from what the asking seat knows, and never what leads back to where the seat has been, or takes back what it did (`been`). */
export function hint(observer: Observer, seed = 'hint', budget: Budget = levels.master.budget, been: Trail = NO_TRAIL): Hint {
  const verdicts = new Search(budget, levels.master.thinking).judge(observer, seed)
  const best = verdicts.map((verdict, index) => ({ index, ...verdict })).sort((a, b) => b.share - a.share)
  const memory = new Memory(been)
  const index = memory.onward(
    observer,
    best.map((verdict) => verdict.index),
    seed,
  )
  const found = best.find((verdict) => verdict.index === index)
  if (!found) throw new Error('there is nothing to choose between')
  return found
}

/** How far back a person's turn is examined; a bot looks less far, since every step back is replayed. */
const LONGEST = 60

/** Where the seat has been this turn, the place where it is now included, the latest first. */
export function beenAt(match: Match, seat: Seat, most = LONGEST): Trail {
  const places: string[] = []
  const undone: string[] = []
  let later: Sight | null = null
  for (let at: Match | null = match; at && places.length < most; at = at.canUndo(seat) ? at.undo(seat) : null) {
    places.push(placeOf(at, seat))
    const sight = new Sight(at, seat)
    const back = later ? sight.to(later).undone : ''
    if (back !== '') undone.push(back)
    later = sight
  }
  return { places, undone }
}
