import type { Box } from './geometry.ts'

export type { Box }

const GAP = 14

/** Where an element lies on the screen. */
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

/**
 * Where a bubble stands so that it is inside the room and over none of its subjects: beside one of them, beside all of them, or in
 * the corner where it covers least.
 */
export function beside(subjects: readonly Box[], bubble: Pick<Box, 'width' | 'height'>, room: Box): { left: number; top: number } {
  const right = room.left + room.width - bubble.width - GAP
  const bottom = room.top + room.height - bubble.height - GAP
  const clamp = (left: number, top: number) => ({
    left: Math.round(Math.max(room.left + GAP, Math.min(left, right))),
    top: Math.round(Math.max(room.top + GAP, Math.min(top, bottom))),
  })
  const all = unionOf(subjects)
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
  const corners = [clamp(right, bottom), clamp(right, room.top), clamp(room.left, bottom), clamp(room.left, room.top)]
  const spots = [...around(all), ...subjects.flatMap(around), ...corners]
  const covered = (spot: { left: number; top: number }) => subjects.reduce((sum, box) => sum + overlap(spot, bubble, box), 0)
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best), spots[0] ?? middle)
}

function overlap({ left, top }: { left: number; top: number }, { width, height }: Pick<Box, 'width' | 'height'>, subject: Box): number {
  const x = Math.max(0, Math.min(left + width, subject.left + subject.width) - Math.max(left, subject.left))
  const y = Math.max(0, Math.min(top + height, subject.top + subject.height) - Math.max(top, subject.top))
  return x * y
}
