import { at } from '@rulewright/kernel'

/** HW-1.11, HW-1.13 — the paths lie side by side in this order. */
export const PATHS = ['archives', 'council', 'commons'] as const
export type Path = (typeof PATHS)[number]

/** HW-1.12 — from the row farthest from its owner to the nearest. */
export const ROWS = ['front', 'middle', 'back'] as const
export type Row = (typeof ROWS)[number]

/** A slot of a grid, 0 to 8: the front row first, each row in the order of the paths. */
export type Slot = number
export const SLOTS = 9
/** In place of a slot: the seeker area. */
export const SEEKER: Slot = 9

export const FRONT = 0
export const MIDDLE = 1
export const BACK = 2
/** The row number of a delve that has come to the district behind the path. */
export const DISTRICT = 3

const slotOf = (path: number, row: number): Slot => row * 3 + path
export const pathOf = (slot: Slot): number => slot % 3
export const rowOf = (slot: Slot): number => (slot - (slot % 3)) / 3

/** A slot by its names, as people speak of it. */
export const slotAt = (path: Path, row: Row): Slot => slotOf(PATHS.indexOf(path), ROWS.indexOf(row))

/** HW-1.14 — the slots that share an edge with a slot. */
const ADJACENT: readonly (readonly Slot[])[] = Array.from({ length: SLOTS }, (_, slot) => {
  const near: Slot[] = []
  if (rowOf(slot) > FRONT) near.push(slot - 3)
  if (rowOf(slot) < BACK) near.push(slot + 3)
  if (pathOf(slot) > 0) near.push(slot - 1)
  if (pathOf(slot) < 2) near.push(slot + 1)
  return near
})

export const adjacentTo = (slot: Slot): readonly Slot[] => at(ADJACENT, slot)

const TOUCHES: readonly boolean[] = Array.from({ length: SLOTS * SLOTS }, (_, n) => at(ADJACENT, Math.floor(n / SLOTS)).includes(n % SLOTS))

export const areAdjacent = (a: Slot, b: Slot): boolean => TOUCHES[a * SLOTS + b] === true
