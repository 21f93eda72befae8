import { Match } from '@rulewright/kernel'
import { tableFor } from '@rulewright/testkit'
import { describe, expect, it } from 'vitest'
import { DIFFICULTIES, type Difficulty, difficulties } from '../content/difficulties.ts'
import { SPACE_NAMES } from '../content/field.ts'
import { guildOfClass } from '../content/guilds.ts'
import { guildOfHero, STAND_IN } from '../content/heroes.ts'
import { typeOf } from '../content/minion-types.ts'
import { BLUE, faceOf, RED } from '../content/pieces.ts'
import { GRID } from '../rules/board.ts'
import { alderquest } from '../rules/index.ts'
import { printBoard } from '../rules/notation.ts'
import { IDLE, rivalTurn, solo } from './solitaire.ts'
import { base, drop, eventsOf, facesOfSigns, RL, stateOf, table } from './table.ts'

const start = (difficulty: Difficulty = 'normal', seed = 'solo') => Match.start(alderquest, { ...base, seats: 1, difficulty }, seed)
const toAction = (match: ReturnType<typeof start>, guild = 0) => {
  match.choose(0, guild)
  while (match.first && match.first.prompt !== 'action') match.choose(0, 0)
  return match
}

describe('23.1 Objective and difficulty', () => {
  it('AQ-23.1 reaching the target before the fourth Snowflake wins', () => {
    const t = solo({ solo: { difficulty: 'very-easy' }, board: '1 U3 U2 . T', revealed: 'U1' })
    drop(t, 'U1', 3)
    expect(t.outcome).toMatchObject({ payoffs: [1], reason: 'target' })
  })

  it('AQ-23.2 the six levels', () => {
    const rows = DIFFICULTIES.map((id) => {
      const { target, traps, snowflakes, matchByGuild } = difficulties[id]
      return [target, traps, snowflakes, start(id).state.solo?.rivalStack.length, matchByGuild]
    })
    expect(rows).toEqual([
      [6, 0, 0, 18, false],
      [8, 0, 0, 18, false],
      [10, 0, 0, 18, true],
      [12, 2, 1, 21, true],
      [15, 3, 2, 23, true],
      [15, 4, 3, 23, true],
    ])
  })

  it('AQ-23.3 you win at the end of the batch, even if it fills the fourth Snowflake space', () => {
    const t = solo({
      solo: { difficulty: 'very-easy', automa: ['MN-BAR-1', ...IDLE] },
      board: '1 U3 U2 . T',
      snow: 3,
      red: { collection: 'U1' },
      next: 'G H * B',
      minions: [],
    })
    t.choose({ do: 'end' })
    expect(t.outcome).toMatchObject({ payoffs: [1], reason: 'target' })
    expect(t.state.snowflakes).toHaveLength(4)
  })

  it('AQ-23.4 you lose at four Snowflakes or after 120 turns', () => {
    const t = rivalTurn({ board: '1 * T B H', snow: 3 })
    expect(t.outcome).toMatchObject({ payoffs: [0], reason: 'winter' })
    const long = rivalTurn({ turn: 119, solo: { automa: IDLE } })
    expect(long.outcome).toMatchObject({ payoffs: [0], reason: 'turns' })
  })
})

