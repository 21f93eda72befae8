import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { games } from '@rulewright/games'

/** What the bundler writes about each of its files (`.vite/manifest.json`): where a source ended up, and what comes with it. */
type Manifest = Readonly<Record<string, Chunk>>
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Kilobytes, gzipped. */
export interface Sizes {
  readonly home: number
  /** What each part brings that is not there already: the home page before all, and for the board the words. */
  readonly games: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const PARTS: Readonly<Record<string, string>> = {
  rules: 'rules/index.ts',
  words: 'words/en.ts',
  board: 'board/index.tsx',
  guide: 'board/Guide.tsx',
  rulebook: 'RULES.md?raw',
}

/** The scripts and style sheets of the built app, by what needs them. */
export function sizesOf(folder: string): Sizes {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))
  const packed = (file: string) => gzipSync(readFileSync(join(folder, file))).length
  const kilobytes = (files: Iterable<string>) => Math.round([...files].reduce((sum, file) => sum + packed(file), 0) / 100) / 10
  const home = filesOf(manifest, 'index.html')
  const partsOf = (game: string) => {
    const there = new Set(home)
    const sizes: Record<string, number> = {}
    for (const [part, source] of Object.entries(PARTS)) {
      const fresh = [...filesOf(manifest, `../games/${game}/${source}`)].filter((file) => !there.has(file))
      sizes[part] = kilobytes(fresh)
      for (const file of fresh) if (part === 'words') there.add(file)
    }
    return sizes
  }
  return { home: kilobytes(home), games: Object.fromEntries(games.map(({ id }) => [id, partsOf(id)])) }
}

/** A source's file and all that is loaded with it. */
function filesOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const sheet of chunk.css ?? []) found.add(sheet)
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found)
  return found
}
