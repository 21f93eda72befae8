import { ask, at, emit, type Flow, inNameOf, reveal } from '@rulewright/kernel'
import { items, TYPE_BITS } from '../content/index.ts'
import { checkpoint, unsettled } from './checkpoint.ts'
import { resolve } from './effects.ts'
import type { PrimalEvent } from './events.ts'
import { discardFromHand, handOptions } from './hand.ts'
import { abilityOf, lackToMove, lackToPlay, lackToRevive, lackToTreat, lackToUse } from './lacks.ts'
import { cardIdOf, hunterAt, perilIdOf, printedOf, sheetOf } from './lookup.ts'
import { fillAttrition, turnToAggro } from './monster.ts'
import { moveTo } from './movement.ts'
import { DISCARD, END, MOVE, PLAY, type PrimalOption, REVIVE, STAY, TREAT, USE } from './options.ts'
import { payFor } from './payment.ts'
import { endTurnEffects, playCard } from './play.ts'
import { attritionBonus, moveCost, refillLimit, reviveCost, stands } from './query.ts'
import { actionPhaseEnded, attritionEnded, turnStarted } from './queue.ts'
import { runFor } from './selectors.ts'
import { type PrimalState, type Stage, USED_HELM, USED_ITEM, USED_REVIVE } from './state.ts'
import { draw, rise, sufferM } from './suffering.ts'
import { gainStamina, threaten, unstrain } from './tokens.ts'
import { askWithWindows, lastCall } from './windows.ts'

/** PR-7.2, PR-16.13: a turn slot begins. */
export function* startTurn(g: PrimalState): Flow {
  const hunter = (g.firstPlayer + g.turn) % g.hunters.length
  const h = hunterAt(g, hunter)
  emit<PrimalEvent>({ type: 'turn', hunter })
  if (g.blinded >= 0 && g.blindedBy === hunter) {
    emit<PrimalEvent>({ type: 'peril', peril: perilIdOf(g, g.blinded), change: 'clears' })
    g.blinded = -1
    g.blindedBy = -1
  }
  if (h.standing !== 'standing') {
    yield* lieOrRise(g, hunter)
    return endTurn(g)
  }
  g.active = hunter
  g.turnOver = false
  freshTurn(g, hunter)
  turnStarted(g, hunter)
  if (unsettled(g)) yield* checkpoint(g)
  goOn(g, 'movement')
}

function* lieOrRise(g: PrimalState, hunter: number): Flow {
  const h = hunterAt(g, hunter)
  if (h.standing === 'red') {
    h.standing = 'black'
    emit<PrimalEvent>({ type: 'rallied', hunter })
  } else if (h.standing === 'black') yield* rise(g, hunter)
}

function freshTurn(g: PrimalState, hunter: number): void {
  for (let n = 0; n < g.hunters.length; n++) {
    const other = hunterAt(g, n)
    other.usedTurn = 0
    other.hold = false
  }
  const h = hunterAt(g, hunter)
  endTurnEffects(g, hunter)
  h.attacks = 0
  h.dealt = 0
  h.worn = false
}

/** PR-25.4: the next stage of the turn, unless a KO has ended it. */
function goOn(g: PrimalState, next: Stage): void {
  if (g.turnOver) endTurn(g)
  else if (g.stage !== next) {
    g.stage = next
    const phase = PHASES[next]
    if (phase !== undefined) emit<PrimalEvent>({ type: 'phase', phase })
  }
}

const PHASES: Partial<Record<Stage, 'movement' | 'action' | 'attrition' | 'end-of-turn'>> = {
  movement: 'movement',
  action: 'action',
  attrition: 'attrition',
  turnEnd: 'end-of-turn',
}

/** PR-7.16. */
function endTurn(g: PrimalState): void {
  if (g.active >= 0) endTurnEffects(g, g.active)
  g.active = -1
  g.turnOver = false
  g.turn += 1
  g.stage = g.turn < g.hunters.length ? 'turnStart' : 'roundEnd'
}

