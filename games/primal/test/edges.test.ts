import { describe, expect, it } from 'vitest'
import type { BehaviorId, CardId } from '../content/index.ts'
import {
  behaviorDiscardOf,
  dareon,
  discardOf,
  handOf,
  happened,
  held,
  hunter,
  ljonar,
  mirah,
  payWith,
  play,
  sectorOf,
  sequenceOf,
  skipTo,
  slotsOf,
  table,
  terrainIn,
  thoreg,
} from './table.ts'

const [NORTH, EAST, WEST] = [0, 1, 3]

describe('upper bounds', () => {
  it('PR-11.16 STUN: any of four hunters may show Attacks, two at most', () => {
    const far: readonly CardId[] = ['LJ-02', 'LJ-02', 'LJ-02']
    const t = table({
      hunters: [thoreg({ hand: ['TH-03', 'TH-02', 'TH-08'] }), mirah(), dareon({ standing: 'red' }), ljonar({ hand: far })],
    })
    play(t, 'TH-03')
    if (t.match.first?.prompt === 'pay') payWith(t, 0, 'TH-02')
    if (t.match.first?.prompt === 'pay') payWith(t, 0, 'TH-08')
    t.choose({ do: 'slot', slot: 2 })
    expect(t).toOfferExactly([0, 1, 3].map((who) => ({ do: 'choose', hunter: who })))
    t.choose({ do: 'choose', hunter: 3 })
    t.choose(3, { do: 'reveal' }).choose(3, { do: 'reveal' })
    expect(happened(t, 'shown')).toHaveLength(2)
    expect(t).not.toBeAsked(3, 'stun-reveal')
    expect(t.state.stunned).toBe(2)
    expect(handOf(t, 3)).toHaveLength(3)
    const one = table({ hunters: [thoreg({ hand: ['TH-03', 'TH-02', 'TH-08'] }), ljonar({ hand: ['LJ-02'] })] })
    play(one, 'TH-03')
    payWith(one, 0, 'TH-02')
    if (one.match.first?.prompt === 'pay') payWith(one, 0, 'TH-08')
    one.choose({ do: 'slot', slot: 0 }).choose({ do: 'choose', hunter: 1 }).choose(1, { do: 'reveal' })
    expect(one).not.toBeAsked(1, 'stun-reveal')
    one.look()
  })

  it('PR-4.11 stamina, shield and berserk are one token each, told once', () => {
    const t = table({ stage: 'consume', active: -1, hunters: [dareon({ potions: ['PT-7'] })] }).choose({ do: 'consume' })
    expect(happened(t, 'token').filter(({ token }) => token === 'shield')).toEqual([{ type: 'token', hunter: 0, token: 'shield', now: 1 }])
    t.look()
    const twice = table({ stage: 'consume', active: -1, hunters: [dareon({ potions: ['PT-7'], shield: true })] }).choose({ do: 'consume' })
    expect(happened(twice, 'token').filter(({ token }) => token === 'shield')).toEqual([])
    twice.look()
    const fury = table({ hunters: [dareon({ hand: ['DA-05', 'DA-08'] })] })
    play(fury, 'DA-05')
    expect(happened(fury, 'token')).toEqual([{ type: 'token', hunter: 0, token: 'berserk', now: 1 }])
    fury.look()
  })

  it('PR-4.5 a focused mastery counts no more', () => {
    const t = table({ hunters: [thoreg({ hand: ['TH-04', 'TH-10'], stamina: 1, focused: true }), mirah()] })
    play(t, 'TH-04')
    if (t.match.first?.prompt === 'pay') t.choose({ do: 'pay-stamina' })
    t.choose({ do: 'sector', sector: NORTH })
    expect(happened(t, 'mastery')).toEqual([])
    expect(hunter(t)).toMatchObject({ counters: 0, focused: true })
    t.look()
  })
})

