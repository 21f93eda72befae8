import { clone, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { BLUE, colourOf, faceOf, RED, TRAP, tilesOf } from '../content/pieces.ts'
import { hidden, imagine } from '../rules/imagine.ts'
import { type AlderquestState, type FieldTile, TYPE_KNOWN } from '../rules/state.ts'
import { takeTrap } from '../rules/tiles.ts'
import { type AlderTable, face, facesOf, facesOfSigns, H, type Literal, RL, s, stateOf, T, table, walk } from './table.ts'

describe('AQ-27.2 what was seen or drawn cannot be taken back', () => {
  const trapped = { minions: [{ at: 'c1' }], tiles: { c2: '!' } }
  const cases: Readonly<Record<string, () => AlderTable>> = {
    'a tile revealed': () => walk(table({ minions: [{ at: 'c1' }], tiles: { c2: 'U1' } }), 1, 'c2').choose({ do: 'reveal' }),
    'a minion ejected, its deck shuffled': () => walk(table(trapped), 1, 'c2').choose({ do: 'reveal' }),
    'a minion upgraded': () => walk(table({ minions: [{ at: 'c1' }], tiles: { c2: '*' } }), 1, 'c2').choose({ do: 'reveal' }),
    'a minion upgraded by the Scepter': () =>
      table({ red: { held: 'T', relics: ['RL-6'] }, minions: [{ at: 'c1' }] }).choose({ do: 'relic' }),
    'a Quarrel drawn': () => table({ red: { held: 'T', quarrels: ['Q-THI-2'], deck: ['Q-GUA-1'] } }).choose({ do: 'quarrel' }),
    'a minion summoned, and the next one in sight': () =>
      table({ red: { held: 'T' } })
        .choose({ do: 'hero', hero: H('H-THI-2') })
        .choose({ do: 'summon' }),
    'a tile peeked at': () =>
      table({ red: { held: 'T', relics: ['RL-5'] }, tiles: { a3: 'U1' } })
        .choose({ do: 'relic' })
        .choose({ do: 'lane', lane: 0 }),
  }

  it.each(Object.entries(cases))('%s', (_, played) => {
    const t = played()
    t.look()
    expect(t.match.canUndo(0)).toBe(false)
  })

  it('every card that comes into sight is counted, each time', () => {
    const reveals = (t: AlderTable, from: number) => t.state.reveals - from
    const summons = table({ red: { held: 'T' } })
    const before = summons.state.reveals
    summons.choose({ do: 'hero', hero: H('H-THI-2') }).choose({ do: 'summon' })
    expect(reveals(summons, before)).toBe(1)
    const ejected = table(trapped)
    walk(ejected, 1, 'c2').choose({ do: 'reveal' })
    expect(reveals(ejected, 0)).toBe(2)
    const upgraded = walk(table({ minions: [{ at: 'c1' }], tiles: { c2: '*' } }), 1, 'c2').choose({ do: 'reveal' })
    expect(reveals(upgraded, 0)).toBe(2)
    const drawn = table({ red: { held: 'T', quarrels: ['Q-THI-2'], deck: ['Q-GUA-1', 'Q-GUA-2'] } }).choose({ do: 'quarrel' })
    expect(reveals(drawn, 0)).toBe(3)
  })
})

const worlds = (g: AlderquestState, seat: number | null = 0): AlderquestState[] =>
  Array.from({ length: 40 }, (_, n) => {
    const world = clone(g)
    imagine(world, seat, seedRandom(`${n}`))
    return world
  })
const tileOn = (g: AlderquestState, space: string): FieldTile => {
  const tile = g.tiles.find((one) => one.space === s(space))
  if (!tile) throw new Error(`nothing lies on ${space}`)
  return tile
}
const blues = (g: AlderquestState): number[] =>
  [
    ...g.teams[BLUE].tilePouch,
    ...g.teams[BLUE].tileHand,
    ...g.tiles.map(({ piece }) => piece).filter((piece) => colourOf(piece) === BLUE),
  ].sort((a, b) => a - b)
/** A position in which these tiles were laid after the first turn. */
function later(literal: Literal, first = 13): AlderquestState {
  const [, g] = stateOf(literal)
  for (const tile of g.tiles) tile.handle += first - 1
  g.nextHandle += first - 1
  return g
}

describe('worlds a team can imagine', () => {
  it('AQ-6.2 the first twelve tiles are no Traps; the thirteenth may be one', () => {
    const traps = (first: number) =>
      worlds(later({ blue: { pouch: '! ! U1' }, tiles: { a5: 'U3' } }, first)).some((g) => faceOf(tileOn(g, 'a5').piece) === TRAP)
    expect([traps(12), traps(13)]).toEqual([false, true])
  })

  it('AQ-23.8 in solitaire the first tiles are like all others', () => {
    const [, g] = stateOf({ mode: 'solo', tiles: { d4: 'U3' }, solo: { stack: '! ! ! U1' } })
    expect(worlds(g).some((world) => faceOf(tileOn(world, 'd4').piece) === TRAP)).toBe(true)
  })

  it('AQ-23.8 in solitaire the Rival Stack is hidden once, from a spectator too', () => {
    const [, g] = stateOf({ mode: 'solo', solo: { stack: 'U1 U3' } })
    expect(hidden(g, null).filter(({ where }) => where.startsWith('rival stack'))).toHaveLength(2)
    for (const world of worlds(g, null)) expect(facesOf(world.solo?.rivalStack ?? [])).toEqual(facesOfSigns('U1 U3'))
  })

  it('P-28 a Trap that is the whole hand is there in every world', () => {
    const g = later({ blue: { pouch: '! U1 U2', traps: 1 } })
    takeTrap(g, BLUE, 'hand')
    for (const world of worlds(g)) expect(facesOf(world.teams[BLUE].tileHand)).toEqual([TRAP])
  })

  it('P-29 a Trap that nobody took openly may be in the hand as well as in the pouch', () => {
    const g = later({ blue: { hand: 'U1', pouch: '!' } })
    expect(new Set(worlds(g).map((world) => String(facesOf(world.teams[BLUE].tileHand)))).size).toBe(2)
  })

  it('AQ-28.1 whatever is known of Traps, nothing is lost and nothing added', () => {
    const g = later({ blue: { hand: 'U1 U2', pouch: '! U1 U2 U3', traps: 2 }, tiles: { a5: 'U3', b5: 'U2', c5: 'U1' } })
    takeTrap(g, BLUE, 'hand')
    takeTrap(g, BLUE, 'pouch')
    const group = g.teams[BLUE].open?.among[0]
    g.teams[BLUE].open = { pouch: 1, among: [{ hand: true, tiles: [13, 14], traps: group?.traps ?? 1 }] }
    for (const world of worlds(g)) {
      expect(blues(world)).toEqual(blues(g))
      expect(world.teams[BLUE].tileHand).toHaveLength(3)
    }
  })

  it('AQ-28.1 notes that promise more Traps than are left lose nothing', () => {
    const g = later({ blue: { hand: 'U1', pouch: 'U1 U2 U3' } })
    g.teams[BLUE].open = { pouch: 2, among: [] }
    for (const world of worlds(g)) expect(blues(world)).toEqual(blues(g))
  })

  it('AQ-19.9 relics of the other team and of the deck change places, and none is lost', () => {
    const [, g] = stateOf({ red: { relics: ['RL-1'] }, blue: { relics: ['RL-2', 'RL-3'] }, relicDeck: ['RL-4', 'RL-5'] })
    const all = worlds(g)
    for (const world of all) {
      expect(world.teams[RED].relics).toEqual([RL('RL-1')])
      expect([...world.teams[BLUE].relics, ...world.relicDeck].sort((a, b) => a - b)).toEqual([
        RL('RL-2'),
        RL('RL-3'),
        RL('RL-4'),
        RL('RL-5'),
      ])
    }
    expect(new Set(all.map((world) => world.teams[BLUE].relics[0])).size).toBe(4)
  })

  it('AQ-12.4 a minion on its way into a squabble is as unknown as any other, unless its type was seen', () => {
    const types = (known: boolean) => {
      const [, g] = stateOf({ minions: [{ at: 'c1', type: 'MN-THI-1', known }] })
      g.intruder = g.at[s('c1')] ?? null
      g.at[s('c1')] = null
      const count = (world: AlderquestState) => [...world.decks.flat(), world.intruder?.type ?? -1].sort((a, b) => a - b)
      const all = worlds(g)
      for (const world of all) expect(count(world)).toEqual(count(g))
      expect(hidden(g, 0).some(({ where }) => where === 'minion 1')).toBe(!known)
      return new Set(all.map((world) => world.intruder?.type))
    }
    expect(types(false)).toEqual(new Set([T('MN-THI-1'), T('MN-THI-2'), T('MN-THI-3')]))
    expect(types(true)).toEqual(new Set([T('MN-THI-1')]))
  })

  it('AQ-28.5 what a starting tile can still be: not what everybody has seen, nor what lies openly elsewhere', () => {
    const could = (change: (g: AlderquestState) => void) => {
      const [, g] = stateOf({ blue: { pouch: 'U1 U2' }, tiles: { a4: 'U2', b5: 'U1' }, empty: 'BGHT' })
      change(g)
      return facesOf((hidden(g, 0).find(({ where }) => where === 'tile 1')?.could ?? []).map((one) => tilesOf(BLUE, Number(one))[0] ?? -1))
    }
    const [first = -1] = tilesOf(BLUE, face('U3'))
    const tile = (piece: number, more: Partial<FieldTile>): FieldTile => ({
      handle: 20,
      piece,
      owner: BLUE,
      space: s('e5'),
      faceUp: false,
      holder: -1,
      known: 3,
      by: -1,
      ...more,
    })
    // The starting 3 was seen and is gone: no tile that is left can be one.
    expect(could(() => undefined)).toEqual(facesOfSigns('U1 U1 U2'))
    // The viewer knows that it is under a tile laid later: its owner drew it again, or had not hidden it at the start.
    const known = could((g) => g.tiles.push(tile(first, {})))
    const open = could((g) => g.tiles.push(tile(first, { faceUp: true })))
    const unknown = could((g) => g.tiles.push(tile(first, { known: 2 })))
    expect([known, open]).toEqual([facesOfSigns('U1 U1 U2'), facesOfSigns('U1 U1 U2')])
    expect(unknown).toEqual(facesOfSigns('U1 U1 U2 U3'))
  })

  it('AQ-28.8 a card of known type is no longer hidden anywhere', () => {
    const [, g] = stateOf({ empty: 'BGH' })
    g.marks[3] = (g.decks[3] ?? []).map(() => TYPE_KNOWN)
    expect(hidden(g, 0).filter(({ where }) => where.startsWith('deck'))).toEqual([])
    for (const world of worlds(g)) expect(world.decks[3]).toEqual(g.decks[3])
  })
})
