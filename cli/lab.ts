import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type Experiment,
  type LabTask,
  type PieceResult,
  type PlayPieces,
  piecesOnThreads,
  type Report,
  reportText,
  runExperiment,
  startingFile,
  tablesOf,
} from '@rulewright/lab'
import { Folder, keyOf, OtherExperiment } from '@rulewright/lab/folder'
import { reportHtml } from '@rulewright/lab/html'
import { PATIENCE, PieceFailed, queueOn } from '@rulewright/lab/queue'
import type { Command } from 'commander'
import { complain } from './complain.ts'
import { write } from './files.ts'
import { threadsOption } from './flags.ts'
import { wholeNumber } from './input.ts'
import { compareFolders, storyOfGame } from './lab-compare.ts'
import { experimentFor, experimentIn, subjectNamed } from './lab-input.ts'
import { namesIn } from './lab-names.ts'
import { describeComparison, describeReport } from './lab-words.ts'
import { orComplain, type WorkOptions, work } from './lab-work.ts'
import { progressBar } from './progress.ts'
import { threadPool } from './threads.ts'

interface RunOptions {
  games?: number
  threads?: number
  json?: boolean
  out?: string
  queue?: boolean
  database?: string
  patience: number
}

/** Experiments: a designer's question, and its answer. */
export function registerLab(program: Command): void {
  const lab = program.command('lab').description('experiments with a game: is it fair, is it deep, what if this number were three?')
  registerNew(lab)
  registerNames(lab)
  registerRun(lab)
  registerMatch(lab)
  registerWork(lab)
  registerCompare(lab)
}

function registerNew(lab: Command): void {
  lab
    .command('new')
    .description('write an experiment to begin with, each part explained')
    .argument('<game>', 'the game')
    .argument('[file]', 'the file to write (left out: <game>-lab.jsonc)')
    .action(async (id: string, given: string | undefined) => {
      const file = given ?? `${id}-lab.jsonc`
      const subject = await subjectNamed(id)
      if (existsSync(file)) complain(`${file} is there already.`)
      write(file, startingFile(subject))
      process.stdout.write(`The experiment is in ${file}: \`rulewright lab run ${file}\` runs it.\n`)
    })
}

function registerNames(lab: Command): void {
  lab
    .command('names')
    .description('list what an experiment may name: numbers, things, shares')
    .argument('<game>', 'the game')
    .action(async (id: string) => {
      process.stdout.write(namesIn(await subjectNamed(id)))
    })
}

function registerRun(lab: Command): void {
  lab
    .command('run')
    .description('run an experiment; stopped with Ctrl-C it goes on where it was')
    .argument('<file>', 'the experiment')
    .option('--games <n>', 'how many deals, instead of what the file says', wholeNumber('--games', 1, 1_000_000))
    .addOption(threadsOption())
    .option(
      '--queue',
      'let workers (`rulewright lab work`) on any machine play, by a queue in PostgreSQL; without one, the threads here do',
    )
    .option('--database <url>', 'the PostgreSQL of the queue (left out: DATABASE_URL)')
    .option(
      '--patience <seconds>',
      'how long a worker may take over a piece before another does it',
      wholeNumber('--patience', 2, 86_000),
      PATIENCE,
    )
    .option('--json', 'print the report as JSON')
    .option('--out <folder>', 'where games and report are kept (default: a folder of its own in .lab)')
    .action(async (file: string, options: RunOptions) => {
      const report = await run(file, options)
      process.stdout.write(options.json ? reportText(report) : describeReport(report))
    })
}

function registerMatch(lab: Command): void {
  lab
    .command('match')
    .description('tell a game of a run, with the numbers it was played with')
    .argument('<folder>', 'the folder of a run')
    .argument('<id>', 'the game, as the report names it: 0.12.0')
    .action(async (folder: string, id: string) => {
      process.stdout.write(await storyOfGame(folder, id))
    })
}

function registerWork(lab: Command): void {
  lab
    .command('work')
    .description('take pieces of experiments from the queue and play them, until stopped with Ctrl-C')
    .option('--database <url>', 'the PostgreSQL of the queue (left out: DATABASE_URL)')
    .addOption(threadsOption())
    .action((options: WorkOptions) => orComplain(work(options)))
}

function registerCompare(lab: Command): void {
  lab
    .command('compare')
    .description('compare two runs deal by deal: what changed beyond chance')
    .argument('<a>', 'the folder of a run')
    .argument('<b>', 'the folder of another, of the same game, seed and deals')
    .option('--json', 'print the comparison as JSON')
    .action(async (a: string, b: string, { json }: { json?: boolean }) => {
      const compared = await compareFolders(a, b)
      process.stdout.write(json ? `${JSON.stringify(compared, null, 1)}\n` : describeComparison(compared))
    })
}

interface Players {
  readonly play: PlayPieces
  readonly close: () => Promise<void>
}

/** The default folder of a run is named so that the same experiment finds it again. */
const folderFor = (file: string, experiment: Experiment): string =>
  join('.lab', `${basename(file).replace(/\.\w+$/, '')}-${keyOf(experiment.file, experiment.version)}`)

async function run(file: string, options: RunOptions): Promise<Report> {
  const { games, out } = options
  const given = experimentIn(file)
  const subject = await subjectNamed(given.game)
  const experiment = experimentFor(subject, games === undefined ? given : { ...given, games }, file)
  const path = out ?? folderFor(file, experiment)
  const folder = openFolder(path, experiment)
  const players = await playersFor(experiment, options)
  const bar = progressBar(experiment.deals, 'deals')
  const stopHearing = tellWhenInterrupted(`What was played is kept in ${path}; the same command goes on from there.`)
  try {
    const report = await runExperiment(subject, experiment, {
      keeping: folder,
      play: players.play,
      onProgress: ({ deals }) => bar.update(deals),
    })
    await leaveReport(folder, report)
    return report
  } catch (error) {
    if (error instanceof PieceFailed) complain(error.message)
    throw error
  } finally {
    bar.stop()
    stopHearing()
    await players.close()
  }
}

/** Who plays: threads of this process, or workers that take pieces from a queue. */
async function playersFor(experiment: Experiment, { queue, threads, patience, ...options }: RunOptions): Promise<Players> {
  const database = options.database ?? process.env.DATABASE_URL
  if (queue && database) return orComplain(queueOn(database, experiment, patience))
  if (queue) process.stderr.write('There is no PostgreSQL (--database, DATABASE_URL): the threads of this machine play.\n')
  const pool = threadPool<LabTask, PieceResult>(threads)
  return { play: piecesOnThreads(pool, experiment), close: () => pool.close() }
}

async function leaveReport(folder: Folder, report: Report): Promise<void> {
  const games = await folder.games()
  folder.leave({ 'report.json': reportText(report), 'report.html': reportHtml(report), ...tablesOf(report, games) })
  process.stderr.write(`The report is in ${folder.path}.\n`)
}

/** Prints something when the user interrupts the command, and ends it. */
function tellWhenInterrupted(sentence: string): () => void {
  const hear = () => {
    process.stderr.write(`\n${sentence}\n`)
    process.exit(130)
  }
  process.once('SIGINT', hear)
  return () => process.removeListener('SIGINT', hear)
}

function openFolder(path: string, experiment: Experiment): Folder {
  try {
    return Folder.open(path, experiment)
  } catch (error) {
    if (error instanceof OtherExperiment) return complain(error.message)
    return complain(`Cannot write to ${path}: ${error instanceof Error ? error.message : String(error)}.`)
  }
}
