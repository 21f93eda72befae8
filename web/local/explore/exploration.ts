import { type Answer, type Game, IllegalChoice, type Level, type Seat } from '@rulewright/kernel'
import { askedDecision, newsFor, OneAtATime, Refused } from '@rulewright/play'
import type { Frame, Outcome, ReplayPage, SeatInfo, ServerMessage, TableInfo } from '@rulewright/wire'
import { ALONE } from '../alone.ts'
import type { Surroundings } from '../surroundings.ts'
import { type Written, writeExploration } from './file.ts'
import type { ExplorationKeeping, KeptExploration } from './kept.ts'
import { type Depth, Opinions } from './opinions.ts'
import { type ExploreAct, type Explored, type ExploreNews, LONGEST_LINE_NAME } from './protocol.ts'
import {
  chosen,
  endOf,
  knownAt,
  lineOf,
  named,
  PLAYED,
  type Place,
  pathOf,
  placed,
  sharedLength,
  type Tree,
  without,
} from './variations.ts'
import { Walk } from './walk.ts'

/** The level of the bots that answer for the other seats. */
const ANSWERS: Level = 'rival'

/** Up to this many choices away, those in between are shown one by one. */
const NEAR = 40

/** What an exploration needs besides what every local table needs. */
export interface ExploreSurroundings extends Surroundings {
  readonly explorations: ExplorationKeeping
  readonly depth: Depth
  readonly tell: (news: ExploreNews) => void
}

/** A table at which one person tries what might have been, back and forth. It speaks to the page as every table does. */
export class Exploration extends OneAtATime {
  #kept: KeptExploration
  readonly #walk: Walk
  readonly #opinions: Opinions
  #watched = false
  #thinks = false
  #botThinks = false
  /** The number of the page's last frame; it only grows, even when the worker is restarted. */
  #seq = 0
  /** The seats through whose eyes the page looks: those of mine that are asked. */
  #eyes: readonly Seat[] = []
  /** For each seat what it was last shown: the number, and the choices that led there. */
  #shown = new Map<Seat, { readonly seq: number; readonly path: readonly Answer[] }>()

  constructor(
    readonly around: ExploreSurroundings,
    readonly game: Game,
    kept: KeptExploration,
  ) {
    super()
    this.#kept = kept
    this.#walk = new Walk(game, kept)
    this.#opinions = new Opinions(around, around.depth, (opinion) => around.tell({ kind: 'opinion', opinion }))
    this.#seek()
  }

  get written(): Written {
    return this.#kept
  }

