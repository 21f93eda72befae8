import { findGame } from '@rulewright/games'
import type { Option } from '@rulewright/kernel'
import { playSound, type Wish } from '@rulewright/tablekit'
import type { TableInfo } from '@rulewright/wire'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { BoardView, Lights, useLighting } from '../frame/BoardView.tsx'
import { Chat } from '../frame/Chat.tsx'
import { ConnectionNotice } from '../frame/ConnectionNotice.tsx'
import { Curtain } from '../frame/Curtain.tsx'
import { DataPanel } from '../frame/DataPanel.tsx'
import { End } from '../frame/End.tsx'
import styles from '../frame/Frame.module.css'
import { Frame } from '../frame/Frame.tsx'
import { Help } from '../frame/Help.tsx'
import { LiveRegion } from '../frame/LiveRegion.tsx'
import { Log } from '../frame/Log.tsx'
import menu from '../frame/Menu.module.css'
import { Confirm, Prompt } from '../frame/Prompt.tsx'
import { RefusalNotice } from '../frame/RefusalNotice.tsx'
import { Seats } from '../frame/Seats.tsx'
import { TableMenu } from '../frame/TableMenu.tsx'
import { MuteTool, Tool } from '../frame/Tools.tsx'
import { UndoRequest } from '../frame/UndoRequest.tsx'
import { useTableKeys } from '../frame/useTableKeys.ts'
import { verdictOf } from '../frame/verdict.ts'
import { Waiting } from '../frame/Waiting.tsx'
import { WaitingRoom } from '../frame/WaitingRoom.tsx'
import { WindowMenu } from '../frame/WindowMenu.tsx'
import { talliesOf } from '../generic/shape.ts'
import { openTable } from '../match/begin.ts'
import { type GameParts, useGame } from '../match/game.ts'
import { humanize } from '../match/generic-words.ts'
import { assignKeys } from '../match/keys.ts'
import { act, lookBack } from '../match/live.ts'
import { subjectOf, useNames } from '../match/names.ts'
import { linesOf } from '../match/record.ts'
import { linkTo } from '../match/replay.ts'
import { type SeatAtTable, useTable } from '../match/useTable.ts'
import { useWindows } from '../match/useWindows.ts'
import { usePreferences } from '../preferences.ts'
import { Page } from '../ui/Page.tsx'
import { Trouble } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'

const NO_WISHES: readonly Wish[] = []

/** A live table: waits for the match and the game's parts, then plays. */
export function MatchPage({ match }: { readonly match: string }) {
  const m = useMessages()
  const at = useTable(match)
  const { table, failed } = at.live
  const parts = useGame(table?.game ?? null)
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
      <Page title={m.loading}>
        <p className={ui.lead} role="status">
          {m.loading}
        </p>
        <ConnectionNotice />
      </Page>
    )
  }
  return <LiveTable at={at} table={table} parts={parts} />
}

interface LiveTableProps {
  readonly at: SeatAtTable
  readonly table: TableInfo
  readonly parts: GameParts
}

