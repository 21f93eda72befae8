import type { AnalysedDecision } from '@rulewright/wire'
import type { MatchRecord, Results, TaskOf } from './tasks.ts'

/** What is analysed, and how. */
export interface Analysed {
  readonly game: string
  readonly record: MatchRecord
  /** How many threads work at once, and for how many milliseconds before other work may come between. */
  readonly lanes: number
  readonly milliseconds: number
  readonly think: (task: TaskOf<'analyse'>) => Promise<Results['analyse']>
  /** What is already known: how many choices from the deal on. */
  readonly known?: { readonly done: number; readonly decisions: readonly AnalysedDecision[] }
}

/** How many choices make a piece of work. */
const PIECE = 24

interface CountRange {
  from: number
  readonly to: number
}

/** An analysis of a match, one piece at a time; it can be stopped and continued. */
export class Analysing {
  readonly #what: Analysed
  #decisions: AnalysedDecision[]
  #done: number
  /** The pieces still to do; the next comes first. */
  readonly #pieces: CountRange[] = []
  #running: Promise<void> | null = null
  #stopped = false

  constructor(what: Analysed) {
    this.#what = what
    this.#decisions = [...(what.known?.decisions ?? [])]
    this.#done = what.known?.done ?? 0
    for (let from = this.#done; from < this.of; from += PIECE) this.#pieces.push({ from, to: Math.min(this.of, from + PIECE) })
  }

  get of(): number {
    return this.#what.record.choices.length
  }

  get done(): number {
    return this.#done
  }

  get isDone(): boolean {
    return this.#done >= this.of
  }

  /** Whether there is more to come without being asked for. */
  get isGoingOn(): boolean {
    return this.#running !== null && !this.#stopped
  }

  /** In their order. */
  get decisions(): readonly AnalysedDecision[] {
    return this.#decisions
  }

  /** Runs until everything is done or it is stopped; an error stops it. `told` is called for each piece. */
  run(told: () => Promise<void> = async () => undefined): Promise<void> {
    this.#stopped = false
    this.#running ??= this.#run(told).finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** The current piece is finished, and no new one begins. */
  stop(): void {
    this.#stopped = true
  }

  async #run(told: () => Promise<void>): Promise<void> {
    const lane = async () => {
      for (let piece = this.#next(); piece; piece = this.#next()) await this.#look(piece, told)
    }
    // Stopping and continuing at once finds the old lanes still finishing.
    do await Promise.all(Array.from({ length: this.#what.lanes }, lane))
    while (!(this.#stopped || this.isDone))
  }

  #next(): CountRange | undefined {
    return this.#stopped ? undefined : this.#pieces.shift()
  }

  async #look(piece: CountRange, told: () => Promise<void>): Promise<void> {
    const { game, record, milliseconds, think } = this.#what
    try {
      const { decisions, next } = await think({ do: 'analyse', game, record, from: piece.from, to: piece.to, milliseconds })
      this.#done += (next ?? piece.to) - piece.from
      this.#decisions = [...this.#decisions, ...decisions].sort((a, b) => a.count - b.count)
      piece.from = next ?? piece.to
    } catch (error) {
      this.#stopped = true
      throw error
    } finally {
      if (piece.from < piece.to) this.#pieces.unshift(piece)
    }
    await told()
  }
}
