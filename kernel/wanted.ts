import { hash } from './data.ts'
import type { Option } from './flow.ts'

/** Part of an option: `{ do: 'stage', slot: 4 }` means any option with at least these fields. */
export type Wanted = { readonly do: string } & Readonly<Record<string, unknown>>

export function fits(option: Option, wanted: Wanted): boolean {
  const have: Readonly<Record<string, unknown>> = { ...option }
  return Object.entries(wanted).every(([key, value]) => key in have && hash(have[key]) === hash(value))
}
