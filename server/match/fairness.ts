import { createHash, randomBytes } from 'node:crypto'

// The seed is mixed from the server's secret, whose hash everybody has seen, and a number from every person at the table:
// neither the server nor a player can steer it alone.

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export const newSecret = (): string => randomBytes(32).toString('hex')

export const commitmentTo = (secret: string): string => sha256(`rulewright secret ${secret}`)

/** `numbers`: one for each seat; bots have none. */
export function mixSeed(secret: string, numbers: readonly (string | null)[]): string {
  return sha256(`rulewright seed ${secret} ${JSON.stringify(numbers)}`)
}
