import { ask, at, emit, type Flow, type Seat } from '@rulewright/kernel'
import { approachDistrict, breach } from './breach.ts'
import { breakOff } from './conceding.ts'
import { confront } from './confront.ts'
import { discover } from './discover.ts'
import type { HubworldEvent } from './events.ts'
import { DISTRICT, FRONT, PATHS, type Path } from './grid.ts'
import { instantWindow } from './instants.ts'
import { positionOf } from './operations.ts'
import { BYPASS, CONFRONT, CONTINUE, DISCOVER, END_DELVE, type HubworldOption } from './options.ts'
import { reactionWindow, settle } from './reactions.ts'
import { type CardId, cardAt, type Delve, type HubworldState, NONE, playerAt } from './state.ts'
import { occasion } from './zones.ts'

/** HW-12 — a delve, from the front slot of a path to the district behind it. */
export function* delve(g: HubworldState, delver: Seat, defender: Seat, path: Path): Flow {
  const d: Delve = { delver, defender, path: PATHS.indexOf(path), row: FRONT, step: 'approach', redirected: false, ended: false }
  g.delve = d
  emit<HubworldEvent>({ type: 'delved', seat: delver, defender, path })
  let success = false
  try {
    success = yield* alongThePath(g, d)
  } catch (ending) {
    breakOff(g, ending)
  }
  // HW-12.15
  g.modifiers = []
  g.batch = null
  g.engagement = null
  g.delve = null
  emit<HubworldEvent>({ type: 'delve-ended', seat: delver, success })
}

/** HW-12.3, HW-12.12 — returns whether a district was breached. */
function* alongThePath(g: HubworldState, d: Delve): Flow<boolean> {
  for (;;) {
    d.redirected = false
    if (d.row < DISTRICT) {
      yield* approach(g, d)
      if (d.ended) return false
      // HW-18.21 — a complete new approach.
      if (d.redirected) continue
      yield* encounter(g, d)
      if (d.ended || !(yield* goesOn(d))) return false
      d.row += 1
    } else {
      yield* approachDistrict(g, d)
      if (d.ended) return false
      if (d.redirected) continue
      yield* breach(g, d)
      return !d.ended
    }
  }
}

/** HW-12.4, HW-12.5 */
function* approach(g: HubworldState, d: Delve): Flow {
  const { delver, defender } = d
  const slot = positionOf(d)
  d.step = 'approach'
  emit<HubworldEvent>({ type: 'approached', seat: delver, defender, slot })
  const card = at(playerAt(g, defender).grid, slot)
  yield* reactionWindow(g, occasion('approachSlot', delver, { other: defender, card, slot }))
  // HW-10.11 — the window would close at once; it is not even counted.
  if (d.ended || d.redirected) return
  yield* instantWindow(g, 'W3')
}

const UNFORGED: readonly HubworldOption[] = [DISCOVER, BYPASS]
const EXHAUSTED: readonly HubworldOption[] = [CONFRONT, BYPASS]
const READY: readonly HubworldOption[] = [CONFRONT]

/** HW-12.6 to HW-12.10 — what is in the slot now decides. */
function* encounter(g: HubworldState, d: Delve): Flow {
  const { delver: seat, defender } = d
  const slot = positionOf(d)
  d.step = 'encounter'
  let card = at(playerAt(g, defender).grid, slot)
  if (card === NONE) return
  const { forged, exhausted } = cardAt(g, card)
  const options = forged ? (exhausted ? EXHAUSTED : READY) : UNFORGED
  const { do: choice } = yield* ask({ seat, prompt: 'encounter', rule: 'HW-12.6', options, about: { seat: defender, slot } })
  if (choice === 'discover') yield* discover(g, seat, card)
  else if (choice === 'confront') card = yield* confront(g, d, card)
  else emit<HubworldEvent>({ type: 'bypassed', seat, defender, slot })
  if (!d.ended) yield* completed(g, d, card)
}

/** HW-12.10 */
function* completed(g: HubworldState, d: Delve, card: CardId): Flow {
  d.step = 'completed'
  yield* settle(g)
  const { zone, slot } = cardAt(g, card)
  if (zone === 'grid') yield* reactionWindow(g, occasion('encounterCompleted', d.delver, { other: d.defender, card, slot }))
}

const GO_ON_OR_STOP: readonly HubworldOption[] = [CONTINUE, END_DELVE]

/** HW-12.11 */
function* goesOn({ delver: seat }: Delve): Flow<boolean> {
  const chosen = yield* ask({ seat, prompt: 'go-on', rule: 'HW-12.11', options: GO_ON_OR_STOP })
  return chosen.do === 'continue'
}
