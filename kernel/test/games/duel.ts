import {
  answersItself,
  ascending,
  at,
  type ConfigOf,
  copyRandom,
  type Decision,
  defineGame,
  emit,
  type Flow,
  type HiddenFact,
  integer,
  type Obstacle,
  type Outcome,
  type RandomState,
  reveal,
  type Seat,
  type State,
  shuffle,
  whisper,
} from '@rulewright/kernel'

// The duel: a small game with two hidden hands and a reaction window, for the kernel's tests and benchmarks.
// 40 cards in four suits of ten. Draw, then play a card; the other may counter with a higher card of the suit.

const RANKS = 10
const CARDS = 4 * RANKS
const HAND = 5

export type DuelOption =
  | { readonly do: 'draw'; readonly from: 'deck' | 'discard' }
  | { readonly do: 'play'; readonly card: number }
  | { readonly do: 'counter'; readonly card: number }
  | { readonly do: 'pass' }

export type DuelEvent =
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number }

export interface Duel extends State {
  deck: number[]
  discard: number[]
  hands: [number[], number[]]
  /** The cards of each hand that everybody saw on their way there. */
  shown: [number[], number[]]
  scores: [number, number]
  turn: Seat
  /** The card that waits for an answer, or −1. */
  challenge: number
  roundsLeft: number
}

const settings = { rounds: integer(1, 10_000, 1) }
type DuelConfig = ConfigOf<typeof settings>

export const suitOf = (card: number) => (card / RANKS) | 0
export const rankOf = (card: number) => 1 + (card % RANKS)
const other = (seat: Seat): 0 | 1 => (seat === 0 ? 1 : 0)
const side = (seat: Seat): 0 | 1 => (seat === 0 ? 0 : 1)

const ALL = Array.from({ length: CARDS }, (_, card) => card)
const PLAY: readonly DuelOption[] = ALL.map((card) => ({ do: 'play', card }))
const COUNTER: readonly DuelOption[] = ALL.map((card) => ({ do: 'counter', card }))
const PASS: DuelOption = { do: 'pass' }
const FROM_DECK: DuelOption = { do: 'draw', from: 'deck' }
const FROM_DISCARD: DuelOption = { do: 'draw', from: 'discard' }
const ONLY_DECK = [FROM_DECK]
const DECK_OR_DISCARD = [FROM_DECK, FROM_DISCARD]

function setup(config: DuelConfig, random: RandomState): Duel {
  const g: Duel = {
    random,
    reveals: 0,
    deck: ALL.slice(),
    discard: [],
    hands: [[], []],
    shown: [[], []],
    scores: [0, 0],
    turn: 0,
    challenge: -1,
    roundsLeft: config.rounds,
  }
  deal(g)
  return g
}

function deal(g: Duel): void {
  shuffle(g.random, g.deck)
  for (const hand of g.hands) for (let n = 0; n < HAND; n++) hand.push(g.deck.pop() ?? 0)
  g.roundsLeft -= 1
}

function* step(g: Duel): Flow {
  const seat = side(g.turn)
  if (g.deck.length > 0) {
    const decision = drawDecision(g, seat)
    draw(g, seat, answersItself(decision) ? FROM_DECK : at(decision.options, (yield decision).index))
  }
  if (g.hands[seat].length > 0) yield* play(g, seat)
  g.turn = other(seat)
  if (g.roundsLeft > 0 && isSpent(g)) {
    g.deck = g.discard.sort((a, b) => a - b)
    g.discard = []
    deal(g)
  }
}

const drawDecision = (g: Duel, seat: 0 | 1): Decision<DuelOption> => ({
  seat,
  prompt: 'draw',
  rule: 'DU-1.1',
  options: g.discard.length > 0 ? DECK_OR_DISCARD : ONLY_DECK,
})

function draw(g: Duel, seat: 0 | 1, chosen: DuelOption): void {
  if (chosen === FROM_DISCARD) {
    const card = g.discard.pop() ?? 0
    g.hands[seat].push(card)
    g.shown[seat].push(card)
    emit<DuelEvent>({ type: 'drew', seat, card })
  } else {
    const card = g.deck.pop() ?? 0
    g.hands[seat].push(card)
    reveal(g)
    whisper<DuelEvent>([seat], { type: 'drew', seat, card }, { type: 'drew', seat, card: null })
  }
}

function* play(g: Duel, seat: 0 | 1): Flow {
  const options: DuelOption[] = []
  for (const card of g.hands[seat]) options.push(at(PLAY, card))
  const chosen = at(options, options.length === 1 ? 0 : (yield { seat, prompt: 'play', rule: 'DU-1.2', options }).index)
  if (chosen.do !== 'play') return
  take(g, seat, chosen.card)
  g.challenge = chosen.card
  emit<DuelEvent>({ type: 'played', seat, card: chosen.card })
  const rival = other(seat)
  let answer = PASS
  if (g.hands[rival].length > 0) {
    // Asked even when passing is the only option: not being asked would reveal that.
    const decision = counterDecision(g, rival)
    answer = at(decision.options, (yield decision).index)
  }
  let winner = seat
  let stood = g.challenge
  if (answer.do === 'counter') {
    take(g, rival, answer.card)
    emit<DuelEvent>({ type: 'played', seat: rival, card: answer.card })
    g.discard.push(g.challenge)
    winner = rival
    stood = answer.card
  }
  g.discard.push(stood)
  g.challenge = -1
  g.scores[winner] += rankOf(stood)
  emit<DuelEvent>({ type: 'scored', seat: winner, points: rankOf(stood) })
}

