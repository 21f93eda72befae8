/** Called after a commit: null, or why it failed. */
export type Settled = (failure: unknown) => void

/** Turns a callback into a promise. */
export function settlement(begin: (settled: Settled) => void): Promise<void> {
  return new Promise((done, fail) => begin((failure) => (failure === null ? done() : fail(failure))))
}
