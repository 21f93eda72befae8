import { SeatMark, Sentence, Unseen } from '@rulewright/tablekit'
import { type CSSProperties, type FormEvent, type ReactNode, useState } from 'react'
import { type Explored, type ExploredLine, LONGEST_LINE_NAME } from '../local/explore/protocol.ts'
import { PLAYED } from '../local/explore/variations.ts'
import type { LiveTableState } from '../table/useLiveTable.ts'
import { Drawing } from '../ui/Drawing.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Explore.module.css'
import { useExploration } from './explore-connection.ts'
import { useLineNames } from './useLineNames.ts'

const NONE: readonly ExploredLine[] = []

/** The tree of lines, each under the one it branches off, drawn to the length of the longest. */
export function Lines({ t }: { readonly t: LiveTableState }) {
  const m = useMessages()
  const connection = useExploration()
  const explored = connection.useSeen((s) => s.explored)
  const nameOf = useLineNames(t, explored?.lines ?? NONE)
  if (!explored) return null
  const longest = Math.max(1, ...explored.lines.map(({ end }) => end))
  return (
    <section className={styles.section} aria-labelledby="lines">
      <h2 id="lines" className={styles.heading}>
        {m.explore.lines}
      </h2>
      <p className={styles.note}>{m.explore.asItLay}</p>
      <ul className={styles.lines}>
        {inOrder(explored.lines).map(({ line, depth }) => (
          <li key={line.id}>
            <LineRow depth={depth} line={line} explored={explored} longest={longest} name={<Sentence of={nameOf(line.id)} />} />
            {line.id === explored.place.line && line.id !== PLAYED && <LineTools key={line.id} line={line} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Deep trees stay on the screen. */
const indented = (depth: number): CSSProperties & { '--depth': number } => ({ '--depth': Math.min(depth, 5) })

const focus = (input: HTMLInputElement | null) => input?.focus()

/** Each line after the one it branches off, earlier branches first. */
function inOrder(lines: readonly ExploredLine[]): readonly { readonly line: ExploredLine; readonly depth: number }[] {
  const below = (id: number, depth: number): readonly { readonly line: ExploredLine; readonly depth: number }[] =>
    lines
      .filter(({ from }) => from?.line === id)
      .sort((a, b) => (a.from?.at ?? 0) - (b.from?.at ?? 0))
      .flatMap((line) => [{ line, depth }, ...below(line.id, depth + 1)])
  return lines.filter(({ from }) => from === null).flatMap((line) => [{ line, depth: 0 }, ...below(line.id, 1)])
}

interface LineRowProps {
  readonly depth: number
  readonly line: ExploredLine
  readonly explored: Explored
  readonly longest: number
  readonly name: ReactNode
}

/** A line: pressing it goes to its own first choice. */
function LineRow({ depth, line, explored, longest, name }: LineRowProps) {
  const m = useMessages()
  const connection = useExploration()
  const { id, from, end, first } = line
  const start = from?.at ?? 0
  const isHere = explored.place.line === id
  const share = (n: number) => `${(100 * n) / longest}%`
  const go = () => connection.go({ line: id, at: from ? start + 1 : Math.min(explored.place.at, end) })
  return (
    <button type="button" className={styles.line} aria-current={isHere ? 'true' : undefined} onClick={go}>
      <span className={styles.lineName} style={indented(depth)}>
        {from && first && <SeatMark seat={first.seat} />} {name}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.span} style={{ left: share(start), width: share(end - start) }} />
        {isHere && <span className={styles.spot} style={{ left: share(explored.place.at) }} />}
      </span>
      <span className={styles.lineAbout}>
        <span aria-hidden="true">{from ? m.explore.leaves(start, end) : m.explore.length(end)}</span>
        <Unseen>{from ? m.explore.leavesSaid(start, end) : m.explore.length(end)}</Unseen>
      </span>
    </button>
  )
}

/** Names the current line, or deletes it after a confirmation. */
function LineTools({ line }: { readonly line: ExploredLine }) {
  const m = useMessages()
  const connection = useExploration()
  const [doing, setDoing] = useState<'name' | 'remove' | null>(null)
  const [name, setName] = useState(line.name)
  const save = (event: FormEvent) => {
    event.preventDefault()
    connection.act({ do: 'name', line: line.id, name })
    setDoing(null)
  }
  if (doing === 'name')
    return (
      <form className={styles.lineTools} onSubmit={save}>
        <input
          className={ui.input}
          aria-label={m.explore.name}
          maxLength={LONGEST_LINE_NAME}
          value={name}
          ref={focus}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setDoing(null)}
        />
        <button type="submit" className={ui.button}>
          {m.explore.save}
        </button>
      </form>
    )
  return (
    <div className={styles.lineTools}>
      <button type="button" className={ui.quiet} onClick={() => setDoing('name')}>
        {m.explore.rename}
      </button>
      {doing === 'remove' ? (
        <button
          type="button"
          className={ui.danger}
          onBlur={() => setDoing(null)}
          onClick={() => connection.act({ do: 'remove', line: line.id })}
        >
          {m.explore.removeSure}
        </button>
      ) : (
        <button type="button" className={`${ui.quiet} ${ui.icon}`} aria-label={m.explore.remove} onClick={() => setDoing('remove')}>
          <Drawing name="close" size={18} />
        </button>
      )}
    </div>
  )
}
