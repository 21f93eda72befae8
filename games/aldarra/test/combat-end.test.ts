import { describe, expect, it } from 'vitest'
import { duel, fight, rolls } from './fights.ts'
import { C, D, E, F, hex, N, type Position, player, quietly, type Spot, table, unitsAt } from './table.ts'

describe('retreat', () => {
  const still = (p: Position = {}) => duel('E', 'E', 'G0 G0', p)

  it('AL-11.51 the Attacker first, then the others', () => {
    const t = still({ track: [1, 0, 2, 3], turn: 1 })
    expect(t).toBeAsked(0, 'retreat')
    t.choose({ do: 'stay' })
    expect(t).toBeAsked(1, 'retreat')
  })

  it('AL-11.52 only with an Airship and somewhere to go', () => {
    const building = duel('E', 'O', 'G0 G0').choose({ do: 'stay' })
    expect(building).not.toBeAsked(1, 'retreat')
    const ring = { '1,0': { 2: 'F' }, '0,1': { 2: 'F' }, '-1,1': { 2: 'F' }, '-1,0': { 2: 'F' }, '0,-1': { 2: 'F' }, '1,-1': { 2: 'F' } }
    const shut = fight({ units: { '0,0': { 0: 'E', 1: 'E' }, ...ring }, dice: 'G0 G0 G0 G0 G0' })
    expect(shut.events.filter((e) => e.type === 'escalated').length).toBeGreaterThan(0)
  })

  it('AL-11.53 all Airships go together', () => {
    const t = duel('FEE', 'E', 'G0 G0 G0 G0')
    quietly(t, 'delay')
    t.choose({ do: 'retreat', hex: hex('1,0') })
    expect([unitsAt(t.state, '0,0', 0), unitsAt(t.state, '1,0', 0)]).toEqual(['', 'FEE'])
    t.look()
  })

  it('AL-11.54 not to enemies, not into another Stronghold, not above five', () => {
    const t = fight({
      strongholds: ['-1,0', '0,-1', '-4,3', '1,3'],
      units: { '0,0': { 0: 'EE', 1: 'E' }, '1,0': { 2: 'F' }, '0,1': { 0: 'FFFF' }, '-1,1': { 0: 'FFF' } },
      dice: 'G0 G0 G0',
    })
    expect(t).toOfferExactly([
      { do: 'stay' },
      { do: 'retreat', hex: hex('1,-1') },
      { do: 'retreat', hex: hex('-1,0') },
      { do: 'retreat', hex: hex('-1,1') },
    ])
  })

  it('AL-11.55 Mountains do not matter', () => {
    expect(still({ tiles: { '1,0': 'mountain' } })).toOffer({ do: 'retreat', hex: hex('1,0') })
  })

  it('AL-11.56 Buildings stay and fight on', () => {
    const t = duel('C', 'EO', 'B0 G0 G0 G0 B0 G0').choose({ do: 'stay' })
    t.choose(1, { do: 'retreat', hex: hex('1,0') })
    expect(unitsAt(t.state, '0,0', 1)).toBe('O')
    expect(t.state.combat?.round ?? 2).toBe(2)
    t.look()
  })

  it('EX-10 the retreat of the rulebook', () => {
    const t = fight({
      tiles: { '1,0': 'crystal', '0,1': 'silver', '-1,1': 'ruins' },
      units: { '0,0': { 0: 'E', 1: 'EEO' }, '0,1': { 1: 'FFF' }, '-1,1': { 0: 'F' } },
      dice: 'G0 G0 G0 G0',
    }).choose({ do: 'stay' })
    expect(t.at(1)).toOffer({ do: 'retreat', hex: hex('1,0') })
    expect(t.at(1)).toOffer({ do: 'retreat', hex: hex('0,1') })
    expect(t.at(1)).not.toOffer({ do: 'retreat', hex: hex('-1,1') })
    t.choose({ do: 'retreat', hex: hex('0,1') })
    expect([unitsAt(t.state, '0,1', 1), unitsAt(t.state, '0,0', 1)]).toEqual(['FFFEE', 'O'])
    t.look()
  })

  it('AL-11.57 even who is left alone may still go', () => {
    const t = still().choose({ do: 'retreat', hex: hex('1,0') })
    expect(t).toBeAsked(1, 'retreat')
  })

  it('EX-29 both sides retreat', () => {
    const both = still().choose({ do: 'retreat', hex: hex('1,0') })
    both.choose(1, { do: 'retreat', hex: hex('0,1') })
    expect(both.state.combat).toBeNull()
    expect(both.state.players.map((p) => p.vp)).toEqual([0, 0, 0, 0])
    const one = still().choose({ do: 'retreat', hex: hex('1,0') })
    one.choose(1, { do: 'stay' })
    expect(one.state.players.map((p) => p.vp)).toEqual([0, 0, 0, 0])
    expect(player(one, 1).defenseWins).toBe(1)
  })

  it('AL-11.58 after the retreats the combat is over when one is left', () => {
    const t = still().choose({ do: 'stay' })
    t.choose(1, { do: 'retreat', hex: hex('1,0') })
    expect(t.state.combat).toBeNull()
    expect(player(t, 0).vp).toBe(1)
  })
})

