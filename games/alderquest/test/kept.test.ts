import { clone, seedRandom } from '@rulewright/kernel'
import { tableFor } from '@rulewright/testkit'
import { describe, expect, it } from 'vitest'
import { BLUE, faceOf, RED, TRAP } from '../content/pieces.ts'
import { hidden, imagine } from '../rules/imagine.ts'
import { alderquest } from '../rules/index.ts'
import { noteDraw, noteGone, noteSet, noteTrap, trapsToFind } from '../rules/open-traps.ts'
import { type AlderquestState, CLASS_KNOWN, type FieldTile, TYPE_KNOWN, UNKNOWN } from '../rules/state.ts'
import { layTile, shufflePair, takeTrap } from '../rules/tiles.ts'
import { face, facesOf, facesOfSigns, type Literal, s, stateOf, T, table, tilesOn, walk } from './table.ts'

const worlds = (g: AlderquestState, seat: number | null = 0): AlderquestState[] =>
  Array.from({ length: 40 }, (_, n) => {
    const world = clone(g)
    imagine(world, seat, seedRandom(`${n}`))
    return world
  })
/** A position in which Blue's facedown tiles are no starting tiles. */
function position(literal: Literal): AlderquestState {
  const [, g] = stateOf(literal)
  for (const tile of g.tiles) tile.handle += 20
  g.nextHandle += 20
  return g
}
const open = (g: AlderquestState) => g.teams[BLUE].open
/** Sets the last tile of Blue's hand. */
function set(g: AlderquestState, space: string): FieldTile {
  const tile = layTile(g, g.teams[BLUE].tileHand.pop() ?? -1, s(space))
  noteSet(g.teams[BLUE], tile)
  return tile
}

