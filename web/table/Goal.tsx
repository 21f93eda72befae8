import type { Phrase } from '@rulewright/kernel'
import { Sentence } from '@rulewright/tablekit'
import { useId, useMemo } from 'react'
import menu from '../frame/Menu.module.css'
import { Drawing } from '../ui/Drawing.tsx'
import { useMessages } from '../words/index.ts'
import styles from './Goal.module.css'
import type { LiveTableState } from './useLiveTable.ts'

const BETWEEN = ' · '
/** The label before what scored last, where there is little room. */
const FIRST = 2

/** How to win, how near the end is, and what scored last: as much as fits, and all of it at a press. */
export function Goal({ t }: { readonly t: LiveTableState }) {
  const m = useMessages()
  const id = useId()
  const { words, view, names } = t
  const last = useLastScored(t)
  const goal = view !== null && t.at.curtain === null ? words.goal?.(view, names) : undefined
  if (!goal) return null
  const parts = goal.split(BETWEEN)
  return (
    <>
      <button type="button" className={styles.strip} popoverTarget={id}>
        <span className={styles.parts}>
          {parts.map((part, n) => (
            <span key={part} className={styles.part} data-first={n < FIRST || undefined}>
              {n > 0 && <span className={styles.between}>{BETWEEN}</span>}
              <Sentence of={part} />
            </span>
          ))}
          {last && (
            <span className={styles.part} data-last="">
              <span className={styles.between}>{BETWEEN}</span>
              <Sentence of={last} />
            </span>
          )}
        </span>
        <span className={styles.more}>
          <Drawing name="more" size={16} />
        </span>
      </button>
      <div id={id} popover="auto" className={`${menu.menu} ${menu.told} ${styles.whole}`}>
        <h2>{m.table.goal}</h2>
        <ul>
          {parts.map((part) => (
            <li key={part}>
              <Sentence of={part} />
            </li>
          ))}
        </ul>
        <h2>{m.table.scored}</h2>
        <p>{last ? <Sentence of={last} /> : m.table.nothingScored}</p>
      </div>
    </>
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