describe('23.2 Setup', () => {
  it('AQ-23.5 you are Red and choose a guild; the others are the rivals', () => {
    const match = start()
    expect(match.first?.options).toHaveLength(4)
    match.choose(0, 2)
    expect(match.state.teams.map((t) => t.guilds)).toEqual([[2], [0, 1, 3]])
    expect(match.view(0).you).toBe(RED)
  })

  it('AQ-23.6 you have three Heroes in lanes a, c and e', () => {
    const { heroes } = toAction(start()).state
    expect(heroes.filter((h) => h.team === RED).map((h) => SPACE_NAMES[h.front])).toEqual(['a1', 'c1', 'e1'])
  })

  it('AQ-23.7 two of your guild and a stand-in', () => {
    const { heroes } = toAction(start(), 1).state
    expect(heroes.filter((h) => h.team === RED).map((h) => h.hero)).toEqual([2, 3, STAND_IN])
    const t = solo({ board: '1 G T B H' })
    expect(t).toOffer({ do: 'hero', hero: STAND_IN })
  })

  it('AQ-23.8 the Rival Stack: Blue’s Acorns, with Traps and Snowflakes by difficulty, without two threes for Brutal', () => {
    const faces = (id: Difficulty, sign: string) =>
      start(id).state.solo?.rivalStack.filter((p) => faceOf(p) === facesOfSigns(sign)[0]).length
    expect(['U1', 'U2', 'U3', '*', '!'].map((sign) => faces('normal', sign))).toEqual([9, 6, 3, 0, 0])
    expect(['U1', 'U2', 'U3', '*', '!'].map((sign) => faces('brutal', sign))).toEqual([9, 6, 1, 3, 4])
  })

  it('AQ-23.9 all other Snowflakes are the reserve', () => {
    expect(DIFFICULTIES.map((id) => start(id).state.solo?.snowReserve.length)).toEqual([12, 12, 12, 11, 10, 9])
  })

  it('AQ-23.10 the Automa Deck: the thirty minions of the rivals, shuffled', () => {
    const decks = [1, 2].map((n) => {
      const match = start('normal', `automa ${n}`)
      match.choose(0, 3)
      return match.state.solo?.automaDeck ?? []
    })
    for (const deck of decks)
      expect([deck.length, new Set(deck.map((t) => guildOfClass(typeOf(t).class)))]).toEqual([30, new Set([0, 1, 2])])
    expect(decks[0]?.join()).not.toBe(decks[1]?.join())
  })

  it('AQ-23.11 a Hero of each rival guild; the left one’s guild is not that of the top card', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const match = start('normal', seed)
      match.choose(0, 3)
      for (let n = 0; n < 3; n++) match.choose(0, 0)
      const top = guildOfClass(typeOf(match.state.solo?.automaDeck.at(-1) ?? 0).class)
      const sides = match.first?.options.map((o) => ('guild' in o ? o.guild : -1))
      expect(sides).toHaveLength(2)
      expect(sides).not.toContain(top)
      match.choose(0, 0)
      match.choose(0, 0)
      const rivals = match.state.heroes.filter((h) => h.team === BLUE)
      expect(rivals.map((h) => SPACE_NAMES[h.front])).toEqual(['a3', 'c5', 'e3'])
      expect(new Set(rivals.map((h) => guildOfHero(h.hero)))).toEqual(new Set([0, 1, 2]))
    }
  })

  it('AQ-23.12 the Automa Deck’s top card shows its guild and class before the Heroes are placed', () => {
    const match = start()
    match.choose(0, 3)
    expect(match.first?.prompt).toBe('solo-hero')
    const deck = match.view(0).solo?.automaDeck ?? []
    expect(deck.map((card) => card.class !== null)).toEqual([...Array(29).fill(false), true])
  })

  it('AQ-23.13 the first two rows', () => {
    const match = toAction(start(), 3)
    const [x, y, z] = match.state.heroes.filter((h) => h.team === BLUE).map((h) => 'BGHT'.charAt(guildOfHero(h.hero)))
    expect(printBoard(match.state.board, GRID)).toBe(`2 ${y} ${z} T ${x}\n1 T ${x} ${y} ${z}`)
  })

  it('AQ-23.14 two runes of your guild; thirty others less the revealed are in the pouch', () => {
    const { state } = toAction(start(), 3)
    expect(state.teams[RED].held.map((runes) => runes.length)).toEqual([0, 0, 0, 2])
    expect(state.runePouch.length + state.revealed.length).toBe(30)
  })

  it('AQ-23.15 no tiles, no Quarrels, seven relics', () => {
    const { state } = toAction(start())
    expect([state.tiles, state.quarrels, state.relicDeck.length]).toEqual([[], false, 7])
    expect(state.relicDeck).not.toContain(RL('RL-6'))
    expect(state.teams.map((t) => t.tilePouch.length + t.trapStack.length)).toEqual([0, 0])
  })

  it('AQ-23.16 your minions are the shuffled ten of your guild', () => {
    const { state } = toAction(start(), 3)
    expect(state.decks.map((deck) => deck.length)).toEqual([0, 0, 0, 10])
  })
})

describe('23.4 the Automa Deck and the first turn', () => {
  const turn = (literal: Parameters<typeof table>[0] = {}) =>
    table({
      mode: 'solo',
      board: '1 G T B H',
      solo: { automa: ['MN-GUA-4', 'MN-GUA-5', 'MN-BAR-4'], difficulty: 'very-easy' },
      ...literal,
    }).choose({ do: 'end' })

  it('AQ-23.38 cards lie in the discard in the order they were turned over, and none is turned over in your turn', () => {
    const t = turn()
    t.look()
    expect(t.view(0).solo?.automaDiscard).toEqual([3, 3, 1])
    expect(t.view(0).solo?.card).toBeNull()
    expect(t.view(0).solo?.automaDeck.at(-1)?.class).not.toBeNull()
    expect(
      t
        .view(0)
        .solo?.automaDeck.slice(0, -1)
        .every((card) => card.class === null),
    ).toBe(true)
  })

  it('AQ-23.10 an empty Automa Deck is made anew of its discard', () => {
    const [config, g] = stateOf({ mode: 'solo', board: '1 G T B H', solo: { difficulty: 'very-easy' } })
    if (!g.solo) throw new Error('this is solitaire')
    g.solo.automaDiscard = g.solo.automaDeck
    g.solo.automaDeck = []
    g.solo.automaMarks = []
    const t = tableFor(alderquest, config, g).choose({ do: 'end' })
    t.look()
    const { solo } = t.state
    expect(solo?.automaDeck).toHaveLength(27)
    expect((solo?.automaDiscard.length ?? 0) + t.state.at.filter((m) => m?.team === BLUE).length).toBe(3)
    expect(solo?.automaMarks).toEqual([...Array(26).fill(0), 1])
  })

  it('AQ-23.36 one that falls on its first step makes no second', () => {
    const t = turn({ minions: [{ at: 'c4' }, { at: 'e1' }, { at: 'c5', team: 'blue', type: 'MN-GUA-1' }] })
    t.look()
    expect(eventsOf(t, 'moved')).toHaveLength(1)
    expect(t.state.at.filter((m) => m !== null)).toHaveLength(1)
  })

  it('AQ-23.16 AQ-23.15 your minions and the relics are shuffled, the top shows its class, and set-up cannot be taken back', () => {
    const begun = (seed: string) => {
      const match = Match.start(alderquest, { ...base, seats: 1 }, seed)
      while (match.first && match.first.prompt !== 'action') match.choose(0, 0)
      return match
    }
    const decks = ['a', 'b', 'c'].map((seed) => begun(seed).state)
    expect(new Set(decks.map(({ decks: [own] }) => String(own))).size).toBe(3)
    expect(new Set(decks.map(({ relicDeck }) => String(relicDeck))).size).toBe(3)
    for (const { marks } of decks) expect(marks[0]).toEqual([...Array(9).fill(0), 1])
    expect(begun('a').canUndo(0)).toBe(false)
  })
})
