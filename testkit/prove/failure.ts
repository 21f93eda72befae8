import type { Answer, Config } from '@rulewright/kernel'

interface Where {
  readonly game: string
  readonly config: Config
  readonly seed: string
  /** How closely the match was looked at. */
  readonly every?: number
  readonly choices: readonly Answer[]
}

/** A property that did not hold, with all that is needed to see it again. */
export class Failure extends Error {
  constructor(
    readonly property: string,
    readonly detail: string,
    readonly where: Where,
  ) {
    super(`${property}: ${detail}\n  after ${where.choices.length} choices; see it again with:\n  ${again(where)}`)
  }
}

/** The command that replays a failing match. */
function again({ game, config, seed, every }: Where): string {
  return `npm run -s rulewright -- fuzz ${game} --config '${JSON.stringify(config)}' --match ${seed}${every === undefined ? '' : ` --every ${every}`}`
}
