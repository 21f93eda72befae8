import type { Names } from '@rulewright/kernel'
import type { Spotlight } from '@rulewright/tablekit'
import { items, perilIds, potions } from '../content/index.ts'
import type { PrimalEvent } from '../rules/events.ts'
import { LAST_ROUND } from '../rules/round.ts'
import type { PrimalView } from '../rules/view.ts'
import { nameOf } from '../words/names.ts'
import { BehaviorFace, faceOf } from './faces.tsx'

/** What is shown large: the other hunters' cards, everything the monster does, and the turns of the hunt. */
export function spotlight(event: PrimalEvent, view: PrimalView, _: Names): Spotlight | null {
  return moment(event, view) ?? ofMonster(event, view) ?? ofHunter(event, view)
}

function moment(event: PrimalEvent, view: PrimalView): Spotlight | null {
  const things = [`monster:${view.monster.id}`]
  switch (event.type) {
    case 'stance':
      return { kind: 'moment', title: nameOf(event.stance), feeling: 'bad', things }
    case 'wounded':
      return { kind: 'moment', title: `${nameOf(view.monster.id)} is wounded`, feeling: 'good', things }
    case 'unleashed':
      return { kind: 'moment', title: `${nameOf(view.monster.id)} is unleashed`, feeling: 'bad', things }
    case 'escalated':
      return { kind: 'moment', title: 'The hunt escalates', feeling: 'bad', things }
    case 'knocked-out':
      return { kind: 'moment', title: event.out ? 'A hunter is out' : 'Knocked out', feeling: 'bad', things: [`hunter:${event.hunter}`] }
    case 'objective':
      return event.achieved ? { kind: 'moment', title: 'Objective achieved', feeling: 'good' } : null
    case 'round':
      return event.round === LAST_ROUND ? { kind: 'moment', title: 'The last round', feeling: 'plain' } : null
    case 'revealed': {
      const face = <BehaviorFace behavior={event.behavior} level={view.monster.level} />
      if (event.rampage) return { kind: 'moment', title: 'Rampage', feeling: 'bad', face, things: [`slot:${event.slot}`] }
      return { kind: 'card', face, things: [`slot:${event.slot}`] }
    }
    default:
      return null
  }
}

function ofMonster(event: PrimalEvent, view: PrimalView): Spotlight | null {
  switch (event.type) {
    case 'turned':
      return { kind: 'move', things: [`sector:${event.to}`] }
    case 'suffered':
      return { kind: 'move', things: [`hunter:${event.hunter}`] }
    case 'boosted':
      return { kind: 'move', things: [`slot:${event.slot}`] }
    case 'rage':
      return event.rage > 0 ? { kind: 'move', things: [`monster:${view.monster.id}`] } : null
    case 'peril': {
      if (event.change !== 'enters' && event.change !== 'strikes') return null
      const thing = `peril:${perilIds.map((ids) => ids.indexOf(event.peril)).find((n) => n >= 0) ?? 0}`
      return { kind: 'card', face: faceOf(thing, view), things: [thing] }
    }
    default:
      return null
  }
}

function ofHunter(event: PrimalEvent, view: PrimalView): Spotlight | null {
  if ('hunter' in event && event.hunter === view.you) return null
  switch (event.type) {
    case 'played':
    case 'assisted':
    case 'taunted':
      return { kind: 'card', face: faceOf(`card:${event.card}`, view), things: [`hunter:${event.hunter}`] }
    case 'consumed':
      return { kind: 'card', face: faceOf(`potion:${potions.findIndex(({ id }) => id === event.potion)}`, view) }
    case 'used': {
      const item = items.findIndex(({ id }) => id === event.ability)
      return { kind: 'card', face: faceOf(item < 0 ? `helm:${event.hunter}` : `item:${item}`, view) }
    }
    case 'moved':
      return { kind: 'move', things: [`sector:${event.to}`] }
    case 'dealt':
      return { kind: 'move', things: [`monster:${view.monster.id}`] }
    case 'revived':
    case 'rose':
      return { kind: 'move', things: [`hunter:${event.hunter}`] }
    default:
      return null
  }
}
