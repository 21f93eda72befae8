import { cpus } from 'node:os'
import { bundlePrograms } from '../../server/test/bundle.ts'
import { startPostgres } from '../../server/test/postgres.ts'
import { median, spread } from '../measure.ts'
import { LoadedServer, PROGRAMS } from '../server/loaded-server.ts'

// Several processes of our server on one PostgreSQL on this machine, with the same number of live matches between them.

interface Crew {
  readonly choicesPerSecond: number
  readonly spread: readonly [number, number]
  /** Of the slowest process. */
  readonly p99Milliseconds: number
}

interface ProcessesReport {
  readonly matches: number
  /** All of it shares them: the servers, PostgreSQL, and the players, a process for each server. */
  readonly cores: number
  readonly processes: Readonly<Record<string, Crew>>
}

const MATCHES = 400
const ROUNDS = 3
const SIZES = [1, 2, 4]

export async function benchProcesses(say: (text: string) => void): Promise<ProcessesReport> {
  const programs = await bundlePrograms(PROGRAMS)
  const postgres = await startPostgres()
  try {
    const crews: Record<string, Crew> = {}
    for (const size of SIZES) {
      crews[size] = await measure(programs, await postgres.database(), size)
      say(`  ${size} processes: ${JSON.stringify(crews[size])}`)
    }
    return { matches: MATCHES, cores: cpus().length, processes: crews }
  } finally {
    await postgres.stop()
  }
}

async function measure(programs: string, databaseUrl: string, size: number): Promise<Crew> {
  const crew: LoadedServer[] = []
  for (let n = 0; n < size; n++) crew.push(await LoadedServer.open(programs, 'ours', MATCHES / size, databaseUrl))
  const rates: number[] = []
  const slowest: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const loads = await Promise.all(crew.map((arena) => arena.measure('saturate')))
    rates.push(loads.reduce((sum, load) => sum + (load.choicesPerSecond ?? 0), 0))
    slowest.push(Math.max(...loads.map((load) => load.p99Milliseconds ?? 0)))
  }
  for (const arena of crew) await arena.close()
  return { choicesPerSecond: median(rates), spread: spread(rates), p99Milliseconds: median(slowest) }
}
