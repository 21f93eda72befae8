import { type BotSpec, describeBotProblem, parseBot } from '@rulewright/bots'
import type { Lab } from '@rulewright/games/lab'
import { leverProblem } from '@rulewright/games/numbers'
import { type Config, describeProblem, type Game, lowered, parseConfig } from '@rulewright/kernel'
import * as z from 'zod'
import { describeIssue } from './reading.ts'
import { nameWithout, thingProblem, watchProblem } from './things.ts'

const Name = z.string().min(1).max(60)
const Settings = z.record(z.string(), z.unknown())
const MOST_TABLES = 1000

const VariantFile = z.strictObject({
  name: Name,
  /** Numbers of the content by name. */
  set: z.optional(z.record(z.string(), z.number())),
  /** Settings that differ from the experiment's. */
  config: z.optional(Settings),
  /** Replaces the experiment's list, one for one: the players differ, the deals are the same. */
  tables: z.optional(z.array(Settings).min(1).max(MOST_TABLES)),
  bots: z.optional(z.array(z.string()).min(1).max(8)),
})

const StopFile = z.strictObject({
  /** Win shares by kind and label: `seat 1`, `deck A`. */
  watch: z.array(z.string()).min(1).max(50),
  /** How often, at most, a difference is claimed that is not there, over everything watched. */
  error: z.optional(z.number().min(0.0001).max(0.5)),
  /** A smaller difference counts as none; left out: only differences are decided. */
  margin: z.optional(z.number().min(0.001).max(0.5)),
})

/** An experiment as it is written in a file. */
export const ExperimentFile = z.strictObject({
  game: z.string(),
  title: z.optional(z.string().max(120)),
  /** The source of all randomness: the same text gives the same report. */
  seed: z.optional(z.string().max(60)),
  /** How many deals each variant plays. */
  games: z.optional(z.int().min(1).max(1_000_000)),
  seats: z.optional(z.int().min(1).max(8)),
  config: z.optional(Settings),
  /** Settings that the deals go through in turn: a list, or the name of one that the game offers. */
  tables: z.optional(z.union([z.string(), z.array(Settings).min(1).max(MOST_TABLES)])),
  /** By seat, repeated when there are more seats. */
  bots: z.optional(z.array(z.string()).min(1).max(8)),
  /** Compared with the first on the same deals. */
  variants: z.optional(z.array(VariantFile).min(1).max(20)),
  /** Bots from weak to strong: each meets the one before it. */
  ladder: z.optional(z.array(z.string()).min(2).max(12)),
  /** Things by kind and name (`cards.auntie-ruth`): a player who never uses it against one who may. */
  without: z.optional(z.array(z.string()).min(1).max(200)),
  /** Plays every deal twice and reports how much the deal alone decides. */
  luck: z.optional(z.boolean()),
  /** Judges throughout who was winning; on by default. */
  drama: z.optional(z.boolean()),
  /** Ends as soon as everything watched is decided. */
  stop: z.optional(StopFile),
})
export type ExperimentFile = z.infer<typeof ExperimentFile>

/** A player: a bot, and what it never uses. */
export interface LabPlayer {
  readonly bot: string
  readonly without: string | null
}

/** One of the ways an experiment is played. A duel is between two players, seats swapped; otherwise bots sit by seat. */
export interface Arm {
  readonly name: string
  readonly kind: 'variant' | 'ladder' | 'without'
  readonly set: Readonly<Record<string, number>>
  readonly players: readonly LabPlayer[]
  /** The table's settings for each deal in turn. */
  readonly configs: readonly Config[]
}

/** An experiment that is ready to run. */
export interface Experiment {
  readonly file: ExperimentFile
  readonly game: string
  readonly version: string
  readonly title: string
  readonly seed: string
  readonly deals: number
  readonly arms: readonly Arm[]
  /** Whether every deal of a variant is played twice. */
  readonly luck: boolean
  readonly drama: boolean
  readonly stop: { readonly watch: readonly string[]; readonly error: number; readonly margin: number | null } | null
}

/** What the lab needs of a game. */
export interface LabGame {
  readonly game: Game
  readonly lab: Lab
}

export type Made = { readonly ok: true; readonly value: Experiment } | { readonly ok: false; readonly problems: readonly string[] }

/** Reads the contents of a file; problems are returned as sentences. */
export function readExperiment(data: unknown): { ok: true; value: ExperimentFile } | { ok: false; problems: readonly string[] } {
  const parsed = ExperimentFile.safeParse(data, { reportInput: true })
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, problems: parsed.error.issues.map((issue) => describeIssue(issue, partsAt(issue.path[0]))) }
}

/** What may be written in the whole file, in a variant, in a stop condition. */
function partsAt(part: PropertyKey | undefined): readonly string[] {
  if (part === 'variants') return Object.keys(VariantFile.shape)
  return Object.keys(part === 'stop' ? StopFile.shape : ExperimentFile.shape)
}

