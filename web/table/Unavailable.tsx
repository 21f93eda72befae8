import { type Obstacle, plain } from '@rulewright/kernel'
import { Sentence } from '@rulewright/tablekit'
import { use, useEffect, useRef, useState } from 'react'
import { ExplainsContext } from '../explain/context.ts'
import { useObstacles } from '../explain/useObstacles.ts'
import { useConnection } from '../match/connection.ts'
import { Drawing } from '../ui/Drawing.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import { greyedVerbs, nearly } from './nearly.ts'
import styles from './Unavailable.module.css'
import type { LiveTableState } from './useLiveTable.ts'

/** A question that is answered quickly needs no reasons; in milliseconds. */
const PAUSE = 300

/** What only just cannot be done now, and whether its reasons are open. */
export interface UnavailableState {
  readonly found: ReturnType<typeof nearly>
  /** The main actions without any option on offer. */
  readonly greyed: readonly string[]
  readonly open: boolean
  readonly toggle: () => void
}

export function useUnavailable(t: LiveTableState): UnavailableState {
  const { guided } = useConnection()
  const { decision } = t.at
  const stays = useStays(decision)
  const isAsked = t.myTurn && decision !== null && t.words.near !== undefined && !guided
  const obstacles = useObstacles(t.asking, isAsked && stays)
  const [openAt, setOpenAt] = useState<unknown>(null)
  const open = openAt !== null && openAt === decision
  useLeaving(open, () => setOpenAt(null))
  const known = isAsked && obstacles ? obstacles : NONE
  return {
    found: nearly(known, t.words, t.view, t.names),
    greyed: decision ? greyedVerbs(known, t.words, decision) : [],
    open,
    toggle: () => setOpenAt(open ? null : decision),
  }
}

const NONE: readonly Obstacle[] = []

/** How many things cannot be done now; a press lists each, greyed, with its reason and its rule. */
export function Unavailable({ of: { found, open, toggle } }: { readonly of: UnavailableState }) {
  const m = useMessages()
  const readRule = use(ExplainsContext)?.readRule
  if (found.length === 0) return null
  return (
    <span className={styles.unavailable} data-reasons="">
      <button type="button" data-stop="" className={styles.count} aria-expanded={open} onClick={toggle}>
        {m.table.notNow(found.length)}
      </button>
      {open && (
        <section className={styles.list} aria-label={m.table.unavailable} data-own-keys="">
          <div className={styles.head}>
            <strong>{m.table.unavailable}</strong>
            <button type="button" className={`${ui.quiet} ${ui.icon}`} aria-label={m.close} onClick={toggle}>
              <Drawing name="close" />
            </button>
          </div>
          <ul>
            {found.map(({ reason, rule }) => (
              <li key={plain(reason)}>
                <button type="button" aria-disabled="true" onClick={() => readRule?.(rule)}>
                  <Sentence of={reason} /> <span className={styles.id}>{rule}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </span>
  )
}

/** Whether a question has been open for a moment. */
function useStays(decision: unknown): boolean {
  const [stood, setStood] = useState<unknown>(null)
  useEffect(() => {
    const timer = setTimeout(() => setStood(decision), PAUSE)
    return () => clearTimeout(timer)
  }, [decision])
  return decision !== null && stood === decision
}

/** The reasons close with Escape and with a press elsewhere; a rule read meanwhile is not elsewhere. */
function useLeaving(open: boolean, close: () => void): void {
  const closing = useRef(close)
  closing.current = close
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && closing.current()
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-reasons], [data-foot] [aria-disabled], dialog'))) closing.current()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open])
}
