import { deleteAnalysis } from './analysis-shelf.ts'
import { changedMatches, openDatabase, rowsAfter } from './database.ts'
import type { LocalSummary } from './kept.ts'

// What a page may do with local matches without the worker: list them, and delete one.

/** The newest first; none where this browser stores nothing. */
export async function localMatches(): Promise<LocalSummary[]> {
  if (typeof indexedDB === 'undefined') return []
  const db = await openDatabase()
  const all = await db.getAll('summaries')
  return all.sort((a, b) => b.since - a.since)
}

/** The game of a match in this browser; null where there is no such match. */
export async function gameOfLocal(match: string): Promise<string | null> {
  const db = await openDatabase()
  return (await db.get('summaries', match))?.game ?? null
}

/** The match on the server as which it continues, if it does. */
export async function movedTo(match: string): Promise<string | null> {
  const db = await openDatabase()
  return (await db.get('summaries', match))?.moved ?? null
}

export async function deleteLocal(match: string): Promise<void> {
  const db = await openDatabase()
  const tx = db.transaction(['matches', 'rows', 'snapshots', 'summaries'], 'readwrite')
  await Promise.all([
    tx.objectStore('matches').delete(match),
    tx.objectStore('rows').delete(rowsAfter(match, -1)),
    tx.objectStore('snapshots').delete(match),
    tx.objectStore('summaries').delete(match),
    tx.done,
  ])
  // It is useless without its match, and harmless.
  await deleteAnalysis(match).catch(() => undefined)
  const pages = changedMatches()
  pages.postMessage(match)
  pages.close()
}
