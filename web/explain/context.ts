import type { Unlit } from '@rulewright/tablekit'
import { createContext } from 'react'

/** What a table's board, log and dock hand over to be explained. */
export interface Explains {
  /** Something was pressed that is not lit. */
  readonly unlit: (pressed: Unlit) => void
}

export const ExplainsContext = createContext<Explains | null>(null)
