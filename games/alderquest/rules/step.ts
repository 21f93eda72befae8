import type { Flow } from '@rulewright/kernel'
import { actionPhase } from './action.ts'
import { draftGuild, draftHero, hide } from './draft.ts'
import { marchNext, muster, placeRivalTiles, winter } from './solo.ts'
import { chooseSoloGuild, chooseSoloHeroes } from './solo-setup.ts'
import type { AlderquestState } from './state.ts'
import { draw, ready, revealRunes, setTile } from './turn.ts'

/** The rest points: each phase is played by its own rule. */
export function step(g: AlderquestState): Flow {
  switch (g.phase) {
    case 'action':
      return actionPhase(g)
    case 'ready':
      return atOnce(g, ready)
    case 'set':
      return setTile(g)
    case 'reveal':
      return revealRunes(g)
    case 'draw':
      return draw(g)
    case 'guilds':
      return draftGuild(g)
    case 'heroes':
      return draftHero(g)
    case 'hide':
      return hide(g)
    case 'solo-guild':
      return chooseSoloGuild(g)
    case 'solo-heroes':
      return chooseSoloHeroes(g)
    case 'winter':
      return atOnce(g, winter)
    case 'rival-tiles':
      return atOnce(g, placeRivalTiles)
    case 'march':
      return marchNext(g)
    case 'muster':
      return muster(g)
  }
}

/** A step in which nobody decides anything. */
function* atOnce(g: AlderquestState, rule: (g: AlderquestState) => void): Flow {
  rule(g)
}
