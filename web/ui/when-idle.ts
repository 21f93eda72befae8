/** Runs something when the page has nothing else to do; what it returns calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 1000)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(run, { timeout: 5000 })
  return () => cancelIdleCallback(asked)
}
