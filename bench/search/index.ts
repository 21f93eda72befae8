import { prepareBots, Search } from '@rulewright/bots'
import { games } from '@rulewright/games'
import type { Match } from '@rulewright/kernel'
import { median, spread } from '../measure.ts'
import { positionsOf } from '../positions.ts'

interface SearchSpeed {
  /** On one core, by CPU time: a busy machine does not affect it. */
  readonly iterationsPerSecond: number
  readonly spread: readonly [number, number]
  /** What an iteration takes, in microseconds: dealing a world, playing in it, weighing it. */
  readonly microseconds: number
}

export interface SearchReport {
  readonly games: Readonly<Record<string, SearchSpeed>>
}

const POSITIONS = 12
const ITERATIONS = 400
const ROUNDS = 7
/** Rounds that are not counted: compiling goes on for seconds, a table's bots think for hours. */
const WARM_UP = 6

/** How fast the search thinks, on the same positions of random play in every game. */
export async function benchSearch(say: (text: string) => void): Promise<SearchReport> {
  const paces: Record<string, SearchSpeed> = {}
  for (const manifest of games) {
    const game = await manifest.rules()
    await prepareBots(game)
    const positions = positionsOf(game, POSITIONS)
    for (let round = 0; round < WARM_UP; round++) think(positions)
    const rates = Array.from({ length: ROUNDS }, () => think(positions))
    const iterationsPerSecond = Math.round(median(rates))
    paces[game.id] = { iterationsPerSecond, spread: spread(rates), microseconds: Math.round(1e7 / iterationsPerSecond) / 10 }
    say(`  ${game.id}: ${iterationsPerSecond} iterations a second`)
  }
  return { games: paces }
}

/** Iterations per second of CPU time. */
function think(positions: readonly Match[]): number {
  let iterations = 0
  const before = process.cpuUsage()
  for (const match of positions) {
    const search = new Search({ iterations: ITERATIONS })
    search.judge(match.observer(match.first?.seat ?? 0), 'bench')
    iterations += search.iterations
  }
  const { user, system } = process.cpuUsage(before)
  return (iterations * 1e6) / (user + system)
}
