import type { Flow } from '@rulewright/kernel'
import { consume, endRound, startRound, upkeep } from './round.ts'
import { chooseFirstPlayer, chooseHunters, chooseItem, choosePotion } from './setup.ts'
import type { PrimalState } from './state.ts'
import { actionPhase, attritionPhase, endActionPhase, endOfTurn, movementPhase, startTurn } from './turn.ts'

/** PR-6.1: a hunt is a series of stages; each plays from one rest point to the next. */
export function step(g: PrimalState): Flow {
  switch (g.stage) {
    case 'hunters':
      return chooseHunters(g)
    case 'items':
      return chooseItem(g)
    case 'potions':
      return choosePotion(g)
    case 'firstPlayer':
      return chooseFirstPlayer(g)
    case 'roundStart':
      return startRound(g)
    case 'consume':
      return consume(g)
    case 'upkeep':
      return upkeep(g)
    case 'turnStart':
      return startTurn(g)
    case 'movement':
      return movementPhase(g)
    case 'action':
      return actionPhase(g)
    case 'actionEnd':
      return endActionPhase(g)
    case 'attrition':
      return attritionPhase(g)
    case 'turnEnd':
      return endOfTurn(g)
    case 'roundEnd':
      return endRound(g)
    case 'over':
      throw new Error('the hunt is over')
  }
}
