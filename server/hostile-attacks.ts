import { connect } from 'node:net'
import { paths } from '@rulewright/wire'
import { Client, type Wish } from './test/client.ts'

// The attackers of `npm run soak -- hostile`, in a process of their own: they slow down the honest players only through the work they
// make for the server. Started with the attack's name, the server's address, the honest people's match, seconds, and messages.

const [name = '', url = '', match = '', ...numbers] = process.argv.slice(2)
const [seconds = 10, messages = 10_000] = numbers.map(Number)

const CROWD = 40
const PER_SECOND = 10

/** The result of one attack: how much was sent, and refusals that show the server itself failed. */
export interface Attacked {
  readonly sent: number
  readonly answers: number
  readonly confused: number
}

let sent = 0
let answers = 0
let confused = 0

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Repeats something until the time is up, whatever the result. */
async function during(step: (n: number) => Promise<unknown> | unknown): Promise<void> {
  const end = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < end; n++) await Promise.resolve(step(n)).catch(() => {})
}

async function crowd(size: number): Promise<Client[]> {
  const clients: Client[] = []
  for (let n = 0; n < size; n++) clients.push(await Client.guest(url))
  return clients
}

async function flood(clients: readonly Client[], send: (client: Client, n: number) => unknown, perSecond = 20): Promise<void> {
  for (const client of clients) client.keep = false
  await Promise.all(
    clients.map((client) =>
      during(async (n) => {
        send(client, n)
        sent += 1
        await pause(1000 / perSecond)
      }),
    ),
  )
}

/** This many messages, each sender as fast as one person is allowed to be. */
async function volley(clients: readonly Client[], send: (client: Client, n: number) => unknown): Promise<void> {
  await Promise.all(
    clients.map(async (client) => {
      while (sent < messages) {
        send(client, sent++)
        await pause(1000 / PER_SECOND)
      }
    }),
  )
  await pause(2_000)
  for (const client of clients) {
    answers += client.messages.length
    confused += client.messages.filter((m) => m.type === 'refused' && m.reason === 'internal').length
  }
}

const NONSENSE: readonly unknown[] = [null, -1, 1e99, '', '\u0000', [], {}, true, '💥'.repeat(50), { toString: 1 }]

/** Not JSON, not a message, or a message with an invalid part. */
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
function wrong(n: number): Wish {
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
    { type: 'standing', ...at, prompts: [String(n)], untilTurn: n % 2 === 0 },
    { type: 'say', match: at.match, channel: 'table', text: String(n) },
    { type: 'unwatch', match: at.match },
    { type: 'hello', wire: n },
  ]
  return wishes[n % wishes.length] ?? { type: 'ping' }
}

const bot = { kind: 'bot', level: 'master' } as const
const me = { kind: 'me' } as const

type Attack = (clients: readonly Client[]) => Promise<void>

/** The attacks, and how many attackers each has. Each ends by itself; its people sign in before it begins, unless that is the attack. */
const ATTACKS: Readonly<Record<string, readonly [size: number, attack: Attack]>> = {
  'a crowd signs in at once': [
    0,
    async () => {
      const arrivals = Array.from({ length: CROWD }, () => Client.guest(url).catch(() => null))
      await Promise.all([pause(seconds * 1000), ...arrivals])
      sent = arrivals.length
    },
  ],
  'spectators ask for the table': [20, (clients) => flood(clients, (client) => client.send({ type: 'watch', match }))],
  'a reader that never reads sends pings': [
    1,
    async ([client]) => {
      client?.socket.pause()
      const load = Buffer.alloc(125)
      await during(async () => {
        for (let n = 0; n < 500; n++) client?.socket.ping(load)
        await pause(20)
      })
      client?.socket.terminate()
    },
  ],
  'twenty matches of masters': [
    1,
    async ([client]) => {
      for (let n = 0; n < 20; n++) await client?.create({ game: 'connect-four', seats: [bot, bot] })
      await pause(seconds * 1000)
    },
  ],
  'hints on many sockets': [
    1,
    async ([client]) => {
      if (!client) return
      const { match: mine } = await client.create({ game: 'connect-four', seats: [me, bot] })
      const twins: Client[] = []
      for (let n = 0; n < 24; n++) twins.push(await client.twin())
      await flood(twins, (twin) => twin.send({ type: 'hint', match: mine, seat: 0, decisionId: 0 }), 4)
    },
  ],
  'replays of the long match': [
    1,
    async ([client]) =>
      during(async (n) => {
        client?.request('GET', `${paths.replay(match)}?from=${n}&limit=200`).catch(() => {})
        await pause(100)
      }),
  ],
  'undo again and again': [
    4,
    async (clients) => {
      await Promise.all(clients.map((client) => undoing(client)))
    },
  ],
  'messages that are none': [CROWD, (clients) => volley(clients, (client, n) => client.socket.send(malformed(n)))],
  'messages that are wrong': [CROWD, (clients) => volley(clients, (client, n) => client.send(wrong(n)))],
  'half-sent bodies': [
    0,
    async () => {
      const { hostname, port } = new URL(url)
      const sockets = Array.from({ length: 200 }, () => connect(Number(port), hostname))
      for (const socket of sockets) {
        socket.on('error', () => {})
        socket.write(`POST ${paths.matches} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{"game"`)
      }
      await pause(seconds * 1000)
      for (const socket of sockets) socket.destroy()
    },
  ],
}

export const NAMES: readonly string[] = Object.keys(ATTACKS)

async function undoing(client: Client): Promise<void> {
  client.keep = false
  const { match: mine } = await client.create({ game: 'duel', config: { rounds: 9999 }, seats: [me, me] })
  await client.watch(mine)
  await during(async (n) => {
    const seat = client.frame(mine, 0).decision ? 0 : 1
    if (n % 10 < 9) await client.choose(mine, seat, 0)
    else await client.ask({ type: 'undo', match: mine, seat: 1 - seat, rowSeq: client.frame(mine, 0).rowSeq })
  })
}

const [size, attack] = ATTACKS[name] ?? []
if (attack && size !== undefined) {
  const clients = await crowd(size)
  const begins = new Promise((go) => process.once('message', go))
  process.send?.('ready')
  await begins
  await attack(clients)
  const attacked: Attacked = { sent, answers, confused }
  process.send?.(attacked, undefined, undefined, () => process.exit(0))
}
