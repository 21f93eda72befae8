import type { Names } from '@rulewright/kernel'
import type { Moment } from '@rulewright/wire'
import { DataPanel } from '../frame/DataPanel.tsx'
import type { SidePanel } from '../frame/Frame.tsx'
import { Graph } from '../frame/Graph.tsx'
import { Log } from '../frame/Log.tsx'
import { useConnection } from '../match/connection.ts'
import type { Line } from '../match/record.ts'
import { linkTo } from '../match/replay.ts'
import { usePreferences } from '../preferences.ts'
import { useMessages } from '../words/index.ts'

interface Replayed {
  readonly match: string
  readonly over: boolean
  readonly names: Names
  readonly lines: readonly Line[]
  readonly seat: number | null
  readonly at: number
  readonly count: number
  readonly setAt: (at: number) => void
  readonly moment: Moment | null
}

/** What stands beside a replay: the log with the graph of who stood how well and, for developers, the data of the moment. */
export function useReplayPanels({ match, over, names, lines, seat, at, count, setAt, moment }: Replayed): readonly SidePanel[] {
  const m = useMessages()
  const connection = useConnection()
  const tree = usePreferences((p) => p.tree)
  const log = (
    <>
      {over && <Graph match={match} names={names} at={count === 0 ? 0 : at / count} />}
      <Log lines={lines} linkTo={(n) => linkTo(connection.replayPath(match), n, seat)} at={at} jump={setAt} />
    </>
  )
  const data = <DataPanel view={moment?.view} decision={moment?.decision} events={moment?.news.events} />
  return [{ id: 'log', label: m.table.log, content: log }, ...(tree ? [{ id: 'tree', label: m.table.tree, content: data }] : [])]
}
