import { below, type RandomState } from '@rulewright/kernel'
import type { LogRow } from '@rulewright/play'
import { paths } from '@rulewright/wire'
import type { Database } from '../data/database.ts'
import { Store } from '../data/store.ts'
import { Client } from './client.ts'
import type { Killable } from './killable.ts'

interface Acknowledged {
  readonly rowSeq: number
  readonly seat: number
  readonly choice: number
}

/** A match under load and what the server has acknowledged of it. */
interface Promised {
  readonly match: string
  players: [Client, Client]
  readonly acknowledged: Acknowledged[]
}

export interface Crashes {
  readonly kills: number
  readonly acknowledged: number
  /** What was acknowledged and is not in the log: must be empty. */
  readonly lost: readonly string[]
}

/**
 * Plays matches at full speed, kills the server at random moments and starts it again. Every match must go on each time;
 * at the end every acknowledged choice must be in the log as it was made.
 */
export async function crashUnderLoad(
  start: () => Promise<Killable>,
  readLogs: (matches: readonly string[]) => Promise<LogRow[][]>,
  { kills, matches, random, progress }: { kills: number; matches: number; random: RandomState; progress?: (kill: number) => void },
): Promise<Crashes> {
  let server = await start()
  const tables = await Promise.all(Array.from({ length: matches }, () => sitDown(server.url)))
  for (let kill = 1; kill <= kills; kill++) {
    const before = tables.map((t) => t.acknowledged.length)
    const loads = tables.map((table) => playUntilLost(table, random))
    await until(() => tables.every((t, n) => t.acknowledged.length > (before[n] ?? 0)))
    await new Promise((done) => setTimeout(done, below(random, 400)))
    await server.kill()
    await Promise.all(loads)
    server = await start()
    await Promise.all(tables.map((table) => comeBack(table, server.url)))
    progress?.(kill)
  }
  const lastLoads = tables.map((table) => playUntilLost(table, random, table.acknowledged.length + 3))
  await Promise.all(lastLoads)
  await Promise.all(tables.flatMap((t) => t.players.map((p) => p.close())))
  const code = await server.stop()
  const lost: string[] = code === 0 ? [] : [`the server ended with ${code}`]
  const logs = await readLogs(tables.map((t) => t.match))
  for (const [n, table] of tables.entries()) lost.push(...missing(table, logs[n] ?? []))
  return { kills, acknowledged: tables.reduce((sum, t) => sum + t.acknowledged.length, 0), lost }
}

async function sitDown(url: string): Promise<Promised> {
  const [a, b] = [await Client.guest(url), await Client.guest(url)]
  a.keep = false
  b.keep = false
  const { match } = await a.create({ game: 'duel', config: { rounds: 9999 }, seats: [{ kind: 'me' }, { kind: 'open' }], listed: true })
  await b.json('POST', paths.join(match), { number: 'b' })
  await Promise.all([a.watch(match), b.watch(match)])
  return { match, players: [a, b], acknowledged: [] }
}

/** Both players choose as fast as the server lets them, until it is gone or enough is done. */
async function playUntilLost(table: Promised, random: RandomState, enough = Number.POSITIVE_INFINITY): Promise<void> {
  const { match, acknowledged } = table
  const play = async (client: Client, seat: number) => {
    while (acknowledged.length < enough) {
      const { decision, outcome } = client.frame(match, seat)
      if (outcome) return
      if (!decision) {
        await client
          .until((m) => m.type === 'frame' && m.match === match, 5_000)
          .catch(() => {
            if (client.socket.readyState !== client.socket.OPEN) throw new Error('gone')
          })
        continue
      }
      const choice = below(random, decision.options.length)
      const answer = await client.ask({ type: 'choose', match, seat, decisionId: decision.decisionId, choice })
      if (answer.type === 'frame') acknowledged.push({ rowSeq: answer.rowSeq, seat, choice })
    }
  }
  await Promise.allSettled(table.players.map((client, seat) => play(client, seat)))
}

async function comeBack(table: Promised, url: string): Promise<void> {
  const [a, b] = table.players
  table.players = [await a.twin(url), await b.twin(url)]
  for (const player of table.players) {
    player.keep = false
    await player.watch(table.match)
  }
}

function missing({ match, acknowledged }: Promised, rows: readonly LogRow[]): string[] {
  const bySeq = new Map(rows.map((row) => [row.seq, row]))
  return acknowledged
    .filter(({ rowSeq, seat, choice }) => {
      const row = bySeq.get(rowSeq)
      return row?.kind !== 'choose' || row.seat !== seat || row.index !== choice
    })
    .map((a) => `${match} ${JSON.stringify(a)}`)
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((done) => setTimeout(done, 10))
}

/** Reads the logs of matches from a database that no server has open. */
export async function logsIn(open: () => Promise<Database>, matches: readonly string[]): Promise<LogRow[][]> {
  const db = await open()
  try {
    const store = new Store(db)
    return await Promise.all(matches.map((match) => store.log(match, 0)))
  } finally {
    await db.close()
  }
}
