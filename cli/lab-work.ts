import { availableParallelism } from 'node:os'
import type { LabTask, PieceResult } from '@rulewright/lab'
import { workFor } from '@rulewright/lab/queue'
import { complain } from './complain.ts'
import { threadPool } from './threads.ts'

export interface WorkOptions {
  database?: string
  threads?: number
}

/** Plays pieces for whoever queues them, until interrupted. */
export async function work({ database = process.env.DATABASE_URL, threads = availableParallelism() }: WorkOptions): Promise<void> {
  if (!database) return complain('Workers take their work from a PostgreSQL: give --database, or set DATABASE_URL.')
  const pool = threadPool<LabTask, PieceResult>(threads)
  let done = 0
  const worker = await workFor(
    database,
    threads,
    (task) => {
      process.stderr.write(`Piece ${task.piece} of ${task.experiment.title ?? task.experiment.game}\n`)
      return pool.do(task)
    },
    () => {
      done += 1
    },
  )
  process.stderr.write(`Waiting for pieces, ${threads} at a time.\n`)
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  process.stderr.write(`${done} ${done === 1 ? 'piece' : 'pieces'} played.\n`)
  await worker.close()
  await pool.close()
}

/** Errors of the database are reported in a sentence. */
export async function orComplain<T>(wanted: Promise<T>): Promise<T> {
  return wanted.catch((error: unknown) => {
    if (error instanceof AggregateError) return complain(`Cannot reach the database: ${error.errors.map(String).join('; ')}.`)
    return complain(error instanceof Error ? error.message : String(error))
  })
}
