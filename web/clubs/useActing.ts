import { useCallback, useState } from 'react'
import { ensureSignedIn } from '../service/session.ts'

/** Does something on the server, then what follows; keeps the error if it fails. */
export function useActing() {
  const [error, setError] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const attempt = useCallback((doing: () => Promise<unknown>) => {
    setError(null)
    setBusy(true)
    ensureSignedIn()
      .then(doing)
      .catch(setError)
      .finally(() => setBusy(false))
  }, [])
  return { error, busy, attempt }
}
