import type { Report } from '../report.ts'

export type PrintedNames = Report['names']

/** The printed name of an id, or the id itself where there is none. */
export const nameOf = (names: PrintedNames, id: string): string => names?.[id] ?? id

export const gameIn = ({ names, game }: Report): string => nameOf(names, game)

/** The printed name of a deck, a faction, a hunter. */
export const sideIn = (names: PrintedNames, kind: string, label: string): string => names?.[`${kind} ${label}`] ?? label

/** A measure of a comparison: a share is named by its kind and printed name, anything else by itself. */
export function measureIn(names: PrintedNames, measure: string): string {
  const named = names?.[measure]
  return named === undefined ? measure : `${measure.slice(0, measure.indexOf(' '))} ${named}`
}

/** The id of a variant's place on the page. */
export const anchorOf = (variant: string): string => `variant-${variant.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

/** The name of an option or of an ending as words: `empty-commons`, `allDown`. */
export const inWords = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
