import { setMuted, useMuted } from '@rulewright/tablekit'
import { type ReactNode, useId } from 'react'
import { Drawing, type DrawingName } from '../ui/Drawing.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Menu.module.css'

interface ToolProps {
  readonly drawing: DrawingName
  readonly label: string
  readonly onClick: () => void
  readonly disabled?: boolean
}

/** A button of the bar: an icon, with its words on hover and for screen readers. */
export function Tool({ drawing, label, onClick, disabled }: ToolProps) {
  return (
    <button type="button" className={`${ui.quiet} ${ui.icon}`} aria-label={label} title={label} onClick={onClick} disabled={disabled}>
      <Drawing name={drawing} />
    </button>
  )
}

export function MuteTool() {
  const m = useMessages()
  const muted = useMuted()
  return <Tool drawing={muted ? 'mute' : 'sound'} label={muted ? m.table.unmute : m.table.mute} onClick={() => setMuted(!muted)} />
}

/** The bar's menu for what is rarely needed. */
export function MenuTool({ children }: { readonly children: ReactNode }) {
  const m = useMessages()
  const id = useId()
  return (
    <>
      <button type="button" className={`${ui.quiet} ${ui.icon}`} aria-label={m.table.menu} title={m.table.menu} popoverTarget={id}>
        <Drawing name="menu" />
      </button>
      <div id={id} popover="auto" className={`${styles.menu} ${styles.dock}`}>
        {children}
      </div>
    </>
  )
}