function LiveTable({ at, table, parts }: LiveTableProps) {
  const m = useMessages()
  const { live, seat, frame, decision, sent, record } = at
  const { words, board } = parts
  const [panel, showPanel] = useState('log')
  const [help, setHelp] = useState(false)
  const [resigning, setResigning] = useState(false)
  const [confirming, setConfirming] = useState<{ readonly decision: unknown; readonly index: number } | null>(null)
  const lighting = useLighting()
  const names = useNames(table.seats, seat)
  const title = findGame(table.game)?.title ?? humanize(table.game)
  const view = frame?.view ?? null
  const outcome = frame?.outcome ?? null
  const tree = usePreferences((p) => p.tree)
  const toldAt = useMemo(() => (frame ? Date.now() : 0), [frame])
  // While the device changes hands nothing of the seat before is shown.
  const hidden = at.curtain !== null
  const lines = useMemo(() => (hidden ? [] : linesOf(record, words, names)), [hidden, record, words, names])

  const isGrave = useCallback(
    (index: number) => {
      const option = decision?.options[index]
      return option !== undefined && (board?.grave?.(option) ?? false)
    },
    [decision, board],
  )
  const choose = useCallback(
    (index: number) => {
      if (isGrave(index)) setConfirming({ decision, index })
      else at.choose(index)
    },
    [isGrave, decision, at.choose],
  )
  const wishes = board?.wishes ?? NO_WISHES
  const subject = useCallback(
    (option: Option) => (decision ? subjectOf(words.option(option, view, names, decision)) : null),
    [decision, words, view, names],
  )
  const windows = useWindows({ game: table.game, decision, view, wishes, subjectOf: subject, answer: at.answer })
  const handlers = useMemo(
    () => ({
      keys: decision && !sent ? assignKeys(decision.options) : [],
      choose,
      undo: at.undo,
      hint: at.hint,
      help: () => setHelp(true),
      log: () => showPanel((current) => (current === 'log' ? 'chat' : 'log')),
    }),
    [decision, sent, choose, at.undo, at.hint],
  )
  useTableKeys(handlers)
  const myTurn = decision !== null && !sent && windows.answering === null
  useTurnCue(myTurn)

  const verdict = outcome ? verdictOf(outcome, view, words, names, m) : null
  const hinted =
    live.hint && live.hint.seat === seat && decision && live.frames[seat]?.decision?.decisionId === live.hint.decisionId
      ? live.hint.choice
      : null
  const grave = confirming && confirming.decision === decision ? confirming : null

  return (
    <Lights lighting={lighting} board={board} view={view}>
      <Frame
        title={title}
        tab={myTurn ? `● ${m.table.yourTurn} · ${title}` : title}
        notice={
          <>
            <ConnectionNotice />
            <RefusalNotice />
            <UndoRequest table={table} seat={seat} names={names} />
          </>
        }
        tools={
          <>
            {seat !== null && table.status === 'running' && <Tool drawing="undo" label={`${m.table.undo} (U)`} onClick={at.undo} />}
            <span className={styles.wide}>
              {decision && <Tool drawing="hint" label={`${m.table.hint} (H)`} onClick={at.hint} />}
              <MuteTool />
            </span>
            <Tool drawing="help" label={`${m.table.help} (?)`} onClick={() => setHelp(true)} />
            <TableMenu
              table={table}
              seat={seat}
              count={frame?.count ?? 0}
              hint={decision ? at.hint : null}
              askResign={() => setResigning(true)}
            />
          </>
        }
        seats={
          <Seats
            seats={table.seats}
            names={names}
            mine={table.mine}
            live={table.status !== 'over'}
            waiting={outcome ? [] : (frame?.waiting ?? [])}
            clocks={frame?.clocks ?? null}
            toldAt={toldAt}
            view={view}
            tally={board ? board.tally : (v, s) => talliesOf(v, s, table.seats.length).map((t) => ({ ...t, label: humanize(t.label) }))}
          />
        }
        board={
          at.curtain !== null ? (
            <Curtain name={names.of(at.curtain)} seat={at.curtain} lift={at.liftCurtain} />
          ) : view === null || frame === null ? (
            <WaitingRoom table={table} />
          ) : (
            <BoardView
              board={board}
              view={view}
              seat={seat}
              seats={table.seats.length}
              decision={sent ? null : decision}
              choose={choose}
              events={at.events}
              names={names}
              words={words}
              lit={lighting.lit}
              light={lighting.light}
            />
          )
        }
        foot={
          resigning && seat !== null ? (
            <Confirm
              question={table.seats.length === 2 ? m.table.resignSure : m.table.leaveSure}
              yes={m.table.resign}
              onYes={() => {
                act.resign(seat)
                setResigning(false)
              }}
              onNo={() => setResigning(false)}
            />
          ) : grave ? (
            <Confirm
              question={m.table.confirm}
              yes={m.table.confirmYes}
              onYes={() => {
                at.choose(grave.index)
                setConfirming(null)
              }}
              onNo={() => setConfirming(null)}
            />
          ) : verdict && outcome ? (
            <Over match={table.match} outcome={outcome} verdict={verdict} names={names} table={table} />
          ) : decision && at.curtain === null && view !== null ? (
            <Prompt
              game={table.game}
              decision={decision}
              view={view}
              words={words}
              names={names}
              sent={sent}
              hinted={hinted}
              isGrave={isGrave}
              choose={choose}
              light={lighting.light}
              aside={
                <>
                  {windows.answering && (
                    <span>
                      {windows.answering.why === 'idle' ? m.table.passing : m.table.passingByWish}{' '}
                      <button type="button" className={`${ui.quiet} ${menu.open}`} onClick={windows.askMe}>
                        {m.table.stopPassing}
                      </button>
                    </span>
                  )}
                  <WindowMenu
                    game={table.game}
                    decision={decision}
                    subjectOf={subject}
                    wishes={wishes}
                    passUntilTurn={windows.passUntilTurn}
                  />
                </>
              }
            />
          ) : (
            <Waiting table={table} seat={seat} waiting={frame?.waiting ?? []} names={names} />
          )
        }
        panel={panel}
        showPanel={showPanel}
        panels={[
          {
            id: 'log',
            label: m.table.log,
            content: (
              <Log
                lines={lines}
                linkTo={(count) => linkTo(table.match, count, seat)}
                before={(record[0]?.count ?? 0) > 1 && !hidden ? () => void lookBack(seat) : null}
              />
            ),
          },
          {
            id: 'chat',
            label: m.table.chat,
            content: <Chat lines={live.chat} say={(text) => void act.say({ channel: seat === null ? 'gallery' : 'table', text })} />,
            fresh: live.chat.length > 0 && panel !== 'chat',
          },
          ...(tree || !board
            ? [{ id: 'tree', label: m.table.tree, content: <DataPanel bare={!board} view={view} decision={decision} events={at.events} /> }]
            : []),
        ]}
      />
      <LiveRegion decision={sent ? null : decision} view={view} words={words} names={names} lines={lines} verdict={verdict} />
      {help && <Help game={table.game} close={() => setHelp(false)} />}
    </Lights>
  )
}

