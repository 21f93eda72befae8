import { describe, expect, it } from 'vitest'
import { explore } from './explored.ts'
import { duel, fight, rolls } from './fights.ts'
import { E, exp, F, hex, O, player, quietly, type Spot, table, unitsAt } from './table.ts'

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
    // A Building that is carried along has no room beside another one (AL-6.12); ships without one do.
    const beside = (units: string) =>
      explore('EXP-22', '', {
        factions: ['odaria', 'cindar', 'syndicate', 'coalition'],
        units: { '0,0': { 0: units }, '0,1': { 0: 'X' } },
      })
    expect(beside('FO')).not.toOffer({ do: 'displace', hex: hex('0,1') })
    expect(beside('FO')).toOffer({ do: 'displace', hex: hex('1,0') })
    expect(beside('F')).toOffer({ do: 'displace', hex: hex('0,1') })
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
    // A second card must take a ship further still: to the fifth step, since a sixth is out of reach.
    const called = (spot: Spot) =>
      table({ explores: { 0: ['EXP-H01', 'EXP-H01'] }, units: { '1,0': { 0: 'F' }, [spot]: { 0: 'F' } } })
        .pass()
        .choose({ do: 'activate', hex: hex('-3,0') })
        .choose({ do: 'to' })
        .choose({ do: 'play' })
    expect(called('2,0')).toOffer({ do: 'play' })
    expect(called('3,0')).not.toOffer({ do: 'play' })
    // Five steps need two cards: the first alone changes nothing, and may still be played.
    const far = (...cards: 'EXP-H01'[]) =>
      table({ explores: { 0: cards }, units: { '2,0': { 0: 'F' } } })
        .pass()
        .choose({ do: 'activate', hex: hex('-3,0') })
        .choose({ do: 'to' })
    expect(far('EXP-H01')).not.toOffer({ do: 'play' })
    // AL-17.5 other cards in hand are no Burners.
    const mixed = table({ explores: { 0: ['EXP-H01', 'EXP-H02', 'EXP-H03'] }, units: { '2,0': { 0: 'F' } } })
    expect(
      mixed
        .pass()
        .choose({ do: 'activate', hex: hex('-3,0') })
        .choose({ do: 'to' }),
    ).not.toOffer({ do: 'play' })
    expect(far('EXP-H01', 'EXP-H01').choose({ do: 'play' })).toOffer({ do: 'play' })
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

  it('EXP-H03 its dice are for one round, and for who still has a Unit there', () => {
    const cards = { explores: { 0: ['EXP-H03'] } }
    const lasting = duel('C', 'C', 'B0 P0 P0 B0', cards).choose({ do: 'play' })
    quietly(lasting, 'retreat')
    const own = rolls(lasting).map((roll) => roll.dice.filter((die) => die.seat === 0).length)
    expect(own.slice(0, 2)).toEqual([3, 1])
    const gone = fight({ units: { '0,0': { 0: 'FFE', 1: 'F', 2: 'E' } }, explores: { 1: ['EXP-H03'] }, dice: 'G1 G0 G0' })
    gone.choose(1, { do: 'play' })
    quietly(gone, 'delay')
    gone.choose(0, { do: 'hit', seat: 1 })
    expect(rolls(gone).map((roll) => roll.step)).toEqual(['light', 'heavy'])
    expect(rolls(gone)[1]?.dice.map((die) => die.seat)).toEqual([0, 2])
    lasting.look()
    gone.look()
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
    // AL-17.5 a player who chooses first anyway gains nothing by it.
    expect(table({ phase: 'turn-order', vp: [0, 3, 3, 3], explores: { 0: ['EXP-H11'] } })).toBeAsked(0, 'position')
  })

  it('EXP-H12 Prospector’s Chart', () => {
    const t = table({ phase: 'crystals-done', explores: { 0: ['EXP-H12'] }, lying: { '0,0': 1 }, units: { '0,0': { 0: 'F' } } })
    t.choose({ do: 'play', hex: hex('0,0') })
    expect(t.state.lying[hex('0,0')]).toBe(2)
  })
})
