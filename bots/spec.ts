import { LEVELS, type Level, type Problem, type Result } from '@rulewright/kernel'
import type { Bot, Budget } from './bot.ts'
import { greedy } from './greedy.ts'
import { NO_NETWORK, OWN_NETWORK, type Weights } from './judge.ts'
import { isLevel, levels } from './levels.ts'
import { random } from './random.ts'
import { Search, type Thinking } from './search/index.ts'

/** A bot as plain data: it can be named on a command line and sent to another thread. */
export type BotSpec =
  | { readonly kind: 'random' }
  | { readonly kind: 'greedy'; readonly worlds?: number; readonly weights?: Weights }
  | { readonly kind: 'search'; readonly budget: Budget; readonly thinking?: Partial<Thinking> }
  /** The same search with the plain evaluation, without what was learnt. */
  | { readonly kind: 'plain'; readonly budget: Budget }
  | { readonly kind: 'level'; readonly level: Level; readonly budget?: Budget }

/** A new bot of that kind, without memory. */
export function makeBot(spec: BotSpec): Bot {
  switch (spec.kind) {
    case 'random':
      return random
    case 'greedy':
      return greedy(spec)
    case 'search':
      return new Search(spec.budget, spec.thinking)
    case 'plain':
      return new Search(spec.budget, { network: NO_NETWORK })
    case 'level': {
      const { budget, thinking } = levels[spec.level]
      return new Search(spec.budget ?? budget, thinking)
    }
  }
}

/** Whether it plays by what its game's bots have learnt. */
export function needsNetwork(spec: BotSpec): boolean {
  if (spec.kind === 'search') return (spec.thinking?.network ?? OWN_NETWORK) === OWN_NETWORK
  return spec.kind === 'greedy' || spec.kind === 'level'
}

const KINDS = ['random', 'greedy', 'search', 'plain', ...LEVELS]

/**
 * Reads a bot's name: `random`, `greedy`, `search`, `plain`, `learner`, `friend`, `rival`, `master`; those that think may say how
 * long for: `search:400` iterations, `search:250ms`, `master:2s`.
 */
export function parseBot(text: string): Result<BotSpec> {
  const [name = '', limit] = text.trim().split(':')
  const budget = limit === undefined ? null : parseBudget(limit)
  if (budget === 'bad') return wrong({ problem: 'bad-budget', given: limit })
  if (name === 'random' || name === 'greedy') {
    return budget ? wrong({ problem: 'no-budget', bot: name }) : { ok: true, value: { kind: name } }
  }
  if (name === 'search' || name === 'plain') return { ok: true, value: { kind: name, budget: budget ?? { milliseconds: 1000 } } }
  if (isLevel(name)) return { ok: true, value: budget ? { kind: 'level', level: name, budget } : { kind: 'level', level: name } }
  return wrong({ problem: 'unknown-bot', given: name, known: KINDS })
}

/** The bot's name as it is written on a command line. */
export function nameOf(spec: BotSpec): string {
  if (spec.kind === 'random' || spec.kind === 'greedy') return spec.kind
  const name = spec.kind === 'level' ? spec.level : spec.kind
  const { iterations, milliseconds } = spec.budget ?? {}
  if (iterations !== undefined) return `${name}:${iterations}`
  return milliseconds === undefined ? name : `${name}:${milliseconds}ms`
}

function parseBudget(text: string): Budget | 'bad' {
  const found = /^(\d{1,7})(ms|s)?$/.exec(text)
  const amount = Number(found?.[1])
  if (!found || !(amount > 0)) return 'bad'
  if (!found[2]) return { iterations: amount }
  return { milliseconds: found[2] === 's' ? amount * 1000 : amount }
}

const wrong = (problem: Problem): Result<never> => ({ ok: false, problems: [problem] })

/** Explains what is wrong with a bot's name. */
export function describeBotProblem(p: Problem): string {
  switch (p.problem) {
    case 'bad-budget':
      return `"${p.given}" is not a budget; write a number of iterations (400) or a time (250ms, 2s).`
    case 'no-budget':
      return `The bot ${p.bot} does not think ahead and takes no budget.`
    default:
      return `There is no bot "${p.given}"; there are ${Array.isArray(p.known) ? p.known.join(', ') : ''}.`
  }
}
