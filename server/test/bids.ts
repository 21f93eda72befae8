import {
  type ConfigOf,
  defineGame,
  eachSeat,
  emit,
  type Flow,
  inSecret,
  type Outcome,
  type RandomState,
  reveal,
  type Seat,
  type State,
  text,
  together,
} from '@rulewright/kernel'

// Everybody bids at once, in secret, three times; for what the duel lacks: decisions at the same time, more than two
// seats, a setting of one's own, and a choice that can be taken back.

const ROUNDS = 3

interface Bids extends State {
  round: number
  /** What each seat has put down this round, or −1; and whether it let go of it. */
  bids: number[]
  locked: boolean[]
  scores: number[]
  mottos: string[]
}

const settings = { motto: eachSeat(text('none', 20)) }
type BidsConfig = ConfigOf<typeof settings>

const AMOUNTS = [0, 1, 2, 3].map((amount) => ({ do: 'bid', amount }))
const LOCK = [{ do: 'lock' }, { do: 'change' }]

function* step(g: Bids): Flow {
  yield* together(
    g.scores.map((_, seat) => seat),
    (seat) => bid(g, seat),
  )
  settleRound(g)
}

function settleRound(g: Bids): void {
  reveal(g)
  emit({ type: 'revealed', bids: g.bids.slice() })
  g.bids.forEach((amount, seat) => {
    g.scores[seat] = (g.scores[seat] ?? 0) + amount
  })
  g.bids = g.scores.map(() => -1)
  g.locked = g.scores.map(() => false)
  g.round += 1
}

function* bid(g: Bids, seat: Seat): Flow {
  for (;;) {
    g.bids[seat] = (yield { seat, prompt: 'bid', rule: 'BI-1', options: AMOUNTS }).index
    if ((yield { seat, prompt: 'lock', rule: 'BI-2', options: LOCK }).index === 0) break
  }
  g.locked[seat] = true
}

function outcome(g: Bids): Outcome | null {
  if (g.round < ROUNDS) return null
  const best = Math.max(...g.scores)
  const winners = g.scores.filter((score) => score === best).length
  return { payoffs: g.scores.map((score) => (score === best ? 1 / winners : 0)), reason: 'points', scores: g.scores.slice() }
}

export const bids = defineGame<Bids, BidsConfig, unknown>({
  id: 'bids',
  version: '1.0.0',
  stateVersion: 1,
  seats: [2, 3],
  settings,
  setup: (config: BidsConfig, random: RandomState) => ({
    random,
    reveals: 0,
    round: 0,
    bids: Array.from({ length: config.seats }, () => -1),
    locked: Array.from({ length: config.seats }, () => false),
    scores: Array.from({ length: config.seats }, () => 0),
    mottos: [...config.motto],
  }),
  step,
  outcome,
  view: (g, seat) => ({
    round: g.round,
    bid: seat === null ? null : g.bids[seat],
    locked: g.locked.slice(),
    scores: g.scores.slice(),
    motto: seat === null ? null : g.mottos[seat],
  }),
  imagine: () => {},
  hidden: () => [],
  broken: () => [],
  idle: ['bid'],
})

/** The same for a crew: what they bid together is enough, or it is not. */
export const crew = defineGame<Bids, BidsConfig, unknown>({
  ...bids,
  id: 'crew',
  cooperative: true,
  outcome: (g) => {
    if (g.round < ROUNDS) return null
    const total = g.scores.reduce((sum, score) => sum + score, 0)
    return { payoffs: g.scores.map(() => (total >= 2 * ROUNDS ? 1 : 0)), reason: 'points', scores: g.scores.slice() }
  },
})

/** The same for two teams of two. */
export const pairs = defineGame<Bids, BidsConfig, unknown>({ ...bids, id: 'pairs', seats: [4], teams: () => [0, 1, 0, 1] })

const seatsLeft = (g: Bids): Seat[] => g.scores.map((_, seat) => seat).filter((seat) => !g.conceded?.includes(seat))

/** The same with rules for conceding: whoever leaves wins nothing, and the last one left has won. */
export const auction = defineGame<Bids, BidsConfig, unknown>({
  ...bids,
  id: 'auction',
  *step(g) {
    yield* together(seatsLeft(g), (seat) => bid(g, seat))
    settleRound(g)
  },
  concede: (_, seat) => emit({ type: 'left', seat }),
  outcome: (g) => {
    const left = seatsLeft(g)
    const [last] = left
    if (left.length === 1) return { payoffs: g.scores.map((_, seat) => (seat === last ? 1 : 0)), reason: 'conceded' }
    if (g.round < ROUNDS) return null
    const best = Math.max(...left.map((seat) => g.scores[seat] ?? 0))
    return { payoffs: g.scores.map((score, seat) => (left.includes(seat) && score === best ? 1 : 0)), reason: 'points' }
  },
})

/** Bids with sealed envelopes: nobody sees who has bid, let alone what or how often they changed it. */
export const sealed = defineGame<Bids, BidsConfig, unknown>({
  ...bids,
  id: 'sealed',
  *step(g) {
    yield* inSecret(seatsLeft(g), (seat) => bid(g, seat))
    settleRound(g)
  },
  view: (g, seat) => ({
    round: g.round,
    bid: seat === null ? null : g.bids[seat],
    locked: seat === null ? null : g.locked[seat],
    scores: g.scores.slice(),
  }),
  concede: (_, seat) => emit({ type: 'left', seat }),
  outcome: auction.outcome,
})

/** Bids after a change of its rules: nobody bids more than one. */
export const stricterBids = defineGame<Bids, BidsConfig, unknown>({ ...bids, version: '2.0.0', step: stricterStep })

function* stricterStep(g: Bids): Flow {
  yield* together(
    g.scores.map((_, seat) => seat),
    function* (seat) {
      g.bids[seat] = (yield { seat, prompt: 'bid', rule: 'BI-1', options: AMOUNTS.slice(0, 2) }).index
      g.locked[seat] = true
    },
  )
  settleRound(g)
}
