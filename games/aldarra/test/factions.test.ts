import { Match, parseKeptConfig } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { DISCOVERIES } from '../content/discoveries.ts'
import { FACTIONS } from '../content/factions.ts'
import type { AldarraConfig } from '../rules/config.ts'
import { movementOf } from '../rules/force.ts'
import { aldarra } from '../rules/index.ts'
import { en } from '../words/en.ts'
import { C, configFor, D, dis, E, F, hex, O, obj, player, position, quietly, table, unitsAt, X } from './table.ts'

const ODARIA_FIRST = ['odaria', 'cindar', 'syndicate', 'coalition'] as const
const COALITION_FIRST = ['coalition', 'cindar', 'syndicate', 'odaria'] as const
const SYNDICATE_FIRST = ['syndicate', 'cindar', 'coalition', 'odaria'] as const

describe('factions', () => {
  it('AL-6.1 all factions are different', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { players } = Match.start(aldarra, configFor(4), seed).state
      expect(new Set(players.map((p) => p.faction)).size).toBe(4)
    }
    const twice = configFor(3, { faction: ['odaria', 'any', 'odaria'] })
    expect(aldarra.problems?.(twice)).toEqual([{ problem: 'faction-twice', faction: 'odaria' }])
    expect(en.problem({ problem: 'faction-twice', faction: 'odaria' })).toContain('Odarian Empire')
  })

  it('AL-6.2 factions are assigned at random', () => {
    const deals = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => Match.start(aldarra, configFor(2), seed).state.players.map((p) => p.faction))
    expect(new Set(deals.map(String)).size).toBeGreaterThan(2)
  })

  it('AL-6.3 players may choose factions instead, last seat first', () => {
    const m = Match.start(aldarra, configFor(3, { chooseFactions: true }), 'x')
    const asked: number[] = []
    for (let n = 0; n < 3; n++) {
      asked.push(m.first?.seat ?? -1)
      expect(m.first?.options).toHaveLength(4 - n)
      m.choose(m.first?.seat ?? 0, 0)
    }
    expect(asked).toEqual([...m.state.clockwise].reverse())
    expect(asked.map((seat) => m.state.players[seat]?.faction)).toEqual([0, 1, 2])
    expect(m.first?.prompt).toBe('stronghold')
  })

  it('AL-6.4 starting Discoveries and colours', () => {
    expect(FACTIONS.map((faction) => faction.startsWith)).toEqual([dis('DIS-P6'), dis('DIS-U6'), dis('DIS-U5'), dis('DIS-U2')])
    expect(FACTIONS.map((faction) => faction.colour)).toEqual(['blue', 'green', 'yellow', 'red'])
  })

  it('AL-6.23 at a balanced table factions begin with points, dealt or chosen; at others with none', () => {
    const heads = (more: Partial<AldarraConfig>) => {
      const m = Match.start(aldarra, configFor(4, more), 'x')
      while (m.first?.prompt === 'faction') m.choose(m.first.seat, 0)
      return Object.fromEntries(m.state.players.map(({ faction, vp }) => [FACTIONS[faction]?.id, vp]))
    }
    const balanced = { cindar: 5, odaria: 2, coalition: 0, syndicate: 4 }
    expect(heads({ balanced: true, balancedBy: 'points' })).toEqual(balanced)
    expect(heads({ balanced: true, balancedBy: 'points', chooseFactions: true })).toEqual(balanced)
    expect(heads({ balanced: true, balancedBy: 'discoveries' })).toEqual({ cindar: 0, odaria: 0, coalition: 0, syndicate: 0 })
    for (const chooseFactions of [false, true])
      expect(heads({ chooseFactions })).toEqual({ cindar: 0, odaria: 0, coalition: 0, syndicate: 0 })
  })

  it('AL-6.24 where Discoveries even them out, three factions begin with others, dealt or chosen, and their copies leave the deck', () => {
    const first = (more: Partial<AldarraConfig>) => {
      const m = Match.start(aldarra, configFor(4, more), 'x')
      while (m.first?.prompt === 'faction') m.choose(m.first.seat, 0)
      const { players, discoveryDeck } = m.state
      return Object.fromEntries(
        players.map(({ faction, discoveries }) => {
          const held = DISCOVERIES.flatMap(({ id }, n) => ((discoveries >> n) & 1 ? [id] : []))
          return [FACTIONS[faction]?.id, [...held, discoveryDeck.filter((card) => DISCOVERIES[card]?.id === held[0]).length]]
        }),
      )
    }
    const even = { cindar: ['DIS-P1', 3], odaria: ['DIS-U6', 3], coalition: ['DIS-U7', 3], syndicate: ['DIS-P8', 3] }
    const usual = { cindar: ['DIS-P6', 3], odaria: ['DIS-U6', 3], coalition: ['DIS-U5', 3], syndicate: ['DIS-U2', 3] }
    for (const chooseFactions of [false, true]) {
      expect(first({ balanced: true, balancedBy: 'discoveries', chooseFactions })).toEqual(even)
      expect(first({ balanced: true, balancedBy: 'points', chooseFactions })).toEqual(usual)
      expect(first({ chooseFactions })).toEqual(usual)
    }
  })

  it('AL-6.24 a match from before there was the choice is balanced by points', () => {
    const { balancedBy, ...kept } = configFor(4, { balanced: true })
    expect(balancedBy).toBe('discoveries')
    expect(parseKeptConfig(aldarra, kept)).toEqual({ ok: true, value: { ...kept, balancedBy: 'points' } })
  })

  it('AL-6.5 all four have a Stronghold', () => {
    const m = Match.start(aldarra, configFor(4), 'x')
    for (let n = 0; n < 4; n++) m.choose(m.first?.seat ?? 0, 0)
    expect(m.view(null).players.every((p) => p.stronghold !== null)).toBe(true)
  })
})

