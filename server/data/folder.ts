import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The database's own folder, completed before it gets its name: a process killed during the first initialisation
 * leaves only a draft, which the next start deletes.
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
