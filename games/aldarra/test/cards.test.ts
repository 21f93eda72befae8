import type { Decision } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { DISCOVERIES } from '../content/discoveries.ts'
import { EXPLORES, FIRST_HOLD } from '../content/explores.ts'
import { OBJECTIVES } from '../content/objectives.ts'
import { armorOf, movementOf, sideOf } from '../rules/force.ts'
import type { AldarraOption } from '../rules/options.ts'
import { en } from '../words/en.ts'
import { C, D, dis, E, exp, F, hex, N, O, type Position, player, position, quietly, table, unitsAt, X } from './table.ts'

const explore = (card: string | readonly string[], units: string, more: Position = {}) =>
  table({ unexplored: ['0,0'], units: { '0,0': { 0: units } }, exploreDeck: typeof card === 'string' ? [card] : card, ...more })
    .choose({ do: 'activate', hex: hex('0,2') })
    .choose({ do: 'none' })
    .choose({ do: 'explore', hex: hex('0,0') })

describe('the vocabulary', () => {
  it('AL-17.1 modifiers of a kind add up', () => {
    const g = position({ discoveries: { 0: ['DIS-P3', 'DIS-U3', 'DIS-P6'] }, tiles: { '0,0': 'jetstream' } })
    // 3 upgraded, +1 Heavy, +1 Jetstream, +2 from two Burners; armor 4 upgraded, +1.
    expect(movementOf(g, 0, C, hex('0,0'), 2)).toBe(7)
    expect(armorOf(g, 0, C)).toBe(5)
  })

  it('AL-17.2 filters: any Airship, Light ones, a type; Odarian Buildings are Airships', () => {
    const odaria: Position = { factions: ['odaria', 'cindar', 'syndicate', 'coalition'] }
    expect(explore('EXP-24', 'DEO', odaria).choose({ do: 'accept' })).toOfferExactly([D, E, O].map((unit) => ({ do: 'lose', unit })))
    expect(explore('EXP-24', 'DEO').choose({ do: 'accept' })).toOfferExactly([D, E].map((unit) => ({ do: 'lose', unit })))
    expect(explore('EXP-26', 'FDEO', odaria).choose({ do: 'accept' })).toOfferExactly([F, D].map((unit) => ({ do: 'lose', unit })))
    expect(unitsAt(explore('EXP-25', 'DEO', odaria).choose({ do: 'accept' }).state, '0,0', 0)).toBe('DCO')
  })

  it('AL-17.3 every Hold card has its window', () => {
    const windows = EXPLORES.slice(FIRST_HOLD).map((card) => card.hold?.window)
    expect(windows).toEqual([
      'order-declared',
      'combat-round',
      'combat-round',
      'before-assign',
      'after-roll',
      'order-done',
      'build-turn',
      'mine-done',
      'order-turn',
      'order-turn',
      'turn-order',
      'crystals-done',
    ])
    const t = table({ explores: { 0: ['EXP-H09', 'EXP-H01', 'EXP-H06'] }, units: { '0,0': { 0: 'F' } } })
    expect(t.decision.about).toEqual({ window: 'order-turn' })
    t.pass()
      .choose({ do: 'activate', hex: hex('0,0') })
      .choose({ do: 'from' })
    expect(t.decision.about).toEqual({ window: 'order-declared' })
    t.pass().choose({ do: 'done' })
    expect(t.decision.about).toEqual({ window: 'order-done' })
    t.look()
  })

  it('AL-17.4 several cards in one window', () => {
    const t = table({ explores: { 0: ['EXP-H09', 'EXP-H09'] } })
    t.choose({ do: 'play', hex: hex('-1,-3') }).choose({ do: 'play', hex: hex('-1,-3') })
    expect(unitsAt(t.state, '-1,-3', 0)).toBe('FF')
  })

  it('AL-17.5 a card without effect cannot be played', () => {
    const t = table({ phase: 'mine', explores: { 0: ['EXP-H08'] }, tiles: { '0,0': 'forest' }, units: { '0,0': { 0: 'F' } } })
    expect(t).not.toBeAsked(0, 'window')
    const still = table({ explores: { 0: ['EXP-H01'] } }).pass()
    still.choose({ do: 'activate', hex: hex('0,0') }).choose({ do: 'none' })
    expect(still.decision.about).not.toEqual({ window: 'order-declared' })
    still.look()
    // Burners that take no Unit anywhere new: that is public, so not even their holder is asked.
    const declared = (p: Position, mode: 'from' | 'to') => {
      const t = table({ explores: { 0: ['EXP-H01'] }, ...p }).pass()
      t.choose({ do: 'activate', hex: hex('0,0') }).choose({ do: mode })
      const asked = t.decision.about?.window === 'order-declared'
      t.look()
      return asked
    }
    const ring = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'] as const
    const peaks: Position = { tiles: Object.fromEntries(ring.map((spot) => [spot, 'mountain'])), units: { '0,0': { 0: 'F' } } }
    expect(declared(peaks, 'from')).toBe(false)
    expect(declared({ ...peaks, discoveries: { 0: ['DIS-P2'] } }, 'from')).toBe(true)
    expect(declared({ units: { '3,0': { 0: 'F' } } }, 'to')).toBe(false)
    expect(declared({ units: { '2,0': { 0: 'E' } } }, 'to')).toBe(false)
    expect(declared({ units: { '3,0': { 0: 'E' } } }, 'to')).toBe(true)
    expect(declared({ units: { '3,0': { 0: 'E' }, '0,0': { 0: 'FFFFF' } } }, 'to')).toBe(false)
    expect(declared({ units: { '2,0': { 0: 'O' } } }, 'to')).toBe(false)
    expect(declared({ units: { '2,0': { 0: 'O' } }, factions: ['odaria', 'cindar', 'syndicate', 'coalition'] }, 'to')).toBe(true)
  })

  it('AL-17.6 a played card lies open before it works', () => {
    const t = table({ explores: { 0: ['EXP-H09'] } }).choose({ do: 'play', hex: hex('-1,-3') })
    expect(t.view(1).exploreDiscard).toEqual([exp('EXP-H09')])
    const types = t.events.map((e) => e.type)
    expect(types.indexOf('played')).toBeLessThan(types.indexOf('gained'))
  })

  it('AL-17.7 a cost is thought of as paid', () => {
    // Five Airships: the Engineer given up makes room for the Cruiser.
    expect(unitsAt(explore('EXP-25', 'FFFFE').choose({ do: 'accept' }).state, '0,0', 0)).toBe('FFFFC')
    // Paying Coins makes no room.
    expect(explore('EXP-13', 'FFFFF', { coins: [9] })).toBeAsked(1, 'activate')
  })

  it('AL-17.8 combat cards are for those in the combat', () => {
    const t = table({
      combat: '0,0',
      units: { '0,0': { 0: 'F', 1: 'F' }, '1,0': { 2: 'X' } },
      explores: { 2: ['EXP-H03', 'EXP-H04', 'EXP-H05'] },
    })
    expect(t).toBeAsked(0, 'delay')
    quietly(t, 'delay')
    expect(t.match.open.some((d) => d.prompt === 'window')).toBe(false)
    t.look()
  })
})

