import { describe, expect, it } from 'vitest'
import { obstacles } from '../rules/obstacles.ts'
import { type AldarraTable, C, D, E, exp, F, hex, O, type Position, type Spot, table, X } from './table.ts'

/** Two players: (0,0) and more is seat 0’s; homes are (-1,-2) and (1,2). */
const at = (p: Position) => table({ seats: 2, ...p })
const on = (spot: Spot) => hex(spot, 2)
const [MIDDLE, EAST, NORTH, HOME, THEIRS] = [on('0,0'), on('3,0'), on('-1,-1'), on('-1,-2'), on('1,2')]
const UNITS = { '0,0': { 0: 'OF' }, '3,0': { 0: 'CF' }, '-1,-1': { 0: 'F' }, '-2,1': { 1: 'D' } } as const
const SHIPS = [`ship ${NORTH} ${F}`, `ship ${MIDDLE} ${F}`, `ship ${MIDDLE} ${O}`, `ship ${EAST} ${F}`, `ship ${EAST} ${C}`]
const LANDS = [HOME, NORTH, MIDDLE, EAST].map((place) => `land ${place}`)

/** Each reason as a line: the thing, why not, and its details. Of the market, only what `kinds` names. */
function reasons(
  t: AldarraTable,
  kinds: readonly string[] = ['ship', 'land', 'explore', 'take', 'play', 'claim', 'hit'],
  seat = 0,
): string[] {
  t.look()
  return obstacles(t.state, seat, t.match.decisionOf(seat)).flatMap(({ option, why, about = {} }) => {
    const { do: what, ...rest } = option
    const kind = what === 'call' ? 'ship' : what === 'activate' ? 'land' : what
    const { unit: _, ...told } = { unit: 0, ...about }
    const more = Object.entries(told).map(([name, value]) => ` ${name} ${value}`)
    return kinds.includes(kind) ? [`${kind} ${Object.values(rest).join(' ')}: ${why}${more.join('')}`] : []
  })
}
const all = (things: readonly string[], why: string) => things.map((thing) => `${thing}: ${why}`)
const ordered = (place: number) => at({ units: UNITS }).choose({ do: 'activate', hex: place })

