import { LARGEST_FILE } from '@rulewright/wire'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { ServiceError, service } from '../service/http.ts'
import { ensureSignedIn } from '../service/session.ts'
import { sentenceFor } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Home.module.css'

/** Takes a match file to the server and opens its replay. */
export function LoadFile() {
  const m = useMessages()
  const id = useId()
  const [, go] = useLocation()
  const [error, setError] = useState<unknown>(null)
  const load = async (file: File | undefined) => {
    if (!file) return
    try {
      if (file.size > LARGEST_FILE) throw new ServiceError('too-large', '')
      await ensureSignedIn()
      const { match } = await service.load(await file.text())
      go(`/replay/${match}`)
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
      {error !== null && (
        <p className={ui.problem} role="alert">
          {sentenceFor(error, m)}
        </p>
      )}
    </div>
  )
}
