import { FrameReader, paths, ServerMessage, WIRE } from '@rulewright/wire'
import { create } from 'zustand'
import type { LinkState, Outgoing } from '../match/connection.ts'

export const useLink = create<LinkState>(() => ({ link: 'idle', retryAt: 0, skew: 0 }))

type Listener = (message: ServerMessage) => void

const FIRST_RETRY = 500
const LONGEST_RETRY = 10_000
/** A server on this machine that restarts is back within moments, and has no other clients. */
const NEAR_RETRY = 150
const NEAR_RETRIES = 60
const PING = 20_000
const SILENCE = 12_000

/** How long to wait before attempt n, growing and spread so that not all come back at once; `near`: the server is on this machine. */
export function retryDelay(attempt: number, chance: number, near = false): number {
  if (near && attempt < NEAR_RETRIES) return NEAR_RETRY
  return Math.round(Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** attempt) * (0.7 + 0.6 * chance))
}

const isNear = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** One connection for the whole page; it reconnects by itself and tells its listeners when it does. */
class Socket {
  #socket: WebSocket | null = null
  #frames = new FrameReader()
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | null = null
  #ping: ReturnType<typeof setInterval> | null = null
  #silence: ReturnType<typeof setTimeout> | null = null
  #id = 0
  #wanted = false
  /** How long the server said it would be away. */
  #away = 0
  #listeners = new Set<Listener>()
  #openings = new Set<() => void>()
  #whenOpen: (() => void)[] = []

  constructor() {
    if (typeof window === 'undefined') return
    window.addEventListener('online', () => this.#wanted && this.#connect())
    window.addEventListener('offline', () => this.#wanted && this.#close('offline'))
  }

  /** `opened` runs at every (re)connection; returns how to stop listening. */
  listen(listener: Listener, opened: () => void): () => void {
    this.#listeners.add(listener)
    this.#openings.add(opened)
    this.#wanted = true
    if (useLink.getState().link === 'open') opened()
    else if (!this.#socket) this.#connect()
    return () => {
      this.#listeners.delete(listener)
      this.#openings.delete(opened)
    }
  }

  /** Sends, and returns the number the answer will carry; -1 when there is no connection. */
  send(message: Outgoing): number {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return -1
    const id = this.#id++
    socket.send(JSON.stringify({ ...message, id }))
    return id
  }

  /** Runs now, or once at the next connection. */
  whenOpen(run: () => void): void {
    if (useLink.getState().link === 'open' && this.#socket?.readyState === WebSocket.OPEN) run()
    else this.#whenOpen.push(run)
  }

  reopen(): void {
    if (!this.#wanted) return
    this.#attempt = 0
    this.#drop()
    this.#connect()
  }

  #connect(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#drop()
    if (!navigator.onLine) {
      useLink.setState({ link: 'offline' })
      return
    }
    if (useLink.getState().link === 'idle') useLink.setState({ link: 'connecting' })
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${paths.socket}`)
    this.#socket = socket
    this.#frames = new FrameReader()
    socket.onopen = () => this.send({ type: 'hello', wire: WIRE })
    socket.onmessage = (event) => this.#hear(String(event.data))
    socket.onclose = () => {
      if (this.#socket === socket) this.#close(useLink.getState().link === 'restarting' ? 'restarting' : 'lost')
    }
  }

  #hear(data: string): void {
    if (this.#silence) clearTimeout(this.#silence)
    this.#silence = null
    const heard = this.#frames.read(read(data))
    if ('missed' in heard) {
      if (heard.missed) this.send({ type: 'watch', ...heard.missed })
      return
    }
    const parsed = ServerMessage.safeParse(heard.message)
    if (!parsed.success) return
    const message = parsed.data
    if (message.type === 'welcome') {
      this.#attempt = 0
      this.#away = 0
      useLink.setState({ link: 'open', skew: message.now - Date.now() })
      this.#ping ??= setInterval(() => this.#probe(), PING)
      for (const opened of this.#openings) opened()
      for (const run of this.#whenOpen.splice(0)) run()
      return
    }
    if (message.type === 'bye') {
      this.#away = message.seconds * 1000
      useLink.setState({ link: 'restarting' })
      return
    }
    if (message.type === 'refused' && message.reason === 'wrong-version') {
      this.#wanted = false
      this.#drop()
      useLink.setState({ link: 'outdated' })
      return
    }
    for (const listener of this.#listeners) listener(message)
  }

  /** A connection that broke without notice is detected by its silence. */
  #probe(): void {
    if (this.send({ type: 'ping' }) < 0 || this.#silence) return
    this.#silence = setTimeout(() => this.#close('lost'), SILENCE)
  }

  #close(link: LinkState['link']): void {
    this.#drop()
    const near = isNear(location.hostname)
    const wait = (near ? 0 : this.#away) + retryDelay(this.#attempt++, Math.random(), near)
    this.#away = 0
    useLink.setState({ link, retryAt: Date.now() + wait })
    if (link !== 'offline') this.#timer = setTimeout(() => this.#connect(), wait)
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    if (this.#ping) clearInterval(this.#ping)
    if (this.#silence) clearTimeout(this.#silence)
    this.#ping = null
    this.#silence = null
    if (!socket) return
    socket.onopen = null
    socket.onmessage = null
    socket.onclose = null
    socket.close()
  }
}

function read(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

export const socket = new Socket()
