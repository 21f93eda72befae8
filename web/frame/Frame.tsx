import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Drawing } from '../ui/Drawing.tsx'
import { useTitle } from '../ui/Page.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Frame.module.css'
import { ShowBoardContext } from './sheet.ts'

export interface SidePanel {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
  /** How many things others have put in it: a dot says that some have not been seen. */
  readonly news?: number
}

interface FrameProps {
  readonly title: string
  /** For the browser's tab, where it should say more than the title. */
  readonly tab?: string
  readonly tools: ReactNode
  readonly seats: ReactNode
  readonly board: ReactNode
  readonly foot: ReactNode
  readonly panels: readonly SidePanel[]
  readonly panel: string
  readonly showPanel: (id: string) => void
  readonly notice?: ReactNode
  /** How to win and how near the end is, in a line. */
  readonly goal?: ReactNode
  /** The foot has a fixed height, so that the board keeps its size. */
  readonly steady?: boolean
  /** The keys of the foot are ignored for a moment. */
  readonly resting?: boolean
}

/** The same quiet frame around every table: bar, seats, board, foot, and a side with tabs that is a sheet on small screens. */
export function Frame({ title, tab, goal, tools, seats, board, foot, panels, panel, showPanel, notice, steady, resting }: FrameProps) {
  const m = useMessages()
  const [open, setOpen] = useState(false)
  const showBoard = useCallback(() => setOpen(false), [])
  useTitle(tab ?? title)
  const current = panels.find((p) => p.id === panel) ?? panels[0]
  const side = useRef<HTMLElement>(null)
  const unseen = useUnseen(panels, current, side, open)
  const toggle = () => {
    const [first] = unseen
    if (!open && first !== undefined) showPanel(first)
    setOpen(!open)
  }
  return (
    <div className={styles.frame} data-sheet={open || undefined}>
      <header className={styles.bar}>
        <Link href="/" className={`${ui.quiet} ${ui.icon}`} aria-label={m.errors.home}>
          <Drawing name="back" />
        </Link>
        <div className={styles.heading}>
          <h1 className={styles.title}>{title}</h1>
          {goal && <div className={styles.goal}>{goal}</div>}
        </div>
        <div className={styles.tools}>
          {tools}
          <button
            type="button"
            className={`${ui.quiet} ${ui.icon} ${styles.sheetButton}`}
            aria-expanded={open}
            aria-label={m.table.narrow}
            onClick={toggle}
          >
            <Drawing name={open ? 'close' : 'chat'} />
            {unseen.size > 0 && !open && <span className={styles.dot} />}
          </button>
        </div>
      </header>
      {notice}
      <section className={styles.seats} aria-label={m.table.seatsTitle}>
        {seats}
      </section>
      <main className={styles.board} aria-label={m.table.board}>
        {board}
      </main>
      <section
        className={styles.foot}
        aria-label={m.table.foot}
        data-foot=""
        data-steady={steady || undefined}
        data-resting={resting || undefined}
      >
        {foot}
      </section>
      <ShowBoardContext value={showBoard}>
        <Side side={side} panels={panels} current={current} unseen={unseen} showPanel={showPanel} sheet={open} />
      </ShowBoardContext>
    </div>
  )
}

/** The panels in which something came that was not in sight: on a small screen, none is until the sheet is open. */
function useUnseen(panels: readonly SidePanel[], current: SidePanel | undefined, side: RefObject<HTMLElement | null>, sheet: boolean) {
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({})
  const { id = '', news = 0 } = current ?? {}
  useLayoutEffect(() => {
    const isInSight = sheet || (side.current?.getClientRects().length ?? 0) > 0
    if (isInSight) setSeen((before) => ({ ...before, [id]: news }))
  }, [id, news, side, sheet])
  return new Set(panels.filter((p) => (p.news ?? 0) > (seen[p.id] ?? 0)).map((p) => p.id))
}

interface SideProps {
  readonly side: RefObject<HTMLElement | null>
  readonly panels: readonly SidePanel[]
  readonly current: SidePanel | undefined
  readonly unseen: ReadonlySet<string>
  readonly showPanel: (id: string) => void
  /** Whether it lies over the board, as on small screens. */
  readonly sheet: boolean
}

/** The panels beside the board, one at a time, with a tab for each. */
function Side({ side, panels, current, unseen, showPanel, sheet }: SideProps) {
  const m = useMessages()
  return (
    <aside ref={side} className={styles.side} aria-label={m.table.panels}>
      <div className={styles.tabs} role="tablist" aria-label={m.table.panels} data-own-keys="">
        {panels.map((p) => (
          <button
            key={p.id}
            type="button"
            role="tab"
            id={`tab-${p.id}`}
            aria-selected={p.id === current?.id}
            aria-controls="side-panel"
            className={styles.tab}
            onClick={() => showPanel(p.id)}
          >
            {p.label}
            {unseen.has(p.id) && <span className={styles.dot} />}
          </button>
        ))}
      </div>
      {/* Drawn again when the sheet opens, so that the log shows its newest lines. */}
      <div
        key={sheet ? 'sheet' : 'side'}
        className={styles.panel}
        role="tabpanel"
        id="side-panel"
        aria-labelledby={current ? `tab-${current.id}` : undefined}
      >
        {current?.content}
      </div>
    </aside>
  )
}