describe('why a ship or a territory cannot be used', () => {
  it('AL-10.4 before an Order is placed; AL-3.12 another’s home', () => {
    expect(reasons(at({ units: UNITS }))).toEqual([`land ${THEIRS}: their-home`, ...all(SHIPS, 'order-first')])
  })

  it('AL-10.8 before its mode is chosen', () => {
    expect(reasons(ordered(MIDDLE))).toEqual(all([...LANDS, ...SHIPS], `mode-first hex ${MIDDLE}`))
  })

  it('AL-10.8 ships elsewhere, and Buildings', () => {
    const [north, , building, ...east] = SHIPS
    expect(reasons(ordered(MIDDLE).choose({ do: 'from' }))).toEqual([
      ...all(LANDS, `not-there hex ${MIDDLE}`),
      ...all([north ?? ''], `not-there hex ${MIDDLE}`),
      `${building}: immobile`,
      ...all(east, `not-there hex ${MIDDLE}`),
    ])
  })

  it('AL-10.20 one that may move and has nowhere to go', () => {
    const beside = { '-2,2': { 0: 'O' }, '-2,1': { 0: 'O' }, '-3,1': { 0: 'X' } } as const
    const t = at({ factions: ['odaria', 'cindar'], units: { '-3,2': { 0: 'OF' }, ...beside } })
    t.choose({ do: 'activate', hex: on('-3,2') }).choose({ do: 'from' })
    expect(reasons(t, ['ship']).filter((line) => !line.includes('not-there'))).toEqual([`ship ${on('-3,2')} ${O}: nowhere`])
  })

  it('AL-10.15 where a ship picked up cannot go', () => {
    const t = at({ units: UNITS, tiles: { '1,0': 'mountain' } })
      .choose({ do: 'activate', hex: EAST })
      .choose({ do: 'from' })
    expect(reasons(t.choose({ do: 'ship', unit: C }))).toEqual([
      `land ${HOME}: too-far hex ${HOME} steps 6 have 2`,
      `land ${NORTH}: too-far hex ${NORTH} steps 5 have 2`,
      `land ${MIDDLE}: too-far hex ${MIDDLE} steps 4 have 2`,
      `land ${EAST}: already-there hex ${EAST}`,
      ...all(SHIPS, 'asked-first prompt fly'),
    ])
  })

  it('AL-10.9 ships that cannot be called: there already, no mover, too far, no way', () => {
    const units = {
      ...UNITS,
      '0,0': { 0: 'OFFFF' },
      '-1,0': { 0: 'X' },
      '-3,0': { 0: 'D' },
      '-3,1': { 1: 'F' },
      '-2,0': { 1: 'F' },
      '-2,-1': { 1: 'F' },
    } as const
    const t = at({ units }).choose({ do: 'activate', hex: MIDDLE }).choose({ do: 'to' })
    expect(reasons(t)).toEqual([
      `land ${HOME}: no-ship hex ${MIDDLE}`,
      `land ${on('-3,0')}: no-ship hex ${MIDDLE}`,
      `land ${on('-1,0')}: no-ship hex ${MIDDLE}`,
      `land ${MIDDLE}: already-there hex ${MIDDLE}`,
      `ship ${on('-3,0')} ${D}: no-way hex ${MIDDLE}`,
      `ship ${on('-1,0')} ${X}: immobile hex ${MIDDLE}`,
      `ship ${MIDDLE} ${F}: already-there hex ${MIDDLE}`,
      `ship ${MIDDLE} ${O}: already-there hex ${MIDDLE}`,
      `ship ${EAST} ${C}: too-far hex ${MIDDLE} steps 3 have 2`,
    ])
  })

  it('AL-6.12 a Building that may move finds the place built up; AL-4.5 a ship finds it full', () => {
    const odaria = { factions: ['odaria', 'cindar'] } as const
    const t = at({ ...odaria, units: { '0,0': { 0: 'OFFFFF' }, '1,0': { 0: 'XF' }, '0,1': { 0: 'E' } } }).choose({
      do: 'activate',
      hex: on('1,0'),
    })
    t.choose({ do: 'to' })
    expect(reasons(t, ['ship'])).toEqual([
      `ship ${MIDDLE} ${O}: built-up hex ${on('1,0')}`,
      `ship ${on('1,0')} ${F}: already-there hex ${on('1,0')}`,
      `ship ${on('1,0')} ${X}: already-there hex ${on('1,0')}`,
    ])
    const crowded = at({ ...odaria, units: { '0,0': { 0: 'FFFFF' }, '1,0': { 0: 'XF' } } })
      .choose({ do: 'activate', hex: MIDDLE })
      .choose({ do: 'to' })
    expect(reasons(crowded, ['ship'])).toEqual([
      `ship ${MIDDLE} ${F}: already-there hex ${MIDDLE}`,
      `ship ${on('1,0')} ${F}: full hex ${MIDDLE}`,
    ])
  })
})

