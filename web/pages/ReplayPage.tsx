import { findGame } from '@rulewright/games'
import { paths } from '@rulewright/wire'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { BoardView, Lights, useLighting } from '../frame/BoardView.tsx'
import { DataPanel } from '../frame/DataPanel.tsx'
import { Frame } from '../frame/Frame.tsx'
import { Graph } from '../frame/Graph.tsx'
import { Log } from '../frame/Log.tsx'
import { Scrubber } from '../frame/Scrubber.tsx'
import { Seats } from '../frame/Seats.tsx'
import { MenuTool, MuteTool } from '../frame/Tools.tsx'
import { talliesOf } from '../generic/shape.ts'
import { type GameParts, useGame } from '../match/game.ts'
import { humanize } from '../match/generic-words.ts'
import { useNames } from '../match/names.ts'
import { type Entry, linesOf } from '../match/record.ts'
import { clampMoment, linkTo, momentFromLink, seatFromLink } from '../match/replay.ts'
import { type LoadedReel, useReel } from '../match/useReel.ts'
import { ServiceError, service } from '../service/http.ts'
import { ensureSignedIn } from '../service/session.ts'
import { CopyLink } from '../ui/CopyLink.tsx'
import { ChoiceField } from '../ui/fields.tsx'
import { Page } from '../ui/Page.tsx'
import { sentenceFor, Trouble } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'

const NOBODY = 'nobody'
const noChoice = () => undefined

/** A match played again: scrub, step, play, share a moment, play on from it. */
export function ReplayPage({ match }: { readonly match: string }) {
  const m = useMessages()
  const [seat, setSeat] = useState(() => seatFromLink(location.search))
  const [at, setAt] = useState(() => momentFromLink(location.search, Number.MAX_SAFE_INTEGER))
  const { reel, error, again } = useReel(match, seat, at)
  const parts = useGame(reel?.page.game ?? null)
  const moment = reel ? clampMoment(at ?? 0, reel.count) : 0
  useEffect(() => {
    if (reel) history.replaceState(history.state, '', linkTo(match, moment, seat))
  }, [reel, match, moment, seat])
  if (error) {
    const gone =
      error instanceof ServiceError && (error.reason === 'no-such-match' || error.reason === 'malformed' || error.reason === 'no-such-page')
    return (
      <Page title={m.replay.title}>
        <Trouble
          title={gone ? m.errors.notFoundTitle : m.errors.title}
          text={gone ? m.errors.noMatch : sentenceFor(error, m)}
          retry={gone ? undefined : again}
        />
      </Page>
    )
  }
  if (!reel || !parts) {
    return (
      <Page title={m.replay.title}>
        <p className={ui.lead} role="status">
          {m.loading}
        </p>
      </Page>
    )
  }
  return <Player match={match} reel={reel} parts={parts} seat={seat} setSeat={setSeat} at={moment} setAt={setAt} />
}

interface PlayerProps {
  readonly match: string
  readonly reel: LoadedReel
  readonly parts: GameParts
  readonly seat: number | null
  readonly setSeat: (seat: number | null) => void
  readonly at: number
  readonly setAt: (at: number) => void
}

function Player({ match, reel, parts, seat, setSeat, at, setAt }: PlayerProps) {
  const m = useMessages()
  const [, go] = useLocation()
  const [panel, showPanel] = useState('log')
  const [error, setError] = useState<unknown>(null)
  const lighting = useLighting()
  const { page, count } = reel
  const { words, board } = parts
  const names = useNames(page.seats, seat)
  const moment = reel.moments.get(at) ?? null
  const title = findGame(page.game)?.title ?? humanize(page.game)
  const over = page.outcome !== null
  const record = useMemo<readonly Entry[]>(
    () =>
      [...reel.moments.values()]
        .sort((a, b) => a.count - b.count)
        .map(({ count: n, by, news, view }) => ({ count: n, by, events: news.events, view })),
    [reel.moments],
  )
  const lines = useMemo(() => linesOf(record, words, names), [record, words, names])
  const playOn = useCallback(async () => {
    try {
      await ensureSignedIn()
      const { match: next } = await service.continue(match, { count: at, seat: seat ?? moment?.waiting[0] ?? 0, level: 'rival' })
      go(`/match/${next}`)
    } catch (problem) {
      setError(problem)
    }
  }, [match, at, seat, moment, go])
  return (
    <Lights lighting={lighting} board={board} view={moment?.view ?? null}>
      <Frame
        title={m.replay.of(title)}
        tools={
          <>
            <MuteTool />
            <MenuTool>
              <p>{m.replay.share}</p>
              <CopyLink path={linkTo(match, at, over ? seat : null)} />
              <a className={ui.quiet} href={paths.file(match)} download={`${match}.rulewright.json`}>
                {m.replay.download}
              </a>
              {!over && <p>{m.replay.running}</p>}
            </MenuTool>
          </>
        }
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
            tally={board ? board.tally : (v, s) => talliesOf(v, s, page.seats.length).map((t) => ({ ...t, label: humanize(t.label) }))}
          />
        }
        board={
          moment ? (
            <BoardView
              board={board}
              view={moment.view}
              seat={seat}
              seats={page.seats.length}
              decision={null}
              choose={noChoice}
              events={moment.news.events}
              names={names}
              words={words}
              lit={lighting.lit}
              light={lighting.light}
            />
          ) : (
            <p className={ui.lead} role="status">
              {m.loading}
            </p>
          )
        }
        foot={
          <Scrubber
            at={at}
            count={count}
            setAt={setAt}
            ready={moment !== null}
            said={lines.filter((line) => line.count === at).map((line) => line.phrase)}
          >
            {error !== null && (
              <p className={ui.problem} role="alert">
                {sentenceFor(error, m)}
              </p>
            )}
            {over && (
              <ChoiceField
                legend={m.replay.seenBy}
                values={[[NOBODY, m.replay.spectator] as const, ...page.seats.map((s) => [String(s.seat), s.name] as const)]}
                value={seat === null ? NOBODY : String(seat)}
                onChange={(value) => setSeat(value === NOBODY ? null : Number(value))}
              />
            )}
            {over && at < count && (
              <button type="button" className={ui.primary} title={m.replay.continueAbout} onClick={() => void playOn()}>
                {m.replay.continue}
              </button>
            )}
            {!over && (
              <a className={ui.button} href={`/match/${match}`}>
                {m.replay.backToTable}
              </a>
            )}
          </Scrubber>
        }
        panel={panel}
        showPanel={showPanel}
        panels={[
          {
            id: 'log',
            label: m.table.log,
            content: (
              <>
                {over && <Graph match={match} names={names} at={count === 0 ? 0 : at / count} />}
                <Log lines={lines} linkTo={(n) => linkTo(match, n, seat)} at={at} jump={setAt} />
              </>
            ),
          },
          {
            id: 'tree',
            label: m.table.tree,
            content: <DataPanel bare={!board} view={moment?.view} decision={moment?.decision} events={moment?.news.events} />,
          },
        ]}
      />
    </Lights>
  )
}
