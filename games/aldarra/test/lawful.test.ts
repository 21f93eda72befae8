import { describe, expect, it } from 'vitest'
import { aldarra } from '../rules/index.ts'
import { claimable, surveyOf } from '../rules/objectives.ts'
import { duel, fight } from './fights.ts'
import { type AldarraTable, F, hex, obj, player, position, table, unitsAt } from './table.ts'

const explore = (card: string, units: string, more: Parameters<typeof table>[0] = {}) =>
  table({ phase: 'explore', tokens: [0, 1], unexplored: ['0,0'], units: { '0,0': { 0: units } }, exploreDeck: [card], ...more }).choose({
    do: 'explore',
    hex: hex('0,0'),
  })

describe('AL-22.4 Coins, Crystals, pieces and cards are accounted for', () => {
  const factions = ['cindar', 'syndicate', 'odaria', 'coalition'] as const
  const SCENES: readonly (readonly [what: string, play: () => AldarraTable])[] = [
    [
      'mining',
      () => table({ phase: 'mine', units: { '0,0': { 0: 'O' } }, lying: { '0,0': 2 }, discoveries: { 0: ['DIS-U6', 'DIS-P4', 'DIS-P5'] } }),
    ],
    ['buying with Coins', () => table({ phase: 'buy', coins: [16] }).choose(0, { do: 'buy', purchase: 2 })],
    ['buying with Crystals', () => table({ phase: 'buy', crystals: [4] }).choose(0, { do: 'buy', purchase: 0 })],
    [
      'an exchange for a purchase',
      () => table({ phase: 'buy', factions: ['coalition'], coins: [5], crystals: [3] }).choose(0, { do: 'buy', purchase: 0 }),
    ],
    [
      'an exchange for a building',
      () => table({ phase: 'build', factions: ['coalition'], coins: [0], crystals: [3] }).choose(0, { do: 'build', unit: F }),
    ],
    ['a ransom', () => table({ phase: 'ransom', factions, coins: [4], hostages: { 0: 'FFE' } }).choose(0, { do: 'ransom' })],
    ['a Fortress', () => table({ phase: 'build', coins: [9], units: { '0,0': { 0: 'OE' } } }).choose({ do: 'build', unit: 6 })],
    [
      'a claim that is paid',
      () =>
        table({
          phase: 'claims',
          crystals: [5],
          objectives: { 0: ['OBJ-28'] },
          change: (g) => Object.assign(g, { after: 'expansion' }),
        }).choose(0, { do: 'claim' }),
    ],
    ['a combat with losses on both sides', () => duel('F', 'F', 'G1 G1').pass(0).pass(1)],
    [
      'a hostage',
      () =>
        duel('FF', 'F', 'G1 G0 G0', { factions: ['syndicate', 'cindar', 'odaria', 'coalition'] })
          .pass(0)
          .pass(1),
    ],
    ['Coins of a card', () => explore('EXP-01', 'F')],
    ['Coins lost', () => explore('EXP-23', 'F', { coins: [3] })],
    ['Crystals of a card', () => explore('EXP-04', 'F')],
    ['Crystals put down', () => explore('EXP-05', 'F')],
    ['a Unit of a card', () => explore('EXP-07', 'F')],
    ['a Unit destroyed by a card', () => explore('EXP-21', 'F')],
    ['an Objective of a card', () => explore('EXP-11', 'F')],
    ['a Discovery of a card', () => explore('EXP-12', 'F', { discoveryDeck: ['DIS-P1', 'DIS-P1'] })],
    ['a card that is kept', () => explore('EXP-H08', 'F')],
    ['War Bonds', () => table({ phase: 'build', explores: { 0: ['EXP-H07'] } }).choose({ do: 'play' })],
    ['Saboteurs', () => table({ explores: { 0: ['EXP-H10'] }, units: { '0,0': { 0: 'F' }, '1,0': { 1: 'O' } } }).choose({ do: 'play' })],
  ]
  it.each(SCENES)('after %s', (_, play) => {
    const t = play()
    t.look()
    expect(aldarra.broken(t.state)).toEqual([])
  })
})

