import { findGame } from '@rulewright/games'
import type { Names } from '@rulewright/kernel'
import type { Moment } from '@rulewright/wire'
import { useMemo } from 'react'
import { Explaining } from '../explain/Explaining.tsx'
import { type Lighting, Lights, useLighting } from '../frame/BoardView.tsx'
import { Frame } from '../frame/Frame.tsx'
import { OtherNumbers } from '../frame/OtherNumbers.tsx'
import { Scrubber } from '../frame/Scrubber.tsx'
import { Seats } from '../frame/Seats.tsx'
import { costlyIn } from '../match/analysed.ts'
import { humanize } from '../match/generic-words.ts'
import { useNames } from '../match/names.ts'
import { entriesOf, linesOf } from '../match/record.ts'
import { useMessages } from '../words/index.ts'
import { Fetching, MomentBoard } from './MomentBoard.tsx'
import { useReplayPanels } from './panels.tsx'
import { ReplayActions } from './ReplayActions.tsx'
import { ReplayTools } from './ReplayTools.tsx'
import type { Replay } from './useReplay.ts'

/** A match at one of its moments, in the frame of a table. */
export function Player({ replay }: { readonly replay: Replay }) {
  const { match, reel, parts, seat, setSeat, at, setAt, panel, showPanel } = replay
  const m = useMessages()
  const lighting = useLighting()
  const { page, count } = reel
  const { words, board } = parts
  const names = useNames(page.seats, seat)
  const moment = reel.moments.get(at) ?? null
  const over = page.outcome !== null
  const lines = useMemo(() => linesOf(entriesOf([...reel.moments.values()]), words, names), [reel.moments, words, names])
  const said = lines.filter((line) => line.count === at).map((line) => line.phrase)
  const panels = useReplayPanels(replay, names, lines)
  return (
    <Lights lighting={lighting} board={board} view={moment?.view ?? null}>
      <Explaining game={page.game} words={words} board={board} view={moment?.view ?? null} names={names} asking={null}>
        <Frame
          title={m.replay.of(findGame(page.game)?.title ?? humanize(page.game))}
          notice={<OtherNumbers changed={parts.changed} />}
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
          board={moment ? <BoardAt moment={moment} replay={replay} names={names} lighting={lighting} /> : <Fetching />}
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

interface BoardAtProps {
  readonly moment: Moment
  readonly replay: Replay
  readonly names: Names
  readonly lighting: Lighting
}

/** The board at a moment, with what would have been better where the turning points are looked at. */
function BoardAt({ moment, replay, names, lighting }: BoardAtProps) {
  const { reel, parts, seat, at, panel, analysis } = replay
  const better = costlyIn(analysis?.analysis ?? null, seat).find((decision) => decision.count === at)?.better
  return (
    <MomentBoard
      moment={moment}
      parts={parts}
      seat={seat}
      names={names}
      seats={reel.page.seats.length}
      lighting={lighting}
      better={panel === 'turned' ? better?.index : undefined}
    />
  )
}