describe('Discoveries', () => {
  it('AL-18.1 sixteen cards, each with its words', () => {
    expect(DISCOVERIES).toHaveLength(16)
    for (const { name, text } of DISCOVERIES) expect(name && text).toBeTruthy()
  })

  it.each([F, D, C, N, E, O, X])('DIS-U%i flips its Unit card', (unit) => {
    const id = DISCOVERIES[unit]?.id ?? 'DIS-U1'
    const t = table({ phase: 'discovery', row: [id, 'DIS-P1', 'DIS-P2', 'DIS-P3', 'DIS-P4'] })
    const before = sideOf(t.state, 0, unit)
    t.choose({ do: 'take', discovery: unit })
    expect(sideOf(t.state, 0, unit)).not.toEqual(before)
    expect(sideOf(t.state, 1, unit)).toEqual(before)
  })

  it('DIS-P1 Command Relay', () => expect(player(table({ phase: 'expansion', discoveries: { 3: ['DIS-P1'] } }), 3).tokens).toBe(4))

  it('DIS-P2 Altitude Valves', () => {
    const t = table({ tiles: { '-2,0': 'mountain' }, units: { '-3,0': { 0: 'C' } }, discoveries: { 0: ['DIS-P2'] } })
    t.choose({ do: 'activate', hex: hex('-3,0') })
      .choose({ do: 'from' })
      .choose({ do: 'ship', unit: C })
    expect(t).toOffer({ do: 'fly', hex: hex('-1,0') })
  })

  it('DIS-P3 Tailwind Engines', () => {
    const g = position({ discoveries: { 0: ['DIS-P3'] } })
    expect([F, D, C, N, E].map((unit) => movementOf(g, 0, unit, hex('0,0'), 0))).toEqual([3, 3, 3, 3, 3])
  })

  it('DIS-P4 Deep-Core Drills', () => {
    const t = table({
      phase: 'mine',
      discoveries: { 0: ['DIS-P4'] },
      tiles: { '0,0': 'gold', '1,0': 'forest' },
      units: { '0,0': { 0: 'F' }, '1,0': { 0: 'F' }, '2,0': { 0: 'F' } },
    })
    expect(player(t, 0).coins).toBe(10 + 3 + 1 + 1 + 2)
  })

  it('DIS-P5 Sordalite Refinery', () => {
    const t = table({
      phase: 'mine',
      discoveries: { 0: ['DIS-P5'], 1: ['DIS-P5'] },
      lying: { '0,0': 2 },
      units: { '0,0': { 0: 'F' }, '1,0': { 1: 'F' } },
    })
    expect([player(t, 0).crystals, player(t, 1).crystals]).toEqual([3, 0])
  })

  it('DIS-P6 Rune-Forged Hulls', () => {
    const g = position({ discoveries: { 0: ['DIS-P6'] } })
    expect([F, D, C, N, E, O, X].map((unit) => armorOf(g, 0, unit))).toEqual([1, 2, 4, 5, 3, 3, 5])
  })

  it('DIS-P7 Targeting Lenses', () => {
    const t = table({ combat: '0,0', discoveries: { 0: ['DIS-P7'] }, units: { '0,0': { 0: 'CC', 1: 'C' } }, dice: 'B0 B0 B0 B3' })
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'rerolled', seat: 0, dice: [expect.objectContaining({ hits: 3 })] }))
    expect(unitsAt(t.state, '0,0', 1)).toBe('')
  })

  it('AL-18.2 it takes Blue before Pink before Green, the first rolled first, a Fortress’s dice too', () => {
    const t = table({
      combat: '0,0',
      discoveries: { 0: ['DIS-P7'] },
      units: { '0,0': { 0: 'CE', 1: 'C' }, '1,0': { 0: 'X' } },
      dice: 'B0 G0 P0 P0 B0 B1',
    })
    const rerolled = t.events.find((e) => e.type === 'rerolled')
    expect(rerolled).toMatchObject({ dice: [{ unit: C }] })
    const pink = table({
      combat: '0,0',
      discoveries: { 0: ['DIS-P7'] },
      units: { '0,0': { 0: 'E', 1: 'C' }, '1,0': { 0: 'X' } },
      dice: 'G0 P0 P0 B0 P1',
    })
    expect(pink.events.find((e) => e.type === 'rerolled')).toMatchObject({ dice: [{ unit: X, hits: 1 }] })
    t.look()
    pink.look()
  })

  it('DIS-P8 Expedition Corps', () => {
    const t = explore(['EXP-01', 'EXP-02', 'EXP-03'], 'F', { discoveries: { 0: ['DIS-P8'] }, tiles: { '0,0': 'ruins' } })
    expect(t).toBeAsked(0, 'reject')
    // AL-12.18 the card goes to the open pile, not back to the deck.
    expect(en.prompt(t.decision as Decision<AldarraOption>, t.view(0), { you: 0, of: String })).toBe('Which card do you discard?')
    t.choose({ do: 'reject', explore: exp('EXP-02') }).choose({ do: 'resolve', explore: exp('EXP-01') })
    expect(player(t, 0)).toMatchObject({ coins: 3, crystals: 1 })
  })

  it('DIS-P9 Charter of Trade', () => {
    const t = table({ phase: 'buy', coins: [25], discoveries: { 0: ['DIS-P9'] } }).choose({ do: 'buy', purchase: 3 })
    expect(player(t, 0)).toMatchObject({ coins: 0, vp: 2 })
  })

  it('AL-18.3 Command Relay taken in an Expansion Phase works from the next', () => {
    const t = explore('EXP-12', 'F', { discoveryDeck: ['DIS-P1', 'DIS-P2'] }).choose({ do: 'take', discovery: dis('DIS-P1') })
    expect(player(t, 0).tokens).toBe(2)
  })
})

