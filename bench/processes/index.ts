import { cpus } from 'node:os'
import { bundlePrograms } from '../../server/test/bundle.ts'
import { startPostgres } from '../../server/test/postgres.ts'
import { median, spread } from '../measure.ts'
import { LoadedServer, PROGRAMS } from '../server/loaded-server.ts'

// Several processes of our server on one PostgreSQL on this machine, with the same number of live matches between them.

interface Measured {
  readonly choicesPerSecond: number
  readonly spread: readonly [number, number]
  /** Of the slowest process. */
  readonly p99Milliseconds: number
}

interface ProcessesReport {
  readonly matches: number
  /** Shared by everything: the servers, PostgreSQL, and the players, one process for each server. */
  readonly cores: number
  readonly processes: Readonly<Record<string, Measured>>
}

const MATCHES = 400
const ROUNDS = 3
const SIZES = [1, 2, 4]

export async function benchProcesses(say: (text: string) => void): Promise<ProcessesReport> {
  const programs = await bundlePrograms(PROGRAMS)
  const postgres = await startPostgres()
  try {
    const measured: Record<string, Measured> = {}
    for (const size of SIZES) {
      measured[size] = await measure(programs, await postgres.database(), size)
      say(`  ${size} processes: ${JSON.stringify(measured[size])}`)
    }
    return { matches: MATCHES, cores: cpus().length, processes: measured }
  } finally {
    await postgres.stop()
  }
}

async function measure(programs: string, databaseUrl: string, size: number): Promise<Measured> {
  const servers: LoadedServer[] = []
  for (let n = 0; n < size; n++) servers.push(await LoadedServer.open(programs, 'ours', MATCHES / size, databaseUrl))
  const rates: number[] = []
  const slowest: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const loads = await Promise.all(servers.map((server) => server.measure('saturate')))
    rates.push(loads.reduce((sum, load) => sum + (load.choicesPerSecond ?? 0), 0))
    slowest.push(Math.max(...loads.map((load) => load.p99Milliseconds ?? 0)))
  }
  for (const server of servers) await server.close()
  return { choicesPerSecond: median(rates), spread: spread(rates), p99Milliseconds: median(slowest) }
}