describe('the monster’s cards', () => {
  it('VX-O1 removes the Tail Scythe from wherever it is', () => {
    const rewarded = (slots: readonly BehaviorId[], deck: readonly BehaviorId[], discard: readonly BehaviorId[]) => {
      const parts = { sector: 'north' as const, sequence: ['DA-05'] as const, hand: ['DA-01', 'DA-08'] as const }
      const t = table({ slots, behaviorDeck: deck, behaviorDiscard: discard, objective: 3, terrain: {}, hunters: [dareon(parts), mirah()] })
      play(t, 'DA-01')
      t.look()
      const [gone] = happened(t, 'behavior-gone').filter(({ removed }) => removed)
      expect(t.state.behaviorsRemoved).toHaveLength(1)
      expect([...slotsOf(t), ...behaviorDiscardOf(t)]).not.toContain('VX-B08')
      expect(t.state.behaviorDeck).not.toContain(7)
      expect(t.state.health).toBe(9)
      return [gone?.slot, gone?.behavior, t.state.behaviorDeck.length]
    }
    expect(rewarded(['VX-B11', 'VX-B04', 'VX-B08'], ['VX-B10'], [])).toEqual([2, 'VX-B08', 11])
    expect(rewarded(['VX-B11', 'VX-B04', 'VX-B01'], ['VX-B08'], [])).toEqual([-1, 'VX-B08', 11])
    expect(rewarded(['VX-B11', 'VX-B04', 'VX-B01'], [], ['VX-B08', 'VX-B10'])).toEqual([-1, 'VX-B08', 10])
  })

  it('PR-22.4 PEEK shows what is not known yet, and CYCLE turns a card up for good', () => {
    const drinkers = [dareon({ potions: ['PT-6'] }), mirah({ potions: ['PT-6'] })]
    const t = table({ stage: 'consume', active: -1, slots: ['VX-B04', 'VX-B08', 'VX-B10'], hunters: drinkers })
    t.choose(0, { do: 'consume' })
    expect(happened(t, 'peeked').map(({ slot }) => slot)).toEqual([0, 1, 2])
    const { reveals } = t.state
    t.choose(0, { do: 'yes' }).choose(0, { do: 'slot', slot: 1 })
    expect(behaviorDiscardOf(t)).toEqual(['VX-B08'])
    // Discarded and dealt again: two things everybody has seen.
    expect(t.state.reveals).toBe(reveals + 2)
    t.choose(1, { do: 'consume' })
    expect(happened(t, 'peeked').map(({ slot }) => slot)).toEqual([0, 1, 2, 1])
    t.look()
  })

  it('PR-13.1 perils before behaviors, behaviors before the rest; the deciding hunter orders equals', () => {
    const t = table({
      monster: 'korowon',
      stance: 3,
      perils: ['KW-P5'],
      stage: 'turnStart',
      active: -1,
      slots: ['KW-B08', 'KW-B01', 'KW-B02'],
      terrain: { east: ['water', 'baethanis', 'synaerea'] },
      hunters: [dareon({ sector: 'east', damage: 4, hand: ['DA-08'] }), mirah()],
    })
    expect(happened(t, 'peril').map(({ peril }) => peril)).toEqual(['KW-P5'])
    expect(t).toBeAsked(0, 'escape')
    t.choose({ do: 'suffer' })
    expect(t).toBeAsked(0, 'order')
    expect(t.decision.rule).toBe('PR-13.1')
    expect(t).toOfferExactly([
      { do: 'entry', kind: 'baethanis', at: EAST, hunter: 0 },
      { do: 'entry', kind: 'synaerea', at: EAST, hunter: 0 },
    ])
    t.choose({ do: 'entry', kind: 'synaerea' })
    expect(t).toBeAsked(0, 'synaerea')
    t.choose({ do: 'no' })
    expect(happened(t, 'healed')).toEqual([{ type: 'healed', hunter: 0, amount: 3 }])
    t.look()
  })

  it('PR-12.9 equal behaviors are ordered by the deciding hunter, one batch after another', () => {
    const t = table({
      slots: ['VX-B02', 'VX-B06', 'VX-B08'],
      terrain: {},
      hunters: [dareon({ sector: 'north', hand: ['DA-01', 'DA-08'], deck: ['DA-08', 'DA-12'] }), mirah()],
    })
    play(t, 'DA-01')
    expect(t).toBeAsked(0, 'order')
    expect(t.decision.rule).toBe('PR-12.9')
    expect(t).toOfferExactly([0, 1].map((slot) => ({ do: 'entry', kind: 'behavior', at: slot, hunter: 0 })))
    t.choose({ do: 'entry', at: 1 })
    expect(happened(t, 'revealed').map(({ behavior }) => behavior)).toEqual(['VX-B06', 'VX-B02'])
    t.look()
  })

  it('PR-13.6 a peril that has left play by then does not strike', () => {
    // The Attack brings stance II: Barbed Carapace comes too late, and leaves with stance II.
    const t = table({
      monster: 'korowon',
      stance: 2,
      health: 4,
      damage: 40,
      perils: ['KW-P3'],
      difficulty: 'elder',
      terrain: {},
      hunters: [dareon({ hand: ['DA-01', 'DA-08'] }), mirah({ sector: 'north' })],
    })
    play(t, 'DA-01')
    expect(t.state.stance).toBe(2)
    expect(happened(t, 'peril').filter(({ change }) => change === 'strikes')).toEqual([])
    expect(happened(t, 'suffered')).toEqual([])
    t.look()
  })
})

