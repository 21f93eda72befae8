import type { Decision } from '@rulewright/kernel'
import { useId } from 'react'
import { passIndex, windowThings } from '../match/windows.ts'
import { usePreferences } from '../preferences.ts'
import { Check } from '../ui/fields.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Menu.module.css'

interface WindowMenuProps {
  readonly game: string
  readonly decision: Decision
  readonly nameOf: (thing: string) => string
  readonly passUntil: () => void
  readonly neverAsk: (thing: string) => void
}

/** What to do when this question comes again: a small menu beside a window's prompt. */
export function WindowMenu({ game, decision, nameOf, passUntil, neverAsk }: WindowMenuProps) {
  const m = useMessages()
  const id = useId()
  const { passed, passIdle } = usePreferences()
  if (passIndex(decision) < 0) return null
  const key = `${game} ${decision.prompt}`
  const toggle = (pass: boolean) => usePreferences.setState({ passed: pass ? [...passed, key] : passed.filter((p) => p !== key) })
  return (
    <>
      <button type="button" className={`${ui.quiet} ${styles.open}`} popoverTarget={id}>
        {m.table.windows}
      </button>
      <div id={id} popover="auto" className={`${styles.menu} ${styles.rise}`}>
        <button type="button" className={ui.quiet} popoverTarget={id} onClick={passUntil}>
          {m.table.windowUntil}
        </button>
        {windowThings(decision).map((thing) => (
          <button key={thing} type="button" className={ui.quiet} popoverTarget={id} onClick={() => neverAsk(thing)}>
            {m.table.windowNever(nameOf(thing))}
          </button>
        ))}
        <Check label={m.table.windowPass} checked={passed.includes(key)} onChange={toggle} />
        <Check label={m.table.windowIdle} checked={passIdle} onChange={(on) => usePreferences.setState({ passIdle: on })} />
      </div>
    </>
  )
}
