import { describe, expect, it } from 'vitest'
import { countBegun, isBegun } from '../table/useBegun.ts'

const asked = { seat: 0, prompt: 'action', rule: 'X-1', options: [{ do: 'stage' }, { do: 'pass' }] }
const line = (count: number) => ({ key: `${count}.0`, count, phrase: 'You staged a card.', heading: null, seat: 0, times: 1 })

describe('what was begun', () => {
  it('is what was chosen, but for what ends or leaves something', () => {
    expect(countBegun(asked, 0, 7)).toBe(8)
    expect(countBegun(asked, 1, 7)).toBeNull()
    expect(countBegun(asked, 2, 7)).toBeNull()
  })

  it('has a way back as long as there is nothing to tell of it, nobody else has chosen, and it may be taken back', () => {
    const now = { count: 8, canUndo: true }
    const quiet = [line(7)]
    expect(isBegun(8, now, quiet)).toBe(true)
    expect(isBegun(8, now, [...quiet, line(8)])).toBe(false)
    expect(isBegun(8, { ...now, count: 9 }, quiet)).toBe(false)
    expect(isBegun(8, { ...now, canUndo: false }, quiet)).toBe(false)
    expect(isBegun(null, now, quiet)).toBe(false)
  })
})
