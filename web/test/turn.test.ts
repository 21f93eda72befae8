import type { SeatInfo } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { isShared } from '../table/useChoosing.ts'
import { isOwnTurn } from '../table/useLiveTable.ts'

const asked = (seat: number, ...dos: string[]) => ({ seat, prompt: 'p', rule: 'X-1', options: dos.map((what) => ({ do: what })) })

describe('what is asked belongs', () => {
  const board = { turn: (view: unknown) => (typeof view === 'number' ? view : null) }
  it('to my turn where the game says that it is mine, or has none just now', () => {
    expect(isOwnTurn(0, asked(0, 'pass'), 0, board)).toBe(true)
    expect(isOwnTurn(0, asked(0, 'play'), 'nobody’s', board)).toBe(true)
  })
  it('to my turn also while the coach speaks and nothing can be chosen', () => {
    expect(isOwnTurn(0, null, 0, board)).toBe(true)
    expect(isOwnTurn(0, null, 1, board)).toBe(false)
    expect(isOwnTurn(null, null, 0, board)).toBe(false)
  })
  it('to another’s where it is theirs, whatever I may do', () => {
    expect(isOwnTurn(0, asked(0, 'play', 'pass'), 1, board)).toBe(false)
  })
  it('to another’s where the game says nothing and I may pass', () => {
    expect(isOwnTurn(0, asked(0, 'counter', 'pass'), {}, null)).toBe(false)
    expect(isOwnTurn(0, asked(0, 'drop'), {}, null)).toBe(true)
    expect(isOwnTurn(0, null, {}, null)).toBe(false)
  })
})

describe('a table is shared', () => {
  const seat = (n: number, kind: SeatInfo['kind'], user: string | null): SeatInfo => ({
    seat: n,
    kind,
    name: `Seat ${n}`,
    level: null,
    user,
    connected: true,
    claimAt: null,
  })
  it('with people, also while a bot plays for them; not with bots or with oneself', () => {
    expect(isShared({ mine: [0], seats: [seat(0, 'person', 'a'), seat(1, 'bot', null)] }, 0)).toBe(false)
    expect(isShared({ mine: [0, 1], seats: [seat(0, 'person', 'a'), seat(1, 'person', 'a')] }, 0)).toBe(false)
    expect(isShared({ mine: [0], seats: [seat(0, 'person', 'a'), seat(1, 'person', 'b')] }, 0)).toBe(true)
    expect(isShared({ mine: [0], seats: [seat(0, 'person', 'a'), seat(1, 'bot', 'b')] }, 0)).toBe(true)
  })
})
