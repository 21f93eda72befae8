import type { Event, Seat } from '@rulewright/kernel'
import { faceOf } from '../content/pieces.ts'
import { signOf } from '../rules/notation.ts'
import type { AlderTable } from './table.ts'

const sign = (piece: number): string => signOf(faceOf(piece))

/** A part of an event: pieces by their signs, a minion as team/class/type, lists with commas; `?` is what the listener may not know. */
function part(key: string, value: unknown): string {
  if (value === null) return '?'
  if (key === 'pieces' && Array.isArray(value)) return `[${value.map(sign).join(' ')}]`
  if ((key === 'piece' || key === 'out' || key === 'in') && typeof value === 'number') return sign(value)
  if (Array.isArray(value)) return `[${value.map((one) => part('', one)).join(' ')}]`
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => part(name, one))
      .join('/')
  return String(value)
}

const line = ({ type, ...parts }: Event): string => [type, ...Object.entries(parts).map(([key, value]) => part(key, value))].join(' ')

/** Everything a seat (null: a spectator) has heard since the table was laid, an event a line. */
export function told(t: AlderTable, seat: Seat | null = null): string[] {
  t.look()
  return t.heardBy(seat).map(line)
}
