import {
  type Config,
  defineGame,
  type Errands,
  type Evaluation,
  type Flow,
  type Outcome,
  type RandomState,
  type State,
} from '@rulewright/kernel'

// A walk: one stays at home, or goes out, and then comes back or stays out.

export const [GO, REST] = [0, 1]
export const [BACK, STAY] = [0, 1]

interface Walk extends State {
  out: boolean
  worth: number
}

interface Worths {
  readonly rest: number
  readonly back: number
  readonly stay: number
}

const bot: Evaluation<Walk> = { weights: {}, evaluate: () => 0.5 }

const errands: Errands<Walk> = {
  from: (_, option) => (option.do === 'go' ? 1 : null),
  vain: (_, { options }, from) => (from === 1 ? options.map((option) => option.do === 'back') : null),
}

/** `knows`: whether bots are told that to come back comes to nothing. */
export const walker = ({ rest, back, stay }: Worths, knows: boolean) =>
  defineGame<Walk, Config, unknown>({
    id: 'walker',
    version: '1.0.0',
    stateVersion: 1,
    seats: [2],
    settings: {},
    setup: (_config: Config, random: RandomState): Walk => ({ random, reveals: 0, out: false, worth: 0 }),
    *step(g: Walk): Flow {
      const options = g.out ? [{ do: 'back' }, { do: 'stay' }] : [{ do: 'go' }, { do: 'rest' }]
      const { index } = yield { seat: 0, prompt: g.out ? 'outside' : 'home', rule: 'WA-1', options }
      if (g.out) g.worth = index === BACK ? back : stay
      else if (index === REST) g.worth = rest
      else g.out = true
    },
    outcome: ({ worth }: Walk): Outcome | null => (worth === 0 ? null : { payoffs: [worth, 1 - worth], reason: 'evening' }),
    view: ({ out }) => ({ out }),
    imagine: () => {},
    hidden: () => [],
    broken: () => [],
    idle: ['home', 'outside'],
    bot: knows ? { ...bot, errands } : bot,
  })
