import type { Option } from '@rulewright/kernel'
import type { Item } from './dock.ts'

/** u, m, h, l and o belong to the frame. */
const SEQUENCE = [...'1234567890qwertasdfgzxcvbynijkp']

/** What goes back to before something was begun. */
export const BACK = 'Esc'

const OWN_KEYS: Readonly<Record<string, string>> = { pass: 'Space', done: 'Enter', cancel: BACK }

/** The key of each option and verb: Space passes, Enter finishes, Esc goes back, the others are numbered until the keys run out. */
export function assignKeys(items: readonly Item[], options: readonly Option[]): ReadonlyMap<string, Item> {
  const only = (what: string) => options.filter((option) => option.do === what).length === 1
  const spare = SEQUENCE.values()
  const keys = new Map<string, Item>()
  for (const item of items) {
    const what = typeof item === 'number' ? options[item]?.do : undefined
    const own = what !== undefined && OWN_KEYS[what] !== undefined && only(what) ? OWN_KEYS[what] : spare.next().value
    if (own !== undefined) keys.set(own, item)
  }
  return keys
}

/** The key of an option or verb, or null. */
export function keyOf(keys: ReadonlyMap<string, Item>, item: Item): string | null {
  for (const [key, other] of keys) if (other === item) return key
  return null
}

export type KeyAction =
  | { readonly act: 'press'; readonly item: Item }
  | { readonly act: 'undo' | 'help' | 'mute' | 'log' | 'hint' | 'list' | 'back' }
  | null

interface KeyPress {
  readonly key: string
  readonly repeat: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  /** What has the focus: `text` takes every key itself, `button` takes Enter and Space, `thing` takes Enter. */
  readonly on: 'text' | 'button' | 'thing' | 'page'
}

const OWN: Readonly<Record<string, Exclude<NonNullable<KeyAction>['act'], 'press'>>> = {
  '?': 'help',
  u: 'undo',
  m: 'mute',
  l: 'log',
  h: 'hint',
  o: 'list',
  Escape: 'back',
}

/** What a key means at the table. */
export function actionOf(pressed: KeyPress, keys: ReadonlyMap<string, Item>): KeyAction {
  if (pressed.on === 'text' || pressed.repeat || pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null
  const key = pressed.key === ' ' ? 'Space' : pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key
  if (pressed.on === 'button' && (key === 'Space' || key === 'Enter')) return null
  if (pressed.on === 'thing' && key === 'Enter') return null
  const own = OWN[key]
  if (own) return { act: own }
  const item = keys.get(key)
  return item === undefined ? null : { act: 'press', item }
}

const TEXT = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog[open], [data-quiet-keys]'

/** What kind of element has the focus. One that was only clicked does not claim Enter and Space: it looks unfocused. */
export function focusKind(element: Element | null): KeyPress['on'] {
  if (!element) return 'page'
  if (element.closest(TEXT)) return 'text'
  if (!element.matches(':focus-visible')) return 'page'
  if (element.closest('button, a, summary, input, [role=slider]')) return 'button'
  return element.closest('[data-thing], [data-term]') ? 'thing' : 'page'
}
