import type { Habits, Seat } from '@rulewright/kernel'
import { STRONGHOLD } from '../content/tiles.ts'
import { UNIT_TYPES } from '../content/units.ts'
import type { AldarraEvent } from '../rules/events.ts'
import { controls, count, forceOf } from '../rules/force.ts'
import { destinations } from '../rules/movement.ts'
import type { AldarraOption } from '../rules/options.ts'
import type { AldarraState } from '../rules/state.ts'

const list = {
  rounds: 'average',
  'empty Orders': 'share',
  'Orders with nothing to be done': 'share',
  'Coalition exchanges undone in the round': 'share',
  'attacks not won': 'share',
  'coins unspent at the end': 'average',
  'territories at the end': 'average',
} as const

/** What an Order is for. */
const DEEDS: readonly AldarraEvent['type'][] = ['moved', 'combat-begun', 'explored', 'drew', 'drew-some']

/** An Order must be placed (AL-10.3) even by a seat that has nothing to move and nothing to explore. */
function canDo(g: AldarraState, seat: Seat): boolean {
  return g.tiles.some((tile, hex) => {
    const force = forceOf(g, seat, hex)
    if (force === 0) return false
    if (!g.explored[hex] && tile !== STRONGHOLD) return true
    return Array.from({ length: UNIT_TYPES }, (_, unit) => unit).some(
      (unit) => count(force, unit) > 0 && destinations(g, seat, unit, hex, 0).length > 0,
    )
  })
}

export const habits: Habits<AldarraState, AldarraEvent, AldarraOption, keyof typeof list> = {
  habits: list,
  watch(note) {
    let order: { readonly possible: boolean; deed: boolean } | null = null
    let attacker: Seat | null = null
    /** Crystals the seat has exchanged Coins for in this round; negative for Coins from Crystals. */
    const exchanged = new Map<Seat, number>()
    const settle = () => {
      if (order) {
        note('Orders with nothing to be done', !order.possible)
        if (order.possible) note('empty Orders', !order.deed)
      }
      order = null
    }
    return {
      heard(event, g) {
        if (order && DEEDS.includes(event.type)) order.deed = true
        if (event.type === 'order-placed') {
          settle()
          order = { possible: canDo(g, event.seat), deed: false }
        } else if (event.type === 'round-begun') exchanged.clear()
        else if (event.type === 'mined' || event.type === 'win-check') settle()
        else if (event.type === 'combat-begun') attacker = event.attacker
        else if (event.type === 'combat-over') note('attacks not won', event.winner !== attacker)
        else if (event.type === 'converted') {
          const before = exchanged.get(event.seat) ?? 0
          note('Coalition exchanges undone in the round', before * event.toCrystals < 0)
          exchanged.set(event.seat, before + event.toCrystals)
        }
      },
      over(g) {
        settle()
        note('rounds', g.round)
        for (const [seat, player] of g.players.entries()) {
          note('coins unspent at the end', player.coins)
          note('territories at the end', g.tiles.filter((_, hex) => controls(g, seat, hex)).length)
        }
      },
    }
  },
}