describe('P-28 P-29 the notes of Traps that were taken openly', () => {
  it('P-29 so many as went into the pouch, less one for each tile drawn, and never less than none', () => {
    const g = position({})
    noteTrap(g.teams[BLUE], 'pouch')
    expect(open(g)).toEqual({ pouch: 1, among: [] })
    noteTrap(g.teams[BLUE], 'pouch')
    expect(open(g)).toEqual({ pouch: 2, among: [] })
    noteDraw(g.teams[BLUE])
    expect(open(g)).toEqual({ pouch: 1, among: [] })
    noteTrap(g.teams[BLUE], 'hand')
    expect(open(g)).toEqual({ pouch: 1, among: [{ hand: true, tiles: [], traps: 1 }] })
    noteDraw(g.teams[BLUE])
    noteDraw(g.teams[BLUE])
    expect(open(g)).toEqual({ pouch: 0, among: [{ hand: true, tiles: [], traps: 1 }] })
    noteTrap(g.teams[BLUE], 'hand')
    expect(open(g)).toEqual({ pouch: 0, among: [{ hand: true, tiles: [], traps: 2 }] })
  })

  it('P-28 with the last tile of the hand set, they are all under tiles; a new one in hand is another group', () => {
    const g = position({ blue: { hand: 'U1 U2', traps: 2 } })
    takeTrap(g, BLUE, 'hand')
    const handles = ['a5', 'b5', 'c5'].map((space) => set(g, space).handle)
    expect(open(g)).toEqual({ pouch: 0, among: [{ hand: false, tiles: handles, traps: 1 }] })
    takeTrap(g, BLUE, 'hand')
    const later = set(g, 'd5').handle
    expect(open(g)?.among).toEqual([
      { hand: false, tiles: handles, traps: 1 },
      { hand: false, tiles: [later], traps: 1 },
    ])
  })

  it('AQ-28.5 a tile that goes unseen may have been the Trap; one that everybody sees was it or was not', () => {
    const two = () => {
      const g = position({ blue: { hand: 'U1', traps: 2 } })
      takeTrap(g, BLUE, 'hand')
      takeTrap(g, BLUE, 'hand')
      const [a, b, c] = [set(g, 'a5'), set(g, 'b5'), set(g, 'c5')]
      return { g, a, b, c }
    }
    const seen = two()
    expect([seen.a, seen.b, seen.c].map(({ piece }) => faceOf(piece))).toEqual([TRAP, TRAP, face('U1')])
    noteGone(seen.g, seen.c, true)
    expect(open(seen.g)?.among).toEqual([{ hand: false, tiles: [seen.a.handle, seen.b.handle], traps: 2 }])
    noteGone(seen.g, seen.a, true)
    expect(open(seen.g)?.among).toEqual([{ hand: false, tiles: [seen.b.handle], traps: 1 }])
    noteGone(seen.g, seen.b, true)
    expect(open(seen.g)).toBeUndefined()
    const unseen = two()
    noteGone(unseen.g, unseen.c, false)
    expect(open(unseen.g)?.among).toEqual([{ hand: false, tiles: [unseen.a.handle, unseen.b.handle], traps: 1 }])
    noteGone(unseen.g, unseen.a, false)
    expect(open(unseen.g)).toBeUndefined()
  })

  it('AQ-28.3 what was shuffled in a Shell Game is no longer among them', () => {
    const g = position({ blue: { hand: 'U1', traps: 2 } })
    takeTrap(g, BLUE, 'hand')
    takeTrap(g, BLUE, 'hand')
    const [a, b, c] = [set(g, 'a5'), set(g, 'b5'), set(g, 'c5')]
    const before = a.handle
    shufflePair(g, a, c, true)
    expect(open(g)).toBeUndefined()
    expect([a.handle, b.handle, c.handle].includes(before)).toBe(false)
  })

  it('AQ-28.4 a Trap the viewer knows by sight is not looked for; another tile it knows still leaves one to find', () => {
    const g = position({ blue: { hand: 'U1', traps: 2 } })
    takeTrap(g, BLUE, 'hand')
    const [trap, acorn] = [set(g, 'a5'), set(g, 'b5')]
    const find = (you: 0 | null) => trapsToFind(g, BLUE, you).map(({ traps }) => traps)
    expect([find(RED), find(null)]).toEqual([[1], [1]])
    acorn.known = 3
    expect(find(RED)).toEqual([1])
    trap.known = 3
    expect([find(RED), find(null)]).toEqual([[0], [1]])
    // A second Trap, drawn unseen and known too: the number to find does not fall below zero.
    acorn.piece = trap.piece
    expect(find(RED)).toEqual([0])
  })

  it('AQ-15.7 AQ-15.8 they follow what is met on the Field', () => {
    for (const answer of ['reveal', 'dismiss'] as const) {
      const [config, g] = stateOf({ minions: [{ at: 'a4' }], blue: { hand: 'U1', traps: 1 } })
      takeTrap(g, BLUE, 'hand')
      const [trap] = [set(g, 'b5'), set(g, 'a5')]
      const t = tableFor(alderquest, config, g)
      walk(t, 1, 'a5').choose({ do: answer })
      t.look()
      const left = t.view(1).teams[BLUE].openTraps
      expect(left).toEqual(answer === 'dismiss' ? null : { pouch: 0, among: [{ hand: false, tiles: [trap.handle], traps: 1 }] })
    }
  })

  it('AQ-15.8 a revealed Acorn is known to both from then on', () => {
    const t = table({ minions: [{ at: 'a4' }], tiles: { a5: 'U1' } })
    walk(t, 1, 'a5').choose({ do: 'reveal' })
    t.look()
    expect(tilesOn(t, 'a5')).toMatchObject([{ faceUp: true, known: 3, holder: 1, by: -1 }])
  })
})

