import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { paths } from '@rulewright/wire'
import { PgliteDatabase } from './data/pglite.ts'
import { type Attacked, NAMES } from './hostile-attacks.ts'
import { Client } from './test/client.ts'
import { logsIn } from './test/crash.ts'
import { type Killable, startKillable } from './test/killable.ts'

// npm run soak -- hostile [seconds] [messages] [attack]: honest pairs play, from the attacker's own address, while one attack after
// another is made on the server, each for that long; that many messages are not even messages, and as many are invalid. Between
// attacks it is quiet. At the end: how long honest choices took (p99) in each attack and overall, against all quiet times; whether
// memory came back, and whether anything was lost.

const seconds = Number(process.argv[2] ?? 10)
const messages = Number(process.argv[3] ?? 10_000)
const chosen = process.argv[4]
const PAIRS = 16
/** How long a person thinks, in milliseconds. */
const THINKS = 400
/** No attack may make choices take longer than this many times the quiet figure. */
const MOST = 3

interface Honest {
  readonly match: string
  readonly players: readonly [Client, Client]
  readonly acknowledged: { readonly rowSeq: number; readonly seat: number; readonly choice: number }[]
}

async function pair(url: string): Promise<Honest> {
  const [a, b] = [await Client.guest(url), await Client.guest(url)]
  for (const client of [a, b]) client.keep = false
  const { match } = await a.create({ game: 'duel', config: { rounds: 9999 }, seats: [{ kind: 'me' }, { kind: 'open' }], listed: true })
  await b.json('POST', paths.join(match), { number: 'b' })
  await Promise.all([a.watch(match), b.watch(match)])
  return { match, players: [a, b], acknowledged: [] }
}

/** Choices of honest people that were not accepted. */
let turnedAway = 0

/** Everybody plays while the work goes on; returns how long their choices took, in milliseconds. */
async function playDuring(pairs: readonly Honest[], work: Promise<unknown>): Promise<number[]> {
  const time = { isUp: false }
  work.finally(() => {
    time.isUp = true
  })
  const took = await Promise.all(pairs.map((pair, n) => playUntil(pair, time, (n * THINKS) / pairs.length)))
  await work
  return took.flat()
}

/** Plays at a person's pace; not everybody at the same moment. */
async function playUntil({ match, players, acknowledged }: Honest, time: { readonly isUp: boolean }, delay: number): Promise<number[]> {
  const took: number[] = []
  await pause(delay)
  while (!time.isUp) {
    const seat = players[0].frame(match, 0).decision ? 0 : 1
    const player = players[seat]
    const { decision } = player.frame(match, seat)
    if (!decision) {
      await pause(20)
      continue
    }
    const begun = performance.now()
    const answer = await player.ask({ type: 'choose', match, seat, decisionId: decision.decisionId, choice: 0 }, 60_000)
    took.push(performance.now() - begun)
    if (answer.type === 'frame') acknowledged.push({ rowSeq: answer.rowSeq, seat, choice: 0 })
    else turnedAway += 1
    await pause(THINKS)
  }
  return took
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** An attack that is ready to begin. */
async function attackers(name: string, url: string, match: string): Promise<() => Promise<Attacked>> {
  const program = fileURLToPath(new URL('./hostile-attacks.ts', import.meta.url))
  const child = fork(program, [name, url, match, String(seconds), String(messages)])
  const failed = new Promise<never>((_, fail) => child.once('exit', () => fail(new Error(`the attackers of "${name}" ended early`))))
  failed.catch(() => {})
  const said = <T>() => Promise.race([failed, new Promise<T>((done) => child.once('message', (message: T) => done(message)))])
  await said()
  return () => {
    const attacked = said<Attacked>()
    child.send('go')
    return attacked
  }
}

const memoryOf = ({ pid }: Killable): number => {
  const kept = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kept ?? 0) / 1024)
}

