import { at, defineGame, type Flow, type Outcome } from '@rulewright/kernel'
import { evaluation } from '../bot/evaluation.ts'
import { chooseFaction, placeOutpost, placeStronghold } from './arrival.ts'
import { buildTurn, freeOutposts, ransom } from './build.ts'
import { clone } from './clone.ts'
import { extraDiscovery, pickDiscovery, revealRow } from './discovery.ts'
import { exploreAndFinish } from './explore.ts'
import { broken } from './ledger.ts'
import { buyVictoryPoints, mine, winCheck } from './management.ts'
import { claimWindow, secondaryObjectives } from './objective-step.ts'
import { nextCombat, orderDone, placeOrder } from './orders.ts'
import { beginExpansion, beginRound, chooseTurnOrder, crystalsDone, placeCrystal, spawnCrystals } from './preparation.ts'
import { hidden, imagine } from './secrets.ts'
import { type AldarraConfig, configProblems, settings, setup } from './setup.ts'
import { type AldarraState, WINNING_VP } from './state.ts'
import { ranking } from './track.ts'
import { type AldarraView, viewOf } from './view.ts'

/** AL-9.1 what each phase does; it says itself where it leads. */
function* step(g: AldarraState): Flow {
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

/** AL-15.1, AL-15.2 the most VP; among equals the earliest in turn order. */
function outcome(g: AldarraState): Outcome | null {
  if (!g.over) return null
  const scores = g.players.map((player) => player.vp)
  const winner = ranking(g.track, scores)[0] ?? 0
  const reason = at(scores, winner) >= WINNING_VP ? 'twenty' : 'last-round'
  return { payoffs: scores.map((_, seat) => (seat === winner ? 1 : 0)), reason, scores }
}

export const aldarra = defineGame<AldarraState, AldarraConfig, AldarraView>({
  id: 'aldarra',
  version: '2',
  stateVersion: 1,
  seats: [4, 3, 2],
  settings,
  problems: configProblems,
  setup,
  step,
  outcome,
  view: viewOf,
  imagine,
  hidden,
  broken,
  clone,
  idle: ['stronghold', 'outpost', 'position', 'crystal', 'activate', 'buy', 'objectives', 'discovery', 'build'],
  bot: evaluation,
})
