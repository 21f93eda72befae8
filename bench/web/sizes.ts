import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { games } from '@rulewright/games'

/** Written by the build: which sources a file holds, and what is loaded with it. */
type Contents = Readonly<Record<string, { readonly sources: readonly string[]; readonly with: readonly string[] }>>

/** Kilobytes, gzipped. */
export interface Sizes {
  /** The local table's worker, the same for every game. */
  readonly worker: number
  /** What each part adds to what is already loaded: everything builds on the home page, the board on the words, pictures on the board. */
  readonly games: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** The parts of a game as they are loaded; the rules run in the local table's worker. */
const PARTS: Readonly<Record<string, string>> = {
  rules: 'rules/index.ts',
  words: 'words/en.ts',
  guide: 'board/Guide.tsx',
  rulebook: 'RULES.md',
  board: 'board/index.tsx',
  // Pictures of the cards, where there are many: they come after the board.
  pictures: 'board/pictures.ts',
}
const HOME = 'web/main.tsx'
const WORKER = 'web/local/table-worker.ts'

/** The scripts and style sheets of the built app, by what needs them. */
export function sizesOf(folder: string): Sizes {
  const contents: Contents = JSON.parse(readFileSync(`${folder}.json`, 'utf8'))
  const packed = (file: string) => gzipSync(readFileSync(join(folder, file))).length
  const kilobytes = (files: Iterable<string>) => Math.round([...files].reduce((sum, file) => sum + packed(file), 0) / 100) / 10
  const worker = filesWith(contents, WORKER, true)
  const home = filesWith(contents, HOME, false)
  const partsOf = (game: string) => {
    const there = new Set(home)
    const sizes: Record<string, number> = {}
    for (const [part, source] of Object.entries(PARTS)) {
      const inWorker = part === 'rules'
      const fresh = [...filesWith(contents, `games/${game}/${source}`, inWorker)].filter((file) => !(inWorker ? worker : there).has(file))
      sizes[part] = kilobytes(fresh)
      if (part === 'words' || part === 'board') for (const file of fresh) there.add(file)
    }
    return sizes
  }
  return { worker: kilobytes(worker), games: Object.fromEntries(games.map(({ id }) => [id, partsOf(id)])) }
}

/** The file that holds a source, and all that is loaded with it. A source may be in two: one for the page, one for the worker. */
function filesWith(contents: Contents, source: string, inWorker: boolean): ReadonlySet<string> {
  const holders = Object.keys(contents).filter((file) => contents[file]?.sources.some((each) => each.split('?')[0] === source))
  const workers = reachable(
    contents,
    Object.keys(contents).filter((file) => contents[file]?.sources.includes(WORKER)),
  )
  const isWorkers = (file: string) => [...reachable(contents, [file])].some((each) => workers.has(each))
  return reachable(
    contents,
    holders.filter((file) => isWorkers(file) === inWorker),
  )
}

function reachable(contents: Contents, files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    reachable(contents, contents[file]?.with ?? [], found)
  }
  return found
}
