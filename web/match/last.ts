/** Where somebody sat last. */
const KEY = 'rulewright.last'

/** Notes of which game a table is: whoever comes back to it need not wait to learn that. */
export function noteTable(match: string, game: string): void {
  try {
    localStorage.setItem(KEY, `${match} ${game}`)
  } catch {
    // A browser that keeps nothing, or no more: one waits.
  }
}

/** The game of the table at an address, if somebody sat there last. */
export function gameAt(path: string): string | null {
  const [match, game] = noted()?.split(' ') ?? []
  return game !== undefined && path.split('/')[2] === match ? game : null
}

function noted(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
