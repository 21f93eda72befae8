import { describe, expect, it } from 'vitest'
import { canFly, destinations, stepsFrom } from '../rules/movement.ts'
import { chartOf } from '../rules/view.ts'
import { C, D, E, F, hex, O, player, position, type Spot, table, unitsAt } from './table.ts'

const from = (t: ReturnType<typeof table>, spot: Spot) => t.choose({ do: 'activate', hex: hex(spot) }).choose({ do: 'from' })
const to = (t: ReturnType<typeof table>, spot: Spot) => t.choose({ do: 'activate', hex: hex(spot) }).choose({ do: 'to' })
const idly = (t: ReturnType<typeof table>) => t.choose({ do: 'activate', hex: hex('0,0') }).choose({ do: 'none' })

describe('Orders', () => {
  it('AL-0.3 a Discovery overrides the rule it names, never the Stronghold of another', () => {
    const t = from(table({ units: { '3,-2': { 0: 'F' } }, tiles: { '3,-1': 'mountain' }, discoveries: { 0: ['DIS-P2'] } }), '3,-2')
    t.choose({ do: 'ship', unit: F })
    expect(t).toOffer({ do: 'fly', hex: hex('3,0') })
    expect(t).not.toOffer({ do: 'fly', hex: hex('4,-3') })
  })

  it('AL-0.4 what is not worded "may" must be done', () => {
    const t = table({ phase: 'discovery', row: ['DIS-P1', 'DIS-P2', 'DIS-P3', 'DIS-P4', 'DIS-P5'] })
    expect(t).not.toOffer({ do: 'pass' })
    const orders = table()
    expect(orders).not.toOffer({ do: 'pass' })
  })

  it('AL-0.5 a single option is taken, an empty choice is not offered', () => {
    const t = table({ phase: 'extra-discovery', row: ['DIS-U6'], discoveries: { 2: ['DIS-U6'] } })
    expect(t).not.toBeAsked(2, 'extra-discovery')
    const alone = idly(table({ units: { '1,0': { 0: 'F' } } }))
    expect(alone).toBeAsked(1, 'activate')
  })

  it('AL-0.6 nothing is bought that cannot be paid in full', () => {
    const t = table({ phase: 'build', coins: [4] })
    expect(t).toOffer({ do: 'build', unit: E })
    expect(t).not.toOffer({ do: 'build', unit: C })
  })

  it('AL-10.1 three Order tokens, four with Command Relay', () => {
    const t = table({ phase: 'expansion', discoveries: { 1: ['DIS-P1'] } })
    expect([1, 2, 3].map((seat) => player(t, seat).tokens)).toEqual([4, 3, 3])
  })

  it('AL-10.2 Orders go round in turn order; who has no token is skipped', () => {
    const t = table({ tokens: [2, 0, 1, 1], track: [3, 0, 1, 2], turn: 1 })
    const asked: number[] = []
    for (let n = 0; n < 4; n++) {
      asked.push(t.decision.seat)
      idly(t)
    }
    expect(asked).toEqual([0, 2, 3, 0])
    expect(t.state.phase).not.toBe('order')
  })

  it('AL-10.3 a token must be used, even to move nothing', () => {
    const t = table({ units: { '0,0': { 0: 'F' } } })
    expect(t).not.toOffer({ do: 'pass' })
    idly(t)
    expect(player(t, 0).tokens).toBe(2)
    expect(unitsAt(t.state, '0,0', 0)).toBe('F')
  })

  it('AL-10.4 token, territory and mode, moves, combat, exploration', () => {
    const t = table({ units: { '0,0': { 0: 'C' }, '1,0': { 1: 'F' } }, unexplored: ['1,0'], dice: 'G0 B2' })
    expect(player(t, 0).tokens).toBe(2)
    from(t, '0,0')
      .choose({ do: 'ship', unit: C })
      .choose({ do: 'fly', hex: hex('1,0') })
    t.choose({ do: 'pass' })
    expect(t).toBeAsked(0, 'explore')
    t.pass()
    expect(t).toBeAsked(1, 'activate')
    const types = t.events.map((e) => e.type)
    expect(types.indexOf('order-placed')).toBeLessThan(types.indexOf('moved'))
    expect(types.indexOf('moved')).toBeLessThan(types.indexOf('combat-begun'))
  })

  it('AL-10.5 a territory may be activated again and again', () => {
    const t = idly(table())
    expect(t).toOffer({ do: 'activate', hex: hex('0,0') })
    idly(t)
    expect(t).toOffer({ do: 'activate', hex: hex('0,0') })
  })

  it('AL-10.6 the token is back when the Order is over, not before', () => {
    const t = table({ units: { '0,0': { 0: 'F' } }, unexplored: ['0,0'] })
    idly(t)
    expect(t.view(null).order).toMatchObject({ seat: 0, hex: hex('0,0') })
    t.pass()
    expect(t.view(null).order).toMatchObject({ seat: 1, hex: -1 })
  })

  it('AL-10.7 any territory but another Stronghold', () => {
    const t = table()
    expect(t.decision.options).toHaveLength(46)
    expect(t).toOffer({ do: 'activate', hex: hex('-1,-3') })
    for (const spot of ['4,-3', '-4,3', '1,3'] as const) expect(t).not.toOffer({ do: 'activate', hex: hex(spot) })
  })

  it('AL-10.8 FROM: each ship to a destination of its own', () => {
    const t = from(table({ units: { '0,0': { 0: 'FD' } } }), '0,0')
    t.choose({ do: 'ship', unit: F }).choose({ do: 'fly', hex: hex('3,0') })
    t.choose({ do: 'ship', unit: D }).choose({ do: 'fly', hex: hex('-3,0') })
    expect([unitsAt(t.state, '3,0', 0), unitsAt(t.state, '-3,0', 0), unitsAt(t.state, '0,0', 0)]).toEqual(['F', 'D', ''])
  })

  it('AL-10.9 TO: ships that reach the territory, and no others', () => {
    const t = to(table({ units: { '3,0': { 0: 'F' }, '-3,0': { 0: 'C' }, '0,2': { 0: 'C' } } }), '0,0')
    expect(t).toOfferExactly([{ do: 'done' }, { do: 'call', hex: hex('3,0'), unit: F }, { do: 'call', hex: hex('0,2'), unit: C }])
    t.choose({ do: 'call', unit: F }).choose({ do: 'done' })
    expect(unitsAt(t.state, '0,0', 0)).toBe('F')
  })

  it('AL-10.10 NONE: nothing moves', () => {
    const t = table({ units: { '0,0': { 0: 'FD' } } }).choose({ do: 'activate', hex: hex('0,0') })
    t.choose({ do: 'none' })
    expect(t).toBeAsked(1, 'activate')
    expect(t.events.some((e) => e.type === 'moved')).toBe(false)
  })

  it('AL-10.11 a ship moves once in an Order', () => {
    const t = to(table({ units: { '1,0': { 0: 'F' } } }), '0,0')
    t.choose({ do: 'call', unit: F })
    expect(t).toBeAsked(1, 'activate')
    const leaving = from(table({ units: { '0,0': { 0: 'F' } } }), '0,0')
    leaving.choose({ do: 'ship', unit: F }).choose({ do: 'fly', hex: hex('1,0') })
    expect(leaving).toBeAsked(1, 'activate')
  })

  it('AL-10.12 ships move one by one, and all before any combat', () => {
    const t = from(table({ units: { '0,0': { 0: 'FF' }, '1,0': { 1: 'F' } } }), '0,0')
    t.choose({ do: 'ship', unit: F }).choose({ do: 'fly', hex: hex('1,0') })
    expect(t).toBeAsked(0, 'ship')
    expect(t.state.combat).toBeNull()
    t.choose({ do: 'done' })
    expect(t.state.combat).not.toBeNull()
    t.look()
  })

  it('AL-10.13 moves can be taken back until they are declared done', () => {
    const t = from(table({ units: { '0,0': { 0: 'FF' } } }), '0,0')
    t.choose({ do: 'ship', unit: F }).choose({ do: 'fly', hex: hex('1,0') })
    let match = t.match
    for (let n = 0; n < 4; n++) {
      expect(match.canUndo(0)).toBe(true)
      match = match.undo(0) ?? match
    }
    expect(match.first?.prompt).toBe('activate')
    expect(unitsAt(match.state, '0,0', 0)).toBe('FF')
    t.look()
  })
})

