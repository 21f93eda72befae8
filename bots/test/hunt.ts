import { type Config, defineGame, type Flow, type Outcome, type RandomState, roll, type State } from '@rulewright/kernel'

// A small game played together: each turn a hunter strikes (and may be hurt) or rests. The beast has to fall first.

interface Hunt extends State {
  beast: number
  health: number[]
  turn: number
}

const PER_HUNTER = 9
const HEALTH = 4

/** The index of the option to strike. */
export const STRIKE = 1
const CANCEL = 3
const CONCEDE = 4

function setup(config: Config, random: RandomState): Hunt {
  return { random, reveals: 0, beast: PER_HUNTER * config.seats, health: Array.from({ length: config.seats }, () => HEALTH), turn: 0 }
}

function* step(g: Hunt): Flow {
  const seat = g.turn
  const health = g.health[seat] ?? 0
  const options = [{ do: 'rest' }, { do: 'strike' }, { do: 'idle' }, { do: 'cancel' }, { do: 'concede' }]
  // Taking back leaves the turn where it is.
  const { index } = yield { seat, prompt: 'hunt', rule: 'HU-1', options }
  if (index === CANCEL) return
  if (index === CONCEDE) g.health[seat] = 0
  if (index === 0) g.health[seat] = Math.min(HEALTH, health + 1)
  if (index === STRIKE) {
    g.beast = Math.max(0, g.beast - roll(g.random, 4))
    if (roll(g.random, 2) === 1) g.health[seat] = health - 1
  }
  if (index === 2 && roll(g.random, 2) === 1) g.health[seat] = health - 1
  g.turn = (seat + 1) % g.health.length
}

function outcome(g: Hunt): Outcome | null {
  if (g.beast === 0) return { payoffs: g.health.map(() => 1), reason: 'felled' }
  return g.health.some((h) => h <= 0) ? { payoffs: g.health.map(() => 0), reason: 'fallen' } : null
}

export const hunt = defineGame<Hunt, Config, unknown>({
  id: 'hunt',
  version: '1.0.0',
  stateVersion: 1,
  seats: [3, 1, 2, 4],
  settings: {},
  setup,
  step,
  outcome,
  view: ({ beast, health, turn }) => ({ beast, health: health.slice(), turn }),
  imagine: () => {},
  hidden: () => [],
  broken: () => [],
  idle: ['hunt'],
  bot: {
    weights: { wounds: 0.4, health: 0.2 },
    evaluate(g, _seat, weights) {
      const done = 1 - g.beast / (PER_HUNTER * g.health.length)
      const weakest = Math.min(...g.health) / HEALTH
      return Math.min(1, done * (weights.wounds ?? 0) + weakest * (weights.health ?? 0))
    },
  },
})
