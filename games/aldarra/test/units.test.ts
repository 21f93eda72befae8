import { describe, expect, it } from 'vitest'
import { BLUE, FACES, GREEN, PINK } from '../content/dice.ts'
import { PIECES, UNITS } from '../content/units.ts'
import { rollCombatDie, rollPlain } from '../rules/dice.ts'
import { armorOf, movementOf, sideOf } from '../rules/force.ts'
import { C, D, E, F, hex, lucky, N, O, player, position, quietly, type Spot, table, unitsAt, X } from './table.ts'

const orderFrom = (t: ReturnType<typeof table>, spot: Spot) => t.choose({ do: 'activate', hex: hex(spot) }).choose({ do: 'from' })

describe('Units', () => {
  it('AL-1.4 every player has five Destroyers', () => {
    expect(PIECES[D]).toBe(5)
    const t = table({ phase: 'build', coins: [20], units: { '0,0': { 0: 'DDDDD' } } })
    expect(t).not.toOffer({ do: 'build', unit: D })
  })

  it('AL-1.5 the bank never runs out of Coins', () => {
    const t = table({ phase: 'mine', coins: [240, 240, 0, 0] })
    expect(t.state.players.map((p) => p.coins)).toEqual([250, 250, 10, 10])
    t.look()
  })

  it('AL-1.6 any number of dice may be rolled at once', () => {
    // Five Frigates II: five Green dice and two Pink ones; the box has eight Green dice for two such fleets.
    const t = table({ combat: '0,0', units: { '0,0': { 0: 'FFFFF', 1: 'FFFFF' } } })
    quietly(t, 'delay')
    expect(t.events.flatMap((e) => (e.type === 'rolled' && 'dice' in e ? [e.dice] : []))[0]).toHaveLength(12)
    t.look()
  })

  it('AL-1.7 there are 25 Crystals, and an effect gives only what is left', () => {
    const t = table({ crystals: [24], unexplored: ['0,0'], units: { '0,0': { 0: 'F' } }, exploreDeck: ['EXP-04'] })
    t.choose({ do: 'activate', hex: hex('0,2') })
      .choose({ do: 'none' })
      .choose({ do: 'explore', hex: hex('0,0') })
    expect(player(t, 0).crystals).toBe(25)
    expect(t.state.crystals).toBe(0)
  })

  it('AL-4.1 Airships move, Buildings are counted apart', () => {
    const t = orderFrom(table({ units: { '0,0': { 0: 'FDCNEO' } } }), '0,0')
    expect(t).toOfferExactly([{ do: 'done' }, ...[F, D, C, N, E].map((unit) => ({ do: 'ship', unit }))])
  })

  it('AL-4.2 Frigates and Destroyers are Light, Cruisers, Dreadnoughts and Engineers Heavy', () => {
    expect(UNITS.map((card) => card.classification)).toEqual(['light', 'light', 'heavy', 'heavy', 'heavy', 'building', 'building'])
    const t = table({ combat: '0,0', units: { '0,0': { 0: 'FDCNE', 1: 'X' } } })
    quietly(t, 'delay')
    const light = t.events.find((e) => e.type === 'rolled')
    expect(light).toMatchObject({ step: 'light' })
    expect(light && 'dice' in light ? (light.dice as { unit: number }[]).map((d) => d.unit) : []).toEqual([F, D])
    t.look()
  })

  it('AL-4.3 Light Airships fly three steps, Heavy ones two', () => {
    const g = position()
    expect([F, D, C, N, E].map((unit) => movementOf(g, 0, unit, hex('0,0'), 0))).toEqual([3, 3, 2, 2, 2])
  })

  it('AL-4.4 Buildings do not move', () => {
    const t = table({ units: { '0,0': { 0: 'O' } } }).choose({ do: 'activate', hex: hex('0,0') })
    expect(t).toOfferExactly([{ do: 'none' }, { do: 'to' }])
  })

  it('AL-4.5 never more than five Airships in a territory', () => {
    const t = table({ units: { '0,0': { 0: 'FFFF' }, '1,0': { 0: 'FF' } } })
    t.choose({ do: 'activate', hex: hex('0,0') })
      .choose({ do: 'to' })
      .choose({ do: 'call', unit: F })
    expect(unitsAt(t.state, '0,0', 0)).toBe('FFFFF')
    expect(t).toBeAsked(1, 'activate')
  })

  it('AL-4.6 one Building in a territory', () => {
    const t = table({ phase: 'build', coins: [20], units: { '0,0': { 0: 'EO' }, '1,0': { 0: 'E' } } })
    expect(t).not.toOffer({ do: 'build', unit: O, hex: hex('0,0') })
    expect(t).toOffer({ do: 'build', unit: O, hex: hex('1,0') })
  })

  it('AL-4.7 a sixth Airship is not gained, a Building still is', () => {
    const explore = (card: string) =>
      table({ unexplored: ['0,0'], units: { '0,0': { 0: 'FFFFF' } }, exploreDeck: [card] })
        .choose({ do: 'activate', hex: hex('0,2') })
        .choose({ do: 'none' })
        .choose({ do: 'explore', hex: hex('0,0') })
    expect(unitsAt(explore('EXP-06').state, '0,0', 0)).toBe('FFFFF')
    expect(unitsAt(explore('EXP-09').state, '0,0', 0)).toBe('FFFFFO')
  })

  it('AL-4.8 no more Units than pieces, hostages not counted among them', () => {
    const t = table({ phase: 'build', coins: [0, 0, 30], hostages: { 2: 'NNN' }, turn: 2 })
    expect(t).toBeAsked(2, 'build')
    expect(t).not.toOffer({ do: 'build', unit: N })
    expect(t).toOffer({ do: 'build', unit: C })
  })

  it('AL-4.9 a flipped Unit card changes all Units of the type at once', () => {
    const t = table({ phase: 'discovery', row: ['DIS-U2', 'DIS-P1', 'DIS-P2', 'DIS-P3', 'DIS-P4'], units: { '0,0': { 0: 'D' } } })
    expect(armorOf(t.state, 0, D)).toBe(2)
    t.choose({ do: 'take', discovery: D })
    expect(armorOf(t.state, 0, D)).toBe(3)
    expect(armorOf(t.state, 1, D)).toBe(2)
    t.look()
  })

  it('AL-4.10 a destroyed Unit gives its owner a Coin and goes back to the supply', () => {
    const t = table({ unexplored: ['0,0'], units: { '0,0': { 0: 'F' } }, exploreDeck: ['EXP-21'] })
    t.choose({ do: 'activate', hex: hex('0,2') })
      .choose({ do: 'none' })
      .choose({ do: 'explore', hex: hex('0,0') })
    expect(player(t, 0).coins).toBe(1)
    expect(t.state.supply[F]).toBe(10)
  })

  it('AL-4.11 a sacrificed Unit gives no Coin', () => {
    const t = table({ unexplored: ['0,0'], units: { '0,0': { 0: 'F' } }, exploreDeck: ['EXP-24'] })
    t.choose({ do: 'activate', hex: hex('0,2') })
      .choose({ do: 'none' })
      .choose({ do: 'explore', hex: hex('0,0') })
      .choose({ do: 'accept' })
    expect(player(t, 0)).toMatchObject({ coins: 0, vp: 1 })
    expect(t.state.supply[F]).toBe(10)
  })

  it('AL-4.12 the Unit cards', () => {
    const sides = UNITS.map(({ standard: s }) => [s.move, s.armor, s.dice, s.cost])
    expect(sides).toEqual([
      [3, 1, [GREEN], 2],
      [3, 2, [PINK], 3],
      [2, 3, [BLUE], 5],
      [2, 4, [BLUE, BLUE], 9],
      [2, 2, [GREEN], 3],
      [0, 3, [GREEN], 4],
      [0, 5, [PINK, PINK], 6],
    ])
    expect(PIECES).toEqual([10, 5, 5, 3, 6, 6, 3])
  })

  it('AL-4.23 all seven have an upgraded side', () => {
    const sides = UNITS.map(({ upgraded: s }) => [s.move, s.armor, s.dice, s.cost])
    expect(sides).toEqual([
      [4, 1, [GREEN], 2],
      [3, 3, [PINK], 3],
      [3, 4, [BLUE], 5],
      [2, 5, [BLUE, BLUE, PINK], 9],
      [3, 2, [PINK], 2],
      [0, 4, [PINK], 4],
      [0, 6, [BLUE, BLUE], 6],
    ])
  })
})

