import type { GlossaryEntry, Words } from '@rulewright/kernel'
import { createContext } from 'react'
import type { Board } from './board.ts'

/** A game's glossary, where something on its table can be explained with it. */
export interface Glossary {
  readonly entry: (term: string) => GlossaryEntry | undefined
  /** The entries that explain a thing of the board, the nearest first. */
  readonly of: (thing: string) => readonly GlossaryEntry[]
}

const NOTHING: readonly GlossaryEntry[] = []

export const GlossaryContext = createContext<Glossary>({ entry: () => undefined, of: () => NOTHING })

/** A game's glossary for the table as it is seen now (null: nothing is dealt yet). */
export function glossaryOf(words: Pick<Words, 'glossary'>, board: Board | null, view: unknown): Glossary {
  const entries = new Map(words.glossary?.map((entry) => [entry.id, entry]))
  const entry = (term: string) => entries.get(term)
  const of = (thing: string) => (view === null ? NOTHING : (board?.terms?.(thing, view) ?? []).flatMap((term) => entry(term) ?? []))
  return { entry, of }
}
