import { REACHABLE } from '@rulewright/tablekit'
import { DataTree } from '../generic/DataTree.tsx'
import { useMessages } from '../words/index.ts'
import styles from './Side.module.css'

interface DataPanelProps {
  readonly view: unknown
  readonly decision: unknown
  readonly events: unknown
}

/** The whole position as data. */
export function DataPanel({ view, decision, events }: DataPanelProps) {
  const m = useMessages()
  return (
    <section className={styles.log} {...REACHABLE} aria-label={m.table.tree}>
      <DataTree name="view" value={view} open />
      <DataTree name="decision" value={decision} open />
      <DataTree name="events" value={events} />
    </section>
  )
}
