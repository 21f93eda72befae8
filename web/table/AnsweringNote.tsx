import { useEffect, useState } from 'react'
import menu from '../frame/Menu.module.css'
import type { Windows } from '../match/useWindows.ts'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Dock.module.css'

/** How long after the last automatic answer the note is gone. */
const GONE = 1_200

/** A small note over the board's edge: something is answered for the player, who may answer instead. It fades, and moves nothing. */
export function AnsweringNote({ windows }: { readonly windows: Windows }) {
  const m = useMessages()
  const { answering, askMe } = windows
  const [shown, setShown] = useState(answering)
  useEffect(() => {
    if (answering) setShown(answering)
    const timer = answering ? undefined : setTimeout(() => setShown(null), GONE)
    return () => clearTimeout(timer)
  }, [answering])
  const now = answering ?? shown
  if (!now) return null
  return (
    <div className={styles.note} role="status" data-going={answering ? undefined : ''}>
      {now.why === 'idle' ? m.table.passing : m.table.passingByWish}
      <button type="button" className={`${ui.quiet} ${menu.open}`} onClick={askMe} disabled={!answering}>
        {m.table.stopPassing}
      </button>
    </div>
  )
}
