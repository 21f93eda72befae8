import type { Report } from '../report.ts'

export type PrintedNames = Report['names']

/** What is printed for an id; the id itself where nothing is. */
export const nameOf = (names: PrintedNames, id: string): string => names?.[id] ?? id

export const gameIn = ({ names, game }: Report): string => nameOf(names, game)

/** A deck, a faction, a hunter, as it is printed. */
export const sideIn = (names: PrintedNames, kind: string, label: string): string => names?.[`${kind} ${label}`] ?? label

/** A measure of a comparison: a share is named by its kind and what is printed, anything else by itself. */
export function measureIn(names: PrintedNames, measure: string): string {
  const named = names?.[measure]
  return named === undefined ? measure : `${measure.slice(0, measure.indexOf(' '))} ${named}`
}

/** Where on the page a variant stands. */
export const anchorOf = (variant: string): string => `variant-${variant.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
