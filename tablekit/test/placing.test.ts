import { describe, expect, it } from 'vitest'
import { beside, fits } from '../placing.ts'

const room = { left: 0, top: 56, width: 1000, height: 600 }
const bubble = { width: 300, height: 200 }
const covers = (spot: { left: number; top: number }, box: { left: number; top: number; width: number; height: number }) =>
  spot.left < box.left + box.width &&
  spot.left + bubble.width > box.left &&
  spot.top < box.top + box.height &&
  spot.top + bubble.height > box.top

describe('the coach stands', () => {
  it('beside its subject, to the right where there is room', () => {
    expect(beside([{ left: 100, top: 300, width: 80, height: 100 }], bubble, room)).toEqual({ left: 194, top: 250 })
  })

  it('inside the room and over none of its subjects, wherever they lie', () => {
    for (let x = 0; x <= 900; x += 90)
      for (let y = 60; y <= 550; y += 70) {
        const subjects = [
          { left: x, top: y, width: 90, height: 90 },
          { left: 900 - x, top: 610 - y, width: 60, height: 40 },
        ]
        const spot = beside(subjects, bubble, room)
        expect(spot.left).toBeGreaterThanOrEqual(0)
        expect(spot.left + bubble.width).toBeLessThanOrEqual(1000)
        expect(spot.top).toBeGreaterThanOrEqual(56)
        expect(spot.top + bubble.height).toBeLessThanOrEqual(656)
        expect(subjects.some((box) => covers(spot, box))).toBe(false)
      }
  })

  it('in the middle when it speaks of nothing on the board', () => {
    expect(beside([], bubble, room)).toEqual({ left: 350, top: 189 })
  })

  it('leaves free what is to be pressed, as long as it covers none of its subjects', () => {
    const subject = { left: 400, top: 200, width: 100, height: 100 }
    const beneath = { left: 514, top: 100, width: 486, height: 300 }
    const spot = beside([subject], bubble, room, [beneath])
    expect(covers(spot, subject)).toBe(false)
    expect(covers(spot, beneath)).toBe(false)
    // Where one of them must be covered, the subject stays free.
    const everything = { left: 0, top: 0, width: 1000, height: 700 }
    expect(covers(beside([subject], bubble, room, [everything]), subject)).toBe(false)
  })

  it('a little further off rather than over the board, but near its subject where the board is everywhere', () => {
    const subject = { left: 300, top: 300, width: 60, height: 60 }
    const board = { left: 100, top: 100, width: 420, height: 500 }
    const spot = beside([subject], bubble, room, [], [board])
    expect(covers(spot, subject)).toBe(false)
    // A hair's breadth over its edge does not count.
    expect(covers(spot, { ...board, width: board.width - 10 })).toBe(false)
    const everywhere = { left: 0, top: 0, width: 1000, height: 700 }
    expect(beside([subject], bubble, room, [], [everywhere])).toEqual(beside([subject], bubble, room))
  })
})

describe('what is shown large', () => {
  const size = { width: 120, height: 160 }
  const window = { left: 0, top: 0, width: 400, height: 300 }
  const isOver = (spot: { left: number; top: number }, of: { left: number; top: number; width: number; height: number }) =>
    spot.left < of.left + of.width && of.left < spot.left + size.width && spot.top < of.top + of.height && of.top < spot.top + size.height

  it('lies inside the room and not over what it shows, wherever that is', () => {
    for (let left = 0; left <= 340; left += 20)
      for (let top = 0; top <= 220; top += 20) {
        const thing = { left, top, width: 60, height: 80 }
        const spot = beside([thing], size, window)
        expect(spot.left >= 0 && spot.top >= 0 && spot.left + 120 <= 400 && spot.top + 160 <= 300).toBe(true)
        expect(isOver(spot, thing)).toBe(false)
      }
  })

  it('lies above or below what is as wide as a phone', () => {
    const wide = { left: 0, top: 200, width: 400, height: 90 }
    expect(isOver(beside([wide], size, window), wide)).toBe(false)
  })
})

it('fits beside what it speaks of where it covers nothing of it and stays in the room', () => {
  const room = { left: 0, top: 0, width: 390, height: 680 }
  const card = { left: 80, top: 600, width: 70, height: 74 }
  expect(fits({ left: 14, top: 14 }, { width: 240, height: 560 }, card, room)).toBe(true)
  expect(fits({ left: 14, top: 14 }, { width: 240, height: 600 }, card, room)).toBe(false)
  expect(fits({ left: 160, top: 14 }, { width: 240, height: 100 }, card, room)).toBe(false)
})
