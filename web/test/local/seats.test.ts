import { MatchId, type SeatInfo } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { seatsWith } from '../../frame/MoveMenu.tsx'
import { idFrom } from '../../local/ids.ts'

const seat = (n: number, kind: SeatInfo['kind'], level: SeatInfo['level'] = null): SeatInfo => ({
  seat: n,
  kind,
  name: `${n}`,
  level,
  user: null,
  connected: false,
  claimAt: null,
})

describe('the seats of a match that moves to the server', () => {
  it('stay as they are, or one is opened', () => {
    const table = { mine: [0, 2], seats: [seat(0, 'person'), seat(1, 'bot', 'rival'), seat(2, 'bot', 'friend')] }
    // The third is mine, though a bot plays it for a while.
    expect(seatsWith(table, null)).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'rival' }, { kind: 'me' }])
    expect(seatsWith(table, 1)).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'me' }])
    expect(seatsWith(table, 2)).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'rival' }, { kind: 'open' }])
  })
})

describe('the id of a local match', () => {
  it('has the shape of the server’s, and differs', () => {
    expect(MatchId.safeParse(idFrom('00ff10'.repeat(10))).success).toBe(true)
    expect(idFrom('ab'.repeat(32))).not.toBe(idFrom('cd'.repeat(32)))
  })
})
