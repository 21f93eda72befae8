import type { MinionSeen } from './events.ts'
import type { Minion } from './state.ts'

/** AQ-5.1: what everybody sees of a minion on the Field. */
export const seen = (m: Minion): MinionSeen => ({ team: m.team, class: m.class, type: m.upgraded ? m.type : null })
