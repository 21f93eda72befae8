import type { Names } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { AlderquestEvent } from '../rules/events.ts'
import { en } from '../words/en.ts'
import { goal, scored } from '../words/goal.ts'
import { type AlderTable, drop, type Literal, swap, table } from './table.ts'

const names: Names = { you: 0, of: (seat) => `Seat ${seat}` }
const strip = (literal: Literal, seat: number | null = 0) => goal(table(literal).view(seat), names)
const marks = (t: AlderTable, seat: number | null = 0) =>
  t.heardBy(seat).flatMap((event) => scored(event as AlderquestEvent, t.view(seat), names) ?? [])

describe('the goal, always in sight', () => {
  const literal: Literal = { snow: 2, red: { collection: 'U2 U1' }, blue: { collection: 'R1' } }

  it('says how one wins and how near winter is', () => {
    expect(strip({})).toBe('Snowflakes 0 of 4 · most Acorn points win')
    expect(strip(literal)).toBe('Snowflakes 2 of 4 · most Acorn points win')
    expect(strip({ ...literal, mode: 'team' }, null)).toBe('Snowflakes 2 of 4 · most Acorn points win')
  })

  it('in solitaire it is the target of the level', () => {
    expect(strip({ mode: 'solo', solo: { difficulty: 'easy' }, red: { collection: 'U3' } })).toBe('Snowflakes 0 of 4 · 8 Acorn points win')
  })

  it('says what scored: Acorns with the new total, Snowflakes of four', () => {
    const t = drop(table({ board: '1 U1 * . B', revealed: 'U2' }), 'U2', 3)
    expect(marks(t)).toEqual(['You: 1 point', 'You: 3 points', '1 Snowflake matched'])
    expect(marks(t, 1)[0]).toBe('Red: 1 point')
  })

  it('in solitaire the Snowflakes of your own turn do not count', () => {
    const t = drop(table({ mode: 'solo', board: '1 U1 * . B', revealed: 'U2' }), 'U2', 3)
    expect(marks(t)).toEqual(['You: 1 point', 'You: 3 points'])
  })

  it('an exalted guild is ahead in a tie; a match of runes scores nothing', () => {
    const four = swap(table({ board: '4 . . . T\n3 . . T H\n2 B H B T\n1 H B H T' }), 'H-GUA-2', [3, 3], [4, 3])
    expect(marks(four)).toEqual(['Thieves exalted: ahead in a tie'])
    expect(marks(drop(table({ board: '1 G G . B', revealed: 'G' }), 'G', 3))).toEqual([])
  })

  it('is part of the words', () => {
    expect([en.goal, en.scored]).toEqual([goal, scored])
  })
})
