import { isRecord } from '@rulewright/kernel'
import { type Field, fieldsOf, isSmall, labelForOne, type Reader, read, type Shown, thingsIn } from './reading.ts'

/** One seat's part of a position. */
export interface SeatPart {
  readonly seat: number
  /** Numbers to show beside the name. */
  readonly amounts: readonly Field[]
  readonly fields: readonly Field[]
}

/** A position sorted for drawing: what fits on a line, what needs room, and what belongs to each seat. */
export interface SortedView {
  readonly facts: readonly Field[]
  readonly parts: readonly Field[]
  readonly seats: readonly SeatPart[]
  /** What the question is about, besides its sentence. */
  readonly about: readonly Field[]
  /** The ids of all things drawn. */
  readonly things: ReadonlySet<string>
}

export function sortedView(view: unknown, about: Readonly<Record<string, unknown>> | null, r: Reader): SortedView {
  const fields = isRecord(view)
    ? fieldsOf(view, r).filter(({ key }) => key !== 'you')
    : [{ key: 'view', label: '', shown: read('view', view, r) }]
  const shared = fields.filter(({ shown }) => shown.is !== 'each-seat')
  const asked = about ? fieldsOf(about, r).filter(({ shown }) => shown.is !== 'none') : []
  return {
    facts: shared.filter(isSmall),
    parts: shared.filter((field) => !isSmall(field)),
    seats: seatParts(fields, r.seats),
    about: asked,
    things: new Set([...thingsOfBoard(fields), ...thingsOfBoard(asked)]),
  }
}

/** What lists for each seat hold, sorted by seat. */
function seatParts(fields: readonly Field[], seats: number): readonly SeatPart[] {
  const lists = fields.flatMap(({ key, shown }) => (shown.is === 'each-seat' ? [{ key, items: shown.items }] : []))
  if (lists.length === 0) return []
  return Array.from({ length: seats }, (_, seat) => {
    const own = lists.flatMap(({ key, items }) => shareOf(key, items[seat]))
    return { seat, amounts: own.filter(({ shown }) => shown.is === 'amount'), fields: own.filter(({ shown }) => shown.is !== 'amount') }
  })
}

/** A record for each seat (`players: [{ … }]`) is that seat's fields; anything else is one field. */
function shareOf(key: string, shown: Shown | undefined): readonly Field[] {
  if (!shown) return []
  if (shown.is !== 'record') return [{ key, label: labelForOne(key, shown), shown }]
  return shown.thing ? [{ key, label: labelForOne(key, shown), shown: { is: 'thing', thing: shown.thing } }, ...shown.fields] : shown.fields
}

function thingsOfBoard(fields: readonly Field[]): readonly string[] {
  return fields.flatMap(({ shown }) => {
    if (shown.is !== 'owners') return thingsIn(shown)
    return Array.from({ length: shown.width }, (_, x) => `column:${x}`)
  })
}
