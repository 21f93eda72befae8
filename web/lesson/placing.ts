export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const GAP = 14

/** The smallest box around all of them; null around none. */
export function unionOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/**
 * Where a bubble stands so that it is inside the room and not over its subject: to the right of it, to the left, below, above, or,
 * where none of these has the space, in the corner that is farthest away.
 */
export function beside(subject: Box | null, bubble: Pick<Box, 'width' | 'height'>, room: Box): { left: number; top: number } {
  const right = room.left + room.width - bubble.width - GAP
  const bottom = room.top + room.height - bubble.height - GAP
  const clamp = (left: number, top: number) => ({
    left: Math.round(Math.max(room.left + GAP, Math.min(left, right))),
    top: Math.round(Math.max(room.top + GAP, Math.min(top, bottom))),
  })
  if (!subject) return clamp((room.left + room.width - bubble.width) / 2, (room.top + room.height - bubble.height) / 3)
  const middleX = subject.left + (subject.width - bubble.width) / 2
  const middleY = subject.top + (subject.height - bubble.height) / 2
  const spots = [
    clamp(subject.left + subject.width + GAP, middleY),
    clamp(subject.left - GAP - bubble.width, middleY),
    clamp(middleX, subject.top + subject.height + GAP),
    clamp(middleX, subject.top - GAP - bubble.height),
    clamp(room.left, room.top),
    clamp(right, room.top),
    clamp(room.left, bottom),
    clamp(right, bottom),
  ]
  const first = clamp(right, bottom)
  return spots.reduce((best, spot) => (overlap(spot, bubble, subject) < overlap(best, bubble, subject) ? spot : best), spots[0] ?? first)
}

function overlap({ left, top }: { left: number; top: number }, { width, height }: Pick<Box, 'width' | 'height'>, subject: Box): number {
  const x = Math.max(0, Math.min(left + width, subject.left + subject.width) - Math.max(left, subject.left))
  const y = Math.max(0, Math.min(top + height, subject.top + subject.height) - Math.max(top, subject.top))
  return x * y
}
