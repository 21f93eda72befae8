import { describe, expect, it } from 'vitest'
import { countBegun, isBegun } from '../table/useBegun.ts'

const asked = { seat: 0, prompt: 'action', rule: 'X-1', options: [{ do: 'stage' }, { do: 'pass' }] }
const entry = (count: number, ...types: string[]) => ({ count, by: null, events: types.map((type) => ({ type })), view: null })

describe('what was begun', () => {
  it('is what was chosen, but for what ends or leaves something', () => {
    expect(countBegun(asked, 0, 7)).toBe(8)
    expect(countBegun(asked, 1, 7)).toBeNull()
    expect(countBegun(asked, 2, 7)).toBeNull()
  })

  it('has a way back as long as nothing has happened, nobody else has chosen, and it may be taken back', () => {
    const now = { count: 8, canUndo: true }
    const quiet = [entry(7, 'drew'), entry(8)]
    expect(isBegun(8, now, quiet)).toBe(true)
    expect(isBegun(8, now, [...quiet.slice(0, 1), entry(8, 'staged')])).toBe(false)
    expect(isBegun(8, { ...now, count: 9 }, quiet)).toBe(false)
    expect(isBegun(8, { ...now, canUndo: false }, quiet)).toBe(false)
    expect(isBegun(null, now, quiet)).toBe(false)
  })
})
