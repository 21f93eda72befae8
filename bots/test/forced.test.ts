import { at, type Config, defineGame, type Flow, Match, type Outcome, type RandomState, type State, seedRandom } from '@rulewright/kernel'
import { expect, it } from 'vitest'
import { Judge } from '../judge.ts'
import { optionKey, questionKey } from '../search/key.ts'
import { standardThinking } from '../search/thinking.ts'
import { Thought } from '../search/thought.ts'
import { Node } from '../search/tree.ts'

interface Walk extends State {
  way: string
}

const WAYS = [{ do: 'left' }, { do: 'right' }]
const FORCED = 3

/** Two real choices, with questions of a single option between them. */
const corridor = defineGame<Walk, Config, unknown>({
  id: 'corridor',
  version: '1.0.0',
  stateVersion: 1,
  seats: [2],
  settings: {},
  setup: (_config: Config, random: RandomState): Walk => ({ random, reveals: 0, way: '' }),
  *step(g: Walk): Flow {
    const first = yield { seat: 0, prompt: 'first', rule: 'CO-1', options: WAYS }
    for (let n = 0; n < FORCED; n++) yield { seat: n % 2, prompt: 'on', rule: 'CO-2', options: [{ do: 'on' }] }
    const last = yield { seat: 1, prompt: 'last', rule: 'CO-3', options: WAYS }
    g.way = `${first.index}${last.index}`
  },
  outcome: ({ way }: Walk): Outcome | null => (way === '' ? null : { payoffs: way === '00' ? [1, 0] : [0, 1], reason: 'there' }),
  view: ({ way }) => ({ way }),
  imagine: () => {},
  hidden: () => [],
  broken: () => [],
  idle: ['first'],
})

it('forced choices take no place in the search tree: the next real choice follows at once', () => {
  const observer = Match.start(corridor, { seats: 2 }, 's').observer(0)
  const { game } = observer.sample('0')
  const decision = observer.decision
  if (!decision) throw new Error('nothing is asked')
  const root = new Node(0, 2)
  const thought = new Thought(root, decision, standardThinking, seedRandom('s'), new Judge(game, standardThinking))
  for (let n = 0; n < 100; n++) thought.iterate((world) => observer.sample(`${world}`))
  const last = { seat: 1, prompt: 'last', rule: 'CO-3', options: WAYS }
  const real = WAYS.map((way) => optionKey(questionKey(last), way)).sort()
  const firsts = [...(root.next?.values() ?? [])]
  expect(firsts).toHaveLength(2)
  // Below each first choice both last ones, and below those nothing.
  for (const first of firsts) expect([...(first.next?.keys() ?? [])].sort()).toEqual(real)
  expect(firsts.flatMap((first) => [...(first.next?.values() ?? [])]).every(({ next }) => next === null)).toBe(true)
  expect(at(firsts, 0).visits + at(firsts, 1).visits).toBe(100)
})
