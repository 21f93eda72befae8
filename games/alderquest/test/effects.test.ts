import { describe, expect, it } from 'vitest'
import type { MinionId } from '../content/minion-types.ts'
import { BLUE, RED } from '../content/pieces.ts'
import { board, boardOf, drop, eventsOf, H, heldOf, type Literal, points, Q, RL, swap, table, walk } from './table.ts'

describe('20 Effects, triggers, timing', () => {
  const raccoon = () =>
    table({ board: '1 G T B H', minions: [{ at: 'd3', type: 'MN-THI-4', up: true, holds: 'U2 U1' }], blue: { pouch: 'U1 U1 U1 U1 U1' } })

  it('AQ-20.1 a trigger may be declined', () => {
    const t = walk(raccoon(), 1, 'CE').choose({ do: 'acorn', tile: 1 }).choose({ do: 'column', column: 0 })
    expect(t).toOfferExactly([{ do: 'use' }, { do: 'pass' }])
    t.pass()
    expect(t.state.teams[BLUE].tileHand).toEqual([])
    t.choose({ do: 'column', column: 0 }).pass()
  })

  it('AQ-20.2 Reveal, Tribute, Squabble and Confront each have their moment', () => {
    const asks = (t: ReturnType<typeof table>) => {
      t.look()
      return t.match.first?.prompt === 'trigger'
    }
    const blue = { held: 'B', pouch: 'U1 U1 U1' }
    const moments = (type: MinionId) => {
      const it = { type, up: true }
      const reveals = table({ minions: [{ at: 'd4', ...it }], tiles: { d5: 'U1' }, blue })
      const tributes = table({ board: '1 G T B H', minions: [{ at: 'd3', ...it, holds: 'U1' }], blue })
      const squabbles = table({
        minions: [
          { at: 'd3', ...it },
          { at: 'd4', team: 'blue' },
        ],
        blue,
      })
      const confronts = table({ minions: [{ at: 'c5', ...it }], blue })
      return [
        asks(walk(reveals, 1, 'd5').choose({ do: 'reveal' })),
        asks(walk(tributes, 1, 'CE').choose({ do: 'column', column: 0 })),
        asks(walk(squabbles, 1, 'd4')),
        asks(confronts.choose({ do: 'activate', minion: 1 }).choose({ do: 'confront' })),
      ]
    }
    expect(moments('MN-THI-2')).toEqual([true, false, false, false])
    expect(moments('MN-THI-4')).toEqual([false, true, false, false])
    expect(moments('MN-THI-3')).toEqual([false, false, true, false])
    expect(moments('MN-THI-1')).toEqual([false, false, false, true])
  })

  it('AQ-20.3 a trigger works once for each event', () => {
    const t = walk(raccoon(), 1, 'CE').choose({ do: 'acorn', tile: 1 }).choose({ do: 'column', column: 0 }).choose({ do: 'use' })
    t.choose({ do: 'column', column: 1 }).choose({ do: 'use' })
    expect(eventsOf(t, 'triggered')).toHaveLength(2)
    expect(t.state.teams[BLUE].tileHand).toHaveLength(4)
  })

  it('AQ-20.4 all that an effect causes is finished before its next step', () => {
    // The first line of the Horn completes a row of Thieves, which is taken before the second line falls.
    const t = table({ board: '1 B T T .', red: { held: 'G', relics: ['RL-1'] }, next: 'G H B T H B G B' })
    t.choose({ do: 'relic', relic: RL('RL-1') })
    const order = t.events.filter((e) => e.type === 'line' || e.type === 'matched').map((e) => e.type)
    expect(order).toEqual(['line', 'matched', 'line'])
    expect(boardOf(t)).toBe(board('3 H . . .\n2 G B G .\n1 B H B B'))
    expect(heldOf(t, RED)).toBe('TTT')
  })

  it('AQ-20.5 the active team decides first', () => {
    const t = table({
      active: 'blue',
      minions: [
        { at: 'c1', type: 'MN-THI-3', up: true },
        { at: 'c2', team: 'blue', type: 'MN-HUN-1', up: true },
      ],
      red: { held: 'G' },
      blue: { held: 'B', deck: ['Q-HUN-1'] },
    })
    walk(t, 2, 'c1')
    expect(t).toBeAsked(1, 'trigger')
    t.pass()
    expect(t).toBeAsked(0, 'trigger')
  })

  it('AQ-20.6 “up to” allows less, other instructions do not', () => {
    const t = table({ red: { held: 'T T' }, tiles: { a1: 'R1', a2: 'R2' } })
    t.choose({ do: 'hero', hero: H('H-GUA-1') }).choose({ do: 'ability' })
    expect(t).not.toOffer({ do: 'done' })
    t.choose({ do: 'tile', tile: 1 })
    expect(t).toOffer({ do: 'done' })
  })

  it('AQ-20.7 only legal targets can be chosen', () => {
    const t = table({
      red: { held: 'T', quarrels: ['Q-THI-4'] },
      minions: [{ at: 'a1', holds: 'U1' }, { at: 'b1' }, { at: 'd4', team: 'blue' }, { at: 'e1' }],
    })
    t.choose({ do: 'quarrel', quarrel: Q('Q-THI-4') })
    expect(t).toOfferExactly([
      { do: 'minion', minion: 2 },
      { do: 'minion', minion: 4 },
    ])
  })

  it('AQ-20.8 the team that resolves an effect chooses, unless it says otherwise', () => {
    const steal = table({ red: { held: 'T', quarrels: ['Q-THI-1'] }, blue: { held: 'B H' } })
    expect(steal.choose({ do: 'quarrel', quarrel: Q('Q-THI-1') })).toBeAsked(0, 'steal-rune')
    const lose = table({ minions: [{ at: 'd4', type: 'MN-THI-2', up: true }], tiles: { d5: 'U1' }, blue: { held: 'B H' } })
    expect(walk(lose, 1, 'd5').choose({ do: 'reveal' }).choose({ do: 'use' })).toBeAsked(1, 'lose-rune')
  })

  it('AQ-20.9 Guarded rivals cannot be chosen', () => {
    const t = table({
      red: { guilds: 'HT', held: 'T T T', heroes: { d: 'H-HUN-2' } },
      blue: { guilds: 'BG' },
      minions: [{ at: 'd4', team: 'blue', guarded: true }],
    })
    t.choose({ do: 'hero', hero: H('H-HUN-2') })
    expect(t).not.toOffer({ do: 'ability' })
  })

  it('AQ-20.10 a choice with one option makes itself', () => {
    const t = table({ red: { held: 'T', quarrels: ['Q-THI-1'] }, blue: { held: 'B' } })
    t.choose({ do: 'quarrel', quarrel: Q('Q-THI-1') })
    expect(heldOf(t, RED)).toBe('B')
  })

  it('AQ-20.11 the end cancels all that is pending', () => {
    const t = table({
      snow: 3,
      board: '1 * U1 . B',
      minions: [{ at: 'd3', type: 'MN-THI-4', up: true, holds: 'U2 U1' }],
      blue: { pouch: 'U1 U1' },
    })
    walk(t, 1, 'CE').choose({ do: 'acorn', tile: 1 }).choose({ do: 'column', column: 2 })
    expect(t.outcome).not.toBe(null)
    expect(t.match.open).toEqual([])
    expect(t.state.teams[BLUE].tileHand).toEqual([])
  })

  it('AQ-20.12 an effect that exhausts the active minion ends its activation', () => {
    const t = table({ minions: [{ at: 'd4', type: 'MN-THI-1' }], tiles: { d5: '!' }, blue: { armed: ['Q-BAR-7'] } })
    walk(t, 1, 'd5').choose({ do: 'reveal' }).choose({ do: 'trap' })
    expect(t.state.activation).toBe(null)
    expect(t).toBeAsked(0, 'action')
  })
})