describe('movement', () => {
  it('AL-10.14 movement is the card’s and all that adds to it', () => {
    const t = table({
      explores: { 0: ['EXP-H01'] },
      discoveries: { 0: ['DIS-P3'] },
      tiles: { '-4,2': 'jetstream' },
      units: { '-4,2': { 0: 'C' } },
    })
    t.pass()
    from(t, '-4,2').choose({ do: 'play' }).choose({ do: 'ship', unit: C })
    // 2 on the card, +1 Heavy, +1 Jetstream, +1 Burners.
    expect(t).toOffer({ do: 'fly', hex: hex('1,2') })
    expect(t).not.toOffer({ do: 'fly', hex: hex('2,2') })
  })

  it('AL-10.15 a move is one step at least and no more than the movement', () => {
    const t = from(table({ units: { '0,0': { 0: 'E' } } }), '0,0').choose({ do: 'ship', unit: E })
    expect(t).not.toOffer({ do: 'fly', hex: hex('0,0') })
    expect(t).toOffer({ do: 'fly', hex: hex('2,0') })
    expect(t).not.toOffer({ do: 'fly', hex: hex('3,0') })
  })

  it('AL-10.16 no path through another Stronghold', () => {
    const t = from(table({ strongholds: ['-4,3', '1,-3', '4,-3', '1,3'], units: { '0,-3': { 0: 'E' } } }), '0,-3').choose({
      do: 'ship',
      unit: E,
    })
    expect(t).not.toOffer({ do: 'fly', hex: hex('2,-3') })
    expect(t).not.toOffer({ do: 'fly', hex: hex('1,-3') })
  })

  it('AL-10.17 nobody flies on past enemies', () => {
    const ring = { '1,0': { 1: 'F' }, '0,1': { 1: 'F' }, '-1,1': { 1: 'F' }, '-1,0': { 1: 'F' }, '0,-1': { 1: 'F' }, '1,-1': { 1: 'F' } }
    const t = from(table({ units: { '0,0': { 0: 'F' }, ...ring } }), '0,0').choose({ do: 'ship', unit: F })
    expect(t).toOfferExactly(Object.keys(ring).map((spot) => ({ do: 'fly', hex: hex(spot as Spot) })))
  })

  it('EX-07 enemy stop', () => {
    const t = from(table({ units: { '0,0': { 0: 'F' }, '1,0': { 1: 'O' } } }), '0,0').choose({ do: 'ship', unit: F })
    t.choose({ do: 'fly', hex: hex('1,0') })
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'combat-begun', hex: hex('1,0'), attacker: 0 }))
    t.look()
    const g = position({ units: { '0,0': { 0: 'F' }, '1,0': { 1: 'O' } } })
    // Round the Outpost it is three steps to (2,0): by (1,-1) and (2,-1).
    expect(stepsFrom(g, 0, hex('0,0'), 8)[hex('2,0')]).toBe(3)
  })

  it('AL-10.18 nobody flies on past a Mountain', () => {
    const g = position({ tiles: { '1,0': 'mountain' } })
    expect(stepsFrom(g, 0, hex('0,0'), 8)[hex('1,0')]).toBe(1)
    expect(stepsFrom(g, 0, hex('0,0'), 8)[hex('2,0')]).toBe(3)
  })

  it('EX-05 Mountain halt', () => {
    const fly = (unit: number, valves: boolean) => {
      const t = table({ tiles: { '1,0': 'mountain' }, units: { '0,0': { 0: 'FC' } }, discoveries: valves ? { 0: ['DIS-P2'] } : {} })
      return from(t, '0,0').choose({ do: 'ship', unit })
    }
    expect(fly(F, false)).toOffer({ do: 'fly', hex: hex('1,0') })
    expect(fly(C, false)).toOffer({ do: 'fly', hex: hex('1,0') })
    expect(fly(F, false)).toOffer({ do: 'fly', hex: hex('2,0') })
    expect(fly(C, false)).not.toOffer({ do: 'fly', hex: hex('2,0') })
    expect(fly(C, true)).toOffer({ do: 'fly', hex: hex('2,0') })
  })

  it('EX-06 Jetstream', () => {
    const t = to(table({ tiles: { '-1,1': 'jetstream', '0,1': 'jetstream' }, units: { '-1,1': { 0: 'C' }, '-1,2': { 0: 'C' } } }), '2,1')
    expect(t).toOfferExactly([{ do: 'done' }, { do: 'call', hex: hex('-1,1'), unit: C }])
  })

  it('AL-10.19 own Units never block, and only the end of the move is counted', () => {
    const t = from(table({ units: { '0,0': { 0: 'F' }, '1,0': { 0: 'DDDDE' } } }), '0,0').choose({ do: 'ship', unit: F })
    expect(t).not.toOffer({ do: 'fly', hex: hex('1,0') })
    expect(t).toOffer({ do: 'fly', hex: hex('2,0') })
  })

  it('AL-10.20 no move ends with a sixth Airship or a second Building', () => {
    const t = to(table({ units: { '0,0': { 0: 'FFFFF' }, '1,0': { 0: 'D' } } }), '0,0')
    expect(t).toBeAsked(1, 'activate')
    const g = position({ factions: ['odaria', 'cindar', 'syndicate', 'coalition'], units: { '0,0': { 0: 'O' }, '1,0': { 0: 'X' } } })
    expect(canFly(g, 0, O, hex('0,0'), hex('1,0'), 1, 0)).toBe(false)
    expect(canFly(g, 0, O, hex('0,0'), hex('0,1'), 1, 0)).toBe(true)
  })

  it('EX-08 stacking', () => {
    const t = table({
      units: { '0,0': { 0: 'DDDDO' }, '1,0': { 0: 'F' }, '2,0': { 0: 'F' } },
      unexplored: ['0,0'],
      exploreDeck: ['EXP-06'],
    })
    to(t, '0,0').choose({ do: 'call', hex: hex('1,0'), unit: F })
    expect(t).toBeAsked(0, 'explore')
    t.choose({ do: 'explore', hex: hex('0,0') })
    expect(unitsAt(t.state, '0,0', 0)).toBe('FDDDDO')
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'no-effect' }))
  })

  it('AL-10.21 Crystals stay where they lie', () => {
    const t = from(table({ units: { '0,0': { 0: 'F' } }, lying: { '0,0': 2 } }), '0,0')
      .choose({ do: 'ship', unit: F })
      .choose({ do: 'fly', hex: hex('1,0') })
    expect([t.state.lying[hex('0,0')], t.state.lying[hex('1,0')]]).toEqual([2, 0])
    expect(player(t, 0).crystals).toBe(0)
  })

  it('AL-10.22 a move may end among enemies: a combat', () => {
    const t = from(table({ units: { '0,0': { 0: 'F' }, '1,0': { 1: 'F' } } }), '0,0').choose({ do: 'ship', unit: F })
    t.choose({ do: 'fly', hex: hex('1,0') })
    expect(t.state.combat?.hex).toBe(hex('1,0'))
    t.look()
  })

  it('AL-10.23 one path-finder, for the rules and for a board that has only a view', () => {
    const t = table({
      tiles: { '1,0': 'mountain', '0,0': 'jetstream' },
      units: { '0,0': { 0: 'F' }, '0,1': { 1: 'F' } },
      strongholds: ['-1,-3', '2,-1', '-4,3', '1,3'],
    })
    const seen = destinations(chartOf(t.view(null)), 0, F, hex('0,0'), 0)
    from(t, '0,0').choose({ do: 'ship', unit: F })
    expect(t).toOfferExactly(seen.map((at) => ({ do: 'fly', hex: at })))
    expect(seen).toContain(hex('1,0'))
    expect(seen).not.toContain(hex('2,-1'))
  })

  it('AL-10.24 Emergency Burners come between the mode and the first move', () => {
    const t = table({ explores: { 0: ['EXP-H01'] }, units: { '-3,0': { 0: 'F' } } }).pass()
    t.choose({ do: 'activate', hex: hex('-3,0') }).choose({ do: 'from' })
    expect(t).toBeAsked(0, 'window')
    t.choose({ do: 'play' }).choose({ do: 'ship', unit: F })
    expect(t).toOffer({ do: 'fly', hex: hex('1,0') })
  })
})
