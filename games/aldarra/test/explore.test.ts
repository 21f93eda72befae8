import { describe, expect, it } from 'vitest'
import { E, exp, F, hex, O, type Position, player, table, unitsAt } from './table.ts'

/** An Order that moves nothing and explores (0,0). */
const explore = (card: string | readonly string[], units: string, more: Position = {}) =>
  table({ unexplored: ['0,0'], units: { '0,0': { 0: units } }, exploreDeck: typeof card === 'string' ? [card] : card, ...more })
    .choose({ do: 'activate', hex: hex('0,2') })
    .choose({ do: 'none' })
    .choose({ do: 'explore', hex: hex('0,0') })

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

describe('Explore cards', () => {
  it('EXP-01 Buried Strongbox', () => expect(player(explore('EXP-01', 'F'), 0).coins).toBe(3))
  it('EXP-02 Merchant Wreck', () => expect(player(explore('EXP-02', 'F'), 0).coins).toBe(5))
  it('EXP-03 Loose Crystals', () => expect(player(explore('EXP-03', 'F'), 0).crystals).toBe(1))
  it('EXP-04 Resonant Geode', () => expect(player(explore('EXP-04', 'F'), 0).crystals).toBe(2))
  it('EXP-05 Exposed Vein', () => {
    const t = explore('EXP-05', 'F', { lying: { '0,0': 1 } })
    expect(t.state.lying[hex('0,0')]).toBe(3)
    expect(player(t, 0).crystals).toBe(0)
  })
  it('EXP-06 Drifting Frigate', () => expect(unitsAt(explore('EXP-06', 'F').state, '0,0', 0)).toBe('FF'))
  it('EXP-07 Marooned Engineers', () => expect(unitsAt(explore('EXP-07', 'F').state, '0,0', 0)).toBe('FE'))
  it('EXP-08 Mothballed Destroyer', () => expect(unitsAt(explore('EXP-08', 'F').state, '0,0', 0)).toBe('FD'))
  it('EXP-09 Standing Watchtower', () => expect(unitsAt(explore('EXP-09', 'F').state, '0,0', 0)).toBe('FO'))
  it('EXP-10 Relic of the Old Empire', () => expect(player(explore('EXP-10', 'F'), 0).vp).toBe(1))

  it('EXP-11 Courier Pouch', () => {
    const t = explore('EXP-11', 'F', { objectives: { 0: ['OBJ-01', 'OBJ-02', 'OBJ-03', 'OBJ-09', 'OBJ-05'] }, objectiveDeck: ['OBJ-06'] })
    expect(t).toBeAsked(0, 'discard-objective')
    t.choose({ do: 'discard-objective', objective: 0 })
    expect(player(t, 0).objectives).toHaveLength(5)
    expect(player(t, 0).objectives).toContain(5)
    t.look()
  })

  it('EXP-12 Lost Blueprint', () => {
    const t = explore('EXP-12', 'F', { discoveryDeck: ['DIS-P1', 'DIS-P3'] })
    expect(t.view(2).discoveryRow).toHaveLength(2)
    t.choose({ do: 'take', discovery: 9 })
    expect(t.view(2).players[0]?.discoveries).toEqual([9])
    expect(t.state.discoveryDeck).toHaveLength(63)
    const owned = explore('EXP-12', 'F', { discoveryDeck: ['DIS-P1', 'DIS-P1'], discoveries: { 0: ['DIS-P1'] } })
    expect(owned.view(2).players[0]?.discoveries).toEqual([7])
  })

  it('EXP-13 Derelict Cruiser', () => {
    const t = explore('EXP-13', 'F', { coins: [4] })
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'accept' }])
    t.choose({ do: 'accept' })
    expect(player(t, 0).coins).toBe(1)
    expect(unitsAt(t.state, '0,0', 0)).toBe('FC')
  })

  it('EXP-14 Free Port', () => {
    expect(player(explore('EXP-14', 'F').choose({ do: 'branch', branch: 0 }), 0).coins).toBe(4)
    expect(unitsAt(explore('EXP-14', 'F').choose({ do: 'branch', branch: 1 }).state, '0,0', 0)).toBe('FF')
    expect(player(explore('EXP-14', 'FFFFF'), 0).coins).toBe(4)
  })

  it('EXP-15 Salvage Field', () => expect(player(explore('EXP-15', 'F', { dice: 'P2 P1' }), 0).coins).toBe(4))
  it('EXP-16 Singing Stones', () => expect(player(explore('EXP-16', 'F', { dice: 'P2*' }), 0).crystals).toBe(2))

  it('EXP-17 Sky Serpent', () => {
    const won = explore('EXP-17', 'FC', { dice: 'G1 B2' })
    expect(player(won, 0).vp).toBe(1)
    const lost = explore('EXP-17', 'FC', { dice: 'G1 B1' }).choose({ do: 'lose', unit: F })
    expect(player(lost, 0)).toMatchObject({ vp: 0, coins: 1 })
    expect(unitsAt(lost.state, '0,0', 0)).toBe('C')
  })

  it('EXP-18 Ghost Armada', () => {
    expect(player(explore('EXP-18', 'CC', { dice: 'B3* B2' }), 0).vp).toBe(2)
    const lost = explore('EXP-18', 'FFC', { dice: 'G1 G1 B2' }).choose({ do: 'lose', unit: F }).choose({ do: 'lose', unit: F })
    expect(unitsAt(lost.state, '0,0', 0)).toBe('C')
    expect(player(lost, 0).coins).toBe(2)
  })

  it('EXP-19 Convergence Squall', () => {
    expect(player(explore('EXP-19', 'F', { dice: 'G0' }), 0).coins).toBe(2)
    const hit = explore('EXP-19', 'F', { dice: 'G1' })
    expect(unitsAt(hit.state, '0,0', 0)).toBe('')
  })

  it('EXP-20 Unstable Reactor', () => {
    const calm = explore('EXP-20', 'F', { dice: 'B1' })
    expect(unitsAt(calm.state, '0,0', 0)).toBe('F')
    expect(player(calm, 0).crystals).toBe(1)
    const burst = explore('EXP-20', 'F', { dice: 'B2' })
    expect(unitsAt(burst.state, '0,0', 0)).toBe('')
    expect(player(burst, 0)).toMatchObject({ crystals: 1, coins: 1 })
  })

  it('EXP-21 Arcane Fallout', () => {
    const t = explore('EXP-21', 'FE')
    expect(t).toOfferExactly([
      { do: 'lose', unit: F },
      { do: 'lose', unit: E },
    ])
    t.choose({ do: 'lose', unit: E })
    expect(unitsAt(t.state, '0,0', 0)).toBe('F')
  })

  it('EXP-22 Wind Shear', () => {
    const t = explore('EXP-22', 'FEO').choose({ do: 'displace', hex: hex('1,0') })
    expect([unitsAt(t.state, '0,0', 0), unitsAt(t.state, '1,0', 0)]).toEqual(['O', 'FE'])
    const odaria = explore('EXP-22', 'FO', {
      factions: ['odaria', 'cindar', 'syndicate', 'coalition'],
      strongholds: ['1,0', '4,-3', '-4,3', '1,3'],
    })
    expect(odaria).not.toOffer({ do: 'displace', hex: hex('1,0') })
    odaria.choose({ do: 'displace', hex: hex('0,1') })
    expect([unitsAt(odaria.state, '0,0', 0), unitsAt(odaria.state, '0,1', 0)]).toEqual(['', 'FO'])
  })

  it('EXP-23 Sky Pirates', () => {
    expect(player(explore('EXP-23', 'F', { coins: [4] }), 0).coins).toBe(1)
    const poor = explore('EXP-23', 'F', { coins: [2] })
    expect(unitsAt(poor.state, '0,0', 0)).toBe('')
    expect(player(poor, 0).coins).toBe(3)
  })

  it('EXP-24 Altar of Storms', () => {
    const t = explore('EXP-24', 'FE').choose({ do: 'accept' }).choose({ do: 'lose', unit: F })
    expect(player(t, 0)).toMatchObject({ vp: 1, coins: 0 })
    expect(player(explore('EXP-24', 'FE').pass(), 0).vp).toBe(0)
  })

  it('EXP-25 Golem Foundry', () => {
    const t = explore('EXP-25', 'FFFFE').choose({ do: 'accept' })
    expect(unitsAt(t.state, '0,0', 0)).toBe('FFFFC')
    expect(explore('EXP-25', 'FF')).toBeAsked(1, 'activate')
  })

  it('EXP-26 Hungry Conduit', () => {
    const t = explore('EXP-26', 'FC').choose({ do: 'accept' })
    expect(unitsAt(t.state, '0,0', 0)).toBe('C')
    expect(player(t, 0).crystals).toBe(2)
    expect(explore('EXP-26', 'CO')).toBeAsked(1, 'activate')
  })
})

