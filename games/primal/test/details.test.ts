import { describe, expect, it } from 'vitest'
import { behaviors, type CardId, printed } from '../content/index.ts'
import {
  dareon,
  discardOf,
  handOf,
  happened,
  hunter,
  ljonar,
  mirah,
  play,
  sectorOf,
  type TableLiteral,
  table,
  terrainIn,
  thoreg,
} from './table.ts'

type Parts = Parameters<typeof dareon>[0]
const [EAST, SOUTH] = [1, 2]

describe('cards', () => {
  it('PR-1.6 a Wound has no type, no cost, no worth and no text', () => {
    const [wound, ...others] = printed
    expect(wound).toMatchObject({ id: 'WOUND', type: null, bit: 16, cost: 0, staminaValue: 0, aggro: false, keywords: 0, texts: [] })
    expect(others.every((card) => card.type !== null && card.bit < 16)).toBe(true)
    expect(others.some((card) => card.mark === wound?.mark)).toBe(false)
  })

  it('PR-5.6 behaviors of one number and icon have one back, others another', () => {
    const face = ({ icon, number }: { readonly icon: string; readonly number: number }) => `${icon} ${number}`
    for (const deck of behaviors)
      for (const one of deck) for (const other of deck) expect(one.back === other.back).toBe(face(one) === face(other))
    expect(new Set(behaviors.flat().map(({ back }) => back)).size).toBe(new Set(behaviors.flat().map(face)).size)
  })

  it('PR-8.3 an After text waits for a later card', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-11', 'DA-01', 'DA-08'], stamina: 1 }), mirah()] })
    play(t, 'DA-11').choose({ do: 'pay-stamina' })
    expect(happened(t, 'drew')).toEqual([])
    play(t, 'DA-01')
    expect(happened(t, 'drew')).toHaveLength(1)
    t.look()
  })

  it('TH-09 one strain token taken off is enough to draw, none is not', () => {
    const drawn = (strain: number) => {
      const t = table({ hunters: [thoreg({ hand: ['TH-09', 'TH-10'], strain }), mirah()] })
      play(t, 'TH-09')
      t.look()
      return [happened(t, 'drew').length, hunter(t).strain]
    }
    expect([drawn(0), drawn(1), drawn(2)]).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
    ])
  })

  it('PR-8.5 damage dealt is counted for the turn', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-01', 'DA-01', 'DA-08'] }), mirah()] })
    play(play(t, 'DA-01'), 'DA-01')
    expect(hunter(t)).toMatchObject({ dealt: 8, attacks: 2 })
    t.look()
  })

  it('PR-9.3 another peril does not make Attacks from Fog dearer, nor KW-P2 those from elsewhere', () => {
    const cost = (perils: TableLiteral['perils'], kind: 'fog' | 'water') => {
      const t = table({
        monster: 'korowon',
        stance: 2,
        perils: perils ?? [],
        terrain: { south: [kind] },
        hunters: [dareon({ hand: ['DA-02', 'DA-08'] })],
      })
      t.look()
      return t.view(0).hunters[0]?.hand.map((card) => card.cost)
    }
    expect([cost(['KW-P2'], 'fog'), cost(['KW-P3'], 'fog'), cost(['KW-P2'], 'water'), cost([], 'fog')]).toEqual([
      [2, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ])
  })
})

