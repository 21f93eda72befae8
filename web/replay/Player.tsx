import { findGame } from '@rulewright/games'
import { useMemo } from 'react'
import { Explaining } from '../explain/Explaining.tsx'
import { Lights, useLighting } from '../frame/BoardView.tsx'
import { Frame } from '../frame/Frame.tsx'
import { Scrubber } from '../frame/Scrubber.tsx'
import { Seats } from '../frame/Seats.tsx'
import { type CostlyDecision, costlyIn } from '../match/analysed.ts'
import type { GameParts } from '../match/game.ts'
import { humanize } from '../match/generic-words.ts'
import { useNames } from '../match/names.ts'
import { entriesOf, linesOf } from '../match/record.ts'
import type { AnalysisState } from '../match/useAnalysis.ts'
import type { LoadedReel } from '../match/useReel.ts'
import { useMessages } from '../words/index.ts'
import { Fetching, MomentBoard } from './MomentBoard.tsx'
import { useReplayPanels } from './panels.tsx'
import { ReplayActions } from './ReplayActions.tsx'
import { ReplayTools } from './ReplayTools.tsx'

interface PlayerProps {
  readonly match: string
  readonly reel: LoadedReel
  readonly parts: GameParts
  readonly seat: number | null
  readonly setSeat: (seat: number | null) => void
  readonly at: number
  readonly setAt: (at: number) => void
  readonly panel: string
  readonly showPanel: (panel: string) => void
  readonly analysis: AnalysisState | null
}

/** A match at one of its moments, in the frame of a table. */
export function Player({ match, reel, parts, seat, setSeat, at, setAt, panel, showPanel, analysis }: PlayerProps) {
  const m = useMessages()
  const lighting = useLighting()
  const { page, count } = reel
  const { words, board } = parts
  const names = useNames(page.seats, seat)
  const moment = reel.moments.get(at) ?? null
  const over = page.outcome !== null
  const lines = useMemo(() => linesOf(entriesOf([...reel.moments.values()]), words, names), [reel.moments, words, names])
  const said = lines.filter((line) => line.count === at).map((line) => line.phrase)
  const showDecision = (decision: CostlyDecision) => {
    setSeat(decision.seat)
    setAt(decision.count)
  }
  const panels = useReplayPanels({
    match,
    over,
    names,
    lines,
    seat,
    at,
    count,
    setAt,
    moment,
    moments: reel.moments,
    game: page.game,
    seats: page.seats.length,
    words,
    analysis,
    showDecision,
  })
  const better = costlyIn(analysis?.analysis ?? null, seat).find((decision) => decision.count === at)?.better
  return (
    <Lights lighting={lighting} board={board} view={moment?.view ?? null}>
      <Explaining game={page.game} words={words} board={board} view={moment?.view ?? null} names={names} asking={null}>
        <Frame
          title={m.replay.of(findGame(page.game)?.title ?? humanize(page.game))}
          tools={<ReplayTools match={match} at={at} seat={seat} over={over} />}
          seats={
            <Seats
              seats={page.seats}
              names={names}
              mine={[]}
              live={false}
              waiting={moment?.waiting ?? []}
              clocks={null}
              toldAt={0}
              view={moment?.view ?? null}
              board={board}
            />
          }
          board={
            moment ? (
              <MomentBoard
                moment={moment}
                parts={parts}
                seat={seat}
                names={names}
                seats={page.seats.length}
                lighting={lighting}
                better={panel === 'turned' ? better?.index : undefined}
              />
            ) : (
              <Fetching />
            )
          }
          foot={
            <Scrubber at={at} count={count} setAt={setAt} ready={moment !== null} said={said}>
              <ReplayActions
                match={match}
                page={page}
                at={at}
                count={count}
                seat={seat}
                setSeat={setSeat}
                waiting={moment?.waiting ?? []}
              />
            </Scrubber>
          }
          panel={panel}
          showPanel={showPanel}
          panels={panels}
        />
      </Explaining>
    </Lights>
  )
}