describe('decks that run out', () => {
  it('PR-11.20 a Volley goes on into the new deck, and is not offered without a card', () => {
    const t = table({ hunters: [mirah({ hand: ['MI-06', 'MI-01'], stamina: 1, deck: ['MI-12'], rest: 'discard' }), dareon()] })
    play(t, 'MI-06').choose({ do: 'pay-stamina' })
    t.choose({ do: 'yes' })
    expect(happened(t, 'fatigued')).toHaveLength(1)
    expect(happened(t, 'discarded').filter(({ from }) => from === 'deck')).toHaveLength(3)
    t.look()
  })

  it('PR-15.3 a reshuffled deck is shuffled, and nothing is left in the pile', () => {
    const t = table({ hunters: [mirah({ hand: ['MI-13', 'MI-01'], stamina: 1, deck: ['MI-02'], rest: 'discard' }), dareon()] })
    const pile = [...hunter(t).discard]
    play(t, 'MI-13').choose({ do: 'pay-stamina' })
    expect(hunter(t).discard).toEqual([])
    expect([...hunter(t).deck].sort((a, b) => a - b)).toEqual([...pile].sort((a, b) => a - b))
    expect(hunter(t).deck).not.toEqual(pile)
    t.look()
  })

  it('PR-15.5 the behavior deck and PR-5.9 the attrition deck are made anew from their piles', () => {
    const t = table({
      stage: 'attrition',
      attrition: [],
      hunters: [dareon({ threatened: true, guard: 5, hand: ['DA-08'] }), mirah({ hand: ['MI-12'] })],
    })
    t.look()
    const fresh = table({ stage: 'attrition', attrition: [3], hunters: [dareon({ threatened: true, guard: 5 }), mirah()] })
    expect(fresh.state.attritionDiscard.slice(0, 1)).toEqual([3])
    fresh.look()
  })
})

describe('paying and the empty hand', () => {
  it('PR-9.7 a token paid with an empty hand empties nothing', () => {
    const slots: readonly BehaviorId[] = ['KW-B13', 'KW-B11', 'KW-B15']
    const moved = (parts: Parameters<typeof dareon>[0]) => {
      const t = table({ monster: 'korowon', stage: 'movement', slots, terrain: {}, hunters: [dareon(parts), mirah()] })
      t.choose({ do: 'move', sector: WEST })
      if (t.match.first?.prompt === 'pay') payWith(t, 0, 'DA-01')
      t.look()
      return [sectorOf(t), happened(t, 'triggered').length]
    }
    expect(moved({ hand: [], stamina: 1 })).toEqual(['west', 0])
    expect(moved({ hand: ['DA-01'] })).toEqual(['west', 1])
  })

  it('PR-21.4 a Revive, a move and a treatment can be taken back before they are paid', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-01', 'DA-03', 'DA-08', 'WOUND'] }), mirah({ standing: 'red' })] })
    t.choose({ do: 'revive' }).choose({ do: 'cancel' })
    expect(hunter(t, 1).standing).toBe('red')
    expect(t).toOffer({ do: 'revive', hunter: 1 })
    t.choose({ do: 'treat' }).choose({ do: 'cancel' })
    expect(handOf(t)).toContain('WOUND')
    expect(happened(t, 'discarded')).toEqual([])
    t.choose({ do: 'treat' }).choose({ do: 'pay-card', card: held(t, 0, 'DA-08') })
    expect(discardOf(t)).toEqual(['DA-08', 'WOUND'])
    t.look()
  })
})

