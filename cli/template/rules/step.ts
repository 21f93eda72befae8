import { ask, at, emit, type Flow, reveal, type Seat, whisper } from '@rulewright/kernel'
import type { MagpiesEvent } from './events.ts'
import { fits } from './nest.ts'
import type { MagpiesOption } from './options.ts'
import { isPlaying } from './outcome.ts'
import type { MagpiesState } from './state.ts'

/** MG-2.1: a turn. */
export function* step(g: MagpiesState): Flow {
  yield* take(g, g.turn)
  yield* lay(g, g.turn)
  // MG-4.1
  g.over = g.deck.length === 0
  do g.turn = (g.turn + 1) % g.hands.length
  while (!isPlaying(g, g.turn))
}

/** MG-2.2 and MG-2.3: the top of the deck unseen, or any trinket of the sill for all to see. */
function* take(g: MagpiesState, seat: Seat): Flow {
  const onSill = g.sill.map((card): MagpiesOption => ({ do: 'take', card }))
  const chosen = yield* ask<MagpiesOption>({ seat, prompt: 'take', rule: 'MG-2.2', options: [{ do: 'draw' }, ...onSill] })
  const next = g.deck.splice(-1)
  reveal(g)
  if (chosen.do === 'take') {
    g.sill = [...g.sill.filter((card) => card !== chosen.card), ...next]
    at(g.hands, seat).push(chosen.card)
    g.shown.push(chosen.card)
    emit<MagpiesEvent>({ type: 'took', seat, card: chosen.card })
  } else {
    at(g.hands, seat).push(...next)
    whisper<MagpiesEvent>([seat], { type: 'drew', seat, card: at(next, 0) }, { type: 'drew', seat, card: null })
  }
}

/** MG-3.1 and MG-3.2: into the nest, where it fits, or away. */
function* lay(g: MagpiesState, seat: Seat): Flow {
  const hand = at(g.hands, seat)
  const nest = at(g.nests, seat)
  const fitting = hand.filter((card) => fits(nest, card)).map((card): MagpiesOption => ({ do: 'lay', card }))
  const any = hand.map((card): MagpiesOption => ({ do: 'discard', card }))
  const chosen = yield* ask<MagpiesOption>({ seat, prompt: 'lay', rule: 'MG-3.1', options: [...fitting, ...any] })
  if (chosen.do !== 'lay' && chosen.do !== 'discard') return
  const { card } = chosen
  g.hands[seat] = hand.filter((held) => held !== card)
  g.shown = g.shown.filter((seen) => seen !== card)
  const pile = chosen.do === 'lay' ? nest : g.discard
  pile.push(card)
  reveal(g)
  emit<MagpiesEvent>({ type: chosen.do === 'lay' ? 'laid' : 'discarded', seat, card })
}
