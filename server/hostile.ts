import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '@rulewright/wire'
import { PgliteDatabase } from './data/pglite.ts'
import { Client, type Wish } from './test/client.ts'
import { logsIn } from './test/crash.ts'
import { type Killable, startKillable } from './test/killable.ts'

// npm run soak -- hostile [seconds] [messages]: honest pairs play, from the attacker's own address, while one attack after the other is made
// on the server, each for so long; so many messages are no messages, and as many are wrong.
// At the end: how long their choices took in all (p99) against a quiet server, and in the worst attack; whether memory came back, and whether anything was lost.

const seconds = Number(process.argv[2] ?? 10)
const PAIRS = 6

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

/** Choices of honest people that were not taken. */
let turnedAway = 0

/** All play while the work goes on; gives back how long their choices took, in milliseconds. */
async function playDuring(pairs: readonly Honest[], work: Promise<unknown>): Promise<number[]> {
  const time = { isUp: false }
  work.finally(() => {
    time.isUp = true
  })
  const took = await Promise.all(pairs.map((pair) => playUntil(pair, time)))
  await work
  return took.flat()
}

/** Plays at a person's pace. */
async function playUntil({ match, players, acknowledged }: Honest, time: { readonly isUp: boolean }): Promise<number[]> {
  const took: number[] = []
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
    await pause(400)
  }
  return took
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
const until = () => performance.now() + seconds * 1000

/** Repeats something until the time is up, whatever comes of it. */
async function during(step: (n: number) => Promise<unknown> | unknown): Promise<void> {
  const end = until()
  for (let n = 0; performance.now() < end; n++) await Promise.resolve(step(n)).catch(() => {})
}

const crowd = (url: string, size: number) => Promise.all(Array.from({ length: size }, () => Client.guest(url)))

async function flood(clients: readonly Client[], send: (client: Client, n: number) => unknown, perSecond = 20): Promise<void> {
  for (const client of clients) client.keep = false
  await Promise.all(
    clients.map((client) =>
      during(async (n) => {
        send(client, n)
        await pause(1000 / perSecond)
      }),
    ),
  )
  await Promise.all(clients.map((client) => client.close().catch(() => {})))
}

/** So many messages of each kind, from so many people, each as fast as a person may be. */
const MESSAGES = Number(process.argv[3] ?? 10_000)
const CROWD = 40
const PER_SECOND = 10
/** Refusals that say that the server itself did not know what to do. */
let confused = 0

async function volley(clients: readonly Client[], send: (client: Client, n: number) => unknown): Promise<void> {
  let sent = 0
  await Promise.all(
    clients.map(async (client) => {
      while (sent < MESSAGES) {
        send(client, sent++)
        await pause(1000 / PER_SECOND)
      }
    }),
  )
  await pause(2_000)
  for (const client of clients) {
    confused += client.messages.filter((m) => m.type === 'refused' && m.reason === 'internal').length
    await client.close().catch(() => {})
  }
  console.log(JSON.stringify({ sent, answers: clients.reduce((sum, client) => sum + client.messages.length, 0), confused }))
}

const NONSENSE: readonly unknown[] = [null, -1, 1e99, '', '\u0000', [], {}, true, '💥'.repeat(50), { toString: 1 }]

/** No JSON, no message, or a message with a part that is none. */
function malformed(n: number): string | Buffer {
  const nonsense = NONSENSE[n % NONSENSE.length]
  switch (n % 6) {
    case 0:
      return '{"type":'
    case 1:
      return Buffer.from([n & 255, 0, 255, n >> 8])
    case 2:
      return JSON.stringify(nonsense)
    case 3:
      return JSON.stringify({ type: nonsense, id: n })
    case 4:
      return JSON.stringify({ type: 'choose', id: n, match: nonsense, seat: n, decisionId: nonsense, choice: -n })
    default:
      return JSON.stringify({ type: 'say', id: nonsense, match: 'x'.repeat(n % 2_000), channel: 'table', text: nonsense })
  }
}

/** Every kind of message there is, about a match in which the sender has no seat, or about none. */
function wrong(match: string, n: number): Wish {
  const at = { match: n % 5 === 0 ? 'nosuchmatch0' : match, seat: n % 8 }
  const wishes: readonly Wish[] = [
    { type: 'choose', ...at, decisionId: n, choice: n % 7 },
    { type: 'choose', ...at, decisionId: n, choice: n, standing: true },
    { type: 'undo', ...at, rowSeq: n },
    { type: 'consent', ...at, rowSeq: n, agree: n % 2 === 0 },
    { type: 'resign', ...at },
    { type: 'leave', ...at, level: 'master' },
    { type: 'back', ...at },
    { type: 'claim', ...at, of: (n + 1) % 8, as: n % 2 === 0 ? 'win' : 'bot' },
    { type: 'ready', match: at.match, number: String(n) },
    { type: 'hint', ...at, decisionId: n },
    { type: 'hold', ...at },
    { type: 'say', match: at.match, channel: 'table', text: String(n) },
    { type: 'unwatch', match: at.match },
    { type: 'hello', wire: n },
  ]
  return wishes[n % wishes.length] ?? { type: 'ping' }
}

const bot = { kind: 'bot', level: 'master' } as const
const me = { kind: 'me' } as const

