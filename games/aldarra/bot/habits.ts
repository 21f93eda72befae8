import type { Habits, Seat } from '@rulewright/kernel'
import type { AldarraEvent } from '../rules/events.ts'
import { controls } from '../rules/force.ts'
import type { AldarraOption } from '../rules/options.ts'
import type { AldarraState } from '../rules/state.ts'

const list = {
  rounds: 'average',
  'empty Orders': 'share',
  'Coalition exchanges undone in the round': 'share',
  'attacks not won': 'share',
  'coins unspent at the end': 'average',
  'territories at the end': 'average',
} as const

/** What an Order is for. */
const DEEDS: readonly AldarraEvent['type'][] = ['moved', 'combat-begun', 'explored', 'drew', 'drew-some']

export const habits: Habits<AldarraState, AldarraEvent, AldarraOption, keyof typeof list> = {
  habits: list,
  watch(note) {
    let order: { deed: boolean } | null = null
    let attacker: Seat | null = null
    /** Crystals the seat has exchanged coins for in this round; below nothing: the other way. */
    const exchanged = new Map<Seat, number>()
    const settle = () => {
      if (order) note('empty Orders', !order.deed)
      order = null
    }
    return {
      heard(event) {
        if (order && DEEDS.includes(event.type)) order.deed = true
        if (event.type === 'order-placed') {
          settle()
          order = { deed: false }
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
