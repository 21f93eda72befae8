import { Link } from 'wouter'
import { Dialog } from '../ui/Dialog.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Help.module.css'

interface HelpProps {
  readonly game: string
  readonly close: () => void
  /** Whether one goes back and forth here. */
  readonly exploring?: boolean
}

/** The keys and how to read the table. */
export function Help({ game, close, exploring = false }: HelpProps) {
  const m = useMessages()
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
  return (
    <Dialog title={m.help.title} close={close}>
      <p className={styles.how}>{m.help.how}</p>
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
      <Link href={`/rules/${game}`} className={ui.button}>
        {m.help.rules}
      </Link>
    </Dialog>
  )
}