describe('Hold cards', () => {
  it('EXP-H01 Emergency Burners', () => {
    const t = table({ explores: { 0: ['EXP-H01'] }, units: { '-3,0': { 0: 'F' } } }).pass()
    t.choose({ do: 'activate', hex: hex('-3,0') })
      .choose({ do: 'from' })
      .choose({ do: 'play' })
      .choose({ do: 'ship', unit: F })
    expect(t).toOffer({ do: 'fly', hex: hex('1,0') })
  })

  it('EXP-H02 Smoke Bank', () => {
    const t = table({ combat: '0,0', units: { '0,0': { 0: 'F', 1: 'C' } }, explores: { 1: ['EXP-H02'] } })
    expect(t).toBeAsked(1, 'window')
    t.choose({ do: 'play', hex: hex('1,0') })
    expect(unitsAt(t.state, '1,0', 1)).toBe('C')
    // The Attacker is left alone and gains the VP (AL-18.5).
    expect(player(t, 0).vp).toBe(1)
  })

  it('EXP-H03 Overcharged Battery', () => {
    const t = table({ combat: '0,0', units: { '0,0': { 0: 'C', 1: 'C' } }, explores: { 0: ['EXP-H03'] }, dice: 'B1 P1 P1 B0' })
    t.choose({ do: 'play' })
    expect(unitsAt(t.state, '0,0', 1)).toBe('')
  })

  it('EXP-H04 Aether Ward', () => {
    const t = table({ combat: '0,0', units: { '0,0': { 0: 'CC', 1: 'C' } }, explores: { 1: ['EXP-H04'] }, dice: 'B2 B2 B0' }).pass(1)
    if (t.match.first?.prompt === 'window') t.pass(1)
    t.choose(1, { do: 'play', against: 0 })
    expect(unitsAt(t.state, '0,0', 1)).toBe('C')
    expect(t.events).toContainEqual({ type: 'hits-cut', seat: 1, against: 0, n: 3 })
    t.look()
  })

  it('EXP-H05 Gambler’s Coin', () => {
    const t = table({ combat: '0,0', units: { '0,0': { 0: 'CC', 1: 'C' } }, explores: { 0: ['EXP-H05'] }, dice: 'B0 B0 B0 B3 B1' }).pass(0)
    expect(t).toBeAsked(0, 'window')
    t.choose({ do: 'play' })
    expect(unitsAt(t.state, '0,0', 1)).toBe('')
  })

  it('EXP-H06 Forged Orders', () => {
    const t = table({ explores: { 0: ['EXP-H06'] } })
    t.pass()
      .choose({ do: 'activate', hex: hex('0,0') })
      .choose({ do: 'none' })
    expect(t).toBeAsked(0, 'window')
    t.choose({ do: 'play' })
    expect(t).toBeAsked(0, 'activate')
    t.choose({ do: 'activate', hex: hex('0,0') }).choose({ do: 'none' })
    expect(t).toBeAsked(1, 'activate')
    expect(player(t, 0).tokens).toBe(2)
  })

  it('EXP-H07 War Bonds', () => {
    const t = table({ phase: 'build', explores: { 0: ['EXP-H07'] } }).choose({ do: 'play' })
    expect(player(t, 0).coins).toBe(4)
    expect(t).toOffer({ do: 'build', unit: E })
  })

  it('EXP-H08 Claim Papers', () => {
    const t = table({
      phase: 'mine',
      explores: { 0: ['EXP-H08'] },
      tiles: { '1,0': 'gold', '2,0': 'forest' },
      units: { '0,0': { 0: 'F' }, '1,0': { 0: 'F' }, '2,0': { 0: 'F' } },
    })
    expect(player(t, 0).coins).toBe(15)
    t.choose(0, { do: 'play' })
    expect(player(t, 0).coins).toBe(17)
  })

  it('EXP-H09 Skeleton Crew', () => {
    const t = table({ explores: { 0: ['EXP-H09'] }, units: { '0,0': { 0: 'O' }, '1,0': { 0: 'DDDDD' } } })
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'play', hex: hex('-1,-3') }, { do: 'play', hex: hex('0,0') }])
    t.choose({ do: 'play', hex: hex('-1,-3') })
    expect(unitsAt(t.state, '-1,-3', 0)).toBe('F')
  })

  it('EXP-H10 Saboteurs', () => {
    const t = table({
      explores: { 0: ['EXP-H10'] },
      units: { '0,0': { 0: 'F' }, '1,0': { 1: 'O' }, '0,1': { 1: 'OF' }, '3,0': { 1: 'O' } },
    })
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'play', hex: hex('1,0'), against: 1 }])
    t.choose({ do: 'play' })
    expect(unitsAt(t.state, '1,0', 1)).toBe('')
    expect(player(t, 1).coins).toBe(1)
    expect(t.state.supply[7 + O]).toBe(4)
  })

  it('EXP-H11 Royal Seal', () => {
    const t = table({ phase: 'turn-order', vp: [9, 0, 0, 0], explores: { 0: ['EXP-H11'] } }).choose({ do: 'play' })
    expect(t).toBeAsked(0, 'position')
    expect(t.state.exploreDiscard).toEqual([exp('EXP-H11')])
  })

  it('EXP-H12 Prospector’s Chart', () => {
    const t = table({ phase: 'crystals-done', explores: { 0: ['EXP-H12'] }, lying: { '0,0': 1 }, units: { '0,0': { 0: 'F' } } })
    t.choose({ do: 'play', hex: hex('0,0') })
    expect(t.state.lying[hex('0,0')]).toBe(2)
  })
})
