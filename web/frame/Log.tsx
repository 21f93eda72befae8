import { memo, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Worded } from '../explain/Worded.tsx'
import type { Line } from '../match/record.ts'
import { Drawing } from '../ui/Drawing.tsx'
import { REACHABLE } from '../ui/reachable.ts'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Side.module.css'

interface LogProps {
  readonly lines: readonly Line[]
  /** The link to the moment after so many choices. */
  readonly linkTo: (count: number) => string
  /** The moment being looked at; without it the log follows the newest line. */
  readonly at?: number
  /** Goes to a moment without leaving the page. */
  readonly jump?: (count: number) => void
  /** Loads what came before the first line; null when there is nothing more. */
  readonly before?: (() => void) | null
}

/** What happened, in sentences. Names light their things; each line leads to its moment. */
export function Log({ lines, linkTo, at, jump, before = null }: LogProps) {
  const m = useMessages()
  const list = useRef<HTMLOListElement>(null)
  const newest = lines[lines.length - 1]?.key
  useEffect(() => {
    const target = at === undefined ? list.current?.lastElementChild : list.current?.querySelector('[data-now]')
    if (newest !== undefined || at !== undefined) target?.scrollIntoView({ block: 'nearest' })
  }, [newest, at])
  if (lines.length === 0) return <p className={styles.empty}>{m.table.logEmpty}</p>
  return (
    <>
      {before && (
        <button type="button" className={`${ui.quiet} ${styles.before}`} onClick={before}>
          {m.table.logBefore}
        </button>
      )}
      <ol ref={list} className={styles.log} {...REACHABLE} aria-label={m.table.log}>
        {lines.map(({ key, count, phrase }) => (
          <LogLine
            key={key}
            phrase={phrase}
            count={count}
            href={linkTo(count)}
            now={count === at}
            later={at !== undefined && count > at}
            jump={jump}
          />
        ))}
      </ol>
    </>
  )
}

interface LogLineProps {
  readonly phrase: Line['phrase']
  readonly count: number
  readonly href: string
  readonly now: boolean
  readonly later: boolean
  readonly jump: ((count: number) => void) | undefined
}

/** A long match has thousands of lines: those that stay the same are not drawn again. */
const LogLine = memo(function LogLine({ phrase, count, href, now, later, jump }: LogLineProps) {
  const m = useMessages()
  return (
    <li data-now={now || undefined} data-later={later || undefined}>
      <span>
        <Worded of={phrase} />
      </span>
      <Link
        href={href}
        className={styles.jump}
        aria-label={m.table.logJump(count)}
        onClick={(event) => {
          if (!jump) return
          event.preventDefault()
          jump(count)
        }}
      >
        <Drawing name="next" size={16} />
      </Link>
    </li>
  )
})
