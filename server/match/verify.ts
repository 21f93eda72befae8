import { describeLogProblem, describeProblem, type Game, type Outcome, parseKeptConfig, readLog, type Words } from '@rulewright/kernel'
import { playersIn, playThrough } from '@rulewright/play'
import { closingOf } from '@rulewright/wire'
import * as z from 'zod/mini'
import { commitmentTo, mixSeed } from './fairness.ts'

const Extras = z.object({
  fairness: z.optional(z.nullable(z.object({ commitment: z.string(), secret: z.string(), numbers: z.array(z.nullable(z.string())) }))),
  outcome: z.optional(z.nullable(z.looseObject({ payoffs: z.array(z.number()), reason: z.string(), by: z.optional(z.number()) }))),
})

/** What a match file proves. */
export type Verification =
  | {
      readonly ok: true
      readonly game: string
      readonly version: string
      readonly choices: number
      /** The rules' outcome; null when the table ended the match, or it was not played out. */
      readonly outcome: Outcome | null
      /** The hash shown before the deal, when the seed was mixed from it and the players' numbers; null: dealt without one. */
      readonly commitment: string | null
    }
  | { readonly ok: false; readonly message: string }

/** Replays a match file and checks that its seed is the one committed to before the deal. */
export async function verifyMatchFile(
  file: string,
  find: (game: string) => Promise<Game> | null,
  words: Words | null = null,
): Promise<Verification> {
  const read = readLog(file)
  if (!read.ok) return failed(read.problems.map(describeLogProblem).join(' '))
  const log = read.value
  const game = await find(log.game)
  if (!game) return failed(`There is no game ${log.game} here.`)
  const config = parseKeptConfig(game, log.config)
  if (!config.ok) return failed(config.problems.map(describeProblem).join(' '))
  const extras = Extras.safeParse(JSON.parse(file))
  if (!extras.success) return failed('The fairness or the outcome in the file cannot be read.')
  const { fairness, outcome } = extras.data
  if (fairness && commitmentTo(fairness.secret) !== fairness.commitment) return failed('The secret is not the one that was promised.')
  if (fairness && mixSeed(fairness.secret, fairness.numbers) !== log.seed)
    return failed('The seed is not mixed from the secret and the numbers of the players.')
  try {
    const telling = { words, players: playersIn(file, config.value.seats) }
    const { match } = playThrough(game, { ...log, config: config.value }, { telling })
    const isByRules = outcome && outcome.by === undefined && closingOf(outcome.reason) === null
    if (isByRules && !samePayoffs(outcome.payoffs, match.outcome)) return failed('The outcome is not what the rules say.')
    return {
      ok: true,
      game: log.game,
      version: log.version,
      choices: log.choices.length,
      outcome: match.outcome,
      commitment: fairness?.commitment ?? null,
    }
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
}

const failed = (message: string): Verification => ({ ok: false, message })

const samePayoffs = (claimed: readonly number[], found: Outcome | null): boolean =>
  found !== null && found.payoffs.length === claimed.length && found.payoffs.every((p, seat) => p === claimed[seat])
