import { at, type Config, type Game, type Habits, Match, type Seat } from '@rulewright/kernel'
import type { ArenaGame } from './arena/index.ts'
import { goesOn, placeOf } from './place.ts'

/** How often a habit showed, of how many occasions; or the sum of an average, and of how many. */
export interface HabitCount {
  readonly times: number
  readonly of: number
  readonly kind: 'share' | 'average'
}

export type HabitReport = Readonly<Record<string, HabitCount>>

/** Counted in every game: matches that were called off, and choices that lead back to where the seat just was. */
const COMMON = { 'decisions a game': 'average', 'games that did not end': 'share', 'to-and-fro pairs': 'share' } as const

/** Counts habits over played matches. */
export class HabitTally {
  readonly #counts = new Map<string, { times: number; of: number }>()

  constructor(
    readonly game: Game,
    readonly habits: Habits | null,
  ) {}

  /** Replays one match and watches it. */
  add(config: Config, { seed, choices, reason }: Pick<ArenaGame, 'seed' | 'choices' | 'reason'>): void {
    const note = (habit: string, shown: boolean | number, of = 1) => this.#note(habit, Number(shown), of)
    const watcher = this.habits?.watch(note) ?? {}
    let begun: Match | null = null
    const match = Match.start(this.game, config, seed, ({ event }) => begun && watcher.heard?.(event, begun.state))
    begun = match
    const circles = new Circles(note)
    let decisions = 0
    for (const { seat, index } of choices) {
      const decision = match.decisionOf(seat)
      if (!decision) throw new Error(`the game of seed ${seed} is not the one that was played`)
      if (decision.options.length > 1) decisions += 1
      const option = at(decision.options, index)
      watcher.chose?.(option, decision, match.state)
      circles.before(match, seat)
      match.choose(seat, index)
      // Passing is progress, even if the same question comes again.
      circles.after(match, seat, decision.options.length > 1, goesOn(option))
    }
    note('decisions a game', decisions)
    note('games that did not end', match.outcome === null || reason === 'unfinished')
    if (match.outcome) watcher.over?.(match.state)
  }

  report(): HabitReport {
    const kinds: Readonly<Record<string, 'share' | 'average'>> = { ...COMMON, ...this.habits?.habits }
    return Object.fromEntries(
      Object.entries(kinds).map(([habit, kind]) => [habit, { ...(this.#counts.get(habit) ?? { times: 0, of: 0 }), kind }]),
    )
  }

  #note(habit: string, times: number, of: number): void {
    const count = this.#counts.get(habit) ?? { times: 0, of: 0 }
    this.#counts.set(habit, { times: count.times + times, of: count.of + of })
  }
}

/** Where each seat has been since anything became known to it or anybody else chose. */
class Circles {
  #seat: Seat | null = null
  #been = new Set<string>()

  constructor(readonly note: (habit: keyof typeof COMMON, shown: boolean) => void) {}

  before(match: Match, seat: Seat): void {
    if (seat !== this.#seat) this.#been.clear()
    this.#seat = seat
    this.#been.add(placeOf(match, seat))
  }

  after(match: Match, seat: Seat, chosen: boolean, goesOn: boolean): void {
    if (!match.canUndo(seat)) this.#been.clear()
    if (chosen) this.note('to-and-fro pairs', !goesOn && match.decisionOf(seat) !== null && this.#been.has(placeOf(match, seat)))
  }
}
