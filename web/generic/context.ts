import type { Names } from '@rulewright/kernel'
import { createContext } from 'react'

/** The names of everybody, for every part of the generic board; `you` is the seat that looks. */
export const NamesContext = createContext<{ readonly names: Names; readonly you: number | null }>({
  names: { you: null, of: String },
  you: null,
})
