import { Sentence } from '@rulewright/tablekit'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { Line } from '../match/record.ts'
import { Drawing } from '../ui/Drawing.tsx'
import { useMessages } from '../words/index.ts'
import styles from './Side.module.css'

interface LogProps {
  readonly lines: readonly Line[]
  /** The way to the moment after so many choices. */
  readonly linkTo: (count: number) => string
  /** The moment being looked at; without it the log follows the newest line. */
  readonly at?: number
  /** Goes to a moment without leaving the page. */
  readonly jump?: (count: number) => void
}

/** A region that scrolls must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 }

/** What happened, in sentences. Names light their things; each line leads to its moment. */
export function Log({ lines, linkTo, at, jump }: LogProps) {
  const m = useMessages()
  const list = useRef<HTMLOListElement>(null)
  const newest = lines[lines.length - 1]?.key
  useEffect(() => {
    const target = at === undefined ? list.current?.lastElementChild : list.current?.querySelector('[data-now]')
    if (newest !== undefined || at !== undefined) target?.scrollIntoView({ block: 'nearest' })
  }, [newest, at])
  if (lines.length === 0) return <p className={styles.empty}>{m.table.logEmpty}</p>
  return (
    <ol ref={list} className={styles.log} {...REACHABLE} aria-label={m.table.log}>
      {lines.map((line) => (
        <li key={line.key} data-now={line.count === at || undefined} data-later={(at !== undefined && line.count > at) || undefined}>
          <span>
            <Sentence of={line.phrase} />
          </span>
          <Link
            href={linkTo(line.count)}
            className={styles.jump}
            aria-label={m.table.logJump(line.count)}
            onClick={(event) => {
              if (!jump) return
              event.preventDefault()
              jump(line.count)
            }}
          >
            <Drawing name="next" size={16} />
          </Link>
        </li>
      ))}
    </ol>
  )
}
