import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutant.ts'

/** A mutant that no test can notice, and why. Identified by its file, its line's text and its change, wherever the line moves. */
export interface Equivalent {
  readonly file: string
  readonly line: string
  readonly change: string
  readonly reason: string
}

export const listPath = (game: string): string => `games/${game}/test/equivalent-mutants.json`

export function readEquivalents(root: string, game: string): Equivalent[] {
  const path = join(root, listPath(game))
  return existsSync(path) ? parseEquivalents(readFileSync(path, 'utf8'), listPath(game)) : []
}

const KEYS = ['file', 'line', 'change', 'reason'] as const

function parseEquivalents(text: string, path: string): Equivalent[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw new Error(`${path} is not JSON.`)
  }
  if (!Array.isArray(list)) throw new Error(`${path} must be a list.`)
  for (const [n, one] of list.entries())
    for (const key of KEYS) {
      const value: unknown = one?.[key]
      if (typeof value !== 'string' || value === '') throw new Error(`${path}: entry ${n + 1} needs "${key}", a text.`)
    }
  return list as Equivalent[]
}

export const isListed = (mutant: Mutant, list: readonly Equivalent[]): boolean => list.some((one) => fits(one, mutant))

/** Entries that no longer match any mutant. */
export const stale = (list: readonly Equivalent[], mutants: readonly Mutant[]): Equivalent[] =>
  list.filter((one) => !mutants.some((mutant) => fits(one, mutant)))

const fits = (one: Equivalent, mutant: Mutant): boolean =>
  one.file === mutant.file && one.line === mutant.context && one.change === mutant.change
