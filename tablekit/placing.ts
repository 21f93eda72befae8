import type { Box } from './geometry.ts'

export type { Box }

const GAP = 14

/** Where an element is on the screen. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** The smallest box around all of them; null around none. */
function unionOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** The grid of other places to try when every place beside its subjects covers something: this many each way. */
const PLACES = 16
/** Weights: its subjects must not be covered before anything else, then what should stay free, then what merely lies there. */
const SUBJECT = 1000
const FREE = 10
/** The cost of a pixel's distance from its subject, in covered area, for each pixel of its width. */
const FAR = 0.15

interface Corner {
  readonly left: number
  readonly top: number
}

/**
 * Where a bubble goes so that it is inside the room and covers none of its subjects, nor what else should stay free: beside
 * one of them, beside all of them, or wherever it covers least. `ground` may be covered, but not needlessly.
 */
export function beside(
  subjects: readonly Box[],
  bubble: Pick<Box, 'width' | 'height'>,
  room: Box,
  free: readonly Box[] = [],
  ground: readonly Box[] = [],
): Corner {
  const right = room.left + room.width - bubble.width - GAP
  const bottom = room.top + room.height - bubble.height - GAP
  const clamp = (left: number, top: number) => ({
    left: Math.round(Math.max(room.left + GAP, Math.min(left, right))),
    top: Math.round(Math.max(room.top + GAP, Math.min(top, bottom))),
  })
  const all = unionOf(subjects.length > 0 ? subjects : free)
  const middle = clamp(room.left + (room.width - bubble.width) / 2, room.top + (room.height - bubble.height) / 3)
  if (!all) return middle
  const around = (box: Box) => {
    const x = box.left + (box.width - bubble.width) / 2
    const y = box.top + (box.height - bubble.height) / 2
    return [
      clamp(box.left + box.width + GAP, y),
      clamp(box.left - GAP - bubble.width, y),
      clamp(x, box.top + box.height + GAP),
      clamp(x, box.top - GAP - bubble.height),
    ]
  }
  const elsewhere = Array.from({ length: PLACES * PLACES }, (_, n) =>
    clamp(
      room.left + ((n % PLACES) / (PLACES - 1)) * (right - room.left),
      room.top + (Math.floor(n / PLACES) / (PLACES - 1)) * (bottom - room.top),
    ),
  )
  const spots = [...around(all), ...subjects.flatMap(around), ...elsewhere]
  const over = (spot: Corner, boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + overlap(spot, bubble, box), 0)
  const cost = (spot: Corner) =>
    SUBJECT * over(spot, subjects) +
    FREE * over(spot, free) +
    (ground.length > 0 ? over(spot, ground) + FAR * bubble.width * distance(spot, bubble, subjects) : 0)
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), spots[0] ?? middle)
}

/** How far it is from the nearest of its subjects. */
function distance({ left, top }: Corner, { width, height }: Pick<Box, 'width' | 'height'>, subjects: readonly Box[]): number {
  const far = subjects.map((box) =>
    Math.hypot(
      Math.max(0, box.left - left - width, left - box.left - box.width),
      Math.max(0, box.top - top - height, top - box.top - box.height),
    ),
  )
  // The usual gap between them costs nothing.
  return far.length > 0 ? Math.max(0, Math.min(...far) - GAP) : 0
}

/** Whether it fits there beside its subject, and covers none of it. */
export function fits(spot: Corner, bubble: Pick<Box, 'width' | 'height'>, subject: Box, room: Box): boolean {
  const isInside = spot.left + bubble.width <= room.left + room.width && spot.top + bubble.height <= room.top + room.height
  return isInside && overlap(spot, bubble, subject) === 0
}

function overlap({ left, top }: Corner, { width, height }: Pick<Box, 'width' | 'height'>, subject: Box): number {
  const x = Math.max(0, Math.min(left + width, subject.left + subject.width) - Math.max(left, subject.left))
  const y = Math.max(0, Math.min(top + height, subject.top + subject.height) - Math.max(top, subject.top))
  return x * y
}
