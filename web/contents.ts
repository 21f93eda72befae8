import { writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** A file of the built app: the sources in it, and the files that are loaded with it. */
interface Part {
  readonly sources: readonly string[]
  readonly with: readonly string[]
}

/** Notes which source ended up in which file, for pages and workers, beside the built app: for the bench report. */
export function contents(root: string) {
  const parts: Record<string, Part> = {}
  let folder = ''
  const gather: Plugin = {
    name: 'contents',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const sources = chunk.moduleIds.map((id) => relative(root, id).split(sep).join('/'))
        parts[chunk.fileName] = { sources, with: [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])] }
      }
    },
  }
  const write: Plugin = {
    name: 'write-contents',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    closeBundle: () => writeFileSync(`${folder}.json`, JSON.stringify(parts)),
  }
  return { gather, write }
}
