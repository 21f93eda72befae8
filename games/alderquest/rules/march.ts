import { emit, type Flow } from '@rulewright/kernel'
import { above, beneath, distance, EVERYWHERE, isCanopy, NOWHERE, type Space, STRAIGHT, stepFrom } from '../content/field.ts'
import { BLUE, RED } from '../content/pieces.ts'
import { chooseMinion } from './choices.ts'
import { type AlderquestEvent, seen } from './events.ts'
import { alliesIn, isOnField, minionAt, put } from './minions.ts'
import { elbowDrop } from './movement.ts'
import { comeInto } from './squabble.ts'
import type { AlderquestState, Minion } from './state.ts'
import { heldBy } from './tiles.ts'

/** AQ-23.35, AQ-23.36: a rival minion makes up to this many normal moves toward the person's nearest minion. */
export function* march(g: AlderquestState, m: Minion, moves: number): Flow {
  let target: Minion | null = null
  for (let n = 0; n < moves; n++) {
    if (!target || !isOnField(target)) target = yield* chooseTarget(g, m)
    if (!target) return
    const to = nextStep(g, m.space, target.space)
    if (to === NOWHERE) return
    emit<AlderquestEvent>({ type: 'moved', minion: m.id, who: seen(m), how: 'move', from: m.space, to })
    if (isCanopy(m.space)) elbowDrop(g, m, to)
    else if (!minionAt(g, to)) put(g, m, to)
    else if (!(yield* comeInto(g, m, to))) return
  }
}

/** AQ-23.34: the closest, among those the one with most Acorns; the person breaks ties (D-O1). */
function* chooseTarget(g: AlderquestState, m: Minion): Flow<Minion | null> {
  const mine = alliesIn(g, RED, EVERYWHERE)
  const near = best(mine, (one) => -distance(m.space, one.space))
  const laden = best(near, (one) => heldBy(g, one).length)
  return laden.length === 0 ? null : yield* chooseMinion(g, RED, laden, 'AQ-23.34', 'march-target')
}

/** Those for which the value is highest. */
export function best(minions: readonly Minion[], value: (m: Minion) => number): Minion[] {
  const highest = minions.reduce((most, m) => Math.max(most, value(m)), Number.NEGATIVE_INFINITY)
  return minions.filter((m) => value(m) === highest)
}

/** North, East, South, West, up, down: the first that brings it closer and holds no other rival minion. */
function nextStep(g: AlderquestState, from: Space, target: Space): Space {
  const ways = isCanopy(from) ? [beneath(from)] : STRAIGHT.map((d) => stepFrom(from, d))
  if (!isCanopy(from)) ways.push(above(from))
  const now = distance(from, target)
  for (const to of ways) if (distance(to, target) === now - 1 && minionAt(g, to)?.team !== BLUE) return to
  return NOWHERE
}