describe('escalation and the end', () => {
  it('AL-11.59 a round that destroys nothing adds a Green die', () => {
    const t = duel('E', 'E', 'G0 G0')
    quietly(t, 'retreat')
    expect(t.events).toContainEqual({ type: 'escalated', pool: 1 })
    // Seat 1's Engineer destroys the Frigate: no die is added.
    const bloody = quietly(duel('FE', 'E', 'G0 G0 G1 G0 G0 G0 G0 G0'), 'delay').choose(1, { do: 'hit', unit: F })
    bloody.choose(0, { do: 'stay' }).choose(1, { do: 'stay' })
    expect(bloody.state.combat).toMatchObject({ round: 2, pool: 0 })
    // Round 2 destroys nothing: what fell in round 1 does not count for it.
    expect(bloody.events.filter((e) => e.type === 'escalated')).toEqual([])
    bloody.choose(0, { do: 'stay' }).choose(1, { do: 'stay' })
    expect(bloody.events.filter((e) => e.type === 'escalated')).toEqual([{ type: 'escalated', pool: 1 }])
    t.look()
    bloody.look()
  })

  it('AL-11.60 the pool only grows, and ends with its combat', () => {
    const t = duel('E', 'E', 'G0 G0 G0 G0 G0 G0 G0')
    quietly(t, 'retreat')
    const pools = t.events.flatMap((e) => (e.type === 'escalated' && 'pool' in e ? [Number(e.pool)] : []))
    expect(pools.length).toBeGreaterThan(1)
    expect(pools).toEqual([...pools].sort((a, b) => a - b))
    // Two combats of one Order: the second begins with an empty pool.
    const two = table({ units: { '0,0': { 0: 'EE' }, '1,0': { 1: 'O' }, '0,1': { 2: 'O' } }, dice: 'G0 G0 G0 G0 G0 G0 G0' })
    two.choose({ do: 'activate', hex: hex('0,0') }).choose({ do: 'from' })
    for (const spot of ['1,0', '0,1'] as const) two.choose({ do: 'ship', unit: E }).choose({ do: 'fly', hex: hex(spot) })
    two.choose({ do: 'combat', hex: hex('1,0') }).choose({ do: 'stay' })
    expect(two.state.combat).toMatchObject({ round: 2, pool: 1 })
    two.choose({ do: 'retreat', hex: hex('2,0') })
    expect(two.state.combat).toMatchObject({ hex: hex('0,1'), round: 1, pool: 0, escalation: 0 })
    two.choose({ do: 'retreat', hex: hex('0,0') })
    expect(two.view(null).combat).toBeNull()
  })

  it('AL-11.61 then the next round begins', () => {
    const t = duel('F', 'F', 'G0 G0')
    quietly(t, 'delay')
    t.choose({ do: 'stay' })
    t.choose(1, { do: 'stay' })
    expect(t.state.combat?.round).toBe(2)
    expect(t).toBeAsked(0, 'delay')
  })

  it('AL-11.62 the Attacker alone in the territory gains 1 VP', () => {
    const t = quietly(duel('D', 'F', 'P1 G0'), 'delay')
    expect(player(t, 0)).toMatchObject({ vp: 1, attackWins: 1 })
  })

  it('AL-11.63 nobody else does', () => {
    const t = quietly(duel('F', 'D', 'G0 P1'), 'delay')
    expect(t.state.players.map((p) => p.vp)).toEqual([0, 0, 0, 0])
    expect(player(t, 1).defenseWins).toBe(1)
  })

  it('AL-11.64 one VP for each combat, however many are beaten', () => {
    const t = fight({ units: { '0,0': { 0: 'NN', 1: 'E' }, '1,0': { 2: 'D' } }, dice: 'P0 B2 B2 B0 B0' })
    t.choose({ do: 'intercept' })
    quietly(t, 'delay')
    t.choose({ do: 'hit', seat: 1 })
    expect(player(t, 0).vp).toBe(1)
  })

  it('AL-11.65 without the Attacker the others fight on', () => {
    const t = fight({ units: { '0,0': { 0: 'F', 1: 'E' }, '1,0': { 2: 'D' } }, dice: 'G0 P1 G0 P0' })
    t.choose({ do: 'intercept' })
    quietly(t, 'delay')
    t.choose({ do: 'hit', seat: 0, unit: F })
    expect(t.state.combat).not.toBeNull()
    expect(t).toBeAsked(1, 'retreat')
  })

  it('AL-11.66 in the end one player at most is left, and other combats wait', () => {
    const t = table({ units: { '0,0': { 0: 'NN' }, '1,0': { 1: 'F' }, '0,1': { 2: 'F' } }, dice: 'G0 B2 B0' })
    t.choose({ do: 'activate', hex: hex('0,0') }).choose({ do: 'from' })
    t.choose({ do: 'ship', unit: N })
      .choose({ do: 'fly', hex: hex('1,0') })
      .choose({ do: 'ship', unit: N })
      .choose({ do: 'fly', hex: hex('0,1') })
    t.choose({ do: 'combat', hex: hex('1,0') })
    t.pass(1)
    expect([unitsAt(t.state, '1,0', 0), unitsAt(t.state, '1,0', 1)]).toEqual(['N', ''])
    expect([unitsAt(t.state, '0,1', 0), unitsAt(t.state, '0,1', 2)]).toEqual(['N', 'F'])
    t.look()
  })

  it('AL-11.67 a retreat starts no new combat', () => {
    const t = fight({ units: { '0,0': { 0: 'E', 1: 'E' }, '1,0': { 2: 'F' } }, dice: 'G0 G0' })
    expect(t).not.toOffer({ do: 'retreat', hex: hex('1,0') })
    t.choose({ do: 'retreat', hex: hex('0,1') }).choose(1, { do: 'stay' })
    expect(t.events.filter((e) => e.type === 'combat-begun')).toHaveLength(1)
  })
})

