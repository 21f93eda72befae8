import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../words/index.ts'
import { Drawing } from './Drawing.tsx'
import ui from './ui.module.css'

interface DialogProps {
  readonly title: string
  readonly close: () => void
  /** For much content: it takes more room where there is some. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A dialog over the page; Escape and a click beside it close it. */
export function Dialog({ title, close, wide = false, children }: DialogProps) {
  const m = useMessages()
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (!dialog || dialog.open) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [])
  useEffect(() => {
    const dialog = element.current
    const beside = (event: MouseEvent) => event.target === dialog && close()
    dialog?.addEventListener('click', beside)
    return () => dialog?.removeEventListener('click', beside)
  }, [close])
  return (
    <dialog ref={element} className={ui.dialog} data-wide={wide || undefined} aria-label={title} onClose={close}>
      <div className={ui.dialogHead}>
        <h2>{title}</h2>
        <button type="button" className={`${ui.quiet} ${ui.icon}`} aria-label={m.close} onClick={close}>
          <Drawing name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
