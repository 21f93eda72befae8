import { Confirm } from '../frame/Confirm.tsx'
import { Prompt } from '../frame/Prompt.tsx'
import { Waiting } from '../frame/Waiting.tsx'
import { WindowMenu } from '../frame/WindowMenu.tsx'
import { useConnection } from '../match/connection.ts'
import { useMessages } from '../words/index.ts'
import { AnsweringNote } from './AnsweringNote.tsx'
import styles from './Dock.module.css'
import { Over } from './Over.tsx'
import { ResignQuestion } from './ResignQuestion.tsx'
import { Unavailable } from './Unavailable.tsx'
import type { LiveTableState } from './useLiveTable.ts'

interface DockProps {
  readonly t: LiveTableState
  readonly light: (thing: string | null) => void
  readonly resigning: boolean
  readonly stopResigning: () => void
}

/** Under the board, one thing at a time: a question before something grave, the end, what is asked, or whom we wait for. */
export function Dock({ t, light, resigning, stopResigning }: DockProps) {
  const m = useMessages()
  const { guided } = useConnection()
  const { at, table, names, grave } = t
  const outcome = at.frame?.outcome
  if (resigning && at.seat !== null) return <ResignQuestion table={table} seat={at.seat} close={stopResigning} />
  if (grave.asked !== null) return <Confirm question={m.table.confirm} yes={m.table.confirmYes} onYes={grave.confirm} onNo={grave.cancel} />
  if (t.verdict && outcome) return <Over match={table.match} outcome={outcome} verdict={t.verdict} names={names} table={table} />
  if (at.decision && at.curtain === null && t.view !== null) return <Asked t={t} decision={at.decision} light={light} />
  if (guided) return <p className={styles.guided}>{m.lesson.read}</p>
  return <Waiting table={table} seat={at.seat} waiting={at.frame?.waiting ?? []} names={names} />
}

interface AskedProps extends Pick<DockProps, 't' | 'light'> {
  readonly decision: NonNullable<LiveTableState['at']['decision']>
}

/** What is asked of me, and what may be settled about it. */
function Asked({ t, decision, light }: AskedProps) {
  const { windows } = t
  return (
    <>
      <Prompt
        game={t.table.game}
        decision={decision}
        view={t.view}
        words={t.words}
        names={t.names}
        sent={t.at.sent}
        hinted={t.hinted}
        isGrave={t.grave.isGrave}
        choose={t.grave.choose}
        light={light}
        aside={
          <>
            {windows.answering && <AnsweringNote why={windows.answering.why} askMe={windows.askMe} />}
            <WindowMenu
              game={t.table.game}
              decision={decision}
              subjectOf={t.subjectOf}
              wishes={t.wishes}
              passUntilTurn={windows.passUntilTurn}
            />
          </>
        }
      />
      <Unavailable t={t} />
    </>
  )
}