describe('where the monster and the hunters are', () => {
  it('PR-3.6 it turns to the North as well as elsewhere', () => {
    const t = table({
      slots: ['VX-B03', 'VX-B08', 'VX-B11'],
      terrain: {},
      hunters: [dareon({ sector: 'north', hand: ['DA-05', 'DA-08'] }), mirah()],
    })
    play(t, 'DA-05')
    expect(happened(t, 'turned')[0]).toEqual({ type: 'turned', from: SOUTH, to: 0 })
    t.look()
  })

  it('PR-10.5 a push from the West ends in the North', () => {
    const t = table({
      monster: 'toramat',
      facing: 'east',
      stage: 'turnStart',
      active: -1,
      struggle: 1,
      slots: ['TM-B07', 'TM-B05', 'TM-B15'],
      terrain: {},
      hunters: [mirah({ sector: 'south', standing: 'red' }), dareon({ sector: 'west' })],
      firstPlayer: 1,
      aggro: 1,
    })
    expect(sectorOf(t, 1)).toBe('north')
    t.look()
  })

  it('TM-B15 front and both flanks, also round the corner; TM-B14 every sector', () => {
    const sand = (side: 'west' | 'north') => {
      const t = table({
        monster: 'toramat',
        facing: side,
        stage: 'roundEnd',
        active: -1,
        slots: ['TM-B15', 'TM-B01', 'TM-B04'],
        terrain: { south: ['sand'] },
        hunters: [mirah()],
      })
      t.look()
      return [
        (['north', 'east', 'south', 'west'] as const).filter((one) => terrainIn(t, one).includes('sand')),
        happened(t, 'terrain').map(({ sector }) => sector),
      ]
    }
    // Where Sand lies already nothing is placed, and nothing told.
    expect(sand('west')).toEqual([
      ['north', 'south', 'west'],
      [3, 0],
    ])
    expect(sand('north')).toEqual([
      ['north', 'east', 'south', 'west'],
      [0, 1, 3],
    ])
    const rocks = { north: ['rock'], east: ['rock', 'fog'], south: ['rock'], west: ['rock', 'fire'] } as const
    const t = table({
      monster: 'toramat',
      stage: 'roundEnd',
      active: -1,
      slots: ['TM-B15', 'TM-B14', 'TM-B04'],
      terrain: { ...rocks, north: [] },
      hunters: [mirah()],
    })
    const removed = happened(t, 'terrain').filter(({ change }) => change === 'removed')
    expect(removed).toEqual([EAST, SOUTH, 3].map((sector) => ({ type: 'terrain', sector, terrain: 'rock', change: 'removed' })))
    // Fresh Fog and Fire stay fresh when the Rock goes, and fade at the end of the round.
    expect(
      happened(t, 'terrain')
        .filter(({ change }) => change === 'fading')
        .map(({ terrain }) => terrain),
    ).toEqual(['fog', 'fire'])
    t.look()
  })

  it('PR-3.16 Fog is placed or refreshed; PR-3.14 strain of Fire is nobody’s own', () => {
    const t = table({
      monster: 'korowon',
      slots: ['KW-B01', 'KW-B11', 'KW-B15'],
      terrain: { south: ['fog'] },
      hunters: [dareon({ hand: ['DA-08', 'DA-01'] }), mirah()],
    })
    play(t, 'DA-08')
    expect(happened(t, 'terrain')).toEqual([{ type: 'terrain', sector: SOUTH, terrain: 'fog', change: 'refreshed' }])
    t.look()
    const clear = table({
      monster: 'korowon',
      slots: ['KW-B01', 'KW-B11', 'KW-B15'],
      terrain: {},
      hunters: [dareon({ hand: ['DA-08', 'DA-01'] }), mirah()],
    })
    play(clear, 'DA-08')
    expect(happened(clear, 'terrain')).toEqual([{ type: 'terrain', sector: SOUTH, terrain: 'fog', change: 'placed' }])
    clear.look()
    const burnt = table({
      stage: 'roundEnd',
      active: -1,
      slots: ['VX-B15', 'VX-B01', 'VX-B02'],
      terrain: { south: ['fire'] },
      hunters: [thoreg(), mirah()],
    })
    expect(
      happened(burnt, 'token')
        .filter(({ token }) => token === 'strain')
        .map((e) => e.hunter),
    ).toEqual([0, 1])
    expect(happened(burnt, 'mastery')).toEqual([])
    burnt.look()
  })
})

