import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { AnalysisKeeping, KeptAnalysis } from './analyses.ts'

/** A separate database, as for explorations: older versions of the app do not know it. It only holds finished matches. */
interface Schema extends DBSchema {
  analyses: { key: string; value: KeptAnalysis }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null
const forget = () => {
  opened = null
}

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('rulewright.analyses', 1, {
    upgrade(db) {
      db.createObjectStore('analyses', { keyPath: 'match' })
    },
    terminated: forget,
  })
  opened.catch(forget)
  return opened
}

/** Analyses in the browser's own database. */
export class IndexedAnalyses implements AnalysisKeeping {
  async get(match: string): Promise<KeptAnalysis | null> {
    return (await (await open()).get('analyses', match)) ?? null
  }

  async put(analysis: KeptAnalysis): Promise<void> {
    await (await open()).put('analyses', analysis)
  }
}

export async function deleteAnalysis(match: string): Promise<void> {
  await (await open()).delete('analyses', match)
}
