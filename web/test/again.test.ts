import type { SeatInfo } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { mayPlayAgain } from '../match/begin.ts'

const seat = (n: number, kind: SeatInfo['kind']): SeatInfo => ({
  seat: n,
  kind,
  name: `Seat ${n}`,
  level: kind === 'bot' ? 'friend' : null,
  user: null,
  connected: true,
  claimAt: null,
})

describe('playing again', () => {
  it('is offered to whoever sat here, and at a table of bots to whoever let them play', () => {
    expect(mayPlayAgain({ mine: [0], seats: [seat(0, 'person'), seat(1, 'bot')] })).toBe(true)
    expect(mayPlayAgain({ mine: [], host: true, seats: [seat(0, 'bot'), seat(1, 'bot')] })).toBe(true)
    expect(mayPlayAgain({ mine: [], seats: [seat(0, 'person'), seat(1, 'bot')] })).toBe(false)
  })
})
