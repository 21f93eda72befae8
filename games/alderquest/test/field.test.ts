import { Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import {
  ADJACENT,
  beneath,
  CANOPY,
  DIAGONAL,
  distance,
  FLIGHT,
  frontOf,
  GROUND,
  groundOf,
  POINTS,
  SPACE_NAMES,
  STUMP,
  SURROUNDING,
  spacesOf,
  stepFrom,
} from '../content/field.ts'
import { BLUE, RED } from '../content/pieces.ts'
import { alderquest } from '../rules/index.ts'
import { base, H, minionOn, s, table, walk } from './table.ts'

const named = (mask: number | undefined): string =>
  spacesOf(mask ?? 0)
    .map((space) => SPACE_NAMES[space])
    .sort()
    .join(' ')

describe('3 The Field', () => {
  it('AQ-3.1 there are 24 ground and 4 canopy spaces', () => {
    expect([GROUND.length, CANOPY.length]).toEqual([24, 4])
  })

  it('AQ-3.2 the ground is a grid of five by five from a1 to e5 without its centre', () => {
    expect(GROUND.map((space) => SPACE_NAMES[space])).not.toContain('c3')
    expect([s('a1'), s('e1'), s('a5'), s('e5')]).toEqual([0, 4, 20, 24])
    expect(POINTS[s('d2')]).toEqual({ x: 3, y: 1, level: 0 })
  })

  it('AQ-3.3 nothing moves into the stump', () => {
    expect(SPACE_NAMES[STUMP]).toBe('c3')
    expect(ADJACENT.some((mask) => mask & (1 << STUMP))).toBe(false)
    const t = table({ minions: [{ at: 'c2' }] })
    t.choose({ do: 'activate', minion: 1 })
    expect(t).not.toOffer({ do: 'move', to: STUMP })
  })

  it('AQ-3.4 each canopy space lies above a neighbour of the stump', () => {
    expect(['CN', 'CE', 'CS', 'CW'].map((name) => SPACE_NAMES[beneath(s(name))])).toEqual(['c4', 'd3', 'c2', 'b3'])
    expect(groundOf(s('CE'))).toBe(s('d3'))
  })

  it('AQ-3.6 adjacent is orthogonal: a normal move never goes diagonally', () => {
    const t = table({ minions: [{ at: 'b2' }] })
    t.choose({ do: 'activate', minion: 1 })
    expect(t).toOfferExactly(['b1', 'b3', 'a2', 'c2'].map((to) => ({ do: 'move', to: s(to) })))
  })

  it('AQ-3.7 the spaces next to the stump have three ground neighbours and their canopy space', () => {
    expect(named(ADJACENT[s('b3')])).toBe('CW a3 b2 b4')
    expect(named(ADJACENT[s('c2')])).toBe('CS b2 c1 d2')
    expect(named(ADJACENT[s('c4')])).toBe('CN b4 c5 d4')
    expect(named(ADJACENT[s('d3')])).toBe('CE d2 d4 e3')
    expect(CANOPY.map((space) => named(ADJACENT[space]))).toEqual(['c4', 'd3', 'c2', 'b3'])
  })

  it('AQ-3.8 surrounding is orthogonal or diagonal, on the same level', () => {
    expect(named(SURROUNDING[s('b2')])).toBe('a1 a2 a3 b1 b3 c1 c2')
    expect(named(SURROUNDING[s('a1')])).toBe('a2 b1 b2')
  })

  it('AQ-3.9 in the canopy only the diagonal pairs surround each other', () => {
    expect(named(SURROUNDING[s('CN')])).toBe('CE CW')
    expect(named(SURROUNDING[s('CE')])).toBe('CN CS')
    expect(SURROUNDING.every((mask, space) => (mask & (1 << space)) === 0)).toBe(true)
  })

  it('AQ-3.10 a straight line ends at the edge and at the stump', () => {
    expect(stepFrom(s('c2'), 0)).toBe(-1)
    expect(stepFrom(s('c1'), 0)).toBe(s('c2'))
    expect(stepFrom(s('a1'), 3)).toBe(-1)
    expect(named(FLIGHT[s('c2')])).toBe('a2 e2')
    expect(named(DIAGONAL[s('c2')])).toBe('b1 b3 d1 d3')
  })

  it('AQ-3.11 distance is the least number of normal moves, ignoring minions', () => {
    expect(distance(s('c2'), s('c4'))).toBe(4)
    expect(distance(s('c5'), s('d2'))).toBe(4)
    expect(distance(s('CN'), s('CE'))).toBe(4)
    expect(distance(s('a1'), s('e5'))).toBe(8)
  })

  it('AQ-3.13 in a duel Heroes stand at the lanes a, c and e', () => {
    const match = Match.start(alderquest, { ...base, start: 'first-game' }, 'x')
    expect(match.state.heroes.map((hero) => 'abcde'[hero.lane]).sort()).toEqual(['a', 'a', 'c', 'c', 'e', 'e'])
  })

  it('AQ-3.14 the space in front of a Hero is the outermost of its lane', () => {
    expect([frontOf(RED, 2), frontOf(BLUE, 2)]).toEqual([s('c1'), s('c5')])
    const solo = table({ mode: 'solo' })
    expect(solo.state.heroes.filter((h) => h.team === BLUE).map((h) => SPACE_NAMES[h.front])).toEqual(['a3', 'c5', 'e3'])
  })

  it('AQ-3.15 only from the space in front of a rival Hero can a minion move outward', () => {
    const t = table({ minions: [{ at: 'c5' }, { at: 'b5' }, { at: 'c1' }] })
    t.choose({ do: 'activate', minion: 1 })
    expect(t).toOffer({ do: 'confront', hero: H('H-BAR-2') })
    const other = table({ minions: [{ at: 'b5' }, { at: 'c1' }] })
    other.choose({ do: 'activate', minion: 1 })
    expect(other).not.toOffer({ do: 'confront' })
    const home = table({ minions: [{ at: 'c1' }] })
    home.choose({ do: 'activate', minion: 1 })
    expect(home).not.toOffer({ do: 'confront' })
    const solo = table({ mode: 'solo', minions: [{ at: 'a3' }] })
    solo.choose({ do: 'activate', minion: 1 })
    expect(solo).toOffer({ do: 'confront', hero: H('H-GUA-1') })
  })

  it('the canopy is reached by walking up', () => {
    const t = table({ minions: [{ at: 'd4' }] })
    walk(t, 1, 'd3 CE')
    expect(minionOn(t, 'CE')?.id).toBe(1)
  })
})