  get file(): string {
    return writeExploration(this.#kept)
  }

  act(act: ExploreAct): Promise<void> {
    return this.run(async () => {
      await this.#do(act)
    })
  }

  #do(act: ExploreAct): Promise<void> | void {
    switch (act.do) {
      case 'watch':
        this.#watched = true
        this.#thinks = act.thinks
        this.#shown.clear()
        return this.#show()
      case 'unwatch':
        this.#watched = false
        return this.#opinions.stop()
      case 'choose':
        return this.#answer(act)
      case 'go':
        return this.#change(placedAt(this.#kept, act.place))
      case 'name':
        return this.#change(named(this.#kept, act.line, act.name.trim().slice(0, LONGEST_LINE_NAME)))
      case 'remove':
        return this.#change(without(this.#kept, act.line))
      case 'play':
        if (act.seat !== null && act.seat >= this.#kept.config.seats) throw new Refused('not-your-seat')
        this.#shown.clear()
        return this.#change({ mine: act.seat })
      case 'answer':
        void this.#letBotAnswer()
        return
      case 'think':
        this.#thinks = act.on
        return this.#wonder()
    }
  }

  /** Another page has changed it: it is shown as it is now. */
  catchUp(): Promise<void> {
    return this.run(async () => {
      const kept = await this.around.explorations.get(this.#kept.id)
      if (!kept || kept.turn === this.#kept.turn) return
      this.#kept = kept
      this.#seek()
      this.#show()
    })
  }

  /** A line as one seat sees it, moment by moment; without a line, the current one up to the current place. */
  async moments(of: Place | null, seat: Seat | null, from: number, limit: number): Promise<ReplayPage> {
    const { id, game, version, config, seed, redeals, lines, place } = this.#kept
    const { line, at } = of ?? place
    const choices = pathOf(lines, line).slice(0, at)
    const record = { config, seed, redeals, choices }
    const moments = await this.around.think({ do: 'moments', game, record, seat, from, limit, bare: false })
    return { match: id, game, version, seat, from, count: choices.length, seats: this.#seats(), outcome: null, moments }
  }

  get #path(): readonly Answer[] {
    const { lines, place } = this.#kept
    return pathOf(lines, place.line).slice(0, place.at)
  }

  get #isAtEnd(): boolean {
    const { lines, place } = this.#kept
    const line = lineOf(lines, place.line)
    return line === undefined || endOf(line) === place.at
  }

  /** The seats that the explorer plays. */
  get #mine(): readonly Seat[] {
    const { mine, config } = this.#kept
    return mine === null ? Array.from({ length: config.seats }, (_, seat) => seat) : [mine]
  }

  async #answer({ seat, decisionId, choice }: Extract<ExploreAct, { do: 'choose' }>): Promise<void> {
    if (!this.#mine.includes(seat)) throw new Refused('not-your-seat')
    if (decisionId !== this.#seq) throw new Refused('stale')
    await this.#choose({ seat, index: choice })
  }

  async #choose(answer: Answer): Promise<void> {
    const decision = this.#walk.match.decisionOf(answer.seat)
    if (!decision || answer.index >= decision.options.length) throw new Refused('no-such-option')
    await this.#change(chosen(this.#kept, answer))
  }

  /** Stores a change and shows its result. */
  async #change(change: Partial<KeptExploration>): Promise<void> {
    const next = { ...this.#kept, ...change, turn: this.#kept.turn + 1, since: this.around.now() }
    if (!(await this.#keep(next))) {
      const there = await this.around.explorations.get(next.id)
      if (!there) throw new Refused('no-such-match')
      this.#kept = there
      this.#seek()
      this.#show()
      throw new Refused('stale')
    }
    this.#kept = next
    this.around.changed(next.id)
    this.#seek()
    this.#show()
  }

  async #keep(next: KeptExploration): Promise<boolean> {
    try {
      return await this.around.explorations.put(next)
    } catch (error) {
      this.around.warn(`exploration ${next.id} could not be kept`, error)
      throw new Refused('not-kept')
    }
  }

  /** Goes to the explorer's place. A line from other rules ends where these do not know its next choice. */
  #seek(): void {
    try {
      this.#walk.to(this.#path)
    } catch (error) {
      throw error instanceof IllegalChoice ? new Refused('rules-changed') : error
    }
  }

