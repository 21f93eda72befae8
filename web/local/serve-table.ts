import { findGame } from '@rulewright/games'
import { Refused } from '@rulewright/play'
import type { SeatRequest } from '@rulewright/wire'
import type { ServiceError } from '../service/http.ts'
import { LocalAnalyses } from './analyses.ts'
import { IndexedAnalyses } from './analysis-shelf.ts'
import { changedMatches, openDatabase } from './database.ts'
import type { ExploreSurroundings } from './explore/exploration.ts'
import { Explorer } from './explore/explorer.ts'
import { IndexedExplorations } from './explore/shelf.ts'
import { IndexedKeeping } from './indexed-keeping.ts'
import { LocalHouse } from './local-house.ts'
import type { Answers, FromWorker, PaceOfTable, PageRequest, ToWorker } from './protocol.ts'
import { findRules } from './rules.ts'
import { WorkerPool } from './worker-pool.ts'

/** How long a bot may think before a random choice is made for it, in milliseconds. */
const BOT_LIMIT = 10_000
/** Nobody at the table could learn anything from the pause: it is just long enough to change one's mind. */
const STANDING = 900
/** How long the bots look at a question in an exploration, in milliseconds: a first opinion soon, then a firmer one. */
const ROUNDS = [200, 400, 800, ...Array.from({ length: 27 }, () => 1000)]
/** One core is reserved for the page. */
const THREADS = Math.max(1, Math.min(3, navigator.hardwareConcurrency - 1))
/** If there are several threads, one stays free for bots that somebody waits for. */
const ANALYSTS = Math.max(1, THREADS - 1)

/** A page that does not report a drawing, because it is hidden or busy, is waited for this many milliseconds. */
const DRAWN = 400

/** The requested pace, and who waits for the page: to have drawn what it was sent, to have shown what happened. */
class Beat {
  botPause = 1
  standing = STANDING
  #isBusy = false
  #waiting: (() => void)[] = []
  /** Runs while the page draws. */
  #drawing: ReturnType<typeof setTimeout> | null = null
  #undrawn: (() => void)[] = []

  /** The page gets something to draw. */
  told(): void {
    if (this.#drawing) clearTimeout(this.#drawing)
    this.#drawing = setTimeout(() => this.hasDrawn(), DRAWN)
  }

  hasDrawn(): void {
    if (this.#drawing) clearTimeout(this.#drawing)
    this.#drawing = null
    for (const go of this.#undrawn.splice(0)) go()
  }

  readonly drawn = (): Promise<void> => (this.#drawing ? new Promise((go) => this.#undrawn.push(go)) : Promise.resolve())

  set({ botPause, standing, isBusy }: PaceOfTable): void {
    this.botPause = botPause
    this.standing = standing
    this.#isBusy = isBusy
    if (!isBusy) for (const go of this.#waiting.splice(0)) go()
  }

  readonly seen = (): Promise<void> => (this.#isBusy ? new Promise((go) => this.#waiting.push(go)) : Promise.resolve())
}

const post = (message: FromWorker) => self.postMessage(message)

/** The matches of this browser, for the page that started this worker: hidden data stays here, the page gets what its seats may know. */
export function serveTable(startThread: () => Worker): void {
  // Other pages of this browser may show the same match.
  const pages = changedMatches()
  const beat = new Beat()
  const around = surroundings(new WorkerPool(startThread, THREADS, BOT_LIMIT), beat, (match) => pages.postMessage(match))
  const house = new LocalHouse(around)
  const analyses = new LocalAnalyses(house, new IndexedAnalyses(), ANALYSTS)
  const tables: Tables = { house, explorer: new Explorer(around), analyses }
  pages.addEventListener('message', ({ data }: MessageEvent<string>) => {
    Promise.all([tables.house.changedElsewhere(data), tables.explorer.changedElsewhere(data)]).catch((error: unknown) =>
      console.warn('a match changed on another page could not be read', error),
    )
  })
  self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === 'pace') beat.set(data.pace)
    else if (data.kind === 'drawn') beat.hasDrawn()
    // Whoever needs the rules gets the error.
    else if (data.kind === 'prepare')
      findGame(data.game)
        ?.rules()
        .catch(() => undefined)
    else if (data.kind === 'message') void tables.house.hear(data.message)
    else void reply(tables, data.ask, data.asked)
  })
  post({ kind: 'ready' })
  // It is needed in a moment; whoever needs it gets the error.
  openDatabase().catch(() => undefined)
}

/** The requests this worker serves. */
interface Tables {
  readonly house: LocalHouse
  readonly explorer: Explorer
  readonly analyses: LocalAnalyses
}

function surroundings(pool: WorkerPool, beat: Beat, changed: (match: string) => void): ExploreSurroundings {
  return {
    keeping: new IndexedKeeping(),
    find: findRules,
    think: (task, taken) => pool.do(task, taken),
    now: Date.now,
    chance: () => [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    pass: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    pace: beat,
    drawn: beat.drawn,
    seen: beat.seen,
    post: (message) => {
      if (message.type === 'frame') beat.told()
      post({ kind: 'message', message })
    },
    changed,
    warn: (what, error) => console.warn(what, error),
    explorations: new IndexedExplorations(),
    depth: { rounds: ROUNDS.map((milliseconds) => ({ milliseconds })), threads: THREADS },
    tell: post,
  }
}

function answer({ house, explorer, analyses }: Tables, asked: PageRequest): Promise<Answers[keyof Answers]> {
  switch (asked.do) {
    case 'create':
      return house.create(asked.wish)
    case 'replay':
      return house.replay(asked.match, asked.seat, asked.from, asked.limit)
    case 'winning':
      return house.winning(asked.match)
    case 'analysis':
      return analyses.act(asked.match, asked.act)
    case 'file':
      return house.file(asked.match)
    case 'continue':
      return house.continue(asked.match, asked.wish, asked.name)
    case 'load':
      return house.load(asked.file)
    case 'move':
      return move(house, asked.match, asked.seats)
    case 'explore':
      return explorer.begin(asked.wish)
    case 'explored':
      return explorer.act(asked.id, asked.act).then(() => undefined)
    case 'explored-moments':
      return explorer.moments(asked.id, asked.of, asked.seat, asked.from, asked.limit)
    case 'explored-file':
      return explorer.file(asked.id)
  }
}

/** From here to the server, past the page: it includes what no seat may see. */
async function move(house: LocalHouse, match: string, seats: readonly SeatRequest[]): Promise<string> {
  const { service } = await import('../service/http.ts')
  const moved = await service.adopt({ ...(await house.handOver(match)), seats: [...seats] })
  await house.moved(match, moved.match)
  return moved.match
}

const isRefusal = (error: unknown): error is Refused | ServiceError => error instanceof Error && 'reason' in error

async function reply(tables: Tables, ask: number, asked: PageRequest): Promise<void> {
  try {
    post({ kind: 'answer', ask, answer: await answer(tables, asked) })
  } catch (error) {
    const { reason, message, problems } = isRefusal(error) ? error : new Refused('internal')
    if (!isRefusal(error)) console.warn(`"${asked.do}" could not be done`, error)
    post({ kind: 'refused', ask, reason, message, problems: problems ?? [] })
  }
}
