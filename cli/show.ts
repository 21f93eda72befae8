import { capitalised, type Decision, isRecord, type Match, type Names, plain, type Seat, type Words } from '@rulewright/kernel'

/** A view to be written down, and for whom. */
export interface ViewToShow {
  readonly view: unknown
  readonly words: Words
  readonly names: Names
  readonly seats: number
  /** For developers: fields by their own names, things with their numbers, and empty values too. */
  readonly raw: boolean
}

/** The longest line. */
const LINE = 100
/** Fields whose number is a seat, fields with a number for each seat, and a list that only happens to be as long as there are seats. */
const SEATS_IN = /^(?:seat|turn|player|active|owner|first)$/i
const TALLIES_IN = /score|point|health|life|lives|coin|gold/i
const TEAMS_IN = /team/i

/** A position as text: the view of a seat as an indented tree, then the open questions. */
export function showPosition(match: Match, words: Words, seat: Seat | null): string {
  const names: Names = { you: seat, of: (s) => (s === seat ? 'You' : `Seat ${s + 1}`) }
  const shown: ViewToShow = { view: match.view(seat), words, names, seats: match.config.seats, raw: true }
  const lines = [
    `${match.game.id}, after ${match.count} choices, seen by ${seat === null ? 'a spectator' : `seat ${seat + 1}`}`,
    ...showView(shown),
  ]
  for (const decision of match.open) {
    if (decision.seat === seat) lines.push(...showQuestion(decision, shown))
    else lines.push(`Seat ${decision.seat + 1} is deciding.`)
  }
  if (match.outcome) lines.push(plain(words.outcome(match.outcome, shown.view, names)))
  return `${lines.join('\n')}\n`
}

export function showView(shown: ViewToShow): string[] {
  return fields(shown.view).flatMap(([key, value]) => showField(key, key, value, 1, shown))
}

/** The question with its rule, and the options by number. */
export function showQuestion(decision: Decision, { view, words, names }: ViewToShow): string[] {
  const options = decision.options.map((option, n) => `  ${n + 1}. ${plain(words.option(option, view, names, decision))}`)
  return [`${plain(words.prompt(decision, view, names))} (${decision.rule})`, ...options]
}

/** A field on one line where it fits, else with its contents below. `key` is the field that holds the value, `label` what is written. */
function showField(key: string, label: string, value: unknown, depth: number, shown: ViewToShow): string[] {
  if (value === null && !shown.raw) return []
  const indent = '  '.repeat(depth)
  const name = label === key ? fieldName(key, shown) : label
  const short = inline(key, value, shown)
  if (short !== null && name.length + short.length <= LINE) return [`${indent}${name}: ${short}`]
  const inner = fields(value).map(([part, item]) =>
    Array.isArray(value) ? [key, place(key, value, part, shown), item] : [part, part, item],
  )
  return [`${indent}${name}:`, ...inner.flatMap(([k, l, item]) => showField(String(k), String(l), item, depth + 1, shown))]
}

/** The heading of a list element: its seat, where there is one element for each seat. */
function place(key: string, list: readonly unknown[], index: string, { seats, names, raw }: ViewToShow): string {
  const who = list.length === seats && !TEAMS_IN.test(key) ? names.of(Number(index)) : null
  if (raw) return who === null ? index : `${index} (${who})`
  return who ?? String(Number(index) + 1)
}

/** A value on one line; null where it holds more than lists of plain values. */
function inline(key: string, value: unknown, shown: ViewToShow): string | null {
  if (typeof value !== 'object' || value === null) return scalar(key, value, shown)
  if (Array.isArray(value)) return inlineList(key, value, shown)
  const parts = fields(value).filter(([, item]) => shown.raw || !isNothing(item))
  const said: string[] = []
  for (const [part, item] of parts) {
    const text = isRecord(item) ? null : inline(part, item, shown)
    if (text === null) return null
    said.push(shown.raw ? `${part}: ${text}` : `${fieldName(part, shown).toLowerCase()} ${text}`)
  }
  return said.join('; ') || 'none'
}

function inlineList(key: string, list: readonly unknown[], shown: ViewToShow): string | null {
  if (list.length === 0) return shown.raw ? '[]' : 'none'
  if (!shown.raw && list.every(isUnknown)) return list.every((item) => item === null) ? 'none' : `${list.length} unknown`
  if (list.some((item) => typeof item === 'object' && item !== null)) return null
  const eachSeat = list.length === shown.seats && TALLIES_IN.test(key)
  return list.map((item, n) => `${eachSeat ? `${shown.names.of(n)} ` : ''}${scalar(key, item, shown)}`).join(', ')
}

function scalar(key: string, value: unknown, shown: ViewToShow): string {
  if (value === null) return shown.raw ? 'null' : 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const name = thingOf(key, value, shown) ?? seatOf(key, value, shown)
  if (name === null) return String(value)
  return shown.raw ? `${name} (${value})` : name
}

function thingOf(key: string, value: unknown, { words, view }: ViewToShow): string | null {
  return typeof value === 'number' || typeof value === 'string' ? (words.thing?.(key, value, view)?.name ?? null) : null
}

function seatOf(key: string, value: unknown, { seats, names }: ViewToShow): string | null {
  return SEATS_IN.test(key) && typeof value === 'number' && value >= 0 && value < seats ? names.of(value) : null
}

/** `roundsLeft` → "Rounds left". */
function fieldName(key: string, { raw }: ViewToShow): string {
  if (raw) return key
  return capitalised(
    key
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/[-_]+/g, ' ')
      .toLowerCase(),
  )
}

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)
/** A card that cannot be seen. */
const isUnknown = (value: unknown) => value === null || (isRecord(value) && fields(value).every(([, item]) => isNothing(item)))
const fields = (value: unknown): [string, unknown][] => (typeof value === 'object' && value !== null ? Object.entries(value) : [])