describe('the Explore deck', () => {
  it('AL-18.4 72 cards, 38 different, 24 of them to hold', () => {
    const sum = (cards: typeof EXPLORES) => cards.reduce((n, card) => n + card.copies, 0)
    expect(EXPLORES).toHaveLength(38)
    expect(sum(EXPLORES)).toBe(72)
    expect(sum(EXPLORES.slice(FIRST_HOLD))).toBe(24)
    expect(EXPLORES.map((card) => card.copies)).toEqual([
      3, 2, 3, 2, 2, 3, 2, 2, 2, 3, 2, 2, 1, 2, 2, 2, 2, 1, 2, 1, 1, 1, 2, 1, 1, 1, 3, 2, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1,
    ])
    for (const card of EXPLORES) expect((card.effect === undefined) === (card.hold !== undefined), card.id).toBe(true)
  })

  it('every card has its words', () => {
    const cards = [...EXPLORES, ...OBJECTIVES, ...DISCOVERIES]
    for (const { id, text } of cards) expect(text, id).toMatch(/\.$/)
    const names = cards.map((card) => card.name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('AL-18.5 Smoke Bank may leave the Attacker alone, who then scores', () => {
    const t = table({ combat: '0,0', units: { '0,0': { 0: 'F', 1: 'C' } }, explores: { 1: ['EXP-H02'] } })
    t.choose(1, { do: 'play', hex: hex('1,0') })
    expect(player(t, 0)).toMatchObject({ vp: 1, attackWins: 1 })
    const stays = table({ combat: '0,0', units: { '0,0': { 0: 'F', 1: 'CO' } }, explores: { 1: ['EXP-H02'] } })
    stays.choose(1, { do: 'play', hex: hex('1,0') })
    expect(stays.state.combat).not.toBeNull()
    stays.look()
  })

  it('AL-18.6 Forged Orders may follow Forged Orders', () => {
    const t = table({ explores: { 0: ['EXP-H06', 'EXP-H06'] } }).pass()
    for (let n = 0; n < 2; n++)
      t.choose({ do: 'activate', hex: hex('0,0') })
        .choose({ do: 'none' })
        .choose({ do: 'play' })
    t.choose({ do: 'activate', hex: hex('0,0') }).choose({ do: 'none' })
    expect(t).toBeAsked(1, 'activate')
    expect(player(t, 0).tokens).toBe(2)
  })

  it('AL-18.7 Saboteurs take no hostages', () => {
    const t = table({
      factions: ['syndicate', 'cindar', 'odaria', 'coalition'],
      explores: { 0: ['EXP-H10'] },
      units: { '0,0': { 0: 'F' }, '1,0': { 1: 'O' } },
    })
    t.choose({ do: 'play' })
    expect(t.view(null).players[1]).toMatchObject({ hostages: [0, 0, 0, 0, 0, 0, 0], supply: [10, 5, 5, 3, 6, 6, 3] })
  })

  it('AL-18.8 Exposed Vein and Prospector’s Chart may put a second Crystal', () => {
    expect(explore('EXP-05', 'F', { lying: { '0,0': 1 } }).state.lying[hex('0,0')]).toBe(3)
    const chart = table({ phase: 'crystals-done', explores: { 0: ['EXP-H12'] }, lying: { '0,0': 1 }, units: { '0,0': { 0: 'F' } } })
    expect(chart).toOffer({ do: 'play', hex: hex('0,0') })
  })
})
