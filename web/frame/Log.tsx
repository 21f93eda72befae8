import { REACHABLE, SeatMark, seatStyle } from '@rulewright/tablekit'
import type { ChoiceLabel } from '@rulewright/wire'
import { memo, use, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Worded } from '../explain/Worded.tsx'
import type { RecordLine } from '../match/record.ts'
import { Drawing } from '../ui/Drawing.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import { LabelMark } from './LabelMark.tsx'
import styles from './Side.module.css'
import { ShowBoardContext } from './sheet.ts'

interface LogProps {
  readonly lines: readonly RecordLine[]
  /** The link to the moment after this many choices. */
  readonly linkTo: (count: number) => string
  /** The moment being looked at; without it the log follows the newest line. */
  readonly at?: number
  /** Goes to a moment without leaving the page. */
  readonly jump?: (count: number) => void
  /** Loads what came before the first line; null when there is nothing more. */
  readonly before?: (() => void) | null
  /** The label of a costly choice, by the count after it. */
  readonly labels?: ReadonlyMap<number, ChoiceLabel>
}

/** What happened, in sentences, under the round and the turn it happened in. Names light their things; each choice leads to its moment. */
export function Log({ lines, linkTo, at, jump, before = null, labels }: LogProps) {
  const m = useMessages()
  const list = useRef<HTMLOListElement>(null)
  const newest = lines[lines.length - 1]?.key
  useEffect(() => {
    if (newest === undefined && at === undefined) return
    // Just before the paint, which needs a layout anyway.
    const frame = requestAnimationFrame(() => {
      const target = at === undefined ? list.current?.lastElementChild : list.current?.querySelector('[data-now]')
      target?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
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
        {placed(lines).map(({ line, turn, first }) => (
          <LogLine
            key={line.key}
            line={line}
            turn={turn}
            href={first ? linkTo(line.count) : null}
            now={line.count === at}
            later={at !== undefined && line.count > at}
            jump={jump}
            label={first ? labels?.get(line.count) : undefined}
          />
        ))}
      </ol>
    </>
  )
}

interface Placed {
  readonly line: RecordLine
  /** Whose turn it belongs to. */
  readonly turn: number | null
  /** The first line of what one choice led to. */
  readonly first: boolean
}

/** Each line with the turn it belongs to. */
function placed(lines: readonly RecordLine[]): readonly Placed[] {
  let turn: number | null = null
  return lines.map((line, n) => {
    if (line.heading) turn = line.heading === 'turn' ? line.seat : null
    return { line, turn, first: line.count !== lines[n - 1]?.count }
  })
}

interface LogLineProps {
  readonly line: RecordLine
  readonly turn: number | null
  /** The link to its moment; null where the line before has the same. */
  readonly href: string | null
  readonly now: boolean
  readonly later: boolean
  readonly jump: ((count: number) => void) | undefined
  readonly label: ChoiceLabel | undefined
}

/** A long match has thousands of lines: unchanged ones are not drawn again. */
const LogLine = memo(function LogLine({ line, turn, href, now, later, jump, label }: LogLineProps) {
  const m = useMessages()
  const showBoard = use(ShowBoardContext)
  const { phrase, count, heading, seat, times } = line
  const said = (
    <>
      <Worded of={phrase} />
      {times > 1 && ` ×${times}`}
    </>
  )
  return (
    <li
      data-heading={heading ?? undefined}
      data-follows={href === null || undefined}
      data-now={now || undefined}
      data-later={later || undefined}
      style={turn === null ? undefined : seatStyle(turn)}
    >
      <span className={styles.mark}>
        {seat !== null && (heading || seat !== turn) && <SeatMark seat={seat} size={heading ? 14 : 11} />}
      </span>
      {heading ? <h2 className={styles.said}>{said}</h2> : <span className={styles.said}>{said}</span>}
      {label && <LabelMark label={label} />}
      {href !== null && (
        <Link
          href={href}
          className={styles.jump}
          aria-label={m.table.logJump(count)}
          onClick={(event) => {
            if (!jump) return
            event.preventDefault()
            jump(count)
            showBoard()
          }}
        >
          <Drawing name="next" size={16} />
        </Link>
      )}
    </li>
  )
})
