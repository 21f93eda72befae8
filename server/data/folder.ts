import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The folder is in use by another process: two on one folder would lose choices. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by process ${holder}. ` +
        'Stop that server first, choose another folder with DATA_DIR, or use PostgreSQL (DATABASE_URL) to run several servers.',
    )
  }
}

/** When the process began, as its kernel counts it: a process id alone may have been given to another process. */
function beginningOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function holds(lock: string): boolean {
  const [pid = '', begun = ''] = lock.split(' ')
  if (!isAlive(Number(pid))) return false
  const now = beginningOf(Number(pid))
  return now === null || begun === 'unknown' || now === begun
}

/** Takes the folder for this process alone; gives back what releases it. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'lock')
  const mine = `${process.pid} ${beginningOf(process.pid) ?? 'unknown'} ${randomUUID()}`
  const draft = join(folder, `lock.${randomUUID()}`)
  writeFileSync(draft, mine)
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      if (link(draft, path)) return () => release(path, mine)
      const lock = readLock(path)
      if (lock === null) continue
      if (holds(lock)) throw new FolderInUse(resolve(folder), lock.split(' ')[0] ?? '?')
      discard(path, lock)
    }
    throw new FolderInUse(resolve(folder), 'unknown')
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The lock appears whole or not at all. */
function link(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function readLock(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** Moves a dead process's lock away; when it turns out to be another's fresh one, puts it back. */
function discard(path: string, stale: string): void {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if (readLock(aside) !== stale) link(aside, path)
  rmSync(aside, { force: true })
}

function release(path: string, mine: string): void {
  if (readLock(path) === mine) unlinkSync(path)
}

/**
 * The database's own folder, made whole before it gets its name: a process killed during the first initialisation
 * leaves only a draft, which the next start throws away.
 */
export async function preparedFolder(folder: string, initialise: (draft: string) => Promise<void>): Promise<string> {
  const path = join(folder, 'pglite')
  for (const name of readdirSync(folder)) if (name.startsWith('pglite.draft-')) rmSync(join(folder, name), { recursive: true, force: true })
  if (!existsSync(path)) {
    const draft = join(folder, `pglite.draft-${randomUUID()}`)
    await initialise(draft)
    renameSync(draft, path)
  }
  return path
}
