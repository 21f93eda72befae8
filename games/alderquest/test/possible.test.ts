import { describe, expect, it } from 'vitest'
import { heroes } from '../content/heroes.ts'
import type { MinionId } from '../content/minion-types.ts'
import { abilityOf } from '../content/minions.ts'
import { BLUE, RED } from '../content/pieces.ts'
import { relics } from '../content/relics.ts'
import { schemes } from '../content/schemes.ts'
import type { AlderquestState } from '../rules/state.ts'
import { momentOf } from '../rules/triggers.ts'
import { type Literal, stateOf, T } from './table.ts'

/** Spaces of the ground by name. */
const GROUND = [...'12345'].flatMap((rank) => [...'abcde'].map((file) => file + rank)).filter((name) => name !== 'c3')
/** A tile of Red's, Acorn or Snowflake, in every space but these. */
const tilesEverywhere = (...but: string[]): Record<string, string> => {
  const signs = 'R1 R1 R1 R1 R1 R1 R1 R1 R1 R2 R2 R2 R2 R2 R2 R3 R3 R3 *r *r *r *r *r *r'.split(' ')
  return Object.fromEntries(GROUND.filter((name) => !but.includes(name)).map((name, n) => [name, signs[n] ?? '']))
}
const red = (...at: string[]) => at.map((space) => ({ at: space }))
const blue = (...at: string[]) => at.map((space) => ({ at: space, team: 'blue' as const }))

/** Positions in which a thing can be used, and others in which something it needs is missing. */
interface Row {
  readonly can: readonly Literal[]
  readonly cannot: readonly Literal[]
}

function holds(row: Row, test: (g: AlderquestState) => boolean): void {
  const bare: Literal = { pouch: '', red: { guilds: 'GT' }, blue: { guilds: 'BH' } }
  const answers = (list: readonly Literal[]) => list.map((literal) => test(stateOf({ ...bare, ...literal })[1]))
  expect(answers(row.can)).toEqual(row.can.map(() => true))
  expect(answers(row.cannot)).toEqual(row.cannot.map(() => false))
}

const SWAP: Row = {
  can: [
    { board: '1 G T . .' },
    { board: '1 . . B H' },
    { board: '2 T . . .\n1 G . . .' },
    { board: '1 * G . .' },
    { board: '1 R1 R2 . .' },
  ],
  cannot: [{}, { board: '1 G G . .' }, { board: '1 G . T .' }, { board: '1 G . . .' }, { board: '2 . T . .\n1 G . . .' }],
}
const LINE: Row = { can: [{ pouch: 'G' }, { discard: 'G' }], cannot: [{}, { board: '1 G T B H' }] }
const SNOW: Row = { can: [{ board: '1 * . . .' }, { board: '1 . . . *' }], cannot: [{}, { board: '1 G R1 U1 T' }] }
const ALLY: Row = { can: [{ minions: red('a1') }, { minions: red('CW') }], cannot: [{}, { minions: blue('a1') }] }
const RIVAL_RUNE: Row = { can: [{ blue: { held: 'B' } }, { blue: { held: 'T' } }], cannot: [{}, { red: { held: 'G T' } }] }
const RIVAL_TILES: Row = { can: [{ blue: { pouch: 'U1' } }], cannot: [{}, { red: { pouch: 'R1' } }, { blue: { hand: 'U1', traps: 2 } }] }
const TILE_AND_ROOM: Row = {
  can: [
    { tiles: { a1: 'R1' } },
    { tiles: { e5: 'R1^' } },
    { tiles: tilesEverywhere('a1') },
    { tiles: tilesEverywhere('e5', 'a1'), minions: red('a1') },
  ],
  cannot: [
    {},
    { tiles: { a1: 'U1' } },
    { minions: [{ at: 'a1', team: 'blue', holds: 'R1' }] },
    { tiles: tilesEverywhere('a1'), minions: red('a1') },
    { tiles: tilesEverywhere('e5'), minions: blue('e5') },
  ],
}
const OWN_TILE: Row = {
  can: [{ tiles: { a1: 'R1' } }, { tiles: { b2: '*r' } }, { tiles: { b2: 'R2^' } }],
  cannot: [{}, { tiles: { a1: 'U1' } }, { minions: [{ at: 'a1', team: 'blue', holds: 'R1' }] }],
}
/** Rivals on the ground with open ground beside them. */
const MOVABLE: Row = {
  can: [
    { minions: blue('a1') },
    { minions: blue('e5') },
    { minions: blue('a1', 'a2') },
    { minions: [...blue('CN', 'd2'), ...red('c4')] },
    { minions: [...blue('e1', 'a5'), ...red('d1', 'e2')] },
  ],
  cannot: [
    {},
    { minions: red('b2') },
    { minions: blue('CN') },
    { minions: [{ at: 'b2', team: 'blue', guarded: true }] },
    { minions: [...blue('a1'), ...red('a2', 'b1')] },
  ],
}
const PREY: Row = {
  can: [
    { board: '1 H B . .' },
    { board: '1 . . B H' },
    { board: '2 B . . .\n1 H . . .' },
    { board: '2 H . . .\n1 B . . .' },
    { board: '1 H G . .' },
  ].map((literal) => ({ ...literal, red: { guilds: 'HT' }, blue: { guilds: 'BG' } })),
  cannot: [
    { board: '1 H T . .' },
    { board: '1 H H . .' },
    { board: '1 H . B .' },
    { board: '1 H * . .' },
    { board: '1 H R1 . .' },
    { board: '1 G B . .' },
    {},
  ].map((literal) => ({ ...literal, red: { guilds: 'HT' }, blue: { guilds: 'BG' } })),
}

