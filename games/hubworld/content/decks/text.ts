import type { Result } from '@rulewright/kernel'
import '../cards/index.ts'
import { allDefs, defNamed } from '../../rules/card.ts'
import type { Deck } from './deck.ts'

const plainTitle = (title: string): string => title.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()

let titles: Map<string, string> | null = null

/** The key of the card with this title; the name without the subtitle is enough where it is the only one. */
function keyOf(title: string): string | null {
  if (!titles) {
    titles = new Map()
    for (const { key, title: full, name } of allDefs()) titles.set(plainTitle(full), key).set(plainTitle(name), key)
  }
  return titles.get(plainTitle(title)) ?? null
}

const LINE = /^(?:(\d{1,2})\s*[x×]?\s+)?(.+)$/

/**
 * Reads a deck from text: one card a line, `2 Canal Network`, and the seeker on a line of its own. Lines that start with
 * # and empty lines are skipped.
 */
export function readDeck(text: string): Result<Deck> {
  const problems: { readonly problem: string; readonly line: number; readonly text: string }[] = []
  const counts = new Map<string, number>()
  let seeker: string | null = null
  for (const [n, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const [, count, title] = LINE.exec(line) ?? []
    const key = keyOf(line) ?? (title ? keyOf(title) : null)
    if (!key) problems.push({ problem: 'deck-unknown-line', line: n + 1, text: line.slice(0, 80) })
    else if (defNamed(key)?.type === 'seeker' && seeker === null) seeker = key
    else counts.set(key, (counts.get(key) ?? 0) + Number(count ?? 1))
  }
  if (problems.length > 0) return { ok: false, problems }
  if (seeker === null) return { ok: false, problems: [{ problem: 'deck-without-seeker' }] }
  return { ok: true, value: { seeker, cards: [...counts].map(([key, count]) => ({ key, count })) } }
}

/** Writes a deck as text that `readDeck` reads back. */
export function writeDeck(deck: Deck): string {
  const title = (key: string) => defNamed(key)?.title ?? key
  return [title(deck.seeker), ...deck.cards.map(({ key, count }) => `${count} ${title(key)}`), ''].join('\n')
}
