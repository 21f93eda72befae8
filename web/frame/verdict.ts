import type { Names, Seat, Words } from '@rulewright/kernel'
import { closingOf, ENDINGS, type Outcome, type TableEnding } from '@rulewright/wire'
import type { Messages } from '../words/en.ts'
import { listOf } from '../words/index.ts'

export interface Verdict {
  readonly headline: string
  readonly how: string
  readonly feeling: 'win' | 'lose' | 'even'
  /** The seats from first to last by score; none where all won or lost alike and there is nothing to compare. */
  readonly ranking: readonly Seat[]
}

const isEnding = (reason: string): reason is TableEnding => ENDINGS.some((ending) => ending === reason)

/** Who won and how, from the reader's side. */
export function verdictOf(outcome: Outcome, view: unknown, words: Words, names: Names, m: Messages): Verdict {
  const closing = closingOf(outcome.reason)
  if (closing) return { headline: m.end.closed[closing], how: m.end.nobodyWon, ranking: [], feeling: 'even' }
  const how =
    outcome.by !== undefined && isEnding(outcome.reason)
      ? m.end.by[outcome.reason](names.of(outcome.by))
      : words.outcome(
          { payoffs: outcome.payoffs, reason: outcome.reason, ...(outcome.scores ? { scores: outcome.scores } : {}) },
          view,
          names,
        )
  const { payoffs } = outcome
  const best = Math.max(...payoffs)
  const winners = payoffs.flatMap((payoff, seat) => (payoff === best ? [seat] : []))
  const mine = names.you === null ? undefined : payoffs[names.you]
  const alike = payoffs.every((payoff) => payoff === payoffs[0])
  const shared = payoffs.length > 1 && alike
  const ranking = alike && (best === 0 || best === 1) ? [] : rankingOf(outcome)
  if (shared && best === 1) return { headline: mine === undefined ? m.end.theyWon : m.end.allWon, how, ranking, feeling: 'win' }
  if (shared && best === 0) return { headline: mine === undefined ? m.end.theyLost : m.end.allLost, how, ranking, feeling: 'lose' }
  if (mine === undefined)
    return { headline: shared ? m.end.drawn : m.end.won(listOf(winners.map(names.of))), how, ranking, feeling: 'even' }
  // Nobody won outright, and I am among the best; a single seat wins only with a 1.
  if (mine === best && best > 0 && best < 1) return { headline: m.end.drawn, how, ranking, feeling: 'even' }
  const won = mine === 1
  return { headline: won ? m.end.youWon : m.end.youLost, how, ranking, feeling: won ? 'win' : 'lose' }
}

function rankingOf({ payoffs, scores = [] }: Outcome): readonly Seat[] {
  const compare = (by: readonly number[]) => (a: Seat, b: Seat) => (by[b] ?? 0) - (by[a] ?? 0)
  const fared = compare(payoffs)
  const scored = compare(scores)
  return scores.map((_, seat) => seat).sort((a, b) => fared(a, b) || scored(a, b))
}