describe('P-29 worlds that keep to the notes', () => {
  it('P-29 a Trap put into the pouch stays there in every world, and the pouch has no order', () => {
    const g = position({ blue: { hand: 'U1 U2 U3', pouch: 'U1 U2', traps: 1 } })
    takeTrap(g, BLUE, 'pouch')
    for (const world of worlds(g)) {
      const { tilePouch, tileHand } = world.teams[BLUE]
      expect([tilePouch.length, tileHand.length]).toEqual([3, 3])
      expect(tilePouch.map(faceOf)).toContain(TRAP)
      expect(tilePouch).toEqual([...tilePouch].sort((a, b) => a - b))
      expect(facesOf([...tilePouch, ...tileHand])).toEqual(facesOfSigns('U1 U1 U2 U2 U3 !'))
    }
  })

  it('P-28 one in the hand is there in every world, beside any others', () => {
    const g = position({ blue: { hand: 'U1 U2', pouch: 'U1 U2 U3 U3', traps: 1 } })
    takeTrap(g, BLUE, 'hand')
    const hands = worlds(g).map((world) => facesOf(world.teams[BLUE].tileHand))
    for (const hand of hands) expect(hand.filter((one) => one === TRAP)).toHaveLength(1)
    expect(new Set(hands.map(String)).size).toBeGreaterThan(3)
  })

  it('AQ-28.4 two Traps of a group known by sight: the rest of the hand is anybody’s guess', () => {
    const g = position({ blue: { hand: 'U1 U2 U3', pouch: '! ! U1', traps: 2 } })
    takeTrap(g, BLUE, 'hand')
    const first = set(g, 'a5')
    const second = set(g, 'b5')
    second.piece = g.teams[BLUE].trapStack.pop() ?? -1
    first.known = 3
    second.known = 3
    const traps = worlds(g).map((world) => world.teams[BLUE].tileHand.filter((piece) => faceOf(piece) === TRAP).length)
    expect(new Set(traps).has(0)).toBe(true)
  })
})

describe('AQ-28.1 what a place could be, where Traps are spoken for', () => {
  const facts = (g: AlderquestState) => new Map(hidden(g, 0).map(({ where, could }) => [where, could.map(Number)]))
  const sorted = (list: readonly number[] | undefined) => [...(list ?? [])].sort((a, b) => a - b)

  it('P-28 the only place of a group is the Trap, and no other place is one', () => {
    const g = position({ blue: { hand: '', pouch: 'U1 U2', traps: 1 }, tiles: { e5: 'U3' }, empty: 'BGHT' })
    takeTrap(g, BLUE, 'hand')
    const { handle } = set(g, 'a5')
    const known = facts(g)
    expect(known.get(`tile ${handle}`)).toEqual([TRAP])
    expect(sorted(known.get('tile 21'))).toEqual(facesOfSigns('U1 U2 U3'))
  })

  it('P-28 one of two places of a group: either could be the Trap, and no other place', () => {
    const g = position({ blue: { hand: 'U1', pouch: 'U2', traps: 1 }, tiles: { e5: 'U3' }, empty: 'BGHT' })
    takeTrap(g, BLUE, 'hand')
    expect(sorted(facts(g).get('tile hand 1 0'))).toEqual(facesOfSigns('U1 U2 U3 !'))
    expect(sorted(facts(g).get('tile 21'))).toEqual(facesOfSigns('U1 U2 U3'))
    const { handle } = set(g, 'a5')
    for (const place of [`tile ${handle}`, 'tile hand 1 0']) expect(sorted(facts(g).get(place)), place).toEqual(facesOfSigns('U1 U2 U3 !'))
    expect(sorted(facts(g).get('tile 21'))).toEqual(facesOfSigns('U1 U2 U3'))
  })

  it('P-29 one that lies in the pouch is in no other place; a second one may be anywhere', () => {
    const g = position({ blue: { hand: 'U1', pouch: 'U2', traps: 1 }, tiles: { e5: 'U3' }, empty: 'BGHT' })
    takeTrap(g, BLUE, 'pouch')
    for (const place of ['tile 21', 'tile hand 1 0']) expect(sorted(facts(g).get(place)), place).toEqual(facesOfSigns('U1 U2 U3'))
    const more = position({ blue: { hand: 'U1', pouch: 'U2 !', traps: 1 }, tiles: { e5: 'U3' }, empty: 'BGHT' })
    takeTrap(more, BLUE, 'pouch')
    for (const place of ['tile 21', 'tile hand 1 0']) expect(sorted(facts(more).get(place)), place).toEqual(facesOfSigns('U1 U2 U3 ! !'))
  })

  it('AQ-6.2 a starting tile is one of the six that are hidden first, and nothing else is while all of them lie there', () => {
    const [, g] = stateOf({ blue: { hand: 'U1', pouch: 'U2 U3' }, tiles: { a4: 'U3 U2 U1 U1 * *' }, empty: 'BGHT' })
    const known = new Map(hidden(g, 0).map(({ where, could }) => [where, sorted(could.map(Number))]))
    for (const handle of [1, 2, 3, 4, 5, 6]) expect(known.get(`tile ${handle}`)).toEqual(facesOfSigns('U1 U1 U2 U3 * *'))
    expect(known.get('tile hand 1 0')).toEqual(facesOfSigns('U1 U2 U3'))
  })

  it('AQ-28.5 with one of the six gone unseen, what is elsewhere may be one of them', () => {
    const [, g] = stateOf({ blue: { hand: 'U3', pouch: 'U2' }, tiles: { a4: 'U2 U1 U1 * *' }, empty: 'BGHT' })
    const known = new Map(hidden(g, 0).map(({ where, could }) => [where, sorted(could.map(Number))]))
    expect(known.get('tile 1')).toEqual(facesOfSigns('U1 U1 U2 U3 * *'))
    expect(known.get('tile hand 1 0')).toEqual(facesOfSigns('U1 U1 U2 U2 U3 * *'))
  })
})

