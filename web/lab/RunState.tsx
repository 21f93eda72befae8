import type { LabAct, LabRun } from '@rulewright/wire'
import { useEffect, useRef, useState } from 'react'
import ui from '../ui/ui.module.css'
import { useLabMessages } from '../words/lab.ts'
import styles from './Lab.module.css'

interface RunStateProps {
  readonly run: LabRun
  readonly act: (wish: LabAct) => Promise<void>
}

/** How far a run has got and how long it will take; to stop it, or to continue. */
export function RunState({ run, act }: RunStateProps) {
  const m = useLabMessages()
  const { id, title, deals, of, state, problem } = run
  const left = useTimeLeft(run)
  return (
    <>
      <span className={styles.quiet}>
        {m.lab.states[state]} · {m.lab.progress(deals, of)}
        {left === null ? '' : ` · ${m.lab.left(left)}`}
      </span>
      {state === 'running' && <progress value={deals} max={of} aria-label={title} />}
      {problem !== null && <span className={ui.problem}>{problem}</span>}
      {state === 'running' && (
        <button type="button" className={ui.button} onClick={() => void act({ do: 'stop', run: id })}>
          {m.lab.stop(title)}
        </button>
      )}
      {state === 'stopped' && (
        <button type="button" className={ui.button} onClick={() => void act({ do: 'continue', run: id })}>
          {m.lab.goOn(title)}
        </button>
      )}
    </>
  )
}

/** Seconds left, by the pace since the page first saw it run; null as long as nothing can be said. */
function useTimeLeft({ id, deals, of, state }: LabRun): number | null {
  const since = useRef({ id: '', deals: 0, time: 0 })
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const isFollowed = state === 'running' && since.current.id === id
    if (!isFollowed) since.current = { id: state === 'running' ? id : '', deals, time: Date.now() }
    const played = deals - since.current.deals
    setLeft(played > 0 ? ((Date.now() - since.current.time) / 1000) * ((of - deals) / played) : null)
  }, [id, deals, of, state])
  return left
}
