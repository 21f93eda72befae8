import { type ReactNode, useState } from 'react'
import { pageOf } from '../match/dock.ts'
import { Drawing } from '../ui/Drawing.tsx'
import ui from '../ui/ui.module.css'
import { useWindowSize } from '../ui/useWindowSize.ts'
import { useMessages } from '../words/index.ts'
import styles from './Prompt.module.css'

interface ChoiceListProps {
  readonly choices: readonly number[]
  readonly close: () => void
  readonly children: (index: number) => ReactNode
}

/** How much of the window the list may cover: neither the bar nor the dock. */
const SHARE = 0.62

/** The style sheets measure in pixels at the default text size, which may differ here. */
const scale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

/** Every choice in a list above the dock. It never scrolls: what does not fit is on the next page. */
export function ChoiceList({ choices, close, children }: ChoiceListProps) {
  const m = useMessages()
  const { width, height } = useWindowSize()
  const { columns, rows } = pageOf({ width: width / scale(), height: (height * SHARE) / scale() })
  const [wanted, setPage] = useState(0)
  const size = columns * rows
  const pages = Math.max(1, Math.ceil(choices.length / size))
  const page = Math.min(wanted, pages - 1)
  return (
    <section className={styles.list} aria-label={m.table.list} data-choice-list="">
      <header className={styles.head}>
        <strong>{m.table.list}</strong>
        {pages > 1 && (
          <span className={styles.pages}>
            <button
              type="button"
              className={`${ui.quiet} ${ui.icon}`}
              aria-label={m.table.listBefore}
              disabled={page === 0}
              onClick={() => setPage(page - 1)}
            >
              <Drawing name="previous" />
            </button>
            {m.table.listPage(page + 1, pages)}
            <button
              type="button"
              className={`${ui.quiet} ${ui.icon}`}
              aria-label={m.table.listAfter}
              disabled={page === pages - 1}
              onClick={() => setPage(page + 1)}
            >
              <Drawing name="next" />
            </button>
          </span>
        )}
        <button type="button" className={`${ui.quiet} ${ui.icon}`} aria-label={m.close} onClick={close}>
          <Drawing name="close" />
        </button>
      </header>
      <ul className={styles.choices} aria-label={m.table.options} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {choices.slice(page * size, (page + 1) * size).map((index) => (
          <li key={index}>{children(index)}</li>
        ))}
      </ul>
    </section>
  )
}
