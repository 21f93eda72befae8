import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type Arena, type BotSpec, describeBotProblem, parseBot } from '@rulewright/bots'
import { describeProblem, type Game, parseConfig } from '@rulewright/kernel'

/** The command cannot be understood; the message says why. */
export class Misused extends Error {}

export const USAGE =
  'Usage: npm run bench -- duel <game> --against <folder> --ours 15ms --theirs 30ms [--games 200] [--seed 9] [--seats n] [--config json] [--threads n] [--whole] [--json]'

export interface DuelOptions {
  readonly game: string
  /** Ours first. */
  readonly bots: readonly [BotSpec, BotSpec]
  readonly games: number
  readonly seed: string
  readonly table: Readonly<Record<string, unknown>>
  readonly threads: number
  /** Theirs plays by its own kernel and rules, which must ask the same as ours. */
  readonly whole: boolean
  readonly json: boolean
}

const FLAGS = {
  // Read when the other checkout is bundled.
  against: { type: 'string' },
  ours: { type: 'string' },
  theirs: { type: 'string' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '9' },
  seats: { type: 'string' },
  config: { type: 'string', default: '{}' },
  threads: { type: 'string' },
  whole: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

/** Reads what follows `duel` on the command line. */
export function readOptions(words: readonly string[]): DuelOptions {
  const { values, positionals } = parsed(words)
  const [game, ...more] = positionals
  if (game === undefined || more.length > 0) throw new Misused('name one game')
  const table = tableFrom(values.config)
  return {
    game,
    bots: [searchFor('--ours', values.ours), searchFor('--theirs', values.theirs)],
    games: wholeNumber('--games', values.games),
    seed: values.seed,
    table: values.seats === undefined ? table : { ...table, seats: wholeNumber('--seats', values.seats) },
    threads: values.threads === undefined ? availableParallelism() : wholeNumber('--threads', values.threads),
    whole: values.whole,
    json: values.json,
  }
}

/** The games that these options ask for. */
export function arenaOf(game: Game, { bots, games, seed, table }: DuelOptions): Arena {
  const config = parseConfig(game, table)
  if (!config.ok) throw new Misused(config.problems.map(describeProblem).join(' '))
  return { config: config.value, bots, games, seed }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: FLAGS, allowPositionals: true })
  } catch (error) {
    throw new Misused(error instanceof Error ? error.message : String(error))
  }
}

function searchFor(flag: string, budget: string | undefined): BotSpec {
  if (budget === undefined) throw new Misused(`${flag} is missing: a number of iterations (200) or a time (15ms)`)
  const spec = parseBot(`search:${budget}`)
  if (!spec.ok) throw new Misused(`${flag}: ${spec.problems.map(describeBotProblem).join(' ')}`)
  return spec.value
}

function wholeNumber(flag: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Misused(`${flag} must be a whole number from 1, not "${text}"`)
  return Number(text)
}

function tableFrom(json: string): Record<string, unknown> {
  try {
    const table: unknown = JSON.parse(json)
    if (typeof table === 'object' && table !== null && !Array.isArray(table)) return { ...table }
  } catch {
    // Said below.
  }
  throw new Misused(`--config must be a JSON object, not "${json}"`)
}
