import type { Config, Game } from '@rulewright/kernel'
import { type BotSpec, nameOf } from '../spec.ts'
import { type ArenaGame, play, type Seating, UNFINISHED } from './play.ts'
import { sidesOf } from './sides.ts'
import { elo, interval } from './statistics.ts'

export type { ArenaGame, Seating } from './play.ts'

/** Which bots meet, and in how many games. */
export interface Arena {
  readonly config: Config
  /** Two bots; one will do where everybody plays together against the game. */
  readonly bots: readonly BotSpec[]
  /** Rounded up to whole pairs: every seed is played with the seats swapped, or by either party. */
  readonly games: number
  readonly seed: string
}

export interface ArenaReport {
  readonly game: string
  readonly games: number
  /** The first bot's share of the wins, a draw counting half; the party's where they play together. */
  readonly winRate: number
  readonly interval: readonly [low: number, high: number]
  readonly elo: number
  readonly millisecondsPerDecision: number
  /** 'versus': the bots meet. 'party': each plays the same seeds with its own kind. */
  readonly mode: 'versus' | 'party'
  /** Games called off because they did not end; they count as draws, for a party as lost. */
  readonly unfinished: number
  /** Two parties: on how many of the same seeds the first fared better than the second, equals counting half. Won or lost, then the score. */
  readonly ahead?: WinShare
  readonly seed: string
  readonly bots: readonly BotReport[]
}

/** A share of trials, with its 95 % interval. */
export interface WinShare {
  readonly winRate: number
  readonly interval: readonly [low: number, high: number]
}

export interface BotReport extends WinShare {
  readonly name: string
  readonly decisionsPerGame: number
  readonly millisecondsPerDecision: number
  /** On one core; 0 for a bot that does not search. */
  readonly iterationsPerSecond: number
}

/** Plays the games of a list, in any order, and hands each over as it ends. */
export type RunGames = (arena: Arena, seatings: readonly Seating[], onPlayed: (played: ArenaGame) => void) => Promise<void>

/** Plays in this thread, one game after another. */
const alone =
  (game: Game): RunGames =>
  async (arena, seatings, onPlayed) => {
    for (const seating of seatings) {
      onPlayed(play(game, arena.config, arena.bots, seating))
      // Gives a progress bar and interrupts a chance to run.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

/** Lets bots play each other and counts. `runGames` may spread the games over threads; `onPlayed` hears of every game. */
export async function runArena(
  game: Game,
  arena: Arena,
  { runGames = alone(game), onPlayed }: { runGames?: RunGames; onPlayed?: (played: ArenaGame, done: number, of: number) => void } = {},
): Promise<ArenaReport> {
  const sides = sidesOf(game, arena.config)
  const seatings = seatingsOf(arena, sides)
  const games: ArenaGame[] = []
  await runGames(arena, seatings, (played) => {
    games.push(played)
    onPlayed?.(played, games.length, seatings.length)
  })
  return reportOf(game, arena, sides, games)
}

/** One bot was given where two are needed. */
export class TooFewBots extends Error {}

const isParty = (sides: readonly number[]) => sides.every((side) => side === 0)

function seatingsOf(arena: Arena, sides: readonly number[]): Seating[] {
  const { bots } = arena
  const seatings: Seating[] = []
  const party = isParty(sides)
  if (!party && bots.length < 2) throw new TooFewBots('Here bots play against each other: an arena needs two of them.')
  const pairs = party ? arena.games : Math.ceil(arena.games / 2)
  for (let pair = 0; pair < pairs; pair++) {
    const seed = `${arena.seed}/${pair}`
    for (let turn = 0; turn < bots.length; turn++) {
      seatings.push({ seed, seats: sides.map((side) => (party ? turn : (side + turn) % bots.length)) })
    }
  }
  return seatings
}

function reportOf(game: Game, arena: Arena, sides: readonly number[], games: readonly ArenaGame[]): ArenaReport {
  const party = isParty(sides)
  const bots = arena.bots.map((spec, bot): BotReport => {
    const own = games.filter((played) => played.seats.includes(bot))
    const winRate = own.reduce((sum, played) => sum + scoreOf(bot, played, sides, party), 0) / own.length
    const total = (of: (played: ArenaGame) => readonly number[]) => own.reduce((sum, played) => sum + (of(played)[bot] ?? 0), 0)
    const decisions = total((played) => played.decisions)
    const milliseconds = total((played) => played.milliseconds)
    return {
      name: nameOf(spec),
      winRate,
      interval: interval(winRate, own.length),
      decisionsPerGame: decisions / own.length,
      millisecondsPerDecision: decisions === 0 ? 0 : milliseconds / decisions,
      iterationsPerSecond: milliseconds === 0 ? 0 : (1000 * total((played) => played.iterations)) / milliseconds,
    }
  })
  const [first, second] = bots
  if (!first) throw new Error('an arena needs a bot')
  const played = party ? games.length / bots.length : games.length
  const lead = party ? elo(first.winRate, played) - elo(second?.winRate ?? 0.5, played) : elo(first.winRate, played)
  return {
    game: game.id,
    games: played,
    winRate: first.winRate,
    interval: first.interval,
    elo: lead,
    millisecondsPerDecision: first.millisecondsPerDecision,
    mode: party ? 'party' : 'versus',
    unfinished: games.filter((g) => g.reason === UNFINISHED).length,
    ...(party && second ? { ahead: aheadOf(games) } : {}),
    seed: arena.seed,
    bots,
  }
}

/** What a bot got of a game: the share of its sides in all that was won. */
function scoreOf(bot: number, played: ArenaGame, sides: readonly number[], party: boolean): number {
  if (party) return played.payoffs[0] ?? 0
  let own = 0
  let all = 0
  const seen = new Set<number>()
  for (const [seat, side] of sides.entries()) {
    if (seen.has(side)) continue
    seen.add(side)
    const payoff = played.payoffs[seat] ?? 0
    all += payoff
    if (played.seats[seat] === bot) own += payoff
  }
  return all === 0 ? 0.5 : own / all
}

/** How often the first party fared better than the second on the same seed. */
function aheadOf(games: readonly ArenaGame[]): WinShare {
  const faredBy = (bot: number) => new Map(games.filter(({ seats }) => seats[0] === bot).map((played) => [played.seed, fared(played)]))
  const [first, second] = [faredBy(0), faredBy(1)]
  let sum = 0
  for (const [seed, result] of first) sum += (1 + Math.sign(result - (second.get(seed) ?? result))) / 2
  const winRate = sum / first.size
  return { winRate, interval: interval(winRate, first.size) }
}

/** Won is better than lost; of two that lost, the one with the better score. */
const fared = ({ payoffs, scores }: ArenaGame): number => (payoffs[0] ?? 0) * 1e9 + (scores[0] ?? 0)
