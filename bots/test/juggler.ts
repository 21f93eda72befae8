import { type Config, defineGame, type Flow, type Outcome, type RandomState, type State } from '@rulewright/kernel'

// A small game for two who juggle: in a turn a seat works as often as it likes, and may lift and lower what it holds, which changes nothing.

interface Juggler extends State {
  lifted: boolean[]
  work: number
  turn: number
}

export const juggler = defineGame<Juggler, Config, unknown>({
  id: 'juggler',
  version: '1.0.0',
  stateVersion: 1,
  seats: [2],
  settings: {},
  setup: (_config: Config, random: RandomState): Juggler => ({ random, reveals: 0, lifted: [false, false], work: 0, turn: 0 }),
  *step(g: Juggler): Flow {
    const seat = g.turn
    const options = [{ do: g.lifted[seat] ? 'lower' : 'lift' }, { do: 'end' }, { do: 'work' }]
    const { index } = yield { seat, prompt: 'turn', rule: 'JU-1', options }
    if (index === 0) g.lifted[seat] = !g.lifted[seat]
    else if (index === 1) g.turn = 1 - seat
    else g.work += 1
  },
  outcome: (g: Juggler): Outcome | null => (g.work > 40 ? { payoffs: [0.5, 0.5], reason: 'worked' } : null),
  view: ({ lifted, work, turn }) => ({ lifted: lifted.slice(), work, turn }),
  imagine: () => {},
  hidden: () => [],
  broken: () => [],
  idle: ['turn'],
  bot: { weights: {}, evaluate: () => 0.5, free: ['lift', 'lower'] },
})

/** The same with two hands: whoever lifts or lowers is asked which. */
export const twoHanded = defineGame<Juggler, Config, unknown>({
  ...juggler,
  id: 'two-handed',
  setup: (_config: Config, random: RandomState): Juggler => ({ random, reveals: 0, lifted: [false, false], work: 0, turn: 0 }),
  *step(g: Juggler): Flow {
    const seat = g.turn
    const { index } = yield { seat, prompt: 'turn', rule: 'JU-1', options: [{ do: 'hand' }, { do: 'end' }, { do: 'work' }] }
    if (index === 1) g.turn = 1 - seat
    else if (index === 2) g.work += 1
    else {
      const { index: hand } = yield { seat, prompt: 'which', rule: 'JU-2', options: [{ do: 'left' }, { do: 'right' }] }
      g.lifted[hand] = !g.lifted[hand]
    }
  },
})