describe('AQ-11.15 what a Scheme needs, and what is not enough', () => {
  const rows: Partial<Record<keyof typeof schemes, Row>> = {
    'Q-BAR-1': SWAP,
    'Q-BAR-2': LINE,
    'Q-BAR-3': MOVABLE,
    'Q-BAR-4': {
      can: [{ board: '1 G . . .' }, { board: '1 B . . .', discard: 'G' }, { board: '1 . . . B', discard: 'B T' }],
      cannot: [
        {},
        { discard: 'G' },
        { board: '1 B . . .' },
        { board: '1 B . . .', discard: 'B' },
        { board: '1 B . . .', discard: 'R1 *' },
        { board: '1 * R1 U2 .', discard: 'G T' },
      ],
    },
    'Q-GUA-1': ALLY,
    'Q-GUA-2': TILE_AND_ROOM,
    'Q-GUA-4': SNOW,
    'Q-HUN-1': ALLY,
    'Q-HUN-2': PREY,
    'Q-HUN-3': {
      can: [
        { minions: red('a1') },
        { minions: red('e5') },
        { minions: [...red('a1', 'a2'), ...blue('b1')] },
        { minions: [...red('e1', 'a5'), ...blue('d1', 'e2')] },
      ],
      cannot: [
        {},
        { minions: blue('b2') },
        { minions: red('CN') },
        { minions: red('b2'), empty: 'H' },
        { minions: [...red('a1'), ...blue('a2', 'b1')] },
      ],
    },
    'Q-HUN-4': {
      can: [
        { minions: [...red('a1'), ...blue('b2')] },
        { minions: [...red('e5'), ...blue('e4')] },
        { minions: [...red('b2', 'e5'), ...blue('a1')] },
        { minions: [...red('b1', 'e5'), ...blue('e4')] },
      ],
      cannot: [
        {},
        { minions: red('b2', 'b3') },
        { minions: blue('b2', 'b3') },
        { minions: [...red('CN'), ...blue('CE')] },
        { minions: [...red('c4'), ...blue('CN')] },
        { minions: [...red('a1'), ...blue('c1')] },
        { minions: [...red('a1'), { at: 'b2', team: 'blue', guarded: true }] },
      ],
    },
    'Q-THI-1': RIVAL_RUNE,
    'Q-THI-3': {
      can: [{ tiles: { a1: 'R1', b1: 'R2' } }, { tiles: { a1: 'R1 R2', e5: 'R3' } }, { tiles: { b1: 'R1', a1: 'R2' } }],
      cannot: [
        {},
        { tiles: { a1: 'R1' } },
        { tiles: { a1: 'R1 R2' } },
        { tiles: { a1: 'R1', b1: 'U1' } },
        { tiles: { a1: 'R1', b1: 'R2^' } },
      ],
    },
    'Q-THI-4': {
      can: [{ minions: [{ at: 'a1', holds: 'U1' }, { at: 'b1' }] }, { minions: [{ at: 'a1' }, { at: 'CN', holds: 'U1' }] }],
      cannot: [
        {},
        { minions: [{ at: 'a1', holds: 'U1' }] },
        { minions: red('a1', 'b1'), tiles: { a1: 'U1^' } },
        { minions: [...red('a1', 'b1'), { at: 'e5', team: 'blue', holds: 'R1' }] },
        { minions: [{ at: 'a1', holds: 'U1' }, ...blue('b1')] },
      ],
    },
  }
  it.each(Object.keys(rows) as (keyof typeof schemes)[])('%s', (id) => {
    const row = rows[id]
    if (row) holds(row, (g) => schemes[id].requires(g, RED))
  })

  it('every other Scheme can always be played', () => {
    const [, g] = stateOf({ pouch: '' })
    const free = Object.entries(schemes).filter(([, scheme]) => scheme.requires(g, RED))
    expect(free.map(([id]) => id)).toEqual(['Q-GUA-3', 'Q-THI-2'])
    expect(free.map(([, { needs }]) => needs)).toEqual([null, null])
  })
})

