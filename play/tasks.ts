import {
  type Budget,
  beenAt,
  chooseFor,
  hint,
  KeptBots,
  levels,
  reasonsFor,
  Search,
  type Trail,
  whereItTurned,
  whoWasWinning,
} from '@rulewright/bots'
import {
  type Answer,
  type Config,
  clone,
  type Game,
  type Level,
  Match,
  type MatchLog,
  type Observer,
  type Outcome,
  type Seat,
  type Snapshot,
  type Told,
  type Words,
} from '@rulewright/kernel'
import type { AnalysedDecision, Moment, Winning } from '@rulewright/wire'
import { analyse, saidAt } from './analyse.ts'
import type { FileExtras } from './archive.ts'
import { askedDecision, newsFor } from './as-seen.ts'
import { maskOf } from './clocks.ts'
import { type Dealt, MatchCourse } from './course.ts'
import type { Redeal } from './rows.ts'
import { matchText } from './story.ts'
import { playThrough } from './through.ts'

/** What a match was played with: enough to play it again. */
export interface MatchRecord extends Dealt {
  readonly choices: readonly Answer[]
}

/** The task of one kind. */
export type TaskOf<D extends Task['do']> = Extract<Task, { do: D }>

/** Work for a thread. The snapshot holds the real state; the bot itself is handed an observer. */
export type Task = { readonly game: string } & (
  | {
      readonly do: 'pick'
      readonly snapshot: Snapshot
      readonly seat: Seat
      readonly level: Level
      readonly seed: string
      /** Which match it is, so that its bots can continue from what they thought last, and where the seat has been this turn. */
      readonly match?: string
      readonly been?: Trail
    }
  | { readonly do: 'hint'; readonly snapshot: Snapshot; readonly seat: Seat; readonly been: Trail }
  | { readonly do: 'judge'; readonly snapshot: Snapshot; readonly seat: Seat; readonly seed: string; readonly budget: Budget }
  | {
      readonly do: 'moments'
      readonly record: MatchRecord
      readonly seat: Seat | null
      readonly from: number
      readonly limit: number
      readonly bare: boolean
      /** Counted as the seat itself counts, for a match that is not over: secrets of others are one moment each. */
      readonly asSeen?: boolean
    }
  | { readonly do: 'count'; readonly record: MatchRecord; readonly seat: Seat | null }
  | {
      readonly do: 'page'
      readonly record: MatchRecord
      readonly seat: Seat | null
      readonly from: number
      readonly limit: number
      readonly asSeen: boolean
    }
  | { readonly do: 'winning'; readonly record: MatchRecord }
  | {
      readonly do: 'analyse'
      readonly record: MatchRecord
      /** From which choice to which, and for how many milliseconds at most: the rest is left for another task. */
      readonly from: number
      readonly to: number
      readonly milliseconds: number
    }
  | { readonly do: 'file'; readonly record: MatchRecord; readonly beside: FileExtras }
  | { readonly do: 'check'; readonly log: MatchLog; readonly players: readonly string[]; readonly redeals?: readonly Redeal[] }
  | { readonly do: 'rest'; readonly record: MatchRecord }
  | { readonly do: 'verify'; readonly record: MatchRecord; readonly hashes: readonly (string | null)[] }
)

/** The settings of the match that a task is about. */
export function configIn(task: Task): Config {
  if ('snapshot' in task) return task.snapshot.config
  return 'record' in task ? task.record.config : task.log.config
}

/** How many positions of a bot's own turn are looked back at. */
const BEEN = 12

/** What a bot needs to answer for its seat. */
export const pickTask = (
  game: string,
  match: Match,
  { id, seat, level, seed }: { readonly id: string; readonly seat: Seat; readonly level: Level; readonly seed: string },
): TaskOf<'pick'> => ({
  do: 'pick',
  game,
  snapshot: match.snapshot(),
  seat,
  level,
  seed,
  match: id,
  been: beenAt(match, seat, BEEN),
})

/** What a bot needs to advise the seat: where it is, and where it has been this turn. */
export const hintTask = (game: string, match: Match, seat: Seat): TaskOf<'hint'> => ({
  do: 'hint',
  game,
  snapshot: match.snapshot(),
  seat,
  been: beenAt(match, seat),
})

