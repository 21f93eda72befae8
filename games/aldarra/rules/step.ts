import type { Flow } from '@rulewright/kernel'
import { chooseFaction, placeOutpost, placeStronghold } from './arrival.ts'
import { buildTurn, freeOutposts, ransom } from './build.ts'
import { extraDiscovery, pickDiscovery, revealRow } from './discovery.ts'
import { exploreAndFinish } from './explore.ts'
import { buyVictoryPoints, mine, winCheck } from './management.ts'
import { claimWindow, secondaryObjectives } from './objective-step.ts'
import { nextCombat, orderDone, placeOrder } from './orders.ts'
import { beginExpansion, beginRound, chooseTurnOrder, crystalsDone, placeCrystal, spawnCrystals } from './preparation.ts'
import type { AldarraState } from './state.ts'

/** AL-9.1 what each phase does; each sets the phase that follows. */
export function* step(g: AldarraState): Flow {
  switch (g.phase) {
    case 'factions':
      return yield* chooseFaction(g)
    case 'strongholds':
      return yield* placeStronghold(g)
    case 'outposts':
      return yield* placeOutpost(g)
    case 'round':
      return beginRound(g)
    case 'turn-order':
      return yield* chooseTurnOrder(g)
    case 'crystals':
      return spawnCrystals(g)
    case 'placing':
      return yield* placeCrystal(g)
    case 'crystals-done':
      return yield* crystalsDone(g)
    case 'expansion':
      return beginExpansion(g)
    case 'order':
      return yield* placeOrder(g)
    case 'combat':
      return yield* nextCombat(g)
    case 'explore':
      return yield* exploreAndFinish(g)
    case 'order-done':
      return yield* orderDone(g)
    case 'mine':
      return yield* mine(g)
    case 'buy':
      return yield* buyVictoryPoints(g)
    case 'win-check':
      return winCheck(g)
    case 'objectives':
      return yield* secondaryObjectives(g)
    case 'reveal':
      return revealRow(g)
    case 'discovery':
      return yield* pickDiscovery(g)
    case 'extra-discovery':
      return yield* extraDiscovery(g)
    case 'ransom':
      return yield* ransom(g)
    case 'build':
      return yield* buildTurn(g)
    case 'free-outposts':
      return yield* freeOutposts(g)
    case 'claims':
      return yield* claimWindow(g)
    default:
      g.phase satisfies never
  }
}