describe('AQ-11.15 what a Hero’s ability needs, and what is not enough', () => {
  const rows: Readonly<Record<keyof typeof heroes, Row>> = {
    'H-BAR-1': SWAP,
    'H-BAR-2': MOVABLE,
    'H-GUA-1': OWN_TILE,
    'H-GUA-2': {
      can: [
        { minions: blue('c1') },
        { minions: blue('c5') },
        { minions: [...red('a1'), ...blue('b1')] },
        { minions: [...red('CE'), ...blue('d3')] },
      ],
      cannot: [
        {},
        { minions: red('c1') },
        { minions: blue('b1', 'CN') },
        { minions: [...red('a1'), ...blue('b2')] },
        { minions: [{ at: 'c1', team: 'blue', guarded: true }] },
        { minions: [...red('d3'), ...blue('CE')] },
      ],
    },
    'H-HUN-1': {
      can: [{ minions: [{ at: 'a1', ready: false }] }, { minions: [{ at: 'CW', ready: false }] }],
      cannot: [
        {},
        { minions: red('a1') },
        { minions: [{ at: 'a1', ready: false, stunned: true }] },
        { minions: [{ at: 'a1', ready: false, team: 'blue' }] },
      ],
    },
    'H-HUN-2': {
      can: [{ minions: blue('c1') }, { minions: blue('c5') }],
      cannot: [{}, { minions: red('c1') }, { minions: blue('b1', 'd5', 'CN') }, { minions: [{ at: 'c1', team: 'blue', guarded: true }] }],
    },
    'H-THI-1': { can: [{ board: '1 B . . .' }, { board: '1 . . . *' }], cannot: [{}] },
    'H-THI-2': {
      can: [{ tiles: { a1: 'R1' } }, { tiles: { a1: 'R1' }, minions: blue('a1') }, { tiles: { a1: '*r' }, minions: red('b1') }],
      cannot: [
        {},
        { tiles: { a1: 'R1' }, empty: 'T' },
        { tiles: { a1: 'U1' } },
        { tiles: { a1: 'R1' }, minions: red('a1') },
        { tiles: { a1: 'R1' }, minions: [{ at: 'a1', team: 'blue', guarded: true }] },
        { minions: [{ at: 'a1', team: 'blue', holds: 'R1' }] },
      ],
    },
  }
  it.each(Object.keys(rows) as (keyof typeof heroes)[])('%s', (id) =>
    holds(rows[id], (g) => heroes[id].requires(g, RED, { hero: 0, team: RED, place: 0, lane: 2, front: 2, ready: true })),
  )
})

