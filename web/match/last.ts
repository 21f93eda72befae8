/** Where somebody sat last. */
const KEY = 'rulewright.last'

/** Notes of which game a table is: whoever comes back to it need not wait to learn that. */
export const noteTable = (match: string, game: string): void => localStorage.setItem(KEY, `${match} ${game}`)

/** The game of the table at an address, if somebody sat there last. */
export function gameAt(path: string): string | null {
  const [match, game] = localStorage.getItem(KEY)?.split(' ') ?? []
  return game !== undefined && path.split('/')[2] === match ? game : null
}
