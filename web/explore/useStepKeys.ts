import { useEffect } from 'react'
import { focusKind } from '../match/keys.ts'
import type { ExploreConnection } from './explore-connection.ts'

const STEPS: Readonly<Record<string, number>> = { ',': -1, '.': 1 }

/** The comma goes a choice back, the full stop one on: the arrow keys are the board's. */
export function useStepKeys(connection: ExploreConnection): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const by = STEPS[event.key]
      if (by === undefined || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if (focusKind(document.activeElement) === 'text' || document.querySelector('dialog[open], :popover-open')) return
      event.preventDefault()
      connection.step(by)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [connection])
}
