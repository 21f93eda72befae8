import { useMemo } from 'react'
import { ConnectedTo } from '../match/connection.ts'
import { MatchPage } from '../pages/MatchPage.tsx'
import { ExploreTable } from './ExploreTable.tsx'
import { ExploreConnection } from './explore-connection.ts'

/** What might have been: a finished match, on a table of one's own. */
export function ExplorePage({ id }: { readonly id: string }) {
  const connection = useMemo(() => new ExploreConnection(id), [id])
  return (
    <ConnectedTo value={connection}>
      <MatchPage match={id} Table={ExploreTable} />
    </ConnectedTo>
  )
}
