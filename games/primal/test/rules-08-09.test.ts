import { describe, expect, it } from 'vitest'
import { TEXT_COUNT, TEXT_WEAPON } from '../rules/texts.ts'
import {
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
  sequenceOf,
  skipTo,
  slotsOf,
  table,
  terrainIn,
  thoreg,
} from './table.ts'

describe('8 playing action cards and the sequence', () => {
  it('PR-8.1 what must hold to play a card', () => {
    const hand = ['DA-01', 'DA-08', 'DA-02'] as const
    const offered = (parts: Parameters<typeof table>[0]) => {
      const t = table(parts)
      t.look()
      return (t.match.first?.options ?? []).filter((option) => option.do === 'play').length
    }
    expect(offered({ hunters: [dareon({ hand: [...hand] })] })).toBe(3)
    expect(offered({ hunters: [dareon({ hand: [...hand], sector: 'east' })] })).toBe(1)
    expect(offered({ terrain: { south: ['fire'] }, hunters: [dareon({ hand: [...hand] })] })).toBe(0)
    expect(offered({ hunters: [dareon({ hand: ['DA-02'] }), mirah()] })).toBe(0)
    expect(offered({ hunters: [dareon({ hand: [...hand], sequence: ['DA-08', 'DA-10', 'DA-14', 'DA-13', 'DA-12'] })] })).toBe(0)
  })

  it('PR-8.2 cost, sequence, aggro, berserker, texts, colour, reactions, Finisher', () => {
    const t = table({
      aggro: 1,
      slots: ['VX-B10', 'VX-B08', 'VX-B15'],
      attrition: [0],
      hunters: [dareon({ hand: ['DA-03', 'DA-12', 'DA-08'] }), ljonar()],
    })
    play(t, 'DA-03')
    payWith(t, 0, 'DA-12')
    const order = t.events
      .map((event) => event.type)
      .filter((type) => ['discarded', 'played', 'aggro', 'dealt', 'revealed', 'attrition'].includes(type))
    expect(order.slice(0, 6)).toEqual(['discarded', 'played', 'aggro', 'dealt', 'revealed', 'attrition'])
  })

  it('PR-8.3 the card’s texts and those of other cards are gathered, and their order chosen', () => {
    const t = table({
      hunters: [mirah({ sequence: ['MI-11', 'MI-01'], stamina: 1, hand: ['MI-07', 'MI-12', 'MI-05'], deck: ['MI-01'] })],
      stance: 2,
      perils: ['VX-P2'],
    })
    play(t, 'MI-07').choose({ do: 'pay-stamina' })
    // Blind of the card itself, Recycle of the crouch before it, Recycle of the bow for Stealth.
    expect(t.decision.options.length).toBe(3)
    expect(t).toOffer({ do: 'text', text: 0 })
    expect(t).toOffer({ do: 'text', text: TEXT_WEAPON })
    t.choose({ do: 'text', text: TEXT_WEAPON }).choose({ do: 'no' })
    expect(t.decision.options.length).toBe(2)
    t.choose({ do: 'text', text: 0 }).choose({ do: 'no' })
    expect(t.state.blinded).toBe(1)
  })

  it('PR-8.4 a condition is tested when its text resolves', () => {
    const dealt = (first: number) => {
      const t = table({ hunters: [dareon({ sequence: ['DA-01'], counters: 2, hand: ['DA-03', 'DA-12', 'DA-08'] }), mirah(), thoreg()] })
      play(t, 'DA-03')
      payWith(t, 0, 'DA-12')
      t.choose({ do: 'text', text: first })
      return happened(t, 'dealt')[0]?.amount
    }
    // Counting first focuses the mastery, so the Focused text applies; Rising Fury adds L either way.
    expect([dealt(TEXT_COUNT), dealt(1)]).toEqual([9, 7])
  })

  it('PR-8.5 an Attack deals W and all BONUS, never below 0', () => {
    const t = table({ hunters: [mirah({ prime: 2, empower: 1, stamina: 1, hand: ['MI-02', 'MI-12'] }), thoreg(), dareon()] })
    play(t, 'MI-02').choose({ do: 'pay-stamina' }).choose({ do: 'no' })
    expect(happened(t, 'dealt').map((event) => event.amount)).toEqual([7])
    const weak = table({ monster: 'toramat', stance: 2, perils: ['TM-P3'], hunters: [dareon({ prime: -9, hand: ['DA-01', 'DA-08'] })] })
    play(weak, 'DA-01')
    expect([happened(weak, 'dealt').length, weak.state.damage]).toEqual([0, 0])
  })

  it('PR-8.6 a Maneuver removes 1 struggle', () => {
    const t = table({ struggle: 2, hunters: [dareon({ hand: ['DA-05', 'DA-08'] })] })
    play(t, 'DA-05')
    expect(t.state.struggle).toBe(1)
  })

  it('PR-8.7 Dodge and Parry do nothing by colour and defend', () => {
    const t = table({ struggle: 2, attrition: [2], hunters: [dareon({ hand: ['DA-08', 'DA-14', 'DA-01'] }), mirah()] })
    play(t, 'DA-08')
    play(t, 'DA-14')
    expect([t.state.struggle, t.state.damage]).toEqual([2, 0])
    t.choose({ do: 'end' })
    expect([happened(t, 'attrition')[0]?.defense, hunter(t).damage]).toEqual([2, 0])
  })

  it('PR-8.8 everything a card causes is finished before the next action', () => {
    const t = table({ slots: ['VX-B02', 'VX-B08', 'VX-B10'], hunters: [dareon({ hand: ['DA-01', 'DA-08', 'DA-10'] }), mirah()] })
    play(t, 'DA-01')
    expect(t).toBeAsked(0, 'escape')
    t.choose({ do: 'suffer' })
    expect(t).toBeAsked(0, 'action')
  })

  it('PR-8.9 Play, Chain, Paid, Opener, After', () => {
    const chain = (previous: 'DA-01' | 'DA-08') => {
      const t = table({ hunters: [dareon({ sequence: [previous], stamina: 1, hand: ['DA-04', 'DA-08'] }), mirah(), thoreg()] })
      play(t, 'DA-04').choose({ do: 'pay-stamina' })
      return happened(t, 'dealt')[0]?.amount
    }
    expect([chain('DA-01'), chain('DA-08')]).toEqual([6, 4])
    const paid = (card: 'MI-08' | 'MI-12') => {
      const t = table({ hunters: [mirah({ hand: ['MI-02', 'MI-08', 'MI-12', 'MI-01'] }), dareon()] })
      play(t, 'MI-02')
      payWith(t, 0, card)
      t.choose({ do: 'no' })
      return happened(t, 'dealt')[0]?.amount
    }
    expect([paid('MI-08'), paid('MI-12')]).toEqual([5, 4])
    const opener = (sequence: 'DA-08'[]) => {
      const t = table({ struggle: 4, hunters: [dareon({ sequence, hand: ['DA-07', 'DA-01'] }), mirah()] })
      play(t, 'DA-07').choose({ do: 'no' })
      return t.state.struggle
    }
    expect([opener([]), opener(['DA-08'])]).toEqual([2, 3])
    const after = table({
      hunters: [dareon({ sequence: ['DA-11'], hand: ['DA-01', 'DA-01', 'DA-08'], deck: ['DA-12', 'DA-14'] }), mirah(), thoreg()],
    })
    play(after, 'DA-01')
    expect(handOf(after)).toContain('DA-12')
    play(after, 'DA-01').choose({ do: 'leave' })
    expect(handOf(after)).not.toContain('DA-14')
  })

  it('PR-8.10 a KO in mid-play skips the rest but not the reactions', () => {
    const t = table({
      slots: ['VX-B02', 'VX-B08', 'VX-B10'],
      struggle: 0,
      hunters: [dareon({ damage: 10, berserk: true, hand: ['DA-01', 'DA-12'], deck: ['DA-08'], rest: 'discard' }), mirah()],
    })
    // The berserker draw takes the last card: fatigue knocks Dareon out before the Attack deals damage.
    play(t, 'DA-01').choose({ do: 'deplete', piece: 'helm' })
    expect([happened(t, 'dealt').length, happened(t, 'revealed').map((event) => event.behavior)]).toEqual([0, ['VX-B02']])
    expect(t.state.active).toBe(1)
  })

  it('PR-8.11 a played card stays in the sequence until the turn ends', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-08', 'DA-01', 'DA-14'] }), mirah()] })
    play(t, 'DA-08')
    play(t, 'DA-01')
    expect(sequenceOf(t)).toEqual(['DA-08', 'DA-01'])
    skipTo(t, (g) => g.active === 1)
    expect([sequenceOf(t), discardOf(t)]).toEqual([[], ['DA-08', 'DA-01']])
  })

  it('PR-8.12 a behavior that enters later is not triggered by the same play', () => {
    const t = table({
      slots: ['VX-B02', 'VX-B08', 'VX-B10'],
      behaviorDeck: ['VX-B06'],
      hunters: [dareon({ sector: 'north', hand: ['DA-01', 'DA-08'] }), mirah()],
    })
    play(t, 'DA-01')
    expect([happened(t, 'revealed').map((event) => event.behavior), slotsOf(t)[0]]).toEqual([['VX-B02'], 'VX-B06'])
  })
})

