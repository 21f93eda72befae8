import { at, emit } from '@rulewright/kernel'
import type { Terrain } from '../content/vocabulary.ts'
import type { PrimalEvent } from './events.ts'
import { hunterAt } from './lookup.ts'
import { terrainAt } from './query.ts'
import { firePlaced, TERRAIN_BIT } from './queue.ts'
import { FIRE, FIRE_FRESH, FOG, FOG_FRESH, type PrimalState, WATER } from './state.ts'
import { addStrain } from './tokens.ts'

const set = (g: PrimalState, sector: number, bits: number): void => {
  g.terrain[sector] = terrainAt(g, sector) | bits
}

const unset = (g: PrimalState, sector: number, bits: number): void => {
  g.terrain[sector] = terrainAt(g, sector) & ~bits
}

const tell = (sector: number, terrain: Terrain, change: 'placed' | 'removed' | 'refreshed' | 'fading') =>
  emit<PrimalEvent>({ type: 'terrain', sector, terrain, change })

/** E-25 PLACE (PR-3.9 to PR-3.17). */
export function placeTerrain(g: PrimalState, terrain: Terrain, sector: number): void {
  switch (terrain) {
    case 'fire':
      placeFire(g, sector)
      break
    case 'water':
      placeWater(g, sector)
      break
    case 'fog':
      placeFog(g, sector)
      break
    default: {
      const bit = TERRAIN_BIT[terrain]
      if ((terrainAt(g, sector) & bit) !== 0) return
      set(g, sector, bit)
      tell(sector, terrain, 'placed')
    }
  }
}

/** E-25 CLEAR. */
export function clearTerrain(g: PrimalState, terrain: Terrain, sector: number): void {
  const bit = TERRAIN_BIT[terrain]
  if ((terrainAt(g, sector) & bit) === 0) return
  unset(g, sector, bit | (terrain === 'fire' ? FIRE_FRESH : terrain === 'fog' ? FOG_FRESH : 0))
  tell(sector, terrain, 'removed')
}

/** PR-3.13 to PR-3.15. */
function placeFire(g: PrimalState, sector: number): void {
  const here = terrainAt(g, sector)
  if ((here & WATER) !== 0) {
    clearTerrain(g, 'water', sector)
    placeFog(g, sector)
    return
  }
  set(g, sector, FIRE | FIRE_FRESH)
  if ((here & FIRE) === 0) tell(sector, 'fire', 'placed')
  else {
    tell(sector, 'fire', 'refreshed')
    for (let n = 0; n < g.hunters.length; n++) if (hunterAt(g, n).sector === sector) addStrain(g, n, 1, false)
  }
  firePlaced(g, sector)
}

/** PR-3.15, PR-3.17: where Water lies already it spreads to both sides, once. */
function placeWater(g: PrimalState, sector: number): void {
  if ((terrainAt(g, sector) & WATER) === 0) {
    pourWater(g, sector)
    return
  }
  for (const beside of [(sector + 1) % 4, (sector + 3) % 4]) if ((terrainAt(g, beside) & WATER) === 0) pourWater(g, beside)
}

function pourWater(g: PrimalState, sector: number): void {
  if ((terrainAt(g, sector) & FIRE) !== 0) {
    clearTerrain(g, 'fire', sector)
    placeFog(g, sector)
    return
  }
  set(g, sector, WATER)
  tell(sector, 'water', 'placed')
}

/** PR-3.16, PR-3.17. */
function placeFog(g: PrimalState, sector: number): void {
  const was = terrainAt(g, sector) & FOG
  set(g, sector, FOG | FOG_FRESH)
  tell(sector, 'fog', was === 0 ? 'placed' : 'refreshed')
}

/** PR-6.9e: fresh Fire and Fog fade, fading ones are gone. */
export function ageTerrain(g: PrimalState): void {
  for (let sector = 0; sector < 4; sector++) {
    age(g, sector, 'fire', FIRE, FIRE_FRESH)
    age(g, sector, 'fog', FOG, FOG_FRESH)
  }
}

function age(g: PrimalState, sector: number, terrain: Terrain, bit: number, fresh: number): void {
  const here = at(g.terrain, sector)
  if ((here & bit) === 0) return
  if ((here & fresh) !== 0) {
    unset(g, sector, fresh)
    tell(sector, terrain, 'fading')
  } else clearTerrain(g, terrain, sector)
}
