import { BLUE, RED, type Team } from './pieces.ts'

/**
 * The Field (AQ-3): ground spaces 0–24 are rank by rank from a1 (0) to e5 (24), without the stump c3 (12);
 * canopy spaces follow. Sets of spaces are bit masks, bit = space.
 */
export type Space = number
export type Mask = number

export const SPACES = 29
export const STUMP: Space = 12
const CN: Space = 25
export const NOWHERE = -1

export const GROUND: readonly Space[] = Array.from({ length: 25 }, (_, s) => s).filter((s) => s !== STUMP)
export const CANOPY: readonly Space[] = [CN, CN + 1, CN + 2, CN + 3]
export const GROUND_MASK: Mask = 0x1ffffff & ~(1 << STUMP)
export const EVERYWHERE: Mask = ~0
/** The lowest bit of a mask that is not empty. */
export const lowest = (mask: Mask): Space => 31 - Math.clz32(mask & -mask)

export const LANE_NAMES = 'abcde'
export const SPACE_NAMES: readonly string[] = [
  ...Array.from({ length: 25 }, (_, s) => `${LANE_NAMES[s % 5]}${Math.floor(s / 5) + 1}`),
  'CN',
  'CE',
  'CS',
  'CW',
]
export const spaceNamed = (name: string): Space => SPACE_NAMES.indexOf(name)

export const fileOf = (space: Space): number => space % 5
export const rankOf = (space: Space): number => Math.floor(space / 5)
const onGround = (file: number, rank: number): Space =>
  file < 0 || file > 4 || rank < 0 || rank > 4 || (file === 2 && rank === 2) ? NOWHERE : rank * 5 + file

/** Where a space is drawn: x to the east and y to the north in spaces from a1, level 1 in the canopy. */
export interface Point {
  readonly x: number
  readonly y: number
  readonly level: 0 | 1
}

/** AQ-3.4: the ground space beneath a canopy space, and the canopy space above a ground space. */
const BENEATH: readonly Space[] = [17, 13, 7, 11]
export const isCanopy = (space: Space): boolean => space >= CN
export const beneath = (space: Space): Space => BENEATH[space - CN] ?? NOWHERE
export const above = (space: Space): Space => {
  const n = BENEATH.indexOf(space)
  return n < 0 ? NOWHERE : CN + n
}
/** The ground space a thing falls on from here. */
export const groundOf = (space: Space): Space => (isCanopy(space) ? beneath(space) : space)
export const BENEATH_MASK: Mask = BENEATH.reduce((mask, s) => mask | (1 << s), 0)

export const POINTS: readonly Point[] = Array.from({ length: SPACES }, (_, s) => {
  const ground = groundOf(s)
  return { x: fileOf(ground), y: rankOf(ground), level: isCanopy(s) ? 1 : 0 }
})

