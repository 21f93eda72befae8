import { useCallback, useEffect } from 'react'
import { useLocation } from 'wouter'
import { exploreFile } from '../local/begin.ts'
import { Page } from '../ui/Page.tsx'
import { FailedPage, LoadingPage } from '../ui/PageStates.tsx'
import { Trouble } from '../ui/trouble.tsx'
import { useAsync } from '../ui/useAsync.ts'
import { useMessages } from '../words/index.ts'
import { unpack } from './link.ts'

/** Opens the exploration in the address itself; null: there is no complete one. */
async function openShared(): Promise<string | null> {
  const unpacked = await unpack(location.hash)
  return unpacked.ok ? exploreFile(unpacked.text) : null
}

/** An exploration received as a link: it is stored here and opened. */
export function SharedPage() {
  const m = useMessages()
  const [, go] = useLocation()
  const load = useCallback(() => openShared(), [])
  const [opening, again] = useAsync(load)
  const path = opening.state === 'done' ? opening.value : null
  useEffect(() => {
    if (path) go(path, { replace: true })
  }, [path, go])
  if (opening.state === 'failed') return <FailedPage title={m.errors.title} error={opening.error} missing={null} retry={again} />
  if (opening.state === 'done' && path === null)
    return (
      <Page title={m.errors.title}>
        <Trouble title={m.errors.title} text={m.explore.badLink} />
      </Page>
    )
  return <LoadingPage title={m.explore.opening} />
}
