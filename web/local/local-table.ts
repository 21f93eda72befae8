import { CONCEDE, type Game, IllegalChoice, type Level, type Seat } from '@rulewright/kernel'
import {
  type Beginning,
  frameOf,
  hintTask,
  type Kind,
  type LogRow,
  lastChoiceOf,
  mustBeAsked,
  mustBeInGame,
  mustBeOffered,
  newsSince,
  OneAtATime,
  Position,
  Refused,
  readPosition,
  STAND_IN,
  STANDING,
  whyNot,
} from '@rulewright/play'
import type { ClientMessage, Frame, MessageOf, News } from '@rulewright/wire'
import { BotTurns } from './bot-turns.ts'
import type { KeptMatch, KeptSeat } from './kept.ts'
import type { Surroundings } from './surroundings.ts'
import { mineOf, summaryOf, tableInfo } from './table-info.ts'

/** A snapshot is worth writing after this many rows. */
const SNAPSHOT_ROWS = 32
/** How many milliseconds a page needs between two frames. */
const SOON = 60

/**
 * A match in this browser: like a server's session with its clients, for the one page that shows it. It posts what the seats of
 * this browser's own people may know, and only after it has been stored.
 */
export class LocalTable extends OneAtATime {
  readonly #bots = new BotTurns(this)
  #match: KeptMatch
  #position: Position | null = null
  /** The last row the page was shown. */
  readonly #shown = new Map<Seat | null, number>()
  #savedSeq = 0
  #watched = false
  /** For each seat, which standing answer is still to be given. */
  readonly #standing = new Map<Seat, symbol>()
  #hinting = false
  #isShowingSoon = false

  constructor(
    readonly around: Surroundings,
    readonly game: Game,
    match: KeptMatch,
  ) {
    super()
    this.#match = match
  }

  get match(): KeptMatch {
    return this.#match
  }

  get id(): string {
    return this.#match.id
  }

  get seats(): readonly KeptSeat[] {
    return this.#match.seats
  }

  /** The position if it is in memory. */
  get position(): Position | null {
    return this.#position
  }

  get beginning(): Beginning {
    const { config, seed, createdAt, redeals } = this.#match
    return { game: this.game, config, seed, startedAt: createdAt, clock: null, redeals }
  }

