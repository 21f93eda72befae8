import type { Habits, Seat } from '@rulewright/kernel'
import type { HubworldEvent } from '../rules/events.ts'
import { PATHS, pathOf } from '../rules/grid.ts'
import type { HubworldOption } from '../rules/options.ts'
import { cardAt, type HubworldState, NONE, playerAt } from '../rules/state.ts'
import { barrierOf } from '../rules/values.ts'

const list = {
  rounds: 'average',
  'delves that gain nothing': 'share',
  'delves abandoned': 'share',
  'paths without a barrier': 'share',
  'rounds ended without a barrier': 'share',
  'shards into heat': 'share',
  'agents lost a game': 'average',
  'cards shifted back': 'share',
  'actions that only shift': 'share',
} as const

/** The paths of a seat that have a ready barrier, as bits. */
function guarded(g: HubworldState, seat: Seat): number {
  let paths = 0
  for (const [slot, id] of playerAt(g, seat).grid.entries()) {
    if (id === NONE) continue
    const { forged, exhausted } = cardAt(g, id)
    if (forged && !exhausted && barrierOf(g, id) > 0) paths |= 1 << pathOf(slot)
  }
  return paths
}

/** Whether an event is something a delver gains by a delve: another player's card gone, an agent, shards. */
function gains(event: HubworldEvent, delver: Seat): boolean {
  switch (event.type) {
    case 'secured':
    case 'stole':
    case 'gained':
    case 'drew':
    case 'heat':
      return event.type === 'heat' ? event.seat !== delver && event.by > 0 : event.seat === delver
    case 'exiled':
    case 'archived':
      return event.owner !== delver
    case 'lost':
      return event.seat !== delver
    default:
      return false
  }
}

export const habits: Habits<HubworldState, HubworldEvent, HubworldOption, keyof typeof list> = {
  habits: list,
  watch(note) {
    let delve: { readonly seat: Seat; gained: boolean } | null = null
    /** By card, where it was shifted from last. */
    const from = new Map<number, number>()
    let lost = 0
    return {
      chose(option, { prompt }) {
        if (prompt === 'heat') note('shards into heat', option.do === 'pay' ? option.shards : 0, 0)
        if (prompt === 'action') note('actions that only shift', option.do === 'shift')
      },
      heard(event, g) {
        if (delve && gains(event, delve.seat)) delve.gained = true
        if (event.type === 'paid') note('shards into heat', 0, event.shards)
        else if (event.type === 'delved') delve = { seat: event.seat, gained: false }
        else if (event.type === 'delve-ended') {
          note('delves that gain nothing', delve?.gained === false)
          note('delves abandoned', !event.success)
          delve = null
        } else if (event.type === 'secured' || event.type === 'forfeited') lost += 1
        else if (event.type === 'shifted') {
          const card = playerAt(g, event.seat).grid[event.to] ?? NONE
          note('cards shifted back', from.get(card) === event.to)
          from.set(card, event.from)
        } else if (event.type === 'refresh') {
          for (const [seat, { inGame }] of g.players.entries()) {
            if (!inGame) continue
            const paths = guarded(g, seat)
            note('rounds ended without a barrier', paths === 0)
            for (const path of PATHS.keys()) note('paths without a barrier', (paths & (1 << path)) === 0)
          }
        }
      },
      over(g) {
        note('rounds', g.round)
        note('agents lost a game', lost)
      },
    }
  },
}
