// npm run rules -- <game> [--json]: which numbered rules a passing test proves.
// A rule is proved when the title of a test that ran and passed starts with its id.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './setup.mjs'

const results = join(root, '.results')
const games = () =>
  readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'games', entry.name, 'RULES.md')))
    .map((entry) => entry.name)
    .sort()

/** The ids of the numbered rules, in order, and which of them only define a term. */
export function readRules(markdown) {
  const rules = []
  for (const line of markdown.split('\n')) {
    const found = /^\s*[-*]\s+\*\*([A-Z]{2}-\d+\.\d+[a-z]?)\*\*\s*(\(definition\))?/.exec(line)
    if (found) rules.push({ id: found[1], definition: found[2] !== undefined })
  }
  return rules
}

/** The rule ids that titles of passing tests start with. */
export function provedIds(report) {
  const ids = new Set()
  for (const file of report.testResults) {
    for (const test of file.assertionResults) {
      const id = test.status === 'passed' ? /^([A-Z]{2}-\d+\.\d+[a-z]?)(?=[\s:,.]|$)/.exec(test.title)?.[1] : undefined
      if (id) ids.add(id)
    }
  }
  return ids
}

/** Whether every rule is proved, at most a tenth only define a term, and there are rules at all. */
export const isSound = ({ rules, definitions, missing }) => rules > 0 && missing.length === 0 && definitions * 10 <= rules

export function account(game, rules, proved) {
  const definitions = rules.filter((rule) => rule.definition)
  const missing = rules.filter((rule) => !rule.definition && !proved.has(rule.id)).map((rule) => rule.id)
  return { game, rules: rules.length, definitions: definitions.length, proved: rules.length - missing.length, missing }
}

function newest(folder) {
  let latest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    latest = Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs)
  }
  return latest
}

/** The results of the game's tests: from the last whole run when it is newer than the game and the kernel, else from a run now. */
function resultsOf(game) {
  const changed = Math.max(newest(join(root, 'games', game)), newest(join(root, 'kernel')), newest(join(root, 'testkit')))
  for (const file of ['vitest.json', `${game}.json`]) {
    const path = join(results, file)
    if (existsSync(path) && statSync(path).mtimeMs > changed) return JSON.parse(readFileSync(path, 'utf8'))
  }
  process.stderr.write(`Running the tests of ${game}\n`)
  mkdirSync(results, { recursive: true })
  const path = join(results, `${game}.json`)
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', `games/${game}/`, '--reporter=json', `--outputFile.json=${path}`],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return JSON.parse(readFileSync(path, 'utf8'))
}

function accountOf(game) {
  const rules = readRules(readFileSync(join(root, 'games', game, 'RULES.md'), 'utf8'))
  return account(game, rules, provedIds(resultsOf(game)))
}

function sentence(a) {
  if (a.rules === 0) return `${a.game}: no rules found. In RULES.md a rule is a bullet such as "- **XX-1.2** You draw."\n`
  const share = (100 * a.proved) / a.rules
  const tooMany = a.definitions * 10 > a.rules ? `; ${a.definitions} definitions are more than a tenth` : ''
  return `${a.game}: ${a.proved} of ${a.rules} rules proved (${share.toFixed(1)} %), ${a.definitions} of them definitions${tooMany}${a.missing.length > 0 ? `\n  nobody proves ${a.missing.join(', ')}` : ''}\n`
}

export function reportAll(stream) {
  for (const game of games()) stream.write(`  ${sentence(accountOf(game))}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  const words = process.argv.slice(2)
  const json = words.includes('--json')
  const named = words.filter((word) => !word.startsWith('--'))
  const unknown = named.find((name) => !games().includes(name)) ?? words.find((word) => word.startsWith('--') && word !== '--json')
  if (unknown) {
    process.stderr.write(`There is no game or option "${unknown}". There are: ${games().join(', ')}; --json.\n`)
    process.exit(2)
  }
  const accounts = (named.length > 0 ? named : games()).map(accountOf)
  if (json) process.stdout.write(`${JSON.stringify(accounts.length === 1 ? accounts[0] : accounts)}\n`)
  else for (const a of accounts) process.stdout.write(sentence(a))
  process.exit(accounts.every(isSound) ? 0 : 1)
}
