import { at, emit, reveal } from '@rulewright/kernel'
import { iconBit } from '../content/index.ts'
import type { Terrain } from '../content/vocabulary.ts'
import type { PrimalEvent } from './events.ts'
import { behaviorOf, hunterAt, monsterOf, printedOf, slotAt } from './lookup.ts'
import { inFlank, inFront, inRear, terrainAt, weaponDamage } from './query.ts'
import { BAETHANIS, CYRICAE, FIRE, FOG, type PrimalState, type QueueEntryKind, ROCK, SAND, SYNAEREA, WATER } from './state.ts'

/** PR-13.1. */
const PRIORITY: Readonly<Record<QueueEntryKind, number>> = {
  stance: 1,
  peril: 2,
  behavior: 3,
  objective: 4,
  baethanis: 4,
  synaerea: 4,
  mastery: 4,
}

export const TERRAIN_BIT: Readonly<Record<Terrain, number>> = {
  rock: ROCK,
  water: WATER,
  sand: SAND,
  fire: FIRE,
  fog: FOG,
  baethanis: BAETHANIS,
  cyricae: CYRICAE,
  synaerea: SYNAEREA,
}

/** Icons that react to something other than a played card. */
const THREATENED = iconBit('threatened')
const MOVED = iconBit('moved')
const START_FRONT = iconBit('startFront')
const START_FLANK = iconBit('startFlank')
const START_REAR = iconBit('startRear')
const HAND_EMPTY = iconBit('handEmpty')
const ATTRITION_END = iconBit('attritionEnd')
const TURNED = iconBit('turned')
const ROUND_END = iconBit('roundEnd')

function add(g: PrimalState, batch: number, kind: QueueEntryKind, place: number, subject: number, sector = -1): void {
  g.queue.push({ batch, priority: PRIORITY[kind], kind, at: place, subject, sector })
}

/** PR-13.2: one event, one batch at the end of the queue. */
function newBatch(g: PrimalState): number {
  g.batch += 1
  return g.batch
}

/** PR-12.1: the behaviors in the slots that show one of these icons are triggered. */
function triggerBehaviors(g: PrimalState, batch: number, icons: number, subject: number): void {
  for (let slot = 0; slot < 3; slot++) {
    const held = slotAt(g, slot)
    if (held.card < 0 || (behaviorOf(g, held.card).iconBit & icons) === 0) continue
    if (held.waiting || held.open || g.stunned === slot) continue
    if (alreadyResolved(g, slot)) continue
    held.waiting = true
    add(g, batch, 'behavior', slot, subject)
    emit<PrimalEvent>({ type: 'triggered', slot, hunter: subject })
  }
}

/** PR-12.10: not twice in one checkpoint. A card that is not triggered for this reason is known from then on. */
export function alreadyResolved(g: PrimalState, slot: number): boolean {
  const held = slotAt(g, slot)
  if ((g.resolved & (1 << held.card)) === 0) return false
  if (!held.known) {
    held.known = true
    reveal(g)
  }
  return true
}

/** Perils in play triggered by this event; Blind is checked when they resolve (PR-13.6). */
function triggerPerils(
  g: PrimalState,
  batch: number,
  on: 'roundEnd' | 'firePlaced' | 'rampaged' | 'turned',
  subject: number,
  sector: number,
): void {
  for (let n = 0; n < g.perils.length; n++) {
    const peril = at(g.perils, n)
    if (at(monsterOf(g).perils, peril).trigger?.on === on) add(g, batch, 'peril', peril, subject, sector)
  }
}

/**
 * PR-12.2, PR-8.12: a card has entered the sequence. `icons` are those it sets off; perils and the objective look at where
 * its hunter stands now.
 */
export function cardPlayed(g: PrimalState, hunter: number, icons: number): void {
  const batch = newBatch(g)
  const { sequence } = hunterAt(g, hunter)
  const bit = printedOf(g, at(sequence, sequence.length - 1)).bit
  for (let n = 0; n < g.perils.length; n++) {
    const peril = at(g.perils, n)
    const trigger = at(monsterOf(g).perils, peril).trigger
    if (trigger?.on === 'played' && playedWhen(g, hunter, bit, trigger.when)) add(g, batch, 'peril', peril, hunter)
  }
  triggerBehaviors(g, batch, icons, hunter)
  if (g.objective < 0) return
  const { trigger } = monsterOf(g).objective
  if (trigger.on === 'played' && playedWhen(g, hunter, bit, trigger.when)) add(g, batch, 'objective', 0, hunter)
}

function playedWhen(g: PrimalState, hunter: number, bit: number, when: 'attackFromFront' | 'offensivePairFromRear'): boolean {
  switch (when) {
    case 'attackFromFront':
      return bit === 1 && inFront(g, hunter)
    case 'offensivePairFromRear':
      return (bit & 3) !== 0 && inRear(g, hunter) && (previousBit(g, hunter) & 3) !== 0
  }
}

