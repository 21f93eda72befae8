import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { DatabaseCall, DatabaseReply } from './data/calls.ts'
import { preparedFolder } from './data/folder.ts'

// PGlite works synchronously: in a thread of its own it does not block the matches.

/** Without `-F`, and with a log opened for synchronous writing: a commit is on the disk before it is acknowledged. */
const durable = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=open_datasync']

const reply = (message: DatabaseReply) => parentPort?.postMessage(message)

function failure(id: number | null, error: unknown): DatabaseReply {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
  return { do: 'failed', id, message: error instanceof Error ? error.message : String(error), code }
}

async function answer(db: PGlite, call: DatabaseCall): Promise<DatabaseReply> {
  switch (call.do) {
    case 'query': {
      const { rows, affectedRows } = await db.query(call.sql, [...call.params])
      return { do: 'rows', id: call.id, rows, affected: affectedRows ?? 0 }
    }
    case 'script': {
      const results = await db.exec(call.sql)
      return { do: 'rows', id: call.id, rows: results[results.length - 1]?.rows ?? [], affected: 0 }
    }
    case 'close':
      await db.close()
      return { do: 'rows', id: call.id, rows: [], affected: 0 }
  }
}

async function serve(folder: string): Promise<void> {
  const path = await preparedFolder(folder, async (draft) => {
    const fresh = await PGlite.create(draft, { startParams: durable })
    await fresh.close()
  })
  const db = await PGlite.create(path, { startParams: durable })
  parentPort?.on('message', (call: DatabaseCall) => {
    answer(db, call).then(reply, (error: unknown) => reply(failure(call.id, error)))
  })
  reply({ do: 'ready' })
}

serve(String(workerData)).catch((error: unknown) => reply(failure(null, error)))