describe('21 End of the game', () => {
  const end = (literal: Literal) => {
    const t = table({ snow: 3, board: '1 * * . B', revealed: '*', ...literal })
    drop(t, '*', 3)
    return t.outcome
  }

  it('AQ-21.1 four or more matched Snowflakes end it', () => {
    expect(end({})).not.toBe(null)
    expect(end({ snow: 0 })).toBe(null)
  })

  it('AQ-21.2 the batch with the fourth is processed completely, then nothing more', () => {
    const batch = table({ snow: 3, board: '2 H H B U2\n1 B B H U1', next: 'G G G *', revealed: 'T' })
    swap(batch, 'H-GUA-2', [3, 1], [3, 2])
    expect(batch.outcome).not.toBe(null)
    expect([heldOf(batch, RED), points(batch, RED)]).toEqual(['GGG', 3])
    expect(batch.state.revealed).toHaveLength(1)
  })

  it('AQ-21.3 the higher total wins', () => {
    expect(end({ red: { collection: 'U3' }, blue: { collection: 'R1 R1' } })).toMatchObject({
      payoffs: [1, 0],
      reason: 'points',
      scores: [3, 2],
    })
  })

  it('AQ-21.4 EX-22: ties are broken by the exalted guild, Acorns, points on the Board, minions', () => {
    const seven = { red: { collection: 'U3 U2 U1 U1' }, blue: { collection: 'R2 R2 R1 R1 R1' } }
    expect(end({ ...seven, exalted: 'T' })).toMatchObject({ payoffs: [1, 0], reason: 'exalted' })
    expect(end(seven)).toMatchObject({ payoffs: [0, 1], reason: 'acorns' })
    const five = { red: { collection: 'U2 U2 U1 U1 U1' }, blue: { collection: 'R2 R2 R1 R1 R1' } }
    expect(end({ ...five, board: '3 . . . U1\n2 . . . R2\n1 * * . B' })).toMatchObject({ reason: 'board', payoffs: [0, 1] })
    const minions = [{ at: 'a1' }, { at: 'b1' }, { at: 'CN' }, { at: 'd4', team: 'blue' }, { at: 'd5', team: 'blue' }] as const
    expect(end({ ...five, minions })).toMatchObject({ reason: 'minions', payoffs: [1, 0] })
  })

  it('AQ-21.5 for each team its own colour on the Board counts', () => {
    const five = { red: { collection: 'U2 U2 U1 U1 U1' }, blue: { collection: 'R2 R2 R1 R1 R1' } }
    expect(end({ ...five, board: '5 . . . U1\n4 . . . U1\n3 . . . R2\n2 . . . U1\n1 * * . B' })).toMatchObject({
      payoffs: [1, 0],
      reason: 'board',
    })
  })

  it('AQ-21.6 EX-22: all equal is a draw', () => {
    expect(end({})).toMatchObject({ payoffs: [0.5, 0.5], reason: 'draw' })
  })

  it('AQ-21.7 Acorns elsewhere score nothing', () => {
    const t = end({
      minions: [
        { at: 'a1', holds: 'U3' },
        { at: 'e5', team: 'blue' },
      ],
      tiles: { b1: 'U2^', c1: 'U1' },
      blue: { hand: 'U1' },
    })
    expect(t).toMatchObject({ scores: [0, 0], reason: 'draw' })
  })
})
