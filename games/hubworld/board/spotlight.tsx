import type { Names, Seat } from '@rulewright/kernel'
import type { Feeling, Spotlight } from '@rulewright/tablekit'
import type { HubworldEvent } from '../rules/events.ts'
import type { CardKey, HubworldView } from '../rules/view.ts'
import { thingsOfEvent } from './things.ts'
import { zoomOf } from './Zooms.tsx'

/** What is shown large: cards others play, what is found in a delve, and every agent that changes hands. */
export function spotlight(event: HubworldEvent, view: HubworldView, _: Names): Spotlight | null {
  const things = thingsOfEvent(event)
  const card = (key: CardKey): Spotlight => ({ kind: 'card', face: zoomOf(key), things })
  const isMine = 'seat' in event && event.seat === view.you
  switch (event.type) {
    case 'secured':
      return { kind: 'moment', ...handed(event.owner, event.seat, view.you), face: zoomOf(event.key), things }
    case 'forfeited':
      return { kind: 'moment', ...handed(event.owner, event.to, view.you), face: zoomOf(event.key), things }
    case 'left-game':
      return { kind: 'moment', title: 'A player is out', feeling: isMine ? 'bad' : 'plain' }
    // One does not choose what one finds.
    case 'discovered':
      return event.key === null ? { kind: 'move', things } : card(event.key)
    case 'exiled':
      return { kind: 'move', face: zoomOf(event.key), things }
    case 'played':
    case 'forged':
    case 'rushed':
    case 'confronted':
      return isMine ? null : card(event.key)
    case 'used':
      if (isMine) return null
      return event.key === null ? { kind: 'move', things } : card(event.key)
    case 'delved':
    case 'breached':
    case 'staged':
    case 'shifted':
    case 'swapped':
    case 'stole':
    case 'redirected':
      return isMine ? null : { kind: 'move', things }
    default:
      return null
  }
}

/** An agent came into a score area: whether that is good or bad for the reader. */
function handed(owner: Seat, to: Seat, you: Seat | null): { readonly title: string; readonly feeling: Feeling } {
  if (to === you && owner !== you) return { title: 'Agent secured', feeling: 'good' }
  if (owner === you) return { title: 'Agent lost', feeling: 'bad' }
  return { title: 'An agent is secured', feeling: 'plain' }
}
