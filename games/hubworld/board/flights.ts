import type { Cue } from '@rulewright/tablekit'
import type { HubworldEvent } from '../rules/events.ts'
import type { CardKey } from '../rules/view.ts'
import { districtThing, exileThing, placeOfDelve, scoreThing, seatThing, shardsThing, slotThing } from './things.ts'

/** A card on its way from one thing of the board to another; a hidden face flies facedown. */
export interface Flight {
  readonly from: string
  readonly to: string
  readonly key: CardKey | null
}

/** The path of a card, for events that move one. */
export function flightOf(event: HubworldEvent): Flight | null {
  switch (event.type) {
    case 'drew':
      return { from: districtThing(event.seat, 'commons'), to: districtThing(event.seat, 'council'), key: event.key }
    case 'staged':
      return { from: districtThing(event.seat, 'council'), to: slotThing(event.seat, event.slot), key: event.key }
    case 'rushed':
      return { from: districtThing(event.seat, 'council'), to: slotThing(event.seat, event.slot), key: event.key }
    case 'shifted':
    case 'swapped':
      return { from: slotThing(event.seat, event.from), to: slotThing(event.seat, event.to), key: null }
    case 'played':
      return { from: districtThing(event.seat, 'council'), to: seatThing(event.seat), key: event.key }
    case 'secured':
      return { from: districtThing(event.owner, 'council'), to: scoreThing(event.seat), key: event.key }
    case 'forfeited':
      return { from: seatThing(event.owner), to: scoreThing(event.to), key: event.key }
    case 'exiled':
      return {
        from: event.slot === null ? seatThing(event.owner) : slotThing(event.owner, event.slot),
        to: exileThing(event.owner),
        key: event.key,
      }
    case 'archived':
      return { from: placeFrom(event.owner, event.from), to: districtThing(event.owner, 'archives'), key: event.key }
    case 'returned':
      return { from: slotThing(event.seat, event.slot), to: districtThing(event.seat, 'council'), key: event.key }
    case 'shuffled-in':
      return { from: placeFrom(event.seat, event.from), to: districtThing(event.seat, 'commons'), key: event.key }
    case 'stole':
      return { from: shardsThing(event.from), to: shardsThing(event.seat), key: null }
    default:
      return null
  }
}

function placeFrom(seat: number, from: number | 'archives' | 'council' | 'commons' | 'exile'): string {
  if (typeof from === 'number') return slotThing(seat, from)
  return from === 'exile' ? exileThing(seat) : districtThing(seat, from)
}

/** Where the runner is while an event is played; null when the event does not move it. */
export function runOf(event: HubworldEvent | null): { readonly seat: number; readonly defender: number; readonly place: string } | null {
  switch (event?.type) {
    case 'approached':
      return { seat: event.seat, defender: event.defender, place: slotThing(event.defender, event.slot) }
    case 'approached-district':
    case 'breached':
      return {
        seat: event.seat,
        defender: event.defender,
        place: placeOfDelve({ defender: event.defender, path: event.district, row: 'district' }),
      }
    default:
      return null
  }
}

/** How long an event is shown, in milliseconds; 0 when the new position shows it. */
export function lengthOf(event: HubworldEvent): number {
  switch (event.type) {
    case 'approached':
    case 'approached-district':
    case 'breached':
      return 360
    case 'secured':
    case 'forfeited':
      return 520
    case 'forged':
    case 'unforged':
    case 'confronted':
    case 'discovered':
      return 240
    default:
      return flightOf(event) ? 220 : 0
  }
}

export function soundOf(event: HubworldEvent, me: number | null): Cue | null {
  switch (event.type) {
    case 'drew':
    case 'staged':
    case 'shifted':
    case 'swapped':
    case 'archived':
    case 'returned':
      return 'card'
    case 'gained':
    case 'stole':
    case 'collected':
      return 'coin'
    case 'forged':
    case 'rushed':
    case 'played':
      return 'match'
    case 'confronted':
    case 'exiled':
    case 'breached':
      return 'hit'
    case 'turn':
      return event.seat === me ? 'turn' : null
    case 'secured':
      return event.seat === me ? 'match' : 'hit'
    case 'over':
      return me !== null && event.winners.includes(me) ? 'win' : 'lose'
    default:
      return null
  }
}
