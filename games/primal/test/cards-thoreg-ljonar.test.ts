import { describe, expect, it } from 'vitest'
import { dealt, playing } from './playing.ts'
import { dareon, facing, handOf, happened, hunter, ljonar, mirah, payWith, play, sectorOf, table, thoreg } from './table.ts'

describe('Thoreg’s cards', () => {
  it('TH-01 Hammer Swing deals W', () => expect(dealt(playing(thoreg, 'TH-01', { hand: ['TH-10'] }))).toEqual([5]))

  it('TH-02 Crushing Blow: aggro, 3L more, a strain', () => {
    const t = table({ aggro: 1, hunters: [thoreg({ hand: ['TH-02', 'TH-08', 'TH-10'] }), mirah(), dareon()] })
    play(t, 'TH-02')
    payWith(t, 0, 'TH-08')
    expect([t.state.aggro, dealt(t), hunter(t).strain, hunter(t).counters]).toEqual([0, [8], 1, 1])
  })

  it('TH-03 Skull Ringer: aggro, Stun', () => {
    const t = table({ aggro: 1, hunters: [thoreg({ stamina: 1, hand: ['TH-03', 'TH-08', 'TH-10'] }), mirah(), dareon()] })
    play(t, 'TH-03').choose({ do: 'pay-stamina' })
    payWith(t, 0, 'TH-08')
    t.choose({ do: 'slot', slot: 2 }).choose({ do: 'choose', hunter: 2 })
    expect([t.state.aggro, t.state.stunned, hunter(t).counters, dealt(t)]).toEqual([0, 2, 1, [5]])
  })

  it('TH-04 Ground Shaker: Confuse', () => {
    const t = playing(thoreg, 'TH-04', { hand: ['TH-10'] }).choose({ do: 'sector', sector: 3 })
    expect([t.state.confused, facing(t), hunter(t).counters]).toEqual([2, 'west', 1])
  })

  it('TH-05 Heave Aside: Recycle 1', () => {
    expect(handOf(playing(thoreg, 'TH-05', { hand: ['TH-10'], deck: ['TH-02'] }).choose({ do: 'yes' }))).toEqual(['TH-02'])
  })

  it('TH-06 Breaker’s Rhythm: Stealth, 2 struggle less in all', () => {
    const t = playing(thoreg, 'TH-06', { hand: ['TH-10'] }, { slots: ['VX-B03', 'VX-B08', 'VX-B10'] })
    expect([t.state.struggle, happened(t, 'revealed')]).toEqual([2, []])
  })

  it('TH-07 Low Sweep: Stealth', () =>
    expect(happened(playing(thoreg, 'TH-07', { hand: ['TH-10'] }, { slots: ['VX-B01', 'VX-B08', 'VX-B10'] }), 'revealed')).toEqual([]))

  it('TH-08 Lumbering Dodge: you may move; draw either way', () => {
    expect(handOf(playing(thoreg, 'TH-08', { hand: ['TH-10'] }).choose({ do: 'no' })).length).toBe(2)
    const t = playing(thoreg, 'TH-08', { hand: ['TH-10'] })
      .choose({ do: 'yes' })
      .choose({ do: 'sector', sector: 1 })
    expect([sectorOf(t), handOf(t).length]).toEqual(['east', 2])
  })

  it('TH-09 Second Wind: all strain goes; if there was any, draw', () => {
    const t = playing(thoreg, 'TH-09', { strain: 2, hand: ['TH-10'] })
    expect([hunter(t).strain, handOf(t).length]).toEqual([0, 2])
    expect(handOf(playing(thoreg, 'TH-09', { hand: ['TH-10'] })).length).toBe(1)
  })

  it('TH-10 Haft Block defends', () =>
    expect(
      playing(thoreg, 'TH-10', { hand: ['TH-01'] })
        .view(0)
        .hunters[0]?.sequence.map((card) => card.is),
    ).toEqual(['TH-10']))

  it('TH-11 Anchor: GUARD 1', () => expect(hunter(playing(thoreg, 'TH-11', { hand: ['TH-10'] })).guard).toBe(1))

  it('TH-12 Overextend: a strain, draw 2', () => {
    const t = playing(thoreg, 'TH-12', { hand: ['TH-10'] })
    expect([hunter(t).strain, handOf(t).length]).toEqual([1, 3])
  })
})

