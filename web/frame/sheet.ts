import { createContext } from 'react'

/** For what is beside the board: on small screens it lies over it, and closes when there is something to see there. */
export const ShowBoardContext = createContext<() => void>(() => undefined)
