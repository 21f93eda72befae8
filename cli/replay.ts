import { type Ear, type Event, type Game, hash, heard, LogMismatch, Match, type MatchLog, type Names, plain } from '@rulewright/kernel'
import type { Command } from 'commander'
import { complain } from './complain.ts'
import { matchFrom, wholeNumber } from './input.ts'
import { showPosition } from './show.ts'

const seatNames: Names = { you: null, of: (seat) => `Seat ${seat + 1}` }

export function registerReplay(program: Command): void {
  program
    .command('replay')
    .description('replay a match file and see that it still fits the rules')
    .argument('<file>', 'a match file')
    .option('--quiet', 'print only the last line')
    .action(async (file: string, options: { quiet?: boolean }) => {
      const { log, game, words } = await matchFrom(file)
      if (log.version !== game.version)
        process.stderr.write(`The match was played under rules ${log.version}; these are ${game.version}.\n`)
      const told: Event[] = []
      const match = load(file, game, log, log.choices.length, (t) => {
        const event = heard(t, null)
        if (event) told.push(event)
      })
      const view = match.view(null)
      for (const event of options.quiet ? [] : told) {
        const line = words.event(event, view, seatNames)
        if (line) process.stdout.write(`${plain(line)}\n`)
      }
      const end = match.outcome ? plain(words.outcome(match.outcome, view, seatNames)) : 'The match is still under way.'
      process.stdout.write(`${log.choices.length} choices fit the rules. ${end} State ${hash(match.state)}.\n`)
    })

  program
    .command('show')
    .description('print a position of a match as text')
    .argument('<file>', 'a match file')
    .option('--at <n>', 'after how many choices (default: at the end)', wholeNumber('--at', 0))
    .option('--seat <s>', 'as this seat sees it (from 1; default: as a spectator)', wholeNumber('--seat', 1, 8))
    .action(async (file: string, options: { at?: number; seat?: number }) => {
      const { log, game, words } = await matchFrom(file)
      const at = options.at ?? log.choices.length
      if (at > log.choices.length) complain(`${file} has ${log.choices.length} choices; --at ${at} is past its end.`)
      if (options.seat !== undefined && options.seat > log.config.seats)
        complain(`The match has ${log.config.seats} seats, no seat ${options.seat}.`)
      const match = load(file, game, log, at)
      process.stdout.write(showPosition(match, words, options.seat === undefined ? null : options.seat - 1))
    })
}

/** Plays a match file up to a choice; where the rules fail on it, as on one that fuzz has saved, that is reported in one line. */
function load(file: string, game: Game, log: MatchLog, at: number, ear: Ear | null = null): Match {
  try {
    return Match.load(game, log, ear, at)
  } catch (error) {
    if (error instanceof LogMismatch) return complain(`${file} does not fit the rules: ${error.message}.`)
    const why = error instanceof Error ? error.message : String(error)
    return complain(`The rules fail within ${at} choices of ${file}: ${why}. (\`rulewright show --at\` prints the positions before)`)
  }
}
