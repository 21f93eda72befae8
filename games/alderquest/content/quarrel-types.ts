import type { Flow } from '@rulewright/kernel'
import type { Need } from '../rules/obstacles.ts'
import type { AlderquestState, Minion } from '../rules/state.ts'
import type { Team } from './pieces.ts'

/** What every Quarrel shows; each costs one rune of its guild (AQ-18.1). */
interface Printed {
  readonly name: string
  readonly copies: number
  readonly text: string
}

export interface Scheme extends Printed {
  readonly type: 'scheme'
  /** AQ-11.15: must hold before paying, and what is missing when it does not; null where it always holds. */
  readonly needs: Need | null
  requires(g: AlderquestState, team: Team): boolean
  effect(g: AlderquestState, team: Team): Flow
}

/** In a Trap's effect `team` is its owner and `it` the revealing minion (AQ-18.8). */
export interface Trap extends Printed {
  readonly type: 'trap'
  effect(g: AlderquestState, team: Team, it: Minion): Flow
}

export type Quarrel = Scheme | Trap