/** The sound when it becomes my turn. */
function useTurnCue(myTurn: boolean): void {
  const before = useRef(myTurn)
  useEffect(() => {
    if (myTurn && !before.current) playSound('turn')
    before.current = myTurn
  }, [myTurn])
}

interface OverProps extends Pick<Parameters<typeof End>[0], 'match' | 'outcome' | 'verdict' | 'names'> {
  readonly table: TableInfo
}

/** The foot of a finished match; its moment opens over the table once. */
function Over({ table, ...end }: OverProps) {
  const m = useMessages()
  const [, go] = useLocation()
  const [open, setOpen] = useState(true)
  const close = useCallback(() => setOpen(false), [])
  const mine = table.mine[0]
  const rematch =
    mine === undefined
      ? null
      : () => {
          const seats = table.seats.map((s) =>
            table.mine.includes(s.seat)
              ? { kind: 'me' as const }
              : s.level
                ? { kind: 'bot' as const, level: s.level }
                : { kind: 'open' as const },
          )
          const { seats: _, ...config } = table.config
          void openTable({ game: table.game, config, seats, clock: table.clock }).then(go, () => undefined)
        }
  return (
    <div className={ui.spread} style={{ padding: '12px 16px' }}>
      <strong>{end.verdict.headline}.</strong>
      <button type="button" data-stop="" className={ui.button} onClick={() => setOpen(true)}>
        {m.end.title}
      </button>
      {rematch && (
        <button type="button" data-stop="" className={ui.primary} onClick={rematch}>
          {m.end.rematch}
        </button>
      )}
      {open && <End {...end} rematch={rematch} close={close} />}
    </div>
  )
}