describe('preventing and suffering', () => {
  const attrition = (parts: Parts, more: Partial<TableLiteral> = {}) =>
    table({ stage: 'attrition', attrition: [3], terrain: {}, hunters: [mirah(parts), dareon({ hand: ['DA-01'] })], ...more })

  it('MI-A asks only with a Dodge in hand, and takes one', () => {
    const without = attrition({ hand: ['MI-12', 'MI-01'] })
    expect(without).not.toBeAsked(0, 'armor')
    expect(happened(without, 'suffered')).toHaveLength(1)
    without.look()
    const two = attrition({ hand: ['MI-08', 'MI-09', 'MI-10'] })
    expect(two).toBeAsked(0, 'armor')
    two.choose({ do: 'prevent' }).choose({ do: 'discard', card: hunter(two).hand[0] ?? -1 })
    expect(discardOf(two)).toEqual(['MI-08'])
    expect(happened(two, 'suffered')).toEqual([])
    expect(happened(two, 'prevented')).toEqual([{ type: 'prevented', hunter: 0, amount: 1, by: 'armor' }])
    two.look()
  })

  it('PR-7.12 the attrition cards shown go to the pile in their order', () => {
    const t = attrition({ hand: ['MI-12'], threatened: true, guard: 5 }, { attrition: [2, 1] })
    expect(t.state.attritionDiscard).toEqual([2, 1])
    expect(happened(t, 'attrition')[0]).toMatchObject({ shown: [2, 1], value: 2, defense: 5 })
    t.look()
  })

  it('E-27 SCRY tells what was seen and whether it was discarded', () => {
    const scried = (choice: 'leave' | 'to-discard') => {
      const t = table({ attrition: [2, 1], hunters: [mirah({ hand: ['MI-12', 'MI-01'] }), dareon()] })
      t.choose({ do: 'use', ability: 'helm' })
      expect(t.decision.about).toEqual({ value: 2, speaker: 'MI-H' })
      t.choose({ do: choice })
      t.look()
      return [happened(t, 'scried'), t.state.attritionDiscard, t.state.attritionSeen, happened(t, 'used').map(({ ability }) => ability)]
    }
    expect(scried('leave')).toEqual([[{ type: 'scried', hunter: 0, value: 2, discarded: false }], [], true, ['MI-H']])
    expect(scried('to-discard')).toEqual([[{ type: 'scried', hunter: 0, value: 2, discarded: true }], [2], false, ['MI-H']])
  })

  it('PR-7.14 above the limit the hunter says which cards go, and how many are left to go', () => {
    const hand: readonly CardId[] = ['DA-01', 'DA-02', 'DA-03', 'DA-08', 'DA-11', 'DA-12', 'DA-13']
    const t = table({ stage: 'turnEnd', hunters: [dareon({ hand }), mirah()] })
    expect(t.decision.about).toEqual({ left: 2 })
    t.choose({ do: 'discard', card: hunter(t).hand[0] ?? -1 })
    expect(t.decision.about).toEqual({ left: 1 })
    t.choose({ do: 'discard', card: hunter(t).hand[0] ?? -1 })
    expect(handOf(t)).toEqual(['DA-03', 'DA-08', 'DA-11', 'DA-12', 'DA-13'])
    t.look()
  })
})

