import type { GlossaryEntry } from '@rulewright/kernel'

/** A stretch of text; `term` is the entry of the glossary it names. */
export interface Stretch {
  readonly text: string
  readonly at: number
  readonly term: string | null
}

/** Shorter names are also everyday words. */
const SHORTEST = 5

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds the words of a glossary in running text, each once: "You breached their Council." */
export function wordFinder(glossary: readonly GlossaryEntry[]): (text: string) => readonly Stretch[] {
  const terms = new Map(glossary.filter(({ name }) => name.length >= SHORTEST).map(({ name, id }) => [name.toLowerCase(), id]))
  if (terms.size === 0) return (text) => [{ text, at: 0, term: null }]
  const names = [...terms.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const pattern = new RegExp(`(?<![\\p{L}-])(${names.join('|')})(?:e?[sd])?(?![\\p{L}-])`, 'giu')
  return (text) => {
    const found: Stretch[] = []
    const seen = new Set<string>()
    let from = 0
    for (const match of text.matchAll(pattern)) {
      const term = terms.get((match[1] ?? '').toLowerCase()) ?? null
      if (term === null || seen.has(term)) continue
      seen.add(term)
      if (match.index > from) found.push({ text: text.slice(from, match.index), at: from, term: null })
      found.push({ text: match[0], at: match.index, term })
      from = match.index + match[0].length
    }
    if (from < text.length) found.push({ text: text.slice(from), at: from, term: null })
    return found
  }
}
