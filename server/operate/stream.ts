import { Readable } from 'node:stream'
import type { Database } from '../data/database.ts'
import { backup, type Counts } from './backup.ts'

/** A backup while it is written; `ended` is called with its contents. */
export function backupStream(db: Database, at: number, ended: (counts: Counts) => void = () => {}): Readable {
  return Readable.from(lined(backup(db, at), ended))
}

async function* lined(lines: AsyncGenerator<string, Counts>, ended: (counts: Counts) => void): AsyncGenerator<string> {
  for (;;) {
    const next = await lines.next()
    if (next.done) return ended(next.value)
    yield `${next.value}\n`
  }
}
