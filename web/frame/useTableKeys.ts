import { isMuted, setMuted } from '@rulewright/tablekit'
import { useLayoutEffect } from 'react'
import { actionOf, focusKind, type KeyAction } from '../match/keys.ts'

export interface KeyHandlers {
  readonly keys: readonly (string | null)[]
  readonly choose: (index: number) => void
  readonly undo: () => void
  readonly hint: () => void
  readonly help: () => void
  readonly log: () => void
}

/** The keyboard at the table. It answers from the moment the question is drawn: a quick key is never lost. */
export function useTableKeys(handlers: KeyHandlers): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open], :popover-open')) return
      const { key, repeat, ctrlKey, altKey, metaKey } = event
      const action = actionOf({ key, repeat, ctrlKey, altKey, metaKey, on: focusKind(document.activeElement) }, handlers.keys)
      if (!action) return
      event.preventDefault()
      perform(action, handlers)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [handlers])
}

function perform(action: NonNullable<KeyAction>, handlers: KeyHandlers): void {
  if (action.act === 'choose') handlers.choose(action.index)
  else if (action.act === 'mute') setMuted(!isMuted())
  else handlers[action.act]()
}
