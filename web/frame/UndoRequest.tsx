import type { Names } from '@rulewright/kernel'
import type { TableInfo } from '@rulewright/wire'
import { act } from '../match/live.ts'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Notice.module.css'

interface UndoRequestProps {
  readonly table: TableInfo
  readonly seat: number | null
  readonly names: Names
}

/** Somebody wants to take a choice back: those asked may agree or refuse. */
export function UndoRequest({ table, seat, names }: UndoRequestProps) {
  const m = useMessages()
  const { undo } = table
  if (!undo || seat === null) return null
  const asked = undo.needs.includes(seat)
  if (!asked && undo.seat !== seat) return null
  return (
    <div className={`${styles.notice} ${styles.passing}`} role="alert">
      {asked ? m.table.undoAsk(names.of(undo.seat)) : m.table.undoAsked}
      {asked && (
        <>
          <button type="button" className={ui.primary} onClick={() => act.consent({ seat, rowSeq: undo.rowSeq, agree: true })}>
            {m.table.agree}
          </button>
          <button type="button" className={ui.button} onClick={() => act.consent({ seat, rowSeq: undo.rowSeq, agree: false })}>
            {m.table.refuse}
          </button>
        </>
      )}
    </div>
  )
}
