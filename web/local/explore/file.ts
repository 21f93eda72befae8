import { type Answer, describeLogProblem, type Game, readChoices, writeChoices } from '@rulewright/kernel'
import { configFor, playersIn, Refused } from '@rulewright/play'
import { AdoptMatch, LARGEST_FILE } from '@rulewright/wire'
import * as z from 'zod/mini'
import type { KeptExploration } from './kept.ts'
import { LONGEST_LINE_NAME } from './protocol.ts'
import { flawIn, type Line, PLAYED, type Place, placed } from './variations.ts'

// An exploration as text, for a file or a link: the match as it was dealt, and its lines in the notation of match files.

const MOST_LINES = 500
const MOST_CHOICES = 50_000

const Count = z.int().check(z.gte(0), z.lte(MOST_CHOICES))
const Name = z.string().check(z.maxLength(LONGEST_LINE_NAME))
/** A line by its number in the list, and how many choices from the deal. */
const At = z.tuple([Count, Count])

const ExplorationFile = z.object({
  rulewrightExploration: z.literal(1),
  game: z.string(),
  version: z.string(),
  seed: z.string(),
  config: z.looseObject({ seats: z.int() }),
  redeals: z.optional(AdoptMatch.shape.redeals),
  players: z.array(z.string()),
  at: At,
  lines: z
    .array(z.object({ name: z.optional(Name), from: z.optional(At), choices: z.string() }))
    .check(z.minLength(1), z.maxLength(MOST_LINES)),
})

/** What a file says about an exploration. */
export type Written = Pick<KeptExploration, 'game' | 'version' | 'config' | 'seed' | 'redeals' | 'players' | 'lines' | 'place'>

export function writeExploration(explored: Written): string {
  const { game, version, seed, config, redeals, players, lines, place } = explored
  const numberOf = (id: number) => lines.findIndex((line) => line.id === id)
  const written: z.infer<typeof ExplorationFile> = {
    rulewrightExploration: 1,
    game,
    version,
    seed,
    config: { ...config },
    ...(redeals.length > 0 ? { redeals: [...redeals] } : {}),
    players: [...players],
    at: [numberOf(place.line), place.at],
    lines: lines.map(({ name, from, choices }) => ({
      ...(name ? { name } : {}),
      ...(from ? { from: [numberOf(from.line), from.at] } : {}),
      choices: writeChoices(choices),
    })),
  }
  return JSON.stringify(written)
}

/** Reads an exploration; a broken one is refused. Its choices have not been played yet. */
export async function readExploration(
  file: string,
  find: (game: string, config: unknown) => Promise<Game> | null,
): Promise<{ readonly game: Game; readonly written: Written }> {
  const { redeals = [], lines: given, at, ...read } = parsed(file)
  const game = await find(read.game, read.config)
  if (!game) throw new Refused('no-such-game', `There is no game ${read.game} here.`)
  const config = configFor(game, read.config)
  const lines = given.map(({ name = '', from, choices }, id): Line => {
    return { id, name: name.trim(), from: from ? { line: from[0], at: from[1] } : null, choices: choicesIn(choices, id, config.seats) }
  })
  const flaw = flawIn(lines)
  if (flaw) throw new Refused('bad-file', flaw)
  if (lines.reduce((sum, line) => sum + line.choices.length, 0) > MOST_CHOICES)
    throw new Refused('bad-file', 'The exploration is too long.')
  const place: Place = placed({ lines, place: { line: at[0], at: at[1] } })
  const players = playersIn(file, config.seats)
  return { game, written: { game: game.id, version: read.version, seed: read.seed, config, redeals, players, lines, place } }
}

function parsed(file: string): z.infer<typeof ExplorationFile> {
  if (file.length > LARGEST_FILE) throw new Refused('too-large')
  let data: unknown
  try {
    data = JSON.parse(file)
  } catch {
    throw new Refused('bad-file', 'It is cut off, or has been changed.')
  }
  const result = ExplorationFile.safeParse(data)
  if (!result.success) throw new Refused('bad-file', z.prettifyError(result.error))
  return result.data
}

function choicesIn(text: string, line: number, seats: number): readonly Answer[] {
  const read = readChoices(text)
  if (!read.ok) throw new Refused('bad-file', read.problems.map((problem) => describeLogProblem({ ...problem, step: line + 1 })).join(' '))
  if (read.value.some(({ seat }) => seat >= seats)) throw new Refused('bad-file', `Line ${line + 1} speaks of a seat that is not there.`)
  return read.value
}

/** The lines of a match that nobody has explored yet. */
export const asPlayed = (choices: readonly Answer[]): readonly Line[] => [{ id: PLAYED, name: '', from: null, choices }]