  /** Where none of my seats is asked, the eyes stay the same. */
  #look(): readonly Seat[] {
    const { match } = this.#walk
    const asked = this.#mine.filter((seat) => match.decisionOf(seat) !== null)
    const before = this.#eyes.filter((seat) => this.#mine.includes(seat))
    this.#eyes = asked.length > 0 ? asked : before.length > 0 ? before : this.#mine.slice(0, 1)
    return this.#eyes
  }

  #show(): void {
    this.#opinions.stop()
    if (!this.#watched) return
    // One number for the frame, and one for a frame that may come before it.
    this.#seq = Math.max(this.#seq + 2, this.around.now())
    const path = this.#path
    const frames = this.#look().flatMap((seat) => {
      const shown = this.#frames(seat, path)
      this.#shown.set(seat, { seq: this.#seq, path })
      return shown
    })
    this.#tell([...frames, this.#table()])
    this.#wonder()
    this.#mayAnswer()
  }

  /** The frame of a seat; if it is several choices away, preceded by one with their events: only the last is animated. */
  #frames(seat: Seat, path: readonly Answer[]): Frame[] {
    const before = this.#shown.get(seat)
    const shared = before ? sharedLength(before.path, path) : 0
    const isFar = !before || path.length - shared > NEAR
    const first = isFar ? path.length : shared + 1
    const news = Array.from({ length: path.length + 1 - first }, (_, n) => newsFor(first + n, this.#walk.toldWith(first + n), seat))
    // From far away, the page's record is read again.
    const frame = { ...this.#frame(seat), since: isFar ? this.#seq : before.seq }
    if (news.length < 2) return [{ ...frame, news }]
    return [
      { ...frame, rowSeq: this.#seq - 1, count: path.length - 1, news: news.slice(0, -1), decision: null },
      { ...frame, since: this.#seq - 1, news: news.slice(-1) },
    ]
  }

  #frame(seat: Seat): Omit<Frame, 'since' | 'news'> {
    const { match } = this.#walk
    const decision = match.decisionOf(seat)
    return {
      type: 'frame',
      match: this.#kept.id,
      seat,
      rowSeq: this.#seq,
      count: match.count,
      view: match.view(seat),
      decision: decision && askedDecision(decision, this.#seq),
      waiting: match.open.map((open) => open.seat),
      clocks: null,
      outcome: this.#outcome(),
      canUndo: match.count > 0,
    }
  }

  #outcome(): Outcome | null {
    const { outcome } = this.#walk.match
    return outcome && { payoffs: [...outcome.payoffs], reason: outcome.reason, ...(outcome.scores ? { scores: [...outcome.scores] } : {}) }
  }

  #seats(): SeatInfo[] {
    const mine = this.#mine
    return this.#kept.players.map((name, seat) => {
      const own = mine.includes(seat)
      return { seat, kind: own ? 'person' : 'bot', name, level: own ? null : ANSWERS, user: null, connected: own, claimAt: null }
    })
  }

  #table(): TableInfo {
    const { id, game, version, config } = this.#kept
    return {
      ...ALONE,
      type: 'table',
      match: id,
      game,
      version,
      status: 'running',
      mine: [...this.#eyes],
      seats: this.#seats(),
      config: { ...config },
      continuedFrom: null,
    }
  }

  #tell(messages: readonly ServerMessage[] = []): void {
    const { id, place, lines, mine, source } = this.#kept
    const explored: Explored = {
      id,
      place,
      lines: lines.map((line) => ({ id: line.id, name: line.name, from: line.from, end: endOf(line), first: line.choices[0] ?? null })),
      known: knownAt(this.#kept),
      mine,
      source,
      bots: this.#botAsked === null ? 'none' : this.#botThinks ? 'thinking' : 'asked',
    }
    this.around.tell({ kind: 'explored', messages, explored })
  }

  /** Lets the bots think about what the explorer is asked. */
  #wonder(): void {
    this.#opinions.stop()
    if (!this.#thinks || !this.#watched) return
    const { match } = this.#walk
    const decision = this.#eyes.map((seat) => match.decisionOf(seat)).find((asked) => asked !== null)
    if (!decision) return
    const { id, game } = this.#kept
    const { seat, options } = decision
    void this.#opinions.begin({ id, rowSeq: this.#seq, game, snapshot: match.snapshot(), seat, options: options.length })
  }

  /** The seat of a bot that is asked where the explorer is not. */
  get #botAsked(): Seat | null {
    const { open } = this.#walk.match
    return open.some(({ seat }) => this.#mine.includes(seat)) ? null : (open[0]?.seat ?? null)
  }

  /** At the end of their own line the explorer gets an answer; where the line continues, they look first. */
  #mayAnswer(): void {
    if (this.#watched && this.#isAtEnd && this.#kept.place.line !== PLAYED) void this.#letBotAnswer()
  }

  /** Not within an act: going elsewhere meanwhile does not wait for it. */
  async #letBotAnswer(): Promise<void> {
    const seat = this.#botAsked
    const seq = this.#seq
    if (seat === null || this.#botThinks) return
    this.#botThinks = true
    this.#tell()
    const { id, game } = this.#kept
    const task = { do: 'pick', game, snapshot: this.#walk.match.snapshot(), seat, level: ANSWERS, seed: `${id} ${seq}` } as const
    const index = await this.around.think(task).catch((error: unknown) => {
      this.around.warn(`a bot of exploration ${id} could not answer`, error)
      return null
    })
    this.#botThinks = false
    await this.run(async () => {
      if (seq === this.#seq && index !== null) return this.#choose({ seat, index })
      this.#tell()
      // The explorer has gone elsewhere, where a bot may be asked as well.
      if (seq !== this.#seq) this.#mayAnswer()
    }).catch((error: unknown) => this.around.warn(`what a bot of exploration ${id} answered was not kept`, error))
  }
}

const placedAt = (tree: Tree, place: Place): Tree => ({ lines: tree.lines, place: placed({ ...tree, place }) })
