import { type BotSpec, describeBotProblem, parseBot } from '@rulewright/bots'
import { findGame, games } from '@rulewright/games'
import { putInForce, rulesFor } from '@rulewright/games/numbers'
import {
  type Config,
  describeLogProblem,
  describeProblem,
  type Game,
  type MatchLog,
  type Problem,
  parseConfig,
  parseKeptConfig,
  readLog,
  type Words,
} from '@rulewright/kernel'
import { playersIn } from '@rulewright/play'
import { complain } from './complain.ts'
import { read } from './files.ts'

/** A game with its words, by the name typed. */
export async function gameNamed(id: string): Promise<{ game: Game; words: Words }> {
  const manifest = findGame(id)
  if (!manifest) {
    const known = games.map((g) => g.id).join(', ')
    return complain(`There is no game "${id}". ${known ? `There are: ${known}.` : 'No game is registered.'}`)
  }
  const [game, words] = await Promise.all([manifest.rules(), manifest.words()])
  return { game, words }
}

/** A whole number on the command line, within its limits. */
export function wholeNumber(name: string, least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const n = Number(text)
    if (text.trim() === '' || !Number.isInteger(n) || n < least || n > most) {
      return complain(`${name} must be a whole number from ${least}${most < Number.MAX_SAFE_INTEGER ? ` to ${most}` : ''}, not "${text}".`)
    }
    return n
  }
}

/** A configuration from a file, or written out on the command line; `--seats` and defaults fill in the rest. */
export function configFrom(game: Game, words: Words, given: { config?: string | undefined; seats?: number | undefined }): Config {
  const input = given.config === undefined ? {} : jsonFrom(given.config)
  // A list has no room for the seats: it is passed on as it is, and the parser says what is wrong with it.
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input)
  const withSeats = given.seats !== undefined && isObject ? { ...input, seats: given.seats } : input
  const parsed = parseConfig(game, withSeats)
  if (parsed.ok) return parsed.value
  return complain(`${parsed.problems.map((p) => describe(p, words)).join(' ')} (\`rulewright games ${game.id}\` lists the settings)`)
}

function jsonFrom(config: string): unknown {
  const start = config.trimStart()
  if (start === '') return complain('--config is empty: give a JSON file, or the JSON itself.')
  try {
    return JSON.parse(/^[{[]/.test(start) ? config : read(config))
  } catch (error) {
    if (error instanceof SyntaxError) return complain(`The configuration ${config} is not JSON.`)
    throw error
  }
}

function describe(problem: Problem, words: Words): string {
  const general = describeProblem(problem)
  return general.startsWith(`${problem.problem}:`) ? words.problem(problem) : general
}

/** A match file, with its game. */
export async function matchFrom(file: string): Promise<{ log: MatchLog; game: Game; words: Words; players: readonly string[] }> {
  const text = read(file)
  const parsed = readLog(text)
  if (!parsed.ok) return complain(`${file}: ${parsed.problems.map(describeLogProblem).join(' ')}`)
  const { game, words } = await gamePlayed(file, parsed.value)
  const config = parseKeptConfig(game, parsed.value.config)
  if (!config.ok) return complain(`${file}: ${config.problems.map((p) => describe(p, words)).join(' ')}`)
  return { log: { ...parsed.value, config: config.value }, game, words, players: playersIn(text, config.value.seats) }
}

/** The game of a match file. Other numbers than the printed ones are in force from then on: a command is about one match. */
async function gamePlayed(file: string, { game: id, config }: MatchLog): Promise<{ game: Game; words: Words }> {
  const { words } = await gameNamed(id)
  const manifest = findGame(id)
  const rules = manifest && (await rulesFor(manifest, config))
  if (!rules?.ok) return complain(`${file}: ${(rules?.problems ?? []).map(({ text }) => text).join(' ')}`)
  const lab = await manifest?.lab?.()
  if (lab && config.numbers) putInForce(lab, config.numbers)
  return { game: rules.value, words }
}

/** The names of all bots, for the help. */
export const BOT_NAMES = 'random, greedy, search, search:400, search:250ms, plain, learner, friend, rival, master, master:400'

/** Bots by name, separated by commas. */
export function botsFrom(names: string): BotSpec[] {
  return names.split(',').map((name) => {
    const spec = parseBot(name)
    return spec.ok ? spec.value : complain(spec.problems.map(describeBotProblem).join(' '))
  })
}
