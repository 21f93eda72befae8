import { ask, askAlways, at, type Decision, type Flow, type Seat } from '@rulewright/kernel'
import { defAt, defOf } from './card.ts'
import { adjacentTo, SLOTS, type Slot } from './grid.ts'
import { DONE, type HubworldOption, type HubworldPrompt } from './options.ts'
import { clockwise, MOST_SEATS } from './seats.ts'
import { type CardId, type CardState, cardAt, type HubworldState, NONE, playerAt } from './state.ts'

type At = Extract<HubworldOption, { do: 'at' }>
type Choose = Extract<HubworldOption, { do: 'choose' }>

/** The option for each seat and slot, made once. */
const AT: readonly (readonly At[])[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  Array.from({ length: SLOTS }, (_, slot): At => ({ do: 'at', seat, slot })),
)
const atSlot = (seat: Seat, slot: Slot): At => at(at(AT, seat), slot)

type Filter = (card: CardState, g: HubworldState, id: CardId) => boolean

export const isForged: Filter = (card) => card.forged
export const isUnforged: Filter = (card) => !card.forged
export const isReadyForged: Filter = (card) => card.forged && !card.exhausted
export const isAnything: Filter = () => true

export function gridHas(g: HubworldState, seat: Seat, filter: Filter, except: CardId = NONE): boolean {
  for (const id of playerAt(g, seat).grid) if (id !== NONE && id !== except && filter(cardAt(g, id), g, id)) return true
  return false
}

/** DP-16 — one card of a grid that fits; `NONE` when there is none. */
export function* chooseInGrid(
  g: HubworldState,
  chooser: Seat,
  seat: Seat,
  prompt: HubworldPrompt,
  rule: string,
  filter: Filter,
  except = NONE,
): Flow<CardId> {
  const options: At[] = []
  const { grid } = playerAt(g, seat)
  for (let slot = 0; slot < SLOTS; slot++) {
    const id = grid[slot] ?? NONE
    if (id !== NONE && id !== except && filter(cardAt(g, id), g, id)) options.push(atSlot(seat, slot))
  }
  if (options.length === 0) return NONE
  const { slot } = yield* ask<At>({ seat: chooser, prompt, rule, options })
  return at(grid, slot)
}

const STAGE_SLOTS: readonly (readonly At[])[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  Array.from({ length: SLOTS }, (_, slot) => atSlot(seat, slot)),
)

/** DP-17 — any of the nine own slots. */
export function* chooseStageSlot(seat: Seat, card: CardId): Flow<Slot> {
  const { slot } = yield* ask<At>({ seat, prompt: 'stage-slot', rule: 'HW-18.9', options: at(STAGE_SLOTS, seat), about: { card } })
  return slot
}

const ADJACENT_SLOTS: readonly (readonly (readonly At[])[])[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  Array.from({ length: SLOTS }, (_, slot) => adjacentTo(slot).map((near) => atSlot(seat, near))),
)

/** DP-18, DP-19 — a slot next to another. */
export function* chooseAdjacent(chooser: Seat, seat: Seat, slot: Slot, prompt: 'shift-to' | 'redirect-to', rule: string): Flow<Slot> {
  const options = at(at(ADJACENT_SLOTS, seat), slot)
  const chosen = yield* ask<At>({ seat: chooser, prompt, rule, options, about: { seat, slot } })
  return chosen.slot
}

/** DP-15 */
export function* choosePlayer(
  g: HubworldState,
  chooser: Seat,
  eligible: (seat: Seat) => boolean,
  prompt: 'choose-player' | 'show-to' = 'choose-player',
): Flow<Seat> {
  const options = clockwise(g, chooser)
    .filter(eligible)
    .map((seat) => ({ do: 'player', seat }) as const)
  return options.length === 0 ? NONE : (yield* ask({ seat: chooser, prompt, rule: 'HW-1.17', options })).seat
}

/** Asked even when there is only one answer: a search lets its owner look (HW-18.20), and how many hidden cards fit is secret (HW-27.9). */
const ASKED_ANYWAY: readonly HubworldPrompt[] = ['choose-commons-card', 'stage-another', 'stage-card', 'show-agent']

const put = <O extends HubworldOption>(decision: Decision<O> & { prompt: HubworldPrompt }): Flow<O> =>
  ASKED_ANYWAY.includes(decision.prompt) ? askAlways(decision) : ask(decision)

/** DP-20 to DP-23 — one of the seat's own cards. */
export function* chooseCard(seat: Seat, cards: readonly CardId[], prompt: HubworldPrompt, rule: string): Flow<CardId> {
  if (cards.length === 0) return NONE
  const options: Choose[] = []
  for (const card of cards) options.push({ do: 'choose', card })
  return (yield* put<Choose>({ seat, prompt, rule, options })).card
}

/** As `chooseCard`, or none. */
export function* chooseCardOrDone(seat: Seat, cards: readonly CardId[], prompt: HubworldPrompt, rule: string): Flow<CardId> {
  const options: HubworldOption[] = [DONE]
  for (const card of cards) options.push({ do: 'choose', card })
  const chosen = yield* put({ seat, prompt, rule, options })
  return chosen.do === 'choose' ? chosen.card : NONE
}

export function stageables(g: HubworldState, seat: Seat): CardId[] {
  return playerAt(g, seat).council.filter((id) => defOf(g, id).stageable)
}

export function hasStageable(g: HubworldState, seat: Seat): boolean {
  for (const id of playerAt(g, seat).council) if (defAt(cardAt(g, id).def).stageable) return true
  return false
}