/** The dice a lone attacker rolls in a step. */
function diceOf(
  units: string,
  step: 'light' | 'heavy',
  upgraded: readonly ('DIS-U1' | 'DIS-U2' | 'DIS-U3' | 'DIS-U4' | 'DIS-U5' | 'DIS-U6' | 'DIS-U7')[] = [],
) {
  const t = table({
    combat: '0,0',
    units: { '0,0': { 0: units, 1: 'XC' } },
    discoveries: { 0: upgraded },
    factions: ['odaria', 'cindar', 'syndicate', 'coalition'],
  })
  quietly(t, 'delay')
  while (step === 'heavy' && t.match.first?.prompt === 'hit' && t.state.combat?.stage === 'light')
    t.choose(t.match.first.seat, { ...(t.match.first.options[0] ?? { do: 'none' }) })
  t.look()
  const rolled = t.events.find((e) => e.type === 'rolled' && 'step' in e && e.step === step)
  return rolled && 'dice' in rolled
    ? (rolled.dice as { seat: number; colour: number }[]).filter((d) => d.seat === 0).map((d) => d.colour)
    : []
}

describe('traits', () => {
  it('AL-4.13 three Frigates bring a Green die more', () => {
    expect(diceOf('FF', 'light')).toEqual([GREEN, GREEN])
    expect(diceOf('FFF', 'light')).toEqual([GREEN, GREEN, GREEN, GREEN])
    expect(diceOf('FFFFF', 'light')).toHaveLength(6)
  })

  it('AL-4.14 upgraded Frigates bring a Pink die for every two', () => {
    expect(diceOf('F', 'light', ['DIS-U1'])).toEqual([GREEN])
    expect(diceOf('FFF', 'light', ['DIS-U1'])).toEqual([GREEN, GREEN, GREEN, PINK])
    expect(diceOf('FFFFF', 'light', ['DIS-U1'])).toEqual([GREEN, GREEN, GREEN, GREEN, GREEN, PINK, PINK])
  })

  it('AL-4.15 a Destroyer joins from one step away, an upgraded one from two', () => {
    const t = (far: Spot, upgraded: boolean) =>
      table({ combat: '0,0', units: { '0,0': { 0: 'F', 1: 'F' }, [far]: { 0: 'D' } }, discoveries: upgraded ? { 0: ['DIS-U2'] } : {} })
    expect(t('1,0', false)).toOffer({ do: 'intercept', hex: hex('1,0') })
    expect(t('2,0', false)).not.toOffer({ do: 'intercept' })
    expect(t('2,0', true)).toOffer({ do: 'intercept', hex: hex('2,0') })
    expect(t('3,0', true)).not.toOffer({ do: 'intercept' })
  })

  it('AL-4.16 a Cruiser shields Engineers and Buildings', () => {
    const t = table({ combat: '0,0', units: { '0,0': { 0: 'N', 1: 'FCEO' } }, dice: 'G0 B2 B2 B0 G0 G0' })
    quietly(t, 'delay')
    expect(t).toOfferExactly([
      { do: 'hit', seat: 1, unit: F },
      { do: 'hit', seat: 1, unit: C },
    ])
  })

  it('EX-16 Escort', () => {
    // Heavy Step: the Dreadnought and the Battery bring exactly five hits.
    const t = table({ combat: '0,0', units: { '0,0': { 0: 'NC', 1: 'CEO' } }, dice: 'B1 B2 B2 B0 G0 G0' })
    expect(t.state.combat?.hits[0]).toBe(2)
    expect(unitsAt(t.state, '0,0', 1)).toBe('EO')
    expect(t).toOfferExactly([
      { do: 'hit', seat: 1, unit: E },
      { do: 'hit', seat: 1, unit: O },
    ])
    t.choose({ do: 'hit', seat: 1, unit: E })
    expect(unitsAt(t.state, '0,0', 1)).toBe('O')
    const few = table({ combat: '0,0', units: { '0,0': { 0: 'C', 1: 'CEO' } }, dice: 'B2 B0 G0 G0' })
    expect(unitsAt(few.state, '0,0', 1)).toBe('CEO')
    few.look()
    t.look()
  })

  it('AL-4.17 a Dreadnought’s Blue dice explode on both threes', () => {
    const roll = (unit: number) => rollCombatDie(lucky('B3 B3* B1'), BLUE, unit).hits
    expect(roll(N)).toBe(7)
    expect(roll(C)).toBe(3)
  })

  it('EX-17 explosion chain', () => {
    const roll = (unit: number, dice: string) => {
      const { hits, faces } = rollCombatDie(lucky(dice), BLUE, unit)
      return [hits, faces.length]
    }
    expect(roll(N, 'B3 B3* B1')).toEqual([7, 3])
    expect(roll(C, 'B3 B3* B1')).toEqual([3, 1])
    expect(roll(C, 'B3* B3* B1')).toEqual([7, 3])
  })

  it('AL-4.18 Outposts and Fortresses need an Engineer', () => {
    const t = (units: string) => table({ phase: 'build', coins: [20], units: { '0,0': { 0: units } } })
    expect(t('F')).not.toOffer({ do: 'build', unit: O })
    expect(t('E')).toOffer({ do: 'build', unit: O, hex: hex('0,0') })
    expect(t('O')).not.toOffer({ do: 'build', unit: X })
    expect(t('OE')).toOffer({ do: 'build', unit: X, hex: hex('0,0') })
  })

  it('AL-4.19 an Outpost builds up to two Engineers', () => {
    const t = table({ phase: 'build', coins: [30], units: { '0,0': { 0: 'O' } } })
    expect(t).not.toOffer({ do: 'build', unit: F, hex: hex('0,0') })
    t.choose({ do: 'build', unit: E, hex: hex('0,0') }).choose({ do: 'build', unit: E, hex: hex('0,0') })
    expect(t).not.toOffer({ do: 'build', unit: E, hex: hex('0,0') })
  })

  it('AL-4.20 an upgraded Outpost builds Frigates too, and brings a Coin', () => {
    const t = table({ phase: 'build', coins: [30], units: { '0,0': { 0: 'O' } }, discoveries: { 0: ['DIS-U6'] } })
    t.choose({ do: 'build', unit: F, hex: hex('0,0') }).choose({ do: 'build', unit: E, hex: hex('0,0') })
    expect(t).not.toOffer({ do: 'build', unit: F, hex: hex('0,0') })
    const mine = table({
      phase: 'mine',
      tiles: { '0,0': 'mountain', '1,0': 'mountain' },
      units: { '0,0': { 0: 'O' }, '1,0': { 0: 'O' } },
      discoveries: { 0: ['DIS-U6'] },
    })
    expect(player(mine, 0).coins).toBe(12)
    mine.look()
  })

  it('AL-4.21 a Fortress builds up to two Airships of any type', () => {
    const t = table({ phase: 'build', coins: [40], units: { '0,0': { 0: 'X' } } })
    for (const unit of [F, D, C, N, E]) expect(t).toOffer({ do: 'build', unit, hex: hex('0,0') })
    t.choose({ do: 'build', unit: N, hex: hex('0,0') }).choose({ do: 'build', unit: C, hex: hex('0,0') })
    expect(t).not.toOffer({ do: 'build', unit: F, hex: hex('0,0') })
  })

  it('AL-4.22 a Fortress fires into an adjacent combat in the Heavy Step', () => {
    const t = table({ combat: '0,0', units: { '0,0': { 0: 'C', 1: 'C' }, '1,0': { 0: 'X' } }, dice: 'B2 P1 P0 B0' })
    expect(t.state.combat?.hits[0] ?? 0).toBe(0)
    expect(unitsAt(t.state, '0,0', 1)).toBe('')
    expect(player(t, 0).vp).toBe(1)
  })
})

