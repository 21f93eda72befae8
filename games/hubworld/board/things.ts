import type { Decision, Seat } from '@rulewright/kernel'
import type { HubworldEvent } from '../rules/events.ts'
import { PATHS, type Path, ROWS, SEEKER, type Slot, slotAt } from '../rules/grid.ts'
import type { HubworldOption } from '../rules/options.ts'
import type { CardId } from '../rules/state.ts'
import type { CardKey, DelveView, HubworldView } from '../rules/view.ts'

/** The names of the things on the board; the words use the same ones. */
export const cardThing = (card: CardId): string => `card:${card}`
export const slotThing = (seat: Seat, slot: Slot): string => `slot:${seat}-${slot}`
export const districtThing = (seat: Seat, path: Path): string => `district:${seat}-${path}`
export const seatThing = (seat: Seat): string => `seat:${seat}`
export const shardsThing = (seat: Seat): string => `shards:${seat}`
export const actionsThing = (seat: Seat): string => `actions:${seat}`
export const heatThing = (seat: Seat): string => `heat:${seat}`
export const exileThing = (seat: Seat): string => `exile:${seat}`
export const scoreThing = (seat: Seat): string => `score:${seat}`
export const seekerThing = (seat: Seat): string => slotThing(seat, SEEKER)

/** Where a delve is: a slot, or the district behind the path. */
export function placeOfDelve({ defender, path, row }: Pick<DelveView, 'defender' | 'path' | 'row'>): string {
  return row === 'district' ? districtThing(defender, path) : slotThing(defender, slotAt(path, row))
}

/** Where a delve would go next. */
export function nextOfDelve(delve: DelveView): string {
  const next = delve.row === 'district' ? undefined : ROWS[ROWS.indexOf(delve.row) + 1]
  return next === undefined ? districtThing(delve.defender, delve.path) : slotThing(delve.defender, slotAt(delve.path, next))
}

/** Where the card being confronted or discovered is. */
function placeOfEngagement(view: HubworldView): string[] {
  const { engagement, delve } = view
  if (engagement) {
    if (engagement.slot !== null) return [slotThing(engagement.owner, engagement.slot)]
    const path = PATHS.find((each) => each === engagement.zone)
    return path === undefined ? [] : [districtThing(engagement.owner, path)]
  }
  return delve ? [placeOfDelve(delve)] : []
}

/** The things an option concerns, seen from the seat that is asked. */
export function thingsOfOption(option: HubworldOption, me: Seat, view: HubworldView): readonly string[] {
  switch (option.do) {
    case 'gain':
      return [shardsThing(me)]
    case 'draw':
      return [districtThing(me, 'commons')]
    case 'stage':
    case 'play':
    case 'rush':
    case 'choose':
      return [cardThing(option.card)]
    case 'shift':
    case 'forge':
    case 'collect':
    case 'use':
      return [slotThing(me, option.slot)]
    case 'delve':
      return [districtThing(option.seat, option.path)]
    case 'discover':
    case 'confront':
    case 'bypass':
      return view.delve ? [placeOfDelve(view.delve)] : placeOfEngagement(view)
    case 'trigger':
    case 'pay':
    case 'break':
      return placeOfEngagement(view)
    case 'continue':
      return view.delve ? [nextOfDelve(view.delve)] : []
    case 'player':
      return [seatThing(option.seat)]
    case 'at':
      return [slotThing(option.seat, option.slot)]
    default:
      return []
  }
}

/** The card or slot a question is about, beside what may be chosen. */
export function aboutThing(about: Decision['about'] | undefined): string | null {
  if (typeof about?.card === 'number') return cardThing(about.card)
  return typeof about?.seat === 'number' && typeof about.slot === 'number' ? slotThing(about.seat, about.slot) : null
}

const fromPlace = (owner: Seat, from: Slot | Path | 'exile'): string =>
  typeof from === 'number' ? slotThing(owner, from) : from === 'exile' ? exileThing(owner) : districtThing(owner, from)

