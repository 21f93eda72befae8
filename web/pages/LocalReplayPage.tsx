import { local } from '../local/connection.ts'
import { ConnectedTo } from '../match/connection.ts'
import { ReplayPage } from './ReplayPage.tsx'

/** The replay of a match that this browser keeps: the same, with another connection. */
export function LocalReplayPage({ match }: { readonly match: string }) {
  return (
    <ConnectedTo value={local}>
      <ReplayPage match={match} />
    </ConnectedTo>
  )
}
