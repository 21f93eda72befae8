import { isRecord } from './data.ts'
import { type Answer, CONCEDE, type Option } from './flow.ts'
import type { State } from './game.ts'
import type { History } from './history.ts'
import type { Match } from './match.ts'
import { type Config, describeProblem, type Problem, type Result } from './settings.ts'

/** A whole match: what it was set up with, the seed, the choices, and a short hash of the state at every rest point. */
export interface MatchLog {
  readonly game: string
  /** The rules version it was played under. */
  readonly version: string
  readonly config: Config
  readonly seed: string
  readonly choices: readonly Answer[]
  /** After how many choices the match rested, and what the state hashed to. */
  readonly rests: readonly Rest[]
  /** The option that each choice meant, null where a seat conceded: other rules may list others. Older files lack it. */
  readonly meant?: readonly (Option | null)[]
}

export interface Rest {
  readonly at: number
  readonly hash: string
}

export function logOf<S extends State, C extends Config, V>(match: Match<S, C, V>, record: History<S>): MatchLog {
  const { game, config, seed } = match
  if (record.first > 0) throw new Error(`this match was resumed at choice ${record.first}: its log does not begin at the deal`)
  return { game: game.id, version: game.version, config, seed, choices: record.choices(0), rests: record.hashes() }
}

/** How many hex digits of the state's hash a log keeps for each rest point. */
export const HASH_DIGITS = 6

/** One seat per character; a choice is its seat and a base-36 index, or a decimal one in brackets; `!` concedes. */
const SEATS = 'ABCDEFGH'

/** Choices as text; the seat is written when it changes: most runs of choices belong to one seat. `seat`: who chose last before them. */
export function writeChoices(choices: readonly Answer[], seat = -1): string {
  let text = ''
  let last = seat
  for (const choice of choices) {
    if (choice.seat !== last) text += SEATS[choice.seat] ?? ''
    last = choice.seat
    text += inText(choice.index)
  }
  return text
}

/** Reads what `writeChoices` wrote; returns a problem if it is malformed. */
export function readChoices(text: string, before = -1): Result<readonly Answer[]> {
  const choices: Answer[] = []
  let seat = before
  const token = /([A-H])?(?:([0-9a-z!])|\((\d{1,7})\))/y
  while (token.lastIndex < text.length) {
    const start = token.lastIndex
    const found = token.exec(text)
    if (!found) return broken('unreadable-choice', { text: text.slice(start, start + 8) })
    if (found[1]) seat = SEATS.indexOf(found[1])
    if (seat < 0) return broken('choice-without-seat')
    choices.push({ seat, index: fromText(found[2], found[3]) })
  }
  return { ok: true, value: choices }
}

/** What a match file holds beside the log: its story in words, a line each, and whatever its writer adds. */
interface Beside {
  readonly story?: readonly string[]
  readonly [field: string]: unknown
}

/** A match as text, its story first. A step of the game is a word: its choices, then what the state hashed to. */
export function writeLog(log: MatchLog, { story, ...beside }: Beside = {}): string {
  const { game, version, seed, config, meant } = log
  const parts = [
    fieldsOf({ rulewright: 1, game, version, ...beside }),
    ...(story ? [`"story":${linesOf(story)}`] : []),
    fieldsOf({ seed, config, steps: stepsOf(log) }),
    ...(meant ? [`"meant":${linesOf(meant)}`] : []),
  ]
  return `{${parts.join(',\n')}}\n`
}

const fieldsOf = (fields: object): string => JSON.stringify(fields).slice(1, -1)

/** A list with a line for each, for people who open the file. */
const linesOf = (list: readonly unknown[]): string => `[\n${list.map((item) => JSON.stringify(item)).join(',\n')}]`

function stepsOf(log: MatchLog): string {
  const steps: string[] = []
  let from = 0
  const choicesTo = (end: number) => {
    const word = writeChoices(log.choices.slice(from, end), log.choices[from - 1]?.seat)
    from = end
    return word
  }
  for (const rest of log.rests) steps.push(`${choicesTo(rest.at)}.${rest.hash}`)
  const tail = choicesTo(log.choices.length)
  if (tail) steps.push(tail)
  return steps.join(' ')
}

function inText(index: number): string {
  if (index === CONCEDE) return '!'
  return index < 36 ? index.toString(36) : `(${index})`
}

function fromText(digit: string | undefined, number: string | undefined): number {
  if (digit === '!') return CONCEDE
  return digit === undefined ? Number(number) : Number.parseInt(digit, 36)
}

/** Reads a match file; returns a problem if it is broken. */
export function readLog(file: string): Result<MatchLog> {
  let parsed: unknown
  try {
    parsed = JSON.parse(file)
  } catch {
    return broken('not-json')
  }
  if (!isRecord(parsed) || parsed.rulewright !== 1) return broken('not-a-match-file')
  const { game, version, seed, config, steps, meant } = parsed
  if (typeof game !== 'string' || typeof version !== 'string' || typeof seed !== 'string' || typeof steps !== 'string' || !isConfig(config))
    return broken('missing-part')
  const choices: Answer[] = []
  const rests: Rest[] = []
  for (const [n, step] of (steps === '' ? [] : steps.split(' ')).entries()) {
    const [moves = '', hash] = step.split('.')
    const read = readChoices(moves, choices[choices.length - 1]?.seat)
    if (!read.ok) return { ok: false, problems: read.problems.map((problem) => ({ ...problem, step: n + 1 })) }
    choices.push(...read.value)
    if (hash !== undefined) rests.push({ at: choices.length, hash })
  }
  if (meant === undefined) return { ok: true, value: { game, version, seed, config, choices, rests } }
  if (!isMeant(meant) || meant.length !== choices.length) return broken('unreadable-meaning')
  return { ok: true, value: { game, version, seed, config, choices, rests, meant } }
}

function broken(problem: string, details: Readonly<Record<string, unknown>> = {}): Result<never> {
  return { ok: false, problems: [{ ...details, problem }] }
}

function isConfig(value: unknown): value is Config {
  return isRecord(value) && typeof value.seats === 'number'
}

function isMeant(value: unknown): value is readonly (Option | null)[] {
  return Array.isArray(value) && value.every((option) => option === null || (isRecord(option) && typeof option.do === 'string'))
}

export function describeLogProblem(p: Problem): string {
  switch (p.problem) {
    case 'not-json':
      return 'The file is not JSON.'
    case 'not-a-match-file':
      return 'The file is not a Rulewright match.'
    case 'missing-part':
      return 'The match file lacks its game, version, seed, configuration or steps.'
    case 'unreadable-choice':
      return `Step ${p.step} of the match file cannot be read at "${p.text}".`
    case 'choice-without-seat':
      return `Step ${p.step} of the match file does not say which seat chose.`
    case 'unreadable-meaning':
      return 'The match file does not say of every choice what it meant.'
    default:
      return describeProblem(p)
  }
}
