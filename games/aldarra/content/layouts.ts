/** How many may play. */
export type Players = 2 | 3 | 4

/** The map for a number of players: every position by its index in row-major order (AL-2.9). */
export interface Layout {
  readonly q: readonly number[]
  readonly r: readonly number[]
  readonly size: number
  /** For each hex, the hexes beside it on the map, in row-major order. */
  readonly neighbours: readonly (readonly number[])[]
  /** AL-2.4, by `from * size + to`. */
  readonly distances: readonly number[]
}

/** Table 2.A: each row as `r`, first `q`, last `q`. */
const ROWS: Readonly<Record<Players, readonly (readonly [r: number, first: number, last: number])[]>> = {
  2: [
    [-2, -1, 3],
    [-1, -2, 3],
    [0, -3, 3],
    [1, -3, 2],
    [2, -3, 1],
  ],
  3: [
    [-3, -1, 4],
    [-2, -1, 3],
    [-1, -2, 3],
    [0, -2, 2],
    [1, -3, 2],
    [2, -3, 1],
    [3, -4, 1],
  ],
  4: [
    [-3, -1, 4],
    [-2, -2, 4],
    [-1, -3, 4],
    [0, -3, 3],
    [1, -4, 3],
    [2, -4, 2],
    [3, -4, 1],
  ],
}

function layout(rows: (typeof ROWS)[Players]): Layout {
  const q: number[] = []
  const r: number[] = []
  for (const [row, first, last] of rows) {
    for (let column = first; column <= last; column++) {
      q.push(column)
      r.push(row)
    }
  }
  const size = q.length
  const distances: number[] = []
  const neighbours: number[][] = []
  for (let from = 0; from < size; from++) {
    const beside: number[] = []
    for (let to = 0; to < size; to++) {
      const dq = (q[from] ?? 0) - (q[to] ?? 0)
      const dr = (r[from] ?? 0) - (r[to] ?? 0)
      const distance = (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
      distances.push(distance)
      if (distance === 1) beside.push(to)
    }
    neighbours.push(beside)
  }
  return { q, r, size, neighbours, distances }
}

const LAYOUTS: Readonly<Record<Players, Layout>> = { 2: layout(ROWS[2]), 3: layout(ROWS[3]), 4: layout(ROWS[4]) }

export function layoutFor(players: number): Layout {
  return players === 2 ? LAYOUTS[2] : players === 3 ? LAYOUTS[3] : LAYOUTS[4]
}

/** The hex at an axial position, or -1 where the map has none. */
export function hexAt(sky: Layout, q: number, r: number): number {
  for (let hex = 0; hex < sky.size; hex++) if (sky.q[hex] === q && sky.r[hex] === r) return hex
  return -1
}
