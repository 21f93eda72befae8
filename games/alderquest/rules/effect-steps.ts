import { emit } from '@rulewright/kernel'
import { ADJACENT_GROUND, type Mask, type Space } from '../content/field.ts'
import { type AlderquestEvent, seen } from './events.ts'
import { put } from './minions.ts'
import type { AlderquestState, Minion } from './state.ts'
import { openMask } from './tiles.ts'

/** Where an effect may move a minion of the ground by one space: adjacent open ground (AQ-13.11). */
export const stepsOf = (g: AlderquestState, m: Minion): Mask => (ADJACENT_GROUND[m.space] ?? 0) & openMask(g)
export const canStep = (g: AlderquestState, m: Minion): boolean => stepsOf(g, m) !== 0

/** P-13, as every effect of this set uses it: the rival moves it to an open space, so it meets and takes nothing. */
export function stepTo(g: AlderquestState, m: Minion, to: Space): void {
  emit<AlderquestEvent>({ type: 'moved', minion: m.id, who: seen(m), how: 'effect', from: m.space, to })
  put(g, m, to)
}
