import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { bundlePrograms } from '../../server/test/bundle.ts'

interface Load {
  readonly choicesPerSecond: number
  readonly p99Milliseconds: number
  readonly p99AtHumanPace: number
}

export interface ServerReport {
  readonly matches: number
  readonly ours: Load & { readonly kilobytesPerIdleMatch: number; readonly choicesPerSecondByMatches: Readonly<Record<string, number>> }
  readonly boardgameio: Load
}

const MATCHES = 1000
const PROGRAMS = { ours: 'bench/server/ours.ts', peer: 'bench/server/peer.ts', players: 'bench/server/players.ts' }

/** What the programs say goes beside the report, not into it. */
const QUIET: ['ignore', 2, 2, 'ipc'] = ['ignore', 2, 2, 'ipc']

type Message = { readonly url?: string; readonly memory?: number; readonly report?: Load }

/** Live matches at saturation and at human pace: ours with every choice committed first, boardgame.io's in memory. */
export async function benchServer(say: (text: string) => void): Promise<ServerReport> {
  const programs = await bundlePrograms(PROGRAMS)
  say(`boardgame.io: ${MATCHES} matches, ${2 * MATCHES} sockets`)
  const peer = await withServer(programs, 'peer', (url) => load(programs, 'peer', url, MATCHES, 'sh'))
  say(`  ${JSON.stringify(peer.report)}`)
  say(`ours: ${MATCHES} matches, ${2 * MATCHES} sockets, every choice committed`)
  const ours = await withServer(programs, 'ours', async (url, server) => {
    const before = await memory(server)
    const played = await load(programs, 'ours', url, MATCHES, 'sh', async () => {
      await new Promise((done) => setTimeout(done, 8_000))
      return ((await memory(server)) - before) / MATCHES / 1024
    })
    return played
  })
  say(`  ${JSON.stringify(ours.report)}, ${ours.idle.toFixed(1)} KB for an idle match and its two sockets`)
  const byMatches: Record<string, number> = {}
  for (const matches of [100, 5000]) {
    const { report } = await withServer(programs, 'ours', (url) => load(programs, 'ours', url, matches, 's'))
    byMatches[matches] = report.choicesPerSecond
    say(`  with ${matches} matches: ${report.choicesPerSecond} choices a second`)
  }
  return {
    matches: MATCHES,
    ours: { ...ours.report, kilobytesPerIdleMatch: Math.round(ours.idle * 10) / 10, choicesPerSecondByMatches: byMatches },
    boardgameio: peer.report,
  }
}

async function withServer<T>(programs: string, name: string, work: (url: string, server: ChildProcess) => Promise<T>): Promise<T> {
  const server = fork(join(programs, `${name}.js`), [], { execArgv: ['--expose-gc'], stdio: QUIET })
  const ended = new Promise((done) => server.once('exit', done))
  try {
    const { url = '' } = await next(server)
    return await work(url, server)
  } finally {
    server.send('stop')
    await ended
  }
}

/** The players' side. `idle` looks at the server while everybody is still there and nobody plays. */
async function load(programs: string, target: string, url: string, matches: number, phases: string, idle = async () => 0) {
  const players = fork(join(programs, 'players.js'), [target, url, String(matches), phases], { stdio: QUIET })
  const ended = new Promise((done) => players.once('exit', done))
  const { report } = await next(players)
  if (!report) throw new Error('the players have nothing to report')
  const seen = await idle()
  players.send('stop')
  await ended
  return { report, idle: seen }
}

async function memory(server: ChildProcess): Promise<number> {
  const answer = next(server)
  server.send('memory')
  return (await answer).memory ?? 0
}

function next(child: ChildProcess): Promise<Message> {
  return new Promise((done, fail) => {
    const gone = (code: number | null) => fail(new Error(`a process of the benchmark ended with ${code}`))
    child.once('exit', gone)
    child.once('message', (message: Message) => {
      child.off('exit', gone)
      done(message)
    })
  })
}
