import { type Answer, at, emit, type Flow, type Seat } from '@rulewright/kernel'
import { cardIn, optionToUse, usable } from './abilities.ts'
import { defAt, defOf } from './card.ts'
import { breakOff, letGo } from './conceding.ts'
import { lackOfShards, priceToPlay, priceToRush } from './costs.ts'
import type { HubworldEvent } from './events.ts'
import { SEEKER, type Slot } from './grid.ts'
import { forge, rush } from './operations.ts'
import { type HubworldOption, type HubworldPrompt, PASS } from './options.ts'
import { asksFor, openWindow, playMoment, settle, use } from './reactions.ts'
import { firstInWindow, left, playersInGame } from './seats.ts'
import { type CardId, cardAt, type HubworldState, NONE, playerAt } from './state.ts'
import { exhaust, gainShards } from './tokens.ts'
import { costOf, shardIconsOf } from './values.ts'
import { draw, NOTHING } from './zones.ts'

const FORGE: readonly HubworldOption[] = Array.from({ length: SEEKER }, (_, slot): HubworldOption => ({ do: 'forge', slot }))
const COLLECT: readonly HubworldOption[] = Array.from({ length: SEEKER + 1 }, (_, slot): HubworldOption => ({ do: 'collect', slot }))

/** DP-4 — every instant of the seat that is possible now, and to pass. */
function instants(g: HubworldState, seat: Seat): readonly HubworldOption[] {
  const options: HubworldOption[] = [PASS]
  const player = playerAt(g, seat)
  for (let slot = 0; slot <= SEEKER; slot++) {
    const id = slot === SEEKER ? player.seeker : (player.grid[slot] ?? NONE)
    if (id !== NONE) instantsOfCard(g, seat, slot, id, options)
  }
  for (const id of player.council) {
    const def = defAt(cardAt(g, id).def)
    if (def.rush && lackOfShards(g, seat, priceToRush(def)) === null) options.push({ do: 'rush', card: id })
    else if (def.type === 'moment')
      for (const { ability } of def.instants)
        if (usable(g, seat, id, ability, NOTHING, priceToPlay(def))) options.push({ do: 'play', card: id })
  }
  return options
}

function instantsOfCard(g: HubworldState, seat: Seat, slot: Slot, id: CardId, options: HubworldOption[]): void {
  const card = cardAt(g, id)
  const def = defAt(card.def)
  if (slot !== SEEKER && !card.forged) {
    if (lackOfShards(g, seat, costOf(g, id)) === null) options.push(FORGE[slot] ?? PASS)
    return
  }
  if (lackToCollect(g, id) === null) options.push(COLLECT[slot] ?? PASS)
  for (const { index, ability } of def.instants) if (usable(g, seat, id, ability, NOTHING, 0)) options.push(optionToUse(slot, index))
}

/** HW-10.2, HW-10.14 — what prevents collecting with a forged card or the seeker; obstacles have no icons. */
export function lackToCollect(g: HubworldState, id: CardId): 'icons' | 'exhausted' | null {
  const card = cardAt(g, id)
  if (defAt(card.def).drawIcons === 0 && shardIconsOf(g, id) === 0) return 'icons'
  return card.exhausted ? 'exhausted' : null
}

/** HW-10.2 — one instant, fully resolved. */
function* perform(g: HubworldState, seat: Seat, chosen: HubworldOption): Flow {
  try {
    yield* instant(g, seat, chosen)
  } catch (ending) {
    breakOff(g, ending)
  }
}

function* instant(g: HubworldState, seat: Seat, chosen: HubworldOption): Flow {
  switch (chosen.do) {
    case 'forge':
      yield* forge(g, cardIn(g, seat, chosen.slot))
      break
    case 'collect':
      collect(g, seat, chosen.slot)
      break
    case 'play':
      yield* playMoment(g, chosen.card)
      break
    case 'use':
      yield* use(g, cardIn(g, seat, chosen.slot), chosen.ability)
      break
    case 'rush':
      yield* rush(g, chosen.card)
      break
  }
}

/** HW-10.2, HW-20.8 */
function collect(g: HubworldState, seat: Seat, slot: Slot): void {
  const id = cardIn(g, seat, slot)
  const { key, drawIcons } = defOf(g, id)
  exhaust(g, id)
  emit<HubworldEvent>({ type: 'collected', seat, slot, key })
  gainShards(g, seat, shardIconsOf(g, id))
  draw(g, seat, drawIcons)
}

/** HW-10.4 to HW-10.12 — an instant window. */
export function* instantWindow(g: HubworldState, kind: 'W1' | 'W2' | 'W3' | 'W4'): Flow {
  letGo(g)
  const { delve } = g
  let seat = firstInWindow(g)
  const window = openWindow(g, kind, null, seat)
  const prompt = PROMPT_OF[kind]
  let passes = 0
  for (;;) {
    if (letGo(g)) passes = 0
    // HW-10.11
    if (passes >= playersInGame(g) || delve?.ended || delve?.redirected) break
    if (!playerAt(g, seat).inGame) seat = left(g, seat)
    const options = instants(g, seat)
    window.priority = seat
    let chosen: HubworldOption = PASS
    if (asksFor(g, options, options.length > 1 || mightHaveInstant(g, seat))) {
      const answer: Answer = yield { seat, prompt, rule: 'HW-10.7', options }
      chosen = at(options, answer.index)
    }
    if (chosen.do === 'pass') {
      passes += 1
      seat = left(g, seat)
      continue
    }
    yield* perform(g, seat, chosen)
    yield* settle(g)
    passes = 0
  }
  g.windows.pop()
}

/** A prompt for each window, so that a player can pass one and still be asked in another. */
const PROMPT_OF = {
  W1: 'instant-at-start',
  W2: 'instant-after-action',
  W3: 'instant-at-slot',
  W4: 'instant-at-district',
} as const satisfies Record<string, HubworldPrompt>

/** A hidden Council card or an unforged card might be an instant. */
function mightHaveInstant(g: HubworldState, seat: Seat): boolean {
  const player = playerAt(g, seat)
  if (player.council.length > 0) return true
  for (const id of player.grid) if (id !== NONE && !cardAt(g, id).forged) return true
  return false
}
