import { type Command, Option } from 'commander'
import { wholeNumber } from './input.ts'

/** The flags that set up a table; `configFrom` reads them. */
export interface TableFlags {
  config?: string
  seats?: number
}

/** A command that sets up tables of one game. */
export const forTable = (command: Command): Command =>
  command
    .argument('<game>', 'the game')
    .option('--config <file>', 'configuration: a JSON file, or the JSON itself')
    .option('--seats <n>', 'number of seats', wholeNumber('--seats', 1, 8))

/** The flags of the commands in which bots play many games. */
export interface ManyGamesFlags extends TableFlags {
  bots: string
  games: number
  seed: string
  json?: boolean
}

/** How many threads share the work of a command. */
export const threadsOption = (what = 'games'): Option =>
  new Option('--threads <n>', `how many ${what} at once (default: one for each core)`).argParser(wholeNumber('--threads', 1, 256))
