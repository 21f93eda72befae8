import type { Answer, Config } from '@rulewright/kernel'

interface Where {
  readonly config: Config
  readonly seed: string
  readonly choices: readonly Answer[]
  /** The command that reproduces it. */
  readonly again: string
}

/** A property that did not hold, with everything needed to reproduce it. */
export class Failure extends Error {
  constructor(
    readonly property: string,
    readonly detail: string,
    readonly where: Where,
  ) {
    super(`${property}: ${detail}\n  after ${where.choices.length} choices; see it again with:\n  ${where.again}`)
  }
}

/** The command that replays one match, checked as closely: `command` knows the game. */
export function playAgain(command: string, config: Config, seed: string, every: number): string {
  return `${command} --config ${shellWord(JSON.stringify(config))} --match ${shellWord(seed)} --every ${every}`
}

/** A text as one shell word, whatever it contains. */
export function shellWord(text: string): string {
  return /^[\w./:,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
