import { emit } from '@rulewright/kernel'
import { spiral } from '../content/field.ts'
import type { AlderquestEvent } from './events.ts'
import type { AlderquestState, Hero } from './state.ts'
import { layTile, settingMask } from './tiles.ts'

/** AQ-23.30, AQ-23.31: the top tile of the Rival Stack, facedown on the first fitting space of the Hero's spiral. */
export function placeRivalTile(g: AlderquestState, hero: Hero): void {
  const piece = g.solo?.rivalStack.pop()
  if (piece === undefined) return
  const fitting = settingMask(g)
  const space = spiral(hero.front).find((s) => (fitting & (1 << s)) !== 0) ?? hero.front
  const tile = layTile(g, piece, space, hero.hero)
  emit<AlderquestEvent>({ type: 'rival-tile', hero: hero.hero, space, tile: tile.handle })
}