function counterDecision(g: Duel, seat: 0 | 1): Decision<DuelOption> {
  const options: DuelOption[] = [PASS]
  for (const card of g.hands[seat]) if (card > g.challenge && suitOf(card) === suitOf(g.challenge)) options.push(at(COUNTER, card))
  return { seat, prompt: 'counter', rule: 'DU-1.3', options }
}

/** Why a card in hand cannot be used now: it does not beat the challenge, or it is not one's turn. */
function obstacles(g: Duel, seat: Seat, asked: Decision | null): Obstacle<DuelOption>[] {
  const hand = g.hands[side(seat)]
  if (asked?.prompt === 'play') return []
  const offered = asked?.options ?? []
  if (asked?.prompt === 'counter')
    return hand
      .filter((card) => !offered.includes(at(COUNTER, card)))
      .map((card) => ({ option: at(COUNTER, card), why: 'too-low', rule: 'DU-1.3', about: { beats: g.challenge } }))
  return hand.map((card) => ({ option: at(PLAY, card), why: asked ? 'draw-first' : 'turn', rule: 'DU-1.1' }))
}

function take(g: Duel, seat: 0 | 1, card: number): void {
  remove(g.hands[seat], card)
  remove(g.shown[seat], card)
  reveal(g)
}

function remove(list: number[], card: number): void {
  const where = list.indexOf(card)
  if (where < 0) return
  // splice would allocate a list of what it removes; a hand is short enough to shift by hand.
  for (let i = where + 1; i < list.length; i++) list[i - 1] = list[i] ?? 0
  list.pop()
}

const isSpent = (g: Duel) => g.deck.length === 0 && g.hands[0].length === 0 && g.hands[1].length === 0

function outcome(g: Duel): Outcome | null {
  const [gone] = g.conceded ?? []
  if (gone !== undefined) return { payoffs: gone === 0 ? [0, 1] : [1, 0], reason: 'conceded', scores: g.scores.slice() }
  if (!isSpent(g) || g.challenge >= 0 || g.roundsLeft > 0) return null
  const [a, b] = g.scores
  const first = a > b ? 1 : a < b ? 0 : 0.5
  return { payoffs: [first, 1 - first], reason: 'points', scores: [a, b] }
}

function view(g: Duel, seat: Seat | null) {
  return {
    deck: g.deck.length,
    discard: g.discard.slice(),
    hands: g.hands.map((hand, s) => ({ size: hand.length, cards: s === seat ? hand.slice() : null, shown: (g.shown[s] ?? []).slice() })),
    scores: g.scores.slice(),
    turn: g.turn,
    challenge: g.challenge,
    roundsLeft: g.roundsLeft,
  }
}
export type DuelView = ReturnType<typeof view>

/** The places of the cards that the seat cannot know: the whole deck, and what it did not see go into the other hand. */
function* unknownPlaces(g: Duel, seat: Seat | null): Generator<[list: number[], index: number, where: string]> {
  for (let i = 0; i < g.deck.length; i++) yield [g.deck, i, `deck ${i}`]
  for (const s of [0, 1] as const) {
    if (s === seat) continue
    const hand = g.hands[s]
    for (let i = 0; i < hand.length; i++) if (!g.shown[s].includes(hand[i] ?? -1)) yield [hand, i, `hand ${s} ${i}`]
  }
}

function imagine(g: Duel, seat: Seat | null, random: RandomState): void {
  const places = [...unknownPlaces(g, seat)]
  const cards = shuffle(random, ascending(places.map(([list, i]) => at(list, i))))
  for (const [n, [list, i]] of places.entries()) list[i] = at(cards, n)
}

function hidden(g: Duel, seat: Seat | null): HiddenFact[] {
  const places = [...unknownPlaces(g, seat)]
  const could = places.map(([list, i]) => at(list, i))
  return places.map(([list, i, where]) => ({ where, is: at(list, i), could }))
}

function broken(g: Duel): string[] {
  const cards = [...g.deck, ...g.discard, ...g.hands[0], ...g.hands[1]]
  if (g.challenge >= 0) cards.push(g.challenge)
  return new Set(cards).size === CARDS && cards.length === CARDS ? [] : [`${cards.length} cards, ${new Set(cards).size} different`]
}

export const duel = defineGame<Duel, DuelConfig, DuelView>({
  id: 'duel',
  version: '1.0.0',
  stateVersion: 1,
  seats: [2],
  settings,
  setup,
  step,
  outcome,
  concede: () => {},
  obstacles,
  view,
  imagine,
  hidden,
  broken,
  idle: ['draw'],
  clone: (g) => ({
    random: copyRandom(g.random),
    reveals: g.reveals,
    deck: g.deck.slice(),
    discard: g.discard.slice(),
    hands: [g.hands[0].slice(), g.hands[1].slice()],
    shown: [g.shown[0].slice(), g.shown[1].slice()],
    scores: [g.scores[0], g.scores[1]],
    turn: g.turn,
    challenge: g.challenge,
    roundsLeft: g.roundsLeft,
  }),
  bot: {
    weights: { lead: 0.04, hand: 0.01 },
    evaluate(g, seat, weights) {
      const mine = side(seat)
      const strength = (s: 0 | 1) => g.hands[s].reduce((sum, card) => sum + rankOf(card), 0)
      const lead = (g.scores[mine] - g.scores[other(mine)]) * (weights.lead ?? 0)
      const hand = (strength(mine) - strength(other(mine))) * (weights.hand ?? 0)
      return 1 / (1 + Math.exp(-(lead + hand)))
    },
  },
})
