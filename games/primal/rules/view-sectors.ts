import { at, type Seat } from '@rulewright/kernel'
import type { Position, Terrain } from '../content/vocabulary.ts'
import { exposes, positionOf } from './query.ts'
import { BAETHANIS, CYRICAE, FIRE, FIRE_FRESH, FOG, FOG_FRESH, type PrimalState, ROCK, SAND, SYNAEREA, WATER } from './state.ts'

interface TerrainView {
  readonly kind: Terrain
  /** Fire and Fog: fresh, or fading and gone at the end of the round. */
  readonly fresh: boolean
}

export interface SectorView {
  /** 0 North, 1 East, 2 South, 3 West. */
  readonly sector: number
  readonly position: Position
  readonly exposed: boolean
  readonly terrain: readonly TerrainView[]
  /** Seats of the hunters here, the knocked out included. */
  readonly hunters: readonly Seat[]
}

const TERRAIN_BITS: readonly (readonly [Terrain, number, number])[] = [
  ['rock', ROCK, 0],
  ['water', WATER, 0],
  ['sand', SAND, 0],
  ['fire', FIRE, FIRE_FRESH],
  ['fog', FOG, FOG_FRESH],
  ['baethanis', BAETHANIS, 0],
  ['cyricae', CYRICAE, 0],
  ['synaerea', SYNAEREA, 0],
]

export function sectorView(g: PrimalState, sector: number): SectorView {
  const bits = at(g.terrain, sector)
  const position = positionOf(g, sector)
  const terrain: TerrainView[] = TERRAIN_BITS.filter(([, bit]) => (bits & bit) !== 0).map(([kind, , fresh]) => ({
    kind,
    fresh: (bits & fresh) !== 0,
  }))
  const hunters = g.hunters.flatMap((hunter, n) => (hunter.kind >= 0 && hunter.sector === sector ? [n] : []))
  return { sector, position, exposed: exposes(g, position), terrain, hunters }
}