describe('AQ-11.15 what a relic needs, and what is not enough', () => {
  const rows: Partial<Record<keyof typeof relics, Row>> = {
    'RL-1': LINE,
    'RL-2': { can: [...SNOW.can, { discard: '*' }, { discard: 'G * T' }], cannot: [...SNOW.cannot, { discard: 'G R1' }, { pouch: '*' }] },
    'RL-6': {
      can: [{ minions: red('a1') }],
      cannot: [{}, { minions: blue('a1') }, { minions: [{ at: 'a1', type: 'MN-THI-1', up: true }] }],
    },
    'RL-7': {
      can: [{ minions: red('a1') }, { minions: [...red('c4', 'd3', 'b3'), ...blue('CS')] }],
      cannot: [{}, { minions: red('CN') }, { minions: blue('a1') }, { minions: [...red('c4', 'd3'), ...blue('b3', 'c2')] }],
    },
    'RL-8': { can: [{ board: '1 U1 . . .' }, { board: '1 . . . U3' }], cannot: [{}, { board: '1 R1 * G R3' }, { discard: 'U1' }] },
  }
  it.each(Object.keys(rows) as (keyof typeof relics)[])('%s', (id) => {
    const row = rows[id]
    if (row) holds(row, (g) => relics[id].requires(g, RED))
  })

  it('every other relic can always be used', () => {
    const [, g] = stateOf({ pouch: '' })
    const free = Object.entries(relics).filter(([, relic]) => relic.requires(g, RED))
    expect(free.map(([id, { needs }]) => [id, needs])).toEqual([
      ['RL-3', null],
      ['RL-4', null],
      ['RL-5', null],
    ])
  })
})