/** North, East, South, West; then the diagonals NE, SE, SW, NW (AQ-3.10). */
const DIRECTIONS: readonly (readonly [file: number, rank: number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
]

/** The first four of them. */
export const STRAIGHT: readonly number[] = [0, 1, 2, 3]

/** STEP[space * 8 + direction]: the ground space one step that way, or NOWHERE. */
const STEP: readonly Space[] = Array.from({ length: 25 * 8 }, (_, n) => {
  const space = n >> 3
  const [file, rank] = DIRECTIONS[n & 7] ?? [0, 0]
  return space === STUMP ? NOWHERE : onGround(fileOf(space) + file, rankOf(space) + rank)
})
export const stepFrom = (space: Space, direction: number): Space => STEP[space * 8 + direction] ?? NOWHERE

export const maskOf = (spaces: readonly Space[]): Mask => spaces.reduce((mask, s) => (s < 0 ? mask : mask | (1 << s)), 0)
const range = (n: number) => Array.from({ length: n }, (_, i) => i)
const steps = (space: Space, directions: readonly number[]) => directions.map((d) => stepFrom(space, d))

/** AQ-3.7: orthogonal neighbours; a canopy space and the ground space beneath it. */
export const ADJACENT: readonly Mask[] = range(SPACES).map((s) =>
  isCanopy(s) ? maskOf([beneath(s)]) : maskOf([...steps(s, STRAIGHT), above(s)]),
)
/** The same without the canopy link. */
export const ADJACENT_GROUND: readonly Mask[] = ADJACENT.map((mask) => mask & GROUND_MASK)
/** AQ-3.9: orthogonal and diagonal neighbours on the same level. */
export const SURROUNDING: readonly Mask[] = range(SPACES).map((s) =>
  isCanopy(s) ? maskOf([CN + ((s - CN + 1) % 4), CN + ((s - CN + 3) % 4)]) : maskOf(steps(s, range(8))),
)
/** AQ-14.8: where Sneak leads. */
export const DIAGONAL: readonly Mask[] = range(SPACES).map((s) => (isCanopy(s) ? 0 : maskOf(steps(s, [4, 5, 6, 7]))))
/** AQ-14.6, AQ-14.7: where Flight leads; not over the stump. */
export const FLIGHT: readonly Mask[] = range(SPACES).map((s) => (isCanopy(s) ? 0 : maskOf(steps(s, STRAIGHT).map(stepFrom))))
export const LANE: readonly Mask[] = range(5).map((file) => maskOf(GROUND.filter((s) => fileOf(s) === file)))
export const RANK: readonly Mask[] = LANE.map((_, rank) => maskOf(GROUND.filter((s) => rankOf(s) === rank)))

/** DISTANCE[a * SPACES + b] (AQ-3.11): the least number of normal moves, ignoring minions. */
const DISTANCE: readonly number[] = range(SPACES).flatMap(distancesFrom)
export const distance = (a: Space, b: Space): number => DISTANCE[a * SPACES + b] ?? 99

const FROM_TREE: readonly number[] = range(SPACES).map((s) => Math.min(...CANOPY.map((canopy) => distance(s, canopy))))
/** How far it is to the nearest space of the canopy. */
export const fromTree = (space: Space): number => FROM_TREE[space] ?? 99

function distancesFrom(from: Space): number[] {
  const far = Array<number>(SPACES).fill(99)
  far[from] = 0
  const queue = [from]
  for (const s of queue) {
    for (const next of spacesOf(ADJACENT[s] ?? 0)) {
      if (far[next] !== 99) continue
      far[next] = (far[s] ?? 0) + 1
      queue.push(next)
    }
  }
  return far
}

export function spacesOf(mask: Mask): Space[] {
  const spaces: Space[] = []
  for (let m = mask; m !== 0; m &= m - 1) spaces.push(lowest(m))
  return spaces
}

/** AQ-3.14: the space in front of a Hero that stands at the end of a lane. */
export const frontOf = (team: Team, lane: number): Space => (team === RED ? lane : 20 + lane)
/** Solitaire: the spaces in front of the rivals on the left, at the top and on the right. */
export const SOLO_FRONTS: readonly Space[] = [10, 22, 14]

/** AQ-6.15, in the order in which the tiles are hidden (D-S3): Red's W, Blue's M. */
const named = (names: string) => names.split(' ').map(spaceNamed)
export const PATTERN: Readonly<Record<Team, readonly Space[]>> = {
  [RED]: named('a2 b1 c1 c2 d1 e2'),
  [BLUE]: named('e4 d5 c5 c4 b5 a4'),
}

/** AQ-23.31: the spaces around a front space, ring by ring, clockwise from the north. */
export function spiral(front: Space): readonly Space[] {
  const spaces = [front]
  for (let ring = 1; ring <= 4; ring++) {
    const sides = [
      { from: [0, ring], step: [1, 0], length: ring },
      { from: [ring, ring], step: [0, -1], length: 2 * ring },
      { from: [ring, -ring], step: [-1, 0], length: 2 * ring },
      { from: [-ring, -ring], step: [0, 1], length: 2 * ring },
      { from: [-ring, ring], step: [1, 0], length: ring },
    ] as const
    for (const { from, step, length } of sides)
      for (let n = 0; n < length; n++) spaces.push(onGround(fileOf(front) + from[0] + step[0] * n, rankOf(front) + from[1] + step[1] * n))
  }
  return spaces.filter((s) => s >= 0)
}
