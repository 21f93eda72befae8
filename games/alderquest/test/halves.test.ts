import { toldBy } from '@rulewright/testkit'
import { describe, expect, it } from 'vitest'
import { downgrade, upgrade } from '../rules/minions.ts'
import { noteDraw, noteTrap } from '../rules/open-traps.ts'
import { eventsOf, stateOf, table } from './table.ts'

const told = (act: () => void): string[] => toldBy(act).map(({ type }) => type)

describe('a second time', () => {
  it('P-20 P-21 a minion is upgraded once and downgraded once, and told of once', () => {
    const [, g] = stateOf({ minions: [{ at: 'c2', type: 'MN-GUA-1' }] })
    const m = g.at.find((one) => one !== null)
    if (!m) throw new Error('no minion stands there')
    expect(told(() => downgrade(m))).toEqual([])
    expect(told(() => [upgrade(g, m), upgrade(g, m)])).toEqual(['upgraded'])
    expect(told(() => [downgrade(m), downgrade(m)])).toEqual(['downgraded'])
    expect(m.upgraded).toBe(false)
  })
})

describe('what everybody saw of a Trap', () => {
  it('P-28 P-29 is noted while it can be told apart, and then no longer', () => {
    const [, g] = stateOf({})
    const t = g.teams[0]
    noteTrap(t, 'pouch')
    expect(t.open).toEqual({ pouch: 1, among: [] })
    noteTrap(t, 'hand')
    noteTrap(t, 'hand')
    expect(t.open).toEqual({ pouch: 1, among: [{ hand: true, tiles: [], traps: 2 }] })
    noteDraw(t)
    expect(t.open).toEqual({ pouch: 0, among: [{ hand: true, tiles: [], traps: 2 }] })
    const other = g.teams[1]
    noteTrap(other, 'pouch')
    noteDraw(other)
    expect('open' in other).toBe(false)
  })
})

describe('winter', () => {
  it('AQ-23.27 a single Snowflake that sinks is told of; none is not', () => {
    const sunk = (board: string) => {
      const t = table({ mode: 'solo', board, solo: { automa: ['MN-GUA-4', 'MN-GUA-4', 'MN-GUA-6'] } }).choose({ do: 'end' })
      t.look()
      return eventsOf(t, 'sank').length
    }
    expect(sunk('2 * . . .\n1 B T H G')).toBe(1)
    expect(sunk('2 B . . .\n1 G T H G')).toBe(0)
  })
})

describe('what is turned up stays turned up', () => {
  it('AQ-7.11 the runes of a turn', () => {
    const t = table({ phase: 'reveal', next: 'B G H T' })
    t.look()
    expect(eventsOf(t, 'revealed-runes')).toHaveLength(1)
    expect(t.state.reveals).toBe(1)
  })
})
