import { describe, expect, it } from 'vitest'
import { DISCOVERIES } from '../content/discoveries.ts'
import { C, D, dis, E, F, hex, N, O, type Position, player, position, table, unitsAt, X } from './table.ts'

const building = (units: Record<`${number},${number}`, string>, coins = 40, more: Position = {}) =>
  table({
    phase: 'build',
    coins: [coins],
    units: Object.fromEntries(Object.entries(units).map(([spot, letters]) => [spot, { 0: letters }])),
    ...more,
  })

describe('Discovery', () => {
  /** The deck holds these cards, and nobody knows where. */
  const shuffledBack = (deck: readonly number[], cards: readonly number[]) => {
    expect([...deck].sort((a, b) => a - b)).toEqual([...cards].sort((a, b) => a - b))
    expect(deck).not.toEqual(cards)
  }
  const row = ['DIS-P1', 'DIS-P2', 'DIS-P3', 'DIS-P4', 'DIS-P5'] as const

  it('AL-13.24 one card more than players', () => {
    for (const seats of [2, 3, 4] as const) expect(table({ seats, phase: 'reveal' }).state.discoveryRow).toHaveLength(seats + 1)
  })

  it('AL-13.25 each takes one in turn order', () => {
    const t = table({ phase: 'discovery', row, track: [1, 0, 3, 2] })
    expect(t).toBeAsked(1, 'discovery')
    t.choose({ do: 'take', discovery: dis('DIS-P3') })
    expect(t.view(null).players[1]?.discoveries).toEqual([dis('DIS-P3')])
    expect(t).toBeAsked(0, 'discovery')
    expect(t).not.toOffer({ do: 'take', discovery: dis('DIS-P3') })
  })

  it('AL-13.26 taking is a must, and there is no limit', () => {
    const many = { 1: ['DIS-U1', 'DIS-U2', 'DIS-U3', 'DIS-U4', 'DIS-U5', 'DIS-U6', 'DIS-U7', 'DIS-P1', 'DIS-P2', 'DIS-P6'] } as const
    const t = table({ phase: 'discovery', turn: 1, row: ['DIS-P7', 'DIS-P8'], discoveries: many })
    expect(t).toOfferExactly([
      { do: 'take', discovery: dis('DIS-P7') },
      { do: 'take', discovery: dis('DIS-P8') },
    ])
  })

  it('AL-13.27 a Discovery works at once', () => {
    const t = table({ phase: 'discovery', row: ['DIS-U3', 'DIS-P1', 'DIS-P2', 'DIS-P3', 'DIS-P4'] }).choose({ do: 'take', discovery: C })
    expect(t.state.players[0]?.discoveries).toBe(1 << C)
  })

  it('AL-13.28 never twice the same', () => {
    const t = table({ phase: 'discovery', row, discoveries: { 0: ['DIS-P1', 'DIS-P2'] } })
    expect(t).not.toOffer({ do: 'take', discovery: dis('DIS-P1') })
    expect(t).toOffer({ do: 'take', discovery: dis('DIS-P3') })
  })

  it('AL-13.29 who owns all that is revealed turns up cards until one is new', () => {
    const p: Position = {
      phase: 'discovery',
      turn: 1,
      row: ['DIS-P1', 'DIS-P4'],
      discoveries: { 1: ['DIS-P1', 'DIS-P4'] },
      discoveryDeck: ['DIS-P1', 'DIS-P2', 'DIS-P3'],
    }
    const t = table(p)
    expect(t.view(null).players[1]?.discoveries).toEqual([dis('DIS-P1'), dis('DIS-P2'), dis('DIS-P4')])
    shuffledBack(t.state.discoveryDeck, [...position(p).discoveryDeck.slice(0, -2), dis('DIS-P1')])
    t.look()
  })

  it('EX-23 all revealed cards owned', () => {
    const t = table({
      phase: 'discovery',
      turn: 3,
      row: ['DIS-P1', 'DIS-P4'],
      discoveries: { 3: ['DIS-P1', 'DIS-P4', 'DIS-U5'] },
      discoveryDeck: ['DIS-P4', 'DIS-U5', 'DIS-P2', 'DIS-P3'],
      factions: ['cindar', 'syndicate', 'coalition', 'odaria'],
    })
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'revealed', cards: [dis('DIS-P4'), dis('DIS-U5'), dis('DIS-P2')] }))
    expect(t.view(null).players[3]?.discoveries).toContain(dis('DIS-P2'))
    t.look()
  })

  it('AL-13.30 if there is none, nothing is taken', () => {
    const t = table({ seats: 2, phase: 'discovery', turn: 1, discoveries: { 1: DISCOVERIES.map(({ id }) => id) } })
    expect(t.view(null).players[1]?.discoveries).toHaveLength(16)
    expect(t).not.toBeAsked(1, 'discovery')
  })

  it('AL-13.31 a search leaves the revealed cards to the others', () => {
    const t = table({ phase: 'discovery', row }).choose({ do: 'search' }).choose({ do: 'find', discovery: N })
    expect(t.state.discoveryRow).toHaveLength(5)
    expect(t).toBeAsked(1, 'discovery')
    expect(t.decision.options).toHaveLength(5)
  })

  it('AL-13.32 the search finds upgrades only, and goes beside turning up cards', () => {
    const t = table({ phase: 'discovery', row: ['DIS-P1'], discoveries: { 0: ['DIS-P1', 'DIS-U1'] } })
    expect(t).toOfferExactly([{ do: 'reveal' }, { do: 'search' }])
    t.choose({ do: 'search' })
    expect(t).toOfferExactly([1, 2, 3, 4, 5, 6].map((discovery) => ({ do: 'find', discovery })))
  })

  it('AL-13.33 Odaria’s extra card comes only from what is left', () => {
    const none = table({ phase: 'extra-discovery', row: ['DIS-P1'], discoveries: { 2: ['DIS-P1'] } })
    expect(none).not.toBeAsked(2, 'extra-discovery')
    expect(none.view(null).players[2]?.discoveries).toEqual([dis('DIS-P1')])
  })

  it('AL-13.34 the rest goes back into the deck', () => {
    const t = table({ phase: 'extra-discovery', row: ['DIS-P1', 'DIS-P2'] }).pass()
    expect(t.state.discoveryRow).toEqual([])
    expect(t.state.discoveryDeck).toHaveLength(64)
    shuffledBack(t.state.discoveryDeck, [...position({ row: ['DIS-P1', 'DIS-P2'] }).discoveryDeck, dis('DIS-P1'), dis('DIS-P2')])
    t.look()
  })

  it('AL-13.35 a short deck is revealed whole', () => {
    const most = DISCOVERIES.slice(0, -1).map(({ id }) => id)
    const t = table({ seats: 2, phase: 'reveal', discoveries: { 0: most, 1: most } })
    expect(t.events).toContainEqual({ type: 'row-revealed', cards: [dis('DIS-P9'), dis('DIS-P9')] })
    t.look()
  })

  it('EX-22 Discovery draft with duplicates', () => {
    const t = table({
      phase: 'discovery',
      factions: ['syndicate', 'cindar', 'odaria', 'coalition'],
      row: ['DIS-P4', 'DIS-P4', 'DIS-U1', 'DIS-P1', 'DIS-U6'],
      discoveries: { 2: ['DIS-U6'] },
    })
    t.choose({ do: 'take', discovery: dis('DIS-P1') })
      .choose({ do: 'search' })
      .choose({ do: 'find', discovery: dis('DIS-U3') })
    expect(t).toOfferExactly([
      { do: 'take', discovery: dis('DIS-U1') },
      { do: 'take', discovery: dis('DIS-P4') },
    ])
    t.choose({ do: 'take', discovery: dis('DIS-U1') }).choose({ do: 'take', discovery: dis('DIS-P4') })
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'take', discovery: dis('DIS-P4') }])
    t.choose({ do: 'take' })
    expect(t.state.discoveryRow).toEqual([])
    t.look()
  })
})

