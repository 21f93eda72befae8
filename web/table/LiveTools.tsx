import styles from '../frame/Frame.module.css'
import { TableMenu } from '../frame/TableMenu.tsx'
import { MuteTool, Tool } from '../frame/Tools.tsx'
import { useMessages } from '../words/index.ts'
import { isShared } from './useChoosing.ts'
import type { LiveTableState } from './useLiveTable.ts'

interface LiveToolsProps {
  readonly t: LiveTableState
  readonly askHelp: () => void
  readonly askResign: () => void
}

/** The buttons of the bar: take back, hint, sound, help, and the menu. */
export function LiveTools({ t, askHelp, askResign }: LiveToolsProps) {
  const m = useMessages()
  const { at, table } = t
  // It keeps its place while others choose; where hints are not allowed there is none.
  const hints = at.seat !== null && table.status === 'running' && !isShared(table, at.seat)
  return (
    <>
      {at.seat !== null && table.status === 'running' && <Tool drawing="undo" label={`${m.table.undo} (U)`} onClick={at.undo} />}
      <span className={styles.wide}>
        {hints && <Tool drawing="hint" label={`${m.table.hint} (H)`} onClick={at.hint} disabled={!t.mayHint} />}
        <MuteTool />
      </span>
      <Tool drawing="help" label={`${m.table.help} (?)`} onClick={askHelp} />
      <TableMenu table={table} seat={at.seat} count={at.frame?.count ?? 0} hint={t.mayHint ? at.hint : null} askResign={askResign} />
    </>
  )
}
