import { seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { faceOf, RED } from '../content/pieces.ts'
import { clone } from '../rules/clone.ts'
import { hidden, imagine } from '../rules/imagine.ts'
import { type AlderquestState, CLASS_KNOWN, TYPE_KNOWN } from '../rules/state.ts'
import { view } from '../rules/view.ts'
import { facesOf, type Literal, Q, RL, s, stateOf, T } from './table.ts'

const position = (literal: Literal): AlderquestState => stateOf(literal)[1]
const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b)

/** The same position, imagined by a seat again and again. */
const worlds = (literal: Literal, seat: number | null, change: (g: AlderquestState) => void = () => undefined): AlderquestState[] =>
  Array.from({ length: 20 }, (_, n) => {
    const g = position(literal)
    change(g)
    imagine(g, seat, seedRandom(`world ${n}`))
    return g
  })
const kinds = (all: readonly AlderquestState[], of: (g: AlderquestState) => unknown): number =>
  new Set(all.map((g) => JSON.stringify(of(g)))).size

const LITERAL: Literal = {
  red: {
    hand: 'R1 R3',
    pouch: 'R2 * R1',
    quarrels: ['Q-GUA-1', 'Q-THI-1'],
    deck: ['Q-GUA-2', 'Q-THI-2', 'Q-GUA-3'],
    relics: ['RL-1', 'RL-2'],
  },
  blue: {
    hand: 'U1 U3',
    pouch: 'U2 * U1',
    quarrels: ['Q-BAR-1', 'Q-HUN-1'],
    deck: ['Q-BAR-2', 'Q-HUN-2', 'Q-BAR-3'],
    relics: ['RL-3', 'RL-4'],
  },
  tiles: { a3: 'R1', b3: 'R2^', d3: 'U3', e3: 'U1', a4: 'U2^' },
  minions: [
    { at: 'c1', type: 'MN-THI-1' },
    { at: 'c5', type: 'MN-HUN-1', team: 'blue' },
    { at: 'e5', type: 'MN-HUN-2', team: 'blue', up: true },
  ],
}

