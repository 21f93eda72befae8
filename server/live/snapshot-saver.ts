import type { Position, SavedState } from '@rulewright/play'
import type { House } from '../house.ts'

/** A snapshot is worth writing after this many rows, and at most once in this many milliseconds. */
const ROWS = 32
const PAUSE = 10_000
const KEPT = 3

/** Saves a match's last rest state now and then, so that the next reader need not begin at the deal. */
export class SnapshotSaver {
  readonly #house: House
  readonly #match: string
  #savedSeq = 0
  #savedAt: number
  /** The last ones saved, for undo: the newest first. */
  #recent: SavedState[] = []

  constructor(house: House, match: string) {
    this.#house = house
    this.#match = match
    this.#savedAt = house.now()
  }

  /** There is one at this row already (0: none), which leads to the current position. */
  found(rowSeq: number, saved: SavedState | null): void {
    this.#savedSeq = rowSeq
    this.#recent = saved ? [saved] : []
  }

  /** One at which no more than this many choices were in force, all of which still are. */
  before(count: number): SavedState | null {
    return this.#recent.find((saved) => saved.count <= count) ?? null
  }

  /** Choices were taken back: later snapshots do not lead to the current position. */
  takenBack(count: number): void {
    this.#recent = this.#recent.filter((saved) => saved.count <= count)
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
    const saved = { seq: restSeq, count, version, state_version: stateVersion, state, clocks: clocks?.state ?? null }
    this.#recent = [saved, ...this.#recent].slice(0, KEPT)
    await this.#house.snapshots.save({ match: this.#match, seq: restSeq, count, version, stateVersion, state, clocks: saved.clocks })
  }
}
