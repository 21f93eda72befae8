import type { Decision } from '@rulewright/kernel'
import type { AlderquestEvent } from '../rules/events.ts'
import type { AlderquestOption } from '../rules/options.ts'
import { thingsOfOption } from './things.ts'

/** On a small screen one of the two is large and the other small beside it. */
export type Pane = 'field' | 'runes'

const PANES: Readonly<Record<string, Pane>> = {
  space: 'field',
  minion: 'field',
  tile: 'field',
  hero: 'field',
  lane: 'field',
  column: 'runes',
  cell: 'runes',
}

/** Where the things are that the question is about. */
export function panesOf(decision: Decision<AlderquestOption> | null): ReadonlySet<Pane> {
  if (decision?.prompt === 'hide-tile' || decision?.prompt === 'hide-confirm') return new Set<Pane>(['field'])
  const kinds = decision?.options.flatMap((option) => thingsOfOption(option)).map((thing) => thing.split(':')[0] ?? '') ?? []
  const panes = new Set(kinds.flatMap((kind) => PANES[kind] ?? []))
  // A deed beside runes to choose from only ends or leaves them; alone, it is at its piece on the Field.
  return panes.size === 0 && kinds.includes('deed') ? new Set<Pane>(['field']) : panes
}

/** Where something is happening now. */
export function paneOfEvent(event: AlderquestEvent | null): Pane | null {
  switch (event?.type) {
    case 'moved':
    case 'summoned':
    case 'squabble':
    case 'revealed-tile':
    case 'rival-tile':
      return 'field'
    case 'dropped':
    case 'line':
    case 'matched':
    case 'swapped':
    case 'slid':
      return 'runes'
    default:
      return null
  }
}