describe('28 Hidden information: worlds a team cannot tell apart', () => {
  it('AQ-28.1 what the team knows stays as it is', () => {
    const before = position(LITERAL)
    for (const g of worlds(LITERAL, 0)) {
      expect(g.teams[0].tileHand).toEqual(before.teams[0].tileHand)
      expect(g.teams[0].quarrelHand).toEqual(before.teams[0].quarrelHand)
      expect(g.teams[0].relics).toEqual(before.teams[0].relics)
      expect(g.tiles.filter((tile) => tile.owner === RED || tile.faceUp)).toEqual(
        before.tiles.filter((tile) => tile.owner === RED || tile.faceUp),
      )
      expect(g.at[s('e5')]).toEqual(before.at[s('e5')])
    }
  })

  it('AQ-28.1 what it cannot know is dealt anew: tiles, hands, relics, decks, types of minions', () => {
    const all = worlds(LITERAL, 0)
    expect(kinds(all, (g) => g.teams[1].tileHand)).toBeGreaterThan(3)
    expect(kinds(all, (g) => g.teams[1].tilePouch)).toBeGreaterThan(3)
    expect(kinds(all, (g) => g.tiles.filter((tile) => tile.owner === 1 && !tile.faceUp).map((tile) => tile.piece))).toBeGreaterThan(3)
    expect(kinds(all, (g) => g.teams[1].quarrelHand)).toBeGreaterThan(3)
    expect(kinds(all, (g) => g.teams[1].quarrelDeck)).toBeGreaterThan(3)
    expect(kinds(all, (g) => g.teams[0].quarrelDeck)).toBeGreaterThan(3)
    expect(kinds(all, (g) => g.teams[1].relics)).toBeGreaterThan(3)
    expect(kinds(all, (g) => g.relicDeck)).toBeGreaterThan(3)
    expect(kinds(all, (g) => g.decks[2])).toBeGreaterThan(3)
    expect(kinds(all, (g) => g.at[s('c1')]?.type)).toBeGreaterThan(1)
    expect(kinds(all, (g) => g.at[s('c5')]?.type)).toBeGreaterThan(1)
  })

  it('AQ-28.1 nothing is lost and nothing added', () => {
    const things = (g: AlderquestState, team: 0 | 1) => {
      const { tileHand, tilePouch, quarrelHand, quarrelDeck } = g.teams[team]
      const tiles = g.tiles.filter((tile) => tile.owner === team).map((tile) => tile.piece)
      return { tiles: sorted([...tileHand, ...tilePouch, ...tiles]), quarrels: sorted([...quarrelHand, ...quarrelDeck]) }
    }
    const cards = (g: AlderquestState) => sorted([...g.decks.flat(), ...g.at.flatMap((m) => (m ? [m.type] : []))])
    const relics = (g: AlderquestState) => sorted([...g.relicDeck, ...g.teams.flatMap((t) => t.relics)])
    const before = position(LITERAL)
    for (const seat of [0, 1, null])
      for (const g of worlds(LITERAL, seat).slice(0, 5)) {
        for (const team of [0, 1] as const) expect(things(g, team)).toEqual(things(before, team))
        expect([cards(g), relics(g)]).toEqual([cards(before), relics(before)])
        expect(g.teams[1].tileHand).toHaveLength(2)
        expect(g.teams[1].quarrelHand).toHaveLength(2)
      }
  })

  it('AQ-5.1 a minion of known class keeps it, and so does the top of a deck', () => {
    const classOf = (type: number) => Math.floor(type / 3)
    for (const g of worlds(LITERAL, 0)) {
      for (const m of g.at) if (m) expect(classOf(m.type)).toBe(m.class)
      for (const [guild, deck] of g.decks.entries()) {
        const top = position(LITERAL).decks[guild]?.at(-1) ?? 0
        expect(classOf(deck.at(-1) ?? 0)).toBe(classOf(top))
      }
    }
  })

  it('AQ-28.4 a card of known type in a deck stays where it is', () => {
    const all = worlds(LITERAL, 0, (g) => {
      g.decks[2] = [T('MN-HUN-3'), ...(g.decks[2] ?? []).filter((type) => type !== T('MN-HUN-3'))]
      g.marks[2] = (g.decks[2] ?? []).map((_, n) => (n === 0 ? TYPE_KNOWN : n === (g.decks[2]?.length ?? 0) - 1 ? CLASS_KNOWN : 0))
    })
    for (const g of all) expect(g.decks[2]?.[0]).toBe(T('MN-HUN-3'))
    const seen = worlds(LITERAL, 0, (g) => {
      const m = g.at[s('c5')]
      if (m) m.known = true
    })
    for (const g of seen) expect(g.at[s('c5')]?.type).toBe(T('MN-HUN-1'))
  })

  it('AQ-28.5 a tile that was peeked at is known to those who peeked', () => {
    const peeked = (g: AlderquestState) => {
      for (const tile of g.tiles) if (tile.space === s('d3')) tile.known |= 1
    }
    const faces = (all: readonly AlderquestState[]) => kinds(all, (g) => g.tiles.find((tile) => tile.space === s('d3'))?.piece)
    expect(faces(worlds(LITERAL, 0, peeked))).toBe(1)
    expect(faces(worlds(LITERAL, null, peeked))).toBeGreaterThan(1)
    expect(faces(worlds(LITERAL, 1))).toBe(1)
  })

  it('AQ-28.9 Quarrels that were seen stay in the hand, for those who saw them', () => {
    const shown = (g: AlderquestState) => {
      g.teams[1].shown = [Q('Q-BAR-1')]
    }
    for (const g of worlds(LITERAL, 0, shown)) expect(g.teams[1].quarrelHand).toContain(Q('Q-BAR-1'))
    expect(worlds(LITERAL, null, shown).every((g) => g.teams[1].quarrelHand.includes(Q('Q-BAR-1')))).toBe(false)
    expect(worlds(LITERAL, 0).every((g) => g.teams[1].quarrelHand.includes(Q('Q-BAR-1')))).toBe(false)
  })

  it('AQ-28.6 worlds that look alike are dealt alike, however pouches and decks lie', () => {
    const turned = (g: AlderquestState) => {
      g.runePouch.reverse()
      g.relicDeck.reverse()
      for (const t of g.teams) {
        t.tilePouch.reverse()
        t.quarrelDeck.reverse()
      }
      const [a, b] = [g.teams[1].tileHand, g.teams[1].tilePouch]
      const [x = 0, y = 0] = [a[0], b[0]]
      a[0] = y
      b[0] = x
    }
    const [straight, other] = [worlds(LITERAL, 0), worlds(LITERAL, 0, turned)]
    for (const [n, g] of straight.entries()) {
      const twin = other[n] ?? g
      expect(twin.runePouch).toEqual(g.runePouch)
      expect(twin.teams).toEqual(g.teams)
      expect(twin.tiles).toEqual(g.tiles)
      expect(twin.relicDeck).toEqual(g.relicDeck)
    }
  })

  it('AQ-28.8 solitaire: the Rival Stack, the Automa Deck and its discard are dealt anew within what is known', () => {
    const solo: Literal = {
      mode: 'solo',
      tiles: { d4: 'U1', e4: 'U3' },
      minions: [{ at: 'c2', type: 'MN-THI-1' }],
      solo: { stack: 'U1 U2 U3 ! *', automa: ['MN-BAR-1', 'MN-GUA-4'] },
    }
    const all = worlds(solo, 0, (g) => {
      if (g.solo) g.solo.automaDiscard = g.solo.automaDeck.splice(0, 4)
      if (g.solo) g.solo.automaMarks.splice(0, 4)
    })
    const before = position(solo)
    expect(kinds(all, (g) => g.solo?.rivalStack)).toBeGreaterThan(3)
    expect(kinds(all, (g) => g.tiles.map((tile) => tile.piece))).toBeGreaterThan(1)
    expect(kinds(all, (g) => g.solo?.automaDeck)).toBeGreaterThan(3)
    expect(kinds(all, (g) => g.solo?.automaDiscard)).toBeGreaterThan(1)
    for (const g of all) {
      expect(sorted([...(g.solo?.rivalStack ?? []), ...g.tiles.map((tile) => tile.piece)])).toEqual(
        sorted([...(before.solo?.rivalStack ?? []), ...before.tiles.map((tile) => tile.piece)]),
      )
      expect(sorted([...(g.solo?.automaDeck ?? []), ...(g.solo?.automaDiscard ?? [])])).toEqual(sorted(before.solo?.automaDeck ?? []))
      expect(Math.floor((g.solo?.automaDeck.at(-1) ?? 0) / 3)).toBe(Math.floor(T('MN-BAR-1') / 3))
    }
  })
})

