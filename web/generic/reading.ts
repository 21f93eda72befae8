import { isRecord, type Option, type Words } from '@rulewright/kernel'
import { humanize } from '../match/generic-words.ts'
import { meansAmount, meansCard, meansKnown, meansSeat, meansSeats, pileOf, sizedField } from './field-names.ts'
import { type Fields, gridWidth, isOwnership, isScalar, kindOf, singular } from './shape.ts'

/** Something with a name on the board. */
export interface Named {
  /** `card:12`, as options, events and words refer to it. */
  readonly id: string
  readonly name: string
  /** What is printed on it. */
  readonly text?: string
  /** Others have seen it, though it lies in a hidden pile. */
  readonly known?: boolean
}

export interface Field {
  readonly key: string
  readonly label: string
  readonly shown: Shown
}

/** What a value of the view means to the reader. */
export type Shown =
  | { readonly is: 'none' }
  | { readonly is: 'yes-no'; readonly yes: boolean }
  | { readonly is: 'seat'; readonly seat: number }
  | { readonly is: 'amount'; readonly value: number }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'thing'; readonly thing: Named }
  | { readonly is: 'pile'; readonly of: 'cards' | 'pieces'; readonly faces: readonly Named[]; readonly hidden: number }
  | { readonly is: 'list'; readonly items: readonly Shown[] }
  | { readonly is: 'each-seat'; readonly items: readonly Shown[] }
  | { readonly is: 'owners'; readonly rows: readonly (readonly (number | null)[])[]; readonly width: number }
  | { readonly is: 'record'; readonly thing: Named | null; readonly seat: number | null; readonly fields: readonly Field[] }

const SMALL: ReadonlySet<Shown['is']> = new Set(['none', 'yes-no', 'seat', 'amount', 'text', 'thing'])
/** Whether it fits on a line beside its label. */
export const isSmall = ({ shown }: Field): boolean => SMALL.has(shown.is)

/** The context for reading a view. */
export interface Reader {
  readonly words: Words
  readonly view: unknown
  readonly seats: number
  /** The kinds of things the options have mentioned so far. */
  readonly kinds: ReadonlySet<string>
  /** How many columns the options distinguish; 0 when none mentions columns. */
  readonly columns: number
}

const NONE: Shown = { is: 'none' }
type Scalar = string | number | boolean | null

/** What the value under this field is; see `field-names.ts` for what names mean. */
export function read(field: string, value: unknown, r: Reader): Shown {
  if (isScalar(value)) return readScalar(field, value, r)
  if (Array.isArray(value)) return readList(field, value, r)
  return isRecord(value) ? readRecord(field, value, r) : NONE
}

function readScalar(field: string, value: Scalar, r: Reader): Shown {
  if (value === null || isNone(field, value)) return NONE
  if (typeof value === 'boolean') return { is: 'yes-no', yes: value }
  const thing = namedThing(field, value, r)
  if (thing) return { is: 'thing', thing }
  if (typeof value === 'string') return { is: 'text', text: readable(value) }
  if (meansSeat(field) && isSeat(value, r)) return { is: 'seat', seat: value }
  if (kindOf(field, r.kinds) || meansCard(field)) return { is: 'thing', thing: numbered(field, value, r) }
  const pile = pileOf(field)
  return pile && Number.isInteger(value) && value >= 0 ? { is: 'pile', of: pile, faces: [], hidden: value } : { is: 'amount', value }
}

const isNone = (field: string, value: unknown) => value === null || value === undefined || (value === -1 && !meansAmount(field))
const isSeat = (value: unknown, r: Reader): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < r.seats

/** `not-yet` is a key and becomes "Not yet"; a sentence stays as it is. */
const readable = (text: string): string => (/^[a-z][\w-]*$/i.test(text) ? humanize(text) : text)

function namedThing(field: string, value: string | number, r: Reader): Named | null {
  const words = r.words.thing?.(field, value, r.view)
  if (!words) return null
  return { id: `${kindFor(field, value, words.name, r)}:${value}`, name: words.name, ...(words.text ? { text: words.text } : {}) }
}

/** A thing the words have no name for: its kind and number. */
function numbered(field: string, value: string | number, r: Reader): Named {
  const kind = kindOf(field, r.kinds) ?? (pileOf(field) === 'cards' ? 'card' : singular(field))
  return { id: `${kind}:${value}`, name: `${humanize(kind)} ${value}` }
}

