import { parseConfig } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { different } from '../rules/decks.ts'
import { aldarra } from '../rules/index.ts'
import { choosersOf, ranking } from '../rules/track.ts'
import { convert, gainCoins, gainCrystals, payableCoins, payableCrystals, payCoins, payCrystals, spawn } from '../rules/treasury.ts'
import { fight } from './fights.ts'
import { hex, position } from './table.ts'

/** The treasury of a position: each seat's Coins and Crystals, Coins given out, Crystals left, and the vault. */
const accounts = (g: ReturnType<typeof position>) => [
  g.players.map(({ coins, crystals }) => [coins, crystals]),
  g.coinsOut,
  g.crystals,
  g.vault,
]
function rich(vault = -1) {
  const g = position({ seats: 2, factions: ['cindar', 'coalition'], coins: [10, 10], crystals: [2, 2] })
  return Object.assign(g, { crystals: 5, vault })
}

describe('AL-6.13 the treasury', () => {
  it('AL-1.5 AL-1.7 what is gained comes from the bank, Crystals only while there are any', () => {
    const g = rich()
    gainCoins(g, 0, 3)
    expect(accounts(g)).toEqual([
      [
        [13, 2],
        [10, 2],
      ],
      23,
      5,
      -1,
    ])
    expect([gainCrystals(g, 0, 4), gainCrystals(g, 1, 4)]).toEqual([4, 1])
    expect(accounts(g)).toEqual([
      [
        [13, 6],
        [10, 3],
      ],
      23,
      0,
      -1,
    ])
    expect(spawn(g, 0, 2)).toBe(0)
    g.crystals = 3
    expect([spawn(g, 0, 2), g.lying[0], g.crystals]).toEqual([2, 2, 1])
  })

  it('AL-6.14 only the Coalition exchanges, and only as much as it must', () => {
    const g = rich()
    expect([0, 1].map((seat) => [payableCoins(g, seat), payableCrystals(g, seat)])).toEqual([
      [10, 2],
      [18, 4],
    ])
    payCoins(g, 1, 11)
    expect(accounts(g)).toEqual([
      [
        [10, 2],
        [3, 1],
      ],
      13,
      6,
      -1,
    ])
    const crystals = rich()
    payCrystals(crystals, 1, 3)
    expect(accounts(crystals)).toEqual([
      [
        [10, 2],
        [6, 0],
      ],
      16,
      7,
      -1,
    ])
    const exact = rich()
    payCoins(exact, 1, 10)
    payCrystals(exact, 1, 2)
    expect(accounts(exact)).toEqual([
      [
        [10, 2],
        [0, 0],
      ],
      10,
      7,
      -1,
    ])
  })

  it('AL-16.6 while all decide together, what others pay in is not yet there for the Coalition', () => {
    const g = rich(1)
    expect(payableCrystals(g, 1)).toBe(3)
    payCrystals(g, 0, 2)
    expect([g.crystals, g.vault, payableCrystals(g, 1)]).toEqual([7, 1, 3])
    payCrystals(g, 1, 1)
    expect([g.crystals, g.vault]).toEqual([8, 2])
    convert(g, 1, 1)
    expect([g.crystals, g.vault]).toEqual([7, 1])
    const empty = rich(0)
    expect(payableCrystals(empty, 1)).toBe(2)
    payCrystals(empty, 1, 1)
    expect(empty.vault).toBe(1)
  })
})

describe('orders of things', () => {
  it('AL-20.7 different cards, each once, by their numbers', () => {
    expect(different([5, 3, 5, 0, 9, 3, 1])).toEqual([0, 1, 3, 5, 9])
    expect(different([])).toEqual([])
    expect(different([0, 0])).toEqual([0])
  })

  it('AL-9.5 AL-15.2 among equals the earlier in turn order comes first', () => {
    const g = position({ track: [2, 0, 3, 1], vp: [4, 1, 4, 1] })
    expect(choosersOf(g)).toEqual([3, 1, 2, 0])
    expect(ranking(g.track, [4, 1, 4, 1])).toEqual([2, 0, 3, 1])
  })
})

describe('settings and views', () => {
  it('AL-19.1 a last round may be set up to 99, and there is none unless it is', () => {
    const read = (lastRound?: number) => parseConfig(aldarra, lastRound === undefined ? { seats: 2 } : { seats: 2, lastRound })
    expect(read()).toMatchObject({ ok: true, value: { lastRound: 0, map: 'random', chooseFactions: false } })
    expect([0, 1, 99, 100, -1].map((round) => read(round).ok)).toEqual([true, true, true, false, false])
  })

  it('AL-16.1 a view shares nothing with the table', () => {
    const t = fight({ units: { '0,0': { 0: 'FF', 1: 'FF' } } })
    t.look()
    const seen = t.view(0)
    expect(seen.order).toEqual(t.state.order)
    expect(seen.order).not.toBe(t.state.order)
    expect(seen.combat).toEqual(t.state.combat)
    expect(seen.combat).not.toBe(t.state.combat)
    expect(seen.combat?.hex).toBe(hex('0,0'))
  })
})
