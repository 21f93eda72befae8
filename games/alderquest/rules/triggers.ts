import { emit, type Flow, inNameOf } from '@rulewright/kernel'
import { type Trigger, typeOf } from '../content/minion-types.ts'
import { abilityOf, type Moment } from '../content/minions.ts'
import { choose } from './choices.ts'
import { type AlderquestEvent, seen } from './events.ts'
import { PASS } from './options.ts'
import type { AlderquestState, FieldTile, Minion } from './state.ts'

const USE = { do: 'use' } as const
const ANSWERS = [USE, PASS] as const

export const momentOf = (m: Minion, tile: FieldTile | null = null, defending = false): Moment => ({
  minion: m,
  team: m.team,
  space: m.space,
  tile,
  defending,
  spared: false,
})

/** AQ-20.1, AQ-26.5: offers an upgraded minion's trigger to its controller, if it could do anything. */
export function* offer(g: AlderquestState, trigger: Trigger, moment: Moment): Flow {
  const { minion, team } = moment
  if (!minion.upgraded || typeOf(minion.type).trigger !== trigger) return
  const ability = abilityOf(minion.type)
  if (!ability.possible(g, moment)) return
  const answer = yield* choose(g, team, 'trigger', 'AQ-20.1', ANSWERS, { minion: minion.id, kind: minion.type })
  if (answer.do !== 'use') return
  emit<AlderquestEvent>({ type: 'triggered', minion: minion.id, who: seen(minion), kind: minion.type })
  const by = { kind: minion.type }
  yield* inNameOf(() => by, ability.effect(g, moment))
}
