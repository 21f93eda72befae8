import type { Experiment, LabGame } from './experiment.ts'
import { dealsOf, piecesOf } from './pieces.ts'
import type { GameRecord, PieceResult } from './record.ts'
import { type Report, reportOf, sidesOfExperiment } from './report.ts'
import { Stopping } from './stopping.ts'

/** Where finished pieces are kept, so that an interrupted run can continue. */
export interface PieceStore {
  read(piece: number): Promise<PieceResult | null>
  write(result: PieceResult): Promise<void>
}

/** Plays pieces in any order, several at a time, and hands over each when it is done; `wanted` is asked before each. */
export type PlayPieces = (pieces: Iterable<number>, onPlayed: (result: PieceResult) => Promise<void>) => Promise<void>

export interface Progress {
  readonly deals: number
  readonly of: number
  /** Taken from an earlier run. */
  readonly kept: number
}

/** Runs an experiment to its end, or until everything watched is decided. */
export async function runExperiment(
  subject: LabGame,
  experiment: Experiment,
  { keeping, play, onProgress = () => {} }: { keeping: PieceStore; play: PlayPieces; onProgress?: (progress: Progress) => void },
): Promise<Report> {
  const count = new Counting(subject, experiment)
  const missing: number[] = []
  for (let piece = 0; piece < piecesOf(experiment); piece++) {
    const kept = await keeping.read(piece)
    if (kept) count.add(kept)
    else missing.push(piece)
  }
  const kept = count.deals
  const tell = () => onProgress({ deals: count.deals, of: experiment.deals, kept })
  tell()
  await play(wanted(missing, count), async (result) => {
    await keeping.write(result)
    count.add(result)
    tell()
  })
  return reportOf(subject, experiment, count.games)
}

/** The pieces still to be played: none once everything is decided. */
function* wanted(missing: readonly number[], count: Counting): Generator<number> {
  for (const piece of missing) {
    if (count.decided) return
    yield piece
  }
}

/** The finished pieces, and whether the unbroken run of them from the first already decides. */
class Counting {
  readonly #results = new Map<number, PieceResult>()
  readonly #stopping: Stopping
  #next = 0
  decided = false

  constructor(
    subject: LabGame,
    readonly experiment: Experiment,
  ) {
    this.#stopping = new Stopping(experiment, sidesOfExperiment(subject, experiment))
  }

  get deals(): number {
    let sum = 0
    for (const piece of this.#results.keys()) {
      const [from, to] = dealsOf(this.experiment, piece)
      sum += to - from
    }
    return sum
  }

  get games(): readonly GameRecord[] {
    return [...this.#results.values()].flatMap(({ games }) => games)
  }

  add(result: PieceResult): void {
    this.#results.set(result.piece, result)
    for (let due = this.#results.get(this.#next); due && !this.decided; due = this.#results.get(this.#next)) {
      this.#look(due)
      this.#next += 1
    }
  }

  #look({ piece, games }: PieceResult): void {
    const [from, to] = dealsOf(this.experiment, piece)
    for (let deal = from; deal < to && !this.decided; deal++) this.decided = this.#stopping.see(games.filter((game) => game.deal === deal))
  }
}
