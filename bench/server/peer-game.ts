// The duel on boardgame.io: the same cards, hidden hands and counter window, for as many rounds as it takes.

const RANKS = 10
const HAND = 5

export interface PeerDuel {
  deck: number[]
  discard: number[]
  hands: (number[] | number)[]
  scores: number[]
  challenge: number
  drew: boolean
}

interface Move {
  readonly G: PeerDuel
  readonly playerID: string
  readonly events: { endTurn(): void; setActivePlayers(arg: object): void }
  readonly random: { Shuffle<T>(list: readonly T[]): T[] }
}

const handOf = (G: PeerDuel, player: number): number[] => {
  const hand = G.hands[player]
  return Array.isArray(hand) ? hand : []
}

function deal(deck: number[]): Pick<PeerDuel, 'deck' | 'hands'> {
  return { hands: [deck.splice(0, HAND), deck.splice(0, HAND)], deck }
}

function settle({ G, random, events }: Move, winner: number, stood: number): void {
  G.discard.push(stood)
  G.scores[winner] = (G.scores[winner] ?? 0) + 1 + (stood % RANKS)
  G.challenge = -1
  G.drew = false
  if (G.deck.length === 0 && G.hands.every((_, player) => handOf(G, player).length === 0)) {
    Object.assign(G, deal(random.Shuffle(G.discard)))
    G.discard = []
  }
  events.endTurn()
}

export const peerDuel = {
  name: 'duel',
  setup: ({ random }: Move): PeerDuel => ({
    ...deal(random.Shuffle(Array.from({ length: 4 * RANKS }, (_, card) => card))),
    discard: [],
    scores: [0, 0],
    challenge: -1,
    drew: false,
  }),
  /** What a player may see. */
  playerView: ({ G, playerID }: { G: PeerDuel; playerID: string | null }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, player) => (String(player) === playerID || !Array.isArray(hand) ? hand : hand.length)),
  }),
  moves: {
    draw: ({ G, playerID }: Move) => {
      const card = G.deck.pop()
      if (card !== undefined) handOf(G, Number(playerID)).push(card)
      G.drew = true
    },
    play: (move: Move, card: number) => {
      const { G, playerID, events } = move
      const hand = handOf(G, Number(playerID))
      hand.splice(hand.indexOf(card), 1)
      const rival = 1 - Number(playerID)
      if (handOf(G, rival).length === 0) return settle(move, Number(playerID), card)
      G.challenge = card
      events.setActivePlayers({ value: { [rival]: 'counter' } })
      return undefined
    },
    skip: ({ G, events }: Move) => {
      G.drew = false
      events.endTurn()
    },
  },
  turn: {
    stages: { counter: { moves: { pass: (move: Move) => settle(move, 1 - Number(move.playerID), move.G.challenge) } } },
  },
}
