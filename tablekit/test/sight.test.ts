import { describe, expect, it } from 'vitest'
import { beside } from '../geometry.ts'
import { isSeen } from '../sight.ts'

const room = { left: 0, top: 0, right: 400, bottom: 300 }
const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height })

describe('a thing is in sight', () => {
  it('when a finger finds it, whole or in part', () => {
    expect(isSeen(box(10, 10, 80, 100), room)).toBe(true)
    expect(isSeen(box(378, 10, 80, 100), room)).toBe(true)
    expect(isSeen(box(10, 10, 8, 8), room)).toBe(true)
  })
  it('not when it is scrolled away, cut off, or not drawn', () => {
    expect(isSeen(box(10, 310, 80, 100), room)).toBe(false)
    expect(isSeen(box(390, 10, 80, 100), room)).toBe(false)
    expect(isSeen(box(10, 290, 80, 100), room)).toBe(false)
    expect(isSeen(box(396, 10, 8, 8), room)).toBe(false)
    expect(isSeen(box(10, 10, 0, 0), room)).toBe(false)
  })
})

describe('what is shown large', () => {
  const size = { width: 120, height: 160 }
  const overlaps = (spot: { x: number; y: number }, of: { left: number; top: number; width: number; height: number }) =>
    spot.x < of.left + of.width && of.left < spot.x + size.width && spot.y < of.top + of.height && of.top < spot.y + size.height
  const window = { left: 0, top: 0, width: 400, height: 300 }

  it('lies inside the room and not over what it shows, wherever that is', () => {
    for (let left = 0; left <= 340; left += 20)
      for (let top = 0; top <= 220; top += 20) {
        const thing = { left, top, width: 60, height: 80 }
        const spot = beside(thing, size, window, 8)
        expect(spot.x >= 8 && spot.y >= 8 && spot.x + 120 <= 392 && spot.y + 160 <= 292).toBe(true)
        expect(overlaps(spot, thing)).toBe(false)
      }
  })
  it('lies above or below what is as wide as a phone', () => {
    const wide = { left: 0, top: 200, width: 400, height: 90 }
    expect(overlaps(beside(wide, size, window, 8), wide)).toBe(false)
  })
})
