import { useEffect } from 'react'
import { ConnectionNotice } from '../frame/ConnectionNotice.tsx'
import { useGame } from '../match/game.ts'
import { noteTable } from '../match/last.ts'
import { useTable } from '../match/useTable.ts'
import { LiveTable } from '../table/LiveTable.tsx'
import { Page } from '../ui/Page.tsx'
import { LoadingPage } from '../ui/PageStates.tsx'
import { Trouble } from '../ui/trouble.tsx'
import { useMessages } from '../words/index.ts'

interface MatchPageProps {
  readonly match: string
  /** The table's layout, where it is not the usual one. */
  readonly Table?: typeof LiveTable
}

/** A live table: waits for the match and the game's parts, then plays. */
export function MatchPage({ match, Table = LiveTable }: MatchPageProps) {
  const m = useMessages()
  const at = useTable(match)
  const { table, failed } = at.live
  const game = table?.game ?? null
  const parts = useGame(game, table?.config.numbers)
  useEffect(() => {
    if (game !== null) noteTable(match, game)
  }, [match, game])
  if (failed) {
    return (
      <Page title={m.errors.notFoundTitle}>
        <Trouble
          title={m.errors.notFoundTitle}
          text={failed === 'no-such-match' || failed === 'malformed' ? m.errors.noMatch : m.errors.refusal[failed]}
        />
      </Page>
    )
  }
  if (!table || !parts) {
    return (
      <LoadingPage>
        <ConnectionNotice />
      </LoadingPage>
    )
  }
  return <Table at={at} table={table} parts={parts} />
}
