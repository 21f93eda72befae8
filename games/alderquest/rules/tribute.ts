import { emit, type Flow } from '@rulewright/kernel'
import { CANOPY } from '../content/field.ts'
import { dropRune } from './board.ts'
import { chooseAcorn, chooseColumn } from './choices.ts'
import { type AlderquestEvent, seen } from './events.ts'
import { exhaust, minionAt, upgrade } from './minions.ts'
import { inScene } from './scenes.ts'
import type { AlderquestState, Minion } from './state.ts'
import { heldBy, holdsAcorn, takeTile } from './tiles.ts'
import { momentOf, offer } from './triggers.ts'

/** AQ-16.11, AQ-16.14: every minion of the active team that holds an Acorn in the canopy tributes it. */
export function* tributesDue(g: AlderquestState): Flow {
  for (const space of CANOPY) {
    const m = minionAt(g, space)
    if (m && m.team === g.active && holdsAcorn(g, m)) yield* inScene(g, { on: 'tribute', minion: m.id }, tribute(g, m))
  }
}

/** AQ-16.12. */
function* tribute(g: AlderquestState, m: Minion): Flow {
  exhaust(g, m)
  while (holdsAcorn(g, m)) {
    const acorn = yield* chooseAcorn(g, m.team, heldBy(g, m), 'AQ-16.12', 'tribute-acorn')
    const column = yield* chooseColumn(g, m.team, 'tribute-column', 'AQ-16.12')
    const piece = takeTile(g, acorn)
    emit<AlderquestEvent>({ type: 'tributed', minion: m.id, who: seen(m), piece, column })
    dropRune(g, m.team, piece, column)
    upgrade(g, m)
    yield* offer(g, 'tribute', momentOf(m))
  }
}
