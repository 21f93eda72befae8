import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { seedRandom } from '@rulewright/kernel'
import { anyConfig, Failure, prove } from '../prove/index.ts'
import { commandFor, gameOf, parts, type SoakPart } from './parts.ts'
import { replay } from './replay.ts'

// npm run soak [-- <game>] [--matches n] [--seed text]: random matches under the property kit, on every core.
// npm run soak -- <game> --match <seed> [--config <JSON>] [--every n]: replays one of them.

/** One match in this many is hashed and compared at every rest point, the others at the end. */
const HASHED = 10

interface CoreShare {
  readonly part: SoakPart
  readonly seed: string
}

interface SoakTally {
  readonly matches: number
  readonly decisions: number
  readonly failure?: string
  readonly done?: boolean
}

async function work({ part, seed }: CoreShare): Promise<void> {
  const game = await gameOf(part.name)
  const random = seedRandom(`configs ${seed}`)
  let matches = 0
  let decisions = 0
  const tell = (tally: Partial<SoakTally>) => parentPort?.postMessage({ matches, decisions, ...tally })
  let told = performance.now()
  try {
    while (matches < part.matches && decisions < part.decisions) {
      const hashes = matches % HASHED === 0
      const options = { every: 499, laws: 11, hashes, command: commandFor(part.name) }
      decisions += prove(game, anyConfig(game, random), `${seed}-${matches}`, options).decisions
      matches += 1
      if (performance.now() - told < 1000) continue
      told = performance.now()
      tell({})
    }
    tell({ done: true })
  } catch (error) {
    tell({ failure: error instanceof Failure ? error.message : String(error instanceof Error ? error.stack : error) })
  }
}

/** Splits a part over the cores and shows progress; returns whether every property held. */
async function run(part: SoakPart, seed: string): Promise<boolean> {
  const cores = availableParallelism()
  const share = { ...part, matches: Math.ceil(part.matches / cores), decisions: Math.ceil(part.decisions / cores) }
  const tallies: SoakTally[] = Array.from({ length: cores }, () => ({ matches: 0, decisions: 0 }))
  const start = performance.now()
  const line = () => {
    const sum = (key: 'matches' | 'decisions') => tallies.reduce((total, tally) => total + tally[key], 0)
    return `${part.name}: ${sum('matches')} matches, ${sum('decisions')} decisions in ${Math.round((performance.now() - start) / 1000)} s`
  }
  const show = setInterval(
    () => process.stderr.write(process.stderr.isTTY ? `\r${line()}` : `${line()}\n`),
    process.stderr.isTTY ? 1000 : 30_000,
  )
  const failures = await Promise.all(
    tallies.map(
      (_, core) =>
        new Promise<string | null>((resolve) => {
          const worker = new Worker(fileURLToPath(import.meta.url), {
            workerData: { part: share, seed: `${seed}.${core}` } satisfies CoreShare,
          })
          worker.on('message', (tally: SoakTally) => {
            tallies[core] = tally
            if (tally.failure) resolve(tally.failure)
            else if (tally.done) resolve(null)
          })
          worker.on('error', (error) => resolve(String(error.stack)))
        }),
    ),
  )
  clearInterval(show)
  const failed = failures.filter((failure) => failure !== null)
  process.stdout.write(
    `${process.stderr.isTTY ? '\r' : ''}${line()}: ${failed.length === 0 ? 'every property holds' : 'FAILED'}\n${failed.map((f) => `${f}\n`).join('')}`,
  )
  return failed.length === 0
}

async function main(): Promise<number> {
  const words = process.argv.slice(2)
  const option = (name: string, standard: string) => {
    const at = words.indexOf(name)
    return at < 0 ? standard : (words.splice(at, 2)[1] ?? standard)
  }
  const matches = Number(option('--matches', '20000'))
  const seed = option('--seed', '1')
  const again = { match: option('--match', ''), config: option('--config', '{}'), every: option('--every', '7') }
  if (!Number.isInteger(matches) || matches < 1) {
    process.stderr.write('--matches must be a whole number from 1.\n')
    return 2
  }
  const all = parts(matches)
  const unknown = words.find((word) => !all.some((part) => part.name === word))
  if (unknown !== undefined) {
    process.stderr.write(
      `There is nothing to soak by the name "${unknown}". There are: ${all.map((part) => part.name).join(', ')}; and, by itself, server.\n`,
    )
    return 2
  }
  const [name] = words
  if (again.match !== '') {
    if (name !== undefined && words.length === 1) return replay({ name, ...again })
    process.stderr.write('--match plays a match of one game: name it.\n')
    return 2
  }
  let fine = true
  for (const part of all) if (words.length === 0 || words.includes(part.name)) fine = (await run(part, seed)) && fine
  return fine ? 0 : 1
}

if (isMainThread) process.exit(await main())
else await work(workerData as CoreShare)