describe('Ljonar’s cards', () => {
  it('LJ-01 Shield Bash: 3L more after a Parry', () => {
    expect([
      dealt(playing(ljonar, 'LJ-01', { sequence: ['LJ-09'], hand: ['LJ-07'] }, { aggro: 1 })),
      dealt(playing(ljonar, 'LJ-01', { hand: ['LJ-07'] }, { aggro: 1 })),
    ]).toEqual([[7], [4]])
  })

  it('LJ-02 Short Thrust deals W', () => expect(dealt(playing(ljonar, 'LJ-02', { hand: ['LJ-07'] }, { aggro: 1 }))).toEqual([4]))

  it('LJ-03 Judgement Stroke: aggro, Vulnerable before its own damage', () => {
    const t = table({ aggro: 1, hunters: [ljonar({ hand: ['LJ-03', 'LJ-12', 'LJ-07'] }), mirah(), dareon()] })
    play(t, 'LJ-03')
    payWith(t, 0, 'LJ-12')
    expect(t.decision.about).toEqual({ amount: 5 })
    t.choose({ do: 'double' })
    expect([t.state.aggro, dealt(t)]).toEqual([0, [10]])
  })

  it('LJ-04 Banner Call: another hunter draws', () => {
    const t = playing(ljonar, 'LJ-04', { hand: ['LJ-07'] })
    expect(t).toOfferExactly([
      { do: 'choose', hunter: 1 },
      { do: 'choose', hunter: 2 },
    ])
    t.choose({ do: 'choose', hunter: 2 })
    expect([handOf(t, 2).length, handOf(t).length]).toEqual([1, 1])
  })

  it('LJ-05 Rattle the Beast: Confuse', () => {
    const t = playing(ljonar, 'LJ-05', { hand: ['LJ-07'] }).choose({ do: 'sector', sector: 0 })
    expect([t.state.confused, facing(t)]).toEqual([2, 'north'])
  })

  it('LJ-06 Expose Flank: Vulnerable', () => expect(playing(ljonar, 'LJ-06', { hand: ['LJ-07'] }).state.vulnerable).toBe(true))

  it('LJ-07 Giving Ground: you may move', () => {
    expect(
      sectorOf(
        playing(ljonar, 'LJ-07', { hand: ['LJ-09'] })
          .choose({ do: 'yes' })
          .choose({ do: 'sector', sector: 3 }),
      ),
    ).toBe('west')
  })

  it('LJ-08 Cover Ally: one hunter is steadied, then you draw', () => {
    const t = table({ hunters: [ljonar({ stamina: 1, hand: ['LJ-08', 'LJ-09'] }), mirah({ threatened: true, sector: 'north' })] })
    play(t, 'LJ-08').choose({ do: 'pay-stamina' }).choose({ do: 'choose', hunter: 1 })
    expect([hunter(t, 1).threatened, handOf(t).length]).toEqual([false, 2])
  })

  it('LJ-09 Tower Guard: Resilience', () => {
    const t = table({ stage: 'attrition', attrition: [3], aggro: 1, hunters: [ljonar({ hand: ['LJ-09'] }), mirah()] })
    expect(t).toBeAsked(0, 'resilience')
  })

  it('LJ-10 Locked Shield: GUARD 1; focused: stamina', () => {
    const t = playing(ljonar, 'LJ-10', { hand: ['LJ-09'] })
    expect([hunter(t).guard, hunter(t).stamina]).toEqual([1, 0])
    const focused = playing(ljonar, 'LJ-10', { focused: true, usedTurn: 16, hand: ['LJ-09'] })
    expect([hunter(focused).guard, hunter(focused).stamina]).toEqual([1, 1])
  })

  it('LJ-11 Riposte: each later Attack has 2L more', () => {
    const t = table({
      aggro: 1,
      hunters: [ljonar({ sequence: ['LJ-11'], hand: ['LJ-02', 'LJ-02', 'LJ-09'] }), mirah(), dareon(), thoreg()],
    })
    play(t, 'LJ-02')
    play(t, 'LJ-02')
    expect(dealt(t)).toEqual([6, 6])
  })

  it('LJ-12 Bulwark Oath: aggro, heal 2L', () => {
    const t = playing(ljonar, 'LJ-12', { damage: 5, hand: ['LJ-09'] }, { aggro: 1 })
    expect([t.state.aggro, hunter(t).damage]).toEqual([0, 3])
  })
})
