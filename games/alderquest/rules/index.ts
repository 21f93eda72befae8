import { defineGame, type Flow } from '@rulewright/kernel'
import { evaluation } from '../bot/evaluation.ts'
import { actionPhase } from './action.ts'
import { broken } from './broken.ts'
import { problems, settings } from './config.ts'
import { draftGuild, draftHero, hide } from './draft.ts'
import { outcome } from './end.ts'
import { hidden, imagine } from './knowledge.ts'
import { setup } from './setup.ts'
import { marchNext, muster, placeRivalTiles, winter } from './solo.ts'
import { chooseSoloGuild, chooseSoloHeroes } from './solo-setup.ts'
import type { Alder } from './state.ts'
import { draw, ready, revealRunes, setTile } from './turn.ts'
import { view } from './view.ts'

function* step(g: Alder): Flow {
  switch (g.phase) {
    case 'action':
      return yield* actionPhase(g)
    case 'ready':
      return ready(g)
    case 'set':
      return yield* setTile(g)
    case 'reveal':
      return yield* revealRunes(g)
    case 'draw':
      return yield* draw(g)
    case 'guilds':
      return yield* draftGuild(g)
    case 'heroes':
      return yield* draftHero(g)
    case 'hide':
      return yield* hide(g)
    case 'solo-guild':
      return yield* chooseSoloGuild(g)
    case 'solo-heroes':
      return yield* chooseSoloHeroes(g)
    case 'winter':
      return winter(g)
    case 'rival-tiles':
      return g.solo ? placeRivalTiles(g, g.solo) : undefined
    case 'march':
      return g.solo ? yield* marchNext(g, g.solo) : undefined
    case 'muster':
      return g.solo ? yield* muster(g, g.solo) : undefined
  }
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
  view,
  imagine,
  hidden,
  broken,
  idle: ['action', 'move'],
  bot: evaluation,
})
