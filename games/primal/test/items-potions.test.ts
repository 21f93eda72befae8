import { describe, expect, it } from 'vitest'
import {
  dareon,
  facing,
  handOf,
  happened,
  hunter,
  ljonar,
  mirah,
  payWith,
  play,
  sectorOf,
  skipTo,
  slotsOf,
  table,
  thoreg,
} from './table.ts'

describe('items', () => {
  it('IT-1 Grapnel Line: move', () => {
    const t = table({ hunters: [thoreg({ item: 'IT-1', threatened: true, hand: ['TH-10'] })] })
    t.choose({ do: 'use', ability: 'item' }).choose({ do: 'sector', sector: 1 })
    expect([sectorOf(t), hunter(t).threatened]).toEqual(['east', false])
    expect(t).not.toOffer({ do: 'use', ability: 'item' })
  })

  it('IT-2 Signal Horn: another hunter takes aggro', () => {
    const t = table({
      aggro: 0,
      hunters: [thoreg({ item: 'IT-2', hand: ['TH-10'] }), mirah(), dareon({ sector: 'east' }), ljonar({ standing: 'red' })],
    })
    t.choose({ do: 'use', ability: 'item' })
    expect(t).toOfferExactly([
      { do: 'choose', hunter: 1 },
      { do: 'choose', hunter: 2 },
    ])
    t.choose({ do: 'choose', hunter: 2 })
    expect([t.state.aggro, facing(t)]).toEqual([2, 'south'])
    const alone = table({ hunters: [thoreg({ item: 'IT-2', hand: ['TH-10'] }), mirah({ standing: 'red' })] })
    expect(alone).not.toOffer({ do: 'use', ability: 'item' })
  })

  it('IT-3 Weighted Net: CYCLE, once per hunt', () => {
    const t = table({
      slots: ['VX-B02', 'VX-B08', 'VX-B10'],
      behaviorDeck: ['VX-B01'],
      hunters: [thoreg({ item: 'IT-3', hand: ['TH-10'] }), mirah()],
    })
    t.choose({ do: 'use', ability: 'item' }).choose({ do: 'slot', slot: 0 })
    expect([slotsOf(t)[0], happened(t, 'revealed')]).toEqual(['VX-B01', []])
    skipTo(t, (g) => g.round === 3 && g.active === 0 && g.stage === 'action')
    expect(t.at(0)).not.toOffer({ do: 'use', ability: 'item' })
  })

  it('IT-4 Field Kit: reviving costs 1', () => {
    const t = table({ hunters: [thoreg({ item: 'IT-4', hand: ['TH-10', 'TH-01'] }), mirah({ standing: 'black' })] })
    t.choose({ do: 'revive', hunter: 1 })
    payWith(t, 0, 'TH-10')
    expect([hunter(t, 1).standing, handOf(t)]).toEqual(['standing', ['TH-01']])
  })

  it('IT-5 Whetstone: the next Attack has L more', () => {
    const t = table({ hunters: [dareon({ item: 'IT-5', hand: ['DA-01', 'DA-01', 'DA-08'] }), mirah(), thoreg(), ljonar()] })
    t.choose({ do: 'use', ability: 'item' })
    play(t, 'DA-01')
    play(t, 'DA-01')
    expect(happened(t, 'dealt').map((event) => event.amount)).toEqual([5, 4])
  })

  it('IT-6 Smoke Pot: everybody in your sector is steadied', () => {
    const t = table({
      hunters: [
        dareon({ item: 'IT-6', threatened: true, hand: ['DA-08'] }),
        mirah({ threatened: true }),
        thoreg({ threatened: true, sector: 'north' }),
      ],
    })
    t.choose({ do: 'use', ability: 'item' })
    expect([hunter(t, 0).threatened, hunter(t, 1).threatened, hunter(t, 2).threatened]).toEqual([false, false, true])
  })
})

/** Dareon drinks in the Consume step; Ljonar's potion makes the next question. */
const drink = (
  potion: 'PT-1' | 'PT-2' | 'PT-3' | 'PT-4' | 'PT-5' | 'PT-6' | 'PT-7',
  parts: Parameters<typeof dareon>[0] = {},
  more: Partial<Parameters<typeof table>[0]> = {},
) => {
  const t = table({
    stage: 'consume',
    active: -1,
    hunters: [dareon({ potions: [potion], ...parts }), ljonar({ potions: ['PT-7'], damage: 6, threatened: true })],
    ...more,
  })
  return t.choose({ do: 'consume', potion: Number(potion.slice(3)) - 1 })
}

describe('potions', () => {
  it('PT-1 Alemore heals 2L, or 3L after a low attrition card', () => {
    expect(hunter(drink('PT-1', {}, { attritionDiscard: [1, 3] }).choose({ do: 'choose', hunter: 1 }), 1).damage).toBe(4)
    expect(hunter(drink('PT-1', {}, { attritionDiscard: [3, 1] }).choose({ do: 'choose', hunter: 1 }), 1).damage).toBe(3)
    expect(hunter(drink('PT-1', {}, { attritionDiscard: [] }).choose({ do: 'choose', hunter: 1 }), 1).damage).toBe(4)
    expect(hunter(drink('PT-1', { damage: 5, sector: 'north' }, { attritionDiscard: [] })).damage).toBe(3)
  })

  it('PT-2 Imperia draws 2', () => expect(handOf(drink('PT-2', { hand: ['DA-01'] })).length).toBe(3))

  it('PT-3 Evok: each Attack this round has L more', () => {
    const t = drink('PT-3', { hand: ['DA-01', 'DA-01', 'DA-08'] }, { stance: 1, round: 1 })
    expect(hunter(t).empower).toBe(1)
    const attack = table({ hunters: [dareon({ empower: 1, hand: ['DA-01', 'DA-01', 'DA-08'] }), mirah(), thoreg(), ljonar()] })
    play(attack, 'DA-01')
    play(attack, 'DA-01')
    expect(happened(attack, 'dealt').map((event) => event.amount)).toEqual([5, 5])
  })

  it('PT-4 Irden steadies everybody in your sector and gives stamina', () => {
    const t = drink('PT-4', { threatened: true })
    expect([hunter(t).threatened, hunter(t).stamina, hunter(t, 1).threatened, hunter(t, 1).stamina]).toEqual([false, 1, false, 1])
  })

  it('PT-5 Stillwater removes 1 struggle for each hunter', () => expect(drink('PT-5', {}, { struggle: 5 }).state.struggle).toBe(3))

  it('PT-6 Seer’s Drop shows the behaviors, then you may replace one', () => {
    const t = drink('PT-6', {}, { slots: ['VX-B02', 'VX-B08', 'VX-B10'], behaviorDeck: ['VX-B01'] })
    expect(t.view(null).monster.slots.map((slot) => slot.front)).toEqual(['VX-B02', 'VX-B08', 'VX-B10'])
    t.choose({ do: 'yes' }).choose({ do: 'slot', slot: 1 })
    expect(slotsOf(t)).toEqual(['VX-B02', 'VX-B01', 'VX-B10'])
  })

  it('PT-7 Ironroot: the next M this round is nothing', () => {
    const t = drink('PT-7')
    expect(hunter(t).shield).toBe(true)
    const hit = table({ stage: 'upkeep', active: -1, round: 1, struggle: 4, hunters: [dareon({ shield: true }), mirah()] })
    expect([hunter(hit).damage, hunter(hit).shield, hunter(hit, 1).damage]).toEqual([0, false, 1])
  })
})
