import { chooseFor, hint, whoWasWinning } from '@rulewright/bots'
import {
  type Answer,
  type Config,
  type Game,
  heard,
  Match,
  type MatchLog,
  type Outcome,
  type Seat,
  type Snapshot,
  type Told,
  writeLog,
} from '@rulewright/kernel'
import type { Level, Moment } from '@rulewright/wire'
import { maskOf } from '../match/clocks.ts'

/** What a match was played with: enough to play it again. */
export interface Played {
  readonly config: Config
  readonly seed: string
  readonly choices: readonly Answer[]
}

/** Work for a thread. The snapshot holds the real state; the bot itself is handed an observer. */
export type Task = { readonly game: string } & (
  | { readonly do: 'pick'; readonly snapshot: Snapshot; readonly seat: Seat; readonly level: Level; readonly seed: string }
  | { readonly do: 'hint'; readonly snapshot: Snapshot; readonly seat: Seat }
  | {
      readonly do: 'moments'
      readonly played: Played
      readonly seat: Seat | null
      readonly from: number
      readonly limit: number
      readonly bare: boolean
    }
  | { readonly do: 'winning'; readonly played: Played }
  | { readonly do: 'file'; readonly played: Played }
  | { readonly do: 'check'; readonly log: MatchLog }
)

export interface Results {
  pick: number
  hint: number
  moments: Moment[]
  winning: { count: number; chances: number[] }[]
  /** The match as the kernel writes it. */
  file: string
  /** Who was waited for after each choice, and how it ended. */
  check: { waiting: number[]; outcome: Outcome | null }
}

export function perform(game: Game, task: Task): Results[Task['do']] {
  switch (task.do) {
    case 'pick':
      return chooseFor(task.level, Match.resume(game, task.snapshot).observer(task.seat), task.seed)
    case 'hint':
      return hint(Match.resume(game, task.snapshot).observer(task.seat)).index
    case 'moments':
      return moments(game, task)
    case 'file':
      return writeLog(replayed(game, task.played).log())
    case 'check':
      return check(game, task.log)
    case 'winning': {
      const log = replayed(game, task.played).log()
      return whoWasWinning(game, log).map(({ at, chances }) => ({ count: at, chances: [...chances] }))
    }
  }
}

function replayed(game: Game, { config, seed, choices }: Played): Match {
  const match = Match.start(game, config, seed)
  for (const { seat, index } of choices) match.choose(seat, index)
  return match
}

/** The match as a seat saw it, moment by moment. */
function moments(game: Game, { played, seat, from, limit, bare }: Extract<Task, { do: 'moments' }>): Moment[] {
  let ear: Told[] = []
  const match = Match.start(game, played.config, played.seed, (told) => ear.push(told))
  const seen: Moment[] = []
  const look = (count: number, by: Seat | null) => {
    if (count >= from && count < from + limit) seen.push(momentOf(match, seat, count, by, ear, bare))
    ear = []
  }
  look(0, null)
  for (const [n, answer] of played.choices.slice(0, from + limit - 1).entries()) {
    match.choose(answer.seat, answer.index)
    look(n + 1, answer.seat)
  }
  return seen
}

function momentOf(match: Match, seat: Seat | null, count: number, by: Seat | null, ear: readonly Told[], bare: boolean): Moment {
  const decision = seat === null || bare ? null : match.decisionOf(seat)
  return {
    count,
    by,
    news: { count, events: ear.map((told) => heard(told, seat)).filter((event) => event !== null) },
    view: bare ? null : match.view(seat),
    decision: decision && {
      at: count,
      seat: decision.seat,
      prompt: decision.prompt,
      rule: decision.rule,
      options: [...decision.options],
      ...(decision.about ? { about: decision.about } : {}),
    },
    waiting: match.open.map((d) => d.seat),
  }
}

/** Plays a log through; throws where it and the rules part. */
function check(game: Game, log: MatchLog): Results['check'] {
  const { outcome } = Match.load(game, log)
  const match = Match.start(game, log.config, log.seed)
  const waiting = log.choices.map(({ seat, index }) => {
    match.choose(seat, index)
    return maskOf(match.open.map((d) => d.seat))
  })
  return { waiting, outcome }
}
