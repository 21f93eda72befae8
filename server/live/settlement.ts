/** Hears of a commit: null, or why it was not done. */
export type Settled = (failure: unknown) => void

/** What ends with a call, as a promise. */
export function settlement(begin: (settled: Settled) => void): Promise<void> {
  return new Promise((done, fail) => begin((failure) => (failure === null ? done() : fail(failure))))
}
