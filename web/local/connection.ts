import type { AnalysisAct, SeatRequest, ServerMessage } from '@rulewright/wire'
import { create } from 'zustand'
import { SERVED } from '../edition.ts'
import type { Connection, LinkState, Outgoing } from '../match/connection.ts'
import { type Pace, usePreferences } from '../preferences.ts'
import { ServiceError } from '../service/http.ts'
import { ensureSignedIn } from '../service/session.ts'
import { messages } from '../words/index.ts'
import type { ExploreWish } from './explore/explorer.ts'
import type { ExploreNews } from './explore/protocol.ts'
import { playerName } from './players.ts'
import type { Answers, FromWorker, PaceOfTable, PageRequest, ToWorker } from './protocol.ts'

/** The delay before a failed worker is restarted, in milliseconds. */
const RETRY = 1000

export const explorePath = (id: string) => `/explore/${id}`

/** What each pace means for the bots and for standing answers. Nobody else is at the table to learn anything from them. */
const PACE: Readonly<Record<Pace, Omit<PaceOfTable, 'isBusy'>>> = {
  slow: { botPause: 1.4, standing: 900 },
  normal: { botPause: 1, standing: 900 },
  fast: { botPause: 0.4, standing: 450 },
  'at-once': { botPause: 0, standing: 120 },
}

interface Waiting {
  readonly done: (answer: Answers[keyof Answers]) => void
  readonly fail: (error: ServiceError) => void
}

/** This browser's own matches: one worker for the whole page, started at its first use and again if it fails. */
class LocalConnection implements Connection {
  readonly useLink = create<LinkState>(() => ({ link: 'idle', retryAt: 0, skew: 0 }))
  readonly shared = false
  readonly move = SERVED ? (match: string, seats: readonly SeatRequest[]) => this.#move(match, seats) : undefined
  #isBusy = false
  /** The animation frame being waited for. */
  #picture = 0
  #stopHearingPace: (() => void) | null = null
  #worker: Worker | null = null
  #id = 0
  readonly #hearers = new Set<(message: ServerMessage) => void>()
  readonly #openings = new Set<() => void>()
  readonly #explorers = new Set<(news: ExploreNews) => void>()
  readonly #waiting = new Map<number, Waiting>()

  /** Starts the worker ahead of its first use, with a table of this game. */
  wake(game: string): void {
    this.#post({ kind: 'prepare', game })
  }

  listen(hear: (message: ServerMessage) => void, opened: () => void): () => void {
    this.#hearers.add(hear)
    this.#openings.add(opened)
    this.#start()
    if (this.#isOpen) opened()
    return () => {
      this.#hearers.delete(hear)
      this.#openings.delete(opened)
    }
  }

  /** Listens to news of explorations; returns how to stop. */
  listenToExplorer(hear: (news: ExploreNews) => void): () => void {
    this.#explorers.add(hear)
    return () => this.#explorers.delete(hear)
  }

  send(message: Outgoing): number {
    if (!this.#isOpen) return -1
    const id = this.#id++
    this.#post({ kind: 'message', message: { ...message, id } })
    return id
  }

  readonly showing = (isBusy: boolean): void => {
    this.#isBusy = isBusy
    this.#tellPace()
  }

  #tellPace(): void {
    if (this.#isOpen) this.#post({ kind: 'pace', pace: { ...PACE[usePreferences.getState().pace], isBusy: this.#isBusy } })
  }

  /** Bots begin to think once their position is on the screen: the next frame is requested when the last is done. */
  #tellDrawn(): void {
    cancelAnimationFrame(this.#picture)
    this.#picture = requestAnimationFrame(() => {
      this.#picture = requestAnimationFrame(() => this.#post({ kind: 'drawn' }))
    })
  }

  /** The user of this browser is always known here. */
  async whenKnown(run: () => void): Promise<void> {
    run()
  }

  replay(match: string, seat: number | null, from: number, limit: number) {
    return this.ask({ do: 'replay', match, seat, from, limit })
  }

  winning(match: string) {
    return this.ask({ do: 'winning', match })
  }

  analysis(match: string, act: AnalysisAct['do'] | null) {
    return this.ask({ do: 'analysis', match, act })
  }

  file(match: string) {
    return this.ask({ do: 'file', match })
  }

  async continue(match: string, wish: Parameters<Connection['continue']>[1]) {
    return this.tablePath(await this.ask({ do: 'continue', match, wish, name: playerName() }))
  }

  async explore(match: string, count: number) {
    return this.exploreFrom({ from: { match }, count, source: this.replayPath(match) })
  }

  async exploreFrom(wish: Omit<ExploreWish, 'nameless'>) {
    return explorePath(await this.ask({ do: 'explore', wish: { ...wish, nameless: messages().table.you } }))
  }

  tablePath(match: string) {
    return `/local/${match}`
  }

  replayPath(match: string) {
    return `/local/${match}/replay`
  }

  async #move(match: string, seats: readonly SeatRequest[]) {
    await ensureSignedIn()
    return `/match/${await this.ask({ do: 'move', match, seats })}`
  }

  /** What a page would request from a server over HTTP. */
  ask<A extends PageRequest>(asked: A): Promise<Answers[A['do']]> {
    const ask = this.#id++
    return new Promise((done, fail) => {
      // The worker answers what it was asked.
      this.#waiting.set(ask, { done: (answer) => done(answer as Answers[A['do']]), fail })
      this.#post({ kind: 'ask', ask, asked })
    })
  }

  get #isOpen(): boolean {
    return this.useLink.getState().link === 'open'
  }

  #post(message: ToWorker): void {
    this.#start().postMessage(message)
  }

  #start(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' })
    this.#worker = worker
    this.#stopHearingPace?.()
    this.#stopHearingPace = usePreferences.subscribe((now, before) => {
      if (now.pace !== before.pace) this.#tellPace()
    })
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    worker.onerror = () => this.#restart(worker)
    return worker
  }

  #hear(data: FromWorker): void {
    if (data.kind === 'message') {
      for (const hear of this.#hearers) hear(data.message)
      if (data.message.type === 'frame') this.#tellDrawn()
      return
    }
    if (data.kind === 'explored' || data.kind === 'opinion') {
      for (const hear of this.#explorers) hear(data)
      return
    }
    if (data.kind === 'ready') {
      this.useLink.setState({ link: 'open' })
      this.#tellPace()
      for (const opened of this.#openings) opened()
      return
    }
    const waiting = this.#waiting.get(data.ask)
    this.#waiting.delete(data.ask)
    if (data.kind === 'answer') waiting?.done(data.answer)
    else waiting?.fail(new ServiceError(data.reason, data.message, [...data.problems]))
  }

  /** Everything important is stored: a new worker continues from there. */
  #restart(worker: Worker): void {
    if (worker !== this.#worker) return
    worker.terminate()
    this.#worker = null
    for (const { fail } of this.#waiting.values()) fail(new ServiceError('internal', ''))
    this.#waiting.clear()
    this.useLink.setState({ link: 'lost', retryAt: Date.now() + RETRY })
    if (this.#openings.size > 0) setTimeout(() => this.#start(), RETRY)
  }
}

export const local = new LocalConnection()
