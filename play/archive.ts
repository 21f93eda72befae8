import {
  type Config,
  describeLogProblem,
  type Game,
  type MatchLog,
  type Problem,
  parseConfig,
  parseKeptConfig,
  type Result,
  readLog,
  type Seat,
} from '@rulewright/kernel'
import { type Moment, type Outcome, Rename } from '@rulewright/wire'
import { publicConfig } from './frames.ts'
import { Refused } from './refused.ts'

// Looking at matches again: through whose eyes, and as files.

/** More than any match has; a longer file is not replayed. */
const MOST_CHOICES = 50_000

/** A finished match may be seen through anyone's eyes, a running one only through one's own; without a seat, one sees what is public. */
export function eyesOn(isOver: boolean, seats: number, mine: readonly Seat[], wanted: Seat | null): Seat | null {
  if (isOver) {
    if (wanted !== null && wanted >= seats) throw new Refused('malformed', 'There is no such seat.')
    return wanted
  }
  const seat = wanted ?? mine[0] ?? null
  if (seat !== null && !mine.includes(seat)) throw new Refused('not-your-seat')
  return seat
}

export const playerNames = (seats: readonly { readonly name: string }[]): string[] =>
  seats.map(({ name }, seat) => name || `Seat ${seat + 1}`)

/** What a match file holds beside its story and its log. */
export interface FileExtras {
  readonly players: readonly string[]
  readonly outcome: Outcome | null
  readonly playedAt: number
  readonly fairness: { readonly commitment: string; readonly secret: string; readonly numbers: readonly (string | null)[] } | null
}

export interface Notes {
  readonly game: Game
  readonly version: string
  readonly config: Config
  readonly mine: readonly Seat[]
  readonly seat: Seat | null
  readonly players: readonly string[]
  readonly commitment: string | null
  readonly moments: readonly Moment[]
}

/** What a seat has seen of a match, as text; no more of it than the seat may know. */
export function notesText({ game, version, config, mine, seat, players, commitment, moments }: Notes): string {
  const own = moments.map(({ count, by, news }) => ({ count, by, events: news.events }))
  const shown = publicConfig(game, config, mine, false)
  return `${JSON.stringify({ rulewrightNotes: 1, game: game.id, version, config: shown, seat, players, commitment, moments: own })}\n`
}

/** A configuration from untrusted input, or what is wrong with it. */
export const configFor = (game: Game, given: unknown): Config => orRefused(parseConfig(game, given))

function orRefused(parsed: Result<Config>): Config {
  if (!parsed.ok) throw new Refused('bad-config', undefined, parsed.problems)
  return parsed.value
}

/** Reads a match file; a broken one is refused. It has not been replayed yet. */
export async function readFile(
  file: string,
  find: (game: string, config: Config) => Promise<Game> | null,
): Promise<{ game: Game; log: MatchLog }> {
  const read = readLog(file)
  if (!read.ok) throw badFile(read.problems)
  const log = read.value
  const game = await find(log.game, log.config)
  if (!game) throw new Refused('no-such-game', `There is no game ${log.game} here.`)
  // The current settings, where the file has fewer or other ones.
  const config = orRefused(parseKeptConfig(game, log.config))
  if (log.choices.length > MOST_CHOICES) throw new Refused('bad-file', 'The match is too long.')
  return { game, log: { ...log, config } }
}

const badFile = (problems: readonly Problem[]) => new Refused('bad-file', problems.map(describeLogProblem).join(' '), problems)

/** An error while replaying a file is the file's fault. */
export function asBadFile(error: unknown): Refused {
  return error instanceof Refused ? error : new Refused('bad-file', error instanceof Error ? error.message : undefined)
}

/** The names a file gives to its seats. */
export function playersIn(file: string, seats: number): string[] {
  const parsed: unknown = JSON.parse(file)
  const given = typeof parsed === 'object' && parsed !== null && 'players' in parsed && Array.isArray(parsed.players) ? parsed.players : []
  return Array.from({ length: seats }, (_, seat) => {
    const named = Rename.safeParse({ name: given[seat] })
    return named.success ? named.data.name : `Seat ${seat + 1}`
  })
}
