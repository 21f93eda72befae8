import { ask, defineGame, type Flow, pick, type RandomState, type State } from '@rulewright/kernel'
import type { LabGame } from '../experiment.ts'

// A game as small as the lab needs: two seats draw a number each round and keep it or not; most coins after some rounds win.

interface DiceState extends State {
  coins: number[]
  round: number
}

/** What a variant may change: a coin for the first seat, what a card costs, what its charm costs, and luck that changes nothing but which luck it is. */
const numbers = { coin: 0, price: 2, charm: 1, draws: 0 }

const ROUNDS = 5

function* step(g: DiceState): Flow {
  for (let seat = 0; seat < 2; seat++) {
    const drawn = pick(g.random, [0, 1, 2, 3, 4, 5])
    // Only the first seat's deck has the charm; the other has a pebble, which is worth what it costs.
    const options = [{ do: 'keep' }, { do: 'card' }, { do: seat === 0 ? 'charm' : 'pebble' }]
    const { do: act } = yield* ask({ seat, prompt: 'draw', rule: '', options })
    // The card is worth three coins, the charm one, and each costs its price.
    const gained = act === 'card' ? 3 - numbers.price : act === 'charm' ? 1 - numbers.charm : 0
    g.coins[seat] = (g.coins[seat] ?? 0) + drawn + gained
  }
  g.round += 1
}

const game = defineGame<DiceState, { readonly seats: number }, null>({
  id: 'dice',
  version: '1',
  stateVersion: 1,
  seats: [2],
  settings: {},
  setup(_, random: RandomState) {
    for (let n = 0; n < numbers.draws; n++) pick(random, [0, 1])
    return { random, reveals: 0, coins: [numbers.coin, 0], round: 0 }
  },
  step,
  outcome({ coins, round }) {
    if (round < ROUNDS) return null
    const [one = 0, other = 0] = coins
    return { payoffs: one === other ? [0.5, 0.5] : one > other ? [1, 0] : [0, 1], reason: 'coins', scores: coins }
  },
  view: () => null,
  imagine: () => {},
  hidden: () => [],
  broken: () => [],
  idle: [],
})

const lever = (name: keyof typeof numbers, value: number) => ({
  label: name,
  value,
  least: 0,
  most: 50,
  set: (to: number) => {
    numbers[name] = to
  },
})

export const dice: LabGame = {
  // A subject is about games in general; this one is exactly this game.
  game: game as unknown as LabGame['game'],
  lab: {
    numbers: {
      'start.coin': lever('coin', 0),
      'card.price': lever('price', 2),
      'charm.price': lever('charm', 1),
      'luck.draws': lever('draws', 0),
    },
    things: { cards: { all: ['card'], uses: (option) => (option.do === 'card' ? 'card' : null) } },
    rounds: (g) => (g as DiceState).round,
  },
}
