import { defineGame, type Flow } from '@rulewright/kernel'
import { evaluation } from '../bot/evaluation.ts'
import { actionPhase } from './action.ts'
import { broken } from './broken.ts'
import { clone } from './clone.ts'
import { problems, settings } from './config.ts'
import { draftGuild, draftHero, hide } from './draft.ts'
import { outcome } from './end.ts'
import { hidden, imagine } from './knowledge.ts'
import { setup } from './setup.ts'
import { marchNext, muster, placeRivalTiles, winter } from './solo.ts'
import { chooseSoloGuild, chooseSoloHeroes } from './solo-setup.ts'
import type { AlderquestState } from './state.ts'
import { draw, ready, revealRunes, setTile } from './turn.ts'
import { view } from './view.ts'

/** The rest points: each phase is played by its own rule. */
function step(g: AlderquestState): Flow {
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

export const alderquest = defineGame({
  id: 'alderquest',
  version: '1',
  stateVersion: 1,
  seats: [2, 1, 3, 4],
  settings,
  problems,
  setup,
  step,
  outcome,
  clone,
  view,
  imagine,
  hidden,
  broken,
  idle: ['action', 'move'],
  bot: evaluation,
})
