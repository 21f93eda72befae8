import { ask, at, emit, type Flow } from '@rulewright/kernel'
import type { PrimalEvent } from './events.ts'
import { hunterAt } from './lookup.ts'
import { SECTOR } from './options.ts'
import { stands, terrainAt } from './query.ts'
import { hunterMoved } from './queue.ts'
import { FOG, type PrimalState } from './state.ts'
import { steady, threaten } from './tokens.ts'

/** PR-7.5: MOVE, in any phase and from any cause. */
export function moveTo(g: PrimalState, hunter: number, sector: number): void {
  const h = hunterAt(g, hunter)
  const from = h.sector
  steady(g, hunter)
  h.sector = sector
  emit<PrimalEvent>({ type: 'moved', hunter, from, to: sector, pushed: false })
  if ((terrainAt(g, sector) & FOG) !== 0) threaten(g, hunter)
  hunterMoved(g, hunter, from)
}

/** E-13, D-09: to one of the two adjacent sectors. */
export function* move(g: PrimalState, hunter: number): Flow {
  if (!stands(g, hunter)) return
  const { sector } = hunterAt(g, hunter)
  const options = [at(SECTOR, (sector + 1) % 4), at(SECTOR, (sector + 3) % 4)]
  moveTo(g, hunter, (yield* ask({ seat: hunter, prompt: 'move-to', rule: 'PR-7.5', options })).sector)
}

/** PR-10.5: PUSH is not a MOVE. */
export function push(g: PrimalState, hunter: number, by: number): void {
  if (!stands(g, hunter)) return
  const h = hunterAt(g, hunter)
  const from = h.sector
  h.sector = (from + by) % 4
  emit<PrimalEvent>({ type: 'moved', hunter, from, to: h.sector, pushed: true })
}
