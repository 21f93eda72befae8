import type { Answer, Config } from '@rulewright/kernel'

interface Where {
  readonly config: Config
  readonly seed: string
  readonly choices: readonly Answer[]
  /** The command that shows it again. */
  readonly again: string
}

/** A property that did not hold, with all that is needed to see it again. */
export class Failure extends Error {
  constructor(
    readonly property: string,
    readonly detail: string,
    readonly where: Where,
  ) {
    super(`${property}: ${detail}\n  after ${where.choices.length} choices; see it again with:\n  ${where.again}`)
  }
}

/** The command that plays one match again, looked at as closely: `command` knows the game. */
export function playAgain(command: string, config: Config, seed: string, every: number): string {
  return `${command} --config ${shellWord(JSON.stringify(config))} --match ${shellWord(seed)} --every ${every}`
}

/** A text as one word of a shell, whatever is in it. */
export function shellWord(text: string): string {
  return /^[\w./:,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