describe('AQ-5.1 what is known of minion cards', () => {
  it('AQ-28.8 cards below and above one that is known are dealt anew', () => {
    const g = position({ empty: 'BGH' })
    g.decks[3] = [T('MN-THI-1'), T('MN-THI-4'), T('MN-THI-2'), T('MN-THI-5')]
    g.marks[3] = [TYPE_KNOWN, UNKNOWN, UNKNOWN, CLASS_KNOWN]
    expect(hidden(g, 0).map(({ where }) => where)).toEqual(expect.arrayContaining(['deck 3 1', 'deck 3 2', 'deck 3 3']))
    expect(hidden(g, 0).filter(({ where }) => where === 'deck 3 0')).toEqual([])
    const tops = worlds(g).map((world) => world.decks[3]?.at(-1))
    expect(new Set(tops)).toEqual(new Set([T('MN-THI-4'), T('MN-THI-5')]))
    for (const world of worlds(g)) expect(world.decks[3]?.[0]).toBe(T('MN-THI-1'))
  })

  it('AQ-28.11 solitaire: the card turned over keeps its class, and your own minions come from your own deck', () => {
    const g = position({
      mode: 'solo',
      minions: [
        { at: 'b2', type: 'MN-THI-1' },
        { at: 'b4', team: 'blue', type: 'MN-GUA-1' },
      ],
    })
    if (!g.solo) throw new Error('this is solitaire')
    g.solo.automaDeck.splice(g.solo.automaDeck.indexOf(T('MN-BAR-1')), 1)
    g.solo.automaMarks.pop()
    g.solo.card = T('MN-BAR-1')
    expect(hidden(g, 0)).toContainEqual({
      where: 'automa card 0',
      is: T('MN-BAR-1'),
      could: expect.arrayContaining([T('MN-BAR-2'), T('MN-BAR-3')]),
    })
    const dealt = worlds(g)
    const artistes = new Set(['MN-BAR-1', 'MN-BAR-2', 'MN-BAR-3'].map((id) => T(id as 'MN-BAR-1')))
    expect(new Set(dealt.map((world) => world.solo?.card))).toEqual(artistes)
    const mine = new Set(dealt.map((world) => world.at[s('b2')]?.type))
    expect(mine).toEqual(new Set(['MN-THI-1', 'MN-THI-2', 'MN-THI-3'].map((id) => T(id as 'MN-THI-1'))))
    for (const world of dealt) {
      expect(world.decks[3]?.length).toBe(g.decks[3]?.length)
      expect(T('MN-GUA-1') <= (world.at[s('b4')]?.type ?? -1) && (world.at[s('b4')]?.type ?? 99) <= T('MN-GUA-3')).toBe(true)
    }
  })

  it('AQ-28.12 a saved match knows of a card nothing, its class, or all', () => {
    expect([UNKNOWN, CLASS_KNOWN, TYPE_KNOWN]).toEqual([0, 1, 2])
  })
})
