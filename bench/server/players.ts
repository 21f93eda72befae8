import { WebSocket } from 'ws'
import { OurPlayer, setUpOurs } from './our-player.ts'
import { PeerPlayer } from './peer-player.ts'
import type { Player } from './player.ts'

// Two players for each match, each with its own socket; all in one process, so that the servers have the other core.

const [target = '', url = '', matches = '0'] = process.argv.slice(2)
const count = Number(matches)

/** Milliseconds of a round: warm-up, measured, and until everybody has their answer. */
const WARM_UP = 1_500
const ROUND = 4_000
const CALM = 1_500
const SECONDS = 8

async function sitDown(): Promise<[Player, Player][]> {
  const seats = target === 'ours' ? await setUpOurs(url, count) : null
  const tables: [Player, Player][] = []
  // Some at a time: a thousand handshakes at once would time each other out.
  for (let from = 0; from < count; from += 50) {
    const some = Array.from({ length: Math.min(50, count - from) }, async (_, n): Promise<[Player, Player]> => {
      const pair: [Player, Player] = seats
        ? [new OurPlayer(url, seats, from + n, 0), new OurPlayer(url, seats, from + n, 1)]
        : [new PeerPlayer(url, `match-${from + n}`, 0), new PeerPlayer(url, `match-${from + n}`, 1)]
      for (const player of pair) await player.open((address, headers) => new WebSocket(address, { headers, perMessageDeflate: false }))
      return pair
    })
    tables.push(...(await Promise.all(some)))
  }
  return tables
}

const pass = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Everybody chooses as soon as they may. */
async function saturate(tables: readonly [Player, Player][]) {
  const players = tables.flat()
  for (const player of players) {
    player.onTurn = () => player.choose()
    if (player.isAsked) player.choose()
  }
  await pass(WARM_UP)
  for (const player of players) player.latencies = []
  const begun = performance.now()
  await pass(ROUND)
  const seconds = (performance.now() - begun) / 1000
  const latencies = players.flatMap((player) => player.latencies)
  for (const player of players) player.onTurn = null
  await pass(CALM)
  return { choicesPerSecond: Math.round(latencies.length / seconds), p99Milliseconds: percentile(latencies, 0.99) }
}

/** One choice a second in every match. */
async function humanPace(tables: readonly [Player, Player][]): Promise<number> {
  for (const player of tables.flat()) player.latencies = []
  const clocks = tables.map(
    (table, n) =>
      new Promise<void>((done) => {
        let left = SECONDS
        setTimeout(
          () => {
            const timer = setInterval(() => {
              table.find((player) => player.isAsked)?.choose()
              left -= 1
              if (left > 0) return
              clearInterval(timer)
              done()
            }, 1000)
          },
          (n / tables.length) * 1000,
        )
      }),
  )
  await Promise.all(clocks)
  await pass(500)
  // The first choices find cold code and cold caches.
  return percentile(
    tables.flat().flatMap((player) => player.latencies.slice(1)),
    0.99,
  )
}

function percentile(values: readonly number[], p: number): number {
  const sorted = Float64Array.from(values).sort()
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0) * 10) / 10
}

const tables = await sitDown()
process.on('message', async (wish) => {
  if (wish === 'saturate') process.send?.({ report: await saturate(tables) })
  if (wish === 'human pace') process.send?.({ report: { p99AtHumanPace: await humanPace(tables) } })
  if (wish === 'stop') process.exit(0)
})
process.on('disconnect', () => process.exit(1))
process.send?.({})
