import { createRequire } from 'node:module'
import { below, type RandomState, seedRandom } from '@rulewright/kernel'

// The same two games on boardgame.io, through its ordinary headless client.

interface Ctx {
  readonly currentPlayer: string
  readonly activePlayers: Readonly<Record<string, string>> | null
  readonly gameover?: unknown
}

interface PeerClient<G> {
  start(): void
  stop(): void
  getState(): { readonly G: G; readonly ctx: Ctx }
  updatePlayerID(id: string): void
  readonly moves: Readonly<Record<string, (...args: readonly number[]) => void>>
}

const require = createRequire(import.meta.url)
const { PeerClient } = require('boardgame.io/client') as { PeerClient: <G>(options: object) => PeerClient<G> }
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: string }

interface Move {
  readonly name: string
  readonly args: readonly number[]
}

const RANKS = 10

interface DuelG {
  deck: number[]
  discard: number[]
  hands: number[][]
  scores: number[]
  challenge: number
  drew: boolean
}

interface MoveContext<G> {
  readonly G: G
  readonly ctx: Ctx
  readonly playerID: string
  readonly events: { endTurn(): void; setActivePlayers(arg: object): void }
  readonly random: { Shuffle<T>(list: readonly T[]): T[] }
}

function settle(G: DuelG, winner: number, stood: number): void {
  G.discard.push(stood)
  G.scores[winner] = (G.scores[winner] ?? 0) + 1 + (stood % RANKS)
  G.challenge = -1
  G.drew = false
}

function takeFrom(hand: number[] | undefined, card: number): boolean {
  const where = hand?.indexOf(card) ?? -1
  if (!hand || where < 0) return false
  hand.splice(where, 1)
  return true
}

const spent = (G: DuelG) => G.deck.length === 0 && G.challenge < 0 && G.hands.every((hand) => hand.length === 0)

const duel = {
  name: 'duel',
  setup: ({ random }: MoveContext<DuelG>): DuelG => {
    const deck = random.Shuffle(Array.from({ length: 4 * RANKS }, (_, card) => card))
    const hands = [deck.splice(0, 5), deck.splice(0, 5)]
    return { deck, discard: [], hands, scores: [0, 0], challenge: -1, drew: false }
  },
  moves: {
    draw: ({ G, playerID }: MoveContext<DuelG>, fromDiscard: number) => {
      const card = fromDiscard ? G.discard.pop() : G.deck.pop()
      if (card === undefined || G.drew) return INVALID_MOVE
      G.hands[Number(playerID)]?.push(card)
      G.drew = true
      return
    },
    play: ({ G, playerID, events }: MoveContext<DuelG>, card: number) => {
      if (!takeFrom(G.hands[Number(playerID)], card)) return INVALID_MOVE
      const rival = 1 - Number(playerID)
      if ((G.hands[rival]?.length ?? 0) === 0) {
        settle(G, Number(playerID), card)
        events.endTurn()
        return
      }
      G.challenge = card
      events.setActivePlayers({ value: { [rival]: 'counter' } })
      return
    },
    skip: ({ events, G }: MoveContext<DuelG>) => {
      G.drew = false
      events.endTurn()
    },
  },
  turn: {
    stages: {
      counter: {
        moves: {
          counter: ({ G, playerID, events }: MoveContext<DuelG>, card: number) => {
            if (card <= G.challenge || ((card / RANKS) | 0) !== ((G.challenge / RANKS) | 0) || !takeFrom(G.hands[Number(playerID)], card))
              return INVALID_MOVE
            G.discard.push(G.challenge)
            settle(G, Number(playerID), card)
            events.endTurn()
            return
          },
          pass: ({ G, playerID, events }: MoveContext<DuelG>) => {
            settle(G, 1 - Number(playerID), G.challenge)
            events.endTurn()
          },
        },
      },
    },
  },
  endIf: ({ G }: MoveContext<DuelG>) => (spent(G) ? { scores: G.scores } : undefined),
}

function duelMoves(G: DuelG, ctx: Ctx): Move[] {
  if (ctx.activePlayers) {
    const rival = Number(Object.keys(ctx.activePlayers)[0])
    const suit = (G.challenge / RANKS) | 0
    const counters = (G.hands[rival] ?? []).filter((card) => card > G.challenge && ((card / RANKS) | 0) === suit)
    return [{ name: 'pass', args: [] }, ...counters.map((card) => ({ name: 'counter', args: [card] }))]
  }
  if (!G.drew && G.deck.length > 0)
    return G.discard.length > 0 ? [0, 1].map((n) => ({ name: 'draw', args: [n] })) : [{ name: 'draw', args: [0] }]
  const hand = G.hands[Number(ctx.currentPlayer)] ?? []
  return hand.length > 0 ? hand.map((card) => ({ name: 'play', args: [card] })) : [{ name: 'skip', args: [] }]
}

interface FourG {
  cells: (string | null)[]
}

const COLUMNS = 7
const ROWS = 6
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const

function fourFrom(cells: readonly (string | null)[], x: number, y: number): boolean {
  const who = cells[y * COLUMNS + x]
  const same = (cx: number, cy: number) => cx >= 0 && cx < COLUMNS && cy >= 0 && cy < ROWS && cells[cy * COLUMNS + cx] === who
  return DIRECTIONS.some(([dx, dy]) => {
    let n = 1
    for (let k = 1; same(x + dx * k, y + dy * k); k++) n++
    for (let k = 1; same(x - dx * k, y - dy * k); k++) n++
    return n >= 4
  })
}

const connectFour = {
  name: 'connect-four',
  setup: (): FourG => ({ cells: Array.from({ length: COLUMNS * ROWS }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }: MoveContext<FourG>, column: number) => {
      for (let row = 0; row < ROWS; row++) {
        if (G.cells[row * COLUMNS + column] !== null) continue
        G.cells[row * COLUMNS + column] = playerID
        return
      }
      return INVALID_MOVE
    },
  },
  endIf: ({ G }: MoveContext<FourG>) => {
    for (let i = 0; i < G.cells.length; i++)
      if (G.cells[i] !== null && fourFrom(G.cells, i % COLUMNS, (i / COLUMNS) | 0)) return { winner: G.cells[i] }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
  },
}

function fourMoves(G: FourG): Move[] {
  const top = (ROWS - 1) * COLUMNS
  return Array.from({ length: COLUMNS }, (_, column) => column)
    .filter((column) => G.cells[top + column] === null)
    .map((column) => ({ name: 'drop', args: [column] }))
}

/** Plays one random match to its end; how many decisions it took (forced moves are not counted). */
function playOut<G>(game: object, list: (G: G, ctx: Ctx) => Move[], random: RandomState): number {
  const client = PeerClient<G>({ game, numPlayers: 2, debug: false })
  client.start()
  let decisions = 0
  for (;;) {
    const { G, ctx } = client.getState()
    if (ctx.gameover !== undefined) break
    const moves = list(G, ctx)
    if (moves.length > 1 || ctx.activePlayers) decisions += 1
    const move = moves[below(random, moves.length)]
    if (!move) throw new Error('the peer has no move')
    client.updatePlayerID(ctx.activePlayers ? (Object.keys(ctx.activePlayers)[0] ?? '0') : ctx.currentPlayer)
    client.moves[move.name]?.(...move.args)
  }
  client.stop()
  return decisions
}

const chooser = seedRandom('choices')

export const peers = {
  duel: (seed: string) => playOut({ ...duel, seed }, duelMoves, chooser),
  connectFour: (seed: string) => playOut({ ...connectFour, seed }, fourMoves, chooser),
}