describe('worked examples', () => {
  it('EX-09 the combat of the rulebook', () => {
    const t = duel('FFN', 'DEE', 'G1 G0 P1 B3* B1 B2 G1 G0')
    quietly(t, 'delay')
    t.choose(1, { do: 'hit', seat: 0, unit: F })
    expect([unitsAt(t.state, '0,0', 0), unitsAt(t.state, '0,0', 1)]).toEqual(['FN', 'DEE'])
    expect(player(t, 0).coins).toBe(1)
    t.choose(0, { do: 'hit', unit: D }).choose(1, { do: 'hit', unit: F })
    expect([unitsAt(t.state, '0,0', 0), unitsAt(t.state, '0,0', 1)]).toEqual(['N', ''])
    expect(player(t, 0)).toMatchObject({ coins: 2, vp: 1 })
    expect(player(t, 1)).toMatchObject({ coins: 3, vp: 0 })
  })

  it('EX-12 escalation', () => {
    const t = duel('F', 'O', 'G0 G0 G1 G1')
    quietly(t, 'delay')
    t.choose({ do: 'stay' })
    expect(t.state.combat).toMatchObject({ pool: 1, escalation: 1 })
    quietly(t, 'delay')
    expect(unitsAt(t.state, '0,0', 0)).toBe('')
    expect(unitsAt(t.state, '0,0', 1)).toBe('O')
    expect(player(t, 0)).toMatchObject({ coins: 1, vp: 0 })
    expect(rolls(t)[2]).toMatchObject({ step: 'light', hits: [2, 1, 0, 0] })
  })

  it('EX-13 three-player combat', () => {
    // Red 0, Green 1, Blue 2: Blue attacks.
    const t = fight({
      turn: 2,
      factions: ['cindar', 'syndicate', 'odaria', 'coalition'],
      units: { '0,0': { 0: 'N', 2: 'CC' }, '1,0': { 1: 'DD' } },
      dice: 'P2 P1 B2 B1 B2',
    })
    t.choose(1, { do: 'intercept' }).choose(1, { do: 'intercept' })
    quietly(t, 'delay')
    t.choose(1, { do: 'hit', seat: 2, unit: C })
    expect(player(t, 2).coins).toBe(1)
    t.choose(0, { do: 'hit', seat: 2, unit: C })
    expect(unitsAt(t.state, '0,0', 2)).toBe('')
    t.choose(2, { do: 'hit', seat: 0, unit: N })
    t.choose(0, { do: 'stay' }).choose(1, { do: 'retreat', hex: hex('1,0') })
    expect(t.state.players.map((p) => p.vp)).toEqual([0, 0, 0, 0])
    expect(player(t, 0).defenseWins).toBe(1)
  })

  it('EX-28 mutual destruction', () => {
    const t = quietly(duel('F', 'F', 'G1 G1'), 'delay')
    expect([player(t, 0).coins, player(t, 1).coins]).toEqual([1, 1])
    expect(t.state.players.map((p) => p.vp)).toEqual([0, 0, 0, 0])
  })

  it('EX-30 two combats in one Order', () => {
    const t = table({
      objectives: { 0: ['OBJ-22'] },
      units: { '0,0': { 0: 'CD' }, '1,0': { 1: 'F' }, '0,1': { 2: 'F' } },
      dice: 'G0 B2 P1 G0',
    })
    t.choose({ do: 'activate', hex: hex('0,0') }).choose({ do: 'from' })
    t.choose({ do: 'ship', unit: C })
      .choose({ do: 'fly', hex: hex('1,0') })
      .choose({ do: 'ship', unit: D })
      .choose({ do: 'fly', hex: hex('0,1') })
    t.choose({ do: 'combat', hex: hex('1,0') })
    // The Destroyer at (0,1) faces an enemy: it cannot join from there.
    t.pass(1)
    expect(player(t, 0).vp).toBe(1)
    quietly(t, 'delay')
    expect(player(t, 0)).toMatchObject({ vp: 2, attackWins: 2 })
    expect(t.at(0)).toOffer({ do: 'claim' })
    const blocked: Spot = '0,1'
    expect(unitsAt(t.state, blocked, 0)).toBe('D')
  })
})