/** The type of the card directly left of the last one in the sequence, as a bit. */
export function previousBit(g: PrimalState, hunter: number): number {
  const { sequence } = hunterAt(g, hunter)
  return sequence.length < 2 ? 0 : printedOf(g, at(sequence, sequence.length - 2)).bit
}

export function handEmptied(g: PrimalState, hunter: number): void {
  triggerBehaviors(g, newBatch(g), HAND_EMPTY, hunter)
}

export function becameThreatened(g: PrimalState, hunter: number): void {
  triggerBehaviors(g, newBatch(g), THREATENED, hunter)
}

export function hunterMoved(g: PrimalState, hunter: number, from: number): void {
  const batch = newBatch(g)
  for (let n = 0; n < g.perils.length; n++) {
    const peril = at(g.perils, n)
    const trigger = at(monsterOf(g).perils, peril).trigger
    if (trigger?.on === 'moved' && (terrainAt(g, from) & TERRAIN_BIT[trigger.outOf]) !== 0) add(g, batch, 'peril', peril, hunter, from)
  }
  triggerBehaviors(g, batch, MOVED, hunter)
}

export function monsterTurned(g: PrimalState): void {
  const batch = newBatch(g)
  triggerPerils(g, batch, 'turned', g.aggro, -1)
  triggerBehaviors(g, batch, TURNED, g.aggro)
}

export function firePlaced(g: PrimalState, sector: number): void {
  triggerPerils(g, newBatch(g), 'firePlaced', g.aggro, sector)
}

export function rampaged(g: PrimalState, subject: number): void {
  triggerPerils(g, newBatch(g), 'rampaged', subject, -1)
}

export function roundEnded(g: PrimalState): void {
  const batch = newBatch(g)
  triggerPerils(g, batch, 'roundEnd', g.aggro, -1)
  triggerBehaviors(g, batch, ROUND_END, g.aggro)
}

/** PR-7.2c: everything that triggers at the start of a hunter's turn. */
export function turnStarted(g: PrimalState, hunter: number): void {
  const batch = newBatch(g)
  const { sector } = hunterAt(g, hunter)
  const terrain = terrainAt(g, sector)
  for (let n = 0; n < g.perils.length; n++) {
    const peril = at(g.perils, n)
    const trigger = at(monsterOf(g).perils, peril).trigger
    if (trigger?.on === 'turnStart' && (terrain & TERRAIN_BIT[trigger.inA]) !== 0) add(g, batch, 'peril', peril, hunter, sector)
  }
  triggerBehaviors(g, batch, inFront(g, hunter) ? START_FRONT : inRear(g, hunter) ? START_REAR : START_FLANK, hunter)
  if ((terrain & BAETHANIS) !== 0) add(g, batch, 'baethanis', sector, hunter, sector)
  if ((terrain & SYNAEREA) !== 0) add(g, batch, 'synaerea', sector, hunter, sector)
}

/** The end of an Action phase: two objectives check it. */
export function actionPhaseEnded(g: PrimalState, hunter: number): void {
  if (g.objective < 0) return
  const { trigger } = monsterOf(g).objective
  if (trigger.on !== 'actionEnd') return
  const holds = trigger.when === 'twoParriesInFront' ? inFront(g, hunter) && parries(g, hunter) >= 2 : strongTurn(g, hunter)
  if (holds) add(g, newBatch(g), 'objective', 0, hunter)
}

function parries(g: PrimalState, hunter: number): number {
  let count = 0
  for (const card of hunterAt(g, hunter).sequence) if (printedOf(g, card).bit === 8) count += 1
  return count
}

const strongTurn = (g: PrimalState, hunter: number): boolean =>
  inFlank(g, hunter) && hunterAt(g, hunter).dealt >= 2 * weaponDamage(g, hunter)

export function attritionEnded(g: PrimalState, hunter: number, holding: boolean): void {
  const batch = newBatch(g)
  triggerBehaviors(g, batch, ATTRITION_END, hunter)
  if (holding) add(g, batch, 'mastery', 0, hunter)
}

/** PR-13.7: a new stance's text goes to the front, in a batch of its own. */
export function stanceRevealed(g: PrimalState, stance: number): void {
  const first = g.queue[0]
  const batch = first ? first.batch - 1 : newBatch(g)
  g.queue.unshift({ batch, priority: PRIORITY.stance, kind: 'stance', at: stance, subject: g.aggro, sector: -1 })
}

/** PR-12.11, PR-11.17: a card that left its slot, or was stunned, no longer waits. */
export function dropBehavior(g: PrimalState, slot: number): void {
  slotAt(g, slot).waiting = false
  for (let n = g.queue.length - 1; n >= 0; n--) {
    const entry = at(g.queue, n)
    if (entry.kind === 'behavior' && entry.at === slot) g.queue.splice(n, 1)
  }
}
