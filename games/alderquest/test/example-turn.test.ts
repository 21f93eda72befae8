import { expect, it } from 'vitest'
import { BLUE, RED } from '../content/pieces.ts'
import type { AlderTable, Literal } from './table.ts'
import { board, boardOf, drop, facesOf, facesOfSigns, H, heldOf, minionOn, points, Q, s, swap, T, table, tilesOn, walk } from './table.ts'

const given: Literal = {
  phase: 'ready',
  tired: true,
  snow: 1,
  board: '4 . . B .\n3 . U2 * T\n2 T H T T\n1 H B G B',
  pouch: 'H T G B T G H',
  red: {
    hand: '! R3',
    traps: 5,
    quarrels: ['Q-THI-5'],
    deck: ['Q-GUA-1'],
    pouch: 'R1 R2',
  },
  blue: { pouch: 'U1 U1 U1' },
  minions: [
    { at: 'd4', type: 'MN-THI-4', holds: 'U1', ready: false },
    { at: 'b2', type: 'MN-GUA-4', up: true, ready: false },
  ],
  tiles: { d2: 'R1^', e4: 'R2' },
}

/** Steps 1 to 4: until the trigger of the new Raccoon Ninja has worked. */
function opening(t: AlderTable): AlderTable {
  t.choose({ do: 'set', face: 11 }).choose({ do: 'space', space: s('d3') })
  t.choose({ do: 'space', space: s('a1') })
  if (!sameRunes(t)) return t
  walk(t, 1, 'd3 CE')
  t.choose({ do: 'column', column: 0 })
  return t.choose({ do: 'use' })
}
const sameRunes = (t: AlderTable) => facesOf(t.state.revealed).join() === facesOfSigns('H T G').join()

/** Steps 5 and 6: until the line has fallen. */
function middle(t: AlderTable): AlderTable {
  drop(t, 'T', 2)
  swap(t, 'H-GUA-2', [2, 2], [2, 3])
  drop(t, 'G', 3)
  return swap(t, 'H-GUA-1', [3, 1], [3, 2])
}

/** The example needs its runes in a certain order: seeds are tried until one gives it. */
function asInTheExample(): AlderTable {
  for (let n = 0; n < 3000; n++) {
    const t = opening(table({ ...given, seed: `example ${n}` }))
    t.look()
    if (!sameRunes(t)) continue
    middle(t)
    t.look()
    if (boardOf(t) === board('2 B T . H\n1 H H . T')) return t
  }
  throw new Error('no seed deals as in the example')
}

it('EX-2: the draft’s example turn, step by step', () => {
  // Steps 1 to 4 come out the same whatever is drawn.
  let t = table(given)
  t.look()
  for (let n = 0; !sameRunes(t) || t.state.phase !== 'action'; n++) {
    t = table({ ...given, seed: `opening ${n}` })
    t.choose({ do: 'set', face: 11 })
      .choose({ do: 'space', space: s('d3') })
      .choose({ do: 'space', space: s('a1') })
  }
  expect(t.state.heroes.filter((hero) => hero.team === RED).every((hero) => hero.ready)).toBe(true)
  expect(t.view(0).minions.every((m) => m.ready)).toBe(true)
  walk(t, 1, 'd3')
  expect(tilesOn(t, 'd3').some((tile) => tile.faceUp && tile.owner === RED)).toBe(false)
  t.choose({ do: 'move', to: s('CE') }).choose({ do: 'column', column: 0 })
  expect([points(t, RED), t.state.snowflakes.length]).toEqual([3, 2])
  expect(boardOf(t)).toBe(board('3 . . B T\n2 T H T T\n1 H B G B'))
  expect(minionOn(t, 'CE')).toMatchObject({ upgraded: true, type: T('MN-THI-4'), ready: false })
  t.choose({ do: 'use' })
  expect(t.state.teams[BLUE].tileHand).toHaveLength(2)

  t = asInTheExample()
  expect(heldOf(t, RED)).toBe('GGGTTTT')
  expect(t.state.exalted).toBe(3)
  walk(t, 2, 'c2 d2')
  expect(tilesOn(t, 'd2')[0]?.holder).toBe(-1)
  t.choose({ do: 'hero', hero: H('H-THI-2') }).choose({ do: 'ability' })
  t.choose({ do: 'pay', guild: 1 }).choose({ do: 'pay', guild: 3 }).choose({ do: 'pay', guild: 3 })
  t.choose({ do: 'space', space: s('e4') })
  expect([heldOf(t, RED), t.state.teams[RED].trapStack.length, t.state.teams[RED].tilePouch.length]).toEqual(['GGTT', 4, 3])
  expect(minionOn(t, 'e4')).toMatchObject({ team: RED, ready: false })
  t.choose({ do: 'quarrel', quarrel: Q('Q-THI-5') })
  expect([heldOf(t, RED), t.state.teams[RED].trapStack.length]).toEqual(['GGT', 3])
  expect(facesOf(t.state.teams[RED].tileHand)).toEqual(facesOfSigns('!'))
  expect(t).not.toOffer({ do: 'end' })
  drop(t, 'H', 4)
  expect(boardOf(t)).toBe(board('3 . . . H\n2 B T . H\n1 H H . T'))
  t.choose({ do: 'end' })
  expect(t.state.teams[RED].quarrelHand).toEqual([Q('Q-GUA-1')])
  expect(t.state.teams[RED].tileHand).toHaveLength(2)
  expect(t.state.active).toBe(BLUE)
  expect(t).toBeAsked(1, 'set-tile')
})
