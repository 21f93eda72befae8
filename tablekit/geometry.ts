export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
export type Arrow = keyof typeof DIRECTIONS

export const isArrow = (key: string): key is Arrow => key in DIRECTIONS

/** Which of the boxes an arrow key leads to: the nearest, with those straight ahead preferred. -1 when there is none in that direction. */
export function nearest(from: Box, boxes: readonly Box[], arrow: Arrow): number {
  const [dx, dy] = DIRECTIONS[arrow]
  let best = -1
  let least = Number.POSITIVE_INFINITY
  boxes.forEach((box, i) => {
    const x = centre(box).x - centre(from).x
    const y = centre(box).y - centre(from).y
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (ahead <= 1) return
    const cost = ahead + aside * 2.2
    if (cost < least) {
      least = cost
      best = i
    }
  })
  return best
}

function centre(box: Box) {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Where something lies beside a box and inside a room: right of it, left, above or below; over it only where there is no other place. */
export function beside(box: Box, { width, height }: Size, room: Box, gap: number): { readonly x: number; readonly y: number } {
  const right = room.left + room.width - width - gap
  const bottom = room.top + room.height - height - gap
  const inside = (x: number, y: number) => ({
    x: Math.max(room.left + gap, Math.min(x, right)),
    y: Math.max(room.top + gap, Math.min(y, bottom)),
  })
  const { x, y } = centre(box)
  const spots = [
    inside(box.left + box.width + gap, y - height / 2),
    inside(box.left - gap - width, y - height / 2),
    inside(x - width / 2, box.top - gap - height),
    inside(x - width / 2, box.top + box.height + gap),
  ] as const
  const covered = (spot: { readonly x: number; readonly y: number }) => overlap({ left: spot.x, top: spot.y, width, height }, box)
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best), spots[0])
}

function overlap(a: Box, b: Box): number {
  const x = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const y = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, x) * Math.max(0, y)
}
