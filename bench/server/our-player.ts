import { paths, WIRE } from '@rulewright/wire'
import type { WebSocket } from 'ws'
import type { Dial, Player } from './player.ts'

interface Seats {
  readonly cookies: readonly [string, string]
  readonly matches: readonly string[]
}

async function post(url: string, path: string, cookie: string, body: unknown): Promise<{ cookie: string; answer: { match: string } }> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  const [set = ''] = response.headers.getSetCookie()
  return { cookie: set.split(';')[0] ?? '', answer: await response.json() }
}

/** Two guests, and a table for them for each match. */
export async function setUpOurs(url: string, count: number): Promise<Seats> {
  const { cookie: a } = await post(url, paths.signInAsGuest, '', {})
  const { cookie: b } = await post(url, paths.signInAsGuest, '', {})
  const matches: string[] = []
  const wish = { game: 'duel', config: { rounds: 9999 }, seats: [{ kind: 'me' }, { kind: 'open' }], listed: true, number: 'a' }
  while (matches.length < count) {
    const some = Array.from({ length: Math.min(20, count - matches.length) }, async () => {
      const { match } = (await post(url, paths.matches, a, wish)).answer
      await post(url, paths.join(match), b, { number: 'b' })
      return match
    })
    matches.push(...(await Promise.all(some)))
  }
  return { cookies: [a, b], matches }
}

const ASKED = '"decision":{"decisionId":'

export class OurPlayer implements Player {
  onTurn: (() => void) | null = null
  latencies: number[] = []
  readonly #match: string
  #socket: WebSocket | null = null
  #asked = -1
  #sent = 0
  #next = 10

  constructor(
    readonly url: string,
    readonly seats: Seats,
    table: number,
    readonly seat: 0 | 1,
  ) {
    this.#match = seats.matches[table] ?? ''
  }

  get isAsked(): boolean {
    return this.#asked >= 0
  }

  open(dial: Dial): Promise<void> {
    const socket = dial(this.url.replace('http', 'ws') + paths.socket, { cookie: this.seats.cookies[this.seat] })
    this.#socket = socket
    return new Promise((done, fail) => {
      socket.on('error', fail)
      socket.on('open', () => {
        socket.send(JSON.stringify({ type: 'hello', id: 1, wire: WIRE }))
        socket.send(JSON.stringify({ type: 'watch', id: 2, match: this.#match }))
      })
      socket.on('message', (data) => {
        const text = String(data)
        if (!text.startsWith('{"type":"frame"')) return
        if (text.startsWith('"re":2,', 16)) done()
        else if (text.startsWith('"re":', 16)) this.latencies.push(performance.now() - this.#sent)
        const at = text.indexOf(ASKED)
        this.#asked = at < 0 ? -1 : Number.parseInt(text.slice(at + ASKED.length, at + ASKED.length + 9), 10)
        if (this.#asked >= 0) this.onTurn?.()
      })
    })
  }

  choose(): void {
    const decisionId = this.#asked
    this.#asked = -1
    this.#sent = performance.now()
    this.#socket?.send(
      `{"type":"choose","id":${this.#next++},"match":"${this.#match}","seat":${this.seat},"decisionId":${decisionId},"choice":0}`,
    )
  }
}
