/** What a table may be set up with. The lobby draws its form from it and every boundary parses against it. */
export type Setting =
  /** `before`: its value in matches that are older than the setting. */
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string; readonly before?: string }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'text'; readonly longest: number; readonly default: string }
  | { readonly kind: 'each-seat'; readonly of: Setting }

export type Settings = Readonly<Record<string, Setting>>

export const choice = <const T extends string>(values: readonly T[], standard: NoInfer<T>) =>
  ({ kind: 'choice', values, default: standard }) as const
/** A value that was added later; older matches keep what they had. */
export const laterChoice = <const T extends string>(values: readonly T[], standard: NoInfer<T>, before: NoInfer<T>) =>
  ({ kind: 'choice', values, default: standard, before }) as const
export const flag = (standard: boolean) => ({ kind: 'flag', default: standard }) as const
export const integer = (min: number, max: number, standard: number) => ({ kind: 'integer', min, max, default: standard }) as const
export const text = (standard: string, longest = 4000) => ({ kind: 'text', longest, default: standard }) as const
export const eachSeat = <const T extends Setting>(of: T) => ({ kind: 'each-seat', of }) as const

type ValueOf<T> = T extends { kind: 'choice'; values: readonly (infer V)[] }
  ? V
  : T extends { kind: 'flag' }
    ? boolean
    : T extends { kind: 'integer' }
      ? number
      : T extends { kind: 'text' }
        ? string
        : T extends { kind: 'each-seat'; of: infer I }
          ? readonly ValueOf<I>[]
          : never

/** The number of seats and a value for each setting. */
export interface Config {
  readonly seats: number
  /** Numbers of the content that are other than printed, by name: only a game that is played with them takes these settings. */
  readonly numbers?: Readonly<Record<string, number>> | undefined
}
export type ConfigOf<T extends Settings> = Config & { readonly [K in keyof T]: ValueOf<T[K]> }

/** What is wrong with some input, as data; the sentences are written elsewhere. */
export interface Problem {
  readonly problem: string
  readonly [detail: string]: unknown
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] }

interface Configurable {
  readonly seats: readonly number[]
  readonly settings: Settings
  readonly retiredSettings?: readonly string[]
  readonly numbers?: Config['numbers']
  problems?(config: Config): readonly Problem[]
}

/** Parses a table's configuration from anything; what is left out takes its default. */
export const parseConfig = (game: Configurable, input: unknown): Result<Config> => parsed(game, input, (setting) => setting.default)

/** Parses the configuration of a stored match; a missing setting takes the value that applied before the setting existed. */
export const parseKeptConfig = (game: Configurable, input: unknown): Result<Config> =>
  parsed(game, input, (setting) => (setting.kind === 'choice' ? (setting.before ?? setting.default) : setting.default))

type Single = Exclude<Setting, { kind: 'each-seat' }>
type LeftOut = (setting: Single) => unknown

function parsed(game: Configurable, input: unknown, leftOut: LeftOut): Result<Config> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { ok: false, problems: [{ problem: 'not-an-object' }] }
  const given = input as Readonly<Record<string, unknown>>
  const problems: Problem[] = []
  const seats = given.seats ?? game.seats[0]
  if (typeof seats !== 'number' || !game.seats.includes(seats)) {
    return { ok: false, problems: [{ problem: 'seats', given: seats, allowed: game.seats }] }
  }
  const { numbers } = game
  if (given.numbers !== undefined && !numbers) problems.push({ problem: 'other-numbers', given: given.numbers })
  for (const key of Object.keys(given))
    if (key !== 'seats' && key !== 'numbers' && !(key in game.settings) && !game.retiredSettings?.includes(key))
      problems.push({ problem: 'unknown-setting', key, known: Object.keys(game.settings) })
  const values = Object.entries(game.settings).map(
    ([key, setting]) => [key, parse(setting, given[key], key, seats, problems, leftOut)] as const,
  )
  if (problems.length > 0) return { ok: false, problems }
  const config: Config = { seats, ...Object.fromEntries(values), ...(numbers ? { numbers } : {}) }
  const found = game.problems?.(config) ?? []
  return found.length > 0 ? { ok: false, problems: found } : { ok: true, value: config }
}

function parse(setting: Setting, given: unknown, key: string, seats: number, problems: Problem[], leftOut: LeftOut): unknown {
  if (setting.kind === 'each-seat') {
    if (Array.isArray(given) && given.length !== seats) {
      problems.push({ problem: 'not-one-for-each-seat', key, seats })
      return []
    }
    // One value applies to every seat.
    const of = (seat: number): unknown => (Array.isArray(given) ? given[seat] : given)
    return Array.from({ length: seats }, (_, seat) => parse(setting.of, of(seat), `${key}[${seat}]`, seats, problems, leftOut))
  }
  if (given === undefined) return leftOut(setting)
  switch (setting.kind) {
    case 'choice':
      if (typeof given !== 'string' || !setting.values.includes(given))
        problems.push({ problem: 'not-a-choice', key, given, allowed: setting.values })
      break
    case 'flag':
      if (typeof given !== 'boolean') problems.push({ problem: 'not-a-flag', key, given })
      break
    case 'integer':
      if (typeof given !== 'number' || !Number.isInteger(given) || given < setting.min || given > setting.max)
        problems.push({ problem: 'not-in-range', key, given, min: setting.min, max: setting.max })
      break
    case 'text':
      if (typeof given !== 'string' || given.length > setting.longest)
        problems.push({ problem: 'not-a-text', key, longest: setting.longest })
      break
  }
  return given
}

/** The kernel's own problems in English; a game's words cover its own. */
export function describeProblem(p: Problem): string {
  const show = (v: unknown) => JSON.stringify(v)
  switch (p.problem) {
    case 'not-an-object':
      return 'The configuration must be an object.'
    case 'seats':
      return `This game is played with ${list(p.allowed)} seats, not ${show(p.given)}.`
    case 'unknown-setting':
      return `There is no setting ${show(p.key)}; there are ${list(p.known)}.`
    case 'other-numbers':
      return `It is played with other numbers than the printed ones (${show(p.given)}); here they are as printed.`
    case 'not-one-for-each-seat':
      return `${p.key} must be a list with one entry for each of the ${p.seats} seats.`
    case 'not-a-choice':
      return `${p.key} is ${show(p.given)}; it must be one of ${list(p.allowed)}.`
    case 'not-a-flag':
      return `${p.key} is ${show(p.given)}; it must be true or false.`
    case 'not-in-range':
      return `${p.key} is ${show(p.given)}; it must be a whole number from ${p.min} to ${p.max}.`
    case 'not-a-text':
      return `${p.key} must be a text of at most ${p.longest} characters.`
    default:
      return `${p.problem}: ${show(p)}`
  }
}

const list = (values: unknown) => (Array.isArray(values) ? values.join(', ') : String(values))