describe('Cin’dar Navy', () => {
  it('AL-6.6 no stacking limit at home', () => {
    const t = table({ units: { '-1,-3': { 0: 'FFFFF' }, '0,-3': { 0: 'D', 1: '' } } })
    t.choose({ do: 'activate', hex: hex('-1,-3') })
      .choose({ do: 'to' })
      .choose({ do: 'call', unit: D })
    expect(unitsAt(t.state, '-1,-3', 0)).toBe('FFFFFD')
    const other = table({ turn: 1, units: { '4,-3': { 1: 'FFFFF' }, '3,-3': { 1: 'D' } } })
    other.choose({ do: 'activate', hex: hex('4,-3') }).choose({ do: 'to' })
    expect(other).toBeAsked(2, 'activate')
  })

  it('AL-6.7 any number of Airships built at home', () => {
    const t = table({ phase: 'build', coins: [20] })
    for (let n = 0; n < 8; n++) t.choose({ do: 'build', unit: F, hex: hex('-1,-3') })
    expect(unitsAt(t.state, '-1,-3', 0)).toBe('FFFFFFFF')
  })

  it('AL-6.8 an upgrade from the deck instead of a revealed card', () => {
    const t = table({ phase: 'discovery', row: ['DIS-P1', 'DIS-P2', 'DIS-P3', 'DIS-P4', 'DIS-P5'] })
    t.choose({ do: 'search' })
    expect(t).toOfferExactly([0, 1, 2, 3, 4, 5, 6].map((discovery) => ({ do: 'find', discovery })))
    const deck = [...t.state.discoveryDeck]
    t.choose({ do: 'find', discovery: C })
    expect(t.view(null).players[0]?.discoveries).toEqual([C])
    expect(t.state.discoveryRow).toHaveLength(5)
    expect(t.state.discoveryDeck).not.toEqual(deck.filter((_, i) => i !== deck.indexOf(C)))
    t.look()
  })
})

