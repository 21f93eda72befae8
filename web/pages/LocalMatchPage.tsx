import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { local } from '../local/connection.ts'
import { movedTo } from '../local/list.ts'
import { ConnectedTo } from '../match/connection.ts'
import { MatchPage } from './MatchPage.tsx'

/** The table of a match that this browser keeps: the same, with another connection. */
export function LocalMatchPage({ match }: { readonly match: string }) {
  const [, go] = useLocation()
  useEffect(() => {
    movedTo(match).then(
      (to) => to && go(`/match/${to}`, { replace: true }),
      () => undefined,
    )
  }, [match, go])
  return (
    <ConnectedTo value={local}>
      <MatchPage match={match} />
    </ConnectedTo>
  )
}
