import { describe, expect, it } from 'vitest'
import { shots } from '../board/shots.ts'

describe('how to play', () => {
  it('is drawn by the board’s own parts, from real positions: what the captions say is in the pictures', () => {
    const at = shots()
    expect(at.begun.revealed).toHaveLength(2)
    expect(at.summoned.minions.some((m) => m.space === 0 && !m.ready)).toBe(true)
    expect(at.carrying.tiles.some((tile) => tile.holder === 1)).toBe(true)
    expect(at.above.minions.find((m) => m.id === 1)?.space).toBe(25)
    expect(at.scored.teams[0].points).toBe(4)
    expect(at.scored.minions.some((m) => m.upgraded)).toBe(true)
    expect(at.hiding.teams[0].tileHand.count).toBe(1)
    expect(at.hidden.revealed).toHaveLength(3)
  })
})
