import type { Lab } from '@rulewright/games/lab'
import type { Decision, Event, Match } from '@rulewright/kernel'
import type { GameRecord } from './record.ts'

interface Seen {
  readonly drawn: Set<string>[]
  readonly could: Set<string>[]
  readonly used: Set<string>[]
}

const PASSING = ['pass', 'done', 'decline']

/** Watches a match as it is played and counts what the measures need. */
export class Tracker {
  readonly #things = new Map<string, Seen>()
  readonly #acts: Record<string, [number, number]> = {}
  #decisions = 0
  #free = 0
  #passes = 0

  constructor(
    readonly lab: Lab,
    readonly match: Match,
    readonly seats: number,
  ) {
    const sets = () => Array.from({ length: seats }, () => new Set<string>())
    for (const kind of Object.keys(lab.things ?? {})) this.#things.set(kind, { drawn: sets(), could: sets(), used: sets() })
  }

  heard(event: Event): void {
    for (const [kind, seen] of this.#things)
      for (const [seat, thing] of this.lab.things?.[kind]?.drawn?.(event, this.match.state) ?? []) seen.drawn[seat]?.add(thing)
  }

  /** Must be called before the choice is made. */
  chose({ options, seat }: Decision, index: number): void {
    this.#decisions += 1
    if (options.length > 1) this.#free += 1
    const chosen = options[index]
    if (chosen && PASSING.includes(chosen.do)) this.#passes += 1
    for (const act of new Set(options.map((option) => option.do))) this.#act(act)[0] += 1
    if (chosen) this.#act(chosen.do)[1] += 1
    for (const [kind, seen] of this.#things) {
      const things = this.lab.things?.[kind]
      for (const [n, option] of options.entries()) {
        const thing = things?.uses(option, this.match.state, seat)
        if (thing === null || thing === undefined) continue
        seen.could[seat]?.add(thing)
        if (n === index) seen.used[seat]?.add(thing)
      }
    }
  }

  told(): Pick<GameRecord, 'decisions' | 'free' | 'passes' | 'rounds' | 'sides' | 'things' | 'acts'> {
    const { state, config } = this.match
    const seats = Array.from({ length: this.seats }, (_, seat) => seat)
    const sides = Object.entries(this.lab.sides ?? {}).map(
      ([kind, of]) => [kind, seats.map((seat) => [...of(state, seat, config)])] as const,
    )
    const sorted = (sets: readonly Set<string>[]) => sets.map((set) => [...set].sort())
    const things = [...this.#things].map(([kind, { drawn, could, used }]) => [
      kind,
      { drawn: sorted(drawn), could: sorted(could), used: sorted(used) },
    ])
    return {
      decisions: this.#decisions,
      free: this.#free,
      passes: this.#passes,
      rounds: this.lab.rounds?.(state) ?? null,
      sides: Object.fromEntries(sides),
      things: Object.fromEntries(things),
      acts: this.#acts,
    }
  }

  #act(name: string): [number, number] {
    const known = this.#acts[name]
    if (known) return known
    const fresh: [number, number] = [0, 0]
    this.#acts[name] = fresh
    return fresh
  }
}
