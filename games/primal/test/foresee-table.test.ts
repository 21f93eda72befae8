import { describe, expect, it } from 'vitest'
import type { BehaviorId, CardId } from '../content/index.ts'
import { iconBit, printed, printedIndex } from '../content/index.ts'
import { ICONS } from '../content/vocabulary.ts'
import { type Foresight, foresee, foreseeStep } from '../rules/foresee.ts'
import { iconsOfPlay } from '../rules/icons.ts'
import { dareon, type HunterParts, held, ljonar, mirah, type TableLiteral, table, thoreg } from './table.ts'

const NOTHING: Foresight = { triggers: [], perhaps: [], rampage: [], perils: [], takesAggro: false, endsPhase: false, objective: false }
type Parts = Parameters<typeof dareon>[0]

const foreseen = (make: (parts: Parts) => HunterParts, card: CardId, parts: Parts = {}, more: Partial<TableLiteral> = {}): Foresight => {
  const hand: readonly CardId[] = [card, ...(parts?.hand ?? [])]
  const t = table({ aggro: 0, hunters: [make({ ...parts, hand }), ljonar({ sector: 'west' })], ...more })
  t.look()
  return foresee(t.view(0), 0, held(t, 0, card))
}
const SPARE: Parts = { hand: ['DA-08', 'DA-12', 'DA-11'] }

describe('PR-12.2 the icons a card sets off', () => {
  const icons = (id: CardId, previous = 0) => {
    const card = printed[printedIndex.get(id) ?? 0]
    if (!card) throw new Error(`there is no ${id}`)
    const bits = iconsOfPlay(card, previous)
    return ICONS.filter((icon) => (iconBit(icon) & bits) !== 0)
  }

  it('its type, its colour, aggro, and a pair with a card of its colour; Stealth is silent but for aggro', () => {
    expect(icons('DA-01')).toEqual(['attack', 'offensive'])
    expect(icons('DA-02')).toEqual(['attack', 'offensive', 'aggro'])
    expect(icons('DA-06')).toEqual(['maneuver', 'offensive'])
    expect(icons('DA-08')).toEqual(['dodge', 'defensive'])
    expect(icons('DA-12')).toEqual(['parry', 'defensive'])
    expect(icons('LJ-12')).toEqual(['parry', 'defensive', 'aggro'])
    expect(icons('MI-02')).toEqual([])
    const [ATTACK, MANEUVER, DODGE, PARRY, WOUND] = [1, 2, 4, 8, 16]
    for (const before of [ATTACK, MANEUVER]) {
      expect(icons('DA-01', before)).toEqual(['attack', 'offensive', 'offensivePair'])
      expect(icons('DA-08', before)).toEqual(['dodge', 'defensive'])
    }
    for (const before of [DODGE, PARRY]) {
      expect(icons('DA-12', before)).toEqual(['parry', 'defensive', 'defensivePair'])
      expect(icons('DA-06', before)).toEqual(['maneuver', 'offensive'])
    }
    expect(icons('DA-01', WOUND)).toEqual(['attack', 'offensive'])
    expect(icons('MI-02', ATTACK)).toEqual([])
  })
})

