import { namedThings } from '@rulewright/tablekit'
import type { AlderquestEvent } from '../rules/events.ts'
import type { AlderquestOption } from '../rules/options.ts'

/** What a piece can do where nothing else on the board says so: each has a button at the piece. */
const DEEDS = [
  'swap',
  'slide',
  'line',
  'summon',
  'ability',
  'end',
  'reveal',
  'dismiss',
  'eject',
  'use',
  'pass',
  'done',
  'exchange',
  'leave',
  'destroy-snow',
  'drop-snow',
] as const
export type Deed = (typeof DEEDS)[number]
export const isDeed = (name: string): name is Deed => DEEDS.some((deed) => deed === name)

/** The things of the board that an option concerns. */
export function thingsOfOption(option: AlderquestOption): readonly string[] {
  switch (option.do) {
    case 'move':
    case 'charge':
    case 'fly':
    case 'sneak':
    case 'escape':
      return [`space:${option.to}`]
    case 'steal':
      return [`rival-guild:${option.guild}`]
    case 'trap':
      return [`armed:${option.quarrel}`]
    default:
      return isDeed(option.do) ? [`deed:${option.do}`] : namedThings(option)
  }
}

/** What an event touched. */
export function thingsOfEvent(event: AlderquestEvent): readonly string[] {
  const things: string[] = []
  if ('minion' in event) things.push(`minion:${event.minion}`)
  if ('space' in event) things.push(`space:${event.space}`)
  if ('tile' in event) things.push(`tile:${event.tile}`)
  if (event.type === 'moved') things.push(`space:${event.from}`, `space:${event.to}`)
  if (event.type === 'armed') things.push(`armed:${event.quarrel}`)
  if (event.type === 'hero-action') things.push(`hero:${event.hero}`)
  return things
}
