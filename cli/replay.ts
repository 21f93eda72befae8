import { type Event, type Game, hash, heard, type Match, type MatchLog, type Names, plain, type Told, type Words } from '@rulewright/kernel'
import { Differs, playThrough } from '@rulewright/play'
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
      const { log, game, words, players } = await matchFrom(file)
      if (log.version !== game.version)
        process.stderr.write(`The match was played under rules ${log.version}; these are ${game.version}.\n`)
      const told: Event[] = []
      const match = load({ file, game, log, words, players }, log.choices.length, (event) => told.push(event))
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
      const { log, game, words, players } = await matchFrom(file)
      const at = options.at ?? log.choices.length
      if (at > log.choices.length) complain(`${file} has ${log.choices.length} choices; --at ${at} is past its end.`)
      if (options.seat !== undefined && options.seat > log.config.seats)
        complain(`The match has ${log.config.seats} seats, no seat ${options.seat}.`)
      const match = load({ file, game, log, words, players }, at)
      process.stdout.write(showPosition(match, words, options.seat === undefined ? null : options.seat - 1))
    })
}

interface MatchFile {
  readonly file: string
  readonly game: Game
  readonly log: MatchLog
  readonly words: Words
  readonly players: readonly string[]
}

/** Plays a match file up to a choice; where the rules fail on it, as on one saved by fuzzing, that is reported in one line. */
function load({ file, game, log, words, players }: MatchFile, at: number, hear: (event: Event) => void = () => {}): Match {
  try {
    const look = (course: { takeTold(): readonly Told[] }) => {
      for (const told of course.takeTold()) {
        const event = heard(told, null)
        if (event) hear(event)
      }
    }
    return playThrough(game, log, { telling: { words, players }, upTo: at, look }).match
  } catch (error) {
    if (error instanceof Differs) return complain(`${file} does not fit the rules. ${error.message}`)
    const why = error instanceof Error ? error.message : String(error)
    return complain(`The rules fail within ${at} choices of ${file}: ${why}. (\`rulewright show --at\` prints the positions before)`)
  }
}
