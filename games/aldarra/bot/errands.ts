import type { Decision, Errands, Seat } from '@rulewright/kernel'
import { EXPLORES } from '../content/explores.ts'
import { UNIT_TYPES } from '../content/units.ts'
import { count, forceOf, isMobile } from '../rules/force.ts'
import { canFly, stepsByUnit } from '../rules/movement.ts'
import type { AldarraOption } from '../rules/options.ts'
import type { AldarraState, Order } from '../rules/state.ts'

/** What cards in hand would add to the movement of an Order. */
function burnersOf(g: AldarraState, seat: Seat): number {
  let more = 0
  for (const card of g.players[seat]?.explores ?? []) {
    const effect = EXPLORES[card]?.hold?.effect
    if (effect?.kind === 'speed') more += effect.n
  }
  return more
}

/** Calls `enough` with every move that a Unit of the seat could make, until it returns true. */
function flies(g: AldarraState, seat: Seat, enough: (from: number, to: number) => boolean, only = -1): boolean {
  const bonus = burnersOf(g, seat)
  for (let from = 0; from < g.tiles.length; from++) {
    const force = only < 0 || only === from ? forceOf(g, seat, from) : 0
    if (force === 0) continue
    const steps = stepsByUnit(g, seat, from)
    for (let unit = 0; unit < UNIT_TYPES; unit++) {
      if (count(force, unit) === 0 || !isMobile(g, seat, unit)) continue
      const far = steps(unit)
      for (let to = 0; to < far.length; to++) if (canFly(g, seat, unit, from, to, far[to] ?? 99, bonus) && enough(from, to)) return true
    }
  }
  return false
}

/** The territories from which or to which something could move, as marks by hex. */
function alive(g: AldarraState, seat: Seat): Uint8Array {
  const live = new Uint8Array(g.tiles.length)
  flies(g, seat, (from, to) => {
    live[from] = 1
    live[to] = 1
    return false
  })
  return live
}

/** Where nothing can move, all activations are alike and the first will do; where something can, those that move nothing are in vain. */
function vainActivation(g: AldarraState, { seat, options }: Decision<AldarraOption>): boolean[] {
  const live = alive(g, seat)
  const first = options.find((option) => option.do === 'activate')
  const some = live.includes(1)
  return options.map((option) => option.do === 'activate' && (some ? live[option.hex] === 0 : option !== first))
}

/** FROM and TO without a Unit that could move do the same as Mode NONE (AL-10.10). */
function vainMode(g: AldarraState, { seat, hex }: Order, options: readonly AldarraOption[]): boolean[] {
  const from = flies(g, seat, () => true, hex)
  const to = flies(g, seat, (_, there) => there === hex)
  return options.map(({ do: mode }) => (mode === 'from' && !from) || (mode === 'to' && !to))
}

/** An Order that moves nothing is placed where nothing could move, or in Mode NONE. */
export const errands: Errands<AldarraState, AldarraOption> = {
  from(g, option) {
    return g.order && (option.do === 'from' || option.do === 'to') ? forceOf(g, g.order.seat, g.order.hex) : null
  },
  vain(g, decision, from) {
    const { prompt, options } = decision
    const { order } = g
    if (!order) return null
    if (prompt === 'activate') return vainActivation(g, decision)
    if (prompt === 'mode') return vainMode(g, order, options)
    if (from === null || (prompt !== 'ship' && prompt !== 'call') || forceOf(g, order.seat, order.hex) !== from) return null
    return options.some(({ do: what }) => what === 'ship' || what === 'call') ? options.map((option) => option.do === 'done') : null
  },
}
