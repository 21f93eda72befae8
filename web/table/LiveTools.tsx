import styles from '../frame/Frame.module.css'
import { TableMenu } from '../frame/TableMenu.tsx'
import { MuteTool, Tool } from '../frame/Tools.tsx'
import { useMessages } from '../words/index.ts'
import { NextTable } from './NextTable.tsx'
import type { LiveTableState } from './useLiveTable.ts'

interface LiveToolsProps {
  readonly t: LiveTableState
  readonly askHelp: () => void
  readonly askCoach: () => void
  readonly askResign: () => void
}

/** The buttons of the bar: take back, hint, sound, help, and the menu. A phone has room for the coach; help is in the menu and with the coach. */
export function LiveTools({ t, askHelp, askCoach, askResign }: LiveToolsProps) {
  const m = useMessages()
  const { at, table } = t
  // The coach keeps its place while others choose.
  const asked = at.seat !== null && table.status === 'running'
  return (
    <>
      {at.seat !== null && table.status === 'running' && <Tool drawing="undo" label={`${m.table.undo} (U)`} onClick={at.undo} />}
      {asked && <Tool drawing="hint" label={`${m.table.hint} (H)`} onClick={askCoach} disabled={!at.decision} />}
      <span className={styles.wide}>
        <MuteTool />
      </span>
      {table.clock?.kind === 'correspondence' && <NextTable match={table.match} busy={at.decision !== null} />}
      <span className={asked ? styles.wide : undefined}>
        <Tool drawing="help" label={`${m.table.help} (?)`} onClick={askHelp} />
      </span>
      <TableMenu table={table} seat={at.seat} count={at.frame?.count ?? 0} askHelp={askHelp} askResign={askResign} />
    </>
  )
}