/** What was done to us. Each ends by itself. */
const ATTACKS: Readonly<Record<string, (url: string, honest: Honest) => Promise<void>>> = {
  'spectators ask for the table': async (url, { match }) => flood(await crowd(url, 20), (client) => client.send({ type: 'watch', match })),
  'a reader that never reads sends pings': async (url) => {
    const [client] = await crowd(url, 1)
    if (!client) return
    client.socket.pause()
    const load = Buffer.alloc(125)
    await during(async () => {
      for (let n = 0; n < 500; n++) client.socket.ping(load)
      await pause(20)
    })
    client.socket.terminate()
  },
  'twenty matches of masters': async (url) => {
    const [client] = await crowd(url, 1)
    for (let n = 0; n < 20; n++) await client?.create({ game: 'connect-four', seats: [bot, bot] })
    await pause(seconds * 1000)
    await client?.close()
  },
  'hints on many sockets': async (url) => {
    const [client] = await crowd(url, 1)
    if (!client) return
    const { match } = await client.create({ game: 'connect-four', seats: [me, bot] })
    const twins = await Promise.all(Array.from({ length: 24 }, () => client.twin()))
    await flood(twins, (twin) => twin.send({ type: 'hint', match, seat: 0, decisionId: 0 }), 4)
    await client.close()
  },
  'replays of the long match': async (url, { match }) => {
    const [client] = await crowd(url, 1)
    await during(async (n) => {
      client?.request('GET', `${paths.replay(match)}?from=${n}&limit=200`).catch(() => {})
      await pause(100)
    })
    await client?.close()
  },
  'undo again and again': async (url) => {
    const clients = await crowd(url, 4)
    await Promise.all(clients.map((client) => undoing(client)))
  },
  'messages that are none': async (url) => volley(await crowd(url, CROWD), (client, n) => client.socket.send(malformed(n))),
  'messages that are wrong': async (url, { match }) => volley(await crowd(url, CROWD), (client, n) => client.send(wrong(match, n))),
  'half-sent bodies': async (url) => {
    const { hostname, port } = new URL(url)
    const sockets = Array.from({ length: 200 }, () => connect(Number(port), hostname))
    for (const socket of sockets) {
      socket.on('error', () => {})
      socket.write(`POST ${paths.matches} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{"game"`)
    }
    await pause(seconds * 1000)
    for (const socket of sockets) socket.destroy()
  },
}

async function undoing(client: Client): Promise<void> {
  client.keep = false
  const { match } = await client.create({ game: 'duel', config: { rounds: 9999 }, seats: [me, me] })
  await client.watch(match)
  await during(async (n) => {
    const seat = client.frame(match, 0).decision ? 0 : 1
    if (n % 10 < 9) await client.choose(match, seat, 0)
    else await client.ask({ type: 'undo', match, seat: 1 - seat, rowSeq: client.frame(match, 0).rowSeq })
  })
  await client.close()
}

const memoryOf = ({ pid }: Killable): number => {
  const kept = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kept ?? 0) / 1024)
}

function p99(took: readonly number[]): number {
  const sorted = [...took].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0
}

const folder = mkdtempSync(join(tmpdir(), 'rulewright-hostile-'))
const server = await startKillable({ DATA_DIR: folder, DATABASE_URL: '', LIMITS: 'shipped' })
const pairs = await Promise.all(Array.from({ length: PAIRS }, () => pair(server.url)))
const [longest] = pairs
if (!longest) throw new Error('nobody plays')
await playDuring(pairs, pause(2_000))
const quiet = p99(await playDuring(pairs, pause(seconds * 1000)))
const before = memoryOf(server)
console.log(JSON.stringify({ quiet: Math.round(quiet), memory: before }))
let worst = 0
const all: number[] = []
for (const [name, attack] of Object.entries(ATTACKS)) {
  const took = await playDuring(pairs, attack(server.url, longest))
  all.push(...took)
  const during99 = p99(took)
  worst = Math.max(worst, during99)
  console.log(JSON.stringify({ attack: name, p99: Math.round(during99), memory: memoryOf(server) }))
}
await pause(5_000)
const after = memoryOf(server)
await Promise.all(pairs.flatMap(({ players }) => players.map((player) => player.close())))
const code = await server.stop()
const logs = await logsIn(
  () => PgliteDatabase.open(folder),
  pairs.map(({ match }) => match),
)
const lost = pairs.flatMap(({ acknowledged }, n) => {
  const bySeq = new Map(logs[n]?.map((row) => [row.seq, row]))
  return acknowledged.filter(({ rowSeq, seat, choice }) => bySeq.get(rowSeq)?.seat !== seat || bySeq.get(rowSeq)?.index !== choice)
})
console.log(
  JSON.stringify({
    quiet: Math.round(quiet),
    attacked: Math.round(p99(all)),
    worst: Math.round(worst),
    before,
    after,
    acknowledged: pairs.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    turnedAway,
    lost: lost.length,
    confused,
    /** To be 3 at most. */
    ratio: Math.round((10 * p99(all)) / quiet) / 10,
    code,
  }),
)
rmSync(folder, { recursive: true, force: true })
process.exit(lost.length === 0 && turnedAway === 0 && confused === 0 && code === 0 ? 0 : 1)
