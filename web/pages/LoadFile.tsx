import { LARGEST_FILE } from '@rulewright/wire'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { SERVED } from '../edition.ts'
import { isExploration } from '../local/explore/protocol.ts'
import { ServiceError, service } from '../service/http.ts'
import { ensureSignedIn } from '../service/session.ts'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Home.module.css'

/** Opens a match file in this browser; one of a game that only the server knows is opened there. */
async function openFile(text: string): Promise<string> {
  const { openLocalFile } = await import('../local/begin.ts')
  try {
    return await openLocalFile(text)
  } catch (error) {
    // The server replays matches; explorations are opened in the browser.
    const mayServe = SERVED && !isExploration(text)
    if (!(mayServe && error instanceof ServiceError && ['no-such-game', 'not-kept'].includes(error.reason))) throw error
    await ensureSignedIn()
    const { match } = await service.load(text)
    return `/replay/${match}`
  }
}

/** Asks for a match file and opens its replay. */
export function LoadFile() {
  const m = useMessages()
  const id = useId()
  const [, go] = useLocation()
  const [error, setError] = useState<unknown>(null)
  const load = async (file: File | undefined) => {
    if (!file) return
    try {
      if (file.size > LARGEST_FILE) throw new ServiceError('too-large', '')
      go(await openFile(await file.text()))
    } catch (problem) {
      setError(problem)
    }
  }
  return (
    <div className={ui.stack}>
      <label className={`${ui.button} ${styles.file}`} htmlFor={id}>
        {m.home.load}
        <input
          id={id}
          type="file"
          accept=".json,.rulewright,application/json,text/plain"
          onChange={(event) => void load(event.target.files?.[0])}
        />
      </label>
      <ErrorNote error={error} />
    </div>
  )
}
