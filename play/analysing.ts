import type { AnalysedDecision } from '@rulewright/wire'
import type { MatchRecord, Results, Task } from './tasks.ts'

type AnalyseTask = Extract<Task, { do: 'analyse' }>

/** What is looked through, and how. */
export interface Analysed {
  readonly game: string
  readonly record: MatchRecord
  /** How many look at once, and for how many milliseconds before others may come between. */
  readonly lanes: number
  readonly milliseconds: number
  readonly think: (task: AnalyseTask) => Promise<Results['analyse']>
  /** What is known already: how many choices from the deal on. */
  readonly known?: { readonly done: number; readonly decisions: readonly AnalysedDecision[] }
}

/** How many choices make a piece of work. */
const PIECE = 24

interface Stretch {
  from: number
  readonly to: number
}

/** A match that is being looked through, a piece at a time; it can be stopped, and goes on where it was. */
export class Analysing {
  readonly #what: Analysed
  #decisions: AnalysedDecision[]
  #done: number
  /** What is still to be looked at; the next comes first. */
  readonly #pieces: Stretch[] = []
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

  /** Goes on until all is done or it is stopped; what goes wrong stops it. `told` hears of each piece. */
  run(told: () => Promise<void> = async () => undefined): Promise<void> {
    this.#stopped = false
    this.#running ??= this.#run(told).finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** What is being looked at is finished, and nothing new begun. */
  stop(): void {
    this.#stopped = true
  }

  async #run(told: () => Promise<void>): Promise<void> {
    const lane = async () => {
      for (let piece = this.#next(); piece; piece = this.#next()) await this.#look(piece, told)
    }
    // Who stops and goes on at once finds the lanes still running out.
    do await Promise.all(Array.from({ length: this.#what.lanes }, lane))
    while (!(this.#stopped || this.isDone))
  }

  #next(): Stretch | undefined {
    return this.#stopped ? undefined : this.#pieces.shift()
  }

  async #look(piece: Stretch, told: () => Promise<void>): Promise<void> {
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
