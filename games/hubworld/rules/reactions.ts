import { type Answer, at, emit, type Flow, inNameOf, type Seat, whisper } from '@rulewright/kernel'
import { cardIn, inPlace, lackBeside, lackToUse, optionToUse } from './abilities.ts'
import { type Def, defAt, defOf, discoverEffect, eventOf, type Indexed, type Lack, reactiveMoments, usableOf } from './card.ts'
import { choosePlayer } from './choices.ts'
import { breakOff, letGo } from './conceding.ts'
import { payAll, priceToPlay } from './costs.ts'
import type { HubworldEvent } from './events.ts'
import { SEEKER } from './grid.ts'
import { knows, nameOf } from './knowledge.ts'
import { type HubworldOption, PASS } from './options.ts'
import { clockwise, firstInWindow, left, playersInGame } from './seats.ts'
import { type CardId, type CardState, cardAt, type HubworldState, NONE, type Occasion, playerAt, type Window } from './state.ts'
import { payShards, spendActions } from './tokens.ts'
import { exile, NOTHING, occasion, startResolving } from './zones.ts'

function tellUse(g: HubworldState, you: Seat, self: CardId, index: number): void {
  const card = cardAt(g, self)
  if (card.zone === 'resolving') return
  const { key } = defOf(g, self)
  const slot = card.zone === 'grid' ? card.slot : card.zone === 'seeker' ? SEEKER : null
  const told = { type: 'used', seat: you, slot, key, ability: index } as const
  if (knows(g, null, self)) {
    emit<HubworldEvent>(told)
    return
  }
  // HW-23.6 — of a card under discovery the others learn the effect, not the title.
  const knowing = clockwise(g, 0).filter((seat) => knows(g, seat, self))
  whisper<HubworldEvent>(knowing, told, { ...told, key: null, ability: null, effect: discoverEffect(key, index) })
}

/** HW-9.11 — announce, choose, pay, (for confront and discover) open the window, resolve. Queued events come after. */
export function* use(g: HubworldState, self: CardId, index: number, it: Occasion = NOTHING): Flow {
  try {
    yield* inNameOf(nameOf(g, self), carryOut(g, self, index, it))
  } catch (ending) {
    breakOff(g, ending)
  }
}

function* carryOut(g: HubworldState, self: CardId, index: number, it: Occasion): Flow {
  const ability = usableOf(defOf(g, self), index)
  if (!ability) throw new RangeError(`no usable ability ${index} of card ${self}`)
  const { owner: you } = cardAt(g, self)
  const { player: eligible } = ability
  tellUse(g, you, self, index)
  const player = eligible ? yield* choosePlayer(g, you, (seat) => eligible(g, you, seat, self)) : NONE
  if (ability.actions) spendActions(g, you, ability.actions)
  yield* payAll(g, you, self, ability.costs)
  const engager = g.engagement?.engager ?? NONE
  if (ability.kind === 'confront' || ability.kind === 'discover') {
    const begins = occasion('abilityBegins', you, { other: engager, card: self, ability: index })
    yield* reactionWindow(g, begins)
    // HW-23.8 — a player who has left resolves nothing more.
    if (begins.cancelled || !playerAt(g, you).inGame) return
  }
  const effect = ability.effect(g, { you, self, it, player, engager })
  if (effect) yield* effect
  if (ability.kind === 'discover') g.queue.push(occasion('discoverAbilityResolved', you, { other: engager, card: self, ability: index }))
}

/** HW-9.14, HW-9.15 — a moment is played: to `resolving`, paid, resolved, exiled. */
export function* playMoment(g: HubworldState, id: CardId, it: Occasion = NOTHING): Flow {
  const def: Def = defOf(g, id)
  const { owner } = cardAt(g, id)
  startResolving(g, id)
  payShards(g, owner, priceToPlay(def))
  for (let index = 0; index < def.abilities.length; index++) yield* use(g, id, index, it)
  if (cardAt(g, id).zone === 'resolving') exile(g, id)
}

const NO_REACTION: readonly HubworldOption[] = [PASS]

