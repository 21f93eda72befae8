/** A region that scrolls must be reachable by keyboard. */
export const REACHABLE = { tabIndex: 0 }