describe('Odarian Empire', () => {
  it('AL-6.9 one more of the cards left', () => {
    const t = table({ phase: 'extra-discovery', row: ['DIS-P1', 'DIS-U6'], discoveries: { 2: ['DIS-U6'] } })
    expect(t).toBeAsked(2, 'extra-discovery')
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'take', discovery: dis('DIS-P1') }])
    t.choose({ do: 'take' })
    expect(t.view(null).players[2]?.discoveries).toEqual([O, dis('DIS-P1')])
    t.look()
  })

  it('AL-6.10 Buildings move one step by Orders', () => {
    const t = table({ factions: ODARIA_FIRST, units: { '0,0': { 0: 'O' } } })
    t.choose({ do: 'activate', hex: hex('0,0') })
      .choose({ do: 'from' })
      .choose({ do: 'ship', unit: O })
    expect(t.decision.options).toHaveLength(6)
    t.choose({ do: 'fly', hex: hex('1,0') })
    expect(unitsAt(t.state, '1,0', 0)).toBe('O')
  })

  it('AL-6.11 what says Airship is for Buildings too; what names a class is not', () => {
    const jet = position({ factions: ODARIA_FIRST, tiles: { '0,0': 'jetstream' }, discoveries: { 0: ['DIS-P3'] } })
    expect(movementOf(jet, 0, X, hex('0,0'), 0)).toBe(2)
    expect(movementOf(jet, 0, X, hex('1,0'), 0)).toBe(1)
    expect(movementOf(jet, 0, X, hex('1,0'), 1)).toBe(2)
    const t = table({ factions: ODARIA_FIRST, unexplored: ['0,0'], units: { '0,0': { 0: 'FO' } }, exploreDeck: ['EXP-21'] })
    t.choose({ do: 'activate', hex: hex('0,2') })
      .choose({ do: 'none' })
      .choose({ do: 'explore', hex: hex('0,0') })
    expect(t).toOfferExactly([
      { do: 'lose', unit: F },
      { do: 'lose', unit: O },
    ])
  })

  it('AL-6.12 moving Buildings need a place of their own and never enter a Stronghold', () => {
    const t = table({ factions: ODARIA_FIRST, units: { '0,-3': { 0: 'O' }, '1,-3': { 0: 'X' }, '0,-2': { 0: 'FFFFF' } } })
    t.choose({ do: 'activate', hex: hex('0,-3') })
      .choose({ do: 'from' })
      .choose({ do: 'ship', unit: O })
    expect(t).not.toOffer({ do: 'fly', hex: hex('1,-3') })
    expect(t).not.toOffer({ do: 'fly', hex: hex('-1,-3') })
    expect(t).toOffer({ do: 'fly', hex: hex('0,-2') })
    // With movement 2 the only way to (-2,-2) and back is through one's own Stronghold; an Airship may take it, a Building may not.
    const beyond = (mode: 'from' | 'to') =>
      table({
        factions: ODARIA_FIRST,
        tiles: { '0,-3': 'jetstream', '-1,-2': 'mountain' },
        units: { '0,-3': { 0: 'EO' } },
      })
        .choose({ do: 'activate', hex: hex(mode === 'from' ? '0,-3' : '-2,-2') })
        .choose({ do: mode })
    expect(beyond('from').choose({ do: 'ship', unit: O })).not.toOffer({ do: 'fly', hex: hex('-2,-2') })
    expect(beyond('from').choose({ do: 'ship', unit: E })).toOffer({ do: 'fly', hex: hex('-2,-2') })
    expect(beyond('to')).toOfferExactly([{ do: 'done' }, { do: 'call', hex: hex('0,-3'), unit: E }])
    const fight = table({ factions: ODARIA_FIRST, combat: '0,0', units: { '0,0': { 0: 'O', 1: 'E' } }, dice: 'G0 G0' })
    expect(fight).toBeAsked(1, 'retreat')
  })

  it('EX-19 Odarian Buildings', () => {
    const t = table({
      factions: ODARIA_FIRST,
      tiles: { '0,0': 'jetstream' },
      units: { '0,0': { 0: 'O' }, '2,0': { 1: 'O' }, '0,1': { 0: 'FFFFF' }, '-1,0': { 0: 'X' } },
      dice: 'G0 G0',
    })
    t.choose({ do: 'activate', hex: hex('0,0') })
      .choose({ do: 'from' })
      .choose({ do: 'ship', unit: O })
    expect(t).toOffer({ do: 'fly', hex: hex('0,1') })
    expect(t).not.toOffer({ do: 'fly', hex: hex('-1,0') })
    t.choose({ do: 'fly', hex: hex('2,0') })
    // Both Outposts fire in the Heavy Step and neither can retreat: the combat runs to its end by itself.
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'combat-begun', attacker: 0, defenders: [1] }))
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'combat-over', hex: hex('2,0') }))
  })
})

