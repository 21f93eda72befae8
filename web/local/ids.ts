const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'

/** The id of a match, of the wire's shape, from unguessable text. */
export function idFrom(chance: string): string {
  let id = ''
  for (let n = 0; id.length < 12; n += 2) id += LETTERS[Number.parseInt(chance.slice(n, n + 2), 16) % LETTERS.length] ?? '0'
  return id
}
