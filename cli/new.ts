import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { complain } from './complain.ts'

/** The sample game's names: these words become the new game's own. */
const SAMPLE = { id: 'magpies', title: 'Magpies', prefix: 'MG' }

export function registerNew(program: Command): void {
  program
    .command('new')
    .description('begin a game: a folder with a small whole one under its name, to be changed into yours')
    .argument('<game>', 'its name, in lower case: tryout, deep-sea')
    .action((id: string) => {
      const root = projectRoot()
      const files = createGame(root, id)
      tidy(root, [join('games', id), join('games', 'index.ts')])
      process.stdout.write(made(id, files.length))
    })
}

const made = (
  id: string,
  files: number,
) => `games/${id}/ has ${files} files: a small card game, whole and tested, under your name. games/index.ts lists it.

  npm run -s rulewright -- play ${id}    play it here
  npx vitest run games/${id}             its tests
  npm run rules -- ${id}                 which of its rules a test proves

Next: write your rules into games/${id}/RULES.md, then change rules/ a chapter at a time, each with its test.
CONTRIBUTING.md has the steps, docs/authoring.md all that a game may say.
`

/** Copies the sample game under a new name into games/ and lists it there; returns the paths of its files. */
export function createGame(root: string, id: string): string[] {
  const from = join(root, 'cli', 'template')
  const sources = filesIn(from)
  const name = named(
    root,
    id,
    sources.filter((file) => file.endsWith('.ts')).map((file) => readFileSync(join(from, file), 'utf8')),
  )
  const to = join(root, 'games', id)
  for (const file of sources) {
    const path = join(to, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, renamed(readFileSync(join(from, file), 'utf8'), file, name))
  }
  const list = join(root, 'games', 'index.ts')
  writeFileSync(list, listed(readFileSync(list, 'utf8'), name))
  return sources
}

interface Name {
  /** deep-sea */
  readonly id: string
  /** deepSea */
  readonly camel: string
  /** DeepSea */
  readonly pascal: string
  /** Deep Sea */
  readonly title: string
  /** DS, before the numbers of its rules. */
  readonly prefix: string
}

/** Reserved words that no constant may be named, apart from those in the sample game's own text. */
const KEYWORDS =
  /^(?:await|break|catch|class|continue|debugger|delete|enum|extends|finally|implements|interface|null|package|private|protected|public|static|super|throw|true|try|typeof|var|with|yield|eval|arguments|undefined)$/

/** The name in all its forms, or a sentence about what is wrong with it. */
function named(root: string, id: string, sources: readonly string[]): Name {
  if (!/^[a-z][a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length > 30)
    return complain(
      `"${id}" cannot be the name of a game: take 2 to 30 small letters and digits, a letter first, with hyphens between words (deep-sea).`,
    )
  if (existsSync(join(root, 'games', id))) return complain(`There is a folder games/${id} already: take another name.`)
  const words = id.split('-').map((word) => word[0]?.toUpperCase() + word.slice(1))
  const pascal = words.join('')
  const camel = pascal[0]?.toLowerCase() + pascal.slice(1)
  const code = sources.map((text) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')).join('\n')
  if (camel !== SAMPLE.id && (KEYWORDS.test(camel) || new RegExp(`\\b${camel}\\b`).test(code)))
    return complain(`"${id}" is a word that the code of every game uses: take another name.`)
  return { id, camel, pascal, title: words.join(' '), prefix: prefixFor(root, camel) }
}

/** Two letters that no other game uses before its rule numbers: from the name, where they are free. */
function prefixFor(root: string, name: string): string {
  const taken = new Set([SAMPLE.prefix])
  for (const entry of readdirSync(join(root, 'games'), { withFileTypes: true })) {
    const rules = join(root, 'games', entry.name, 'RULES.md')
    if (entry.isDirectory() && existsSync(rules)) taken.add(/\*\*([A-Z]{2})-\d/.exec(readFileSync(rules, 'utf8'))?.[1] ?? '')
  }
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const letters = name.toUpperCase().replace(/[^A-Z]/g, '')
  const wishes = [...letters.slice(1), ...alphabet].map((second) => `${letters[0]}${second}`)
  return wishes.find((wish) => !taken.has(wish)) ?? complain(`There is no prefix left for the rules of "${name}".`)
}

/** The text of a file of the sample game with the new game's names. */
function renamed(text: string, file: string, { id, camel, pascal, title, prefix }: Name): string {
  const inCode = text
    .replaceAll(`${SAMPLE.prefix}-`, `${prefix}-`)
    .replaceAll("'@rulewright/games/manifest'", "'../manifest.ts'")
    .replace(new RegExp(`\\b${SAMPLE.title}(?=[A-Z])`, 'g'), pascal)
    .replaceAll(SAMPLE.title, title)
    .replaceAll(`'${SAMPLE.id}'`, `'${id}'`)
  return inCode.replace(new RegExp(`\\b${SAMPLE.id}\\b`, 'g'), file.endsWith('.ts') ? camel : id)
}

/** The list of games with one more, in alphabetical order. */
function listed(index: string, { id, camel }: Name): string {
  const lines = index.trimEnd().split('\n')
  const first = lines.findIndex((line) => line.startsWith('export'))
  const games = [...lines.splice(first), `export { default as ${camel} } from './${id}/index.ts'`]
  return `${[...lines, ...games.sort()].join('\n')}\n`
}

function filesIn(folder: string): string[] {
  const paths = readdirSync(folder, { encoding: 'utf8', recursive: true })
  return paths.filter((path) => statSync(join(folder, path)).isFile()).sort()
}

/** Import order and line breaks depend on the names in them, and the new game has others. */
export function tidy(root: string, paths: readonly string[]): void {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...paths], { cwd: root, encoding: 'utf8' })
  if (status !== 0) process.stderr.write(`The new files could not be formatted; \`npm run format\` does it. ${stderr}\n`)
}

/** The project's folder: this program is built into a folder within it. */
function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'games', 'index.ts'))) {
    if (folder === dirname(folder))
      return complain('There is no games/index.ts in any folder above: games are made in a checkout of Rulewright.')
    folder = dirname(folder)
  }
  return folder
}
