import { describe, expect, it } from 'vitest'
import { inOrder, MOST_SQUEEZED, type Offer, pageOf, rowOf } from '../match/dock.ts'
import { assignKeys, keyOf } from '../match/keys.ts'

const options = [
  { do: 'gain' },
  { do: 'stage', card: 1 },
  { do: 'stage', card: 2 },
  { do: 'delve', path: 0 },
  { do: 'delve', path: 1 },
  { do: 'use', slot: 3 },
  { do: 'pass' },
]
const VERBS: Readonly<Record<string, string>> = { gain: 'Gain', stage: 'Stage', delve: 'Delve', use: 'Use' }
const verbs = options.map((option) => VERBS[option.do] ?? null)
const all = options.map((_, index) => index)
const onBoard = new Set([1, 2, 3, 4, 5])
const offer: Offer = { options, verbs, among: all, inSight: onBoard, every: false, squeezed: 0, advised: null }
const row = (change: Partial<Offer>) => rowOf({ ...offer, ...change })
const plain = { options, verbs: all.map(() => null), among: all }

describe('the dock', () => {
  it('has a button for each verb; what has but one way to do it is chosen at once', () => {
    expect(row({}).items).toEqual([0, 'Stage', 'Delve', 5, 6])
    expect(row({}).folded).toEqual([1, 2, 3, 4])
    expect(row({}).needsList).toBe(false)
  })
  it('leaves to the board what is in sight there, and has buttons for the rest', () => {
    expect(row(plain)).toEqual({ items: [0, 6], folded: [1, 2, 3, 4, 5], needsList: false })
    expect(row({ ...plain, inSight: new Set(all) })).toEqual({ items: [6], folded: [0, 1, 2, 3, 4, 5], needsList: false })
    expect(row({ ...plain, inSight: new Set([3]) }).items).toEqual([0, 1, 2, 4, 5, 6])
  })
  it('one verb alone is no choice: its options stand for themselves', () => {
    expect(row({ among: [1, 2, 6] })).toEqual({ items: [6], folded: [1, 2], needsList: false })
    expect(row({ among: [1, 2, 6], inSight: new Set() }).items).toEqual([1, 2, 6])
  })
  it('has a button for everything where the player wants it', () => {
    expect(row({ every: true })).toEqual({ items: all, folded: [], needsList: false })
  })
  it('has a button for each of a few answers, also where they lie on the board', () => {
    const few = [{ do: 'continue' }, { do: 'end-delve' }]
    const both = { options: few, verbs: [null, null], among: [0, 1], inSight: new Set([0, 1]) }
    expect(row(both)).toEqual({ items: [0, 1], folded: [], needsList: false })
    // Where there is no room for them they are on the board all the same.
    expect(row({ ...both, squeezed: 2 })).toEqual({ items: [], folded: [0, 1], needsList: false })
  })
  it('never hides what is advised', () => {
    expect(row({ advised: 4 }).items).toContain(4)
    expect(row({ ...plain, advised: 2, squeezed: MOST_SQUEEZED }).items).toEqual([2, 6])
  })
  it('shows less where there is no room, and opens the list for what is nowhere else', () => {
    expect(row({ squeezed: 1 })).toEqual(row({}))
    expect(row({ squeezed: 2 })).toEqual({ items: ['Gain', 'Stage', 'Delve', 'Use', 6], folded: [0, 1, 2, 3, 4, 5], needsList: false })
    expect(row({ ...plain, inSight: onBoard, squeezed: 2 })).toEqual({ items: [6], folded: [0, 1, 2, 3, 4, 5], needsList: true })
    expect(row({ squeezed: 3 }).items).toEqual([6])
    expect(row({ ...plain, inSight: new Set(all), squeezed: 3 }).needsList).toBe(false)
  })
  it('loses no option: each is a button, or behind a verb, or on the board, or in the open list', () => {
    for (const every of [false, true])
      for (let squeezed = 0; squeezed <= MOST_SQUEEZED; squeezed++)
        for (let sight = 0; sight < 2 ** options.length; sight++) {
          const inSight = new Set(all.filter((index) => sight & (1 << index)))
          const { items, folded, needsList } = row({ every, squeezed, inSight })
          expect([...items.filter((item) => typeof item === 'number'), ...folded].sort()).toEqual(all)
          const lost = folded.filter((index) => !inSight.has(index) && !items.includes(verbs[index] ?? -1))
          expect(needsList).toBe(lost.length > 0)
        }
  })
})

describe('the keys of a question', () => {
  const keys = (change: Partial<Offer>) => assignKeys(inOrder({ ...offer, ...change }), options)
  it('count through the verbs first', () => {
    expect(['Stage', 'Delve', 0, 5, 6, 1].map((item) => keyOf(keys({}), item))).toEqual(['2', '3', '1', '4', 'Space', '5'])
  })
  it('do not change with what was begun, what is in sight, what fits or what is advised', () => {
    const before = [...keys({})]
    for (const change of [{ among: [1, 2] }, { inSight: new Set<number>() }, { squeezed: 2 }, { advised: 4 }])
      expect([...keys(change)]).toEqual(before)
  })
})

describe('a page of the list', () => {
  it('holds what fits: one column on a phone, several on a desk', () => {
    expect(pageOf({ width: 390, height: 520 })).toEqual({ columns: 1, rows: 8 })
    expect(pageOf({ width: 1440, height: 560 })).toEqual({ columns: 4, rows: 9 })
    expect(pageOf({ width: 200, height: 60 })).toEqual({ columns: 1, rows: 1 })
  })
})
