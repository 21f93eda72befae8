import type { Names } from '@rulewright/kernel'
import { type Spotlight, seatColour } from '@rulewright/tablekit'
import { BUILDING, CLASS_OF, DESTROYER, OUTPOST } from '../content/units.ts'
import type { AldarraEvent } from '../rules/events.ts'
import type { AldarraView } from '../rules/view.ts'
import { DiscoveryFace, ExploreFace, ObjectiveFace } from './faces.tsx'
import { labelsFor } from './labels.ts'
import { ShipIcon } from './ships.tsx'

const ship = (unit: number, seat: number) => <ShipIcon unit={unit} colour={seatColour(seat)} size={36} />

/** What is shown large: the others' cards and ships, attacks, and Buildings that fall. */
export function spotlight(e: AldarraEvent, view: AldarraView, names: Names): Spotlight | null {
  const felt = moment(e, view)
  if (felt || ('seat' in e && e.seat === view.you)) return felt
  return cardOf(e, view, names) ?? moveOf(e)
}

function moment(e: AldarraEvent, view: AldarraView): Spotlight | null {
  if (e.type === 'round-begun') return e.round === view.lastRound ? { kind: 'moment', title: 'The last round', feeling: 'plain' } : null
  if (e.type === 'combat-begun') {
    const things = [`hex:${e.hex}`]
    if (view.you !== null && e.defenders.includes(view.you)) return { kind: 'moment', title: 'You are attacked', feeling: 'bad', things }
    return e.attacker === view.you ? null : { kind: 'move', things }
  }
  // AL-3.12 nobody enters a Stronghold: what can be lost is what was built elsewhere.
  if (e.type !== 'destroyed' || CLASS_OF[e.unit] !== BUILDING) return null
  const feeling = e.seat === view.you ? 'bad' : view.you !== null && e.by === view.you ? 'good' : 'plain'
  return { kind: 'moment', title: e.unit === OUTPOST ? 'An Outpost falls' : 'A Fortress falls', feeling, things: [`hex:${e.hex}`] }
}

function cardOf(e: AldarraEvent, view: AldarraView, names: Names): Spotlight | null {
  const labels = labelsFor(view, names)
  switch (e.type) {
    case 'resolved':
      return { kind: 'card', face: <ExploreFace card={e.card} labels={labels} />, things: [`hex:${e.hex}`] }
    case 'played':
      return { kind: 'card', face: <ExploreFace card={e.card} labels={labels} />, things: [`seat:${e.seat}`] }
    case 'claimed':
      return { kind: 'card', face: <ObjectiveFace card={e.card} labels={labels} />, things: [`seat:${e.seat}`] }
    case 'discovered':
      return { kind: 'card', face: <DiscoveryFace discovery={e.discovery} labels={labels} />, things: [`seat:${e.seat}`] }
    case 'revealed': {
      // No more than can be read at once; a longer row lies on the board.
      const faces = e.cards.slice(0, 2).map((card, n) => <DiscoveryFace key={`${card} ${n.toString()}`} discovery={card} labels={labels} />)
      return faces.length === 0 ? null : { kind: 'card', face: faces, things: e.cards.map((card) => `discovery:${card}`) }
    }
    default:
      return null
  }
}

function moveOf(e: AldarraEvent): Spotlight | null {
  switch (e.type) {
    case 'order-placed':
    case 'explored':
    case 'outpost-placed':
    case 'stronghold-placed':
      return { kind: 'move', things: [`hex:${e.hex}`] }
    case 'moved':
      return { kind: 'move', face: ship(e.unit, e.seat), things: [`hex:${e.to}`] }
    case 'intercepted':
      return { kind: 'move', face: ship(DESTROYER, e.seat), things: [`hex:${e.to}`] }
    case 'combat-over':
      return e.winner === null ? null : { kind: 'move', things: [`hex:${e.hex}`] }
    case 'retreated':
    case 'displaced':
      return { kind: 'move', things: [`hex:${e.to}`] }
    case 'built':
    case 'gained':
    case 'destroyed':
      return { kind: 'move', face: ship(e.unit, e.seat), things: [`hex:${e.hex}`] }
    case 'hostage-taken':
      return { kind: 'move', face: ship(e.unit, e.seat) }
    case 'bought':
    case 'mined':
      return { kind: 'move', things: [`seat:${e.seat}`] }
    default:
      return null
  }
}