export function openWindow(g: HubworldState, kind: Window['kind'], occasion: Occasion | null, priority: Seat): Window {
  g.tick += 1
  const window: Window = { kind, occasion, opened: g.tick, priority, used: [] }
  g.windows.push(window)
  return window
}

/** HW-27.9, HW-27.10 — whether a seat is asked depends on what everybody can know (`might`), never on what its hand holds. */
export function asksFor(g: HubworldState, options: readonly HubworldOption[], might: boolean): boolean {
  switch (g.switches.priorityPrompts) {
    case 'askAlways':
      return true
    case 'autoPass':
      return options.length > 1
    case 'askIfPossible':
      return might
  }
}

/** HW-11.8 — whether an event has become void. */
function isVoid(g: HubworldState, it: Occasion, delve: HubworldState['delve'], engagement: HubworldState['engagement']): boolean {
  switch (it.trigger) {
    case 'roundBegins':
    case 'refillActions':
    case 'cardForged':
    case 'cardLeftGrid':
      return false
    case 'confrontBegins':
    case 'discoverBegins':
      return engagement === null || !inPlace(g, engagement)
    default:
      return delve !== null && (delve.ended || delve.redirected)
  }
}

// An empty flow: most events meet nobody who could react, and need no generator of their own.
const NOTHING_HAPPENS: Flow = (function* () {})()

/** HW-11 — the reaction window of an event. */
export function reactionWindow(g: HubworldState, it: Occasion): Flow {
  letGo(g)
  const event = eventOf(it.trigger)
  return anyoneMight(g, it, event) ? openReactions(g, it, event) : NOTHING_HAPPENS
}

function* openReactions(g: HubworldState, it: Occasion, event: number): Flow {
  const { delve, engagement } = g
  let seat = firstInWindow(g)
  const window = openWindow(g, 'reaction', it, seat)
  let passes = 0
  for (;;) {
    if (letGo(g)) passes = 0
    if (passes >= playersInGame(g) || isVoid(g, it, delve, engagement)) break
    if (!playerAt(g, seat).inGame) seat = left(g, seat)
    const options = reactions(g, seat, window, it, event)
    let chosen: HubworldOption = PASS
    if (asksFor(g, options, mightReact(g, seat, it, event, window))) {
      window.priority = seat
      const answer: Answer = yield { seat, prompt: 'reaction', rule: 'HW-11.4', options, about: REACTION[it.trigger] }
      chosen = at(options, answer.index)
    }
    if (chosen.do === 'pass') {
      passes += 1
      seat = left(g, seat)
      continue
    }
    // HW-11.9 — what was waiting before keeps waiting: its ability is not finished.
    const waiting = g.queue.length
    yield* react(g, seat, window, it, chosen)
    yield* settle(g, waiting)
    passes = 0
  }
  g.windows.pop()
}

const REACTION: Readonly<Record<Occasion['trigger'], { readonly trigger: Occasion['trigger'] }>> = {
  roundBegins: { trigger: 'roundBegins' },
  refillActions: { trigger: 'refillActions' },
  approachSlot: { trigger: 'approachSlot' },
  approachDistrict: { trigger: 'approachDistrict' },
  confrontBegins: { trigger: 'confrontBegins' },
  discoverBegins: { trigger: 'discoverBegins' },
  abilityBegins: { trigger: 'abilityBegins' },
  discoverAbilityResolved: { trigger: 'discoverAbilityResolved' },
  encounterCompleted: { trigger: 'encounterCompleted' },
  discoveryBatchBegins: { trigger: 'discoveryBatchBegins' },
  breachCompleted: { trigger: 'breachCompleted' },
  cardForged: { trigger: 'cardForged' },
  cardLeftGrid: { trigger: 'cardLeftGrid' },
}

function* react(g: HubworldState, seat: Seat, window: Window, it: Occasion, chosen: HubworldOption): Flow {
  if (chosen.do === 'play') yield* playMoment(g, chosen.card, it)
  else if (chosen.do === 'use') {
    const id = cardIn(g, seat, chosen.slot)
    window.used.push(id * 8 + chosen.ability)
    yield* use(g, id, chosen.ability, it)
  }
}

