import type { Phrase } from '@rulewright/kernel'
import { Sentence } from '@rulewright/tablekit'
import { useMemo } from 'react'
import styles from './Goal.module.css'
import type { LiveTableState } from './useLiveTable.ts'

const BETWEEN = ' · '

/** How one wins, how near the end is, and what scored last. On a phone only what has room is shown, and that whole. */
export function Goal({ t }: { readonly t: LiveTableState }) {
  const { words, view, names } = t
  const last = useLastScored(t)
  const goal = view !== null && t.at.curtain === null ? words.goal?.(view, names) : undefined
  if (!goal) return null
  return (
    <span className={styles.parts}>
      {[...goal.split(BETWEEN), ...(last ? [last] : [])].map((part, n) => (
        <span key={part} className={styles.part}>
          {n > 0 && <span className={styles.between}>{BETWEEN}</span>}
          <Sentence of={part} />
        </span>
      ))}
    </span>
  )
}

function useLastScored({ at: { record }, words, names }: LiveTableState): Phrase | null {
  return useMemo(() => {
    for (const { events, view } of record.toReversed())
      for (const event of events.toReversed()) {
        const phrase = words.scored?.(event, view, names)
        if (phrase) return phrase
      }
    return null
  }, [record, words, names])
}