/** Milliseconds that the server's event loop has worked so far: what an attack costs the players, however busy the machine is. */
const workedBy = ({ pid }: Killable): number => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) * 10
}

function percentile(took: readonly number[], part: number): number {
  const sorted = [...took].sort((a, b) => a - b)
  return Math.round(10 * (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)) / 10
}
const p99 = (took: readonly number[]): number => percentile(took, 0.99)

/** Acknowledged choices that are missing from the logs. */
async function lostOf(folder: string, pairs: readonly Honest[]): Promise<number> {
  const logs = await logsIn(
    () => PgliteDatabase.open(folder),
    pairs.map(({ match }) => match),
  )
  const lost = pairs.map(({ acknowledged }, n) => {
    const bySeq = new Map(logs[n]?.map((row) => [row.seq, row]))
    return acknowledged.filter(({ rowSeq, seat, choice }) => bySeq.get(rowSeq)?.seat !== seat || bySeq.get(rowSeq)?.index !== choice)
  })
  return lost.flat().length
}

const folder = mkdtempSync(join(tmpdir(), 'rulewright-hostile-'))
const server = await startKillable({ DATA_DIR: folder, DATABASE_URL: '', LIMITS: 'shipped' })
const pairs: Honest[] = []
for (let n = 0; n < PAIRS; n++) pairs.push(await pair(server.url))
const [longest] = pairs
if (!longest) throw new Error('nobody plays')
await playDuring(pairs, pause(3_000))
const before = memoryOf(server)
const idle = workedBy(server)
const quiet: number[] = await playDuring(pairs, pause(seconds * 1000))
console.log(JSON.stringify({ quiet: p99(quiet), busy: Math.round((workedBy(server) - idle) / (10 * seconds)) / 100, memory: before }))
const attacked = new Map<string, readonly number[]>()
let confused = 0
for (const name of NAMES) {
  if (chosen !== undefined && !name.includes(chosen)) continue
  const begin = await attackers(name, server.url, longest.match)
  const came = { sent: 0, answers: 0 }
  const work = begin().then((result) => {
    confused += result.confused
    Object.assign(came, { sent: result.sent, answers: result.answers })
  })
  const [worked, begun] = [workedBy(server), performance.now()]
  const took = await playDuring(pairs, work)
  const busy = (workedBy(server) - worked) / (performance.now() - begun)
  attacked.set(name, took)
  // The aftermath of an attack does not count as quiet.
  await playDuring(pairs, pause(1_000))
  const rest = await playDuring(pairs, pause(seconds * 500))
  quiet.push(...rest)
  const shown = {
    p50: percentile(took, 0.5),
    p99: p99(took),
    choices: took.length,
    busy: Math.round(100 * busy) / 100,
    after: p99(rest),
    memory: memoryOf(server),
  }
  console.log(JSON.stringify({ attack: name, ...shown, ...came }))
}
await pause(5_000)
const after = memoryOf(server)
await Promise.all(pairs.flatMap(({ players }) => players.map((player) => player.close())))
const code = await server.stop()
const lost = await lostOf(folder, pairs)
const ratioOf = (took: readonly number[]): number => Math.round((10 * p99(took)) / p99(quiet)) / 10
const ratios = Object.fromEntries([...attacked].map(([name, took]) => [name, ratioOf(took)]))
const all = [...attacked.values()].flat()
console.log(
  JSON.stringify({
    quiet: { p50: percentile(quiet, 0.5), p99: p99(quiet), choices: quiet.length },
    attacked: { p50: percentile(all, 0.5), p99: p99(all), choices: all.length },
    ratio: ratioOf(all),
    ratios,
    slow: Object.keys(ratios).filter((name) => (ratios[name] ?? 0) > MOST),
    before,
    after,
    acknowledged: pairs.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    turnedAway,
    lost,
    confused,
    code,
  }),
)
rmSync(folder, { recursive: true, force: true })
process.exit(lost === 0 && turnedAway === 0 && confused === 0 && code === 0 ? 0 : 1)
