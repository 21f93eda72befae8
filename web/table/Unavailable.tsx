import { plain } from '@rulewright/kernel'
import { Sentence } from '@rulewright/tablekit'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useObstacles } from '../explain/useObstacles.ts'
import { useConnection } from '../match/connection.ts'
import { useMessages } from '../words/index.ts'
import { nearly } from './nearly.ts'
import styles from './Unavailable.module.css'
import type { LiveTableState } from './useLiveTable.ts'

const RuleDialog = lazy(() => import('../frame/RuleDialog.tsx').then((m) => ({ default: m.RuleDialog })))

/** So many are shown before more are asked for. */
const FEW = 2
/** A question that is answered at once needs no reasons; in milliseconds. */
const PAUSE = 300

/** What only just cannot be done now, greyed, each with its reason and its rule. */
export function Unavailable({ t }: { readonly t: LiveTableState }) {
  const m = useMessages()
  const { guided } = useConnection()
  const { decision } = t.at
  const stays = useStays(decision)
  const isAsked = t.myTurn && decision !== null && t.words.near !== undefined && !guided
  const obstacles = useObstacles(t.asking, isAsked && stays)
  const [open, setOpen] = useState<unknown>(null)
  const [rule, setRule] = useState<string | null>(null)
  const found = isAsked && obstacles ? nearly(obstacles, t.words, t.view, t.names) : []
  if (found.length === 0) return null
  const shown = open === decision ? found : found.slice(0, FEW)
  return (
    <section className={styles.unavailable} aria-label={m.table.unavailable}>
      <ul>
        {shown.map(({ reason, rule: id }) => (
          <li key={plain(reason)}>
            <button type="button" aria-disabled="true" onClick={() => setRule(id)}>
              <Sentence of={reason} /> <span className={styles.id}>{id}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setOpen(decision)}>
          {m.table.moreReasons(found.length - shown.length)}
        </button>
      )}
      {rule && (
        <Suspense>
          <RuleDialog game={t.table.game} rule={rule} close={() => setRule(null)} />
        </Suspense>
      )}
    </section>
  )
}

/** Whether a question has stood for a moment. */
function useStays(decision: unknown): boolean {
  const [stood, setStood] = useState<unknown>(null)
  useEffect(() => {
    const timer = setTimeout(() => setStood(decision), PAUSE)
    return () => clearTimeout(timer)
  }, [decision])
  return decision !== null && stood === decision
}
