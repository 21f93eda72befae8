import { describe, expect, it } from 'vitest'
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
