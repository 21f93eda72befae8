import { describe, expect, it } from 'vitest'
import { expectedHits, forecast, reachOf } from '../board/outlook.ts'
import { one } from '../rules/force.ts'
import type { AldarraOption } from '../rules/options.ts'
import { chartOf } from '../rules/view.ts'
import { C, F, hex, type Position, table } from './table.ts'

const chart = (p: Position, seat = 0) => {
  const t = table(p)
  t.look()
  return chartOf(t.view(seat))
}

describe('the reach of an Order', () => {
  it('AL-10.8, AL-10.9 is what the rules then offer', () => {
    const units = { '0,0': { 0: 'FC' }, '1,0': { 0: 'D' }, '2,-1': { 1: 'F' }, '0,2': { 0: 'F' }, '-3,0': { 0: 'E' } } as const
    const p: Position = { phase: 'order', units, tiles: { '0,1': 'mountain' } }
    const from = table(p).choose({ do: 'activate', hex: hex('0,0') })
    const { out, comers } = reachOf(chartOf(from.view(0)), 0, hex('0,0'))
    const offered = new Set<number>()
    const leave = from.choose({ do: 'from' })
    for (const unit of [F, C]) {
      const t = table(p)
        .choose({ do: 'activate', hex: hex('0,0') })
        .choose({ do: 'from' })
        .choose({ do: 'ship', unit })
      for (const option of t.decision.options) if ('hex' in option) offered.add(option.hex as number)
      t.look()
    }
    leave.look()
    expect([...out].sort()).toEqual([...offered].sort())
    const call = table(p)
      .choose({ do: 'activate', hex: hex('0,0') })
      .choose({ do: 'to' })
    const called = (call.decision.options as AldarraOption[]).flatMap((o) => (o.do === 'call' ? [`${o.hex} ${o.unit}`] : []))
    call.look()
    expect(comers.flatMap((each) => each.units.map(({ unit }) => `${each.hex} ${unit}`))).toEqual(called)
    expect(called.length).toBeGreaterThan(1)
  })
  it('of one type is that of its ships alone', () => {
    const c = chart({ phase: 'order', units: { '0,0': { 0: 'FC' } } })
    expect(reachOf(c, 0, hex('0,0'), C).out.size).toBeLessThan(reachOf(c, 0, hex('0,0'), F).out.size)
  })
})

describe('expected hits', () => {
  const hits = (units: string, p: Position = {}) => {
    const letters = 'FDCNEOX'
    const force = [...units].reduce((sum, letter) => sum + one(letters.indexOf(letter)), 0)
    return expectedHits(chart({ phase: 'order', ...p }), 0, force, hex('0,0'))
  }
  it('AL-5.1, AL-5.2 are the means of dice that are rolled again on a star', () => {
    expect(hits('F')).toBeCloseTo(4 / 7)
    expect(hits('D')).toBeCloseTo(1)
    expect(hits('')).toBe(0)
  })
  it('AL-4.17 a Dreadnought’s Blue dice explode on both threes', () => {
    const blue = (unit: string) => hits(unit) / 12
    expect(blue('C')).toBeCloseTo(1 / 7)
    expect(hits('N') % 2).toBeCloseTo(0)
  })
  it('AL-4.13, AL-4.14 Frigates swarm', () => {
    expect(hits('FF')).toBeCloseTo(8 / 7)
    expect(hits('FFF')).toBeCloseTo(16 / 7)
    expect(hits('FFF', { discoveries: { 0: ['DIS-U1'] } })).toBeCloseTo(12 / 7 + 1)
  })
  it('AL-11.33 Fortresses fire from beside, and only for those who fight', () => {
    const p: Position = { units: { '1,0': { 0: 'X' } } }
    expect(hits('F', p)).toBeGreaterThan(hits('F'))
    expect(hits('', p)).toBe(0)
  })
})

describe('the forecast of a combat', () => {
  it('tells both sides, and reckons with those who could come', () => {
    const units = { '0,0': { 1: 'F' }, '1,0': { 0: 'D' }, '2,0': { 1: 'X' } } as const
    const c = chart({ phase: 'order', units })
    expect(forecast(c, 0, hex('0,0')).map(({ seat, called }) => [seat, called])).toEqual([
      [0, true],
      [1, false],
    ])
    expect(forecast(c, 0, hex('0,0'))[0]?.hits).toBeCloseTo(1)
    expect(forecast(c, 0, hex('1,0'))).toEqual([])
    const there = chart({ combat: '0,0', units: { ...units, '0,0': { 0: 'FF', 1: 'F' } } })
    expect(forecast(there, 0, hex('0,0'))[0]).toMatchObject({ called: false, armor: 2 })
  })
  it('is silent where nobody of the reader could come', () => {
    expect(forecast(chart({ phase: 'order', units: { '0,0': { 1: 'F' } } }), 0, hex('0,0'))).toEqual([])
  })
})
