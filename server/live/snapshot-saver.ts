import type { Position } from '@rulewright/play'
import type { House } from '../house.ts'

/** A snapshot is worth its writing after this many rows, and not more often than every so many milliseconds. */
const ROWS = 32
const PAUSE = 10_000

/** Keeps a match's last rest state now and then, so that the next reader need not begin at the deal. */
export class SnapshotSaver {
  readonly #house: House
  readonly #match: string
  #savedSeq = 0
  #savedAt: number

  constructor(house: House, match: string) {
    this.#house = house
    this.#match = match
    this.#savedAt = house.now()
  }

  /** There is one of this row already (0: none). */
  found(rowSeq: number): void {
    this.#savedSeq = rowSeq
  }

  saveIfWorth(position: Position): void {
    const rests = position.restSeq === position.rowSeq
    if (!rests || position.outcome || position.rowSeq - this.#savedSeq < ROWS || this.#house.now() - this.#savedAt < PAUSE) return
    this.save(position).catch((error: unknown) => this.#house.logger.warn({ match: this.#match, error }, 'a snapshot was not saved'))
  }

  async save(position: Position): Promise<void> {
    const { restSeq, clocks } = position
    if (restSeq <= this.#savedSeq) return
    // The clocks are those of the present row: only a rest that is the present row can be saved with clocks.
    if (clocks && restSeq !== position.rowSeq) return
    const { at: count, state, version, stateVersion } = position.match.snapshot()
    this.#savedSeq = restSeq
    this.#savedAt = this.#house.now()
    const row = { match: this.#match, seq: restSeq, count, version, stateVersion, state, clocks: clocks?.state ?? null }
    await this.#house.snapshots.save(row)
  }
}
