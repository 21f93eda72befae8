import { below, pick, type RandomState, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { changed, difference, FrameReader } from '../difference.ts'

/** Any value that a view may hold; some are `undefined`, which JSON leaves out. */
function anything(r: RandomState, depth: number): unknown {
  if (depth === 0 || below(r, 3) === 0) return [null, true, false, 0, 1, 2, 'a', 'b', '', undefined][below(r, 10)]
  const parts = Array.from({ length: below(r, 5) }, () => anything(r, depth - 1))
  return below(r, 2) === 0 ? parts : Object.fromEntries(parts.map((part) => [pick(r, ['a', 'b', 'c', '3', '1']), part]))
}

/** The same but for something. */
function nearly(r: RandomState, value: unknown): unknown {
  if (below(r, 4) === 0) return anything(r, 2)
  if (Array.isArray(value)) {
    const at = below(r, value.length + 1)
    const kept: unknown[] = value.map((item: unknown) => (below(r, 3) === 0 ? nearly(r, item) : item))
    return below(r, 2) === 0
      ? kept
      : [...kept.slice(0, at), ...(below(r, 2) === 0 ? [anything(r, 1)] : []), ...kept.slice(at + below(r, 2))]
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([k, part]) => (below(r, 9) === 0 ? [] : [[k, nearly(r, part)]])))
}

describe('a difference', () => {
  it('leads from any value to any other, letter by letter, and is nothing where nothing differs', () => {
    const random = seedRandom('difference')
    let [some, none] = [0, 0]
    for (let n = 0; n < 20_000; n++) {
      const before: unknown = JSON.parse(JSON.stringify({ view: anything(random, 4) }))
      const now = below(random, 5) === 0 ? { view: anything(random, 4) } : { view: nearly(random, Object(before).view) }
      const change = difference(before, now)
      if (change === null) none++
      else some++
      const after = change === null ? before : changed(before, JSON.parse(JSON.stringify(change)))
      expect(JSON.stringify(after)).toBe(JSON.stringify(now))
    }
    expect(some).toBeGreaterThan(5_000)
    expect(none).toBeGreaterThan(1_000)
  })

  it('of a large value is small, and leaves what stayed as it was', () => {
    const cards = Array.from({ length: 50 }, (_, id) => ({ id, name: `card ${id}`, tapped: false }))
    const before = { round: 3, hand: cards, table: { here: cards.slice(0, 9) } }
    const tapped = { ...before, hand: cards.map((card) => (card.id === 7 ? { ...card, tapped: true } : card)) }
    expect(difference(before, tapped)).toEqual({ hand: { 7: { tapped: [true] } } })
    const played = { ...before, round: 4, hand: cards.filter(({ id }) => id !== 20) }
    expect(difference(before, played)).toEqual({ round: [4], hand: [20, 1, []] })
    const after = changed(before, { round: [4] })
    expect(after).toMatchObject({ table: before.table })
    expect(Object(after).hand).toBe(before.hand)
  })
})

describe('whoever reads frames', () => {
  const frame = { type: 'frame', match: 'abcdefgh2345', seat: 0, rowSeq: 4, count: 4, view: { a: 1, b: [1, 2] }, waiting: [] }

  it('puts them together again, with their parts in their order, and lets everything else pass', () => {
    const reader = new FrameReader()
    expect(reader.read({ ...frame, edition: 7 })).toEqual({ message: frame })
    const { view: _, ...rest } = frame
    const change = { on: 7, edition: 8, view: { b: [1, 1, []] } }
    const sent = { type: 'frame', match: frame.match, seat: 0, rowSeq: 5, count: 5, change, waiting: [1] }
    const text = JSON.stringify(reader.read(sent))
    expect(text).toBe(JSON.stringify({ message: { ...frame, rowSeq: 5, count: 5, view: { a: 1, b: [1] }, waiting: [1] } }))
    const same = { ...rest, rowSeq: 6, change: { on: 8, edition: 8, view: null } }
    expect(reader.read(same)).toMatchObject({ message: { rowSeq: 6, view: { a: 1, b: [1] } } })
    for (const other of [{ type: 'pong', now: 1 }, null, 'x', { type: 'frame' }]) expect(reader.read(other)).toEqual({ message: other })
  })

  it('asks for the whole where what a change builds on is not here', () => {
    const reader = new FrameReader()
    const { view: _, ...rest } = frame
    const lost = { ...rest, change: { on: 9, edition: 10, view: {} } }
    expect(reader.read(lost)).toEqual({ missed: { match: frame.match } })
    reader.read({ ...frame, edition: 7 })
    expect(reader.read(lost)).toEqual({ missed: { match: frame.match, seen: 4 } })
    expect(reader.read({ ...lost, seat: 1 })).toEqual({ missed: { match: frame.match } })
  })

  it('asks once, however many follow before the whole comes, and again when that was refused', () => {
    const reader = new FrameReader()
    const { view: _, ...rest } = frame
    const lost = (on: number) => ({ ...rest, change: { on, edition: on + 1, view: {} } })
    const asks = { missed: { match: frame.match } }
    expect(reader.read(lost(9))).toEqual(asks)
    for (const on of [10, 11, 12]) expect(reader.read(lost(on))).toEqual({ missed: null })
    reader.read({ type: 'refused', id: 3, reason: 'too-fast', message: '' })
    expect(reader.read(lost(13))).toEqual(asks)
    expect(reader.read({ ...frame, edition: 14 })).toEqual({ message: frame })
    expect(reader.read(lost(20))).toEqual({ missed: { match: frame.match, seen: 4 } })
  })
})
