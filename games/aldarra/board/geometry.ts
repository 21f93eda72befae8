import { layoutFor } from '../content/layouts.ts'

/** Half the height of a hex, in the units of the map. */
const SIZE = 60
const WIDTH = Math.sqrt(3) * SIZE
/** How far a territory's cliff hangs below it. */
const CLIFF = 9

export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a hex: rows lie one and a half sizes apart, columns lean with the row. */
export function centreOf(seats: number, hex: number): Point {
  const sky = layoutFor(seats)
  const q = sky.q[hex] ?? 0
  const r = sky.r[hex] ?? 0
  return { x: WIDTH * (q + r / 2), y: SIZE * 1.5 * r }
}

/** The corners of a pointed-top hex around a point, as an SVG list; `inset` makes it smaller. */
export function cornersOf({ x, y }: Point, inset = 0): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 180) * (60 * corner - 30)
    const radius = SIZE - inset
    return `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`
  }).join(' ')
}

const round = (n: number) => Math.round(n * 10) / 10

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The whole map with a margin. */
export function mapBox(seats: number): Box {
  const { size } = layoutFor(seats)
  const middles = Array.from({ length: size }, (_, hex) => centreOf(seats, hex))
  const xs = middles.map((p) => p.x)
  const ys = middles.map((p) => p.y)
  const margin = 14
  const x = Math.min(...xs) - WIDTH / 2 - margin
  const y = Math.min(...ys) - SIZE - margin
  return { x, y, width: Math.max(...xs) + WIDTH / 2 + margin - x, height: Math.max(...ys) + SIZE + CLIFF + margin - y }
}

/** Which part of the map is shown: moved by (x, y) and enlarged by k, in units of the map. */
export interface Look {
  readonly x: number
  readonly y: number
  readonly k: number
}

export const WHOLE: Look = { x: 0, y: 0, k: 1 }
const NEAREST = 4

/** Zooms around a point of the map that stays in place. */
export function zoomed(look: Look, box: Box, factor: number, around: Point): Look {
  const k = Math.min(NEAREST, Math.max(1, look.k * factor))
  const scale = k / look.k
  return held({ k, x: around.x - (around.x - look.x) * scale, y: around.y - (around.y - look.y) * scale }, box)
}

/** Keeps the map from being pushed out of view. */
export function held(look: Look, box: Box): Look {
  const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
  const right = box.x + box.width
  const bottom = box.y + box.height
  return {
    k: look.k,
    x: clamp(look.x, right - right * look.k, box.x - box.x * look.k),
    y: clamp(look.y, bottom - bottom * look.k, box.y - box.y * look.k),
  }
}

/** Brings a point of the map into the middle, as far as the edges allow. */
export function centred(look: Look, box: Box, { x, y }: Point): Look {
  return held({ k: look.k, x: box.x + box.width / 2 - x * look.k, y: box.y + box.height / 2 - y * look.k }, box)
}

/** The size of a hex that a finger needs, in pixels across. */
const TAPPED = 58
/** A region is not enlarged beyond this: its surroundings give it context. */
const NEAR_ENOUGH = 2.4
/** Zooming in by less only cuts hexes off at the edge. */
const WORTH_WHILE = 1.25

/**
 * How to show the places a choice is about, where `across` is a hex of the whole map in pixels: the whole map where a finger needs
 * no more, all of the places where it can still distinguish them, else the neighbourhood of `home` at a size for tapping.
 */
export function lookAt(box: Box, across: number, places: readonly Point[], home: Point | null): Look {
  const [first] = places
  if (!first || across <= 0 || across >= TAPPED) return WHOLE
  const least = Math.max(1, TAPPED / across)
  const xs = places.map((p) => p.x)
  const ys = places.map((p) => p.y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = Math.min(box.width / (right - left + 2 * WIDTH), box.height / (bottom - top + 3 * SIZE))
  const k = room >= least ? Math.min(room, Math.max(least, NEAR_ENOUGH)) : least
  if (k < WORTH_WHILE) return WHOLE
  const middle = room >= least ? { x: (left + right) / 2, y: (top + bottom) / 2 } : (home ?? first)
  return centred({ ...WHOLE, k }, box, middle)
}

/** How wide a hex of the whole map is drawn in a room of pixels. */
export const hexAcross = (box: Box, width: number, height: number): number => WIDTH * Math.min(width / box.width, height / box.height)