export const USUAL_GAMES = 200
const USUAL_ERROR = 0.05
const USUAL_BOTS = ['greedy']

/** Checks an experiment against its game and fills in what it leaves out. */
export function makeExperiment({ game, lab }: LabGame, file: ExperimentFile): Made {
  const problems: string[] = []
  const variants = file.variants ?? [{ name: 'as printed' }]
  const names = new Set(variants.map(({ name }) => name))
  if (names.size < variants.length) problems.push('Two variants have the same name.')
  const bots = file.bots ?? USUAL_BOTS
  for (const bot of new Set([...bots, ...(file.ladder ?? []), ...variants.flatMap((variant) => variant.bots ?? [])]))
    problems.push(...botProblems(bot))
  problems.push(...(file.stop?.watch ?? []).flatMap((watch) => watchProblem(lab, watch)))
  const tables = tablesOf(lab, file, problems)
  const arms: Arm[] = variants.map(({ name, set = {}, config, tables: others = tables, bots: own = bots }) => {
    problems.push(...Object.entries(set).flatMap(([key, value]) => leverProblem(lab, key, value).map((text) => `set: ${lowered(text)}`)))
    if (others.length !== tables.length)
      problems.push(
        `tables: ${name} has ${others.length} in its list; the experiment's has ${tables.length}, and each stands for one of them.`,
      )
    const configs = others.map((table) => configFor(game, { ...file.config, ...table, ...config }, file.seats, problems))
    return { name, kind: 'variant', set, players: own.map((bot) => ({ bot, without: null })), configs }
  })
  const [first] = arms
  if (first && problems.length === 0) arms.push(...duels(first, file, lab, problems))
  if (problems.length > 0) return { ok: false, problems: [...new Set(problems)] }
  const {
    title = `${game.id}: ${variants.map(({ name }) => name).join(', ')}`,
    seed = '1',
    games: deals = USUAL_GAMES,
    luck = false,
    drama = true,
  } = file
  const stop = file.stop ? { watch: file.stop.watch, error: file.stop.error ?? USUAL_ERROR, margin: file.stop.margin ?? null } : null
  return {
    ok: true,
    value: { file, game: game.id, version: game.version, title, seed, deals, arms, luck, drama: drama && game.bot !== undefined, stop },
  }
}

/** The ladder's steps and the restricted players, on the first variant. */
function duels({ configs, set, players }: Arm, { ladder = [], without = [] }: ExperimentFile, lab: Lab, problems: string[]): Arm[] {
  const steps = ladder.slice(1).map((bot, n): Arm => {
    const weaker = ladder[n] ?? bot
    return {
      name: `${bot} against ${weaker}`,
      kind: 'ladder',
      set,
      configs,
      players: [bot, weaker].map((name) => ({ bot: name, without: null })),
    }
  })
  const bot = players[0]?.bot ?? 'random'
  if (without.length > 0 && bot === 'greedy')
    problems.push('without: the greedy bot cannot be told what not to use; take random or one that searches (search:50).')
  const restricted = without.map((thing): Arm => {
    problems.push(...thingProblem(lab, thing))
    return {
      name: nameWithout(thing),
      kind: 'without',
      set,
      configs,
      players: [
        { bot, without: thing },
        { bot, without: null },
      ],
    }
  })
  return [...steps, ...restricted]
}

function tablesOf(
  lab: Lab,
  { tables = [{}], seats, config }: ExperimentFile,
  problems: string[],
): readonly Readonly<Record<string, unknown>>[] {
  if (typeof tables !== 'string') return tables
  const offered = lab.tables ?? {}
  const make = Object.hasOwn(offered, tables) ? offered[tables] : undefined
  if (make) return make(seats ?? (typeof config?.seats === 'number' ? config.seats : 2))
  const known = Object.keys(offered)
  problems.push(`tables: there is no list "${tables}"; ${known.length > 0 ? `there are ${known.join(', ')}` : 'this game offers none'}.`)
  return [{}]
}

function configFor(game: Game, given: Readonly<Record<string, unknown>>, seats: number | undefined, problems: string[]): Config {
  const parsed = parseConfig(game, seats === undefined ? given : { ...given, seats })
  if (parsed.ok) return parsed.value
  problems.push(...parsed.problems.map((problem) => `config: ${describeProblem(problem)}`))
  return { seats: seats ?? game.seats[0] ?? 2 }
}

function botProblems(name: string): string[] {
  const parsed = parseBot(name)
  if (!parsed.ok) return parsed.problems.map((problem) => `bots: ${describeBotProblem(problem)}`)
  return thinksByTheClock(parsed.value)
    ? [`bots: ${name} thinks by the clock and would play otherwise every time; give it a number of iterations (${name.split(':')[0]}:200).`]
    : []
}

function thinksByTheClock(spec: BotSpec): boolean {
  if (spec.kind === 'random' || spec.kind === 'greedy') return false
  return spec.budget?.iterations === undefined || spec.budget.milliseconds !== undefined
}
