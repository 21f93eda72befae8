import type { Words } from '@rulewright/kernel'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { Dialog } from '../ui/Dialog.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Help.module.css'

const Symbols = lazy(() => import('../explain/Symbols.tsx').then((m) => ({ default: m.Symbols })))

interface HelpProps {
  readonly game: string
  readonly words: Words
  readonly readRule: (rule: string) => void
  readonly close: () => void
  /** Whether there is navigation back and forth here. */
  readonly exploring?: boolean
}

/** How to read the table, its words and symbols, and the keys. */
export function Help({ game, words, readRule, close, exploring = false }: HelpProps) {
  const m = useMessages()
  const [symbols, showSymbols] = useState(false)
  const keys: readonly (readonly [string, string])[] = [
    ['1 … 9, 0, Q …', m.help.digits],
    ['← ↑ ↓ →', m.help.arrows],
    ['Shift + ← ↑ ↓ →', m.help.shiftArrows],
    ['Enter', m.help.enter],
    ['Space', m.help.space],
    ['O', m.help.list],
    ['U', m.help.undo],
    ['H', exploring ? m.explore.opinion : m.help.hint],
    ...(exploring ? ([[', .', m.explore.keys]] as const) : []),
    ['Esc', m.help.escape],
    ['M', m.help.mute],
    ['L', m.help.log],
    ['?', m.help.help],
  ]
  if (symbols)
    return (
      <Suspense>
        <Symbols words={words} readRule={readRule} close={close} />
      </Suspense>
    )
  return (
    <Dialog title={m.help.title} close={close}>
      <p className={styles.how}>{m.help.how}</p>
      <div className={styles.ways}>
        {words.glossary && (
          <button type="button" className={ui.primary} data-first="" onClick={() => showSymbols(true)}>
            {m.help.symbols}
          </button>
        )}
        <Link href={`/guide/${game}`} className={ui.button}>
          {m.help.guide}
        </Link>
        <Link href={`/rules/${game}`} className={ui.button}>
          {m.help.rules}
        </Link>
      </div>
      <h3 className={styles.heading}>{m.help.keys}</h3>
      <dl className={styles.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd className={ui.key}>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
