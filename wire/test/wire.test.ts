import { describe, expect, it } from 'vitest'
import { ClientMessage, CreateMatch, Frame, ServerMessage } from '../index.ts'

const match = 'abcdefghij01'

describe('messages of a client', () => {
  it('takes a well-formed choice', () => {
    const message = { type: 'choose', id: 1, match, seat: 0, decisionId: 4, choice: 2 }
    expect(ClientMessage.parse(message)).toEqual(message)
  })

  it.each([
    ['a negative choice', { type: 'choose', id: 1, match, seat: 0, decisionId: 4, choice: -1 }],
    ['a broken number', { type: 'choose', id: 1, match, seat: 0, decisionId: 4, choice: 0.5 }],
    ['a ninth seat', { type: 'choose', id: 1, match, seat: 8, decisionId: 4, choice: 0 }],
    ['a foreign id', { type: 'choose', id: 1, match: '../../etc', seat: 0, decisionId: 4, choice: 0 }],
    ['an unknown type', { type: 'cheat', id: 1 }],
    ['a long chat line', { type: 'say', id: 1, match, channel: 'table', text: 'x'.repeat(501) }],
    ['nothing', null],
  ])('refuses %s', (_, message) => {
    expect(ClientMessage.safeParse(message).success).toBe(false)
  })
})

describe('messages of the server', () => {
  it('keeps the data of the game as it is', () => {
    const frame = {
      type: 'frame',
      match,
      seat: null,
      rowSeq: 3,
      count: 3,
      since: 2,
      news: [{ count: 3, events: [{ type: 'drew', card: 4 }] }],
      view: { hand: [1, 2] },
      decision: { decisionId: 3, seat: 0, prompt: 'act', rule: 'X-1', options: [{ do: 'play', card: 4 }] },
      waiting: [0],
      clocks: null,
      outcome: null,
      canUndo: false,
    }
    expect(Frame.parse(frame)).toEqual(frame)
    expect(ServerMessage.parse(frame)).toEqual(frame)
  })
})

describe('a new match', () => {
  it('needs one to eight seats', () => {
    expect(CreateMatch.safeParse({ game: 'duel', seats: [] }).success).toBe(false)
    expect(CreateMatch.safeParse({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'bot', level: 'friend' }] }).success).toBe(true)
    expect(CreateMatch.safeParse({ game: 'duel', seats: [{ kind: 'bot', level: 'genius' }] }).success).toBe(false)
  })
})
