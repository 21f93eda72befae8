import { createHash } from 'node:crypto'
import { below, type Game, Match, seedRandom } from '@rulewright/kernel'
import { type LogRow, perform, type Results, type SavedState, type Task, type TaskOf } from '@rulewright/play'
import type { ClientMessage, Frame, SeatRequest, ServerMessage, TableInfo } from '@rulewright/wire'
import { connectFour } from '../../../kernel/test/games/connect-four.ts'
import { duel } from '../../../kernel/test/games/duel.ts'
import { auction, bids, crew } from '../../../server/test/bids.ts'
import type { Keeping, KeptMatch, KeptSnapshot, LocalSummary } from '../../local/kept.ts'
import { LocalHouse } from '../../local/local-house.ts'
import type { Surroundings } from '../../local/surroundings.ts'

// A simulated browser: stored data outlives the page, and the page gets what the worker would post.

/** What a browser keeps. */
export class MemoryKeeping implements Keeping {
  readonly matches = new Map<string, KeptMatch>()
  readonly summaries = new Map<string, LocalSummary>()
  readonly log: LogRow[] = []
  readonly snapshots = new Map<string, KeptSnapshot>()
  /** Set to let the next row fail. */
  full = false

  async match(id: string): Promise<KeptMatch | null> {
    return this.matches.get(id) ?? null
  }

  async rows(id: string, after: number): Promise<readonly LogRow[]> {
    return this.log.filter((row) => row.match === id && row.seq > after)
  }

  async snapshot(id: string): Promise<SavedState | null> {
    return this.snapshots.get(id) ?? null
  }

  async saveSnapshot(snapshot: KeptSnapshot): Promise<void> {
    this.snapshots.set(snapshot.match, snapshot)
  }

  async create(match: KeptMatch, rows: readonly LogRow[], summary: LocalSummary): Promise<void> {
    this.log.push(...rows)
    await this.change(match, summary)
  }

  async append(row: LogRow, match: KeptMatch, summary: LocalSummary): Promise<boolean> {
    if (this.full) throw new Error('the disk is full')
    if (this.log.some((there) => there.match === row.match && there.seq === row.seq)) return false
    this.log.push(row)
    await this.change(match, summary)
    return true
  }

  async change(match: KeptMatch, summary: LocalSummary): Promise<void> {
    this.matches.set(match.id, match)
    this.summaries.set(match.id, summary)
  }
}

// The house is about games in general; what it finds are exactly these games.
const GAMES = [duel, connectFour, bids, crew, auction] as unknown as readonly Game[]

export const findTestGame = (id: string): Promise<Game> | null => {
  const game = GAMES.find((g) => g.id === id)
  return game ? Promise.resolve(game) : null
}

type Wish = ClientMessage extends infer M ? (M extends { readonly id: number } ? Omit<M, 'id'> : never) : never

/** One page and its worker. */
export class Room {
  readonly house: LocalHouse
  /** The house's environment. */
  readonly around: Surroundings
  readonly messages: ServerMessage[] = []
  readonly warnings: string[] = []
  /** Thoughts held back until released; null: they come at once. */
  held: (() => void)[] | null = null
  /** Whether bots choose anything at once. */
  hasty = false
  readonly pace = { botPause: 1, standing: 1 }
  #id = 0
  #chance = 0
  #clock = 1_000_000

  constructor(
    readonly keeping: MemoryKeeping,
    readonly name = 'page',
    readonly games: readonly Game[] = GAMES,
    /** What is other than usual around the house. */
    other: Partial<Surroundings> = {},
  ) {
    this.around = {
      keeping,
      find: (id) => {
        const game = this.games.find((g) => g.id === id)
        return game ? Promise.resolve(game) : null
      },
      think: (task) => this.#think(task),
      now: () => this.#clock++,
      chance: () =>
        createHash('sha256')
          .update(`${this.name} ${this.#chance++}`)
          .digest('hex'),
      pass: () => new Promise((done) => setTimeout(done, 0)),
      pace: this.pace,
      drawn: () => this.drawing,
      seen: () => this.#seen(),
      // As it travels between threads: a copy, or an error where something cannot be copied.
      post: (message) => this.messages.push(structuredClone(message)),
      changed: () => {},
      warn: (what) => this.warnings.push(what),
      ...other,
    }
    this.house = new LocalHouse(this.around)
  }

  /** Bots wait for this before they think. */
  drawing: Promise<void> = Promise.resolve()
  /** What was thought about, in order. */
  readonly thought: Task['do'][] = []
  /** Bots wait for this while something is shown; null: nothing is. */
  showing: Promise<void> | null = null

  #seen(): Promise<void> {
    return this.showing ?? Promise.resolve()
  }

  async #think<D extends Task['do']>(task: TaskOf<D>): Promise<Results[D]> {
    if (this.held) await new Promise<void>((go) => this.held?.push(go))
    const game = this.games.find((g) => g.id === task.game)
    if (!game) throw new Error('no game')
    const asked: Task = task
    this.thought.push(asked.do)
    const result = this.hasty && isPick(asked) ? anyOption(game, asked) : perform(game, structuredClone(asked))
    // The thread answers the kind of task it was given.
    return result as Results[D]
  }

  async open(game: string, seats: readonly SeatRequest[], config: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const match = await this.house.create({ game, config, seats, names: seats.map((_, n) => `Player ${n + 1}`) })
    await this.say({ type: 'watch', match })
    return match
  }

  /** Sends, waits for the answer, and returns it. */
  async say(wish: Wish): Promise<ServerMessage> {
    const id = this.#id++
    await this.house.hear({ ...wish, id })
    const answer = this.messages.findLast((m) => 're' in m && m.re === id)
    if (!answer) throw new Error(`no answer to ${wish.type}`)
    return answer
  }

  frame(match: string, seat: number | null = 0): Frame {
    const frame = this.messages.findLast((m) => m.type === 'frame' && m.match === match && m.seat === seat)
    if (frame?.type !== 'frame') throw new Error('no frame')
    return frame
  }

  table(match: string): TableInfo {
    const table = this.messages.findLast((m) => m.type === 'table' && m.match === match)
    if (table?.type !== 'table') throw new Error('no table')
    return table
  }

  choose(match: string, seat: number, choice: number): Promise<ServerMessage> {
    return this.say({ type: 'choose', match, seat, decisionId: this.frame(match, seat).decision?.decisionId ?? 0, choice })
  }

  /** Waits until this holds of what has been heard. */
  async until(holds: () => boolean): Promise<void> {
    for (let n = 0; n < 10_000; n++) {
      if (holds()) return
      await new Promise((done) => setTimeout(done, 1))
    }
    throw new Error(`it does not come to that; heard last: ${JSON.stringify(this.messages.at(-1))}; warned: ${this.warnings.join('; ')}`)
  }

  /** Until the seat is asked, or the match is over. */
  asked(match: string, seat = 0): Promise<void> {
    return this.until(() => this.frame(match, seat).decision !== null || this.frame(match, seat).outcome !== null)
  }
}

type Pick = TaskOf<'pick'>

const isPick = (task: Task): task is Pick => task.do === 'pick'

const anyOption = (game: Game, { snapshot, seat, seed }: Pick): number =>
  below(seedRandom(seed), Match.resume(game, snapshot).decisionOf(seat)?.options.length ?? 1)

export const me: SeatRequest = { kind: 'me' }
export const bot: SeatRequest = { kind: 'bot', level: 'learner' }
