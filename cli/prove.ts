import { type Config, type Game, next, seedRandom, type Words } from '@rulewright/kernel'
import { perft, TooManyPositions } from '@rulewright/testkit/perft'
import { Failure, newTally, PROPERTIES, prove } from '@rulewright/testkit/prove'
import type { Command } from 'commander'
import { complain } from './complain.ts'
import { ensureWritable } from './files.ts'
import { forTable, type TableFlags } from './flags.ts'
import { configFrom, gameNamed, wholeNumber } from './input.ts'
import { progressBar } from './progress.ts'
import { saveChosen } from './save.ts'

interface PerftOptions extends TableFlags {
  seed: string
  depth: number
  limit: number
}

interface FuzzOptions extends TableFlags {
  seconds: number
  seed?: string
  match?: string
  every: number
  save?: string
  json?: boolean
}

export function registerProve(program: Command): void {
  forTable(program.command('perft'))
    .description('count the sequences of n decisions from the deal')
    .option('--seed <text>', 'seed of the deal', '1')
    .option('--depth <n>', 'how many decisions deep', wholeNumber('--depth', 1, 20), 3)
    .option('--limit <n>', 'give up after so many sequences', wholeNumber('--limit', 1), 50_000_000)
    .action(async (id: string, options: PerftOptions) => {
      const { game, words } = await gameNamed(id)
      const config = configFrom(game, words, options)
      // Each depth is counted separately: it costs little compared with the last, and shows the progress of a long count.
      for (let depth = 1; depth <= options.depth; depth++) process.stdout.write(`${depth}  ${countAt(depth, game, config, options)}\n`)
    })

  forTable(program.command('fuzz'))
    .description('play random matches under the property kit until the time is up or a property fails')
    .option('--seconds <n>', 'how long', wholeNumber('--seconds', 1), 10)
    .option('--seed <text>', 'where to begin (default: anywhere)')
    .option('--match <seed>', 'play this one match again')
    .option('--every <n>', 'look closely at one position in this many', wholeNumber('--every', 1), 7)
    .option('--json', 'print how often each property really compared something')
    .option('--save <file>', 'write the match that fails, or that of --match, to a file for show and replay')
    .action(async (id: string, options: FuzzOptions) => {
      const { game, words } = await gameNamed(id)
      ensureWritable(options.save)
      process.exitCode = fuzz(game, words, options) ? 0 : 1
    })
}

function countAt(depth: number, game: Game, config: Config, { seed, limit }: PerftOptions): number {
  try {
    return perft(game, config, seed, depth, limit).at(-1) ?? 0
  } catch (error) {
    if (error instanceof TooManyPositions)
      complain(`Depth ${depth} has more than ${limit} sequences: take a smaller --depth, or a larger --limit.`)
    throw error
  }
}

function fuzz(game: Game, words: Words, options: FuzzOptions): boolean {
  const seats = options.seats === undefined && options.config === undefined ? game.seats : [options.seats]
  const configs = seats.map((n) => configFrom(game, words, { config: options.config, seats: n }))
  const random = seedRandom(options.seed ?? `${process.hrtime.bigint()}`)
  const bar = progressBar(options.seconds, 'seconds')
  const start = performance.now()
  let matches = 0
  let decisions = 0
  let saved = ''
  const properties = newTally()
  try {
    for (;;) {
      const config = configs[matches % configs.length]
      if (!config) return true
      const seed = options.match ?? next(random).toString(36)
      const proof = prove(game, config, seed, { every: options.every })
      decisions += proof.decisions
      for (const property of PROPERTIES) properties[property] += proof.tally[property]
      matches += 1
      const seconds = (performance.now() - start) / 1000
      bar.update(Math.min(options.seconds, Math.floor(seconds)))
      if (options.match !== undefined && options.save !== undefined)
        saved = ` ${saveChosen(options.save, game, { config, seed, choices: proof.choices }, words)}`
      if (options.match !== undefined || seconds >= options.seconds) break
    }
  } catch (error) {
    bar.stop()
    if (!(error instanceof Failure)) throw error
    process.stdout.write(`${error.message}\n`)
    if (options.save !== undefined) process.stdout.write(`${saveChosen(options.save, game, error.where, words)}\n`)
    return false
  }
  bar.stop()
  if (options.save !== undefined && saved === '') saved = ` No match failed, so none is in ${options.save}.`
  if (options.json) process.stdout.write(`${JSON.stringify({ game: game.id, matches, decisions, properties })}\n`)
  else process.stdout.write(`${matches === 1 ? '1 match' : `${matches} matches`}, ${decisions} decisions: every property holds.${saved}\n`)
  return true
}
