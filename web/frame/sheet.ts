import { createContext } from 'react'

/** For what lies beside the board: on small screens it lies over it, and goes away when there is something to see there. */
export const ShowBoardContext = createContext<() => void>(() => undefined)