describe('what will happen if I play this?', () => {
  it('nothing, for a card nothing listens to', () => {
    expect(foreseen(dareon, 'DA-01', SPARE)).toEqual(NOTHING)
    expect(foreseen(dareon, 'DA-12', SPARE)).toEqual(NOTHING)
  })

  it('PR-12.1 only what lies there waiting to be triggered listens', () => {
    const slots: readonly BehaviorId[] = ['VX-B02', 'VX-B06', 'VX-B09']
    const listening = (change: (slot: { waiting: boolean; open: boolean }) => void, more: Partial<TableLiteral> = {}) => {
      const t = table({ slots, hunters: [dareon({ hand: ['DA-01', 'DA-08', 'DA-12'] })], ...more })
      const [first] = t.state.slots
      if (first) change(first)
      t.look()
      const { triggers, rampage } = foresee(t.view(0), 0, held(t, 0, 'DA-01'))
      return { triggers, rampage }
    }
    expect(listening(() => undefined)).toEqual({ triggers: [0, 1], rampage: [2] })
    expect(listening((slot) => Object.assign(slot, { waiting: true }))).toEqual({ triggers: [1], rampage: [2] })
    expect(listening((slot) => Object.assign(slot, { open: true }))).toEqual({ triggers: [1], rampage: [2] })
    expect(listening(() => undefined, { stunned: 2 })).toEqual({ triggers: [0, 1], rampage: [] })
    expect(listening(() => undefined, { stunned: 0 })).toEqual({ triggers: [1], rampage: [2] })
  })

  it('PR-12.6 rampage joins in when something may be triggered as well', () => {
    // Shoulder In may move; a card that wakes nothing leaves the rampage asleep.
    const more: Partial<TableLiteral> = { slots: ['VX-B04', 'VX-B09', 'VX-B08'] }
    expect(foreseen(dareon, 'DA-07', SPARE, more)).toEqual({ ...NOTHING, perhaps: [0], rampage: [1] })
    expect(foreseen(dareon, 'DA-01', SPARE, more)).toEqual(NOTHING)
  })

  it('PR-8.9 what a text may do: Opener first in the sequence, Paid as one likes, After only later', () => {
    const listens: Partial<TableLiteral> = { slots: ['VX-B04', 'VX-B07', 'VX-B08'] }
    // A move may also lead into Fog, which threatens.
    expect(foreseen(dareon, 'DA-09', SPARE, listens).perhaps).toEqual([0, 1])
    expect(foreseen(dareon, 'DA-12', SPARE, listens).perhaps).toEqual([])
    const turning: Partial<TableLiteral> = { monster: 'toramat', stance: 2, slots: ['TM-B03', 'TM-B01', 'TM-B15'] }
    expect(foreseen(thoreg, 'TH-04', { hand: ['TH-01', 'TH-10', 'TH-07'] }, turning)).toEqual({ ...NOTHING, perhaps: [0] })
    // The Chain of Sidestep asks for an Attack directly before it.
    const chain = (sequence: readonly CardId[]) =>
      foreseen(mirah, 'MI-09', { sequence, hand: ['MI-12', 'MI-13', 'MI-01'] }, listens).perhaps
    expect([chain(['MI-01']), chain(['MI-01', 'MI-12']), chain([])]).toEqual([[0, 1], [], []])
  })

  it('PR-12.2 the last card of the hand empties it; a payment may', () => {
    const more: Partial<TableLiteral> = { monster: 'korowon', slots: ['KW-B13', 'KW-B11', 'KW-B15'] }
    expect(foreseen(dareon, 'DA-08', {}, more)).toEqual({ ...NOTHING, triggers: [0] })
    expect(foreseen(dareon, 'DA-08', { hand: ['DA-01'] }, more)).toEqual(NOTHING)
    expect(foreseen(dareon, 'DA-12', { hand: ['DA-01'], stamina: 1 }, more).perhaps).toEqual([0])
    expect(foreseen(dareon, 'DA-12', { hand: ['DA-01', 'DA-02'], stamina: 1 }, more).perhaps).toEqual([])
    expect(foreseen(dareon, 'DA-03', { hand: ['DA-01', 'DA-02'] }, more).perhaps).toEqual([0])
  })

  it('KW-P3 a peril that strikes attackers: from the front, with an Attack, unless it is blinded', () => {
    const more: Partial<TableLiteral> = { monster: 'korowon', stance: 2, perils: ['KW-P3', 'KW-P2'], terrain: {} }
    expect(foreseen(dareon, 'DA-01', SPARE, more).perils).toEqual(['KW-P3'])
    expect(foreseen(dareon, 'DA-08', { hand: ['DA-01', 'DA-12', 'DA-11'] }, more).perils).toEqual([])
    expect(foreseen(dareon, 'DA-01', { ...SPARE, sector: 'north' }, more).perils).toEqual([])
    expect(foreseen(dareon, 'DA-01', SPARE, { ...more, blinded: 'KW-P3' }).perils).toEqual([])
  })

  it('PR-10.1 aggro that is not held yet; PR-11.9 a Finisher', () => {
    expect(foreseen(dareon, 'DA-02', SPARE, { aggro: 1 }).takesAggro).toBe(true)
    expect(foreseen(dareon, 'DA-02', SPARE, { aggro: 0 }).takesAggro).toBe(false)
    expect(foreseen(dareon, 'DA-01', SPARE, { aggro: 1 }).takesAggro).toBe(false)
    expect([foreseen(dareon, 'DA-03', SPARE).endsPhase, foreseen(dareon, 'DA-02', SPARE).endsPhase]).toEqual([true, false])
  })

  it('VX-O1 a counter: in the rear, an Offensive card directly after another, while it is not achieved', () => {
    const counts = (card: CardId, parts: Parts, more: Partial<TableLiteral> = {}) =>
      foreseen(dareon, card, { sector: 'north', sequence: ['DA-05'], hand: ['DA-12', 'DA-11'], ...parts }, more).objective
    expect(counts('DA-01', {})).toBe(true)
    expect(counts('DA-06', {})).toBe(true)
    expect(counts('DA-08', {})).toBe(false)
    expect(counts('DA-01', { sequence: ['DA-05', 'DA-08'] })).toBe(false)
    expect(counts('DA-01', { sequence: [] })).toBe(false)
    expect(counts('DA-01', { sector: 'south' })).toBe(false)
    expect(counts('DA-01', {}, { objective: -1 })).toBe(false)
    // The other monsters count something else.
    expect(counts('DA-01', {}, { monster: 'toramat' })).toBe(false)
  })
})

