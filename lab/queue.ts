import { setTimeout as wait } from 'node:timers/promises'
import { hash } from '@rulewright/kernel'
import PgBoss from 'pg-boss'
import type { Experiment } from './experiment.ts'
import { keyOf } from './folder.ts'
import { PieceResult } from './record.ts'
import type { PlayPieces } from './run.ts'
import type { LabTask } from './task.ts'

const QUEUE = 'rulewright-lab'
/** How many pieces are queued at a time: an experiment that is decided early leaves little behind. */
const WINDOW = 64
const LOOK = 500
/** A piece whose worker was lost is retried this often; one that keeps failing has something wrong with it. */
const RETRIES = 30
/** How long a worker may take over a piece, in seconds, before it counts as lost. */
export const PATIENCE = 600

/** A piece could not be played by any worker. */
export class PieceFailed extends Error {}

async function open(url: string, patience: number | null): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'rulewright lab',
    schedule: false,
    // Whoever follows a run re-queues lost pieces; workers only work.
    supervise: patience !== null,
    ...(patience === null ? {} : { maintenanceIntervalSeconds: Math.max(1, Math.ceil(patience / 4)) }),
    max: 4,
  })
  // A database that is unreachable for a moment is asked again at the next poll.
  boss.on('error', () => {})
  await boss.start()
  await createQueue(boss)
  return boss
}

/** Two who create the queue at the same moment may lock each other out: PostgreSQL ends one of them, which finds it made when it looks again. */
async function createQueue(boss: PgBoss, attempts = 5): Promise<void> {
  try {
    await boss.createQueue(QUEUE)
  } catch (error) {
    if (attempts <= 1 || !isDeadlock(error)) throw error
    await wait(50)
    await createQueue(boss, attempts - 1)
  }
}

const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '40P01'

/** The same piece has the same id: queued twice, it is done once. */
function idOf({ file, version }: Experiment, piece: number): string {
  const key = keyOf(file, version)
  const digits = hash([key, piece, 'one']) + hash([key, piece, 'other'])
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A run whose pieces workers on any machine play. */
export async function queueOn(
  url: string,
  experiment: Experiment,
  patience = PATIENCE,
): Promise<{ readonly play: PlayPieces; readonly close: () => Promise<void> }> {
  const boss = await open(url, patience)
  const { file, version } = experiment
  const send = (piece: number) =>
    boss.send(QUEUE, { experiment: file, version, piece } satisfies LabTask, {
      id: idOf(experiment, piece),
      retryLimit: RETRIES,
      retryDelay: 0,
      expireInSeconds: patience,
    })
  return {
    play: (pieces, onPlayed) => follow(boss, experiment, send, pieces, onPlayed),
    close: () => boss.stop({ graceful: false, wait: true }),
  }
}

async function follow(
  boss: PgBoss,
  experiment: Experiment,
  send: (piece: number) => Promise<unknown>,
  pieces: Iterable<number>,
  onPlayed: (result: PieceResult) => Promise<void>,
): Promise<void> {
  const rest = pieces[Symbol.iterator]()
  const awaited = new Set<number>()
  let ended = false
  for (;;) {
    while (!ended && awaited.size < WINDOW) {
      const next = rest.next()
      ended = next.done === true
      if (next.done) break
      await send(next.value)
      awaited.add(next.value)
    }
    if (awaited.size === 0) return
    for (const piece of awaited) {
      const result = await resultOf(boss, experiment, piece, send)
      if (!result) continue
      awaited.delete(piece)
      await onPlayed(result)
    }
    await wait(LOOK)
  }
}

/** What a worker made of a piece; null while none has. A result is deleted once it was read. */
async function resultOf(
  boss: PgBoss,
  experiment: Experiment,
  piece: number,
  send: (piece: number) => Promise<unknown>,
): Promise<PieceResult | null> {
  const id = idOf(experiment, piece)
  const job = await boss.getJobById(QUEUE, id, { includeArchive: true })
  if (!job) {
    await send(piece)
    return null
  }
  if (job.state === 'failed' || job.state === 'cancelled') {
    await boss.deleteJob(QUEUE, id)
    throw new PieceFailed(`Piece ${piece} could not be played: ${messageIn(job.output)}`)
  }
  if (job.state !== 'completed') return null
  const result = PieceResult.parse(JSON.parse(textIn(job.output)))
  await boss.deleteJob(QUEUE, id)
  return result
}

const textIn = (output: object): string => ('text' in output && typeof output.text === 'string' ? output.text : 'null')
const messageIn = (output: object | null): string => (output && 'message' in output ? String(output.message) : 'it was given up.')

/** Takes pieces from the queue, a few at a time, until it is closed. */
export async function workFor(
  url: string,
  threads: number,
  play: (task: LabTask) => Promise<PieceResult>,
  onDone: () => void = () => {},
): Promise<{ readonly close: () => Promise<void> }> {
  const boss = await open(url, null)
  for (let n = 0; n < threads; n++)
    await boss.work<LabTask>(QUEUE, { batchSize: 1, pollingIntervalSeconds: 0.5 }, async ([job]) => {
      if (!job) return null
      const result = await play(job.data)
      onDone()
      // As text: a database that stores JSON in its own way may change numbers and the order of keys.
      return { text: JSON.stringify(result) }
    })
  return { close: () => boss.stop({ graceful: true, wait: true }) }
}
