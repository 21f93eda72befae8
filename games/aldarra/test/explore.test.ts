import { describe, expect, it } from 'vitest'
import { explore } from './explored.ts'
import { exp, F, hex, player, table, unitsAt } from './table.ts'

describe('exploring', () => {
  it('AL-12.1 one territory for each Order, if one likes', () => {
    const t = table({ unexplored: ['0,0', '1,0'], units: { '0,0': { 0: 'F' }, '1,0': { 0: 'F' } }, exploreDeck: ['EXP-01'] })
    t.choose({ do: 'activate', hex: hex('0,2') }).choose({ do: 'none' })
    expect(t).toOffer({ do: 'pass' })
    t.choose({ do: 'explore', hex: hex('1,0') })
    expect(t).toBeAsked(1, 'activate')
  })

  it('AL-12.2 with a Unit there, not yet explored, no Stronghold', () => {
    const t = table({
      unexplored: ['0,0', '1,0', '-1,-3'],
      units: { '0,0': { 0: 'O' }, '2,0': { 0: 'F' }, '1,0': { 1: 'F' }, '-1,-3': { 0: 'F' } },
    })
    t.choose({ do: 'activate', hex: hex('0,2') }).choose({ do: 'none' })
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'explore', hex: hex('0,0') }])
  })

  it('AL-12.3 it need not have to do with the Order', () => {
    const t = table({ unexplored: ['0,0'], units: { '0,0': { 0: 'O' }, '3,0': { 0: 'F' } } })
    t.choose({ do: 'activate', hex: hex('3,0') })
      .choose({ do: 'from' })
      .choose({ do: 'ship', unit: F })
      .choose({ do: 'fly', hex: hex('3,-1') })
    expect(t).toOffer({ do: 'explore', hex: hex('0,0') })
  })

  it('AL-12.4 it is explored for good and for all', () => {
    const t = explore('EXP-01', 'F')
    expect(t.view(2).territories[hex('0,0')]?.explored).toBe(true)
  })

  it('AL-12.5 the top card is drawn', () => {
    const t = explore(['EXP-02', 'EXP-01'], 'F')
    expect(player(t, 0).coins).toBe(5)
    expect(t.state.exploreDeck).toHaveLength(71)
  })

  it('AL-12.6 a Hold card is announced and kept face down', () => {
    const t = explore('EXP-H07', 'F')
    expect(t.view(0).players[0]?.explores).toEqual([exp('EXP-H07')])
    expect(t.view(1).players[0]).toMatchObject({ explores: null, exploreCount: 1 })
    expect(t.heardBy(1)).toContainEqual({ type: 'held', seat: 0, card: null })
    t.look()
  })

  it('AL-12.7 any other card is resolved and laid open', () => {
    const t = explore('EXP-01', 'F')
    expect(t.view(1).exploreDiscard).toEqual([exp('EXP-01')])
    expect(t.heardBy(1)).toContainEqual(expect.objectContaining({ type: 'resolved', card: exp('EXP-01') }))
  })

  it('AL-12.8 two cards at the Ruins, in the order one likes', () => {
    const t = explore(['EXP-01', 'EXP-10'], 'F', { tiles: { '0,0': 'ruins' } })
    expect(t).toOfferExactly([
      { do: 'resolve', explore: exp('EXP-01') },
      { do: 'resolve', explore: exp('EXP-10') },
    ])
    t.choose({ do: 'resolve', explore: exp('EXP-10') })
    expect(player(t, 0)).toMatchObject({ coins: 3, vp: 1 })
    expect(t.state.exploreDiscard).toEqual([exp('EXP-10'), exp('EXP-01')])
  })

  it('AL-12.9 the second card counts even when no Unit is left', () => {
    const t = explore(['EXP-21', 'EXP-06'], 'F', { tiles: { '0,0': 'ruins' } }).choose({ do: 'resolve', explore: exp('EXP-21') })
    expect(unitsAt(t.state, '0,0', 0)).toBe('F')
    expect(player(t, 0).coins).toBe(1)
    const gone = explore(['EXP-21', 'EXP-19'], 'F', { tiles: { '0,0': 'ruins' }, dice: 'G1' }).choose({
      do: 'resolve',
      explore: exp('EXP-21'),
    })
    expect(player(gone, 0).coins).toBe(1)
  })

  it('AL-12.10 five Hold cards at most', () => {
    const hand = ['EXP-H01', 'EXP-H02', 'EXP-H03', 'EXP-H05', 'EXP-H06']
    const t = table({ unexplored: ['0,0'], units: { '0,0': { 0: 'F' } }, exploreDeck: ['EXP-H07'], explores: { 0: hand } })
    t.pass()
      .choose({ do: 'activate', hex: hex('0,2') })
      .choose({ do: 'none' })
      .choose({ do: 'explore', hex: hex('0,0') })
    expect(t).toBeAsked(0, 'discard-explore')
    expect(t.decision.options).toHaveLength(6)
    t.choose({ do: 'discard-explore', explore: exp('EXP-H02') })
    expect(player(t, 0).explores).toHaveLength(5)
    expect(t.state.exploreDiscard).toEqual([exp('EXP-H02')])
    t.look()
  })

  it('EX-27 Ruins and hand limit', () => {
    const hand = ['EXP-H01', 'EXP-H02', 'EXP-H03', 'EXP-H05', 'EXP-H06']
    const t = table({
      tiles: { '0,0': 'ruins' },
      unexplored: ['0,0'],
      units: { '0,0': { 0: 'F' } },
      exploreDeck: ['EXP-H04', 'EXP-21'],
      explores: { 0: hand },
    })
    t.pass()
      .choose({ do: 'activate', hex: hex('0,2') })
      .choose({ do: 'none' })
      .choose({ do: 'explore', hex: hex('0,0') })
    t.choose({ do: 'resolve', explore: exp('EXP-H04') })
    expect(t).toBeAsked(0, 'discard-explore')
    t.choose({ do: 'discard-explore', explore: exp('EXP-H01') })
    expect(player(t, 0)).toMatchObject({ coins: 1 })
    expect(player(t, 0).explores).toHaveLength(5)
    expect(unitsAt(t.state, '0,0', 0)).toBe('')
    t.look()
  })

  it('AL-12.11 dice of Explore cards do not explode', () => {
    const t = explore('EXP-15', 'F', { dice: 'P2* P2* P2*' })
    expect(player(t, 0).coins).toBe(5)
  })

  it('AL-12.12 a Unit destroyed by a card brings a Coin, a sacrificed one none', () => {
    expect(player(explore('EXP-21', 'F'), 0).coins).toBe(1)
    const given = explore('EXP-26', 'F').choose({ do: 'accept' })
    expect(player(given, 0)).toMatchObject({ coins: 0, crystals: 2 })
  })

  it('AL-12.13 a card that would break a rule has no effect', () => {
    for (const [card, units] of [
      ['EXP-09', 'FO'],
      ['EXP-06', 'FFFFF'],
      ['EXP-07', 'EEEEE'],
    ] as const) {
      const t = explore(card, units)
      expect(unitsAt(t.state, '0,0', 0)).toBe(units)
      expect(t.state.exploreDiscard).toEqual([exp(card)])
    }
    const spent = table({
      unexplored: ['0,0'],
      units: { '0,0': { 0: 'F' }, '1,0': { 0: 'EEE' }, '2,0': { 0: 'EEE' } },
      exploreDeck: ['EXP-07'],
    })
    spent
      .choose({ do: 'activate', hex: hex('0,2') })
      .choose({ do: 'none' })
      .choose({ do: 'explore', hex: hex('0,0') })
    expect(unitsAt(spent.state, '0,0', 0)).toBe('F')
  })

  it('AL-12.14 fewer Units are destroyed where there are fewer', () => {
    const t = explore('EXP-18', 'F', { dice: 'G0' })
    expect(unitsAt(t.state, '0,0', 0)).toBe('')
    expect(player(t, 0).coins).toBe(1)
  })

  it('AL-12.15 a price that cannot be paid in full is not offered', () => {
    const poor = explore('EXP-13', 'F', { coins: [2] })
    expect(poor).toBeAsked(1, 'activate')
    expect(explore('EXP-13', 'F', { coins: [3] })).toBeAsked(0, 'may')
  })

  it('AL-12.16 a Hold card has its window and no other', () => {
    const t = table({ explores: { 0: ['EXP-H07'] }, units: { '0,0': { 0: 'F' } } })
    expect(t).toOfferExactly([{ do: 'pass' }])
    const build = table({ phase: 'build', explores: { 0: ['EXP-H07'] } })
    expect(build).toOffer({ do: 'play', explore: exp('EXP-H07') })
  })

  it('AL-12.17 an empty deck is made anew of the discard pile', () => {
    const t = table({
      unexplored: ['0,0'],
      units: { '0,0': { 0: 'F' } },
      change: (g) => {
        g.exploreDiscard = g.exploreDeck
        g.exploreDeck = []
      },
    })
    t.choose({ do: 'activate', hex: hex('0,2') })
      .choose({ do: 'none' })
      .choose({ do: 'explore', hex: hex('0,0') })
    expect(t.state.exploreDeck).toHaveLength(71)
    expect(t.state.exploreDiscard.length + player(t, 0).explores.length + (t.state.exploring ? 1 : 0)).toBe(1)
    t.look()
  })

  it('AL-12.18 Expedition Corps draws one more and discards one', () => {
    const t = explore(['EXP-01', 'EXP-02'], 'F', { discoveries: { 0: ['DIS-P8'] } })
    expect(t).toOfferExactly([
      { do: 'reject', explore: exp('EXP-01') },
      { do: 'reject', explore: exp('EXP-02') },
    ])
    t.choose({ do: 'reject', explore: exp('EXP-01') })
    expect(player(t, 0).coins).toBe(5)
    expect(t.state.exploreDiscard).toEqual([exp('EXP-01'), exp('EXP-02')])
  })

  it('AL-12.19 VP of a card count at once', () => {
    expect(player(explore('EXP-10', 'F'), 0).vp).toBe(1)
  })

  it('AL-12.20 the Order is over when all its cards are resolved', () => {
    const t = explore(['EXP-14', 'EXP-01'], 'F', { tiles: { '0,0': 'ruins' }, objectives: { 0: ['OBJ-27'] }, coins: [10] })
    t.choose({ do: 'resolve', explore: exp('EXP-14') })
    expect(t).toBeAsked(0, 'branch')
    expect(t.state.order).not.toBeNull()
    t.choose({ do: 'branch', branch: 0 })
    expect(t).toBeAsked(0, 'claim')
  })
})