describe('what will happen if I stay, or move there?', () => {
  const step = (to: number | null, parts: Parts, more: Partial<TableLiteral> = {}): Foresight => {
    const t = table({
      stage: 'movement',
      terrain: {},
      hunters: [dareon({ hand: ['DA-01', 'DA-08', 'DA-12'], ...parts }), mirah()],
      ...more,
    })
    t.look()
    return foreseeStep(t.view(0), 0, to)
  }
  const [EAST, WEST] = [1, 3]

  it('PR-7.6 staying threatens; a move is heard, and into Fog threatens too', () => {
    const more: Partial<TableLiteral> = { slots: ['VX-B04', 'VX-B07', 'VX-B09'] }
    expect(step(null, {}, more)).toEqual({ ...NOTHING, triggers: [1], rampage: [2] })
    expect(step(EAST, {}, more)).toEqual({ ...NOTHING, triggers: [0], rampage: [2] })
    expect(step(EAST, {}, { ...more, terrain: { east: ['fog'] } })).toEqual({ ...NOTHING, triggers: [0, 1], rampage: [2] })
    expect(step(WEST, {}, { ...more, terrain: { east: ['fog'] } }).triggers).toEqual([0])
    expect(step(EAST, {}, { slots: ['VX-B02', 'VX-B08', 'VX-B09'] })).toEqual(NOTHING)
  })

  it('PR-12.2 whoever pays with the last card empties the hand', () => {
    const more: Partial<TableLiteral> = { monster: 'korowon', slots: ['KW-B13', 'KW-B14', 'KW-B15'] }
    expect(step(EAST, { hand: ['DA-01'] }, more)).toEqual({ ...NOTHING, perhaps: [0], rampage: [1] })
    expect(step(null, { hand: ['DA-01'] }, more)).toEqual(NOTHING)
    expect(step(EAST, { hand: [], stamina: 1 }, more)).toEqual(NOTHING)
    expect(step(EAST, { hand: ['DA-01', 'DA-08'] }, more)).toEqual(NOTHING)
    expect(step(EAST, { hand: ['DA-01', 'DA-08'] }, { ...more, terrain: { south: ['sand'] } }).perhaps).toEqual([0])
  })

  it('TM-P1 leaving Sand, not entering it, and not under Blind', () => {
    const more: Partial<TableLiteral> = { monster: 'toramat', perils: ['TM-P1', 'TM-P2'] }
    expect(step(EAST, {}, { ...more, terrain: { south: ['sand'] } }).perils).toEqual(['TM-P1'])
    expect(step(EAST, {}, { ...more, terrain: { east: ['sand'] } }).perils).toEqual([])
    expect(step(null, {}, { ...more, terrain: { south: ['sand'] } }).perils).toEqual([])
    expect(step(EAST, {}, { ...more, terrain: { south: ['sand'] }, blinded: 'TM-P1' }).perils).toEqual([])
  })
})
