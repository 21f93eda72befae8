import {
  type ClientMessage,
  type Created,
  type CreateMatch,
  type Frame,
  paths,
  type ServerMessage,
  type TableInfo,
  WIRE,
} from '@rulewright/wire'
import { WebSocket } from 'ws'

type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never
export type Wish = Unnumbered<ClientMessage>

/** A person at a browser, without the browser: cookies, requests and a socket. */
export class Client {
  #cookie = ''
  #socket: WebSocket | null = null
  #next = 1
  readonly #listeners = new Set<(message: ServerMessage) => void>()
  readonly messages: ServerMessage[] = []
  readonly frames = new Map<string, Frame>()
  readonly tables = new Map<string, TableInfo>()
  keep = true

  constructor(readonly url: string) {}

  get cookie(): string {
    return this.#cookie
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        cookie: this.#cookie,
        origin: this.url,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const cookies = response.headers.getSetCookie().map((c) => c.split(';')[0] ?? '')
    if (cookies.length > 0) this.#cookie = merge(this.#cookie, cookies)
    return response
  }

  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.request(method, path, body)
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }

  /** Signs in as a guest and opens the socket. */
  static async guest(url: string): Promise<Client> {
    const client = new Client(url)
    await client.json('POST', paths.signInAsGuest, {})
    await client.connect()
    return client
  }

  /** The same person on another device or at another server. */
  async twin(url = this.url): Promise<Client> {
    const client = new Client(url)
    client.#cookie = this.#cookie
    await client.connect()
    return client
  }

  async connect(headers: Record<string, string> = {}): Promise<void> {
    const socket = new WebSocket(this.url.replace('http', 'ws') + paths.socket, {
      headers: { cookie: this.#cookie, origin: this.url, ...headers },
    })
    this.#socket = socket
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))))
    socket.on('error', () => {})
    await new Promise<void>((done, fail) => {
      socket.once('open', done)
      socket.once('error', fail)
      socket.once('close', () => fail(new Error('closed')))
    })
    await this.ask({ type: 'hello', wire: WIRE })
  }

  get socket(): WebSocket {
    if (!this.#socket) throw new Error('not connected')
    return this.#socket
  }

  #hear(message: ServerMessage): void {
    if (this.keep) this.messages.push(message)
    if (message.type === 'frame') this.frames.set(`${message.match} ${message.seat ?? '-'}`, message)
    if (message.type === 'table') this.tables.set(message.match, message)
    for (const listener of [...this.#listeners]) listener(message)
  }

  send(wish: Wish): number {
    const id = this.#next++
    this.socket.send(JSON.stringify({ ...wish, id }))
    return id
  }

  /** Sends and waits for the answer. */
  ask(wish: Wish, patience = 20_000): Promise<ServerMessage> {
    const id = this.#next
    const answer = this.until((message) => 're' in message && message.re === id, patience)
    this.send(wish)
    return answer
  }

  until(found: (message: ServerMessage) => boolean, patience = 20_000): Promise<ServerMessage> {
    return new Promise((done, fail) => {
      const settle = (act: () => void) => {
        clearTimeout(timer)
        this.#listeners.delete(listener)
        this.#socket?.off('close', closed)
        act()
      }
      const listener = (message: ServerMessage) => {
        if (found(message)) settle(() => done(message))
      }
      const closed = () => settle(() => fail(new Error('the socket was closed')))
      const timer = setTimeout(() => settle(() => fail(new Error('no such message came'))), patience)
      this.#listeners.add(listener)
      this.#socket?.once('close', closed)
    })
  }

  /** Waits until this holds of what has been heard so far. */
  async when(holds: () => boolean, patience = 20_000): Promise<void> {
    if (!holds()) await this.until(holds, patience)
  }

  frame(match: string, seat: number | null = null): Frame {
    const frame = this.frames.get(`${match} ${seat ?? '-'}`)
    if (!frame) throw new Error(`no frame of match ${match}, seat ${seat}`)
    return frame
  }

  table(match: string): TableInfo {
    const table = this.tables.get(match)
    if (!table) throw new Error(`no table of match ${match}`)
    return table
  }

  async watch(match: string): Promise<void> {
    await this.ask({ type: 'watch', match })
  }

  create(wish: CreateMatch): Promise<Created> {
    return this.json('POST', paths.matches, { number: 'a number', ...wish })
  }

  /** Answers the seat's open decision. */
  choose(match: string, seat: number, choice: number): Promise<ServerMessage> {
    const { decision } = this.frame(match, seat)
    return this.ask({ type: 'choose', match, seat, seq: decision?.at ?? 0, choice })
  }

  async close(): Promise<void> {
    const socket = this.#socket
    if (!socket || socket.readyState === socket.CLOSED) return
    const closed = new Promise((done) => socket.once('close', done))
    socket.close()
    await closed
  }
}

function merge(old: string, fresh: readonly string[]): string {
  const jar = new Map([...old.split('; '), ...fresh].filter(Boolean).map((c) => [c.split('=')[0], c] as const))
  return [...jar.values()].join('; ')
}
