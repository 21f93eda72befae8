import { describe, expect, it } from 'vitest'
import { duel, fight } from './fights.ts'
import { type AldarraTable, C, F, N, player, quietly, unitsAt } from './table.ts'

/** Seats 0 and 1 fight at 0,0 while seat 2 may fire from beside it. */
const supported = (zero: string, one: string, dice: string) =>
  fight({ track: [1, 2, 0, 3], turn: 2, units: { '0,0': { 0: zero, 1: one }, '1,0': { 2: 'X' } }, dice })

describe('damage', () => {
  it('AL-11.39 in turn order, even by those who are gone', () => {
    const t = fight({ track: [2, 0, 1, 3], turn: 1, units: { '0,0': { 0: 'F', 1: 'FF' }, '1,0': { 2: 'D' } }, dice: 'P1 G1 G1 G0' })
    t.choose({ do: 'intercept' })
    quietly(t, 'delay')
    expect(t).toBeAsked(2, 'hit')
    t.choose(2, { do: 'hit', seat: 0 })
    expect(unitsAt(t.state, '0,0', 0)).toBe('')
    t.choose(0, { do: 'hit', seat: 1 })
    // Seat 0's hit, rolled before its Frigate fell, is still assigned.
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'destroyed', by: 0 }))
    t.look()
  })

  it('AL-11.40 two players assign at the same time', () => {
    const t = quietly(duel('FFD', 'FFD', 'G1 G1 P0 G1 G1 P0'), 'delay')
    expect(t).toBeAsked(0, 'hit')
    expect(t).toBeAsked(1, 'hit')
  })

  it('AL-11.40 with a third in the step it goes in turn order, though only two have hits', () => {
    const asked = (t: AldarraTable) => t.match.open.map((d) => [d.seat, d.prompt])
    const three = fight({ track: [1, 0, 2, 3], turn: 1, units: { '0,0': { 0: 'FF', 1: 'FF', 2: 'E' } }, dice: 'G1 G0 G1 G0' })
    quietly(three, 'delay')
    expect(asked(three)).toEqual([[1, 'hit']])
    three.choose(1, { do: 'hit', seat: 0 })
    expect(asked(three)).toEqual([[0, 'hit']])
    // A Supporter whose dice bring nothing is in the step as well.
    const units = { '0,0': { 0: 'NE', 1: 'NE' }, '1,0': { 2: 'X' } }
    const beside = fight({ track: [1, 0, 2, 3], turn: 1, units, dice: 'B2 B0 G0 B2 B0 G0 P0 P0' }).choose(2, { do: 'fire' })
    expect(asked(beside)).toEqual([[1, 'hit']])
    three.look()
    beside.look()
  })

  it('AL-11.41 damage goes on one Unit until it is full', () => {
    const t = quietly(duel('DD', 'FC', 'P2 P1 G0'), 'delay')
    expect(t.at(0)).toOfferExactly([
      { do: 'hit', seat: 1, unit: F },
      { do: 'hit', seat: 1, unit: C },
    ])
    t.choose({ do: 'hit', seat: 1, unit: C })
    expect(unitsAt(t.state, '0,0', 1)).toBe('F')
    t.look()
  })

  it('AL-11.42 a full Unit is destroyed at once and the rest goes on', () => {
    const t = quietly(duel('DD', 'FFC', 'P2 P1 G0 G0'), 'delay')
    t.choose(0, { do: 'hit', unit: F })
    expect(unitsAt(t.state, '0,0', 1)).toBe('FC')
    expect(t.state.combat?.hits[0]).toBe(2)
    expect(t.at(0)).toOffer({ do: 'hit', unit: F })
  })

  it('AL-11.43 damage is not split', () => {
    const t = quietly(duel('DD', 'FDC', 'P2 P0 G0 P0'), 'delay')
    t.choose(0, { do: 'hit', unit: C })
    // Two hits on a Cruiser of armor three: nothing is left for the others.
    expect(unitsAt(t.state, '0,0', 1)).toBe('FDC')
    t.look()
  })

  it('AL-11.44 surplus hits are lost', () => {
    const t = quietly(duel('DD', 'F', 'P2 P2 G0'), 'delay')
    expect(t.state.combat).toBeNull()
    expect(player(t, 0).vp).toBe(1)
  })

  it('AL-11.45 damage of several players in a step adds up', () => {
    const t = supported('N', 'C', 'B2 P2 P0 B0 B0')
    t.choose(2, { do: 'fire' })
    t.choose(2, { do: 'hit', seat: 0, unit: N })
    expect(unitsAt(t.state, '0,0', 0)).toBe('')
    expect(player(t, 0).coins).toBe(1)
  })

  it('AL-11.46 the damaged one of a type is hit again', () => {
    const t = supported('NN', 'C', 'B2 P2 P0 B0 B0 B0 B0')
    t.choose(2, { do: 'fire' }).choose(2, { do: 'hit', seat: 0, unit: N })
    expect(unitsAt(t.state, '0,0', 0)).toBe('N')
    t.look()
  })

  it('AL-11.47 who completes the armor has destroyed the Unit', () => {
    const t = supported('N', 'C', 'B2 P2 P0 B0 B0')
    t.choose(2, { do: 'fire' }).choose(2, { do: 'hit', seat: 0, unit: N })
    expect([player(t, 1).kills[N], player(t, 2).kills[N]]).toEqual([0, 1])
  })

  it('AL-11.48 what survives a step is whole again', () => {
    const t = quietly(duel('DDC', 'FC', 'P2 P0 G0 B1 B0'), 'delay')
    // Two on the Cruiser in the Light Step and one in the Heavy Step do not add up to its three.
    t.choose(0, { do: 'hit', unit: C })
    expect(t.state.combat).toMatchObject({ stage: 'heavy' })
    t.choose(0, { do: 'hit', unit: C })
    expect(unitsAt(t.state, '0,0', 1)).toBe('FC')
    expect(t.state.combat?.damage.every((n) => n === 0)).toBe(true)
    t.look()
  })

  it('AL-11.49 a Coin for each Unit lost, at once', () => {
    const t = quietly(duel('DD', 'FFC', 'P2 P0 G0 G0'), 'delay')
    t.choose(0, { do: 'hit', unit: F })
    expect(player(t, 1).coins).toBe(1)
    t.choose(0, { do: 'hit', unit: F })
    expect(player(t, 1).coins).toBe(2)
    t.look()
  })

  it('AL-11.50 hits that can destroy nothing are not asked about', () => {
    const t = quietly(duel('D', 'CN', 'P2 B0 B0 B0'), 'delay')
    expect(t).toBeAsked(0, 'retreat')
    expect(t.state.combat?.hits[0]).toBe(0)
  })

  it('EX-14 shared damage', () => {
    const together = supported('N', 'C', 'B2 P1 P1 B0 B0')
    together.choose(2, { do: 'fire' }).choose(2, { do: 'hit', seat: 0, unit: N })
    expect(unitsAt(together.state, '0,0', 0)).toBe('')
    expect(player(together, 2).kills[N]).toBe(1)
    expect(player(together, 0).coins).toBe(1)
    // Two hits in the Light Step and two in the Heavy Step: the Dreadnought survives.
    const apart = supported('FN', 'D', 'P2 G0 P1 P1 B0 B0')
    quietly(apart, 'delay')
    apart.choose(1, { do: 'hit', seat: 0, unit: N }).choose(2, { do: 'fire' }).choose(2, { do: 'hit', seat: 0, unit: N })
    expect(unitsAt(apart.state, '0,0', 0)).toBe('FN')
    expect(player(apart, 0).coins).toBe(0)
    apart.look()
  })
})
