import { watch } from 'node:fs'
import { join } from 'node:path'

/** An editor may write a file in several steps. */
const SETTLED = 40

/** Calls `changed` with a file's path when it has changed in one of the folders and `matters`; returns a function that stops it. */
export function watchFolders(root, folders, matters, changed) {
  let timer = null
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, name) => {
      const file = name === null ? folder : `${folder}/${name.replaceAll('\\', '/')}`
      if (!/\.(ts|tsx|mjs|json)$/.test(file) || file.includes('node_modules/') || !matters(file)) return
      if (timer) clearTimeout(timer)
      timer = setTimeout(() => changed(file), SETTLED)
    }),
  )
  return () => {
    if (timer) clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
