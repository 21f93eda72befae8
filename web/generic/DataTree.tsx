import { isRecord } from '@rulewright/kernel'
import styles from './DataTree.module.css'

interface DataTreeProps {
  readonly name: string
  readonly value: unknown
  readonly open?: boolean
}

/** The whole position, for developers: expand what you want to see. */
export function DataTree({ name, value, open }: DataTreeProps) {
  const children: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((item, i) => [String(i), item] as const)
    : isRecord(value)
      ? Object.entries(value)
      : []
  if (typeof value !== 'object' || value === null) {
    return (
      <div className={styles.leaf}>
        <span className={styles.name}>{name}</span> {JSON.stringify(value) ?? 'undefined'}
      </div>
    )
  }
  return (
    <details className={styles.branch} open={open}>
      <summary>
        <span className={styles.name}>{name}</span> {Array.isArray(value) ? `[${children.length}]` : `{${children.length}}`}
      </summary>
      {children.map(([key, child]) => (
        <DataTree key={key} name={key} value={child} open={children.length < 12 && name === 'options'} />
      ))}
    </details>
  )
}
