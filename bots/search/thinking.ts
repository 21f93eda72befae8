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
  /** How many options compete for each choice of a playout; 1 is pure chance. */
  readonly tournament: number
  /** 0: plays the option it visited most; above, now and then another, the more often the higher. */
  readonly noise: number
}

export const standardThinking: Thinking = {
  exploration: 1,
  urgency: 0.5,
  widening: 2,
  lookahead: 0,
  tournament: 2,
  noise: 0,
  weights: null,
  network: OWN_NETWORK,
}
