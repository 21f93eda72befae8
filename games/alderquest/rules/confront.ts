import { emit, type Flow } from '@rulewright/kernel'
import { rivalOf } from '../content/pieces.ts'
import { discardQuarrel, drawQuarrel } from './cards.ts'
import { chooseHidden } from './choices.ts'
import { type AlderquestEvent, seen } from './events.ts'
import { destroyMinion } from './minions.ts'
import { placeRivalTile } from './rival-tiles.ts'
import { inScene } from './scenes.ts'
import type { AlderquestState, Hero, Minion } from './state.ts'
import { drawTiles, dropAcorns } from './tiles.ts'
import { momentOf, offer } from './triggers.ts'

/** AQ-17.8 to AQ-17.12; in solitaire AQ-23.23. */
export function* confront(g: AlderquestState, m: Minion, hero: Hero): Flow {
  emit<AlderquestEvent>({ type: 'confronted', minion: m.id, who: seen(m), hero: hero.hero })
  dropAcorns(g, m, m.space)
  if (g.solo) {
    placeRivalTile(g, hero)
    placeRivalTile(g, hero)
  } else yield* inScene(g, { on: 'confront', minion: m.id, hero: hero.hero }, penalty(g, m))
  destroyMinion(g, m)
}

function* penalty(g: AlderquestState, m: Minion): Flow {
  const opponent = rivalOf(m.team)
  drawTiles(g, opponent, 2)
  const hand = g.teams[opponent].quarrelHand
  if (hand.length > 0) {
    const options = [...new Set(hand)].map((quarrel) => ({ do: 'discard', quarrel }) as const)
    const { quarrel } = yield* chooseHidden(g, opponent, 'discard-quarrel', 'AQ-17.10', options, hand.length)
    discardQuarrel(g, opponent, quarrel)
  }
  drawQuarrel(g, m.team)
  yield* offer(g, 'confront', momentOf(m))
}
