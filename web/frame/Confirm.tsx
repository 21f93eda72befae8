import { type ReactNode, useState } from 'react'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Prompt.module.css'

interface ConfirmProps {
  readonly question: ReactNode
  readonly yes: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks once before something that cannot be taken back. */
export function Confirm({ question, yes, onYes, onNo }: ConfirmProps) {
  const m = useMessages()
  const [focused] = useState(() => (button: HTMLButtonElement | null) => button?.focus())
  return (
    <div
      className={styles.prompt}
      role="alertdialog"
      aria-label={m.table.confirm}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onNo()
      }}
    >
      <p className={styles.sentence}>{question}</p>
      <div className={styles.row}>
        <button type="button" data-stop="" className={ui.danger} ref={focused} onClick={onYes}>
          {yes}
        </button>
        <button type="button" data-stop="" className={ui.button} onClick={onNo}>
          {m.cancel}
        </button>
      </div>
    </div>
  )
}
