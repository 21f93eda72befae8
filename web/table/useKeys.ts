import { type KeyHandlers, useTableKeys } from '../frame/useTableKeys.ts'
import type { ChoosingState } from './useChoosing.ts'
import type { LiveTableState } from './useLiveTable.ts'

type OwnKeys = Pick<KeyHandlers, 'hint' | 'help' | 'log' | 'back'>

/** The keys of a table, with those that differ from page to page. Returns whether they are ignored just now. */
export function useKeys({ at, grave }: LiveTableState, choosing: ChoosingState, own: OwnKeys): boolean {
  return useTableKeys({
    ...own,
    asked: at.decision,
    // During a confirmation, its own two buttons are the only keys.
    keys: grave.asked === null ? choosing.keys : NO_KEYS,
    press: choosing.press,
    undo: at.undo,
    list: choosing.toggleList,
  })
}

const NO_KEYS: ChoosingState['keys'] = new Map()
