import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { median } from '../measure.ts'

export interface Load {
  readonly choicesPerSecond: number
  readonly p99Milliseconds: number
  readonly p99AtHumanPace: number
}

interface Message {
  readonly url?: string
  readonly memory?: number
  readonly report?: Partial<Load>
}

/** The parts of a benchmark, to be bundled. */
export const PROGRAMS = { ours: 'bench/server/ours.ts', peer: 'bench/server/peer.ts', players: 'bench/server/players.ts' }
/** What the programs print goes to stderr, not into the report. */
const QUIET: ['ignore', 2, 2, 'ipc'] = ['ignore', 2, 2, 'ipc']
/** What `npm start` gives our server; boardgame.io's gets it as well. */
const ROOM = '--max-semi-space-size=64'
/** Until the server has put quiet matches to sleep. */
const ASLEEP = 75_000

/** A server, and the players at its matches, each in a process of their own. */
export class LoadedServer {
  readonly #loads: Partial<Load>[] = []
  /** Bytes of the server's heap before anybody came. */
  #empty = 0

  private constructor(
    readonly name: string,
    readonly matches: number,
    readonly server: ChildProcess,
    readonly players: ChildProcess,
  ) {}

  static async open(programs: string, name: 'ours' | 'peer', matches: number, databaseUrl = ''): Promise<LoadedServer> {
    const env = { ...process.env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const server = fork(join(programs, `${name}.js`), [], { execArgv: ['--expose-gc', ROOM], stdio: QUIET, env })
    const { url = '' } = await next(server)
    const empty = name === 'ours' ? await heap(server) : 0
    const players = fork(join(programs, 'players.js'), [name, url, String(matches)], { stdio: QUIET })
    await next(players)
    const arena = new LoadedServer(name, matches, server, players)
    arena.#empty = empty
    return arena
  }

  async measure(phase: 'saturate' | 'human pace'): Promise<Partial<Load>> {
    const answer = next(this.players)
    this.players.send(phase)
    const { report = {} } = await answer
    this.#loads.push(report)
    return report
  }

  /** The median of what was measured. */
  get load(): Load {
    const of = (key: keyof Load) => median(this.#loads.flatMap((load) => load[key] ?? []))
    return { choicesPerSecond: of('choicesPerSecond'), p99Milliseconds: of('p99Milliseconds'), p99AtHumanPace: of('p99AtHumanPace') }
  }

  /** Kilobytes of heap for a match at which nobody has moved for a while, with its two sockets. */
  async idle(): Promise<number> {
    await new Promise((done) => setTimeout(done, ASLEEP))
    return Math.round(((await heap(this.server)) - this.#empty) / this.matches / 102.4) / 10
  }

  async close(): Promise<void> {
    for (const child of [this.players, this.server]) {
      const ended = new Promise((done) => child.once('exit', done))
      child.send('stop')
      await ended
    }
  }
}

async function heap(server: ChildProcess): Promise<number> {
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
