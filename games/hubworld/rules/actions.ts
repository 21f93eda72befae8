import { type Answer, at, type Flow, type Seat } from '@rulewright/kernel'
import { cardIn, optionToUse, usable } from './abilities.ts'
import { defAt } from './card.ts'
import { chooseAdjacent, chooseStageSlot } from './choices.ts'
import { breakOff, hasConceded, letGo } from './conceding.ts'
import { priceToPlay } from './costs.ts'
import { delve } from './delve.ts'
import { PATHS, SEEKER, SLOTS } from './grid.ts'
import { shiftTo, stage } from './operations.ts'
import { DRAW, GAIN, type HubworldOption, PASS } from './options.ts'
import { playMoment, settle, use } from './reactions.ts'
import { MOST_SEATS } from './seats.ts'
import { cardAt, type HubworldState, NONE, type Player, playerAt } from './state.ts'
import { gainShards, spendActions } from './tokens.ts'
import { draw, NOTHING } from './zones.ts'

const SHIFT: readonly HubworldOption[] = Array.from({ length: SLOTS }, (_, slot): HubworldOption => ({ do: 'shift', slot }))
const DELVE: readonly (readonly HubworldOption[])[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  PATHS.map((path): HubworldOption => ({ do: 'delve', seat, path })),
)

/** DP-3 — every action of the active player. */
function actions(g: HubworldState, seat: Seat): HubworldOption[] {
  const player = playerAt(g, seat)
  const options: HubworldOption[] = [GAIN]
  if (lackToDraw(player) === null) options.push(DRAW)
  for (const id of player.council) {
    const def = defAt(cardAt(g, id).def)
    if (def.stageable) options.push({ do: 'stage', card: id })
    else
      for (const { ability } of def.actions)
        if (usable(g, seat, id, ability, NOTHING, priceToPlay(def))) options.push({ do: 'play', card: id })
  }
  for (let slot = 0; slot <= SEEKER; slot++) {
    const id = slot === SEEKER ? player.seeker : (player.grid[slot] ?? NONE)
    if (id === NONE) continue
    if (slot !== SEEKER) options.push(SHIFT[slot] ?? PASS)
    const card = cardAt(g, id)
    if (slot !== SEEKER && !card.forged) continue
    for (const { index, ability } of defAt(card.def).actions)
      if (usable(g, seat, id, ability, NOTHING, 0)) options.push(optionToUse(slot, index))
  }
  if (lackToDelve(player) === null) delves(g, seat, options)
  return options
}

/** HW-7.2 */
export const lackToDraw = (player: Player): 'commons-empty' | null => (player.commons.length > 0 ? null : 'commons-empty')

/** HW-7.8 */
export const lackToDelve = (player: Player): 'first-action' | null => (player.hasActed ? null : 'first-action')

function delves(g: HubworldState, seat: Seat, options: HubworldOption[]): void {
  for (let enemy = 0; enemy < g.players.length; enemy++)
    if (enemy !== seat && playerAt(g, enemy).inGame) for (const option of at(DELVE, enemy)) options.push(option)
}

/** HW-6.4, HW-6.6 — the active player performs exactly one action. */
export function* oneAction(g: HubworldState, seat: Seat): Flow {
  try {
    yield* act(g, seat, yield* chooseAction(g, seat))
  } catch (ending) {
    breakOff(g, ending)
  }
  yield* settle(g)
  playerAt(g, seat).hasActed = true
}

function* chooseAction(g: HubworldState, seat: Seat): Flow<HubworldOption> {
  for (;;) {
    const options = actions(g, seat)
    const answer: Answer = yield { seat, prompt: 'action', rule: 'HW-6.4', options }
    const chosen = at(options, answer.index)
    if (chosen.do !== 'delve' || !hasConceded(g, chosen.seat)) return chosen
    // HW-23.8 — the player they would delve has conceded since they were asked: they are asked again.
    letGo(g)
  }
}

/** HW-7.1 to HW-7.7 */
function* act(g: HubworldState, seat: Seat, chosen: HubworldOption): Flow {
  switch (chosen.do) {
    case 'gain':
      spendActions(g, seat, 1)
      gainShards(g, seat, 1)
      break
    case 'draw':
      spendActions(g, seat, 1)
      draw(g, seat, 1)
      break
    case 'stage': {
      const slot = yield* chooseStageSlot(seat, chosen.card)
      spendActions(g, seat, 1)
      stage(g, chosen.card, slot)
      break
    }
    case 'shift': {
      const to = yield* chooseAdjacent(seat, seat, chosen.slot, 'shift-to', 'HW-7.4')
      spendActions(g, seat, 1)
      shiftTo(g, cardIn(g, seat, chosen.slot), to)
      break
    }
    case 'play':
      yield* playMoment(g, chosen.card)
      break
    case 'use':
      yield* use(g, cardIn(g, seat, chosen.slot), chosen.ability)
      break
    case 'delve':
      spendActions(g, seat, 1)
      yield* delve(g, seat, chosen.seat, chosen.path)
      break
  }
}