describe('28 Hidden information: what is hidden', () => {
  const facts = (literal: Literal, seat: number | null, change: (g: AlderquestState) => void = () => undefined) => {
    const g = position(literal)
    change(g)
    return hidden(g, seat)
  }
  const small: Literal = {
    empty: 'BGHT',
    red: { hand: 'R1', pouch: 'R2', quarrels: ['Q-GUA-1'], deck: ['Q-THI-1'], relics: ['RL-1'] },
    blue: { hand: 'U1', pouch: 'U2', quarrels: ['Q-BAR-1', 'Q-HUN-1'], deck: ['Q-BAR-2'], relics: ['RL-2'] },
    tiles: { a3: 'R3', d3: 'U3', e3: 'U1^' },
    relicDeck: ['RL-3'],
  }

  it('AQ-28.1 tiles, hands, Quarrels and relics of the other team, each with all that it could be', () => {
    const unseen = [Q('Q-BAR-2'), Q('Q-BAR-1'), Q('Q-HUN-1')]
    expect(facts(small, 0)).toEqual([
      { where: 'tile 2', is: 9, could: [9, 8, 7] },
      { where: 'tile hand 1 0', is: 7, could: [9, 8, 7] },
      { where: 'quarrel 1 0', is: Q('Q-BAR-1'), could: unseen },
      { where: 'quarrel 1 1', is: Q('Q-HUN-1'), could: unseen },
      { where: 'relic 1 0', is: RL('RL-2'), could: [RL('RL-3'), RL('RL-2')] },
    ])
  })

  it('AQ-28.9 less what was seen', () => {
    const seen = facts(small, 0, (g) => {
      g.teams[1].shown = [Q('Q-BAR-1')]
      for (const tile of g.tiles) if (tile.space === s('d3')) tile.known = 3
    })
    expect(seen.map(({ where }) => where)).toEqual(['tile hand 1 0', 'quarrel 1 0', 'relic 1 0'])
    expect(seen[1]).toEqual({ where: 'quarrel 1 0', is: Q('Q-HUN-1'), could: [Q('Q-BAR-2'), Q('Q-HUN-1')] })
  })

  it('AQ-28.1 a spectator knows neither team’s', () => {
    const all = facts(small, null, (g) => {
      g.teams[1].shown = [Q('Q-BAR-1')]
    })
    expect(all.map(({ where }) => where)).toEqual([
      'tile 1',
      'tile hand 0 0',
      'quarrel 0 0',
      'tile 2',
      'tile hand 1 0',
      'quarrel 1 0',
      'quarrel 1 1',
      'relic 0 0',
      'relic 1 0',
    ])
    expect(all.at(-1)?.could).toEqual([RL('RL-3'), RL('RL-1'), RL('RL-2')])
  })

  it('AQ-5.1 a minion could be any card of its class that is not known elsewhere', () => {
    const one: Literal = { ...small, minions: [{ at: 'c1', type: 'MN-THI-1' }], decks: { T: ['MN-THI-2'] } }
    const g = position({ ...one, empty: 'BGH' })
    g.decks[3] = [T('MN-THI-4'), T('MN-THI-2')]
    g.marks[3] = [0, CLASS_KNOWN]
    const found = hidden(g, 0).filter(({ where }) => /deck 3|minion/.test(where))
    const pirates = [T('MN-THI-2'), T('MN-THI-1')]
    expect(found).toEqual([
      { where: 'deck 3 0', is: T('MN-THI-4'), could: Array(12).fill(T('MN-THI-4')) },
      { where: 'deck 3 1', is: T('MN-THI-2'), could: pirates },
      { where: 'minion 1', is: T('MN-THI-1'), could: pirates },
    ])
  })

  it('AQ-28.8 the Rival Stack of solitaire, place by place', () => {
    const solo = facts({ mode: 'solo', solo: { stack: 'U1 U3' } }, 0).filter(({ where }) => where.startsWith('rival'))
    expect(solo.map(({ where, is }) => `${where} ${is}`)).toEqual(['rival stack 0 9', 'rival stack 1 7'])
  })
})

