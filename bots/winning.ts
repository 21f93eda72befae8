import { type Game, Match, type MatchLog } from '@rulewright/kernel'
import { Judge, OWN_NETWORK } from './judge.ts'

/** How well everybody did at one moment of a match. */
export interface Outlook {
  /** After how many choices. */
  readonly at: number
  /** For each seat its chance to win, from 0 to 1. */
  readonly chances: readonly number[]
}

const WORLDS = 6
const MOST = 240

/**
 * Who was winning when: at rest points from the deal to the end, how well each seat did for a spectator, to whom hidden
 * cards stay hidden; the last moment is the outcome.
 */
export function whoWasWinning(game: Game, log: MatchLog, most = MOST): readonly Outlook[] {
  const every = Math.max(1, Math.ceil(log.rests.length / most))
  const looked = new Set(log.rests.filter((_, n) => n % every === 0).map((rest) => rest.at))
  const match = Match.start(game, log.config, log.seed)
  const moments: Outlook[] = []
  const look = (at: number) => {
    if (match.outcome) moments.push({ at, chances: match.outcome.payoffs })
    else if (looked.has(at)) moments.push({ at, chances: chancesIn(match, `moment ${at}`, WORLDS) })
  }
  look(0)
  for (const [n, { seat, index }] of log.choices.entries()) {
    match.choose(seat, index)
    look(n + 1)
  }
  const together = match.outcome !== null && new Set(match.outcome.payoffs).size === 1
  return together ? moments : moments.map(({ at, chances }) => ({ at, chances: shared(chances) }))
}

/** How well each seat does for a spectator, over this many imagined worlds. */
export function chancesIn(match: Match, seed: string, worlds: number): readonly number[] {
  const sums = new Float64Array(match.config.seats)
  const worths = new Float64Array(match.config.seats)
  const judge = new Judge(match.game, { weights: null, network: OWN_NETWORK, margin: 0 })
  for (let n = 0; n < worlds; n++) {
    judge.worths(match.sample(null, `${seed}/${n}`), worths)
    for (const [seat, value] of worths.entries()) sums[seat] = (sums[seat] ?? 0) + value / worlds
  }
  return [...sums]
}

/** Where seats compete, the chances are scaled to add up to one. */
export function shared(chances: readonly number[]): readonly number[] {
  const all = chances.reduce((a, b) => a + b, 0)
  return all === 0 ? chances : chances.map((chance) => chance / all)
}
