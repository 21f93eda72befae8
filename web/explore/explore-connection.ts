import type { Moment, ServerMessage } from '@rulewright/wire'
import { create } from 'zustand'
import { explorePath, local } from '../local/connection.ts'
import type { ExploreAct, Explored, ExploredLine, ExploreNews, Opinion } from '../local/explore/protocol.ts'
import type { Place } from '../local/explore/variations.ts'
import { type Connection, type Outgoing, useConnection } from '../match/connection.ts'
import { ServiceError } from '../service/http.ts'

interface Seen {
  readonly explored: Explored | null
  readonly opinion: Opinion | null
  /** Whether the bots' opinion is wanted. */
  readonly thinks: boolean
}

/** An exploration as a table sees it: the worker answers as for every local match, and also reports the variations. */
export class ExploreConnection implements Connection {
  readonly useLink = local.useLink
  readonly useSeen = create<Seen>(() => ({ explored: null, opinion: null, thinks: true }))
  readonly shared = false
  readonly exploring = true
  readonly #hearers = new Set<(message: ServerMessage) => void>()
  readonly #openings = new Map<string, Promise<Moment | null>>()
  #message = 0
  /** Where to go next, while the worker is still on its way. */
  #wanted: Place | null = null
  #going = false

  constructor(readonly id: string) {}

  listen(hear: (message: ServerMessage) => void, opened: () => void): () => void {
    this.#hearers.add(hear)
    const stop = local.listenToExplorer((news) => this.#hear(news))
    const leave = local.listen(() => undefined, opened)
    return () => {
      this.#hearers.delete(hear)
      stop()
      leave()
    }
  }

  send(message: Outgoing): number {
    const re = this.#message++
    if (message.type === 'watch') void this.#do({ do: 'watch', thinks: this.useSeen.getState().thinks }, re)
    else if (message.type === 'unwatch') void this.#do({ do: 'unwatch' }, re)
    else if (message.type === 'undo') this.step(-1)
    else if (message.type === 'choose') {
      const { seat, decisionId, choice } = message
      void this.#do({ do: 'choose', seat, decisionId, choice }, re)
    }
    return re
  }

  async whenKnown(run: () => void): Promise<void> {
    run()
  }

  replay(_match: string, seat: number | null, from: number, limit: number) {
    return local.ask({ do: 'explored-moments', id: this.id, of: null, seat, from, limit })
  }

  /** The options arrive one by one. */
  winning() {
    return Promise.resolve({ match: this.id, moments: [], turns: [] })
  }

  file() {
    return local.ask({ do: 'explored-file', id: this.id })
  }

  continue() {
    return Promise.resolve(this.tablePath())
  }

  tablePath() {
    return explorePath(this.id)
  }

  replayPath() {
    return this.tablePath()
  }

  act(act: ExploreAct): void {
    void this.#do(act, -1)
  }

  think(on: boolean): void {
    this.useSeen.setState({ thinks: on })
    this.act({ do: 'think', on })
  }

  /** This many choices forward along the line, or back. */
  step(by: number): void {
    const from = this.#wanted ?? this.useSeen.getState().explored?.place
    if (from) this.go({ line: from.line, at: Math.max(0, from.at + by) })
  }

  /** Goes to a place; of several requests in quick succession, the last one counts. */
  go(place: Place): void {
    this.#wanted = place
    if (!this.#going) void this.#follow()
  }

  async #follow(): Promise<void> {
    this.#going = true
    for (let place = this.#wanted; place; place = this.#wanted) {
      await this.#do({ do: 'go', place }, -1)
      if (this.#wanted === place) this.#wanted = null
    }
    this.#going = false
  }

  /** Where a line branches off, as seen by the seat whose choice it begins with. */
  opening({ from, first }: ExploredLine): Promise<Moment | null> {
    if (!from || !first) return Promise.resolve(null)
    const key = `${from.line} ${from.at} ${first.seat}`
    const known = this.#openings.get(key)
    if (known) return known
    const asked = local.ask({ do: 'explored-moments', id: this.id, of: from, seat: first.seat, from: from.at, limit: 1 })
    const opening = asked.then(
      (page) => page.moments[0] ?? null,
      () => null,
    )
    this.#openings.set(key, opening)
    return opening
  }

  #hear(news: ExploreNews): void {
    if (news.kind === 'opinion') {
      if (news.opinion.id === this.id) this.useSeen.setState({ opinion: news.opinion })
      return
    }
    const { explored } = news
    if (explored.id !== this.id) return
    // The number of a deleted line is reused: what was known about how lines begin is dropped.
    const before = this.useSeen.getState().explored?.lines ?? []
    if (before.some(({ id }) => !explored.lines.some((line) => line.id === id))) this.#openings.clear()
    for (const message of news.messages) for (const hear of this.#hearers) hear(message)
    this.useSeen.setState({ explored })
  }

  async #do(act: ExploreAct, re: number): Promise<void> {
    try {
      await local.ask({ do: 'explored', id: this.id, act })
    } catch (error) {
      const known = error instanceof ServiceError && error.reason !== 'network' && error.reason !== 'wrong-answer'
      const refused: ServerMessage = { type: 'refused', re, reason: known ? error.reason : 'internal', match: this.id, message: '' }
      for (const hear of this.#hearers) hear(refused)
    }
  }
}

/** The exploration that the page around is about. */
export function useExploration(): ExploreConnection {
  const connection = useConnection()
  if (!(connection instanceof ExploreConnection)) throw new Error('this is no exploration')
  return connection
}