describe('what a view shows', () => {
  it('AQ-28.1 to the team its own, to others how many', () => {
    const g = position(LITERAL)
    const [own, others, nobody] = [view(g, 0), view(g, 1), view(g, null)]
    expect(own.teams[0]).toMatchObject({
      tileHand: { count: 2, faces: g.teams[0].tileHand.map(faceOf) },
      relics: { count: 2, relics: g.teams[0].relics },
    })
    for (const seen of [others, nobody])
      expect(seen.teams[0]).toMatchObject({
        tileHand: { count: 2, faces: [] },
        quarrelHand: { count: 2, quarrels: [] },
        relics: { count: 2, relics: [] },
        tilePouch: 3,
        quarrelDeck: 3,
      })
    expect(own.tiles.map(({ face }) => face)).toEqual([4, 5, null, null, 8])
    expect(others.tiles.map(({ face }) => face)).toEqual([null, 5, 9, 7, 8])
    expect(nobody.tiles.map(({ face }) => face)).toEqual([null, 5, null, null, 8])
    expect(nobody.tiles.map(({ piece }) => piece !== null)).toEqual([false, true, false, false, true])
  })

  it('AQ-5.1 the type of a minion once it is known, the class of the top of a deck', () => {
    const g = position(LITERAL)
    expect(view(g, null).minions.map(({ type, class: c, guild }) => [type, c, guild])).toEqual([
      [null, 6, 3],
      [null, 4, 2],
      [T('MN-HUN-2'), 4, 2],
    ])
    const known = g.at[s('c1')]
    if (known) known.known = true
    expect(view(g, 1).minions[0]?.type).toBe(T('MN-THI-1'))
    g.marks[0] = (g.decks[0] ?? []).map((_, n) => (n === 0 ? TYPE_KNOWN : n === 9 ? CLASS_KNOWN : 0))
    const deck = view(g, 0).decks[0] ?? []
    expect(deck[0]).toEqual({ class: Math.floor((g.decks[0]?.[0] ?? 0) / 3), type: g.decks[0]?.[0] })
    expect(deck[9]).toEqual({ class: Math.floor((g.decks[0]?.[9] ?? 0) / 3), type: null })
    expect(deck[4]).toEqual({ class: null, type: null })
  })

  it('AQ-28.7 the faces in the Rune Pouch, sorted', () => {
    const g = position({ pouch: 'T B G B' })
    expect(view(g, 0).runePouch).toEqual([0, 0, 1, 3])
    expect(facesOf(g.runePouch)).toEqual([0, 0, 1, 3])
  })

  it('AQ-28.9 Quarrels of the other team that were seen', () => {
    const g = position(LITERAL)
    g.teams[1].shown = [Q('Q-BAR-1')]
    expect([0, 1, null].map((seat) => view(g, seat).teams[1].quarrelHand.quarrels)).toEqual([[Q('Q-BAR-1')], g.teams[1].quarrelHand, []])
  })
})

