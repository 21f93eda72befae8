import { at, emit, type Flow, reveal, type Seat, whisper } from '@rulewright/kernel'
import { EXPEDITION_CORPS } from '../content/discoveries.ts'
import { EXPLORES, FIRST_HOLD } from '../content/explores.ts'
import { RUINS, STRONGHOLD } from '../content/tiles.ts'
import { choose, chooseHidden } from './choices.ts'
import { different, drawExplore, takeFrom } from './decks.ts'
import { resolveEffect } from './effects.ts'
import type { AldarraEvent } from './events.ts'
import { hasDiscovery } from './force.ts'
import { EXPLORE, PASS } from './options.ts'
import { claimsThen } from './preparation.ts'
import { type AldarraState, type Exploring, HAND_LIMIT } from './state.ts'
import { isIn } from './track.ts'
import { playerOf } from './treasury.ts'

/** AL-10.4 steps 5 and 6: explore, then the token returns and the Order is finished (AL-12.20). */
export function* exploreAndFinish(g: AldarraState): Flow {
  const seat = g.order?.seat ?? 0
  const options = [PASS, ...explorable(g, seat).map((hex) => at(EXPLORE, hex))]
  const chosen = yield* choose(g, seat, { prompt: 'explore', rule: 'AL-12.1' }, options)
  if (chosen.do === 'explore') yield* explore(g, seat, chosen.hex)
  g.order = null
  claimsThen(g, 'order-done')
}

/** AL-12.2 */
function explorable(g: AldarraState, seat: Seat): number[] {
  const sites: number[] = []
  for (let hex = 0; hex < g.tiles.length; hex++) {
    if (!g.explored[hex] && g.tiles[hex] !== STRONGHOLD && isIn(g, seat, hex)) sites.push(hex)
  }
  return sites
}

/** AL-12.4 to AL-12.9, AL-12.18 */
function* explore(g: AldarraState, seat: Seat, hex: number): Flow {
  g.explored[hex] = true
  playerOf(g, seat).explored += 1
  emit<AldarraEvent>({ type: 'explored', seat, hex })
  const exploring: Exploring = { seat, hex, drawn: [], resolving: -1 }
  g.exploring = exploring
  const usual = g.tiles[hex] === RUINS ? 2 : 1
  const drawing = usual + (hasDiscovery(g, seat, EXPEDITION_CORPS) ? 1 : 0)
  for (let i = 0; i < drawing; i++) {
    const card = drawExplore(g)
    if (card >= 0) exploring.drawn.push(card)
  }
  if (drawing > 1) {
    const cards = [...exploring.drawn]
    whisper<AldarraEvent>([seat], { type: 'drew', seat, cards }, { type: 'drew-some', seat, n: cards.length })
  }
  while (exploring.drawn.length > usual) yield* reject(g, exploring)
  while (exploring.drawn.length > 0) yield* resolveNext(g, exploring)
  g.exploring = null
}

/** AL-12.18 with Expedition Corps one card goes to the open pile. */
function* reject(g: AldarraState, { seat, drawn }: Exploring): Flow {
  const list = () => different(drawn).map((card) => ({ do: 'reject', explore: card }) as const)
  const { explore: card } = yield* chooseHidden(g, seat, { prompt: 'reject', rule: 'AL-12.18' }, list)
  takeFrom(drawn, card)
  g.exploreDiscard.push(card)
  reveal(g)
  emit<AldarraEvent>({ type: 'rejected', seat, card })
}

/** AL-12.6 to AL-12.8 the next card; which one, where two were drawn. */
function* resolveNext(g: AldarraState, exploring: Exploring): Flow {
  const { seat, drawn, hex } = exploring
  const list = () => different(drawn).map((card) => ({ do: 'resolve', explore: card }) as const)
  if (drawn.length > 1) {
    const { explore: card } = yield* chooseHidden(g, seat, { prompt: 'resolve', rule: 'AL-12.8' }, list)
    takeFrom(drawn, card)
    drawn.push(card)
  }
  const card = at(drawn.splice(-1), 0)
  reveal(g)
  if (card >= FIRST_HOLD) return yield* hold(g, seat, card)
  exploring.resolving = card
  emit<AldarraEvent>({ type: 'resolved', seat, card, hex })
  const { effect } = EXPLORES[card] ?? {}
  const happened = effect ? yield* resolveEffect(g, seat, hex, effect) : false
  if (!happened) emit<AldarraEvent>({ type: 'no-effect', seat, card })
  exploring.resolving = -1
  g.exploreDiscard.push(card)
}

/** AL-12.6, AL-12.10 announced and kept face down; above five cards one is discarded. */
function* hold(g: AldarraState, seat: Seat, card: number): Flow {
  const { explores } = playerOf(g, seat)
  explores.push(card)
  whisper<AldarraEvent>([seat], { type: 'held', seat, card }, { type: 'held', seat, card: null })
  while (explores.length > HAND_LIMIT) {
    const list = () => different(explores).map((each) => ({ do: 'discard-explore', explore: each }) as const)
    const discarded = yield* chooseHidden(g, seat, { prompt: 'discard-explore', rule: 'AL-12.10' }, list)
    takeFrom(explores, discarded.explore)
    g.exploreDiscard.push(discarded.explore)
    reveal(g)
    emit<AldarraEvent>({ type: 'discarded-explore', seat, card: discarded.explore })
  }
}
