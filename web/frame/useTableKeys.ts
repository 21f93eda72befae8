import { isMuted, setMuted } from '@rulewright/tablekit'
import { useLayoutEffect, useState } from 'react'
import type { Item } from '../match/dock.ts'
import { actionOf, focusKind, type KeyAction } from '../match/keys.ts'

export interface KeyHandlers {
  /** The question that is open, or null. */
  readonly asked: unknown
  readonly keys: ReadonlyMap<string, Item>
  readonly press: (item: Item) => void
  readonly undo: () => void
  readonly hint: () => void
  readonly help: () => void
  readonly log: () => void
  readonly list: () => void
  readonly back: () => void
}

/** For how long keys are ignored after a question was replaced: what was meant for the previous one must not answer this one. */
const REST = 250

/** The keyboard at the table. Returns whether its keys are ignored just now. */
export function useTableKeys(handlers: KeyHandlers): boolean {
  const resting = useRest(handlers.asked)
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open], :popover-open')) return
      const { key, repeat, ctrlKey, altKey, metaKey } = event
      const action = actionOf({ key, repeat, ctrlKey, altKey, metaKey, on: focusKind(document.activeElement) }, handlers.keys)
      if (!action) return
      // Escape is shared: lists beside the board close with it as well.
      if (action.act !== 'back') event.preventDefault()
      if (action.act !== 'press' || !resting) perform(action, handlers)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [handlers, resting])
  return resting
}

/** Whether the question has only just replaced another. After a pause without any, nothing is replaced. */
function useRest(asked: unknown): boolean {
  const [settled, setSettled] = useState(asked)
  useLayoutEffect(() => {
    const timer = setTimeout(() => setSettled(asked), REST)
    return () => clearTimeout(timer)
  }, [asked])
  return asked !== null && settled !== null && settled !== asked
}

function perform(action: NonNullable<KeyAction>, handlers: KeyHandlers): void {
  if (action.act === 'press') handlers.press(action.item)
  else if (action.act === 'mute') setMuted(!isMuted())
  else handlers[action.act]()
}