describe('dice', () => {
  it('AL-5.1 the faces of the dice', () => {
    expect(FACES).toEqual([
      [0, 0, 0, 0, 1, 1, 1, 1],
      [0, 0, 0, 1, 1, 1, 2, 2],
      [0, 0, 1, 1, 2, 2, 3, 3],
    ])
    const random = lucky('G0')
    const seen = new Array<number>(8).fill(0)
    for (let n = 0; n < 8000; n++) {
      const face = rollPlain(random, GREEN, 1).faces[0] ?? 0
      seen[face] = (seen[face] ?? 0) + 1
    }
    for (const n of seen) expect(Math.abs(n - 1000)).toBeLessThan(200)
  })

  it('AL-5.2 a starred face is rolled again and added', () => {
    expect(rollCombatDie(lucky('G1* G1* G0'), GREEN, F)).toMatchObject({ hits: 2, faces: { length: 3 } })
  })

  it('AL-5.3 Escalation Dice explode too', () => {
    // Nobody hits in round 1; the pool's one die explodes once in round 2.
    const t = table({ combat: '0,0', units: { '0,0': { 0: 'E', 1: 'E' } }, dice: 'G0 G0 G1* G1 G0 G0' })
    quietly(t, 'retreat')
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'escalation', hits: 2 }))
    t.look()
  })

  it('AL-5.4 outside combat a star counts its number only', () => {
    expect(rollPlain(lucky('B3* B1'), BLUE, 2).sum).toBe(4)
    expect(rollPlain(lucky('B3* B1'), BLUE, 1)).toMatchObject({ sum: 3, faces: { length: 1 } })
  })

  it('AL-5.5 a blank die shows 0 in all', () => {
    // The Coin of the Gambler is offered for a blank die, not for one that shows 1.
    const roll = (dice: string) => {
      const t = table({ combat: '0,0', units: { '0,0': { 0: 'D', 1: 'D' } }, explores: { 0: ['EXP-H05'] }, dice })
      t.pass()
      return quietly(t, 'delay')
    }
    expect(roll('P0 P0')).toOffer({ do: 'play' })
    expect(roll('P1 P0')).not.toOffer({ do: 'play' })
  })

  it('AL-5.6 the same seed, the same game; every roll is told to all', () => {
    const play = () => {
      const t = table({ combat: '0,0', units: { '0,0': { 0: 'FFC', 1: 'FFC' } } })
      quietly(t, 'delay')
      t.look()
      return t
    }
    const rolled = play()
      .heardBy(null)
      .filter((e) => e.type === 'rolled')
    expect(rolled.length).toBeGreaterThan(0)
    expect(rolled).toEqual(
      play()
        .heardBy(null)
        .filter((e) => e.type === 'rolled'),
    )
  })
})

it.each(UNITS.map((card, unit) => [card.id, unit, card] as const))('UNIT %s has both its sides', (_, unit, card) => {
  const upgrade = (['DIS-U1', 'DIS-U2', 'DIS-U3', 'DIS-U4', 'DIS-U5', 'DIS-U6', 'DIS-U7'] as const)[unit] ?? 'DIS-U1'
  const letter = 'FDCNEOX'.charAt(unit)
  const step = unit < 2 ? 'light' : 'heavy'
  expect(diceOf(letter, step)).toEqual(card.standard.dice)
  expect(diceOf(letter, step, [upgrade])).toEqual(card.upgraded.dice)
  const standard = position()
  const upgraded = position({ discoveries: { 0: [upgrade] } })
  expect([armorOf(standard, 0, unit), armorOf(upgraded, 0, unit)]).toEqual([card.standard.armor, card.upgraded.armor])
  expect([sideOf(standard, 0, unit).cost, sideOf(upgraded, 0, unit).cost]).toEqual([card.standard.cost, card.upgraded.cost])
  const moves = (g: typeof standard) => movementOf(g, 0, unit, hex('0,0'), 0)
  expect([moves(standard), moves(upgraded)]).toEqual([card.standard.move, card.upgraded.move])
})
