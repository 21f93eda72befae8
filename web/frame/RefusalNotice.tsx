import { useEffect, useState } from 'react'
import { useLive } from '../match/live.ts'
import { useMessages } from '../words/index.ts'
import styles from './Notice.module.css'

const SHOWN = 4_000

/** Why the last act was refused; it disappears by itself. */
export function RefusalNotice() {
  const m = useMessages()
  const refused = useLive((s) => s.refused)
  const [shown, setShown] = useState(refused)
  useEffect(() => {
    setShown(refused)
    if (!refused) return
    const timer = setTimeout(() => setShown(null), SHOWN)
    return () => clearTimeout(timer)
  }, [refused])
  if (!shown) return null
  return (
    <div className={`${styles.notice} ${styles.passing}`} role="status">
      {m.errors.refusal[shown.reason]}
    </div>
  )
}