describe('9 costs and stamina', () => {
  it('PR-9.1 tokens and cards pay; the card itself does not', () => {
    const t = table({ hunters: [dareon({ stamina: 1, hand: ['DA-02', 'DA-02', 'DA-08'] })] })
    play(t, 'DA-02')
    expect(t).toOfferExactly([
      { do: 'pay-stamina' },
      { do: 'pay-card', card: 4 },
      { do: 'pay-card', card: held(t, 0, 'DA-08') },
      { do: 'cancel' },
    ])
  })

  it('PR-9.2 item by item until the cost is covered; what is over is lost', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-03', 'DA-08', 'DA-12', 'DA-10'] }), mirah(), thoreg()] })
    play(t, 'DA-03')
    payWith(t, 0, 'DA-08')
    expect(t.decision.about).toMatchObject({ cost: 2, paid: 1 })
    payWith(t, 0, 'DA-12')
    expect(happened(t, 'discarded').filter((event) => event.from === 'hand').length).toBe(2)
  })

  it('PR-9.3 a cost of 0 asks nothing, and no cost is below 0', () => {
    const t = table({ hunters: [thoreg({ focused: true, hand: ['TH-01', 'TH-02', 'TH-10'] }), mirah()] })
    play(t, 'TH-01')
    expect(t).toBeAsked(0, 'action')
    expect(t.view(0).hunters[0]?.hand.map((card) => card.cost)).toEqual([1, 0])
  })

  it('PR-9.4 a Wound pays nothing', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-02', 'WOUND'] }), mirah()] })
    expect(t).not.toOffer({ do: 'play' })
  })

  it('PR-9.5 cards that pay are discarded in the order chosen, before the effect', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-03', 'DA-08', 'DA-01', 'DA-10'] }), mirah(), thoreg()] })
    play(t, 'DA-03')
    payWith(t, 0, 'DA-08')
    payWith(t, 0, 'DA-01')
    const order = t.events.filter((event) => event.type === 'discarded' || event.type === 'dealt').slice(0, 3)
    expect(order).toMatchObject([{ is: 'DA-08' }, { is: 'DA-01' }, { type: 'dealt' }])
  })

  it('PR-9.6 moving, reviving and treating Wounds are paid the same way', () => {
    const move = table({ stage: 'movement', hunters: [dareon({ hand: ['DA-08', 'DA-01'] })] })
    move.choose({ do: 'move', sector: 1 })
    payWith(move, 0, 'DA-08')
    expect(discardOf(move)).toEqual(['DA-08'])
    const revive = table({ hunters: [dareon({ hand: ['DA-12', 'DA-01', 'DA-14'] }), mirah({ standing: 'red' })] })
    revive.choose({ do: 'revive', hunter: 1 })
    payWith(revive, 0, 'DA-12')
    expect([hunter(revive, 1).standing, discardOf(revive)]).toEqual(['black', ['DA-12']])
    const treat = table({ hunters: [dareon({ hand: ['DA-14', 'DA-01', 'WOUND'] })] })
    treat.choose({ do: 'treat', card: 24 })
    payWith(treat, 0, 'DA-14')
    expect(discardOf(treat)).toEqual(['DA-14', 'WOUND'])
  })

  it('PR-9.7 the last card leaving the hand by paying or playing is an event, once', () => {
    const t = table({ monster: 'toramat', slots: ['TM-B13', 'TM-B07', 'TM-B15'], hunters: [dareon({ hand: ['DA-11', 'DA-14'] }), mirah()] })
    play(t, 'DA-11')
    expect(happened(t, 'revealed').map((event) => event.behavior)).toEqual(['TM-B13'])
    const move = table({
      monster: 'toramat',
      stage: 'movement',
      slots: ['TM-B13', 'TM-B07', 'TM-B15'],
      hunters: [dareon({ hand: ['DA-14'] }), mirah()],
    })
    move.choose({ do: 'move', sector: 1 })
    expect(happened(move, 'revealed').map((event) => event.behavior)).toEqual(['TM-B13'])
    const recycled = table({
      monster: 'toramat',
      slots: ['TM-B13', 'TM-B07', 'TM-B15'],
      hunters: [thoreg({ hand: ['TH-05', 'TH-10'], deck: ['TH-01'] }), mirah()],
    })
    play(recycled, 'TH-05').choose({ do: 'yes' })
    expect(happened(recycled, 'revealed')).toEqual([])
    expect(terrainIn(recycled, 'south')).toEqual([])
  })
})
