import type { Experiment } from './experiment.ts'
import { byDeal, gotBy, type Played, parOf } from './measure/observed.ts'
import type { GameRecord } from './record.ts'
import { Wager } from './statistics/wager.ts'

/** What became of a watched measure. */
export interface Watched {
  readonly watch: string
  /** The variant it was compared in; null: compared with the fair share. */
  readonly variant: string | null
  /** `unmet`: no deal had a value for it. */
  readonly verdict: 'differs' | 'same' | 'open' | 'unmet'
  /** After how many deals that was decided. */
  readonly after: number | null
}

/** A measure that is watched: two ways to be decided, each by a test that may be looked at after every deal. */
class Watch {
  readonly #differs = new Wager(0.5, 'differs')
  readonly #same: readonly Wager[]
  #verdict: Watched['verdict'] = 'unmet'
  #after: number | null = null

  constructor(
    readonly watch: string,
    readonly variant: { readonly name: string; readonly arm: number } | null,
    margin: number | null,
    readonly error: number,
    readonly together: boolean,
  ) {
    // Differences from -1 to 1 are mapped to numbers from 0 to 1.
    this.#same = margin === null ? [] : [new Wager(0.5 - margin / 2, 'above'), new Wager(0.5 + margin / 2, 'below')]
  }

  get told(): Watched {
    return { watch: this.watch, variant: this.variant?.name ?? null, verdict: this.#verdict, after: this.#after }
  }

  get isDecided(): boolean {
    return this.#verdict === 'differs' || this.#verdict === 'same'
  }

  see(games: readonly GameRecord[], deals: number): void {
    const difference = this.#differenceIn(games)
    if (difference === null || this.isDecided) return
    const value = (1 + difference) / 2
    for (const wager of [this.#differs, ...this.#same]) wager.see(value)
    if (this.#differs.refutes(this.error)) this.#verdict = 'differs'
    else if (this.#same.length > 0 && this.#same.every((wager) => wager.refutes(this.error))) this.#verdict = 'same'
    else this.#verdict = 'open'
    if (this.isDecided) this.#after = deals
  }

  #differenceIn(games: readonly GameRecord[]): number | null {
    const [kind = '', ...label] = this.watch.split(' ')
    const got = (arm: number) => {
      const own = games.filter((game) => game.arm === arm)
      return [...byDeal(own, (game) => gotBy(game, kind, label.join(' '), this.together)).values()][0] ?? null
    }
    const before = got(0)
    if (before === null) return null
    if (!this.variant) {
      const own = games.filter((game) => game.arm === 0)
      return before - own.reduce((sum, game) => sum + parOf(game), 0) / own.length
    }
    const after = got(this.variant.arm)
    return after === null ? null : after - before
  }
}

/**
 * Looks at the deals in order and says when everything watched is decided. In whatever order they are played, the decision comes
 * after the same deal.
 */
export class Stopping {
  readonly #watches: readonly Watch[]
  #deals = 0

  constructor(experiment: Experiment, sides: readonly number[]) {
    const { stop, arms } = experiment
    const variants = arms.flatMap(({ name, kind }, arm) => (kind === 'variant' && arm > 0 ? [{ name, arm }] : []))
    const against = variants.length > 0 ? variants : [null]
    const watched = (stop?.watch ?? []).flatMap((watch) => against.map((variant) => ({ watch, variant })))
    const together = sides.every((side) => side === 0)
    // Bonferroni: together they err no more often than the given error.
    const error = (stop?.error ?? 0) / Math.max(1, watched.length)
    this.#watches = watched.map(({ watch, variant }) => new Watch(watch, variant, stop?.margin ?? null, error, together))
  }

  /** Takes the games of the next deal; returns whether everything is decided now. */
  see(games: readonly GameRecord[]): boolean {
    this.#deals += 1
    for (const watch of this.#watches) watch.see(games, this.#deals)
    return this.#watches.length > 0 && this.#watches.every(({ isDecided }) => isDecided)
  }

  get told(): readonly Watched[] {
    return this.#watches.map(({ told }) => told)
  }
}

/** How many deals count: those up to the one that decided, or all. */
export function countedDeals(
  experiment: Experiment,
  { records, sides }: Played,
): { readonly deals: number; readonly watched: readonly Watched[] } {
  const stopping = new Stopping(experiment, sides)
  const byNumber = new Map<number, GameRecord[]>()
  for (const record of records) byNumber.set(record.deal, [...(byNumber.get(record.deal) ?? []), record])
  let deals = 0
  for (; deals < experiment.deals; deals++) {
    const games = byNumber.get(deals)
    if (!games) break
    if (stopping.see(games)) return { deals: deals + 1, watched: stopping.told }
  }
  return { deals, watched: stopping.told }
}
