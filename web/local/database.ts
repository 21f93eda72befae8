import type { LogRow } from '@rulewright/play'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { SERVED } from '../edition.ts'
import type { KeptMatch, KeptSnapshot, LocalSummary } from './kept.ts'

/** Pages read and delete summaries; everything else belongs to the table worker, because it holds what no seat may see. */
interface Schema extends DBSchema {
  matches: { key: string; value: KeptMatch }
  rows: { key: [match: string, seq: number]; value: LogRow }
  snapshots: { key: string; value: KeptSnapshot }
  summaries: { key: string; value: LocalSummary }
}

export type LocalDatabase = IDBPDatabase<Schema>

/** All rows of a match after one of them. */
export const rowsAfter = (match: string, after: number) => IDBKeyRange.bound([match, after], [match, Number.POSITIVE_INFINITY], true)

/** Several folders of files may be on one host, each with its own rules and matches. The worker's file is one level deeper. */
const folder = (): string => {
  if (SERVED) return ''
  return ` ${new URL(typeof document === 'undefined' ? '..' : '.', self.location.href).pathname}`
}

/** Tells every page, and every page's worker, which match has changed. */
export const changedMatches = () => new BroadcastChannel(`rulewright.matches${folder()}`)

let opened: Promise<LocalDatabase> | null = null

export function openDatabase(): Promise<LocalDatabase> {
  opened ??= open()
  opened.catch(forget)
  return opened
}

const forget = () => {
  opened = null
}

async function open(): Promise<LocalDatabase> {
  const db = await openDB<Schema>(`rulewright${folder()}`, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('matches', { keyPath: 'id' })
      fresh.createObjectStore('rows', { keyPath: ['match', 'seq'] })
      fresh.createObjectStore('snapshots', { keyPath: 'match' })
      fresh.createObjectStore('summaries', { keyPath: 'match' })
    },
    // A newer version of the app wants to upgrade the database: it must not wait for this page.
    blocking: () => {
      db.close()
      forget()
    },
    terminated: forget,
  })
  db.addEventListener('close', forget)
  return db
}