describe('AQ-26.5 when a minion’s trigger is offered', () => {
  /** Rows for a minion of Red's that stands on b2 (number 1) unless it says otherwise. */
  const at = (space: string, holds = '') => ({ at: space, holds })
  const with1 = (row: Row): Row => {
    const add = (literal: Literal): Literal => ({ ...literal, minions: [at('b2'), ...(literal.minions ?? [])] })
    return { can: row.can.map(add), cannot: row.cannot.map(add) }
  }
  const quarrels: Row = {
    can: [{ red: { deck: ['Q-GUA-1'] } }, { red: { discard: ['Q-GUA-1'] } }],
    cannot: [
      {},
      { red: { quarrels: ['Q-GUA-1'], armed: ['Q-THI-5'] } },
      { blue: { deck: ['Q-BAR-1'] } },
      { red: { deck: ['Q-GUA-1'] }, config: { quarrels: false } },
    ],
  }
  const rows: Partial<Record<MinionId, Row>> = {
    'MN-BAR-1': with1(LINE),
    'MN-BAR-2': with1(SWAP),
    'MN-BAR-3': with1(quarrels),
    'MN-BAR-4': with1({
      can: [{ tiles: { a1: 'U1' } }, { tiles: { b3: '!' } }],
      cannot: [{}, { tiles: { b2: 'U1' } }, { tiles: { a1: 'U1^' } }, { tiles: { a1: 'R1' } }, { tiles: { d2: 'U1' } }],
    }),
    'MN-BAR-5': with1({
      can: [{ minions: [{ at: 'a1', ready: false }] }],
      cannot: [
        {},
        { minions: red('a1') },
        { minions: [{ at: 'a1', ready: false, stunned: true }] },
        { minions: [{ at: 'a1', team: 'blue', ready: false }] },
      ],
    }),
    'MN-BAR-6': {
      can: [{ minions: [at('b2', 'U1'), at('a1')] }, { minions: [at('CN', 'U1 U2'), at('CE')] }],
      cannot: [
        { minions: [at('b2'), at('a1')] },
        { minions: [at('b2', 'U1')] },
        { minions: [at('b2', 'U1'), at('d2')] },
        { minions: [at('b2', 'U1'), ...blue('a1')] },
      ],
    },
    'MN-GUA-1': with1({
      can: [{ tiles: { a1: 'R1' } }],
      cannot: [{}, { tiles: { a1: 'U1' } }, { tiles: tilesEverywhere('b2') }],
    }),
    'MN-GUA-2': with1({
      can: [{ tiles: { a1: 'R1^' } }],
      cannot: [{}, { tiles: { a1: 'R1' } }, { tiles: { a1: 'U1^' } }, { minions: [{ at: 'a1', team: 'blue', holds: 'R1' }] }],
    }),
    'MN-GUA-3': with1({ can: [{ red: { traps: 1 } }], cannot: [{}, { blue: { traps: 1 } }] }),
    'MN-GUA-4': with1(RIVAL_RUNE),
    'MN-GUA-6': with1(SNOW),
    'MN-HUN-1': with1(quarrels),
    'MN-HUN-2': with1(RIVAL_TILES),
    'MN-HUN-3': with1({
      can: [{ minions: blue('a1') }, { minions: blue('b3') }],
      cannot: [{}, { minions: red('a1') }, { minions: blue('d2', 'CS') }, { minions: [{ at: 'a1', team: 'blue', guarded: true }] }],
    }),
    'MN-HUN-4': with1(PREY),
    'MN-HUN-6': {
      can: [{ minions: [at('b2'), ...blue('b1')] }, { minions: [at('c4'), ...blue('CN')] }, { minions: [at('CN'), ...blue('c4')] }],
      cannot: [
        { minions: red('b2', 'b1') },
        { minions: [at('b2'), ...blue('a1')] },
        { minions: [at('b2'), { at: 'b1', team: 'blue', guarded: true }] },
      ],
    },
    'MN-THI-1': with1(RIVAL_RUNE),
    'MN-THI-2': with1(RIVAL_RUNE),
    'MN-THI-3': with1(RIVAL_RUNE),
    'MN-THI-4': with1(RIVAL_TILES),
    'MN-THI-6': with1({
      can: [{ blue: { quarrels: ['Q-BAR-1'] } }],
      cannot: [{}, { red: { quarrels: ['Q-GUA-1'] } }, { blue: { armed: ['Q-BAR-5'] } }],
    }),
  }
  it.each(Object.keys(rows) as MinionId[])('%s', (id) => {
    const row = rows[id]
    if (!row) return
    holds(row, (g) => {
      const minion = g.at.find((m) => m?.id === 1)
      if (!minion) throw new Error('the first minion stands on the Field')
      return abilityOf(T(id)).possible(g, momentOf(minion))
    })
  })

  it('MN-GUA-5 for the defender only; MN-HUN-5 for the minion that is active', () => {
    const [, g] = stateOf({ minions: red('b2', 'a1') })
    const [first, second] = g.at.filter((m) => m !== null).sort((a, b) => a.id - b.id)
    if (!first || !second) throw new Error('two minions stand on the Field')
    expect([false, true].map((defending) => abilityOf(T('MN-GUA-5')).possible(g, momentOf(first, null, defending)))).toEqual([false, true])
    const lynx = () => [first, second].map((m) => abilityOf(T('MN-HUN-5')).possible(g, momentOf(m)))
    expect(lynx()).toEqual([false, false])
    g.activation = { minion: second.id, moves: 1, extra: 0, speed: false, specialUsed: false, moved: true }
    expect(lynx()).toEqual([false, true])
  })

  it('MN-THI-5 to somebody in its lane or rank on the ground, and only an Acorn it holds itself', () => {
    const able = (literal: Literal, of = 0): boolean => {
      const [, g] = stateOf(literal)
      const minion = g.at.find((m) => m?.id === 1)
      if (!minion) throw new Error('the first minion stands on the Field')
      return abilityOf(T('MN-THI-5')).possible(g, momentOf(minion, g.tiles[of] ?? null))
    }
    for (const friend of ['b1', 'b5', 'a2', 'e2']) expect(able({ minions: [at('b2', 'U1'), at(friend)] }), friend).toBe(true)
    for (const friend of ['a1', 'c1', 'CS', 'd4']) expect(able({ minions: [at('b2', 'U1'), at(friend)] }), friend).toBe(false)
    expect(able({ minions: [at('b2', 'U1')] })).toBe(false)
    expect(able({ minions: [at('b2', 'U1'), ...blue('b1')] })).toBe(false)
    expect(able({ minions: [at('b2'), at('b1', 'U1')] })).toBe(false)
    expect(able({ minions: [at('CN', 'U1'), at('c1')] })).toBe(false)
    expect(able({ minions: [at('b2'), at('b1')] })).toBe(false)
    expect(able({ minions: [...blue('b2', 'b1')] })).toBe(false)
  })
})

it('AQ-5.6 the other team’s needs are looked at from its own side', () => {
  const [, g] = stateOf({ minions: [...red('a1'), ...blue('b2')], red: { held: 'G' }, tiles: { e1: 'U1' } })
  expect(schemes['Q-THI-1'].requires(g, BLUE)).toBe(true)
  expect(schemes['Q-HUN-4'].requires(g, BLUE)).toBe(true)
  expect(schemes['Q-BAR-3'].requires(g, BLUE)).toBe(true)
  expect(heroes['H-GUA-1'].requires(g, BLUE, { hero: 0, team: BLUE, place: 1, lane: 2, front: 22, ready: true })).toBe(true)
})
