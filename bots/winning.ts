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
    else if (looked.has(at)) moments.push({ at, chances: chancesIn(match, at) })
  }
  look(0)
  for (const [n, { seat, index }] of log.choices.entries()) {
    match.choose(seat, index)
    look(n + 1)
  }
  const together = match.outcome !== null && new Set(match.outcome.payoffs).size === 1
  return together ? moments : moments.map(shared)
}

function chancesIn(match: Match, at: number): readonly number[] {
  const sums = new Float64Array(match.config.seats)
  const worths = new Float64Array(match.config.seats)
  const judge = new Judge(match.game, { weights: null, network: OWN_NETWORK, margin: 0 })
  for (let n = 0; n < WORLDS; n++) {
    judge.worths(match.sample(null, `moment ${at}/${n}`), worths)
    for (const [seat, value] of worths.entries()) sums[seat] = (sums[seat] ?? 0) + value / WORLDS
  }
  return [...sums]
}

/** Where seats compete, the chances are scaled to add up to one. */
function shared(moment: Outlook): Outlook {
  const all = moment.chances.reduce((a, b) => a + b, 0)
  return all === 0 ? moment : { at: moment.at, chances: moment.chances.map((c) => c / all) }
}
