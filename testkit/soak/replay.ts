import { describeProblem, parseConfig } from '@rulewright/kernel'
import { Failure, prove } from '../prove/index.ts'
import { commandFor, gameOf } from './parts.ts'

export interface FailedMatch {
  readonly name: string
  readonly match: string
  readonly config: string
  readonly every: string
}

/** Replays the match named by a failure; returns the exit code. */
export async function replay({ name, match, config, every }: FailedMatch): Promise<number> {
  const game = await gameOf(name)
  const parsed = parseConfig(game, jsonOf(config))
  const n = Number(every)
  if (!parsed.ok || !(Number.isInteger(n) && n > 0)) {
    const wrong = parsed.ok ? '--every must be a whole number from 1.' : parsed.problems.map(describeProblem).join(' ')
    process.stderr.write(`${wrong}\n`)
    return 2
  }
  try {
    const { decisions } = prove(game, parsed.value, match, { every: n, command: commandFor(name) })
    process.stdout.write(`${name}: ${decisions} decisions: every property holds\n`)
    return 0
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    process.stdout.write(`${error.message}\n`)
    return 1
  }
}

/** Text that is not JSON is reported like any other invalid configuration. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
