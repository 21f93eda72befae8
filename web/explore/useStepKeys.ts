import { useEffect } from 'react'
import { focusKind } from '../match/keys.ts'
import type { ExploreConnection } from './explore-connection.ts'

const STEPS: Readonly<Record<string, number>> = { ',': -1, '.': 1 }

/** Comma goes a choice back, full stop one forward: the arrow keys belong to the board. */
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
