import type { Event, Seat } from '@rulewright/kernel'
import type { HubTable } from './table.ts'

const part = (value: unknown): string => (value === null ? '?' : String(value))

/** An event in a line: its kind, then its parts in the order in which they are told; `?` is what the listener may not know. */
const line = ({ type, ...parts }: Event): string => [type, ...Object.values(parts).map(part)].join(' ')

/** Everything a seat (null: a spectator) has heard since the table was laid, an event a line. */
export function told(t: HubTable, seat: Seat | null = null): string[] {
  t.look()
  return t.heardBy(seat).map(line)
}
