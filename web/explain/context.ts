import type { Unlit } from '@rulewright/tablekit'
import { createContext } from 'react'
import type { Stretch } from './words-in.ts'

/** What a table's board, log and dock pass on to be explained. */
export interface Explains {
  /** Something was pressed that is not lit. */
  readonly unlit: (pressed: Unlit) => void
  /** The words of the game's glossary in running text. */
  readonly words: (text: string) => readonly Stretch[]
  readonly readRule: (rule: string) => void
}

export const ExplainsContext = createContext<Explains | null>(null)
