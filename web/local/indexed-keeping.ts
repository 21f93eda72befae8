import { type LogRow, Refused, type SavedState } from '@rulewright/play'
import { openDatabase, rowsAfter } from './database.ts'
import type { Keeping, KeptMatch, KeptSnapshot, LocalSummary } from './kept.ts'

/** Resolves when it is on the disk, not merely on its way there: a match outlives a crash. */
const KEPT = { durability: 'strict' } as const

/** Local matches in the browser's own database. */
export class IndexedKeeping implements Keeping {
  async match(id: string): Promise<KeptMatch | null> {
    const db = await openDatabase()
    return (await db.get('matches', id)) ?? null
  }

  async rows(id: string, after: number): Promise<readonly LogRow[]> {
    const db = await openDatabase()
    return db.getAll('rows', rowsAfter(id, after))
  }

  async snapshot(id: string): Promise<SavedState | null> {
    const db = await openDatabase()
    return (await db.get('snapshots', id)) ?? null
  }

  async saveSnapshot(snapshot: KeptSnapshot): Promise<void> {
    const db = await openDatabase()
    await db.put('snapshots', snapshot)
  }

  async create(match: KeptMatch, rows: readonly LogRow[], summary: LocalSummary): Promise<void> {
    const db = await openDatabase()
    const tx = db.transaction(['matches', 'rows', 'summaries'], 'readwrite', KEPT)
    const log = tx.objectStore('rows')
    await Promise.all([
      tx.objectStore('matches').add(match),
      tx.objectStore('summaries').add(summary),
      ...rows.map((row) => log.add(row)),
      tx.done,
    ])
  }

  async append(row: LogRow, match: KeptMatch, summary: LocalSummary): Promise<boolean> {
    const db = await openDatabase()
    const tx = db.transaction(['matches', 'rows', 'summaries'], 'readwrite', KEPT)
    const matches = tx.objectStore('matches')
    // It may have been deleted on another page.
    if ((await matches.getKey(row.match)) === undefined) throw new Refused('no-such-match')
    try {
      await Promise.all([tx.objectStore('rows').add(row), matches.put(match), tx.objectStore('summaries').put(summary), tx.done])
      return true
    } catch (error) {
      if (isTaken(error) || isTaken(tx.error)) return false
      throw error
    }
  }

  async change(match: KeptMatch, summary: LocalSummary): Promise<void> {
    const db = await openDatabase()
    const tx = db.transaction(['matches', 'summaries'], 'readwrite', KEPT)
    await Promise.all([tx.objectStore('matches').put(match), tx.objectStore('summaries').put(summary), tx.done])
  }
}

/** Whether there is a row of this number already. */
const isTaken = (error: unknown): boolean => error instanceof DOMException && error.name === 'ConstraintError'
