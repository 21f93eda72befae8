import type { Manifest } from '@rulewright/games/manifest'
import type { Game, State, Words } from '@rulewright/kernel'
import { connectFour } from '../../kernel/test/games/connect-four.ts'
import { duel } from '../../kernel/test/games/duel.ts'
import { auction, bids, crew, pairs, sealed } from './bids.ts'

// The kernel's two small games as a server offers them, for tests and benchmarks.

const words: Words = {
  prompt: (decision) => decision.prompt,
  option: (option) => option.do,
  event: (event) => event.type,
  outcome: (outcome) => outcome.reason,
  problem: (problem) => problem.problem,
  setting: (key) => key,
}

export function manifest<S extends State, C extends { readonly seats: number }, V>(game: Game<S, C, V>, title: string): Manifest {
  return {
    id: game.id,
    title,
    tagline: `${title}, small`,
    seats: game.seats,
    minutes: 5,
    maturity: 'stable',
    // A manifest is about games in general; what is loaded is exactly this game.
    rules: async () => game,
    words: async () => words,
  }
}

export const games: readonly Manifest[] = [
  manifest(duel, 'Duel'),
  manifest(connectFour, 'Connect Four'),
  manifest(bids, 'Bids'),
  manifest(crew, 'Crew'),
  manifest(auction, 'Auction'),
  manifest(sealed, 'Sealed bids'),
  manifest(pairs, 'Pairs'),
]
