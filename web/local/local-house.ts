import { botNames, CONCEDE, type Config, type Game, type MatchLog, type Seat, writeLog } from '@rulewright/kernel'
import {
  asBadFile,
  choicesInForce,
  configFor,
  eyesOn,
  type LogRow,
  type MatchRecord,
  notesText,
  Position,
  playerNames,
  playersIn,
  Refused,
  type Results,
  readFile,
  type TaskOf,
} from '@rulewright/play'
import type { AdoptMatch, ClientMessage, ContinueMatch, ReplayPage, SeatRequest, Winning } from '@rulewright/wire'
import { idFrom } from './ids.ts'
import type { KeptMatch, KeptSeat } from './kept.ts'
import { LocalTable } from './local-table.ts'
import type { Surroundings } from './surroundings.ts'
import { mineOf, seatInfos, summaryOf } from './table-info.ts'

/** A table for the user of this browser, and bots. */
export interface LocalWish {
  readonly game: string
  readonly config: Readonly<Record<string, unknown>>
  /** Open seats are for the server. */
  readonly seats: readonly SeatRequest[]
  /** For each person's seat their name; bots have their own names. */
  readonly names: readonly string[]
}

/** The matches of this browser: created, played, replayed. */
export class LocalHouse {
  readonly #tables = new Map<string, Promise<LocalTable>>()

  constructor(readonly around: Surroundings) {}

  /** Answers a message of the page; problems are answered as well. */
  async hear(m: ClientMessage): Promise<void> {
    if (m.type === 'ping') return this.around.post({ type: 'pong', re: m.id, now: this.around.now() })
    if (m.type === 'hello') return
    try {
      await (await this.table(m.match)).hear(m)
    } catch (error) {
      await this.#explain(m, error)
    }
  }

  table(id: string): Promise<LocalTable> {
    const known = this.#tables.get(id)
    if (known) return known
    const opened = this.#open(id)
    this.#tables.set(id, opened)
    opened.catch(() => this.#tables.delete(id))
    return opened
  }

  /** Another page has changed or deleted it: the display is refreshed. */
  async changedElsewhere(id: string): Promise<void> {
    const table = await this.#tables.get(id)
    if (!table) return
    if (await this.around.keeping.match(id)) await table.catchUp()
    else this.#tables.delete(id)
  }

  async #open(id: string): Promise<LocalTable> {
    const match = await this.around.keeping.match(id)
    if (!match) throw new Refused('no-such-match')
    return new LocalTable(this.around, await this.#game(match.game, match.config), match)
  }

  async #game(id: string, config: unknown): Promise<Game> {
    const game = await this.around.find(id, config)
    if (!game) throw new Refused('no-such-game')
    return game
  }