describe('the last of something', () => {
  it('AL-4.8 the last piece of the supply can be gained, and then no more', () => {
    const left = (hostages: string) => {
      const t = table({ explores: { 0: ['EXP-H09'] }, factions: ['cindar', 'syndicate', 'odaria', 'coalition'], hostages: { 0: hostages } })
      t.look()
      return t.match.first?.prompt
    }
    expect([left('FFFFFFFFF'), left('FFFFFFFFFF')]).toEqual(['window', 'activate'])
  })

  it('EXP-22 a single way is taken; AL-13.30 who has every Discovery left takes none', () => {
    const walls = { '1,-1': { 1: 'F' }, '0,-1': { 1: 'F' }, '-1,0': { 1: 'F' }, '-1,1': { 1: 'F' }, '0,1': { 1: 'F' } } as const
    const blown = table({
      phase: 'explore',
      tokens: [0, 1],
      unexplored: ['0,0'],
      units: { '0,0': { 0: 'F' }, ...walls },
      exploreDeck: ['EXP-22'],
    })
    blown.choose({ do: 'explore', hex: hex('0,0') })
    expect(unitsAt(blown.state, '1,0', 0)).toBe('F')
    blown.look()
    const all = [
      'DIS-U1',
      'DIS-U2',
      'DIS-U3',
      'DIS-U4',
      'DIS-U5',
      'DIS-U6',
      'DIS-U7',
      'DIS-P1',
      'DIS-P2',
      'DIS-P3',
      'DIS-P4',
      'DIS-P5',
      'DIS-P6',
      'DIS-P7',
      'DIS-P8',
      'DIS-P9',
    ] as const
    const learned = table({ phase: 'discovery', row: ['DIS-P1', 'DIS-P2'], discoveries: { 0: all } })
    expect(learned).toBeAsked(1, 'discovery')
    expect(learned.events).toEqual([])
  })

  it('AL-11.58 a combat that a retreat has ended grows no pool', () => {
    const t = duel('E', 'E', 'G0 G0')
      .choose(0, { do: 'retreat', hex: hex('1,0') })
      .choose(1, { do: 'stay' })
    expect(t.events.map(({ type }) => type)).toEqual(['combat-begun', 'rolled', 'retreated', 'combat-over'])
    t.look()
  })

  it('AL-14.8 claims lie in the order in which they were made', () => {
    const t = table({
      phase: 'claims',
      coins: [10],
      crystals: [4],
      objectives: { 0: ['OBJ-27', 'OBJ-28'] },
      change: (g) => Object.assign(g, { after: 'expansion' }),
    })
    t.choose(0, { do: 'claim', objective: obj('OBJ-28') }).choose(0, { do: 'claim', objective: obj('OBJ-27') })
    expect(player(t, 0).claimed).toEqual([obj('OBJ-28'), obj('OBJ-27')])
    t.look()
  })

  it('OBJ-11 a Stronghold in the first territory of the map has a doorstep too', () => {
    expect(claimable(obj('OBJ-11'), surveyOf(position({ units: { '0,-3': { 1: 'F' } } }), 1))).toBe(true)
    expect(claimable(obj('OBJ-11'), surveyOf(position({ units: { '1,-3': { 1: 'F' } } }), 1))).toBe(false)
  })

  it('AL-6.13 after the ransoms nothing is secret any more', () => {
    const t = table({ phase: 'ransom', factions: ['coalition', 'syndicate', 'cindar', 'odaria'], coins: [9], hostages: { 0: 'F' } }).choose(
      0,
      { do: 'ransom' },
    )
    expect(t.state.secret).toBe(false)
    expect(t.at(0)).toOffer({ do: 'to-crystal' })
    const third = fight({ units: { '0,0': { 0: 'F', 1: 'F' } } })
    expect(third.state.secret).toBe(false)
    third.look()
  })
})