/** PR-7.3 to PR-7.6, D-04. */
export function* movementPhase(g: PrimalState): Flow {
  const hunter = g.active
  const h = hunterAt(g, hunter)
  const cost = moveCost(g, hunter)
  const options: PrimalOption[] = [STAY]
  for (let side = 1; side < 4; side += 2) {
    const sector = (h.sector + side) % 4
    if (lackToMove(g, hunter, sector) === null) options.push(at(MOVE, sector))
  }
  const choice = yield* askWithWindows(g, 'movement', 'PR-7.3', options, false)
  if (choice === null) return goOn(g, 'movement')
  if (choice.do === 'move') {
    if (!(yield* payFor(g, hunter, cost))) return
    moveTo(g, hunter, choice.sector)
  } else {
    emit<PrimalEvent>({ type: 'stayed', hunter })
    threaten(g, hunter)
  }
  if (unsettled(g)) yield* checkpoint(g)
  goOn(g, 'action')
}

/** PR-7.7, PR-7.8: one action, or the end of the phase. */
export function* actionPhase(g: PrimalState): Flow {
  const hunter = g.active
  const choice = yield* askWithWindows(g, 'action', 'PR-7.8', actions(g, hunter), true)
  if (choice === null) return goOn(g, 'action')
  switch (choice.do) {
    case 'play': {
      const played = yield* playCard(g, hunter, choice.card)
      if (played !== 'finished' || g.turnOver) return goOn(g, 'action')
      // PR-11.9: a Finisher ends the phase, after a last call.
      yield* lastCall(g, true)
      return goOn(g, 'actionEnd')
    }
    case 'use':
      yield* activateAbility(g, hunter, choice.ability)
      break
    case 'revive':
      if (!(yield* revive(g, hunter, choice.hunter))) return
      break
    case 'treat':
      if (!(yield* payFor(g, hunter, 1))) return
      discardFromHand(g, hunter, choice.card)
      break
    default:
      yield* lastCall(g, false)
      return goOn(g, 'actionEnd')
  }
  if (unsettled(g)) yield* checkpoint(g)
  goOn(g, 'action')
}

/** D-05. */
function actions(g: PrimalState, hunter: number): PrimalOption[] {
  const { hand } = hunterAt(g, hunter)
  const options: PrimalOption[] = []
  let listed = 0
  for (let n = 0; n < hand.length; n++) {
    const card = at(hand, n)
    const { mark } = printedOf(g, card)
    if ((listed & mark) !== 0) continue
    listed |= mark
    const lack = lackToPlay(g, hunter, card)
    if (lack === null) options.push(at(PLAY, card))
    else if (lack === 'wound' && lackToTreat(g, hunter) === null) options.push(at(TREAT, card))
  }
  if (lackToUse(g, hunter, 'helm') === null) options.push(USE.helm)
  if (lackToUse(g, hunter, 'item') === null) options.push(USE.item)
  for (let other = 0; other < g.hunters.length; other++) if (lackToRevive(g, hunter, other) === null) options.push(at(REVIVE, other))
  options.push(END)
  return options
}

/** PR-7.9. */
function* activateAbility(g: PrimalState, hunter: number, from: 'helm' | 'item'): Flow {
  const h = hunterAt(g, hunter)
  const ability = abilityOf(g, hunter, from)
  if (ability?.kind !== 'action') return
  const used = from === 'helm' ? USED_HELM : USED_ITEM
  if (ability.once === 'round') h.usedRound |= used
  else h.usedHunt |= used
  const id = from === 'helm' ? sheetOf(g, hunter).helm.id : (items[h.item]?.id ?? '')
  emit<PrimalEvent>({ type: 'used', hunter, ability: id })
  yield* inNameOf(() => id, resolve(g, ability.effects, runFor(hunter, hunter)))
}

