import { type Answer, CONCEDE, type Option } from './flow.ts'
import type { State } from './game.ts'
import type { MatchLog } from './log.ts'
import type { Match } from './match.ts'
import type { Config } from './settings.ts'

/** A log does not fit the rules: at which choice, and what is offered instead. */
export class LogMismatch extends Error {
  constructor(
    readonly choice: number,
    message: string,
  ) {
    super(message)
  }
}

/** Replays the first choices of a log in a match at the deal; the hashes are compared at every rest point. */
export function replay<S extends State, C extends Config, V>(match: Match<S, C, V>, log: MatchLog, upTo: number): void {
  const rests = new Map(log.rests.map((rest) => [rest.at, rest.hash]))
  compareHash(match, rests.get(0), 0)
  for (let n = 0; n < upTo; n++) {
    chooseAgain(match, log.choices[n] as Answer, n)
    compareHash(match, rests.get(n + 1), n)
  }
}

/** Replays choice `n` of a log, if the rules still offer it. */
export function chooseAgain<S extends State, C extends Config, V>(match: Match<S, C, V>, answer: Answer, n: number): void {
  const decision = match.decisionOf(answer.seat)
  if (answer.index === CONCEDE ? match.canConcede(answer.seat) : decision && answer.index < decision.options.length) {
    match.choose(answer.seat, answer.index)
    return
  }
  const asked = match.open.map((d) => `seat ${d.seat} "${d.prompt}" (${d.options.map(show).join(', ')})`).join('; ')
  throw new LogMismatch(
    n,
    `choice ${n + 1} of the log is option ${answer.index} of seat ${answer.seat}, but ${asked ? `the rules now ask ${asked}` : 'the match is over by then'}`,
  )
}

function compareHash<S extends State, C extends Config, V>(match: Match<S, C, V>, expected: string | undefined, n: number): void {
  if (expected === undefined) return
  const found = match.restedAt === match.count ? match.restHash : undefined
  if (found === expected) return
  throw new LogMismatch(
    n,
    `after choice ${n + 1} the state hashes to ${found ?? 'nothing (the match does not rest here)'}, the log says ${expected}`,
  )
}

const show = (option: Option) => JSON.stringify(option)
