/** Runs something when the page is idle; returns how to cancel it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 1000)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(run, { timeout: 5000 })
  return () => cancelIdleCallback(asked)
}