describe('terrain', () => {
  it('PR-3.15 Water spreads to both sides, round the corner, once; on Fire it becomes Fog', () => {
    const flooded = (sector: 'north' | 'west', terrain: Parameters<typeof table>[0]['terrain']) => {
      const t = table({
        monster: 'korowon',
        cracked: true,
        facing: sector,
        slots: ['KW-B03', 'KW-B11', 'KW-B15'],
        terrain: terrain ?? {},
        hunters: [dareon({ sector, hand: ['DA-06', 'DA-08'], stamina: 1 }), mirah({ sector: 'south' })],
      })
      play(t, 'DA-06')
      if (t.match.first?.prompt === 'pay') t.choose({ do: 'pay-stamina' })
      t.look()
      return (['north', 'east', 'south', 'west'] as const).map((side) => terrainIn(t, side).join(' '))
    }
    expect(flooded('north', {})).toEqual(['water', '', '', ''])
    expect(flooded('north', { north: ['water'] })).toEqual(['water', 'water', '', 'water'])
    expect(flooded('west', { west: ['water'], north: ['water'] })).toEqual(['water', '', 'water', 'water'])
    expect(flooded('west', { west: ['water'], south: ['fire', 'rock'] })).toEqual(['water', '', 'rock fog', 'water'])
  })

  it('PR-3.14 Fire on Fire strains those who stand there, and only them', () => {
    const t = table({
      stage: 'roundEnd',
      active: -1,
      slots: ['VX-B15', 'VX-B01', 'VX-B02'],
      terrain: { east: ['fire'] },
      hunters: [
        dareon({ sector: 'east' }),
        mirah({ sector: 'east' }),
        thoreg({ sector: 'east', standing: 'red' }),
        ljonar({ sector: 'north' }),
      ],
    })
    const strained = happened(t, 'token').filter(({ token, now }) => token === 'strain' && now === 1)
    expect(strained.map((e) => e.hunter)).toEqual([0, 1])
    expect(happened(t, 'terrain').slice(0, 1)).toEqual([{ type: 'terrain', sector: EAST, terrain: 'fire', change: 'refreshed' }])
    t.look()
  })

  it('PR-3.10 a Rock is removed for good, and told; what fades is told too', () => {
    const t = table({
      stage: 'attrition',
      attrition: [3],
      terrain: { south: ['rock'], north: ['fog'] },
      hunters: [dareon({ hand: ['DA-08'] }), mirah({ hand: ['MI-12'] })],
    })
    t.choose({ do: 'remove-rock' })
    expect(happened(t, 'terrain')).toEqual([{ type: 'terrain', sector: 2, terrain: 'rock', change: 'removed' }])
    expect(happened(t, 'prevented')).toEqual([{ type: 'prevented', hunter: 0, amount: 1, by: 'rock' }])
    expect(happened(t, 'suffered')).toEqual([])
    t.look()
  })
})

describe('helping', () => {
  it('PR-11.1 an Assist and PR-11.2 a Taunt are told; only a Taunt takes aggro and turns the monster', () => {
    const helping = (what: 'assist' | 'taunt') => {
      const t = table({
        aggro: 0,
        hunters: [dareon({ hand: ['DA-08'], deck: ['DA-01'] }), ljonar({ sector: 'east', hand: ['LJ-04', 'LJ-07'] })],
      })
      t.choose(1, { do: what })
      t.look()
      return [t.state.aggro, t.state.facing, t.events.slice(0, 3).map(({ type }) => type), hunter(t).hand.length, sequenceOf(t)]
    }
    expect(helping('assist')).toEqual([0, 2, ['assisted', 'discarded', 'drew'], 2, []])
    expect(helping('taunt')).toEqual([1, 1, ['taunted', 'discarded', 'drew'], 2, []])
  })

  it('PR-21.6 one who passes is out of the window, the others stay in it', () => {
    const t = table({
      hunters: [dareon({ hand: ['DA-08'] }), mirah({ hand: ['MI-05'] }), thoreg({ hand: ['TH-05'] }), ljonar({ hand: ['LJ-07'] })],
    })
    const asked = () => t.match.open.map(({ seat }) => seat).sort()
    expect(asked()).toEqual([0, 1, 2, 3])
    t.pass(1)
    expect(asked()).toEqual([0, 2, 3])
    t.pass(3)
    expect(asked()).toEqual([0, 2])
    t.look()
  })

  it('PR-7.10 the objective and the stamina of a turn are settled before attrition', () => {
    const t = table({
      monster: 'toramat',
      objective: 0,
      terrain: {},
      hunters: [ljonar({ sequence: ['LJ-09', 'LJ-09'], hand: ['LJ-02', 'LJ-01'] }), mirah()],
    })
    skipTo(t.choose(0, { do: 'end' }), (g) => g.active !== 0)
    const order = t.events.map(({ type }) => type).filter((type) => ['objective', 'attrition', 'turn'].includes(type))
    expect(order.slice(0, 2)).toEqual(['objective', 'attrition'])
    expect(happened(t, 'objective')[0]).toEqual({ type: 'objective', counters: 1, goal: 3, achieved: false })
    t.look()
  })
})
