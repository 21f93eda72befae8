import type { Errands } from '@rulewright/kernel'
import type { AlderquestOption } from '../rules/options.ts'
import type { AlderquestState, Minion } from '../rules/state.ts'
import { minionOf } from './activations.ts'

const FEW = 32
const MANY = 128

/** Who stands where, what it holds, and how much is on the Field: an activation that leaves this unchanged did nothing. */
function markOf(g: AlderquestState, m: Minion, space: number): number {
  let held = 0
  for (const tile of g.tiles) if (tile.holder === m.id) held += 1
  let minions = 0
  for (const other of g.at) if (other) minions += 1
  return space + FEW * (minions + FEW * (held + FEW * (g.tiles.length + MANY * m.id)))
}

/** A minion that is activated, moves away and comes back with nothing done could have stayed. */
export const errands: Errands<AlderquestState, AlderquestOption> = {
  from(g, option) {
    const m = option.do === 'activate' ? minionOf(g, option.minion) : null
    return m && markOf(g, m, m.space)
  },
  vain(g, { prompt, options }, from) {
    if (prompt !== 'move' || from === null || !g.activation) return null
    const m = minionOf(g, g.activation.minion)
    const start = from % FEW
    if (!m || markOf(g, m, start) !== from) return null
    return options.map((option) => (option.do === 'move' || option.do === 'fly' || option.do === 'sneak') && option.to === start)
  },
}
