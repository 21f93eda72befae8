import { describe, expect, it } from 'vitest'
import { questionFor } from '../table/ResignQuestion.tsx'
import { en } from '../words/en.ts'

const table = (seats: number, concedes?: boolean) => ({
  seats: Array.from({ length: seats }, (_, seat) => ({
    seat,
    kind: 'person' as const,
    name: `Seat ${seat}`,
    level: null,
    user: null,
    connected: true,
    claimAt: null,
  })),
  ...(concedes === undefined ? {} : { concedes }),
})

describe('the question before a seat is given up', () => {
  it('says that the match ends, or who plays on', () => {
    expect(questionFor(table(2), en)).toBe(en.table.resignSure)
    expect(questionFor(table(3), en)).toBe(en.table.leaveSure)
    expect(questionFor(table(2, true), en)).toBe(en.table.concedeSure)
    expect(questionFor(table(3, true), en)).toMatch(/the others play on/)
  })
})
