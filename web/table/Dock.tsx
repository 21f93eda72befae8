import { useEffect } from 'react'
import { Confirm } from '../frame/Confirm.tsx'
import prompt from '../frame/Prompt.module.css'
import { Prompt } from '../frame/Prompt.tsx'
import { Tool } from '../frame/Tools.tsx'
import { Waiting } from '../frame/Waiting.tsx'
import { WindowMenu } from '../frame/WindowMenu.tsx'
import { useConnection } from '../match/connection.ts'
import { act } from '../match/live.ts'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Dock.module.css'
import { Over } from './Over.tsx'
import { ResignQuestion } from './ResignQuestion.tsx'
import { Unavailable, useUnavailable } from './Unavailable.tsx'
import type { ChoosingState } from './useChoosing.ts'
import type { LiveTableState } from './useLiveTable.ts'

interface DockProps {
  readonly t: LiveTableState
  readonly choosing: ChoosingState
  readonly light: (thing: string | null) => void
  readonly resigning: boolean
  readonly stopResigning: () => void
}

/** Under the board, one thing at a time: a confirmation, the end, the question, or whom we wait for. */
export function Dock({ t, choosing, light, resigning, stopResigning }: DockProps) {
  const m = useMessages()
  const { guided } = useConnection()
  const { at, table, names, grave } = t
  const outcome = at.frame?.outcome
  if (resigning && at.seat !== null) return <ResignQuestion table={table} seat={at.seat} close={stopResigning} />
  if (grave.asked !== null) return <Confirm question={m.table.confirm} yes={m.table.confirmYes} onYes={grave.confirm} onNo={grave.cancel} />
  // The end is shown only after what led to it has been seen.
  if (t.verdict && outcome && at.settled)
    return (
      <Over match={table.match} outcome={outcome} verdict={t.verdict} names={names} parts={t} count={at.frame?.count ?? 0} table={table} />
    )
  if (at.byBot && at.seat !== null && table.status === 'running') return <PlayedByBot seat={at.seat} />
  const answering = t.windows.answering !== null
  if (at.decision && !answering && at.curtain === null && t.view !== null)
    return <Asked t={t} choosing={choosing} decision={at.decision} light={light} />
  if (guided) return <p className={styles.guided}>{m.lesson.read}</p>
  return <Waiting table={table} seat={at.seat} waiting={at.frame?.waiting ?? []} names={names} lines={t.lines} answering={answering} />
}

/** My seat, left to a bot: it answers until I take the seat back. */
function PlayedByBot({ seat }: { readonly seat: number }) {
  const m = useMessages()
  return (
    <p className={styles.byBot}>
      {m.table.botPlays}
      <button type="button" data-stop="" className={ui.button} onClick={() => act.back(seat)}>
        {m.table.comeBack}
      </button>
    </p>
  )
}

interface AskedProps extends Pick<DockProps, 't' | 'choosing' | 'light'> {
  readonly decision: NonNullable<LiveTableState['at']['decision']>
}

/** My question, and the standing wishes that cover it. */
function Asked({ t, choosing, decision, light }: AskedProps) {
  const m = useMessages()
  const { sent } = t.at
  const unavailable = useUnavailable(t)
  // What was pressed disappears with the question; removing it while focused would force a layout of the whole page.
  useEffect(() => {
    const pressed = sent ? document.activeElement : null
    if (pressed instanceof HTMLElement && pressed.closest('[data-foot]')) pressed.blur()
  }, [sent])
  return (
    <Prompt
      game={t.table.game}
      decision={decision}
      view={t.view}
      words={t.words}
      names={t.names}
      choosing={choosing}
      who={t.isTurn ? null : m.table.yourAnswer}
      sent={sent}
      hinted={t.hinted}
      isGrave={t.grave.isGrave}
      choose={t.grave.choose}
      light={light}
      greyed={{ verbs: unavailable.greyed, whyNot: unavailable.toggle }}
      aside={
        <>
          <WindowMenu
            game={t.table.game}
            decision={decision}
            subjectOf={t.subjectOf}
            wishes={t.wishes}
            passUntilTurn={t.windows.passUntilTurn}
          />
          <Unavailable of={unavailable} />
          {t.at.frame?.canUndo && (
            <span className={prompt.takeBack}>
              <Tool drawing="undo" label={`${m.table.undo} (U)`} onClick={t.at.undo} />
            </span>
          )}
        </>
      }
    />
  )
}
