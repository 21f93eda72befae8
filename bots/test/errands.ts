import { at, type Config, defineGame, type Flow, type Outcome, type RandomState, type State } from '@rulewright/kernel'

// Errands: one seat runs some of several errands, in any order, and may stop early. The great one is worth a fifth of the match.

const ERRANDS = [0.2, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02] as const
export const GREAT = 0
/** So many can be run. */
const TIME = 5

export type ErrandOption = { readonly do: 'run'; readonly errand: number } | { readonly do: 'stop' }

interface Errands extends State {
  left: number[]
  time: number
  worth: number
}

function* step(g: Errands): Flow {
  const options: ErrandOption[] = [...g.left.map((errand) => ({ do: 'run' as const, errand })), { do: 'stop' }]
  const chosen = at(options, (yield { seat: 0, prompt: 'errand', rule: 'ER-1', options }).index)
  g.time = chosen.do === 'stop' ? 0 : g.time - 1
  if (chosen.do === 'stop') return
  g.left = g.left.filter((errand) => errand !== chosen.errand)
  g.worth += ERRANDS[chosen.errand] ?? 0
}

const outcome = (g: Errands): Outcome | null => (g.time > 0 ? null : { payoffs: [0.3 + g.worth, 0.7 - g.worth], reason: 'evening' })

export const errands = defineGame<Errands, Config, { readonly left: readonly number[]; readonly time: number }>({
  id: 'errands',
  version: '1.0.0',
  stateVersion: 1,
  seats: [2],
  settings: {},
  setup: (_config: Config, random: RandomState): Errands => ({
    random,
    reveals: 0,
    left: ERRANDS.map((_, errand) => errand),
    time: TIME,
    worth: 0,
  }),
  step,
  outcome,
  view: (g) => ({ left: g.left.slice(), time: g.time }),
  imagine: () => {},
  hidden: () => [],
  broken: () => [],
  idle: ['errand'],
  // What is done counts, what could still be done does not: as evaluations are.
  bot: { weights: { done: 1 }, evaluate: (g, seat, { done = 0 }) => (seat === 0 ? 0.3 + done * g.worth : 0.7 - done * g.worth) },
})