describe('Mining Corp Coalition', () => {
  it('AL-6.13 exchanges at any decision, one way between two answers', () => {
    const t = table({ factions: COALITION_FIRST, coins: [9], crystals: [2] })
    expect(t).toOffer({ do: 'to-crystal' })
    t.choose({ do: 'to-coins' })
    expect(player(t, 0)).toMatchObject({ coins: 13, crystals: 1 })
    expect(t).not.toOffer({ do: 'to-crystal' })
    t.choose({ do: 'activate', hex: hex('0,0') })
    expect(t).toOffer({ do: 'to-crystal' })
  })

  it('AL-6.14 the fewest exchanges are made to pay; none without a Crystal in the supply', () => {
    const t = table({ factions: COALITION_FIRST, phase: 'build', coins: [1], crystals: [3] })
    t.choose({ do: 'build', unit: C })
    expect(player(t, 0)).toMatchObject({ coins: 0, crystals: 2 })
    const dry = table({ factions: COALITION_FIRST, coins: [8], crystals: [0, 25] })
    expect(dry).not.toOffer({ do: 'to-crystal' })
  })

  it('EX-21 Coalition exchange', () => {
    const buy = (factions: typeof COALITION_FIRST | typeof ODARIA_FIRST) => table({ factions, phase: 'buy', coins: [11], crystals: [3] })
    expect(buy(ODARIA_FIRST).at(0)).not.toOffer({ do: 'buy' })
    const t = buy(COALITION_FIRST)
    expect(t.at(0)).toOffer({ do: 'buy', purchase: 0 })
    t.choose({ do: 'buy', purchase: 0 })
    expect(player(t, 0)).toMatchObject({ coins: 7, crystals: 0, vp: 1 })
    t.look()
  })

  it('AL-6.15 a free Outpost with every Engineer that has no Building', () => {
    const t = table({
      phase: 'free-outposts',
      units: { '0,0': { 3: 'E' }, '1,0': { 3: 'EE' }, '2,0': { 3: 'EX' }, '1,3': { 3: 'E' }, '-1,0': { 3: 'F' } },
    })
    expect(unitsAt(t.state, '0,0', 3)).toBe('EO')
    expect(unitsAt(t.state, '1,0', 3)).toBe('EEO')
    expect(unitsAt(t.state, '2,0', 3)).toBe('EX')
    expect(unitsAt(t.state, '1,3', 3)).toBe('E')
    expect(unitsAt(t.state, '-1,0', 3)).toBe('F')
    expect(player(t, 3).coins).toBe(0)
    t.look()
  })

  it('AL-6.16 with too few Outposts the Coalition chooses where', () => {
    const t = table({
      phase: 'free-outposts',
      units: {
        '0,0': { 3: 'E' },
        '1,0': { 3: 'E' },
        '0,2': { 3: 'O' },
        '1,2': { 3: 'O' },
        '-1,2': { 3: 'O' },
        '-2,2': { 3: 'O' },
        '2,-2': { 3: 'O' },
      },
    })
    expect(t).toBeAsked(3, 'free-outpost')
    t.choose({ do: 'free-outpost', hex: hex('1,0') })
    expect(unitsAt(t.state, '0,0', 3)).toBe('E')
    expect(unitsAt(t.state, '1,0', 3)).toBe('EO')
    t.look()
  })

  it('EX-20 Coalition free Outposts', () => {
    const t = table({
      phase: 'free-outposts',
      units: {
        '0,0': { 3: 'E' },
        '1,0': { 3: 'E' },
        '1,3': { 3: 'E' },
        '0,2': { 3: 'OE' },
        '1,2': { 3: 'O' },
        '-1,2': { 3: 'O' },
        '-2,2': { 3: 'O' },
        '2,-2': { 3: 'O' },
      },
    })
    expect(t).toOfferExactly([
      { do: 'free-outpost', hex: hex('0,0') },
      { do: 'free-outpost', hex: hex('1,0') },
    ])
  })
})

