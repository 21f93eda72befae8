import type { Names, Words } from '@rulewright/kernel'
import { ENDINGS, type Outcome, type TableEnding } from '@rulewright/wire'
import type { Messages } from '../words/en.ts'
import { listOf } from '../words/index.ts'

export interface Verdict {
  readonly headline: string
  readonly how: string
  readonly feeling: 'win' | 'lose' | 'even'
  /** Everybody won or lost alike: there are no scores to compare. */
  readonly together: boolean
}

const isEnding = (reason: string): reason is TableEnding => ENDINGS.some((ending) => ending === reason)

/** Who won and how, from where the reader sits. */
export function verdictOf(outcome: Outcome, view: unknown, words: Words, names: Names, m: Messages): Verdict {
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
  const shared = payoffs.length > 1 && payoffs.every((payoff) => payoff === payoffs[0])
  const together = winners.length === payoffs.length && (best === 0 || best === 1)
  if (shared && best === 1) return { headline: m.end.allWon, how, together, feeling: 'win' }
  if (shared && best === 0) return { headline: m.end.allLost, how, together, feeling: 'lose' }
  if (mine === undefined)
    return { headline: shared ? m.end.drawn : m.end.won(listOf(winners.map(names.of))), how, together, feeling: 'even' }
  // Nobody won outright, and I am among the best; alone, one wins with a 1 only.
  if (mine === best && best > 0 && best < 1) return { headline: m.end.drawn, how, together, feeling: 'even' }
  const won = mine === 1
  return { headline: won ? m.end.youWon : m.end.youLost, how, together, feeling: won ? 'win' : 'lose' }
}