export interface Results {
  pick: number
  /** What a master would choose, and the terms of the game's evaluation that speak for it. */
  hint: { choice: number; reasons: string[] }
  /** For each option how often a master returned to it, and what it was worth then, from 0 (lost) to 1 (won). */
  judge: { visits: number; worth: number }[]
  moments: Moment[]
  /** How many choices were made as far as the seat may know. */
  count: number
  /** Moments as text, so that the caller need not serialise them again, and how many choices there are as far as the seat may know. */
  page: { moments: string; count: number }
  winning: Omit<Winning, 'match'>
  /** Decisions as their seats could have judged them, and where to go on; null: all are judged. */
  analyse: { decisions: AnalysedDecision[]; next: number | null }
  /** The match file. */
  file: string
  /** Who was waited for after the deal and after each choice, and how it ended. */
  check: { first: number; waiting: number[]; outcome: Outcome | null }
  /** Where the match last rested, and after how many choices. */
  rest: { at: number; state: unknown }
  /** At which choice, counted from 1, the rules and the match differ, and how; null: they agree. */
  verify: { choice: number; message: string } | null
}

/** Tasks that speak of a match in the game's words. */
export const needsWords = ({ do: what }: Task): boolean => ['file', 'check', 'analyse', 'winning'].includes(what)

export function perform(game: Game, task: Task, words: Words | null = null): Results[Task['do']] {
  switch (task.do) {
    case 'pick':
      return pick(game, task)
    case 'hint':
      return advice(Match.resume(game, task.snapshot).observer(task.seat), task.been)
    case 'judge':
      return judge(game, task)
    case 'moments':
      return moments(game, task)
    case 'count':
      return replayed(game, task.record).match.countFor(task.seat)
    case 'page':
      return page(game, task)
    case 'analyse':
      return analyse(game, task.record, task, words)
    case 'file':
      return matchText(game, task.record, { words, players: task.beside.players }, task.beside)
    case 'check':
      return check(game, task, words)
    case 'rest': {
      const { at, state } = replayed(game, task.record).match.snapshot()
      return { at, state }
    }
    case 'verify':
      return verify(game, task)
    case 'winning':
      return winning(game, task.record, words)
  }
}

/** The bots of the tables for which this thread thinks. */
const kept = new KeptBots()

function pick(game: Game, { snapshot, seat, level, seed, match, been }: TaskOf<'pick'>): number {
  const observer = Match.resume(game, snapshot).observer(seat)
  if (match === undefined) return chooseFor(level, observer, seed, been)
  return kept.of(match, seat, level, been).choose(observer, seed)
}

function advice(observer: Observer, been: Parameters<typeof hint>[3]): Results['hint'] {
  const { index: choice } = hint(observer, undefined, undefined, been)
  return { choice, reasons: [...reasonsFor(observer, choice)] }
}

function judge(game: Game, { snapshot, seat, seed, budget }: TaskOf<'judge'>): Results['judge'] {
  const search = new Search(budget, levels.master.thinking)
  const verdicts = search.judge(Match.resume(game, snapshot).observer(seat), seed)
  return verdicts.map(({ share, worth }) => ({ visits: Math.round(share * search.iterations), worth }))
}

function replayed(game: Game, record: MatchRecord): MatchCourse {
  const course = new MatchCourse(game, record)
  for (const { seat, index } of record.choices) course.choose(seat, index)
  return course
}

/** Who was winning when, since it was last re-dealt, and by which choices it turned. */
function winning(game: Game, record: MatchRecord, words: Words | null): Results['winning'] {
  const { redealt, match } = replayed(game, record)
  const first = redealt?.at ?? 0
  const since = redealt ? { ...game, setup: () => clone(redealt.state) } : game
  const log = redealt
    ? replayed(since, { config: record.config, seed: record.seed, redeals: [], choices: record.choices.slice(first) }).match.log()
    : match.log()
  const outlooks = whoWasWinning(since, log)
  const turns = whereItTurned(since, log, outlooks).map(({ from, to, choice, ...turn }) => ({
    ...turn,
    from: first + from,
    to: first + to,
    choice: saidAt(game, record, first + choice - 1, words),
  }))
  return { moments: outlooks.map(({ at, chances }) => ({ count: first + at, chances: [...chances] })), turns }
}

