import { Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { problems } from '../rules/config.ts'
import { aldarra } from '../rules/index.ts'
import type { AldarraOption } from '../rules/options.ts'
import { duel, fight } from './fights.ts'
import { type AldarraTable, C, configFor, D, E, exp, F, hex, O, type Position, player, table, unitsAt } from './table.ts'

const MIDDLE = hex('0,0')
const offers = (t: AldarraTable, seat = 0) => {
  t.look()
  return (t.match.decisionOf(seat)?.options ?? []) as readonly AldarraOption[]
}
const kinds = (t: AldarraTable, seat = 0) => [...new Set(offers(t, seat).map((o) => o.do))]

describe('the Coalition’s exchanges', () => {
  const coalition = (coins: number, crystals: number, more: Position = {}) =>
    table({ factions: ['coalition', 'cindar', 'odaria', 'syndicate'], coins: [coins], crystals: [crystals], ...more })

  it('AL-6.13 four Coins for a Crystal of the supply, a Crystal for four Coins', () => {
    expect(kinds(coalition(4, 0))).toEqual(['activate', 'to-crystal'])
    expect(kinds(coalition(3, 0))).toEqual(['activate'])
    expect(kinds(coalition(0, 1))).toEqual(['activate', 'to-coins'])
    expect(kinds(coalition(4, 1))).toEqual(['activate', 'to-crystal', 'to-coins'])
    // The supply is empty.
    expect(kinds(coalition(4, 0, { crystals: [0, 25] }))).toEqual(['activate'])
    expect(kinds(table({ factions: ['cindar', 'coalition'], coins: [9], crystals: [9] }))).toEqual(['activate'])
  })

  it('AL-6.13 one way only between two answers, both ways again after the next', () => {
    const t = coalition(9, 2, { units: { '0,0': { 0: 'F' } } }).choose(0, { do: 'to-crystal' })
    expect([player(t, 0).coins, player(t, 0).crystals, t.state.crystals, t.state.coinsOut]).toEqual([5, 3, 22, 5])
    expect(kinds(t)).toEqual(['activate', 'to-crystal'])
    t.choose(0, { do: 'to-crystal' })
    expect(kinds(t)).toEqual(['activate'])
    t.choose(0, { do: 'activate', hex: MIDDLE })
    expect(kinds(t)).toEqual(['none', 'from', 'to', 'to-coins'])
    const back = coalition(0, 2).choose(0, { do: 'to-coins' })
    expect([player(back, 0).coins, player(back, 0).crystals, back.state.crystals, back.state.coinsOut]).toEqual([4, 1, 24, 4])
    expect(kinds(back)).toEqual(['activate', 'to-coins'])
  })
})

describe('ransoms', () => {
  const factions = ['cindar', 'syndicate', 'odaria', 'coalition'] as const

  it('AL-6.20 all who can pay are asked, each pays for all of theirs, and the Syndicate is paid', () => {
    const t = table({ phase: 'ransom', factions, coins: [4, 1, 5, 3], crystals: [0, 0, 0, 1], hostages: { 0: 'FFX', 2: 'N', 3: 'O' } })
    expect([0, 1, 2, 3].map((seat) => offers(t, seat).map((o) => o.do))).toEqual([
      ['pass', 'ransom'],
      [],
      ['pass', 'ransom'],
      ['pass', 'ransom'],
    ])
    t.choose(0, { do: 'ransom' }).choose(3, { do: 'ransom' }).pass(2)
    expect(t.state.players.map(({ coins, crystals, plan }) => [coins, crystals, plan])).toEqual([
      [0, 0, 0],
      [9, 0, 0],
      [5, 0, 0],
      [3, 0, 0],
    ])
    expect(t.state.supply.slice(0, 7)).toEqual([10, 5, 5, 3, 6, 6, 3])
    expect(t.state.hostages.filter((n) => n > 0)).toEqual([1])
    expect(t.state.phase).toBe('build')
    t.look()
  })

  it('AL-6.20 nobody with too few Coins, or without hostages', () => {
    const asked = (p: Position) => {
      const t = table({ phase: 'ransom', factions, ...p })
      t.look()
      return t.match.open.map(({ seat, prompt }) => [seat, prompt])
    }
    expect(asked({ coins: [3, 0, 9], hostages: { 0: 'F' } })).toEqual([[0, 'build']])
    expect(asked({ coins: [4], hostages: { 0: 'X' } })).toEqual([[0, 'ransom']])
    expect(asked({ coins: [4], hostages: { 0: 'F' } })).toEqual([[0, 'ransom']])
  })
})

describe('arriving', () => {
  it('AL-6.3 who asked for a faction is passed over, and it is taken', () => {
    const m = Match.start(aldarra, configFor(3, { chooseFactions: true, faction: ['any', 'odaria', 'any'] }), 'a')
    const order = m.state.clockwise.filter((seat) => seat !== 1).reverse()
    for (const seat of order) {
      expect(m.first).toMatchObject({ seat, prompt: 'faction' })
      expect(m.first?.options).not.toContainEqual({ do: 'faction', faction: 1 })
      m.choose(seat, 0)
    }
    expect(m.state.players.map(({ faction }) => faction)[1]).toBe(1)
    expect(new Set(m.state.players.map(({ faction }) => faction)).size).toBe(3)
    expect([m.state.phase, m.state.turn, m.first?.seat]).toEqual(['strongholds', 0, m.state.track[0]])
    // The starting Discoveries are out of the deck.
    expect(m.state.discoveryDeck).toHaveLength(16 * 3 - 3)
  })

  it('AL-6.1 no faction twice: the first of them is named', () => {
    const of = (...faction: readonly ('any' | 'cindar' | 'odaria')[]) => problems(configFor(4, { faction: [...faction] }))
    expect(of('cindar', 'cindar', 'odaria', 'odaria')).toEqual([{ problem: 'faction-twice', faction: 'cindar' }])
    expect(of('any', 'any', 'odaria', 'cindar')).toEqual([])
  })

  it('AL-8.5 the last to place a Stronghold is the first to place an Outpost', () => {
    const t = table({ phase: 'strongholds', strongholds: [], seats: 3, track: [1, 2, 0], round: 0 })
    const asked: [number, string][] = []
    const spots = ['-1,-3', '4,-3', '-4,3', '0,0', '1,0', '-1,0'] as const
    for (const spot of spots) {
      const { seat, prompt } = t.decision
      asked.push([seat, prompt])
      t.choose(seat, { do: prompt, hex: hex(spot, 3) })
    }
    expect(asked).toEqual([
      [1, 'stronghold'],
      [2, 'stronghold'],
      [0, 'stronghold'],
      [0, 'outpost'],
      [2, 'outpost'],
      [1, 'outpost'],
    ])
    expect(t.state.round).toBe(1)
    expect(unitsAt(t.state, '-1,-3', 1)).toBe('FFE')
    t.look()
  })
})

describe('combat, step by step', () => {
  it('AL-11.35 a Supporter is asked in every Heavy Step, and what it fired before does not count', () => {
    const t = fight({ units: { '0,0': { 0: 'E', 1: 'E' }, '1,0': { 2: 'X' } }, dice: 'G0 G0 P0 P0 G0 G0 G0' })
    t.choose(2, { do: 'fire' })
    expect(t).toBeAsked(0, 'retreat')
    t.choose(0, { do: 'stay' }).choose(1, { do: 'stay' })
    expect(t).toBeAsked(2, 'support')
    expect(t.state.combat).toMatchObject({ round: 2, pool: 1 })
    t.pass(2)
    const heavy = t.events.filter((e) => e.type === 'rolled')
    expect(heavy.map((e) => ('dice' in e && Array.isArray(e.dice) ? e.dice.length : 0))).toEqual([4, 2])
    t.look()
  })

  it('AL-11.59 a round in which something fell adds no die', () => {
    const t = duel('EE', 'EE', 'G1 G1 G0 G0')
    expect(unitsAt(t.state, '0,0', 1)).toBe('E')
    t.choose(0, { do: 'stay' }).choose(1, { do: 'stay' })
    expect(t.events.some(({ type }) => type === 'escalated')).toBe(false)
    t.look()
  })

  it('AL-11.50 hits too few by themselves are asked about when a later player’s may complete them', () => {
    const shared = fight({ track: [0, 2, 1, 3], units: { '0,0': { 0: 'E', 1: 'C', 2: 'E' } }, dice: 'G1 G1 B0' })
    expect(shared).toBeAsked(0, 'hit')
    const alone = fight({ track: [0, 2, 1, 3], units: { '0,0': { 0: 'E', 1: 'C', 2: 'E' } }, dice: 'G1 G0 B0' })
    expect(alone).not.toBeAsked(0, 'hit')
    alone.look()
  })

  it('AL-11.13 no Intercept into a full territory; AL-4.15 two steps with the upgrade', () => {
    const asked = (p: Position) => {
      const t = fight(p)
      t.look()
      return t.match.first?.prompt
    }
    expect(asked({ units: { '0,0': { 0: 'FFFFF', 1: 'F' }, '1,0': { 0: 'D' } } })).toBe('delay')
    expect(asked({ units: { '0,0': { 0: 'FFFF', 1: 'F' }, '1,0': { 0: 'D' } } })).toBe('intercept')
    expect(asked({ units: { '0,0': { 0: 'F', 1: 'F' }, '2,0': { 0: 'D' } } })).toBe('delay')
    expect(asked({ units: { '0,0': { 0: 'F', 1: 'F' }, '2,0': { 0: 'D' } }, discoveries: { 0: ['DIS-U2'] } })).toBe('intercept')
    expect(asked({ units: { '0,0': { 0: 'F', 1: 'F' }, '3,0': { 0: 'D' } }, discoveries: { 0: ['DIS-U2'] } })).toBe('delay')
  })
})

describe('cards and decks', () => {
  it('AL-12.17 an empty Explore deck is the pile, shuffled; with neither nothing is drawn', () => {
    const exploring = (change: Position['change']) =>
      table({ phase: 'explore', tokens: [0, 1], unexplored: ['0,0'], units: { '0,0': { 0: 'F' } }, ...(change ? { change } : {}) }).choose({
        do: 'explore',
        hex: MIDDLE,
      })
    const turned = exploring((g) => {
      g.exploreDiscard = g.exploreDeck.splice(0)
    })
    expect(turned.state.exploreDeck.length + turned.state.exploreDiscard.length + player(turned, 0).explores.length).toBe(72)
    expect(turned.state.exploreDeck).toHaveLength(71)
    expect(turned.state.exploreDeck).not.toEqual([...turned.state.exploreDeck].sort((a, b) => a - b))
    turned.look()
  })

  it('AL-17.3 a window asks who might hold a card that fits, as long as not all copies lie open', () => {
    const asked = (discarded: number) => {
      const t = table({
        explores: { 0: ['EXP-H07'] },
        units: { '0,0': { 0: 'O' } },
        change: (g) => {
          for (const card of ['EXP-H09', 'EXP-H09', 'EXP-H10'].slice(0, discarded).map(exp))
            g.exploreDiscard.push(...g.exploreDeck.splice(g.exploreDeck.indexOf(card), 1))
        },
      })
      t.look()
      return t.match.first?.prompt
    }
    expect([asked(0), asked(1), asked(2)]).toEqual(['window', 'window', 'activate'])
  })

  it('EXP-H04 Aether Ward takes three hits, or as many as there are; EXP-H03 its dice are Pink', () => {
    const t = duel('CC', 'C', 'B1 B1 B0', { explores: { 1: ['EXP-H04'] } })
    while (t.match.first?.prompt === 'window' && !offers(t, 1).some((o) => o.do === 'play')) t.pass(1)
    t.choose(1, { do: 'play', against: 0 })
    expect(t.events).toContainEqual({ type: 'hits-cut', seat: 1, against: 0, n: 2 })
    expect(unitsAt(t.state, '0,0', 1)).toBe('C')
    t.look()
  })

  it('AL-10.14 Tailwind and Jetstream add up; a Building gains by a Jetstream too', () => {
    const reach = (p: Position, unit: number) => {
      const t = table({ ...p })
        .choose({ do: 'activate', hex: hex('-3,0') })
        .choose({ do: 'from' })
        .choose({ do: 'ship', unit })
      return Math.max(
        ...offers(t).flatMap((o) => (o.do === 'fly' && o.hex >= hex('-3,0') && o.hex <= hex('3,0') ? [o.hex - hex('-3,0')] : [])),
      )
    }
    expect(reach({ units: { '-3,0': { 0: 'C' } } }, C)).toBe(2)
    expect(reach({ units: { '-3,0': { 0: 'C' } }, discoveries: { 0: ['DIS-P3'] }, tiles: { '-3,0': 'jetstream' } }, C)).toBe(4)
    expect(reach({ units: { '-3,0': { 0: 'D' } }, discoveries: { 0: ['DIS-P3'] } }, D)).toBe(3)
    expect(reach({ units: { '-3,0': { 0: 'E' } }, discoveries: { 0: ['DIS-U5'] } }, E)).toBe(3)
    expect(reach({ units: { '-3,0': { 0: 'F' } }, discoveries: { 0: ['DIS-U1'] } }, F)).toBe(4)
    expect(reach({ factions: ['odaria'], units: { '-3,0': { 0: 'O' } }, tiles: { '-3,0': 'jetstream' } }, O)).toBe(2)
  })
})
