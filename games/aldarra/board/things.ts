import { namedThings } from '@rulewright/tablekit'
import { DESTROYER } from '../content/units.ts'
import type { AldarraEvent } from '../rules/events.ts'
import type { AldarraOption } from '../rules/options.ts'
import type { AldarraView } from '../rules/view.ts'

/** The things of the board that an option concerns. Ships are named by where they are: `ship:hex:seat:unit`. */
export function thingsOfOption(view: AldarraView): (option: AldarraOption) => readonly string[] {
  const hex = view.order?.hex ?? -1
  const seat = view.you ?? -1
  return (option) => {
    switch (option.do) {
      case 'ship':
        return [`ship:${hex}:${seat}:${option.unit}`]
      case 'call':
        return [`hex:${option.hex}`, `ship:${option.hex}:${seat}:${option.unit}`]
      case 'intercept':
        return [`hex:${option.hex}`, `ship:${option.hex}:${seat}:${DESTROYER}`]
      case 'hit':
        return [`target:${option.seat}:${option.unit}`]
      case 'lose':
        return [`ship:${view.exploring?.hex ?? hex}:${seat}:${option.unit}`]
      case 'build':
        return [`unit:${option.unit}`, `hex:${option.hex}`]
      case 'play': {
        const things = [`explore:${option.explore}`]
        if (option.hex !== undefined) things.push(`hex:${option.hex}`)
        if (option.against !== undefined) things.push(`seat:${option.against}`)
        return things
      }
      case 'find':
        return [`discovery:${option.discovery}`]
      case 'buy':
        return [`purchase:${option.purchase}`]
      default:
        return namedThings(option)
    }
  }
}

/** What an event touched. */
export function thingsOfEvent(event: AldarraEvent): readonly string[] {
  const things: string[] = []
  if ('hex' in event) things.push(`hex:${event.hex}`)
  if ('from' in event) things.push(`hex:${event.from}`)
  if ('to' in event) things.push(`hex:${event.to}`)
  if ('hexes' in event) for (const hex of event.hexes) things.push(`hex:${hex}`)
  if ('seat' in event) things.push(`seat:${event.seat}`)
  return things
}
