import { type Judgement, OWN_NETWORK } from '../judge.ts'

/** How a search thinks. */
export interface Thinking extends Judgement {
  /** How much it tries what looks worse so far, in units of how far apart the outcomes lie. */
  readonly exploration: number
  /** How soon an untried option is preferred to the tried ones. */
  readonly urgency: number
  /** How fast a wide decision opens: options tried ≤ 1 + widening · √visits. */
  readonly widening: number
  /** How many decisions are played out beyond the tree before it looks for a quiet place to weigh. */
  readonly lookahead: number
  /** How many resting places it plays on beyond the first. */
  readonly further: number
  /** How many options compete for each choice of a playout; 1 is pure chance. */
  readonly tournament: number
  /** How many tries at most earlier searches' findings about an act count for in the next. */
  readonly recalls: number
  /** How often every option is tried at least, √(due · iterations / options) times, so that none is judged by bad luck. */
  readonly due: number
  /** 0: plays the option it visited most; above, now and then another, the more often the higher. */
  readonly noise: number
  /** The share of the options that are not seen at all, where there are many: as somebody who is learning the game. */
  readonly overlooks: number
  /** How far it misjudges an option, relative to how far the best stands out: the obvious stays obvious. */
  readonly misjudges: number
}

export const standardThinking: Thinking = {
  exploration: 1,
  urgency: 0.5,
  widening: 2,
  lookahead: 0,
  further: 0,
  tournament: 2,
  recalls: 0,
  due: 0.5,
  noise: 0,
  overlooks: 0,
  misjudges: 0,
  margin: 0.05,
  weights: null,
  network: OWN_NETWORK,
}
