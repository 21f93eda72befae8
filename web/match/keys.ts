import type { Option } from '@rulewright/kernel'

/** u, m, h and l are the frame's own. */
const SEQUENCE = [...'1234567890qwertasdfgzxcvbynijkop']

/** The key of each option: Space passes, Enter finishes, the others are counted through; null when the keys run out. */
export function assignKeys(options: readonly Option[]): readonly (string | null)[] {
  const only = (what: string) => options.filter((option) => option.do === what).length === 1
  const spare = SEQUENCE.values()
  return options.map((option) => {
    if (option.do === 'pass' && only('pass')) return 'Space'
    if (option.do === 'done' && only('done')) return 'Enter'
    return spare.next().value ?? null
  })
}

export type KeyAction =
  | { readonly act: 'choose'; readonly index: number }
  | { readonly act: 'undo' | 'help' | 'mute' | 'log' | 'hint' }
  | null

interface Pressed {
  readonly key: string
  readonly repeat: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  /** What has the focus: `text` takes every key itself, `button` takes Enter and Space, `thing` takes Enter. */
  readonly on: 'text' | 'button' | 'thing' | 'page'
}

/** What a key means at the table. */
export function actionOf(pressed: Pressed, keys: readonly (string | null)[]): KeyAction {
  if (pressed.on === 'text' || pressed.repeat || pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null
  const key = pressed.key === ' ' ? 'Space' : pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key
  if (pressed.on === 'button' && (key === 'Space' || key === 'Enter')) return null
  if (pressed.on === 'thing' && key === 'Enter') return null
  switch (key) {
    case '?':
      return { act: 'help' }
    case 'u':
      return { act: 'undo' }
    case 'm':
      return { act: 'mute' }
    case 'l':
      return { act: 'log' }
    case 'h':
      return { act: 'hint' }
  }
  const index = keys.indexOf(key)
  return index < 0 ? null : { act: 'choose', index }
}

/** What kind of place has the focus. */
export function focusKind(element: Element | null): Pressed['on'] {
  if (!element) return 'page'
  if (element.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog[open]')) return 'text'
  if (element.closest('button, a, summary, input, [role=slider]')) return 'button'
  return element.closest('[data-thing], [data-term]') ? 'thing' : 'page'
}
