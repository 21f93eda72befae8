/** Where somebody sat last. */
const KEY = 'rulewright.last'

/** Notes the game of a table: coming back to it, one need not wait to learn it. */
export function noteTable(match: string, game: string): void {
  try {
    localStorage.setItem(KEY, `${match} ${game}`)
  } catch {
    // A browser that stores nothing, or nothing more: then one waits.
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