/** DP-5 — every reaction of the seat that fits the event now. */
function reactions(g: HubworldState, seat: Seat, window: Window, it: Occasion, event: number): readonly HubworldOption[] {
  let options: HubworldOption[] | null = null
  const player = playerAt(g, seat)
  for (let slot = 0; slot <= SEEKER; slot++) {
    const id = slot === SEEKER ? player.seeker : (player.grid[slot] ?? NONE)
    if (id === NONE) continue
    const card = cardAt(g, id)
    const reaction = at(defAt(card.def).reactionTo, event)
    if (reaction === null || !inPlaceToReact(card, window) || lackToReact(g, seat, window, it, id, reaction) !== null) continue
    options ??= [PASS]
    options.push(optionToUse(slot, reaction.index))
  }
  for (const id of player.council) {
    const card = cardAt(g, id)
    const def = defAt(card.def)
    const reaction = at(def.reactionTo, event)
    if (reaction === null || def.type !== 'moment' || !wasInHand(card, window)) continue
    if (lackToUse(g, seat, id, reaction.ability, it, priceToPlay(def)) !== null) continue
    options ??= [PASS]
    options.push({ do: 'play', card: id })
  }
  return options ?? NO_REACTION
}

/** HW-11.2, HW-11.10 — forged in the grid, or in the seeker area, since before the window opened. */
export const inPlaceToReact = (card: CardState, window: Window): boolean =>
  card.zone === 'seeker' || (card.forged && card.since < window.opened)

/** HW-11.10 — a moment drawn meanwhile comes too late. */
export const wasInHand = (card: CardState, window: Window): boolean => card.since < window.opened

/** HW-11.5 — what prevents a reaction, by a card in place, to the event of a window. */
export function lackToReact(
  g: HubworldState,
  seat: Seat,
  window: Window,
  it: Occasion,
  id: CardId,
  { index, ability }: Indexed,
): Lack | 'used' | null {
  return window.used.includes(id * 8 + index) ? 'used' : lackToUse(g, seat, id, ability, it, 0)
}

/** Whether the others must expect a reaction of this seat: a forged card shows one, or its Council might hold one. */
function mightReact(g: HubworldState, seat: Seat, it: Occasion, event: number, window: Window | null): boolean {
  const player = playerAt(g, seat)
  for (let slot = 0; slot <= SEEKER; slot++) {
    const id = slot === SEEKER ? player.seeker : (player.grid[slot] ?? NONE)
    if (id === NONE) continue
    const card = cardAt(g, id)
    if (!card.forged && card.zone !== 'seeker') continue
    const reaction = at(defAt(card.def).reactionTo, event)
    if (reaction === null || window?.used.includes(id * 8 + reaction.index)) continue
    if (couldUse(g, seat, id, reaction, it, 0)) return true
  }
  if (player.council.length === 0) return false
  for (const { moment, reaction } of reactiveMoments(event)) if (couldUse(g, seat, NONE, reaction, it, priceToPlay(moment))) return true
  return false
}

function couldUse(g: HubworldState, seat: Seat, id: CardId, { ability }: Indexed, it: Occasion, shards: number): boolean {
  const condition = ability.mightWhen ?? ability.when
  if (condition && !condition(g, seat, id, it)) return false
  return lackBeside(g, seat, id, ability, it, shards, ability.mightChoice ?? ability.choice) === null
}

/** A window that nobody could use is not opened at all. */
function anyoneMight(g: HubworldState, it: Occasion, event: number): boolean {
  if (g.switches.priorityPrompts === 'askAlways') return true
  for (let seat = 0; seat < g.players.length; seat++) if (mightReact(g, seat, it, event, null)) return true
  return false
}

/** HW-11.9 — what is queued opens its windows in order of occurrence, once the ability or step is finished. */
export function settle(g: HubworldState, waiting = 0): Flow {
  letGo(g)
  return g.queue.length <= waiting ? NOTHING_HAPPENS : drain(g, waiting)
}

function* drain(g: HubworldState, waiting: number): Flow {
  while (g.queue.length > waiting) for (const next of g.queue.splice(waiting, 1)) yield* reactionWindow(g, next)
}
