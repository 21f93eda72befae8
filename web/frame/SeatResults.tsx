import type { Names, Words } from '@rulewright/kernel'
import { SeatMark, Sentence } from '@rulewright/tablekit'
import type { Outcome } from '@rulewright/wire'
import { Fragment, useCallback } from 'react'
import { useConnection } from '../match/connection.ts'
import { useAsync } from '../ui/useAsync.ts'
import { useMessages } from '../words/index.ts'
import styles from './End.module.css'
import type { Verdict } from './verdict.ts'

interface SeatResultsProps {
  readonly match: string
  readonly outcome: Outcome
  readonly verdict: Verdict
  readonly names: Names
  readonly words: Words
  /** How many choices were made. */
  readonly count: number
}

/** How each seat did: its score, what the score is made of, and what it had hidden from the others. */
export function SeatResults({ match, outcome, verdict, names, words, count }: SeatResultsProps) {
  const m = useMessages()
  const views = useLastViews(match, outcome.payoffs.length, count)
  const hasMore = words.reckoning !== undefined || words.kept !== undefined
  if (verdict.ranking.length === 0 && !hasMore) return null
  const seats = verdict.ranking.length > 0 ? verdict.ranking : outcome.payoffs.map((_, seat) => seat)
  const results = seats.map((seat) => {
    const view = views?.[seat] ?? null
    const parts = view === null ? [] : (words.reckoning?.(view, seat) ?? [])
    const kept = view === null ? [] : (words.kept?.(view, seat) ?? [])
    return { seat, won: outcome.payoffs[seat] === 1, score: outcome.scores?.[seat], parts, kept }
  })
  return (
    <ol className={styles.results} aria-label={m.end.score}>
      {sharedResults(results).map(({ seats: together, won, score, parts, kept }) => {
        return (
          <li key={together.join()} data-won={won || undefined}>
            <p className={styles.who}>
              {together.map((seat) => (
                <Fragment key={seat}>
                  <SeatMark seat={seat} size={18} /> <span>{names.of(seat)}</span>
                </Fragment>
              ))}
              {verdict.ranking.length > 0 && <strong>{score}</strong>}
            </p>
            {parts.length > 0 && (
              <ul className={styles.parts}>
                {parts.map(({ label, value }, n) => (
                  <li key={`${label} ${n.toString()}`}>
                    <span>
                      <Sentence of={label} />
                    </span>
                    <b>{value}</b>
                  </li>
                ))}
              </ul>
            )}
            {kept.length > 0 && (
              <div className={styles.kept}>
                <h3>{m.end.kept}</h3>
                {kept.map((line) => (
                  <p key={line}>
                    <Sentence of={line} />
                  </p>
                ))}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface SeatResult {
  readonly seat: number
  readonly won: boolean
  readonly score: number | undefined
  readonly parts: readonly unknown[]
  readonly kept: readonly unknown[]
}

/** Partners who share their points and their secrets are listed once. */
export function sharedResults<R extends SeatResult>(results: readonly R[]): readonly (R & { readonly seats: readonly number[] })[] {
  const groups = new Map<string, R & { readonly seats: number[] }>()
  for (const result of results) {
    const { seat, won, score, parts, kept } = result
    const key = parts.length + kept.length === 0 ? `${seat}` : JSON.stringify([won, score, parts, kept])
    const group = groups.get(key)
    if (group) group.seats.push(seat)
    else groups.set(key, { ...result, seats: [seat] })
  }
  return [...groups.values()]
}

/** The last position through every seat's eyes: once it is over, nothing is hidden any more. */
function useLastViews(match: string, seats: number, count: number): readonly unknown[] | null {
  const connection = useConnection()
  const load = useCallback(
    () =>
      Promise.all(
        Array.from({ length: seats }, async (_, seat) => (await connection.replay(match, seat, count, 1)).moments[0]?.view ?? null),
      ),
    [connection, match, seats, count],
  )
  const [loading] = useAsync(load)
  return loading.state === 'done' ? loading.value : null
}
