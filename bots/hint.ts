import type { Match, Observer, Seat } from '@rulewright/kernel'
import type { Budget } from './bot.ts'
import { levels } from './levels.ts'
import { placeOf } from './place.ts'
import { Search } from './search/index.ts'

/** What a master would do here, and how sure of it. */
export interface Hint {
  readonly index: number
  /** The share of the master's thinking that went into this option, from 0 to 1. */
  readonly share: number
  /** How well the seat would do after it, from 0 (lost) to 1 (won). */
  readonly worth: number
}

/** What would a master do? Only from what the asking seat knows, and never what leads back to where the seat has been (`been`). */
export function hint(observer: Observer, seed = 'hint', budget: Budget = levels.master.budget, been: readonly string[] = []): Hint {
  const verdicts = new Search(budget, levels.master.thinking).judge(observer, seed)
  const best = verdicts.map((verdict, index) => ({ index, ...verdict })).sort((a, b) => b.share - a.share)
  const onward = been.length === 0 ? undefined : best.find(({ index }) => !been.includes(after(observer, index, seed)))
  const [first] = best
  if (!first) throw new Error('there is nothing to choose between')
  return onward ?? first
}

/** Where an option leads in a world that the seat can imagine: only what needs no chance can lead back. */
function after(observer: Observer, index: number, seed: string): string {
  const world = observer.sample(`${seed}/circle`)
  world.choose(observer.seat, index)
  return placeOf(world, observer.seat)
}

/** So far back a turn is looked at. */
const LONGEST = 60

/** Where the seat has been since anything became known or anybody else chose, the place where it is now included. */
export function beenAt(match: Match, seat: Seat): string[] {
  const been: string[] = []
  for (let at: Match | null = match; at && been.length < LONGEST; at = at.canUndo(seat) ? at.undo(seat) : null) been.push(placeOf(at, seat))
  return been
}
