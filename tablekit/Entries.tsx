import type { GlossaryEntry } from '@rulewright/kernel'
import type { ReactNode } from 'react'
import styles from './Entries.module.css'

interface EntriesProps {
  readonly of: readonly GlossaryEntry[]
  /** What follows an entry: the link to its rule. */
  readonly after?: (entry: GlossaryEntry) => ReactNode
}

/** Words of the game, each with its sentence. */
export function Entries({ of, after }: EntriesProps) {
  return (
    <dl className={styles.entries}>
      {of.map((entry) => (
        <div key={entry.id}>
          <dt>{entry.name}</dt>
          <dd>
            {entry.text} {after?.(entry)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
