import { describe, expect, it } from 'vitest'
import { BLUE, RED } from '../content/pieces.ts'
import { board, boardOf, drop, face, facesOf, facesOfSigns, heldOf, points, swap, table } from './table.ts'

describe('worked examples of the Board', () => {
  it('EX-3: slide with gravity', () => {
    const t = table({ board: '2 G . H B\n1 T . G G' })
    t.choose({ do: 'hero', hero: 3 }).choose({ do: 'slide' })
    t.choose({ do: 'cell', cell: 1 })
    expect(boardOf(t)).toBe(board('1 T . H B'))
    expect(heldOf(t, RED)).toBe('GGG')
  })

  it('EX-4: an L of five', () => {
    const t = table({ board: '3 T T G T\n2 B H T G\n1 H B T H', relicDeck: ['RL-1'] })
    swap(t, 'H-GUA-2', [3, 3], [4, 3])
    expect(boardOf(t)).toBe(board('3 . . . G\n2 B H . G\n1 H B . H'))
    expect(heldOf(t, RED)).toBe('TTTTT')
    expect(t.state.exalted).toBe(3)
    expect(t.state.teams[RED].relics).toEqual([0])
  })

  it('EX-5: the new line comes before runs made by gravity', () => {
    const t = table({ board: '4 G . . .\n3 H B . .\n2 B T . .\n1 B G G .', next: 'H T B G' })
    swap(t, 'H-GUA-2', [1, 3], [2, 3])
    expect(boardOf(t)).toBe(board('3 . T . .\n2 . H . .\n1 H T B .'))
    expect(heldOf(t, RED)).toBe('GGGG')
    expect(t.state.exalted).toBe(1)
  })

  it('EX-6: two rival groups, two lines', () => {
    const t = table({ board: '2 H H B G\n1 B B H T', next: 'G T H B T B G T' })
    swap(t, 'H-GUA-2', [3, 1], [3, 2])
    expect(boardOf(t)).toBe(board('4 . . . T\n3 . . . B\n2 T B G G\n1 G T H T'))
    expect(t.events.filter((e) => e.type === 'line')).toHaveLength(2)
  })

  it('EX-7: a full board', () => {
    const t = table({
      board: '6 B H T G\n5 T G B H\n4 B H T G\n3 T G B H\n2 B H T G\n1 U1 * H T',
      revealed: 'T',
    })
    drop(t, 'T', 2)
    expect(boardOf(t)).toBe(board('6 . T . .\n5 B H T G\n4 T G B H\n3 B H T G\n2 T G B H\n1 B H T G'))
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('U1 * H T'))
    expect([points(t, RED), t.state.snowflakes.length]).toEqual([0, 0])
  })

  it('EX-8: an empty board', () => {
    const t = table({ board: '1 G G . .', revealed: 'G', next: 'H T B B' })
    drop(t, 'G', 3)
    expect(heldOf(t, RED)).toBe('GGG')
    expect(boardOf(t)).toBe(board('1 H T B B'))
    const variant = table({ board: '1 B B . .', revealed: 'B', next: 'H T G H' })
    drop(variant, 'B', 3)
    expect(boardOf(variant)).toBe(board('1 H T G H'))
  })

  it('EX-9: Acorns and Snowflakes mixed', () => {
    const a = table({ board: '2 . . * .\n1 R1 * H U2' })
    swap(a, 'H-GUA-2', [3, 1], [3, 2])
    expect(boardOf(a)).toBe(board('1 . . H .'))
    expect([points(a, RED), points(a, BLUE), a.state.snowflakes.length]).toEqual([2, 1, 2])
    const b = table({ board: '5 . U2 . .\n4 . U1 . .\n3 . H * .\n2 . R2 B .\n1 . R1 G .' })
    swap(b, 'H-GUA-2', [2, 3], [3, 3])
    expect([points(b, RED), points(b, BLUE), b.state.snowflakes.length]).toEqual([3, 3, 1])
    expect(boardOf(b)).toBe(board('3 . . H .\n2 . . B .\n1 . . G .'))
  })

  it('EX-10: the fourth Snowflake in mid-cascade', () => {
    const t = table({ board: '2 H H B U2\n1 B B H U1', snow: 3, next: 'G G G *', revealed: 'T' })
    swap(t, 'H-GUA-2', [3, 1], [3, 2])
    expect(t.outcome).toMatchObject({ reason: 'points', payoffs: [1, 0], scores: [3, 0] })
    expect(heldOf(t, RED)).toBe('GGG')
    expect(t.state.snowflakes).toHaveLength(4)
    expect(t.events.filter((e) => e.type === 'line')).toHaveLength(1)
    expect(boardOf(t)).toBe('')
  })

  it('EX-11: refill in the middle of a line', () => {
    const t = table({ board: '1 G T B H', pouch: 'T', discard: 'B B H G' })
    t.choose({ do: 'hero', hero: 3 }).choose({ do: 'line' })
    const drawn = t.state.board.filter((piece) => piece >= 0)
    expect(face('T')).toBe(facesOf([t.state.board[1] ?? -1])[0])
    expect(drawn).toHaveLength(8)
    expect(t.state.runePouch).toHaveLength(1)
    expect(t.state.runeDiscard).toEqual([])
  })

  it('EX-12: exalted Hunters', () => {
    const t = table({
      board: '2 H H G H\n1 T B T G',
      exalted: 'H',
      red: { guilds: 'HB', heroes: { a: 'H-HUN-1', c: 'H-BAR-1', e: 'H-BAR-2' } },
      blue: { guilds: 'GT', heroes: {} },
    })
    swap(t, 'H-BAR-2', [3, 2], [4, 2])
    expect(boardOf(t)).toBe(board('1 T B T G'))
    expect(heldOf(t, RED)).toBe('HHH')
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('G'))
  })

  it('EX-13: exalted Bards', () => {
    const t = table({ board: '1 H H . .', phase: 'reveal', exalted: 'B', next: 'T H G B G T G' })
    expect(t).toBeAsked(1, 'bards-rune')
    drop(t, 'H', 3)
    expect(boardOf(t)).toBe(board('1 B G T G'))
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('H H H'))
    drop(t, 'T', 1)
    expect(facesOf(t.state.revealed)).toEqual(facesOfSigns('G'))
    expect(t).toBeAsked(0, 'action')
  })

  it('EX-14: stealing and removing exalted status', () => {
    const match4 = (sign: string) => {
      const other = sign === 'G' ? 'B' : 'G'
      const t = table({
        board: `2 . . ${sign} .\n1 ${sign} ${sign} ${other} ${sign}`,
        active: 'blue',
        exalted: 'T',
        next: 'B H B H',
      })
      return swap(t, 'H-BAR-1', [3, 1], [3, 2])
    }
    expect(match4('H').state.exalted).toBe(2)
    const removed = match4('T')
    expect(removed.state.exalted).toBe(-1)
    expect(removed.events.some((e) => e.type === 'line')).toBe(true)
    const kept = match4('G')
    expect(kept.state.exalted).toBe(3)
    expect(kept.events.some((e) => e.type === 'line')).toBe(true)
  })
})
