import { describe, expect, it } from 'vitest'
import { thingsOf } from '../rules/concerns.ts'
import { problems } from '../rules/config.ts'
import type { PrimalOption } from '../rules/options.ts'
import { dareon, type HuntTable, happened, hunter, ljonar, mirah, payWith, play, type TableLiteral, table, thoreg } from './table.ts'

describe('the things an option is about', () => {
  const t = () => {
    const made = table({ hunters: [mirah({ sector: 'west', hand: ['MI-01', 'MI-01', 'MI-12'], item: 'IT-3' }), dareon()] })
    made.look()
    return made
  }
  const things = (of: HuntTable, option: PrimalOption, seat: number | null = 0) => thingsOf(of.view(seat), seat)(option)

  it('gear of one’s own, the sector one stays in, what waits to be ordered', () => {
    const of = t()
    expect(things(of, { do: 'use', ability: 'helm' })).toEqual(['helm:0'])
    expect(things(of, { do: 'use', ability: 'item' })).toEqual(['item:2'])
    expect(things(of, { do: 'deplete', piece: 'armor' })).toEqual(['armor:0'])
    expect(things(of, { do: 'prevent' })).toEqual(['armor:0'])
    expect(things(of, { do: 'stay' })).toEqual(['sector:3'])
    expect(things(of, { do: 'entry', kind: 'behavior', at: 2, hunter: 1 })).toEqual(['slot:2', 'hunter:1'])
    expect(things(of, { do: 'entry', kind: 'peril', at: 3, hunter: -1 })).toEqual(['peril:3'])
    expect(things(of, { do: 'entry', kind: 'stance', at: 0, hunter: 0 })).toEqual(['stance:VX-S1', 'hunter:0'])
    expect(things(of, { do: 'entry', kind: 'objective', at: 0, hunter: 1 })).toEqual(['objective:VX-O1', 'hunter:1'])
    expect(things(of, { do: 'entry', kind: 'mastery', at: 0, hunter: 1 })).toEqual(['hunter:1'])
    expect(things(of, { do: 'move', sector: 2 })).toEqual(['sector:2'])
    expect(things(of, { do: 'pass' })).toEqual([])
    for (const option of [{ do: 'use', ability: 'helm' }, { do: 'deplete', piece: 'helm' }, { do: 'prevent' }, { do: 'stay' }] as const)
      expect(things(of, option, null)).toEqual([])
  })

  it('PR-21.2 a card by every equal card of the hand, but for those laid down already', () => {
    const of = t()
    const [one = -1, other = -1, third = -1] = hunter(of).hand
    expect(things(of, { do: 'play', card: one })).toEqual([`card:${one}`, `card:${other}`])
    expect(things(of, { do: 'discard', card: third })).toEqual([`card:${third}`])
    expect(things(of, { do: 'play', card: one }, null)).toEqual([`card:${one}`])
    expect(things(of, { do: 'play', card: 60 })).toEqual(['card:60'])
    const paying = table({ hunters: [thoreg({ hand: ['TH-03', 'TH-01', 'TH-01', 'TH-01', 'TH-10'] }), mirah()] })
    play(paying, 'TH-03')
    const [first = -1, second = -1, last = -1, announced = -1] = hunter(paying).hand
    paying.choose({ do: 'pay-card', card: first })
    expect(things(paying, { do: 'pay-card', card: second })).toEqual([`card:${second}`, `card:${last}`])
    expect(things(paying, { do: 'pay-card', card: first })).toEqual([`card:${first}`])
    expect(things(paying, { do: 'pay-card', card: announced })).toEqual([`card:${announced}`])
    paying.look()
  })

  it('PR-2.1 no hunter twice: the first of them is named', () => {
    const of = (...hunters: readonly ('choose' | 'mirah' | 'dareon')[]) =>
      problems({
        seats: hunters.length,
        monster: 'vyraxen',
        difficulty: 'novice',
        outfit: hunters.map(() => 'ready' as const),
        hunters: [...hunters],
      })
    expect(of('mirah', 'mirah', 'dareon', 'dareon')).toEqual([{ problem: 'hunter-twice', hunter: 'mirah' }])
    expect(of('dareon', 'mirah', 'dareon')).toEqual([{ problem: 'hunter-twice', hunter: 'dareon' }])
    expect(of('choose', 'choose', 'dareon', 'mirah')).toEqual([])
  })
})

