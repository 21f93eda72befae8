import { below, type Config, type Game, Match, seedRandom } from '@rulewright/kernel'

const PROBES = 8

/**
 * Which side each seat is on, found by playing at random: seats that always fare alike are partners. One side: the
 * game is played together against the game.
 */
export function sidesOf(game: Game, config: Config): readonly number[] {
  const records: number[][] = Array.from({ length: config.seats }, () => [])
  for (let probe = 0; probe < PROBES; probe++) {
    const payoffs = randomPayoffs(game, config, `side ${probe}`)
    for (const [seat, record] of records.entries()) record.push(payoffs[seat] ?? 0)
    // Where everybody won or everybody lost, they play together.
    if (payoffs.every((p) => p === 1) || payoffs.every((p) => p === 0)) return payoffs.map(() => 0)
    if (new Set(records.map(String)).size === config.seats) break
  }
  const kinds = [...new Set(records.map(String))]
  return records.map((record) => kinds.indexOf(String(record)))
}

function randomPayoffs(game: Game, config: Config, seed: string): readonly number[] {
  const match = Match.playout(game, config, seed)
  const random = seedRandom(`${seed} choices`)
  for (let decision = match.first; decision; decision = match.first) match.choose(decision.seat, below(random, decision.options.length))
  return match.outcome?.payoffs ?? []
}
