import { at, type Config, defineGame, emit, type Flow, type Outcome, type RandomState, type Seat, type State } from '@rulewright/kernel'

// Connect Four: no chance and nothing hidden, for the kernel's tests and benchmarks.

const COLUMNS = 7
const ROWS = 6
const EMPTY = -1

export type ConnectFourOption = { readonly do: 'drop'; readonly column: number }
export type ConnectFourEvent = { readonly type: 'dropped'; readonly seat: Seat; readonly column: number; readonly row: number }

export interface ConnectFour extends State {
  /** Row by row from the bottom; the seat whose disc it is, or −1. */
  cells: number[]
  heights: number[]
  turn: Seat
  discs: number
  winner: number
}

const DROP: readonly ConnectFourOption[] = Array.from({ length: COLUMNS }, (_, column) => ({ do: 'drop', column }))

/** The options for every set of open columns, as bits. */
const OPEN: readonly (readonly ConnectFourOption[])[] = Array.from({ length: 1 << COLUMNS }, (_, open) =>
  DROP.filter(({ column }) => (open & (1 << column)) !== 0),
)
const NO_DISCS: readonly number[] = Array.from({ length: COLUMNS * ROWS }, () => EMPTY)
const FLOOR: readonly number[] = Array.from({ length: COLUMNS }, () => 0)

function setup(_config: Config, random: RandomState): ConnectFour {
  return {
    random,
    reveals: 0,
    cells: NO_DISCS.slice(),
    heights: FLOOR.slice(),
    turn: 0,
    discs: 0,
    winner: EMPTY,
  }
}

function* step(g: ConnectFour): Flow {
  const options = openColumns(g)
  const seat = g.turn
  const chosen = options.length === 1 ? 0 : (yield { seat, prompt: 'drop', rule: 'C4-1', options }).index
  const { column } = at(options, chosen)
  const row = at(g.heights, column)
  g.heights[column] = row + 1
  g.cells[row * COLUMNS + column] = seat
  g.discs += 1
  emit<ConnectFourEvent>({ type: 'dropped', seat, column, row })
  // Nobody has four discs before the seventh.
  if (g.discs >= 7 && makesFour(g, seat, column, row)) g.winner = seat
  g.turn = 1 - seat
}

function openColumns(g: ConnectFour): readonly ConnectFourOption[] {
  let open = 0
  for (let column = 0; column < COLUMNS; column++) if (at(g.heights, column) < ROWS) open |= 1 << column
  return at(OPEN, open)
}

function makesFour(g: ConnectFour, seat: Seat, column: number, row: number): boolean {
  return (
    1 + run(g, seat, column, row, 1, 0) + run(g, seat, column, row, -1, 0) >= 4 ||
    1 + run(g, seat, column, row, 0, -1) >= 4 ||
    1 + run(g, seat, column, row, 1, 1) + run(g, seat, column, row, -1, -1) >= 4 ||
    1 + run(g, seat, column, row, 1, -1) + run(g, seat, column, row, -1, 1) >= 4
  )
}

function run(g: ConnectFour, seat: Seat, column: number, row: number, dx: number, dy: number): number {
  let n = 0
  for (let x = column + dx, y = row + dy; x >= 0 && x < COLUMNS && y >= 0 && y < ROWS; x += dx, y += dy) {
    if (g.cells[y * COLUMNS + x] !== seat) break
    n++
  }
  return n
}

function outcome(g: ConnectFour): Outcome | null {
  if (g.winner !== EMPTY) return { payoffs: g.winner === 0 ? [1, 0] : [0, 1], reason: 'four' }
  return g.discs === COLUMNS * ROWS ? { payoffs: [0.5, 0.5], reason: 'full' } : null
}

const view = (g: ConnectFour) => ({ cells: g.cells.slice(), turn: g.turn })
export type ConnectFourView = ReturnType<typeof view>

export const connectFour = defineGame<ConnectFour, Config, ConnectFourView>({
  id: 'connect-four',
  version: '1.0.0',
  stateVersion: 1,
  seats: [2],
  settings: {},
  setup,
  step,
  outcome,
  view,
  imagine: () => {},
  hidden: () => [],
  broken: (g) => (g.cells.filter((cell) => cell !== EMPTY).length === g.discs ? [] : ['a disc is lost']),
  idle: ['drop'],
  bot: {
    weights: { centre: 0.05 },
    evaluate(g, seat, weights) {
      let lead = 0
      for (let i = 0; i < g.cells.length; i++) {
        const cell = at(g.cells, i)
        if (cell !== EMPTY) lead += (3 - Math.abs(3 - (i % COLUMNS))) * (cell === seat ? 1 : -1)
      }
      return 1 / (1 + Math.exp(-lead * (weights.centre ?? 0)))
    },
  },
})
