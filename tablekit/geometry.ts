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
