import { useEffect, useState } from 'react'
import { useConnection } from '../match/connection.ts'
import { reloadNewest } from '../offline/version.ts'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Notice.module.css'

/** Says that the connection is lost, why, and what is being done; shows nothing while all is well. */
export function ConnectionNotice() {
  const m = useMessages()
  const { link, retryAt } = useConnection().useLink()
  const [now, setNow] = useState(Date.now)
  const lost = link === 'lost' || link === 'offline' || link === 'restarting' || link === 'outdated'
  useEffect(() => {
    if (!lost) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [lost])
  if (!lost) return null
  const retry = m.errors.retryIn(Math.ceil((retryAt - now) / 1000))
  return (
    <div className={styles.notice} role="alert">
      {link === 'offline' && m.errors.offline}
      {link === 'restarting' && m.errors.restarting}
      {link === 'lost' && `${m.errors.lost} ${retry}`}
      {link === 'outdated' && (
        <>
          {m.errors.refusal['wrong-version']}
          <button type="button" className={ui.button} onClick={() => void reloadNewest()}>
            {m.errors.reload}
          </button>
        </>
      )}
    </div>
  )
}