describe('why not, in a combat', () => {
  it('AL-11.10 who cannot Intercept', () => {
    const t = at({ combat: '0,0', units: { '0,0': { 0: 'FD', 1: 'F' }, '1,0': { 0: 'DF' }, '3,0': { 0: 'D' } } })
    expect(t).toBeAsked(0, 'intercept')
    expect(reasons(t)).toEqual([
      ...all([`land ${HOME}`, `land ${MIDDLE}`, `land ${EAST}`], `combat hex ${MIDDLE}`),
      `ship ${MIDDLE} ${F}: only-destroyers`,
      `ship ${MIDDLE} ${D}: in-combat`,
      `ship ${on('1,0')} ${F}: only-destroyers`,
      `ship ${EAST} ${D}: no-intercept`,
    ])
    const besieged = at({ combat: '0,0', units: { '0,0': { 0: 'F', 1: 'F' }, '1,0': { 0: 'D' }, '0,1': { 0: 'D', 1: 'F' } } })
    besieged.choose({ do: 'combat', hex: MIDDLE })
    expect(reasons(besieged, ['ship'])).toEqual([`ship ${MIDDLE} ${F}: only-destroyers`, `ship ${on('0,1')} ${D}: besieged`])
  })

  it('AL-11.1 while others of its questions are open', () => {
    const lands = [`land ${HOME}`, `land ${MIDDLE}`, `land ${EAST}`]
    const fighting = { combat: '0,0', units: { '0,0': { 0: 'F', 1: 'F' }, '3,0': { 0: 'C' } } } as const
    const ships = [`ship ${MIDDLE} ${F}`, `ship ${EAST} ${C}`]
    expect(reasons(at(fighting))).toEqual(all([...lands, ...ships], `combat hex ${MIDDLE}`))
    const [, , far] = lands
    const several = at({ ...fighting, units: { ...fighting.units, '1,0': { 0: 'F', 1: 'F' } } })
    expect(reasons(several)).toEqual([
      ...all([`land ${HOME}`, far ?? ''], 'no-fight'),
      ...all([`ship ${MIDDLE} ${F}`, `ship ${on('1,0')} ${F}`, `ship ${EAST} ${C}`], 'asked-first prompt combat'),
    ])
  })

  it('AL-11.53 in a retreat; AL-4.16 under Escort', () => {
    const t = at({ combat: '0,0', dice: 'G0 G0 G0', units: { '0,0': { 0: 'EO', 1: 'E' }, '3,0': { 0: 'D' } } })
    expect(reasons(t)).toEqual([
      ...all([`land ${HOME}`, `land ${MIDDLE}`, `land ${EAST}`], 'not-beside'),
      `ship ${MIDDLE} ${E}: together`,
      `ship ${MIDDLE} ${O}: stays`,
      `ship ${EAST} ${D}: combat hex ${MIDDLE}`,
    ])
    const escorted = at({ combat: '0,0', dice: 'B2 B2 B0 G0', units: { '0,0': { 0: 'CC', 1: 'CE' } } })
    expect(escorted).not.toBeAsked(1, 'hit')
    const light = at({ combat: '0,0', dice: 'P2 P2 P1 G0', units: { '0,0': { 0: 'DDD', 1: 'FCE' } } })
      .pass(0)
      .pass(1)
    expect(reasons(light, ['hit'])).toEqual([`hit 1 ${E}: escort`])
  })
})

describe('why not, at other times', () => {
  it('AL-0.1 in another’s turn; AL-8.2 before Arrival is over; AL-16.5 while others decide', () => {
    expect(reasons(at({ units: UNITS, turn: 1 }))).toEqual(all([...LANDS, ...SHIPS], 'turn seat 1'))
    const arriving = at({ phase: 'outposts', turn: 1, units: { '-1,-2': { 0: 'FFE' } } })
    expect(reasons(arriving)).toEqual(all([`land ${HOME}`, `ship ${HOME} ${F}`, `ship ${HOME} ${E}`], 'arrival'))
    const deciding = at({ phase: 'buy', units: UNITS, coins: [0, 30] })
    expect(reasons(deciding)).toEqual(all([...LANDS, ...SHIPS], 'others'))
  })

  it.each<[string, Position, land: string]>([
    ['AL-9.12 where no Crystal may be put', { phase: 'placing', change: (g) => Object.assign(g, { placing: 2 }) }, 'crystal-site'],
    ['AL-13.8 while Victory Points are bought', { phase: 'buy', coins: [30] }, 'asked-first prompt buy'],
    ['AL-13.17 while Objectives are exchanged', { phase: 'objectives' }, 'asked-first prompt objectives'],
  ])('%s', (_, p, land) => {
    expect(reasons(at({ ...p, units: UNITS }))).toEqual([...all(LANDS, land), ...all(SHIPS, 'orders-only')])
  })

  it('AL-12.4 explored already, AL-3.14 and home', () => {
    expect(reasons(at({ phase: 'explore', unexplored: ['0,0'], units: UNITS }))).toEqual([
      `explore ${HOME}: home-explored`,
      `explore ${NORTH}: explored`,
      `explore ${EAST}: explored`,
      ...all(SHIPS, 'asked-first prompt explore'),
    ])
  })

  it('AL-13.28 a Discovery one has; AL-0.1 one that another takes first', () => {
    const p: Position = { phase: 'discovery', row: ['DIS-P1', 'DIS-P2', 'DIS-P3'], discoveries: { 0: ['DIS-P2'] } }
    expect(reasons(at(p), ['take'])).toEqual(['take 8: owned'])
    expect(reasons(at({ ...p, turn: 1 }), ['take'])).toEqual(['take 7: turn seat 1', 'take 8: owned', 'take 9: turn seat 1'])
  })

  it('AL-17.3 a card at another time, AL-17.5 one without a target; AL-14.4 an Objective', () => {
    const hand = { explores: { 0: ['EXP-H01', 'EXP-H09', 'EXP-H10'] }, objectives: { 0: ['OBJ-01', 'OBJ-10'] } }
    expect(reasons(at({ units: UNITS, ...hand }), ['play', 'claim'])).toEqual([
      `play ${exp('EXP-H01')}: card-window window order-declared`,
      `play ${exp('EXP-H10')}: no-target window order-turn`,
      'claim 0: claim-later have 3 need 3',
      'claim 9: unmet have 3 need 10',
    ])
    const bonds = at({ phase: 'build', explores: { 0: ['EXP-H07', 'EXP-H08'] } })
    expect(reasons(bonds, ['play'])).toEqual([`play ${exp('EXP-H08')}: card-window window mine-done`])
  })

  it('AL-6.15 where no free Outpost goes', () => {
    const t = at({
      phase: 'free-outposts',
      factions: ['coalition', 'cindar'],
      units: { '0,0': { 0: 'E' }, '1,0': { 0: 'E' }, '3,0': { 0: 'F' } },
      hostages: { 0: 'OOOOO' },
    })
    expect(reasons(t, ['land'])).toEqual(all([`land ${HOME}`, `land ${EAST}`], 'free-site'))
  })
})

