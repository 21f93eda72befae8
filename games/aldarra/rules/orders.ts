import { at, emit, type Flow, type Seat } from '@rulewright/kernel'
import { STRONGHOLD } from '../content/tiles.ts'
import { UNIT_TYPES, UNITS } from '../content/units.ts'
import { choose } from './choices.ts'
import { resolveCombat } from './combat.ts'
import type { AldarraEvent } from './events.ts'
import { count, enemiesIn, forceOf, isMobile } from './force.ts'
import { cardWindow } from './holds.ts'
import { canFly, stepsByUnit } from './movement.ts'
import { ACTIVATE, type AldarraOption, DONE, FLY } from './options.ts'
import { move } from './pieces.ts'
import type { AldarraState, Order } from './state.ts'
import { playerOf } from './treasury.ts'

type Activate = (typeof ACTIVATE)[number]
type Fly = (typeof FLY)[number]
type Ship = Extract<AldarraOption, { do: 'ship' }>
type Call = Extract<AldarraOption, { do: 'call' }>

const FROM = { do: 'from' } as const
const TO = { do: 'to' } as const
const NONE = { do: 'none' } as const
const SHIPS: readonly Ship[] = Array.from({ length: UNIT_TYPES }, (_, unit) => ({ do: 'ship', unit }))

/** AL-10.4 steps 1 to 3 of an Order: token, territory and mode, moves. */
export function* placeOrder(g: AldarraState): Flow {
  const seat = at(g.track, g.turn)
  const extra = g.extraOrder
  if (!extra) {
    yield* cardWindow(g, seat, 'order-turn')
    playerOf(g, seat).tokens -= 1
  }
  g.extraOrder = false
  const order: Order = { seat, hex: -1, mode: null, burners: 0, ship: -1, extra }
  g.order = order
  const activated = yield* choose(g, seat, { prompt: 'activate', rule: 'AL-10.7' }, activations(g, seat))
  order.hex = activated.hex
  const { do: mode } = yield* choose(g, seat, { prompt: 'mode', rule: 'AL-10.8', about: { hex: order.hex } }, modes(g, order))
  order.mode = mode
  emit<AldarraEvent>({ type: 'order-placed', seat, hex: order.hex, mode, extra })
  if (mode !== 'none') {
    yield* cardWindow(g, seat, 'order-declared')
    yield* mode === 'from' ? moveFrom(g, order) : moveTo(g, order)
  }
  g.phase = 'combat'
}

/** AL-10.7 every territory but another player's Stronghold. */
function activations(g: AldarraState, seat: Seat): Activate[] {
  const options: Activate[] = []
  for (let hex = 0; hex < g.tiles.length; hex++) {
    if (g.tiles[hex] !== STRONGHOLD || g.strongholds[seat] === hex) options.push(at(ACTIVATE, hex))
  }
  return options
}

/** AL-10.8 to AL-10.10; FROM needs a Unit there that can move. */
function modes(g: AldarraState, { seat, hex }: Order): (typeof FROM | typeof TO | typeof NONE)[] {
  const force = forceOf(g, seat, hex)
  for (let unit = 0; unit < UNITS.length; unit++) if (count(force, unit) > 0 && isMobile(g, seat, unit)) return [NONE, FROM, TO]
  return [NONE, TO]
}

/** AL-10.8 ships leave the activated territory one at a time; those still there have not moved (AL-10.11). */
function* moveFrom(g: AldarraState, order: Order): Flow {
  const { seat, hex } = order
  const steps = stepsByUnit(g, seat, hex)
  const about = { hex }
  for (;;) {
    const options: (Ship | typeof DONE)[] = [DONE]
    const force = forceOf(g, seat, hex)
    for (let unit = 0; unit < UNITS.length; unit++) {
      if (count(force, unit) > 0 && flies(g, order, unit, steps(unit))) options.push(at(SHIPS, unit))
    }
    const chosen = yield* choose(g, seat, { prompt: 'ship', rule: 'AL-10.12', about }, options)
    if (chosen.do === 'done') return
    order.ship = chosen.unit
    const ways = flights(g, order, chosen.unit, steps(chosen.unit))
    const flight = yield* choose(g, seat, { prompt: 'fly', rule: 'AL-10.15', about }, ways)
    order.ship = -1
    move(g, seat, chosen.unit, hex, flight.hex)
    emit<AldarraEvent>({ type: 'moved', seat, unit: chosen.unit, from: hex, to: flight.hex })
  }
}

/** AL-10.20 whether a Unit of the type may end its move anywhere. */
const flies = (g: AldarraState, { seat, hex: from, burners }: Order, unit: number, steps: readonly number[]): boolean =>
  steps.some((distance, hex) => canFly(g, seat, unit, from, hex, distance, burners))

/** AL-10.20 where a Unit of the type may end its move. */
const flights = (g: AldarraState, { seat, hex: from, burners }: Order, unit: number, steps: readonly number[]): Fly[] =>
  steps.flatMap((distance, hex) => (canFly(g, seat, unit, from, hex, distance, burners) ? [at(FLY, hex)] : []))

/** AL-10.9 ships are called to the activated territory one at a time; those there have arrived. */
function* moveTo(g: AldarraState, order: Order): Flow {
  const { seat, hex } = order
  const steps = stepsByUnit(g, seat, hex)
  for (;;) {
    const options: (Call | typeof DONE)[] = [DONE]
    for (let from = 0; from < g.tiles.length; from++) {
      const force = forceOf(g, seat, from)
      if (force === 0) continue
      for (let unit = 0; unit < UNITS.length; unit++) {
        if (count(force, unit) > 0 && canFly(g, seat, unit, from, hex, at(steps(unit), from), order.burners)) {
          options.push({ do: 'call', hex: from, unit })
        }
      }
    }
    const chosen = yield* choose(g, seat, { prompt: 'call', rule: 'AL-10.9', about: { hex } }, options)
    if (chosen.do === 'done') return
    move(g, seat, chosen.unit, chosen.hex, hex)
    emit<AldarraEvent>({ type: 'moved', seat, unit: chosen.unit, from: chosen.hex, to: hex })
  }
}

/** AL-11.1, AL-11.2 one of the combats the Order has caused; when none is left, the Order goes on. */
export function* nextCombat(g: AldarraState): Flow {
  const seat = g.order?.seat ?? 0
  const options: Extract<AldarraOption, { do: 'combat' }>[] = []
  for (let hex = 0; hex < g.tiles.length; hex++) {
    if (forceOf(g, seat, hex) !== 0 && enemiesIn(g, seat, hex)) options.push({ do: 'combat', hex })
  }
  if (options.length === 0) {
    g.phase = 'explore'
    return
  }
  const { hex } = yield* choose(g, seat, { prompt: 'combat', rule: 'AL-11.2' }, options)
  yield* resolveCombat(g, hex, seat)
}

/** After the claims that follow an Order: Forged Orders, or the next player with a token (AL-10.2). */
export function* orderDone(g: AldarraState): Flow {
  const seat = at(g.track, g.turn)
  if (yield* cardWindow(g, seat, 'order-done')) {
    g.phase = 'order'
    return
  }
  for (let ahead = 1; ahead <= g.seats; ahead++) {
    const turn = (g.turn + ahead) % g.seats
    if (playerOf(g, at(g.track, turn)).tokens === 0) continue
    g.turn = turn
    g.phase = 'order'
    return
  }
  g.phase = 'mine'
}
