import {
  type ClientMessage,
  type Created,
  type CreateMatch,
  type Frame,
  FrameReader,
  paths,
  type ServerMessage,
  type TableInfo,
  WIRE,
} from '@rulewright/wire'
import { WebSocket } from 'ws'

type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never
export type Wish = Unnumbered<ClientMessage>

/** Nothing here is about speed: a busy machine may take its time, and bots think after everybody else. */
const PATIENCE = 60_000

interface Waiting {
  readonly done: (message: ServerMessage) => void
  readonly fail: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

/** A person at a browser, without the browser: cookies, requests and a socket. */
export class Client {
  #cookie = ''
  #socket: WebSocket | null = null
  #next = 1
  /** Who waits for the answer to a message, and who for some other message. */
  readonly #asked = new Map<number, Waiting>()
  readonly #waiting = new Map<(message: ServerMessage) => boolean, Waiting>()
  readonly messages: ServerMessage[] = []
  /** The same as they arrived, byte by byte. */
  readonly texts: string[] = []
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
    const frames = new FrameReader()
    socket.on('message', (data) => {
      const text = String(data)
      const read = frames.read(JSON.parse(text))
      // What the wire says is tested where messages are read, not here.
      if ('message' in read) this.#hear(read.message as ServerMessage, text)
      else if (read.missed) this.send({ type: 'watch', ...read.missed })
    })
    socket.on('error', () => {})
    socket.on('close', () => this.#giveUp())
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

  #hear(message: ServerMessage, text: string): void {
    if (this.keep) {
      this.messages.push(message)
      this.texts.push(text)
    }
    if (message.type === 'frame') this.frames.set(`${message.match} ${message.seat ?? '-'}`, message)
    if (message.type === 'table') this.tables.set(message.match, message)
    if ('re' in message && message.re !== undefined) settle(this.#asked, message.re, message)
    for (const found of this.#waiting.keys()) if (found(message)) settle(this.#waiting, found, message)
  }

  #giveUp(): void {
    for (const { fail, timer } of [...this.#asked.values(), ...this.#waiting.values()]) {
      clearTimeout(timer)
      fail(new Error('the socket was closed'))
    }
    this.#asked.clear()
    this.#waiting.clear()
  }

  send(wish: Wish): number {
    const id = this.#next++
    this.socket.send(JSON.stringify({ ...wish, id }))
    return id
  }

  /** Sends and waits for the answer. */
  ask(wish: Wish, patience = PATIENCE): Promise<ServerMessage> {
    return this.#wait(this.#asked, this.send(wish), patience)
  }

  until(found: (message: ServerMessage) => boolean, patience = PATIENCE): Promise<ServerMessage> {
    return this.#wait(this.#waiting, found, patience)
  }

  #wait<K>(list: Map<K, Waiting>, key: K, patience: number): Promise<ServerMessage> {
    return new Promise((done, fail) => {
      const timer = setTimeout(() => {
        list.delete(key)
        fail(new Error('no such message came'))
      }, patience)
      list.set(key, { done, fail, timer })
    })
  }

  /** Waits until this holds of what has been heard so far. */
  async when(holds: () => boolean, patience = PATIENCE): Promise<void> {
    // Each wait has a key of its own.
    if (!holds()) await this.until(() => holds(), patience)
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
    return this.ask({ type: 'choose', match, seat, decisionId: decision?.decisionId ?? 0, choice })
  }

  async close(): Promise<void> {
    const socket = this.#socket
    if (!socket || socket.readyState === socket.CLOSED) return
    const closed = new Promise((done) => socket.once('close', done))
    socket.close()
    await closed
  }
}

function settle<K>(list: Map<K, Waiting>, key: K, message: ServerMessage): void {
  const waiting = list.get(key)
  if (!waiting) return
  list.delete(key)
  clearTimeout(waiting.timer)
  waiting.done(message)
}

function merge(old: string, fresh: readonly string[]): string {
  const jar = new Map([...old.split('; '), ...fresh].filter(Boolean).map((c) => [c.split('=')[0], c] as const))
  return [...jar.values()].join('; ')
}