describe('why not, in the market', () => {
  const LATER = ['buy 0 0 4 1: buy-later price 4 have 0', 'buy 1 0 7 2: buy-later price 7 have 0']
  const units = (why: string, have: number, prices = [2, 3, 5, 9, 3, 4, 6]) =>
    prices.map((price, unit) => `build ${unit} ${HOME} ${price}: ${why} price ${price} have ${have}`)

  it('AL-0.6 Coins, AL-4.8 pieces, AL-13.48 Engineers, AL-13.50 Outposts, AL-13.42 yards', () => {
    const poor = at({ phase: 'build', coins: [4], units: { '0,0': { 0: 'F' } } })
    const lacks = (unit: number, price: number, why: string, have: number) =>
      `build ${unit} ${HOME} ${price}: ${why} prompt build price ${price} have ${have}`
    expect(reasons(poor, ['build', 'buy', 'land'])).toEqual([
      `land ${MIDDLE}: nothing-built`,
      lacks(C, 5, 'coins', 4),
      lacks(3, 9, 'coins', 4),
      lacks(O, 4, 'no-engineer', 4),
      lacks(X, 6, 'coins', 4),
      ...LATER,
      'buy 2 16 0 1: buy-later price 16 have 4',
      'buy 3 28 0 2: buy-later price 28 have 4',
    ])
    const rich = at({ phase: 'build', coins: [50], units: { '0,0': { 0: 'FFFFE' }, '1,0': { 0: 'FFFFF' }, '2,0': { 0: 'F' } } })
    expect(reasons(rich, ['build'])).toEqual([lacks(F, 2, 'no-piece', 50), lacks(X, 6, 'no-outpost', 50)])
    const full = at({
      phase: 'build',
      factions: ['syndicate', 'cindar'],
      coins: [50],
      units: { '-1,-2': { 0: 'FFFFF' }, '0,0': { 0: 'O' } },
    })
    expect(reasons(full, ['build']).slice(0, 2)).toEqual([lacks(F, 2, 'no-yard', 50), lacks(D, 3, 'no-yard', 50)])
  })

  it('AL-13.10 a purchase costs what the Charter leaves of it; AL-13.37 building comes later', () => {
    const t = at({ phase: 'buy', coins: [17], crystals: [5], discoveries: { 0: ['DIS-P9'] } })
    expect(reasons(t, ['buy'])).toEqual(['buy 1 0 6 2: crystals price 6 have 5', 'buy 3 25 0 2: coins price 25 have 17'])
    expect(reasons(t, ['build'])).toEqual(units('build-later prompt buy', 17))
    expect(reasons(at({ phase: 'build', turn: 1, coins: [4, 9] }), ['build'])).toEqual(units('turn seat 1', 4))
    expect(reasons(at({ coins: [4] }), ['build'])).toEqual(units('build-later prompt activate', 4))
  })
})
