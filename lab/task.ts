import { prepareBots } from '@rulewright/bots'
import type { ThreadPool } from '@rulewright/bots/pool'
import { findGame } from '@rulewright/games'
import { type Experiment, type ExperimentFile, type LabGame, makeExperiment } from './experiment.ts'
import { playPiece } from './play.ts'
import type { PieceResult } from './record.ts'
import type { PlayPieces } from './run.ts'

/** A piece of an experiment for a thread, or another machine, to play. */
export interface LabTask {
  readonly experiment: ExperimentFile
  /** The version of the rules it is meant for. */
  readonly version: string
  readonly piece: number
}

/** A game with what the lab may ask of it; null for an unknown name. */
export async function subjectOf(game: string): Promise<LabGame | null> {
  const manifest = findGame(game)
  if (!manifest) return null
  const [rules, lab = {}] = await Promise.all([manifest.rules(), manifest.lab?.()])
  return { game: rules, lab }
}

interface Ready {
  readonly subject: LabGame
  readonly experiment: Experiment
}

const ready = new Map<string, Promise<Ready>>()
const MOST_READY = 20

/** Plays a piece; what its experiment needs is prepared once. */
export async function playLabTask({ experiment: file, version, piece }: LabTask): Promise<PieceResult> {
  const key = JSON.stringify(file)
  const known = ready.get(key) ?? prepare(file)
  if (ready.size >= MOST_READY) ready.clear()
  ready.set(key, known)
  const { subject, experiment } = await known
  if (version !== experiment.version)
    throw new Error(`the piece is for version ${version} of ${file.game}; here it is ${experiment.version}`)
  return playPiece(subject, experiment, piece)
}

async function prepare(file: ExperimentFile): Promise<Ready> {
  const subject = await subjectOf(file.game)
  if (!subject) throw new Error(`there is no game ${file.game}`)
  const made = makeExperiment(subject, file)
  if (!made.ok) throw new Error(made.problems.join(' '))
  await prepareBots(subject.game)
  return { subject, experiment: made.value }
}

/** Plays pieces on threads, which answer with `playLabTask`. */
export const piecesOnThreads =
  (pool: ThreadPool<LabTask, PieceResult>, { file: experiment, version }: Experiment): PlayPieces =>
  async (pieces, onPlayed) => {
    const kept: Promise<void>[] = []
    const tasks = function* () {
      for (const piece of pieces) yield { experiment, version, piece }
    }
    await pool.doAll(tasks(), (result) => {
      kept.push(onPlayed(result))
    })
    await Promise.all(kept)
  }