describe('a copy of the state', () => {
  it('is equal and shares nothing that changes', () => {
    for (const literal of [LITERAL, { mode: 'solo', solo: { stack: 'U1' } } as const]) {
      const g = position(literal)
      g.activation = { minion: 1, moves: 1, extra: 0, speed: false, specialUsed: false, moved: true }
      g.scenes = [{ on: 'hero', hero: 1 }]
      g.intruder = g.at.find((m) => m !== null) ?? null
      g.result = { winner: 0, reason: 'points' }
      const twin = clone(g)
      expect(twin).toEqual(g)
      const parts = ['random', 'seatOf', 'heroes', 'spareHeroes', 'board', 'revealed', 'runePouch', 'runeDiscard', 'snowflakes'] as const
      const more = [
        'relicDeck',
        'outRelics',
        'decks',
        'marks',
        'at',
        'occupied',
        'tiles',
        'activation',
        'scenes',
        'result',
        'teams',
      ] as const
      for (const part of [...parts, ...more]) expect(twin[part], part).not.toBe(g[part])
      for (const team of [0, 1] as const)
        for (const [name, value] of Object.entries(g.teams[team]))
          expect(Object.entries(twin.teams[team]).find(([n]) => n === name)?.[1], name).not.toBe(value)
      for (const [n, m] of g.at.entries()) if (m) expect(twin.at[n]).not.toBe(m)
      if (g.intruder) expect(twin.intruder).not.toBe(g.intruder)
      for (const [n, deck] of g.decks.entries()) expect(twin.decks[n]).not.toBe(deck)
      for (const [n, tile] of g.tiles.entries()) expect(twin.tiles[n]).not.toBe(tile)
      if (g.solo)
        for (const name of ['rivalStack', 'automaDeck', 'automaMarks', 'automaDiscard', 'snowReserve', 'outOfGame'] as const)
          expect(twin.solo?.[name]).not.toBe(g.solo[name])
    }
  })
})
