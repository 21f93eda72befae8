import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { listPath } from './equivalent.ts'
import { BadStart, mutate } from './mutate.ts'
import { complaints, reportOf, tableOf } from './report.ts'

// npm run mutate -- <game> [--sample n] [--seed s] [--json]: small changes to a game's rules and tables, and whether its tests notice.

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
const say = (text: string): void => void process.stderr.write(`${text}\n`)

class Unclear extends Error {}

function read(words: string[]) {
  const games = readdirSync(join(root, 'games')).filter((name) => existsSync(join(root, 'games', name, 'rules')))
  const usage = 'npm run mutate -- <game> [--sample n] [--seed text] [--workers n] [--json]'
  const options = { sample: { type: 'string' }, seed: { type: 'string' }, workers: { type: 'string' }, json: { type: 'boolean' } } as const
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args: words, options, allowPositionals: true })
  } catch (error) {
    throw new Unclear(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
  const { values, positionals } = parsed
  const [game, more] = positionals
  if (game === undefined || more !== undefined) throw new Unclear(`Name one game: ${games.join(', ')}.\n${usage}`)
  if (!games.includes(game)) throw new Unclear(`There is no game "${game}". There are: ${games.join(', ')}.`)
  const count = (name: 'sample' | 'workers', standard: number): number => {
    const n = Number(values[name] ?? standard)
    if (!Number.isInteger(n) || n < 1) throw new Unclear(`--${name} must be a whole number from 1.`)
    return n
  }
  const workers = count('workers', availableParallelism())
  return { game, sample: count('sample', 200), seed: values.seed ?? '1', workers, json: values.json ?? false }
}

async function main(): Promise<number> {
  const start = performance.now()
  const { json, ...request } = read(process.argv.slice(2))
  const { game } = request
  const result = await mutate({ ...request, root, say })
  const tried = result.mutants.length + result.equivalent.length
  const seconds = (performance.now() - start) / 1000
  say(`${seconds.toFixed(0)} s, ${(seconds / Math.max(1, tried)).toFixed(2)} s a mutant`)
  process.stdout.write(json ? `${JSON.stringify(reportOf(game, result))}\n` : tableOf(game, result))
  const wrong = complaints(result, listPath(game))
  for (const complaint of wrong) say(complaint)
  return wrong.length > 0 ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof Unclear) && !(error instanceof BadStart)) throw error
  say(error.message)
  process.exitCode = error instanceof Unclear ? 2 : 1
}