/** PR-16.14. Returns whether it was paid for. */
function* revive(g: PrimalState, hunter: number, fallen: number): Flow<boolean> {
  if (!(yield* payFor(g, hunter, reviveCost(g, hunter)))) return false
  const other = hunterAt(g, fallen)
  hunterAt(g, hunter).usedTurn |= USED_REVIVE
  emit<PrimalEvent>({ type: 'revived', hunter: fallen, by: hunter, rises: other.standing === 'black' })
  if (other.standing === 'red') other.standing = 'black'
  else yield* rise(g, fallen)
  return true
}

/** PR-7.10. */
export function* endActionPhase(g: PrimalState): Flow {
  const hunter = g.active
  if (hunterAt(g, hunter).hand.length >= 2) gainStamina(g, hunter, 1)
  actionPhaseEnded(g, hunter)
  if (unsettled(g)) yield* checkpoint(g)
  goOn(g, 'attrition')
}

/** PR-7.11, PR-7.12. */
export function* attritionPhase(g: PrimalState): Flow {
  const hunter = g.active
  const h = hunterAt(g, hunter)
  let highest = 0
  for (let left = h.threatened ? 2 : 1; left > 0; left--) highest = Math.max(highest, revealAttrition(g))
  const value = highest + attritionBonus(g)
  let defense = h.guard
  for (let n = 0; n < h.sequence.length; n++) if ((printedOf(g, at(h.sequence, n)).bit & TYPE_BITS.defensive) !== 0) defense += 1
  emit<PrimalEvent>({ type: 'attrition', hunter, shown: g.attritionShown.slice(), value, defense })
  if (defense < value) h.worn = yield* sufferM(g, hunter, true)
  for (const card of g.attritionShown) g.attritionDiscard.push(card)
  g.attritionShown = []
  if (!g.turnOver) {
    const holding = sheetOf(g, hunter).mastery.counts === 'holding' && g.aggro === hunter && !h.worn
    attritionEnded(g, hunter, holding)
  }
  if (unsettled(g)) yield* checkpoint(g)
  goOn(g, 'turnEnd')
}

function revealAttrition(g: PrimalState): number {
  fillAttrition(g)
  const value = g.attritionDeck.pop()
  if (value === undefined) throw new Error('the attrition deck is never empty')
  g.attritionShown.push(value)
  g.attritionSeen = false
  reveal(g)
  return value
}

/** PR-7.13. */
export function* endOfTurn(g: PrimalState): Flow {
  const hunter = g.active
  discardSequence(g, hunter)
  if (unsettled(g)) yield* checkpoint(g)
  if (!g.turnOver) {
    yield* refill(g, hunter)
    if (unsettled(g)) yield* checkpoint(g)
  }
  if (!g.turnOver) {
    turnToAggro(g)
    if (unsettled(g)) yield* checkpoint(g)
  }
  endTurn(g)
}

function discardSequence(g: PrimalState, hunter: number): void {
  const h = hunterAt(g, hunter)
  for (const card of h.sequence) {
    h.discard.push(card)
    emit<PrimalEvent>({ type: 'discarded', hunter, card, is: cardIdOf(g, card), from: 'sequence' })
  }
  h.sequence = []
}

/** PR-7.14, PR-7.15. */
function* refill(g: PrimalState, hunter: number): Flow {
  const h = hunterAt(g, hunter)
  const limit = refillLimit(g, hunter)
  while (h.hand.length > limit) {
    const options = handOptions(g, hunter, TYPE_BITS.any, DISCARD, [])
    const { card } = yield* ask({ seat: hunter, prompt: 'discard', rule: 'PR-7.14', options, about: { left: h.hand.length - limit } })
    discardFromHand(g, hunter, card)
  }
  const { falls } = h
  const wanted = Math.max(0, limit - h.hand.length - h.strain)
  yield* draw(g, hunter, wanted)
  if (stands(g, hunter) && h.falls === falls) unstrain(g, hunter)
}
