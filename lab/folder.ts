import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '@rulewright/kernel'
import { type Experiment, type ExperimentFile, readExperiment } from './experiment.ts'
import { dealsOf, piecesOf } from './pieces.ts'
import { type GameRecord, PieceResult } from './record.ts'
import { sortedKeys } from './report.ts'
import type { PieceStore } from './run.ts'

/** The folder belongs to another experiment. */
export class OtherExperiment extends Error {}

const EXPERIMENT = 'experiment.json'
const PIECES = 'pieces'

/** What makes two experiments different. The number of games and the stop condition do not: more can be played later. */
export function keyOf(file: ExperimentFile, version: string): string {
  const { games: _games, stop: _stop, title: _title, ...rest } = file
  return hash(JSON.stringify([sortedKeys(rest), version])).slice(0, 10)
}

/** A folder with an experiment, its pieces as they finish, and its report. */
export class Folder implements PieceStore {
  constructor(
    readonly path: string,
    readonly experiment: Experiment,
  ) {}

  /** Claims a folder for an experiment, or continues in one that already has it. */
  static open(path: string, experiment: Experiment): Folder {
    mkdirSync(join(path, PIECES), { recursive: true })
    const key = keyOf(experiment.file, experiment.version)
    const kept = readKept(path)
    if (kept && kept.key !== key)
      throw new OtherExperiment(`${path} holds another experiment, or one of other rules; take another folder, or remove it.`)
    write(join(path, EXPERIMENT), `${JSON.stringify({ key, version: experiment.version, experiment: experiment.file }, null, 1)}\n`)
    return new Folder(path, experiment)
  }

  async read(piece: number): Promise<PieceResult | null> {
    const file = this.#file(piece)
    if (!existsSync(file)) return null
    const parsed = PieceResult.safeParse(parse(readFileSync(file, 'utf8')))
    return parsed.success && isWhole(this.experiment, parsed.data) ? parsed.data : null
  }

  async write(result: PieceResult): Promise<void> {
    write(this.#file(result.piece), JSON.stringify(result))
  }

  /** Every game there is. */
  async games(): Promise<readonly GameRecord[]> {
    const all: GameRecord[] = []
    for (let piece = 0; piece < piecesOf(this.experiment); piece++) all.push(...((await this.read(piece))?.games ?? []))
    return all
  }

  /** Leaves the report's files beside the pieces. */
  leave(files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) write(join(this.path, name), text)
  }

  #file(piece: number): string {
    return join(this.path, PIECES, `${String(piece).padStart(6, '0')}.json`)
  }
}

/** Every game of every deal: a piece from a run with fewer games may lack its last ones. */
function isWhole(experiment: Experiment, { piece, games }: PieceResult): boolean {
  const [from, to] = dealsOf(experiment, piece)
  for (let deal = from; deal < to; deal++)
    for (let arm = 0; arm < experiment.arms.length; arm++) if (!games.some((game) => game.deal === deal && game.arm === arm)) return false
  return games.every(({ deal }) => deal >= from && deal < to)
}

interface KeptExperiment {
  readonly key: string
  readonly version: string
  readonly file: ExperimentFile
}

/** The experiment a folder holds; null where it holds none. */
export function readKept(path: string): KeptExperiment | null {
  const file = join(path, EXPERIMENT)
  if (!existsSync(file)) return null
  const data = parse(readFileSync(file, 'utf8'))
  if (typeof data !== 'object' || data === null || !('key' in data) || !('version' in data) || !('experiment' in data)) return null
  const read = readExperiment(data.experiment)
  return read.ok ? { key: String(data.key), version: String(data.version), file: read.value } : null
}

/** How many pieces a folder holds. */
export const piecesIn = (path: string): number =>
  existsSync(join(path, PIECES)) ? readdirSync(join(path, PIECES)).filter((name) => name.endsWith('.json')).length : 0

/** Written beside and moved into place: a file is always whole, even when the run is killed. */
function write(file: string, text: string): void {
  const beside = `${file}.new`
  try {
    writeFileSync(beside, text)
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
