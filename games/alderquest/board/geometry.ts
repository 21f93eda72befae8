import { fileOf, isCanopy, LANE_NAMES, POINTS, rankOf } from '../content/field.ts'

/** The side of a ground space on the drawing. */
const CELL = 100
const MIDDLE = 2

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The middle of a space; the reader's own side lies below, so the Field is turned around for Blue. */
export function spotOf(space: number, turned: boolean): Spot {
  const { x, y } = POINTS[space] ?? { x: MIDDLE, y: MIDDLE }
  // A canopy space leans from above its ground space towards the trunk, just far enough that the ground stays visible.
  const lean = isCanopy(space) ? 0.57 : 0
  return place(x + (MIDDLE - x) * lean, y + (MIDDLE - y) * lean, turned)
}

function place(x: number, y: number, turned: boolean): Spot {
  const right = turned ? 4 - x : x
  const up = turned ? y : 4 - y
  return { x: right * CELL + CELL / 2, y: up * CELL + CELL / 2 }
}

/** Where a Hero stands: outside the Field, beyond the space in front. */
export function heroSpot(front: number, turned: boolean): Spot {
  const file = fileOf(front)
  const rank = rankOf(front)
  const out = 1.17
  if (rank === 0) return place(file, -out, turned)
  if (rank === 4) return place(file, 4 + out, turned)
  return file === 0 ? place(-out, rank, turned) : place(4 + out, rank, turned)
}

/** The letters of the lanes below the Field and the numbers of the ranks at its left, as the reader sees it. */
export function coordinates(turned: boolean): readonly (Spot & { readonly text: string })[] {
  const file = (n: number) => ({ text: LANE_NAMES[n] ?? '', x: place(n, 0, turned).x, y: 5 * CELL + 19 })
  const rank = (n: number) => ({ text: `${n + 1}`, x: -19, y: place(0, n, turned).y })
  return [0, 1, 2, 3, 4].flatMap((n) => [file(n), rank(n)])
}
