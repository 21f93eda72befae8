import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ExplorationKeeping, KeptExploration } from './kept.ts'

/**
 * A separate database: a page of an older version of the app, which does not know it, can go on with its matches. It only holds
 * finished matches, and hides nothing from the user of this browser.
 */
interface Schema extends DBSchema {
  explorations: { key: string; value: KeptExploration }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null
const forget = () => {
  opened = null
}

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('rulewright.explorations', 1, {
    upgrade(db) {
      db.createObjectStore('explorations', { keyPath: 'id' })
    },
    terminated: forget,
  })
  opened.catch(forget)
  return opened
}

/** Explorations in the browser's own database. */
export class IndexedExplorations implements ExplorationKeeping {
  async get(id: string): Promise<KeptExploration | null> {
    return (await (await open()).get('explorations', id)) ?? null
  }

  async put(exploration: KeptExploration): Promise<boolean> {
    const tx = (await open()).transaction('explorations', 'readwrite')
    const kept = await tx.store.get(exploration.id)
    const follows = kept !== undefined && kept.turn === exploration.turn - 1
    if (follows) await tx.store.put(exploration)
    await tx.done
    return follows
  }

  async add(exploration: KeptExploration): Promise<void> {
    await (await open()).add('explorations', exploration)
  }
}

/** The newest first; none where this browser stores nothing. */
export async function explorations(): Promise<KeptExploration[]> {
  if (typeof indexedDB === 'undefined') return []
  const all = await (await open()).getAll('explorations')
  return all.sort((a, b) => b.since - a.since)
}

export async function deleteExploration(id: string): Promise<void> {
  await (await open()).delete('explorations', id)
}
