import { games } from '@rulewright/games'
import { type Config, type Game, parseConfig } from '@rulewright/kernel'
import { expect, it } from 'vitest'
import { connectFour } from '../../kernel/test/games/connect-four.ts'
import { duel } from '../../kernel/test/games/duel.ts'
import { prepareBots } from '../judge.ts'
import type { BotSpec } from '../spec.ts'
import { provesFairBot, tryFairness } from './fair.ts'

const greedy: BotSpec = { kind: 'greedy', worlds: 1 }
const search: BotSpec = { kind: 'search', budget: { iterations: 6 } }

/** The plainest configuration for each number of seats. */
function configsOf(game: Game): Config[] {
  return game.seats.flatMap((seats) => {
    const parsed = parseConfig(game, { seats })
    return parsed.ok ? [parsed.value] : []
  })
}

const all: readonly Game[] = [duel, connectFour, ...(await Promise.all(games.map((manifest) => manifest.rules())))]
// What was learnt is weighed as well: a network must not see more than its seat.
await Promise.all(all.map(prepareBots))
for (const game of all) {
  provesFairBot(game, configsOf(game), greedy, 100)
  provesFairBot(game, configsOf(game), search, 200)
}

it('the proof finds a bot out whose worlds depend on the real cards', () => {
  const leaky: typeof duel = {
    ...duel,
    imagine(g, seat, random) {
      const before = JSON.stringify(g)
      duel.imagine(g, seat, random)
      // Deals by the luck of the real cards, too.
      random.a ^= before.length + before.charCodeAt(before.length >> 1)
      duel.imagine(g, seat, random)
    },
  }
  expect(() => tryFairness(leaky, configsOf(duel), search, 100)).toThrow('sees the same')
})