/** The match as a seat saw it, moment by moment. */
function moments(game: Game, task: TaskOf<'moments'>): Moment[] {
  if (task.asSeen) return momentsAsSeen(game, task)
  const { record, seat, from, limit, bare } = task
  const course = new MatchCourse(game, record)
  const seen: Moment[] = []
  const look = (count: number, by: Seat | null) => {
    const told = course.takeTold()
    if (count >= from && count < from + limit)
      seen.push({ ...momentOf(course.match, seat, count, by, told, bare), waiting: course.match.open.map((d) => d.seat) })
  }
  look(0, null)
  for (const [n, answer] of record.choices.slice(0, from + limit - 1).entries()) {
    course.choose(answer.seat, answer.index)
    look(n + 1, answer.seat)
  }
  return seen
}

function page(game: Game, { record, seat, from, limit, asSeen }: TaskOf<'page'>): Results['page'] {
  const seen = moments(game, { do: 'moments', game: game.id, record, seat, from, limit, bare: false, asSeen })
  const count = asSeen ? replayed(game, record).match.countFor(seat) : record.choices.length
  return { moments: JSON.stringify(seen), count }
}

/** The same as far as the seat may know at the time: what others choose in a secret is one moment, at its end. */
function momentsAsSeen(game: Game, { record, seat, from, limit, bare }: TaskOf<'moments'>): Moment[] {
  const course = new MatchCourse(game, record)
  const isWanted = (count: number) => count >= from && count < from + limit
  const look = (count: number, by: Seat | null, told: readonly Told[]) =>
    momentOf(course.match, seat, count, by, told, bare || !(isWanted(count) || isWanted(count + 1)))
  let last = look(0, null, course.takeTold())
  const seen = [last]
  const told: Told[] = []
  for (const { seat: by, index } of record.choices) {
    const wasSecret = course.match.inSecret
    course.choose(by, index)
    told.push(...course.takeTold())
    const count = course.match.countFor(seat)
    if (last.count === count) continue
    // Its own last choice in a secret, which was everybody's last: two moments, of which the first shows nothing new.
    if (count - last.count > 1) seen.push({ ...last, count: count - 1, by, news: { count: count - 1, events: [] }, decision: null })
    last = look(count, wasSecret && by !== seat ? null : by, told.splice(0))
    seen.push(last)
  }
  return seen.filter(({ count }) => isWanted(count))
}

function momentOf(match: Match, seat: Seat | null, count: number, by: Seat | null, told: readonly Told[], bare: boolean): Moment {
  const decision = seat === null || bare ? null : match.decisionOf(seat)
  return {
    count,
    by,
    news: newsFor(count, told, seat),
    view: bare ? null : match.view(seat),
    decision: decision && askedDecision(decision, count),
    waiting: match.waitingFor(seat),
  }
}

/** What identifies a state in a log: states of another shape cannot be compared. */
export const markOf = (game: Game, hash: string): string => `${game.stateVersion}:${hash}`

function verify(game: Game, { record, hashes }: TaskOf<'verify'>): Results['verify'] {
  const course = new MatchCourse(game, record)
  for (const [n, { seat, index }] of record.choices.entries()) {
    try {
      course.choose(seat, index)
    } catch (error) {
      return { choice: n + 1, message: error instanceof Error ? error.message : String(error) }
    }
    const said = hashes[n] ?? null
    const { match } = course
    const found = match.restedAt === match.count && match.restHash !== undefined ? markOf(game, match.restHash) : 'no rest'
    if (said?.startsWith(`${game.stateVersion}:`) && said !== found)
      return { choice: n + 1, message: `the state after choice ${n + 1} is another than it was` }
  }
  return null
}

/** Replays a log; throws where it and the rules differ. */
function check(game: Game, { log, players, redeals = [] }: TaskOf<'check'>, words: Words | null): Results['check'] {
  const waiting: number[] = []
  const look = ({ match }: MatchCourse) => waiting.push(maskOf(match.open.map((d) => d.seat)))
  const { match } = playThrough(game, log, { telling: { words, players }, redeals, look })
  return { first: waiting[0] ?? 0, waiting: waiting.slice(1), outcome: match.outcome }
}