  async currentPosition(): Promise<Position> {
    if (this.#position) return this.#position
    const { keeping, now, warn } = this.around
    let isOfOtherRules = false
    const { position, savedSeq } = await readPosition({
      id: this.id,
      version: this.#match.version,
      beginning: this.beginning,
      now,
      snapshot: () => keeping.snapshot(this.id),
      rows: (after) => keeping.rows(this.id, after),
      append: (row) => keeping.append(row, this.#match, summaryOf(this.#match, null, row.at)),
      rulesChanged: (from) => {
        isOfOtherRules = true
        warn(`the rules changed since version ${from}: match ${this.id} goes on from its last rest`, null)
      },
    })
    if (isOfOtherRules) await keeping.change(this.#match, summaryOf(this.#match, position, now()))
    this.#position = position
    this.#savedSeq = savedSeq
    return position
  }

  /** Answers a message. Problems are thrown. */
  async hear(m: Exclude<ClientMessage, { type: 'hello' | 'ping' }>): Promise<void> {
    switch (m.type) {
      case 'watch':
        return this.run(() => this.#watch(m))
      case 'unwatch':
        this.#watched = false
        return this.#done(m)
      case 'choose':
        return this.#answer(m)
      case 'hold':
        this.#standing.delete(m.seat)
        return this.#done(m)
      case 'undo':
        return this.run(() => this.#undo(m))
      case 'resign':
        await this.run(() => this.#resign(m))
        return this.#done(m)
      case 'leave':
        await this.run(() => this.#giveToBot(m.seat, m.level))
        return this.#done(m)
      case 'back':
        await this.run(() => this.#back(m))
        return this.#done(m)
      case 'hint':
        return this.#hint(m)
      case 'why':
        return this.#why(m)
      default:
        throw new Refused('not-allowed', 'There is nobody else at this table.')
    }
  }

  /** Another page has continued this match: reads it again and shows it. */
  catchUp(): Promise<void> {
    return this.run(async () => {
      this.#match = (await this.around.keeping.match(this.id)) ?? this.#match
      const rows = this.#position ? await this.around.keeping.rows(this.id, this.#position.rowSeq) : []
      if (rows.length > 0) this.#position = null
      await this.currentPosition()
      this.showTable()
      this.show()
    })
  }

  async #watch(m: MessageOf<'watch'>): Promise<void> {
    const position = await this.currentPosition()
    this.#watched = true
    this.showTable()
    for (const seat of this.#eyes()) {
      const { since, news } = newsSince(position, seat, m.seen)
      this.around.post(this.#frame(position, seat, since, news, m.id))
      this.#shown.set(seat, position.seqFor(seat))
    }
    this.letBotsAnswer()
  }

  /** At once, or after a pause in which a standing answer can be held. */
  async #answer(m: MessageOf<'choose'>): Promise<void> {
    const mark = Symbol('answer')
    if (m.standing) {
      this.#standing.set(m.seat, mark)
      await this.around.pass(this.around.pace.standing)
      if (this.#standing.get(m.seat) !== mark) return
    }
    this.#standing.delete(m.seat)
    await this.run(async () => {
      this.#mustHold(m.seat)
      mustBeOffered(await this.currentPosition(), this.seats[m.seat]?.kind === 'person', m)
      await this.commit('choose', m.seat, m.choice, m.standing)
      this.show(m.id)
    })
  }

  /** Goes back to the last thing the player chose. Bots, and one's own other seats, agree to everything. */
  async #undo(m: MessageOf<'undo'>): Promise<void> {
    this.#mustHold(m.seat)
    const position = await this.currentPosition()
    if (position.outcome) throw new Refused('match-over')
    const rows = await this.around.keeping.rows(this.id, 0)
    const missed = position.seqFor(m.seat) - m.rowSeq
    // Bots may have gone on since then: what this player chose last is still the same.
    if (missed < 0 || rows.slice(rows.length - missed).some((row) => isOwn(row, m.seat))) throw new Refused('stale')
    if (position.match.inSecret && position.match.canUndo(m.seat)) {
      await this.commit('take-back', m.seat, position.match.undoable(m.seat))
      return this.show(m.id)
    }
    const to = lastChoiceOf(rows, m.seat)
    if (to < 0) throw new Refused('cannot-undo')
    await this.commit('undo', m.seat, to)
    this.show(m.id)
  }

  /** By the rules, where they cover it. Otherwise it ends a match of two or of a party; with more, a bot plays on. */
  async #resign(m: MessageOf<'resign'>): Promise<void> {
    this.#mustHold(m.seat)
    const position = await this.currentPosition()
    if (position.outcome) throw new Refused('match-over')
    mustBeInGame(position, m.seat)
    const goesOn = !this.game.cooperative && this.seats.length > 2
    if (!this.game.concede && goesOn) return this.#giveToBot(m.seat, STAND_IN)
    if (this.game.concede) await this.commit('choose', m.seat, CONCEDE)
    else await this.commit('resign', m.seat, 0)
    this.show(m.id)
  }

  async #giveToBot(seat: Seat, level: Level): Promise<void> {
    this.#mustHold(seat)
    const position = await this.currentPosition()
    if (position.outcome) throw new Refused('match-over')
    mustBeInGame(position, seat)
    await this.#seat(seat, { kind: 'bot', level })
    this.letBotsAnswer()
  }

  async #back(m: MessageOf<'back'>): Promise<void> {
    this.#mustHold(m.seat)
    await this.currentPosition()
    await this.#seat(m.seat, { kind: 'person', level: null })
  }

  async #seat(seat: Seat, who: Pick<KeptSeat, 'kind' | 'level'>): Promise<void> {
    const seats = this.seats.map((there, n) => (n === seat ? { ...there, ...who } : there))
    await this.change({ seats })
    this.showTable()
  }

  /** Stores something about the match that is not in its log. */
  async change(change: Partial<KeptMatch>): Promise<void> {
    const match = { ...this.#match, ...change }
    await this.around.keeping.change(match, summaryOf(match, await this.currentPosition(), this.around.now()))
    this.#match = match
    this.around.changed(this.id)
  }

  /** What a master would do, from what the seat knows. */
  async #hint(m: MessageOf<'hint'>): Promise<void> {
    const task = await this.run(async () => {
      this.#mustHold(m.seat)
      const position = await this.currentPosition()
      mustBeAsked(position, m.seat, m.decisionId)
      return hintTask(this.#match.game, position.match, m.seat)
    })
    if (this.#hinting) throw new Refused('too-fast', 'One hint at a time.')
    this.#hinting = true
    try {
      const advice = await this.around.think(task)
      this.around.post({ type: 'hint', re: m.id, match: this.id, seat: m.seat, decisionId: m.decisionId, ...advice })
    } finally {
      this.#hinting = false
    }
  }

  /** What prevents the seat's options. */
  async #why(m: MessageOf<'why'>): Promise<void> {
    const answer = await this.run(async () => {
      this.#mustHold(m.seat)
      return whyNot(await this.currentPosition(), m)
    })
    this.around.post(answer)
  }

  /** Stores one row. Its consequences are shown only afterwards. `standing`: it is a standing answer. */
  async commit(kind: Kind, seat: Seat, index: number, standing = false): Promise<void> {
    const before = await this.currentPosition()
    if (before.outcome) throw new Refused('match-over')
    const draft = { match: this.id, seq: before.rowSeq + 1, seat, index, kind, waiting: 0, at: this.around.now() }
    // Until it is stored there is no position: whatever fails, the log is read again.
    this.#position = null
    const { position, ...row } = before.canApply(draft) ? followed(before, draft) : await this.#readWith(draft)
    const { outcome } = position
    const match: KeptMatch = outcome ? { ...this.#match, status: 'over', outcome } : this.#match
    if (!(await this.#append({ ...draft, ...row, waiting: row.waiting | (standing ? STANDING : 0) }, match, position)))
      throw new Refused('stale')
    this.#position = position
    this.#match = match
    this.around.changed(this.id)
    if (outcome) this.showTable()
    else this.#saveIfWorth(position)
  }

  async #append(row: LogRow, match: KeptMatch, position: Position): Promise<boolean> {
    try {
      return await this.around.keeping.append(row, match, summaryOf(match, position, row.at))
    } catch (error) {
      if (error instanceof Refused) throw error
      this.around.warn(`a row of match ${this.id} could not be kept`, error)
      throw new Refused('not-kept')
    }
  }

  /** An undo goes further back: the match is read from the deal. */
  async #readWith(draft: LogRow): Promise<Followed> {
    const rows = await this.around.keeping.rows(this.id, 0)
    try {
      const position = Position.read(this.beginning, null, [...rows, draft])
      return { position, kind: draft.kind, waiting: position.waiting }
    } catch (error) {
      this.around.warn(`match ${this.id} cannot be read from the deal`, error)
      throw new Refused('cannot-undo')
    }
  }

  #saveIfWorth(position: Position): void {
    if (position.restSeq !== position.rowSeq || position.rowSeq - this.#savedSeq < SNAPSHOT_ROWS) return
    const { at: count, state, version, stateVersion } = position.match.snapshot()
    this.#savedSeq = position.rowSeq
    const snapshot = {
      match: this.id,
      seq: position.rowSeq,
      count,
      version,
      state_version: stateVersion,
      state,
      clocks: null,
      secretRows: [...position.secretRows],
    }
    this.around.keeping.saveSnapshot(snapshot).catch((error: unknown) => this.around.warn('a snapshot was not kept', error))
  }

  letBotsAnswer(): void {
    if (this.#position && this.#watched && this.#match.moved === null) this.#bots.begin(this.#position)
  }

  /** Shows the page what has happened since the last time; `re` is the message it answers. */
  show(re?: number): void {
    const position = this.#position
    if (!position || !this.#watched) return
    for (const seat of this.#eyes()) {
      const since = this.#shown.get(seat) ?? -1
      const seq = position.seqFor(seat)
      // A secret choice of others does not count as something that happened.
      if (seq === since && re === undefined && !(seat !== null && position.followsAnybody(seat))) continue
      this.around.post(this.#frame(position, seat, Math.max(0, since), position.newsSince(seat, since), re))
      this.#shown.set(seat, seq)
    }
    this.letBotsAnswer()
  }

  /** As `show`, for a table faster than anybody can follow: what comes together is shown together. */
  showSoon(): void {
    if (this.#isShowingSoon) return
    this.#isShowingSoon = true
    void this.around.pass(SOON).then(() => {
      this.#isShowingSoon = false
      this.show()
    })
  }

  showTable(): void {
    if (this.#watched) this.around.post(tableInfo(this.#match, this.game))
  }

  /** The frame of the seat a refused message was about, or of the first of mine. */
  async frameFor(wanted: Seat | null): Promise<Frame> {
    const position = await this.currentPosition()
    const eyes = this.#eyes()
    const seat = eyes.find((eye) => eye === wanted) ?? eyes[0] ?? null
    const { since, news } = newsSince(position, seat, undefined)
    return this.#frame(position, seat, since, news)
  }

  #frame(position: Position, seat: Seat | null, since: number, news: readonly News[], re?: number): Frame {
    return { type: 'frame', ...(re === undefined ? {} : { re }), ...frameOf(this.id, position, seat, since, news, this.around.now()) }
  }

  /** This browser looks through the eyes of its own seats; without any, as a spectator. */
  #eyes(): readonly (Seat | null)[] {
    const mine = mineOf(this.#match)
    return mine.length > 0 ? mine : [null]
  }

  #mustHold(seat: Seat): void {
    if (!this.seats[seat]?.mine) throw new Refused('not-your-seat')
    if (this.#match.moved !== null) throw new Refused('not-allowed', 'This match goes on at the server.')
  }

  #done(m: { readonly id: number }): void {
    this.around.post({ type: 'done', re: m.id, match: this.id })
  }
}

/** A position after a row, with the row's final kind. */
interface Followed {
  readonly position: Position
  readonly kind: Kind
  readonly waiting: number
}

/** Whether the player of the seat chose it, or may have: a secret says too little. */
const isOwn = ({ kind, seat, waiting }: LogRow, of: Seat): boolean => kind === 'secret' || (seat === of && (waiting & STANDING) === 0)

function followed(position: Position, draft: LogRow): Followed {
  try {
    return { position, ...position.follow(draft) }
  } catch (error) {
    throw error instanceof IllegalChoice ? new Refused('no-such-option') : error
  }
}
