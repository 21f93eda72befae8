import { type Answer, type Config, type Game, Match, type MatchLog, type State, type Words, writeLog } from '@rulewright/kernel'
import { matchText } from '@rulewright/play'
import { shellWord } from '@rulewright/testkit/prove'
import { write } from './files.ts'

interface Chosen<C extends Config> {
  readonly config: C
  readonly seed: string
  readonly choices: readonly Answer[]
}

/** Writes a match to a file, by its choices; returns a sentence about how to look at it. */
export function saveChosen<S extends State, C extends Config, V>(
  file: string,
  game: Game<S, C, V>,
  chosen: Chosen<C>,
  words: Words | null = null,
): string {
  const { log, fails } = logOf(game, chosen)
  // Files are written for any game; the story is of this one. Where its rules fail, there is no story.
  write(file, fails ? writeLog(log) : storyOf(game, log, words))
  const before = fails ? ` --at ${Math.max(0, chosen.choices.length - 1)}` : ''
  return `The match is in ${file}: \`rulewright show ${shellWord(file)}${before}\` prints ${fails ? 'the position before the last choice' : 'its last position'}.`
}

/** A match file that tells everything. */
export const storyOf = (game: Game, { config, seed, choices }: MatchLog, words: Words | null): string =>
  matchText(game, { config, seed, choices, redeals: [] }, { words, players: [] })

/** The log of a match. Where the rules fail on a choice, all choices are kept and the hashes end there. */
function logOf<S extends State, C extends Config, V>(
  game: Game<S, C, V>,
  { config, seed, choices }: Chosen<C>,
): { readonly log: MatchLog; readonly fails: boolean } {
  let match: Match<S, C, V> | null = null
  let fails = false
  try {
    match = Match.start(game, config, seed)
    for (const { seat, index } of choices) match.choose(seat, index)
  } catch {
    fails = true
  }
  const rests = match?.log().rests ?? []
  return { log: { game: game.id, version: game.version, config, seed, choices, rests }, fails }
}
