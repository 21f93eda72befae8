/** What a table of this browser never has: spectators, clocks, a shuffle to prove, requests to take back. */
export const ALONE = { spectators: 0, clock: null, fairness: null, numberWanted: false, undo: null, local: true } as const
