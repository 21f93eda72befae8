import type { Event, Names, Phrase, Words } from '@rulewright/kernel'
import type { Moment, News } from '@rulewright/wire'

/** A line or more of the log: what one choice led to, with the view in which it is told. */
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

/** Adds news; what is already there is not told twice. Where they differ, a choice was taken back and another made: the news replace what was there. */
export function recorded(record: readonly LogEntry[], news: readonly News[], view: unknown): readonly LogEntry[] {
  const first = news.find((n) => !isTold(record, n))
  if (!first) return record
  const fresh = news.filter((n) => n.count >= first.count)
  return [...rewound(record, first.count - 1), ...fresh.map(({ count, events }) => ({ count, by: null, events, view }))]
}

/** Whether the record has it, or begins after it. */
function isTold(record: readonly LogEntry[], { count, events }: News): boolean {
  const known = record.find((entry) => entry.count >= count)
  if (known?.count !== count) return known !== undefined
  return JSON.stringify(known.events) === JSON.stringify(events)
}

/** Forgets what was taken back. */
export function rewound(record: readonly LogEntry[], count: number): readonly LogEntry[] {
  return record.some((entry) => entry.count > count) ? record.filter((entry) => entry.count <= count) : record
}

export interface Line {
  readonly key: string
  readonly count: number
  readonly phrase: Phrase
}

interface Told {
  readonly words: Words
  readonly names: Names
  readonly lines: readonly Line[]
}

/** Lines are kept once they are in words. */
const told = new WeakMap<LogEntry, Told>()

/** The record as sentences. */
export function linesOf(record: readonly LogEntry[], words: Words, names: Names): readonly Line[] {
  return record.flatMap((entry) => {
    const known = told.get(entry)
    if (known && known.words === words && known.names === names) return known.lines
    const lines = entry.events.flatMap((event, i) => {
      const phrase = words.event(event, entry.view, names)
      return phrase === null ? [] : [{ key: `${entry.count}.${i}`, count: entry.count, phrase }]
    })
    told.set(entry, { words, names, lines })
    return lines
  })
}
