import { describe, expect, it } from 'vitest'
import { GROUND_MASK, spiral } from '../content/field.ts'
import { BLUE, RED } from '../content/pieces.ts'
import { GRID } from '../rules/board.ts'
import { problems } from '../rules/config.ts'
import { migrate } from '../rules/migrate.ts'
import { parseBoard, printBoard } from '../rules/notation.ts'
import { obstacles } from '../rules/obstacles.ts'
import { hideTile, shufflePair } from '../rules/tiles.ts'
import { type AlderTable, base, facesOf, facesOfSigns, minionOn, Q, RL, s, stateOf, table, tilesOn } from './table.ts'

/** The verbs a seat would expect and does not have. */
const missing = (t: AlderTable): string[] => {
  t.look()
  return obstacles(t.state, 0, t.match.decisionOf(0)).map(({ option: { do: verb, ...parts } }) => [verb, ...Object.values(parts)].join(' '))
}

describe('the ground', () => {
  it('AQ-23.31 the spiral around a front space meets every space of the ground once, the nearer rings first', () => {
    for (const front of ['a5', 'c5', 'e5']) {
      const met = spiral(s(front)).filter((space) => space >= 0 && (GROUND_MASK & (1 << space)) !== 0)
      expect(met[0]).toBe(s(front))
      expect(new Set(met).size).toBe(met.length)
      expect(met.reduce((mask, space) => mask | (1 << space), 0)).toBe(GROUND_MASK)
      const rings = met.map((space) =>
        Math.max(Math.abs((space % 5) - (s(front) % 5)), Math.abs(Math.floor(space / 5) - Math.floor(s(front) / 5))),
      )
      expect(rings).toEqual([...rings].sort((a, b) => a - b))
    }
  })
})

describe('tiles', () => {
  const two = () => {
    const [, g] = stateOf({ tiles: { a3: 'R1', b3: 'R2' } })
    const [a, b] = g.tiles
    if (!a || !b) throw new Error('two tiles are laid')
    return { g, a, b }
  }

  it('AQ-28.3 tiles that are exchanged have each other’s piece, and left alone their own', () => {
    const apart = two()
    const pieces = [apart.a.piece, apart.b.piece]
    shufflePair(apart.g, apart.a, apart.b, false)
    expect([apart.a.piece, apart.b.piece]).toEqual(pieces)
    const swapped = two()
    shufflePair(swapped.g, swapped.a, swapped.b, true)
    expect([swapped.a.piece, swapped.b.piece]).toEqual(pieces.toReversed())
    expect([swapped.a.known, swapped.b.known]).toEqual([1 << RED, 1 << RED])
  })

  it('AQ-28.4 a tile that is turned down is remembered by both', () => {
    const { a } = two()
    a.known = 1 << BLUE
    hideTile(a)
    expect([a.faceUp, a.known]).toEqual([false, 3])
  })
})

describe('Schemes that need something', () => {
  const holding = (quarrel: 'Q-THI-3' | 'Q-THI-4' | 'Q-BAR-3', extra: Parameters<typeof table>[0]) =>
    table({ red: { guilds: quarrel.startsWith('Q-BAR') ? 'BT' : 'GT', heroes: {}, held: 'B T T T', quarrels: [quarrel] }, ...extra })

  it('Q-THI-3 Shell Game looks past the rival’s tiles and past those that lie open', () => {
    const offer = { do: 'quarrel', quarrel: Q('Q-THI-3') }
    expect(holding('Q-THI-3', { tiles: { a1: 'U1', a2: 'R3^', a3: 'R1', b3: 'R2' } })).toOffer(offer)
    expect(holding('Q-THI-3', { tiles: { a1: 'U1', b1: 'U2', a3: 'R1 R2' } })).not.toOffer(offer)
    expect(holding('Q-THI-3', { tiles: { a2: 'R3^', a3: 'R1' } })).not.toOffer(offer)
  })

  it('Q-THI-4 Sleight of Paw asks for a second minion', () => {
    const t = holding('Q-THI-4', { minions: [{ at: 'b2', holds: 'U1' }] })
    t.look()
    const why = obstacles(t.state, 0, t.match.decisionOf(0)).find(({ option }) => option.do === 'quarrel')
    expect(why?.why).toBe('acorn-to-pass')
    const both = holding('Q-THI-4', { minions: [{ at: 'b2', holds: 'U1' }, { at: 'd2' }] })
    both.choose({ do: 'quarrel', quarrel: Q('Q-THI-4') })
    expect(tilesOn(both, 'd2').map(({ holder }) => holder)).toEqual([minionOn(both, 'd2')?.id])
  })
})

describe('a Hero is confronted', () => {
  it('AQ-17.8 AQ-30.1 the last move of an activation goes into it, and the minion is gone', () => {
    const t = table({ minions: [{ at: 'c5', type: 'MN-THI-2' }], blue: { pouch: 'U1 U2' } })
    t.choose({ do: 'activate', minion: 1 })
    const [confront] = t.match.decisionOf(0)?.options.filter((option) => 'do' in option && option.do === 'confront') ?? []
    expect(confront).toBeDefined()
    t.choose({ do: 'confront' })
    expect(minionOn(t, 'c5')).toBeFalsy()
    expect(t.state.activation).toBeNull()
    expect(facesOf(t.state.teams[BLUE].tileHand)).toEqual(expect.arrayContaining(facesOfSigns('U1 U2')))
  })
})

describe('why not', () => {
  it('AQ-18.6 an armed Trap is another thing than the same Quarrel in hand', () => {
    const t = table({ red: { guilds: 'GT', heroes: {}, held: 'G', quarrels: ['Q-GUA-1'], armed: ['Q-THI-5'] }, minions: [{ at: 'b2' }] })
    expect(missing(t)).toContain(`trap ${Q('Q-THI-5')}`)
  })

  it('AQ-20.8 a relic that can be used is not missing beside one that cannot', () => {
    const t = table({ board: '1 G T B H', red: { heroes: {}, held: 'G G T T', relics: ['RL-2', 'RL-3'] } })
    const told = missing(t)
    expect(told).toContain(`relic ${RL('RL-2')}`)
    expect(t.match.decisionOf(0)?.options.some((option) => 'relic' in option && option.relic === RL('RL-3'))).toBe(
      !told.includes(`relic ${RL('RL-3')}`),
    )
  })
})

describe('set-up', () => {
  it('AQ-6.2 only the first game is for two alone', () => {
    for (const seats of [1, 2, 3, 4]) expect(problems({ ...base, seats })).toEqual([])
    expect(problems({ ...base, start: 'first-game' })).toEqual([])
    expect(problems({ ...base, seats: 4, start: 'first-game' })).toMatchObject([{ problem: 'first-game-is-a-duel', seats: 4 }])
  })

  it('a match of version 1 that is not over has no result, and who conceded has conceded', () => {
    const [, g] = stateOf({})
    expect(migrate({ ...g, conceding: true, result: null }).result).toBeNull()
    expect(migrate({ ...g, result: { winner: 1, reason: 'concede' } }).result).toEqual({ winner: 1, reason: 'conceded' })
    expect(migrate({ ...g, result: { winner: 0, reason: 'winter' } }).result).toEqual({ winner: 0, reason: 'winter' })
  })

  it('AQ-4.2 a board is written with its gaps, from its highest rune down', () => {
    const text = '3 G . . .\n2 . . . .\n1 B T H G'
    expect(printBoard(parseBoard(text, GRID), GRID)).toBe(text)
  })
})