describe('falling, counting, striking', () => {
  it('PR-16.2 a KO counts as one, ends the turn, and leaves aggro to the first seat too', () => {
    const t = table({
      stage: 'attrition',
      active: 1,
      turn: 1,
      aggro: 1,
      firstPlayer: 0,
      attrition: [3],
      terrain: {},
      hunters: [mirah({ sector: 'east' }), dareon({ damage: 10, hand: ['DA-01'] }), thoreg()],
    })
    t.choose(1, { do: 'deplete', piece: 'armor' })
    expect(hunter(t, 1)).toMatchObject({ falls: 1, standing: 'red', armorDepleted: true, hand: [], sequence: [] })
    expect(t.state.aggro).toBe(0)
    expect(happened(t, 'turn')[0]?.hunter).toBe(2)
    t.look()
  })

  it('PR-11.5 a berserk hunter draws one card for an Attack', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-01', 'DA-08'], berserk: true }), mirah()] })
    play(t, 'DA-01')
    expect(happened(t, 'drew')).toHaveLength(1)
    play(t, 'DA-08')
    expect(happened(t, 'drew')).toHaveLength(1)
    t.look()
  })

  it('LJ-M only the hunter who counts it counts a turn with aggro and without harm', () => {
    const counted = (make: typeof ljonar, more: Partial<TableLiteral> = {}) => {
      const t = table({
        stage: 'attrition',
        aggro: 0,
        attrition: [0],
        terrain: {},
        hunters: [make({ guard: 3, hand: [] }), mirah({ hand: ['MI-12'] })],
        ...more,
      })
      t.look()
      return happened(t, 'mastery').length
    }
    expect([counted(ljonar), counted(dareon), counted(ljonar, { aggro: 1 })]).toEqual([1, 0, 0])
    const worn = table({
      stage: 'attrition',
      aggro: 0,
      attrition: [3],
      terrain: {},
      hunters: [ljonar({ usedRound: 2 }), mirah({ hand: ['MI-12'] })],
    })
    expect(happened(worn, 'mastery')).toEqual([])
    worn.look()
  })

  it('KW-P5 strikes who begins in Water, and nobody else', () => {
    const milled = (terrain: NonNullable<TableLiteral['terrain']>) => {
      const t = table({
        monster: 'korowon',
        stance: 3,
        perils: ['KW-P5'],
        stage: 'turnStart',
        active: -1,
        slots: ['KW-B01', 'KW-B02', 'KW-B15'],
        terrain,
        hunters: [dareon({ hand: ['DA-08'] }), mirah()],
      })
      t.look()
      return happened(t, 'discarded').filter(({ from }) => from === 'deck').length
    }
    expect([milled({ south: ['water'] }), milled({ south: ['sand'], north: ['water'] }), milled({})]).toEqual([2, 0, 0])
  })

  it('PR-3.13 Fire that is placed is told; PR-11.17 one card is stunned at a time, the first slot too', () => {
    const t = table({ stage: 'roundEnd', active: -1, slots: ['VX-B15', 'VX-B01', 'VX-B02'], terrain: {}, hunters: [dareon()] })
    expect(happened(t, 'terrain')[0]).toEqual({ type: 'terrain', sector: 2, terrain: 'fire', change: 'placed' })
    t.look()
    const stunned = table({ stunned: 0, hunters: [thoreg({ hand: ['TH-03', 'TH-02', 'TH-08'] }), mirah()] })
    play(stunned, 'TH-03')
    payWith(stunned, 0, 'TH-02')
    if (stunned.match.first?.prompt === 'pay') payWith(stunned, 0, 'TH-08')
    expect(stunned).not.toBeAsked(0, 'stun')
    expect(stunned.state.stunned).toBe(0)
    stunned.look()
  })

  it('PR-5.10 an objective that is achieved counts no more', () => {
    const parts = { sector: 'north', sequence: ['DA-05'], hand: ['DA-01', 'DA-01', 'DA-08'] } as const
    const t = table({ slots: ['VX-B11', 'VX-B04', 'VX-B01'], objective: 3, terrain: {}, hunters: [dareon(parts), mirah()] })
    play(play(t, 'DA-01'), 'DA-01')
    expect(t.state.objective).toBe(-1)
    expect(happened(t, 'objective')).toEqual([{ type: 'objective', counters: 4, goal: 4, achieved: true }])
    t.look()
  })
})
