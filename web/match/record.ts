import type { Event, Heading, Names, Phrase, Seat, Words } from '@rulewright/kernel'
import type { Moment, News } from '@rulewright/wire'

/** One or more lines of the log: what one choice led to, with the view in which it is told. */
export interface LogEntry {
  /** How many choices had been made after it. */
  readonly count: number
  readonly by: number | null
  readonly events: readonly Event[]
  readonly view: unknown
}

/** The entries of moments fetched in any order. */
export function entriesOf(moments: readonly Moment[]): readonly LogEntry[] {
  return [...moments].sort((a, b) => a.count - b.count).map(({ count, by, news, view }) => ({ count, by, events: news.events, view }))
}

/** Adds news; known entries are not repeated. Where they differ, a choice was taken back and another made: the news replaces them. */
export function recorded(record: readonly LogEntry[], news: readonly News[], view: unknown): readonly LogEntry[] {
  const first = news.find((n) => !isTold(record, n))
  if (!first) return record
  const fresh = news.filter((n) => n.count >= first.count)
  return [...rewound(record, first.count - 1), ...fresh.map(({ count, events }) => ({ count, by: null, events, view }))]
}

/** Whether the record already has it, or begins after it. */
function isTold(record: readonly LogEntry[], { count, events }: News): boolean {
  const known = record.find((entry) => entry.count >= count)
  if (known?.count !== count) return known !== undefined
  return JSON.stringify(known.events) === JSON.stringify(events)
}

/** Forgets what was taken back. */
export function rewound(record: readonly LogEntry[], count: number): readonly LogEntry[] {
  return record.some((entry) => entry.count > count) ? record.filter((entry) => entry.count <= count) : record
}

export interface RecordLine {
  readonly key: string
  readonly count: number
  readonly phrase: Phrase
  /** The heading, if one begins here. */
  readonly heading: Heading['level'] | null
  /** Who did it, or whose section it is. */
  readonly seat: Seat | null
  /** How often it happened in a row: five cards drawn are one line. */
  readonly times: number
}

/** A line into which others may be merged. */
interface Listing extends RecordLine {
  readonly list?: { readonly before: string; readonly things: readonly string[] }
}

interface RecordParts {
  readonly words: Words
  readonly names: Names
  readonly lines: readonly RecordLine[]
}

/** Lines are cached once they are in words. */
const told = new WeakMap<LogEntry, RecordParts>()

/** Who caused an event, as far as it says. */
export function actorOf(event: Event): Seat | null {
  const { seat, hunter } = event as { readonly seat?: unknown; readonly hunter?: unknown }
  if (typeof seat === 'number') return seat
  return typeof hunter === 'number' ? hunter : null
}

/** The record as sentences, with the headings among them. */
export function linesOf(record: readonly LogEntry[], words: Words, names: Names): readonly RecordLine[] {
  return record.flatMap((entry) => {
    const known = told.get(entry)
    if (known && known.words === words && known.names === names) return known.lines
    const lines = inOne(entry.events.flatMap((event, i) => lineOf(event, i, entry, words, names) ?? []))
    told.set(entry, { words, names, lines })
    return lines
  })
}

function lineOf(event: Event, i: number, { count, view, events }: LogEntry, words: Words, names: Names): Listing | null {
  const key = `${count}.${i}`
  const heading = words.heading?.(event, view, names)
  if (heading) return { key, count, phrase: heading.phrase, heading: heading.level, seat: heading.seat, times: 1 }
  if (words.repeats?.(event, events)) return null
  const phrase = words.event(event, view, names)
  if (phrase === null) return null
  const line = { key, count, phrase, heading: null, seat: actorOf(event), times: 1 }
  const ending = words.listed?.includes(event.type) ? ENDING.exec(phrase) : null
  return ending?.groups ? { ...line, list: { before: ending.groups.before ?? '', things: [ending.groups.thing ?? ''] } } : line
}

/** A sentence that ends with a thing. */
const ENDING = /^(?<before>[^⟦]*)(?<thing>⟦[^⟧]*⟧)\.$/

/** Consecutive lines that say the same, or the same about several things, as one. */
function inOne(lines: readonly Listing[]): readonly RecordLine[] {
  const kept: Listing[] = []
  for (const line of lines) {
    const last = kept.at(-1)
    if (last?.list && line.list && last.seat === line.seat && last.list.before === line.list.before)
      kept[kept.length - 1] = withThings(last, { ...last.list, things: [...last.list.things, ...line.list.things] })
    else if (last && !line.heading && isSame(last, line)) kept[kept.length - 1] = { ...last, times: last.times + 1 }
    else kept.push(line)
  }
  return kept.map(({ list: _, ...line }) => line)
}

const withThings = (line: Listing, list: NonNullable<Listing['list']>): Listing => ({
  ...line,
  list,
  phrase: `${list.before}${list.things.slice(0, -1).join(', ')} and ${list.things.at(-1)}.`,
})

const isSame = (a: RecordLine, b: RecordLine): boolean =>
  a.seat === b.seat && a.heading === b.heading && JSON.stringify(a.phrase) === JSON.stringify(b.phrase)

/** How it ended, as the last lines of the log; their keys change with what comes before them, which may be fetched later. */
export function lastLines(
  { headline, how }: { readonly headline: string; readonly how: Phrase },
  lines: readonly RecordLine[],
): readonly RecordLine[] {
  const count = lines.at(-1)?.count ?? 0
  return [
    { key: `end ${count}`, count, phrase: headline, heading: 'round', seat: null, times: 1 },
    { key: `how ${count}`, count, phrase: how, heading: null, seat: null, times: 1 },
  ]
}
