import { type Answer, type Config, type Decision, type Game, Match } from '@rulewright/kernel'
import type { Bot } from '../bot.ts'
import { type BotSpec, makeBot } from '../spec.ts'

/** A game to be played: the seed, and which of the bots sits at each seat. */
export interface Seating {
  readonly seed: string
  readonly seats: readonly number[]
}

/** A game that was played; times and decisions are counted for each of the bots. */
export interface ArenaGame extends Seating {
  readonly payoffs: readonly number[]
  /** The numbers people compare, where the game has them. */
  readonly scores: readonly number[]
  readonly reason: string
  /** All choices from the first on: with the seed, the whole game. */
  readonly choices: readonly Answer[]
  /** For each choice, what who made it thought of its seat's chances, in thousandths; -1: nothing. */
  readonly thoughts: readonly number[]
  readonly decisions: readonly number[]
  readonly milliseconds: readonly number[]
  /** Iterations of those that search. */
  readonly iterations: readonly number[]
}

/** A game that is still going after this many decisions is called off: a draw, or a loss for a party. */
const LONGEST = 20_000

/** The reason of a game that was called off. */
export const UNFINISHED = 'unfinished'

/** What is needed of a match to play it to its end. */
export type Playable = Pick<Match, 'open' | 'first' | 'outcome' | 'observer' | 'choose'>

/** Plays one game to its end. A bot's seed depends on the game's seed and its seat, so a game can be played again alone. */
export function play(game: Game, config: Config, bots: readonly BotSpec[], seating: Seating): ArenaGame {
  const match = Match.start(game, config, seating.seed)
  const players = seating.seats.map((bot) => makeBot(bots[bot] ?? { kind: 'random' }))
  return playWith(match, players, bots.length, seating)
}

/** The same with players already made, one for each seat, of so many kinds of bots. */
export function playWith(match: Playable, players: readonly Bot[], kinds: number, seating: Seating): ArenaGame {
  const choices: Answer[] = []
  const thoughts: number[] = []
  const nothing = Array.from({ length: kinds }, () => 0)
  const decisions = [...nothing]
  const milliseconds = [...nothing]
  for (let n = 0; n < LONGEST; n++) {
    const decision = nextDecision(match)
    if (!decision) break
    const { seat, options } = decision
    const bot = seating.seats[seat] ?? 0
    const before = performance.now()
    const index = players[seat]?.choose(match.observer(seat), `${seating.seed}#${seat}.${n}`) ?? 0
    if (options.length > 1) {
      decisions[bot] = (decisions[bot] ?? 0) + 1
      milliseconds[bot] = (milliseconds[bot] ?? 0) + performance.now() - before
    }
    match.choose(seat, index)
    choices.push({ seat, index })
    const thought = players[seat]?.thought
    thoughts.push(typeof thought === 'number' ? Math.round(1000 * thought) : -1)
  }
  const iterations = nothing.map((_, bot) =>
    players.reduce((sum, player, seat) => sum + (seating.seats[seat] === bot ? (player.iterations ?? 0) : 0), 0),
  )
  const { payoffs, reason, scores = [] } = match.outcome ?? { payoffs: seating.seats.map(() => 0), reason: UNFINISHED }
  return { ...seating, payoffs, scores, reason, choices, thoughts, decisions, milliseconds, iterations }
}

/** Who is asked next: first the seats whose offer lapses when another seat decides. */
function nextDecision(match: Playable): Decision | null {
  return match.open.find((decision) => decision.lapses) ?? match.first
}
