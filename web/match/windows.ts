import type { Decision } from '@rulewright/kernel'
import { namedThings } from '@rulewright/tablekit'

/** What a player wished about being asked. */
export interface WindowWishes {
  /** Prompts always passed. */
  readonly passed: ReadonlySet<string>
  /** The prompt passed until something happens; null when none. */
  readonly until: string | null
  /** Things never asked for in this match. */
  readonly never: ReadonlySet<string>
  /** Pass where passing is all one can do. */
  readonly idle: boolean
}

export type WindowAnswer = 'idle' | 'wish' | null

/** Where passing is; -1 when the decision is no window. */
export const passIndex = (decision: Decision): number => decision.options.findIndex((option) => option.do === 'pass')

/** Whether a decision answers itself by passing, and why. */
export function passesItself(decision: Decision, wishes: WindowWishes): WindowAnswer {
  const pass = passIndex(decision)
  if (pass < 0) return null
  const others = decision.options.filter((_, index) => index !== pass)
  if (others.length === 0) return wishes.idle || wishes.passed.has(decision.prompt) ? 'idle' : null
  if (wishes.passed.has(decision.prompt) || wishes.until === decision.prompt) return 'wish'
  return others.every((option) => namedThings(option).some((thing) => wishes.never.has(thing))) ? 'wish' : null
}

/** A pause like a person's, so that a pass by itself tells nothing. */
export const passDelay = (chance: number): number => 900 + Math.round(chance * 1600)

/** The things of a window's answers, for "never ask me for this". */
export function windowThings(decision: Decision): readonly string[] {
  return [...new Set(decision.options.filter((option) => option.do !== 'pass').flatMap((option) => namedThings(option).slice(0, 1)))]
}
