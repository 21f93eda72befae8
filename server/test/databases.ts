import { inject } from 'vitest'

/** The address of a new, empty database of the PostgreSQL that all tests share. */
export async function emptyDatabase(): Promise<string> {
  const answer = await fetch(inject('databases'))
  const text = await answer.text()
  if (!answer.ok) throw new Error(`no PostgreSQL: ${text}`)
  return text
}