  async #explain(m: Exclude<ClientMessage, { type: 'hello' | 'ping' }>, error: unknown): Promise<void> {
    if (!(error instanceof Refused)) this.around.warn(`a message "${m.type}" could not be answered`, error)
    const { reason, message } = error instanceof Refused ? error : new Refused('internal')
    const table = await this.table(m.match).catch(() => null)
    const seat = 'seat' in m ? m.seat : null
    const frame = await table?.run(() => table.frameFor(seat)).catch(() => undefined)
    this.around.post({ type: 'refused', re: m.id, reason, match: m.match, message, ...(frame ? { frame } : {}) })
  }

  /** Deals a match; returns its id. */
  async create(wish: LocalWish): Promise<string> {
    const game = await this.#game(wish.game, wish.config)
    const config = configFor(game, { ...wish.config, seats: wish.seats.length })
    const seats = seatsFor(wish.seats, (seat) => wish.names[seat] ?? '')
    return this.#begin(game, { config, seed: this.around.chance(), seats, redeals: [], continuedFrom: null }, [])
  }

  async #begin(
    game: Game,
    dealt: Pick<KeptMatch, 'config' | 'seed' | 'seats' | 'redeals' | 'continuedFrom'>,
    rows: readonly Omit<LogRow, 'match'>[],
  ): Promise<string> {
    const { now, chance, keeping } = this.around
    const createdAt = now()
    const id = idFrom(chance())
    const match: KeptMatch = {
      ...dealt,
      id,
      game: game.id,
      version: game.version,
      createdAt,
      status: 'running',
      outcome: null,
      moved: null,
    }
    const own = rows.map((row) => ({ ...row, match: id }))
    const beginning = { game, config: match.config, seed: match.seed, startedAt: createdAt, clock: null, redeals: match.redeals }
    const position = Position.read(beginning, null, own)
    await this.#keep(() => keeping.create(match, own, summaryOf(match, position, createdAt)))
    return id
  }

  /** A browser may refuse to store anything, or anything more. */
  async #keep(write: () => Promise<void>): Promise<void> {
    await write().catch((error: unknown) => {
      this.around.warn('a match could not be kept', error)
      throw new Refused('not-kept')
    })
  }

  async #record(table: LocalTable): Promise<MatchRecord> {
    const { config, seed, redeals } = table.match
    const choices = choicesInForce(await this.around.keeping.rows(table.id, 0)).map(({ seat, index }) => ({ seat, index }))
    return { config, seed, redeals, choices }
  }

  /** Replays a match. One from other rules may reach a choice that these do not know. */
  async #study<D extends 'moments' | 'count' | 'winning' | 'file'>(table: LocalTable, task: TaskOf<D>): Promise<Results[D]> {
    return this.around.think(task).catch((error: unknown) => {
      throw error instanceof Refused || table.match.version === table.game.version ? error : new Refused('rules-changed')
    })
  }

  async replay(id: string, wanted: Seat | null, from: number, limit: number): Promise<ReplayPage> {
    const table = await this.table(id)
    const { match } = table
    const seat = eyesOn(match.status === 'over', match.config.seats, mineOf(match), wanted)
    const record = await this.#record(table)
    // While it runs, moments are counted as the seat counts them.
    const asSeen = match.status !== 'over'
    const moments = await this.#study(table, { do: 'moments', game: match.game, record, seat, from, limit, bare: false, asSeen })
    const { game, version, outcome } = match
    const count = asSeen ? await this.#study(table, { do: 'count', game, record, seat }) : record.choices.length
    const { numbers } = match.config
    const page = { match: id, game, version, seat, from, count, seats: seatInfos(match), outcome, moments }
    return numbers ? { ...page, numbers } : page
  }

  /** A finished match, and all its choices. */
  async finished(id: string): Promise<{ readonly game: Game; readonly record: MatchRecord }> {
    const table = await this.table(id)
    if (table.match.status !== 'over') throw new Refused('not-over')
    return { game: table.game, record: await this.#record(table) }
  }

  async winning(id: string): Promise<Winning> {
    const { game, record } = await this.finished(id)
    return { match: id, ...(await this.#study(await this.table(id), { do: 'winning', game: game.id, record })) }
  }

  /** Over: the whole match, to be verified and replayed anywhere. Running: what one's seat has seen. */
  async file(id: string): Promise<string> {
    const table = await this.table(id)
    const { match } = table
    const record = await this.#record(table)
    const mine = mineOf(match)
    const players = playerNames(match.seats)
    // A match that was re-dealt on the way does not follow from its seed.
    if (match.status === 'over' && record.redeals.length === 0) {
      const beside = { players, outcome: match.outcome, playedAt: match.createdAt, fairness: null }
      return this.#study(table, { do: 'file', game: match.game, record, beside })
    }
    const seat = mine[0] ?? null
    const limit = record.choices.length + 1
    const moments = await this.#study(table, {
      do: 'moments',
      game: match.game,
      record,
      seat,
      from: 0,
      limit,
      bare: true,
      asSeen: match.status !== 'over',
    })
    const { game } = table
    return notesText({ game, version: match.version, config: match.config, mine, seat, players, commitment: null, moments })
  }

  /** All of a running match so far: for the server that takes it over. */
  async handOver(id: string): Promise<Omit<AdoptMatch, 'seats'>> {
    const { match } = await this.table(id)
    if (match.status === 'over') throw new Refused('match-over')
    if (match.moved !== null) throw new Refused('not-allowed', 'This match goes on at the server.')
    const { game, version, config, seed, redeals } = match
    if (config.numbers) throw new Refused('not-allowed', 'A match with other numbers than the printed ones stays in this browser.')
    const { choices } = await this.#record(await this.table(id))
    return { file: writeLog({ game, version, config, seed, choices, rests: [] }), redeals: [...redeals] }
  }

  /** From now on it continues as this match on the server. */
  async moved(id: string, to: string): Promise<void> {
    const table = await this.table(id)
    await table.run(() => table.change({ moved: to }))
  }

  /** Continues from a moment of a finished match. What the player cannot know is re-dealt: the end is known. */
  async continue(id: string, wish: ContinueMatch, name: string): Promise<string> {
    const table = await this.table(id)
    const { match, game } = table
    if (match.status !== 'over') throw new Refused('not-over')
    const rows = choicesInForce(await this.around.keeping.rows(id, 0)).slice(0, wish.count)
    if (rows.length < wish.count) throw new Refused('malformed', 'The match is not that long.')
    if (rows.some(({ seat, index }) => seat === wish.seat && index === CONCEDE))
      throw new Refused('not-allowed', 'This seat had left the game by then.')
    const redeals = [
      ...match.redeals.filter(({ count }) => count <= wish.count),
      { count: wish.count, seat: wish.seat, seed: this.around.chance() },
    ]
    const seats = seatsFor(
      match.seats.map((_, seat) => (seat === wish.seat ? { kind: 'me' } : { kind: 'bot', level: wish.level })),
      () => name,
    )
    const { config, seed } = match
    const counted = rows.map((row, n) => ({ ...row, seq: n + 1 }))
    return this.#begin(game, { config, seed, seats, redeals, continuedFrom: { match: id, count: wish.count } }, counted)
  }

  /** Puts a match file among the finished matches, after replaying it. */
  async load(file: string): Promise<string> {
    const { game, log } = await readFile(file, this.around.find)
    const players = playersIn(file, log.config.seats)
    const checked = await this.around.think({ do: 'check', game: log.game, log, players }).catch((error: unknown) => {
      throw asBadFile(error)
    })
    const { now, chance, keeping } = this.around
    const id = idFrom(chance())
    const rows = rowsOf(id, log, checked.waiting, now())
    const match = finished(id, game, log, players, now())
    const { outcome } = checked
    const shown = outcome && {
      payoffs: [...outcome.payoffs],
      reason: outcome.reason,
      ...(outcome.scores ? { scores: [...outcome.scores] } : {}),
    }
    const over = { ...match, outcome: shown }
    await this.#keep(() => keeping.create(over, rows, { ...summaryOf(over, null, now()), count: rows.length }))
    return id
  }
}

function seatsFor(requests: readonly SeatRequest[], playerAt: (seat: Seat) => string): KeptSeat[] {
  const bots = botNames(requests.map((request) => (request.kind === 'bot' ? request.level : null)))
  return requests.map((request, seat) => {
    if (request.kind === 'open') throw new Refused('not-allowed', 'A seat for others needs a server.')
    if (request.kind === 'me') return { kind: 'person', name: playerAt(seat), level: null, mine: true }
    return { kind: 'bot', name: bots[seat] ?? '', level: request.level, mine: false }
  })
}

function finished(id: string, game: Game, log: MatchLog, names: readonly string[], at: number): KeptMatch {
  const config: Config = log.config
  return {
    id,
    game: game.id,
    version: log.version,
    config,
    seed: log.seed,
    createdAt: at,
    status: 'over',
    seats: names.map((name) => ({ kind: 'open', name, level: null, mine: false })),
    redeals: [],
    continuedFrom: null,
    outcome: null,
    moved: null,
  }
}

function rowsOf(match: string, log: MatchLog, waiting: readonly number[], at: number): LogRow[] {
  return log.choices.map(({ seat, index }, n) => ({ match, seq: n + 1, seat, index, kind: 'choose', waiting: waiting[n] ?? 0, at }))
}