/** The kind by which the options refer to it: the field's own, or one under which the words give the value the same name. */
function kindFor(field: string, value: string | number, name: string, r: Reader): string {
  const own = kindOf(field, r.kinds)
  if (own) return own
  for (const kind of r.kinds) if (r.words.thing?.(kind, value, r.view)?.name === name) return kind
  return pileOf(field) === 'cards' ? 'card' : singular(field)
}

function readList(field: string, list: readonly unknown[], r: Reader): Shown {
  const pile = pileOf(field)
  if (list.length === 0) return pile ? { is: 'pile', of: pile, faces: [], hidden: 0 } : { is: 'list', items: [] }
  if (isOwnership(list, r.seats) && !pile) return readOwners(list, r)
  const seats = list.every((value) => isSeat(value, r)) && new Set(list).size === list.length
  if (seats && meansSeats(field)) return { is: 'list', items: list.map((seat) => ({ is: 'seat', seat: Number(seat) })) }
  if (areSizes(field, list, r)) return { is: 'each-seat', items: list.map((size) => read(field, size, r)) }
  if (list.every(isScalar) && (pile || holdsThings(field, list, r))) return readPile(field, list, r)
  if (isForEachSeat(field, list, r)) return { is: 'each-seat', items: inSeatOrder(list).map((share) => readShare(field, share, r)) }
  return { is: 'list', items: list.map((value) => read(field, value, r)) }
}

function readOwners(list: readonly unknown[], r: Reader): Shown {
  const width = gridWidth(list.length, r.columns)
  const owners = list.map((owner) => (isSeat(owner, r) ? owner : null))
  const rows = Array.from({ length: list.length / width }, (_, row) => owners.slice(row * width, row * width + width))
  return { is: 'owners', rows, width }
}

/** `hands: [5, 4]`: how many each seat has, not which. */
function areSizes(field: string, list: readonly unknown[], r: Reader): boolean {
  if (list.length !== r.seats || !pileOf(field) || meansCard(singular(field)) || singular(field) === field) return false
  return list.every((size) => typeof size === 'number' && size >= 0) && !holdsThings(field, list, r)
}

/** One seat's share of a list for each seat: a list of scalars in it holds things, however long it is. */
function readShare(field: string, share: unknown, r: Reader): Shown {
  return Array.isArray(share) && share.every(isScalar) && pileOf(field) ? readPile(field, share, r) : read(field, share, r)
}

function holdsThings(field: string, list: readonly unknown[], r: Reader): boolean {
  if (list.some((value) => isNone(field, value))) return false
  if (kindOf(field, r.kinds)) return true
  return list.some((value) => (typeof value === 'number' || typeof value === 'string') && r.words.thing?.(field, value, r.view))
}

function readPile(field: string, list: readonly Scalar[], r: Reader): Shown {
  const faces = list.flatMap((value) => {
    if (isNone(field, value) || value === null || typeof value === 'boolean') return []
    return [namedThing(field, value, r) ?? numbered(field, value, r)]
  })
  return { is: 'pile', of: pileOf(field) ?? 'pieces', faces, hidden: list.filter((value) => value === null).length }
}

/** Lists and records as many as seats; but records that name an owner must name each seat once. */
function isForEachSeat(field: string, list: readonly unknown[], r: Reader): boolean {
  if (list.length !== r.seats || r.seats < 2) return false
  const owners = list.map((item) => (isRecord(item) ? item.seat : undefined))
  if (owners.some((owner) => owner !== undefined)) return owners.every((owner) => isSeat(owner, r)) && new Set(owners).size === r.seats
  if (list.some((item) => item === null)) return false
  return (
    !list.some((item) => isRecord(item) && (thingField(item, r) !== null || 'id' in item || 'owner' in item)) && !kindOf(field, r.kinds)
  )
}

function inSeatOrder(list: readonly unknown[]): readonly unknown[] {
  const seatOf = (item: unknown) => (isRecord(item) && typeof item.seat === 'number' ? item.seat : 0)
  return list.every((item) => isRecord(item) && typeof item.seat === 'number') ? list.toSorted((a, b) => seatOf(a) - seatOf(b)) : list
}