describe('Build', () => {
  const home = hex('-1,-3')
  const at = hex('0,0')

  it('AL-13.36 ransoms first, all at once', () => {
    const t = table({ phase: 'ransom', coins: [4, 0, 4, 3], hostages: { 0: 'F', 2: 'F', 3: 'F' } })
    expect(t.match.open.map((d) => [d.seat, d.prompt])).toEqual([
      [0, 'ransom'],
      [2, 'ransom'],
    ])
    t.choose(2, { do: 'ransom' })
    expect(player(t, 1).coins).toBe(0)
    t.choose(0, { do: 'pass' })
    expect(player(t, 1).coins).toBe(4)
  })

  it('AL-13.37 in turn order, one item at a time, until done', () => {
    const t = table({ phase: 'build', coins: [4, 4], track: [1, 0, 2, 3] })
    expect(t).toBeAsked(1, 'build')
    t.choose({ do: 'build', unit: F })
    expect(t).toBeAsked(1, 'build')
    t.choose({ do: 'done' })
    expect(t).toBeAsked(0, 'build')
  })

  it('AL-13.38 each item costs what its card says, at once', () => {
    const t = building({}, 20, { discoveries: { 0: ['DIS-U5'] } }).choose({ do: 'build', unit: N })
    expect(player(t, 0).coins).toBe(11)
    t.choose({ do: 'build', unit: E })
    expect(player(t, 0).coins).toBe(9)
  })

  it('AL-13.39 War Bonds in one’s own build turn', () => {
    const t = building({}, 1, { explores: { 0: ['EXP-H07'] } }).choose({ do: 'play' })
    expect(t).toOffer({ do: 'build', unit: C })
    const other = table({ phase: 'build', coins: [9], explores: { 1: ['EXP-H07'] } })
    expect(other).not.toOffer({ do: 'play' })
  })

  it('AL-13.40 a piece in supply and a place to stand', () => {
    const t = building({ '0,0': 'XFFFF' })
    t.choose({ do: 'build', unit: F, hex: at })
    expect(t).not.toOffer({ do: 'build', hex: at, unit: F })
    expect(building({ '0,0': 'CCCCC' })).not.toOffer({ do: 'build', unit: C })
  })

  it('AL-13.41 only at sites of one’s own', () => {
    const t = table({ phase: 'build', coins: [40], units: { '0,0': { 1: 'X' }, '1,0': { 0: 'F' } } })
    const sites = new Set(t.decision.options.flatMap((o) => ('hex' in o ? [o.hex] : [])))
    expect([...sites]).toEqual([home])
    t.look()
  })

  it('AL-13.42 every site has its allowance in Airships', () => {
    const t = building({ '0,0': 'X', '1,0': 'O' })
    t.choose({ do: 'build', unit: F, hex: at }).choose({ do: 'build', unit: F, hex: at })
    expect(t).not.toOffer({ do: 'build', unit: F, hex: at })
    expect(t).toOffer({ do: 'build', unit: E, hex: hex('1,0') })
  })

  it('AL-13.43 five at the Stronghold', () => {
    const t = table({ phase: 'build', coins: [0, 40], turn: 1 })
    for (let n = 0; n < 5; n++) t.choose({ do: 'build', unit: F })
    expect(unitsAt(t.state, '4,-3', 1)).toBe('FFFFF')
    expect(t).not.toBeAsked(1, 'build')
  })

  it('AL-13.44 two of any type at a Fortress', () => {
    const t = building({ '0,0': 'X' }).choose({ do: 'build', unit: N, hex: at }).choose({ do: 'build', unit: D, hex: at })
    expect(t).not.toOffer({ do: 'build', unit: F, hex: at })
  })

  it('AL-13.45 two Engineers at an Outpost, Frigates too when it is upgraded', () => {
    const plain = building({ '0,0': 'O' })
    expect(plain).toOffer({ do: 'build', unit: E, hex: at })
    expect(plain).not.toOffer({ do: 'build', unit: F, hex: at })
    const upgraded = building({ '0,0': 'O' }, 40, { discoveries: { 0: ['DIS-U6'] } })
    upgraded.choose({ do: 'build', unit: F, hex: at }).choose({ do: 'build', unit: E, hex: at })
    expect(upgraded).not.toOffer({ do: 'build', unit: E, hex: at })
  })

  it('AL-13.46 a new Outpost builds nothing', () => {
    const t = building({ '0,0': 'E' }).choose({ do: 'build', unit: O, hex: at })
    expect(t).not.toOffer({ do: 'build', hex: at, unit: E })
  })

  it('AL-13.47 an upgraded site builds one in all', () => {
    const before = building({ '0,0': 'OE' }).choose({ do: 'build', unit: E, hex: at }).choose({ do: 'build', unit: X, hex: at })
    expect(before).not.toOffer({ do: 'build', hex: at, unit: F })
    const after = building({ '0,0': 'OE' }).choose({ do: 'build', unit: X, hex: at })
    after.choose({ do: 'build', unit: N, hex: at })
    expect(after).not.toOffer({ do: 'build', hex: at, unit: F })
  })

  it('AL-13.48 an Outpost where there is an Engineer and no Building', () => {
    const t = building({ '0,0': 'E', '1,0': 'EO', '-1,-3': 'E' }, 40, { tiles: { '2,0': 'forest' } })
    expect(t).toOffer({ do: 'build', unit: O, hex: at, coins: 4 })
    expect(t).not.toOffer({ do: 'build', unit: O, hex: hex('1,0') })
    expect(t).not.toOffer({ do: 'build', unit: O, hex: home })
  })

  it('AL-13.49 on a Crystal Deposit too', () => {
    expect(building({ '0,0': 'E' }, 40, { tiles: { '0,0': 'crystal' } })).toOffer({ do: 'build', unit: O, hex: at })
  })

  it('AL-13.50 a Fortress replaces an Outpost', () => {
    const t = building({ '0,0': 'OE' }, 6).choose({ do: 'build', unit: X, hex: at })
    expect(unitsAt(t.state, '0,0', 0)).toBe('EX')
    expect(t.state.supply[O]).toBe(6)
    expect(player(t, 0).coins).toBe(0)
  })

  it('AL-13.51 not a new one, and not after two Airships', () => {
    const fresh = building({ '0,0': 'E' }).choose({ do: 'build', unit: O, hex: at })
    expect(fresh).not.toOffer({ do: 'build', unit: X, hex: at })
    const busy = building({ '0,0': 'OE' }).choose({ do: 'build', unit: E, hex: at })
    expect(busy).toOffer({ do: 'build', unit: X, hex: at })
    busy.choose({ do: 'build', unit: E, hex: at })
    expect(busy).not.toOffer({ do: 'build', unit: X, hex: at })
  })

  it('AL-13.52 an Engineer just built may raise the Fortress', () => {
    const t = building({ '0,0': 'O' })
    expect(t).not.toOffer({ do: 'build', unit: X, hex: at })
    t.choose({ do: 'build', unit: E, hex: at })
    expect(t).toOffer({ do: 'build', unit: X, hex: at })
  })

  it('AL-13.53 Engineers are not used up', () => {
    const t = building({ '0,0': 'E' }).choose({ do: 'build', unit: O, hex: at })
    expect(unitsAt(t.state, '0,0', 0)).toBe('EO')
  })

  it('AL-13.54 nothing is sold', () => {
    const t = building({ '0,0': 'NNX' })
    expect(new Set(t.decision.options.map((o) => o.do))).toEqual(new Set(['done', 'build']))
    t.look()
  })

  it('AL-13.55 Forests count when the Outpost is paid', () => {
    const t = building({ '0,0': 'E', '1,0': 'E', '2,0': 'F' }, 40, { tiles: { '2,0': 'forest' } })
    expect(t).toOffer({ do: 'build', unit: O, hex: at, coins: 3 })
    t.choose({ do: 'build', unit: O, hex: at })
    expect(player(t, 0).coins).toBe(37)
  })

  it('AL-13.56 the Coalition’s free Outposts come when all are done', () => {
    const t = table({ phase: 'build', turn: 3, coins: [0, 0, 0, 4], units: { '0,0': { 3: 'E' } } })
    expect(unitsAt(t.state, '0,0', 3)).toBe('E')
    t.choose({ do: 'done' })
    expect(unitsAt(t.state, '0,0', 3)).toBe('EO')
  })

  it('AL-13.57 they produce nothing in this step', () => {
    const t = table({
      phase: 'build',
      track: [3, 0, 1, 2],
      coins: [9, 0, 0, 9],
      units: { '0,0': { 3: 'E' } },
      discoveries: { 3: ['DIS-U6'] },
    })
    expect(t).not.toOffer({ do: 'build', unit: E, hex: at })
    t.choose(3, { do: 'done' })
    // The others still build: the Outpost is not there yet.
    expect(t).toBeAsked(0, 'build')
    expect(unitsAt(t.state, '0,0', 3)).toBe('E')
    t.choose(0, { do: 'done' })
    expect(unitsAt(t.state, '0,0', 3)).toBe('EO')
    expect(player(t, 3).coins).toBe(9)
    expect(t.state.round).toBe(3)
    expect(t.match.open.some((d) => d.prompt === 'build')).toBe(false)
    // In the next it is a site like any other.
    expect(table({ phase: 'build', turn: 3, coins: [0, 0, 0, 9], units: { '0,0': { 3: 'EO' } } })).toOffer({
      do: 'build',
      unit: E,
      hex: at,
    })
  })

  it('AL-13.58 a claim window, then the next round', () => {
    const t = table({ phase: 'free-outposts', coins: [10], objectives: { 0: ['OBJ-27'] } })
    expect(t).toBeAsked(0, 'claim')
    t.choose(0, { do: 'done' })
    expect(t.state.round).toBe(3)
  })

  it('EX-26 build limits', () => {
    const start = () =>
      building({ '0,0': 'OE', '-1,-3': 'FFE', '1,0': 'E', '2,0': 'F', '3,0': 'F' }, 30, {
        tiles: { '2,0': 'forest', '3,0': 'forest' },
        factions: ['odaria', 'cindar', 'syndicate', 'coalition'],
      })
    const outpost = start()
    expect(outpost).toOffer({ do: 'build', unit: O, hex: hex('1,0'), coins: 2 })
    outpost.choose({ do: 'build', unit: O, hex: hex('1,0') })
    expect(outpost).not.toOffer({ do: 'build', unit: E, hex: hex('1,0') })
    const first = start().choose({ do: 'build', unit: E, hex: at, coins: 3 })
    first.choose({ do: 'build', unit: X, hex: at, coins: 6 })
    expect(first).not.toOffer({ do: 'build', unit: F, hex: at })
    const upgrade = start().choose({ do: 'build', unit: X, hex: at }).choose({ do: 'build', unit: C, hex: at })
    expect(upgrade).not.toOffer({ do: 'build', unit: F, hex: at })
    const two = start().choose({ do: 'build', unit: E, hex: at }).choose({ do: 'build', unit: E, hex: at })
    expect(two).not.toOffer({ do: 'build', unit: X, hex: at })
    const full = start().choose({ do: 'build', unit: F, hex: home }).choose({ do: 'build', unit: F, hex: home })
    expect(full).not.toOffer({ do: 'build', unit: F, hex: home })
  })
})
