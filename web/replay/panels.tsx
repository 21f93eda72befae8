import type { Names, Words } from '@rulewright/kernel'
import type { Moment } from '@rulewright/wire'
import { useMemo } from 'react'
import { DataPanel } from '../frame/DataPanel.tsx'
import type { SidePanel } from '../frame/Frame.tsx'
import { Graph } from '../frame/Graph.tsx'
import { Log } from '../frame/Log.tsx'
import { type CostlyDecision, costlyIn, labelsByCount } from '../match/analysed.ts'
import { useConnection } from '../match/connection.ts'
import type { Line } from '../match/record.ts'
import { linkTo } from '../match/replay.ts'
import type { AnalysisState } from '../match/useAnalysis.ts'
import { usePreferences } from '../preferences.ts'
import { useMessages } from '../words/index.ts'
import { Turned } from './Turned.tsx'

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
  /** Those that are here. */
  readonly moments: ReadonlyMap<number, Moment>
  readonly game: string
  readonly seats: number
  readonly words: Words
  /** What is found out about how it was played; null where nothing can be. */
  readonly analysis: AnalysisState | null
  readonly showDecision: (decision: CostlyDecision) => void
}

/**
 * What stands beside a replay: the log with the graph of who stood how well, where it turned and, for developers, the data of the moment.
 */
export function useReplayPanels(replayed: Replayed): readonly SidePanel[] {
  const { match, over, names, lines, seat, at, count, setAt, moment, moments, game, seats, words, analysis, showDecision } = replayed
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
  const graph = over && <Graph match={match} names={names} at={count === 0 ? 0 : at / count} costly={costly} />
  const log = (
    <>
      {graph}
      <Log lines={lines} linkTo={(n) => linkTo(connection.replayPath(match), n, seat)} at={at} jump={setAt} labels={labels} />
    </>
  )
  const turned = analysis && (
    <>
      {graph}
      <Turned match={match} game={game} state={analysis} names={names} seats={seats} words={words} at={at} show={showDecision} />
    </>
  )
  const data = <DataPanel view={moment?.view} decision={moment?.decision} events={moment?.news.events} />
  return [
    { id: 'log', label: m.table.log, content: log },
    ...(turned ? [{ id: 'turned', label: m.analysis.title, content: turned }] : []),
    ...(tree ? [{ id: 'tree', label: m.table.tree, content: data }] : []),
  ]
}
