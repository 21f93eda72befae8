import type { Decision, Option } from '@rulewright/kernel'
import type { Wish } from '@rulewright/tablekit'

/** What a player wished about a question or a card. */
export type Ask = 'usual' | 'always' | 'never'

/** What a player wished about being asked. */
export interface WindowWishes {
  /** About the questions, by prompt. */
  readonly questions: ReadonlyMap<string, Ask>
  /** About the cards, by name. */
  readonly cards: ReadonlyMap<string, Ask>
  /** Pass every window until my own turn. */
  readonly untilTurn: boolean
  /** Pass where passing is the only option. */
  readonly idle: boolean
}

/** A decision that answers itself: with which option, and why. */
export interface OwnAnswer {
  readonly why: 'idle' | 'wish'
  readonly index: number
}

/** The card an answer is about, by name; null when it is about none. */
export type SubjectOf = (option: Option) => string | null

/** The index of passing; -1 when the decision is no window. */
export const passIndex = (decision: Decision): number => decision.options.findIndex((option) => option.do === 'pass')

/** Whether a window answers itself by passing, and why. A card that is always asked for wins over every other wish. */
export function passesItself(decision: Decision, wishes: WindowWishes, subjectOf: SubjectOf): OwnAnswer | null {
  const index = passIndex(decision)
  if (index < 0) return null
  const question = wishes.questions.get(decision.prompt) ?? 'usual'
  const answers = decision.options.filter((option) => option.do !== 'pass')
  const cards = answers.map((option) => wishes.cards.get(subjectOf(option) ?? '') ?? 'usual')
  if (cards.length === 0) return wishes.idle || question === 'never' ? { why: 'idle', index } : null
  if (cards.includes('always')) return null
  const passed = question === 'never' || cards.every((card) => card === 'never') || (wishes.untilTurn && question !== 'always')
  return passed ? { why: 'wish', index } : null
}

/** What is passed while nobody is at the table. */
export interface AwayOrder {
  readonly prompts: readonly string[]
  readonly untilTurn: boolean
}

/** A card or question that is always to be asked for cannot be recognised from the prompt alone, so nothing is passed then. */
export function awayOrder({ questions, cards, untilTurn }: Omit<WindowWishes, 'idle'>): AwayOrder {
  if ([...cards.values()].includes('always')) return { prompts: [], untilTurn: false }
  const prompts = [...questions].filter(([, ask]) => ask === 'never').map(([prompt]) => prompt)
  return { prompts, untilTurn: untilTurn && ![...questions.values()].includes('always') }
}

/** The cards the answers of a window are about, once each. */
export function windowSubjects(decision: Decision, subjectOf: SubjectOf): readonly string[] {
  return [...new Set(decision.options.map(subjectOf))].filter((subject) => subject !== null)
}

/** The degree of a standing wish: as set, else the default for players who let idle questions pass. */
export function degreeOf(wish: Pick<Wish, 'usual'>, settled: number | undefined, idle: boolean): number {
  return settled ?? (idle ? (wish.usual ?? 0) : 0)
}