describe('who may do what', () => {
  it('PR-11.1 the fallen do not help, whatever they hold; the first seat may help another', () => {
    const fallen = table({
      hunters: [dareon({ hand: ['DA-08'] }), mirah({ standing: 'red', hand: ['MI-05'] }), ljonar({ hand: ['LJ-04'] })],
    })
    expect(fallen.match.open.map(({ seat }) => seat).sort()).toEqual([0, 2])
    fallen.look()
    const first = table({ active: 1, hunters: [mirah({ hand: ['MI-05'] }), dareon({ hand: ['DA-08'] })] })
    expect(first).toBeAsked(0, 'window')
    first.look()
  })

  it('PR-16.14 a Revive may be paid with any cards of the hand', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-01', 'DA-01'] }), mirah({ standing: 'red' })] })
    expect(t).toOffer({ do: 'revive', hunter: 1 })
    t.look()
  })

  it('PR-10.7 the first who stands decides, also when that is the first seat', () => {
    const t = table({
      stage: 'roundEnd',
      active: -1,
      firstPlayer: 1,
      aggro: 0,
      slots: ['VX-B15', 'VX-B01', 'VX-B02'],
      terrain: {},
      hunters: [mirah({ sector: 'north' }), dareon({ standing: 'red' }), thoreg({ standing: 'black' }), ljonar({ standing: 'out' })],
    })
    const two = table({
      stage: 'roundEnd',
      active: -1,
      firstPlayer: 2,
      aggro: 0,
      slots: ['VX-B15', 'VX-B01', 'VX-B02'],
      terrain: {},
      hunters: [mirah({ sector: 'north' }), dareon({ sector: 'east' }), thoreg({ standing: 'black' })],
    })
    expect(two).toBeAsked(0, 'tie-sector')
    expect(two.state.active).toBe(-1)
    expect(terrainIn(t, 'north')).toContain('fire')
    t.look()
  })

  it('PR-12.1 what is triggered is seen to wait; PR-11.16 a Stun is told, and its end', () => {
    const t = table({
      slots: ['VX-B02', 'VX-B06', 'VX-B08'],
      stunned: 2,
      terrain: {},
      hunters: [dareon({ sector: 'north', hand: ['DA-01', 'DA-08'] }), mirah()],
    })
    play(t, 'DA-01')
    expect(t).toBeAsked(0, 'order')
    expect(t.view(null).monster.slots.map(({ waiting }) => waiting)).toEqual([true, true, false])
    expect(t.view(null).waiting.map(({ is }) => is)).toEqual([0, 1])
    t.look()
    const over = table({ stage: 'roundEnd', active: -1, stunned: 1, hunters: [dareon(), mirah()] })
    expect(happened(over, 'status')).toEqual([{ type: 'status', status: 'stunned', on: false, slot: 1 }])
    over.look()
    const zero = table({ hunters: [thoreg({ hand: ['TH-03', 'TH-02', 'TH-08'] }), mirah()] })
    play(zero, 'TH-03')
    while (zero.match.first?.prompt === 'pay') zero.choose({ ...(zero.match.first.options[0] ?? { do: 'cancel' }) })
    zero.choose({ do: 'slot', slot: 0 })
    expect(happened(zero, 'status')).toEqual([{ type: 'status', status: 'stunned', on: true, slot: 0 }])
    zero.look()
  })

  it('PR-17.3 after the tenth round it is over', () => {
    const t = table({ stage: 'roundEnd', active: -1, round: 10, hunters: [dareon(), mirah()] })
    expect(t.state).toMatchObject({ stage: 'over', result: 'tooLate', round: 10 })
    expect(t.outcome?.reason).toBe('tooLate')
    const ninth = table({ stage: 'roundEnd', active: -1, round: 9, hunters: [dareon(), mirah()] })
    expect(ninth.state.result).toBeNull()
    ninth.look()
  })

  it('PR-6.4 the lowest number makes room, and all that share it', () => {
    const replaced = (slots: TableLiteral['slots']) => {
      const t = table({ stage: 'upkeep', active: -1, round: 2, slots: slots ?? [], hunters: [dareon({ hand: ['DA-08'] })] })
      t.look()
      const until = t.events.findIndex(({ type }) => type === 'struggle')
      return t.events.slice(0, until).flatMap((e) => (e.type === 'behavior-gone' && 'behavior' in e ? [e.behavior] : []))
    }
    expect(replaced(['VX-B08', 'VX-B10', 'VX-B11'])).toEqual(['VX-B08'])
    expect(replaced(['VX-B10', 'VX-B11', 'VX-B12'])).toEqual(['VX-B10'])
    expect(replaced(['VX-B11', 'VX-B04', 'VX-B07'])).toEqual(['VX-B04', 'VX-B07'])
  })
})
