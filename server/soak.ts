import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedRandom } from '@rulewright/kernel'
import type { Database } from './data/database.ts'
import { PgliteDatabase } from './data/pglite.ts'
import { PostgresDatabase } from './data/postgres.ts'
import { crashUnderLoad, logsIn } from './test/crash.ts'
import { startKillable } from './test/killable.ts'
import { startPostgres } from './test/postgres.ts'

// The long run: the server is killed at random moments under load, on PGlite and on PostgreSQL.
// With a number: that many kills on each. It takes about four seconds a kill.

const kills = Number(process.argv[2] ?? 50)
const seed = process.argv[3] ?? String(Date.now())

async function soak(name: string, env: Readonly<Record<string, string>>, open: () => Promise<Database>): Promise<boolean> {
  const { acknowledged, lost } = await crashUnderLoad(
    () => startKillable(env),
    (matches) => logsIn(open, matches),
    {
      kills,
      matches: 12,
      random: seedRandom(`${name} ${seed}`),
      progress: (kill) => process.stderr.write(`${name}: ${kill} of ${kills} kills\n`),
    },
  )
  console.log(JSON.stringify({ database: name, seed, kills, acknowledged, lost: lost.length }))
  for (const line of lost) console.error(line)
  return lost.length === 0
}

const folder = mkdtempSync(join(tmpdir(), 'rulewright-soak-'))
const first = await soak('pglite', { DATA_DIR: folder, DATABASE_URL: '' }, () => PgliteDatabase.open(folder))
rmSync(folder, { recursive: true, force: true })

const postgres = await startPostgres()
const url = await postgres.database()
const second = await soak('postgres', { DATABASE_URL: url }, () => PostgresDatabase.open(url))
await postgres.stop()
process.exit(first && second ? 0 : 1)