/** What an event touched; it stays marked until the next choice. */
export function thingsOfEvent(event: HubworldEvent): readonly string[] {
  switch (event.type) {
    case 'gained':
    case 'lost':
    case 'paid':
      return [shardsThing(event.seat)]
    case 'stole':
      return [shardsThing(event.seat), shardsThing(event.from)]
    case 'heat':
      return [heatThing(event.seat)]
    case 'drew':
      return [districtThing(event.seat, 'commons'), districtThing(event.seat, 'council')]
    case 'staged':
    case 'rushed':
    case 'forged':
    case 'unforged':
    case 'exhausted':
    case 'unexhausted':
    case 'collected':
      return [slotThing(event.seat, event.slot)]
    case 'shifted':
    case 'swapped':
      return [slotThing(event.seat, event.from), slotThing(event.seat, event.to)]
    case 'used':
      return event.slot === null ? [] : [slotThing(event.seat, event.slot)]
    case 'delved':
      return [districtThing(event.defender, event.path)]
    case 'confronted':
      return [slotThing(event.owner, event.slot)]
    case 'bypassed':
    case 'redirected':
      return [slotThing(event.defender, event.slot)]
    case 'discovered':
      if (event.slot !== null) return [slotThing(event.owner, event.slot)]
      return event.district === null ? [] : [districtThing(event.owner, event.district)]
    case 'secured':
      return [scoreThing(event.seat)]
    case 'forfeited':
      return [scoreThing(event.to)]
    case 'exiled':
      return [exileThing(event.owner)]
    case 'archived':
      return [districtThing(event.owner, 'archives'), fromPlace(event.owner, event.from)]
    case 'returned':
      return [districtThing(event.seat, 'council'), slotThing(event.seat, event.slot)]
    case 'shuffled-in':
      return [districtThing(event.seat, 'commons'), fromPlace(event.seat, event.from)]
    case 'breached':
      return [districtThing(event.defender, event.district)]
    default:
      return []
  }
}

/** A thing's name in its parts: `slot:1-4` is the kind `slot` of seat 1 with the rest `4`. */
export function readThing(thing: string): { readonly kind: string; readonly seat: Seat; readonly rest: string } | null {
  const read = /^(\w+):(\d+)(?:-(\w+))?$/.exec(thing)
  return read ? { kind: read[1] ?? '', seat: Number(read[2]), rest: read[3] ?? '' } : null
}

/** The things of the board with what is on them, as far as the view shows them. */
function* lying(view: HubworldView): Generator<readonly [thing: string, key: CardKey]> {
  for (const player of view.players) {
    yield [seekerThing(player.seat), player.seeker.key]
    for (const card of player.grid) if (card?.key) yield [slotThing(player.seat, card.slot), card.key]
    for (const { card, key } of player.council ?? []) yield [cardThing(card), key]
    for (const { card, key } of player.archives ?? []) yield [cardThing(card), key]
    for (const { card, key } of player.exile) yield [card === null ? exileThing(player.seat) : cardThing(card), key]
    for (const { key, owner } of player.score) yield [`secured:${owner}-${key}`, key]
  }
  for (const { card, key } of view.searching ?? []) yield [cardThing(card), key]
}

const KEY = /^card:(?!\d+$)(.+)$/

/** What is on a thing; sentences name a card by what it is (`card:barbican-gate`). */
export function keyOfThing(thing: string, view: HubworldView): CardKey | null {
  const named = KEY.exec(thing)?.[1]
  if (named !== undefined) return named
  for (const [place, key] of lying(view)) if (place === thing) return key
  return null
}

/** Where on the board a thing named in a sentence is: a card named by what it is, at the first place that has it. */
export function spokenOf(lit: string | null, view: HubworldView): string | null {
  const named = lit === null ? undefined : KEY.exec(lit)?.[1]
  if (named === undefined) return lit
  for (const [place, key] of lying(view)) if (key === named) return place
  return lit
}

/** How sentences call a thing: a card by what it is. */
export function namedInSentences(thing: string, view: HubworldView): string {
  const key = keyOfThing(thing, view)
  return key === null ? thing : `card:${key}`
}
