import { type Config, defineGame, type Flow, Match, type RandomState, type State } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { greedy } from '../greedy.ts'

interface Archery extends State {
  acts: number
  aimed: boolean
  hits: number
  rested: number
}

/** Two archers together: whoever aims first hits with the next shot, of three acts in a turn. The match rests after every act. */
const archery = defineGame<Archery, Config, unknown>({
  id: 'archery',
  version: '1.0.0',
  stateVersion: 1,
  seats: [2],
  settings: {},
  cooperative: true,
  setup: (_config: Config, random: RandomState): Archery => ({ random, reveals: 0, acts: 0, aimed: false, hits: 0, rested: 0 }),
  *step(g: Archery): Flow {
    const options = [{ do: 'rest' }, { do: 'aim' }, { do: 'shoot' }, { do: 'sing' }, { do: 'wait' }]
    const { index } = yield { seat: Math.floor(g.acts / 3) % 2, prompt: 'act', rule: 'AR-1', options }
    g.acts += 1
    if (index === 0) g.rested += 1
    if (index === 2 && g.aimed) g.hits += 1
    g.aimed = index === 1
  },
  outcome: (g) => (g.acts >= 60 ? { payoffs: [1, 1], reason: 'dusk' } : null),
  view: ({ acts, aimed, hits, rested }) => ({ acts, aimed, hits, rested }),
  imagine: () => {},
  hidden: () => [],
  broken: () => [],
  idle: ['act'],
  bot: { weights: {}, evaluate: (g) => Math.min(1, 0.2 * g.hits + 0.02 * g.rested) },
})

describe('greedy', () => {
  it('has one plan for its turn where everybody plays together: it aims and then shoots', () => {
    const match = Match.start(archery, { seats: 2 }, 'g')
    let hits = 0
    for (let turn = 0; turn < 4; turn++) {
      const acts = [0, 1, 2].map((n) => {
        const { seat = 0, options = [] } = match.first ?? {}
        const index = greedy({}).choose(match.observer(seat), `${turn}.${n}`)
        match.choose(seat, index)
        return options[index]?.do
      })
      if (acts.join().includes('aim,shoot')) hits += 1
    }
    expect(hits).toBeGreaterThanOrEqual(3)
  })
})
