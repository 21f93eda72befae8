import { describe, expect, it } from 'vitest'
import { beside } from '../board/Deeds.tsx'

describe('what a piece can do is shown beside it', () => {
  const room = { top: 100, left: 0, width: 390, height: 560 }
  const buttons = { offsetWidth: 350, offsetHeight: 36 }
  const piece = (top: number, left = 170) => ({ top, bottom: top + 36, left, width: 36 })

  it('away from the Field: above a Hero at its upper edge, below one at its lower edge', () => {
    expect(beside(piece(160), room, buttons).y).toBe(160 - 100 - 6 - 36)
    expect(beside(piece(460), room, buttons).y).toBe(460 + 36 - 100 + 6)
  })

  it('on the other side where there is no room', () => {
    expect(beside(piece(110), room, buttons).y).toBe(110 + 36 - 100 + 6)
    expect(beside(piece(620), room, buttons).y).toBe(620 - 100 - 6 - 36)
  })

  it('inside the board at either side', () => {
    expect(beside(piece(460, 0), room, buttons).x).toBe(6)
    expect(beside(piece(460, 354), room, buttons).x).toBe(390 - 350 - 6)
  })
})