describe('Arrodan Syndicate', () => {
  const raid = (units: string, dice: string, factions: typeof SYNDICATE_FIRST | typeof ODARIA_FIRST = SYNDICATE_FIRST) =>
    quietly(table({ factions, combat: '0,0', units: { '0,0': { 0: 'NN', 1: units } }, dice }), 'delay')

  it('AL-6.17 Units it destroys as the Attacker become hostages', () => {
    const t = raid('F', 'G0 B2 B0 B0 B0')
    expect(t.view(null).players[1]?.hostages).toEqual([1, 0, 0, 0, 0, 0, 0])
    expect(t.view(null).players[1]?.supply[F]).toBe(9)
    const defending = table({
      factions: ['cindar', 'syndicate', 'odaria', 'coalition'],
      combat: '0,0',
      units: { '0,0': { 0: 'F', 1: 'D' } },
      dice: 'G0 P1',
    })
    quietly(defending, 'delay')
    expect(defending.view(null).players[0]?.hostages[F]).toBe(0)
    expect(defending.view(null).players[0]?.supply[F]).toBe(10)
  })

  it('AL-6.18 the owner of a hostage still gains the Coin, and it counts as destroyed', () => {
    const t = raid('F', 'G0 B2 B0 B0 B0')
    expect(player(t, 1).coins).toBe(1)
    expect(player(t, 0).kills[F]).toBe(1)
  })

  it('AL-6.19 what a third player destroys is no hostage', () => {
    // The Supporter's Fortress (seat 3) kills the Frigate that the Syndicate attacks.
    const t = table({
      factions: SYNDICATE_FIRST,
      track: [3, 0, 1, 2],
      turn: 1,
      combat: '0,0',
      units: { '0,0': { 0: 'E', 1: 'E' }, '1,0': { 3: 'X' } },
      dice: 'P2 P0 G0 G0',
    })
    t.choose({ do: 'fire' }).choose({ do: 'hit', seat: 1, unit: E })
    expect(t.view(null).players[1]?.hostages[E]).toBe(0)
    expect(t.view(null).players[1]?.supply[E]).toBe(6)
    expect(player(t, 1).coins).toBe(1)
  })

  it('AL-6.20 four Coins buy all hostages back', () => {
    const t = table({ phase: 'ransom', coins: [5, 0, 0, 0], hostages: { 0: 'FFE' } })
    expect(t).toBeAsked(0, 'ransom')
    t.choose({ do: 'ransom' })
    expect(player(t, 0).coins).toBe(1)
    expect(player(t, 1).coins).toBe(4)
    expect(t.view(null).players[0]).toMatchObject({ hostages: [0, 0, 0, 0, 0, 0, 0], supply: [10, 5, 5, 3, 6, 6, 3] })
    t.look()
  })

  it('AL-6.21 hostages that are not bought stay, at the same price', () => {
    const t = table({ phase: 'ransom', coins: [5, 0, 0, 0], hostages: { 0: 'FFE' } })
    t.pass()
    expect(t.view(null).players[0]?.hostages).toEqual([2, 0, 0, 0, 1, 0, 0])
    const later = table({ phase: 'ransom', coins: [5], hostages: { 0: 'FFFFFFNNE' } })
    expect(later).toOfferExactly([{ do: 'pass' }, { do: 'ransom', coins: 4 }])
    t.look()
  })

  it('EX-18 hostages and ransom', () => {
    const t = table({
      factions: ['syndicate', 'coalition', 'cindar', 'odaria'],
      combat: '0,0',
      units: { '0,0': { 0: 'NN', 1: 'FFE' } },
      dice: 'G0 G0 B2 B2 B0 B0 G0',
    })
    quietly(t, 'delay')
    t.choose(0, { do: 'hit', unit: F }).choose(0, { do: 'hit', unit: F })
    expect(player(t, 1).coins).toBe(3)
    expect(t.view(null).players[1]).toMatchObject({ hostages: [2, 0, 0, 0, 1, 0, 0], supply: [8, 5, 5, 3, 5, 6, 3] })
    expect(unitsAt(t.state, '0,0', 1)).toBe('')
    const reversed = table({
      factions: ['coalition', 'syndicate', 'cindar', 'odaria'],
      combat: '0,0',
      units: { '0,0': { 0: 'E', 1: 'C' } },
      dice: 'G0 B2',
    })
    expect(reversed.view(null).players[0]?.hostages[E]).toBe(0)
  })

  it('AL-6.22 looks at two Objectives and keeps one', () => {
    const t = table({ phase: 'objectives', objectiveDeck: ['OBJ-09', 'OBJ-10', 'OBJ-11', 'OBJ-12'], track: [1, 0, 2, 3] })
    for (const seat of [0, 1, 2, 3]) t.choose(seat, { do: 'draw' })
    expect(t).toBeAsked(1, 'keep')
    expect(t).toOfferExactly([
      { do: 'keep', objective: obj('OBJ-09') },
      { do: 'keep', objective: obj('OBJ-10') },
    ])
    t.choose({ do: 'keep', objective: obj('OBJ-10') })
    expect(player(t, 1).objectives).toEqual([obj('OBJ-10')])
    expect(player(t, 0).objectives).toEqual([obj('OBJ-11')])
    expect(t.view(1).ownDiscards).toEqual([obj('OBJ-09')])
    expect(t.view(0).ownDiscards).toEqual([])
    t.look()
  })

  it('AL-6.22 for every card of an exchange too, one after another', () => {
    const t = table({
      phase: 'objectives',
      objectives: { 1: ['OBJ-01', 'OBJ-02', 'OBJ-03'] },
      objectiveDeck: ['OBJ-09', 'OBJ-10', 'OBJ-11', 'OBJ-12'],
    })
    t.choose(1, { do: 'exchange' })
    for (const card of ['OBJ-01', 'OBJ-02']) t.choose(1, { do: 'discard-objective', objective: obj(card) })
    t.choose(1, { do: 'done' })
    for (const seat of [0, 2, 3]) t.choose(seat, { do: 'exchange' }).choose(seat, { do: 'done' })
    const keep = (...cards: string[]) => cards.map((card) => ({ do: 'keep', objective: obj(card) }))
    expect(t).toOfferExactly(keep('OBJ-09', 'OBJ-10'))
    t.choose({ do: 'keep', objective: obj('OBJ-10') })
    expect(t).toOfferExactly(keep('OBJ-11', 'OBJ-12'))
    t.choose({ do: 'keep', objective: obj('OBJ-11') })
    expect(player(t, 1).objectives).toEqual(['OBJ-03', 'OBJ-10', 'OBJ-11'].map(obj))
    expect(t.view(1).ownDiscards).toEqual(['OBJ-01', 'OBJ-02', 'OBJ-09', 'OBJ-12'].map(obj))
    t.look()
  })
})
