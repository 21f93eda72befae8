import { useState } from 'react'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './NewVersion.module.css'
import { reloadNewest, useVersion } from './version.ts'

/** Says that a new version is ready. Nothing reloads until the user says so: a match goes on with the version it began with. */
export function NewVersion() {
  const m = useMessages()
  const newer = useVersion((s) => s.newer)
  const [later, setLater] = useState(false)
  return (
    <div role="status">
      {newer && !later && (
        <div className={styles.version}>
          <span>{m.version.ready}</span>
          <button type="button" className={ui.button} onClick={() => void reloadNewest()}>
            {m.version.reload}
          </button>
          <button type="button" className={ui.quiet} onClick={() => setLater(true)}>
            {m.version.later}
          </button>
        </div>
      )}
    </div>
  )
}