function readRecord(field: string, record: Fields, r: Reader): Shown {
  const pile = readHiddenPile(field, record, r)
  if (pile) return pile
  const values = Object.values(record)
  if (values.length > 0 && values.every((value) => value === null)) return { is: 'pile', of: 'cards', faces: [], hidden: 1 }
  const named = thingField(record, r)
  const seat = isSeat(record.seat, r) ? record.seat : null
  const left = Object.entries(record).filter(
    ([key, value]) => key !== named?.key && key !== 'seat' && !(key === 'id' && typeof value === 'number'),
  )
  const fields = fieldsOf(Object.fromEntries(left), r).filter(
    ({ shown }) =>
      shown.is !== 'none' && !(shown.is === 'yes-no' && !shown.yes) && !(shown.is === 'thing' && shown.thing.name === named?.thing.name),
  )
  const thing = named?.thing ?? null
  // The options refer to the record by its id, if it has one: `hand: [{ id: 5, … }]` holds `card:5`.
  const id = typeof record.id === 'number' && thing ? numbered(field, record.id, r).id : null
  return { is: 'record', thing: thing && id && named?.key !== 'id' ? { ...thing, id } : thing, seat, fields }
}

/** The field that gives a record its name: the first that the words name, or its `name`. */
function thingField(record: Fields, r: Reader): { readonly key: string; readonly thing: Named } | null {
  for (const [key, value] of Object.entries(record)) {
    if (typeof value !== 'number' && typeof value !== 'string') continue
    if (value === -1 || key === 'seat') continue
    const thing = namedThing(key, value, r)
    if (thing) return { key, thing }
    if ((key === 'name' || key === 'title') && typeof value === 'string') return { key, thing: { id: `${key}:${value}`, name: value } }
  }
  return null
}

/** `{ size, cards, shown }`: the visible cards, and how many are hidden. */
function readHiddenPile(field: string, record: Fields, r: Reader): Shown | null {
  const size = record.size ?? record.count
  const rest = Object.keys(record).filter((key) => key !== 'size' && key !== 'count')
  const lists = rest.filter((key) => !meansKnown(key))
  const [main] = lists
  if (typeof size !== 'number' || main === undefined || lists.length > 1) return null
  const known = rest.find(meansKnown)
  return hiddenPile(pileOf(field) ? field : main, record[main], size, known === undefined ? null : record[known], r, main)
}

/** A pile of a known size whose list is null, or all of which is visible. */
function hiddenPile(field: string, list: unknown, size: number, known: unknown, r: Reader, asked = field): Shown | null {
  const seen = (values: unknown): readonly Named[] => {
    const pile = Array.isArray(values) && values.every(isScalar) ? readPile(asked, values, r) : null
    return pile?.is === 'pile' ? pile.faces : []
  }
  if (list !== null && !(Array.isArray(list) && list.every(isScalar))) return null
  const shared = new Set(seen(known).map((thing) => thing.id))
  const faces = list === null ? seen(known) : seen(list).map((thing) => (shared.has(thing.id) ? { ...thing, known: true } : thing))
  return { is: 'pile', of: pileOf(field) ?? 'cards', faces, hidden: Math.max(0, size - faces.length) }
}

/** The fields of a record as the reader sees them; a list and its size are one. */
export function fieldsOf(record: Fields, r: Reader): readonly Field[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const of = sizedField(key)
    if (of !== null && typeof value === 'number') {
      if (of in record && (record[of] === null || Array.isArray(record[of]))) return []
      return [{ key, label: humanize(of), shown: { is: 'pile', of: pileOf(of) ?? 'cards', faces: [], hidden: value } as const }]
    }
    const size = record[`${key}Size`]
    const shown = (typeof size === 'number' && hiddenPile(key, value, size, null, r)) || read(key, value, r)
    return [{ key, label: humanize(key), shown }]
  })
}

/** One seat's share of `scores` is its score, of `hands` its hand; of `coins` its coins. */
export const labelForOne = (field: string, shown: Shown): string =>
  shown.is === 'amount' && !/^scores$/i.test(field) ? humanize(field) : humanize(singular(field))

/** Every thing that is drawn with a name. */
export function thingsIn(shown: Shown): readonly string[] {
  switch (shown.is) {
    case 'thing':
      return [shown.thing.id]
    case 'pile':
      return shown.faces.map((face) => face.id)
    case 'list':
    case 'each-seat':
      return shown.items.flatMap(thingsIn)
    case 'record':
      return [...(shown.thing ? [shown.thing.id] : []), ...shown.fields.flatMap((field) => thingsIn(field.shown))]
    default:
      return []
  }
}

/** The things by which options refer to fields of the view: `{ from: 'deck' }` refers to `deck`. */
export function placesOf(options: readonly Option[], fields: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    options.flatMap((option) =>
      Object.entries(option).flatMap(([key, value]) =>
        key !== 'do' && typeof value === 'string' && fields.includes(value) ? [[value, `${key}:${value}`] as const] : [],
      ),
    ),
  )
}
