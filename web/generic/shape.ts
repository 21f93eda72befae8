import { isRecord, type Option } from '@rulewright/kernel'
import type { Tally } from '@rulewright/tablekit'
import { humanize } from '../match/generic-words.ts'

// How to show undescribed data: guesses that cost nothing when wrong.

export type Fields = Readonly<Record<string, unknown>>
export const isScalar = (value: unknown): value is string | number | boolean | null =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** `cards` → `card`, `cities` → `city`. */
export function singular(key: string): string {
  if (key.endsWith('ies')) return `${key.slice(0, -3)}y`
  return key.endsWith('s') && !key.endsWith('ss') ? key.slice(0, -1) : key
}

/** The kinds of things the options mention. */
export function kindsOf(options: readonly Option[]): ReadonlySet<string> {
  return new Set(options.flatMap((option) => Object.keys(option).filter((key) => key !== 'do')))
}

/** The kind of thing a value under this key may be: its own name or that of the list that holds it. */
export function kindOf(key: string, kinds: ReadonlySet<string>): string | null {
  if (kinds.has(key)) return key
  const one = singular(key)
  return kinds.has(one) ? one : null
}

/** Whether a list of numbers gives the owner of each place: seats and −1. */
export function isOwnership(list: readonly unknown[], seats: number): boolean {
  return list.length >= 9 && list.every((value) => typeof value === 'number' && Number.isInteger(value) && value >= -1 && value < seats)
}

/** How wide a flat list is laid out as a grid: by the columns the options mention, else as square as possible. */
export function gridWidth(length: number, columns: number): number {
  if (columns > 1 && length % columns === 0) return columns
  for (let width = Math.round(Math.sqrt(length)); width > 1; width--) if (length % width === 0) return length / width
  return length
}

/** How many columns the options distinguish; 0 when none mentions columns. */
export function columnsOf(options: readonly Option[]): number {
  let most = 0
  for (const option of options)
    for (const [key, value] of Object.entries(option))
      if (/^(column|col|x)$/.test(key) && typeof value === 'number') most = Math.max(most, value + 1)
  return most
}

/** Numbers that exist for each seat and are named like a score. */
export function talliesOf(view: unknown, seat: number, seats: number): readonly Tally[] {
  if (!isRecord(view)) return []
  return Object.entries(view).flatMap(([key, list]) => {
    const value: unknown = Array.isArray(list) && list.length === seats ? list[seat] : undefined
    return typeof value === 'number' && /score|point|health|life|lives|coin|gold/i.test(key)
      ? [{ label: humanize(/^scores$/i.test(key) ? 'score' : key), value }]
      : []
  })
}

/** A list whose entries are identified by their position: data without names of its own. */
export function placed<T>(list: readonly T[]): readonly { readonly key: string; readonly place: number; readonly value: T }[] {
  return list.map((value, place) => ({ key: `place ${place}`, place, value }))
}
