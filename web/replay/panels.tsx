import type { Names } from '@rulewright/kernel'
import { useMemo } from 'react'
import { DataPanel } from '../frame/DataPanel.tsx'
import type { SidePanel } from '../frame/Frame.tsx'
import { Graph } from '../frame/Graph.tsx'
import { Log } from '../frame/Log.tsx'
import { type CostlyDecision, costlyIn, labelsByCount } from '../match/analysed.ts'
import { useConnection } from '../match/connection.ts'
import type { RecordLine } from '../match/record.ts'
import { linkTo } from '../match/replay.ts'
import { usePreferences } from '../preferences.ts'
import { useMessages } from '../words/index.ts'
import { Turned } from './Turned.tsx'
import type { Replay } from './useReplay.ts'

/**
 * Beside a replay: the log with the graph of everybody's chances, the turning points and, for developers, the data of the moment.
 */
export function useReplayPanels(replay: Replay, names: Names, lines: readonly RecordLine[]): readonly SidePanel[] {
  const { match, reel, parts, seat, setSeat, at, setAt, analysis } = replay
  const { page, count, moments } = reel
  const moment = moments.get(at) ?? null
  const m = useMessages()
  const connection = useConnection()
  const tree = usePreferences((p) => p.tree)
  const costly = useMemo(() => costlyIn(analysis?.analysis ?? null), [analysis?.analysis])
  const labels = useMemo(
    () =>
      labelsByCount(
        costly.filter(({ count: asked }) => moments.has(asked + 1)),
        lines.map((line) => line.count),
      ),
    [costly, lines, moments],
  )
  const graph = page.outcome !== null && <Graph match={match} names={names} at={count === 0 ? 0 : at / count} costly={costly} />
  const log = (
    <>
      {graph}
      <Log lines={lines} linkTo={(n) => linkTo(connection.replayPath(match), n, seat)} at={at} jump={setAt} labels={labels} />
    </>
  )
  const showDecision = (decision: CostlyDecision) => {
    setSeat(decision.seat)
    setAt(decision.count)
  }
  const turned = analysis && (
    <>
      {graph}
      <Turned
        match={match}
        game={page.game}
        state={analysis}
        names={names}
        seats={page.seats.length}
        words={parts.words}
        at={at}
        show={showDecision}
      />
    </>
  )
  const data = <DataPanel view={moment?.view} decision={moment?.decision} events={moment?.news.events} />
  return [
    { id: 'log', label: m.table.log, content: log },
    ...(turned ? [{ id: 'turned', label: m.analysis.title, content: turned }] : []),
    ...(tree ? [{ id: 'tree', label: m.table.tree, content: data }] : []),
  ]
}
