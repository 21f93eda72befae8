import { describe, expect, it } from 'vitest'
import { dealt, playing } from './playing.ts'
import { dareon, handOf, happened, held, hunter, mirah, payWith, play, sectorOf, table, thoreg } from './table.ts'

describe('Mirah’s cards', () => {
  it('MI-01 Snap Shot deals W', () => expect(dealt(playing(mirah, 'MI-01', { hand: ['MI-12'] }))).toEqual([3]))

  it('MI-02 Hushed Arrow: L more, and L more when paid with a Dodge', () => {
    const t = playing(mirah, 'MI-02', { usedTurn: 1, hand: ['MI-12'] })
    expect(dealt(t)).toEqual([4])
    const paid = table({ hunters: [mirah({ usedTurn: 1, hand: ['MI-02', 'MI-08', 'MI-12'] }), dareon()] })
    play(paid, 'MI-02')
    payWith(paid, 0, 'MI-08')
    expect(dealt(paid)).toEqual([5])
  })

  it('MI-03 Piercing Draw: 3L more', () => {
    const t = table({ hunters: [mirah({ hand: ['MI-03', 'MI-07', 'MI-12'] }), dareon(), thoreg()] })
    play(t, 'MI-03')
    payWith(t, 0, 'MI-07')
    expect(dealt(t)).toEqual([6])
  })

  it('MI-04 Rain of Shafts: aggro, Volley 4, then W', () => {
    const t = table({
      aggro: 1,
      hunters: [mirah({ stamina: 1, hand: ['MI-04', 'MI-07', 'MI-12'], deck: ['MI-01', 'MI-01', 'MI-08', 'MI-05'] }), dareon(), thoreg()],
    })
    play(t, 'MI-04').choose({ do: 'pay-stamina' })
    payWith(t, 0, 'MI-07')
    t.choose({ do: 'yes' })
    expect([t.state.aggro, dealt(t)]).toEqual([0, [3, 3]])
  })

  it('MI-05 Quick Nock: Recycle 1, and 1 struggle less', () => {
    const t = playing(mirah, 'MI-05', { hand: ['MI-12'], deck: ['MI-03'] }).choose({ do: 'yes' })
    expect([handOf(t), t.state.struggle, hunter(t).counters]).toEqual([['MI-03'], 3, 1])
  })

  it('MI-06 Arrow Storm: Volley 3', () => {
    const t = playing(mirah, 'MI-06', { hand: ['MI-12'], deck: ['MI-01', 'MI-01', 'MI-08'] }).choose({ do: 'yes' })
    expect([dealt(t), t.state.struggle]).toEqual([[2], 3])
  })

  it('MI-07 Flash Powder: Blind', () => {
    const t = playing(mirah, 'MI-07', { usedTurn: 1, hand: ['MI-12'] }, { perils: ['VX-P1'] })
    expect(t.view(0).monster.blinded).toBe('VX-P1')
  })

  it('MI-08 Vanish: no longer threatened', () => {
    const t = playing(mirah, 'MI-08', { usedTurn: 1, threatened: true, hand: ['MI-12'] })
    expect(hunter(t).threatened).toBe(false)
  })

  it('MI-09 Sidestep: after an Attack you may move', () => {
    const t = playing(mirah, 'MI-09', { sequence: ['MI-01'], hand: ['MI-12'] })
      .choose({ do: 'yes' })
      .choose({ do: 'sector', sector: 3 })
    expect(sectorOf(t)).toBe('west')
    expect(playing(mirah, 'MI-09', { sequence: ['MI-05'], hand: ['MI-12'] })).toBeAsked(0, 'action')
  })

  it('MI-10 Tumbling Shot deals 2L', () => expect(dealt(playing(mirah, 'MI-10', { hand: ['MI-12'] }))).toEqual([2]))

  it('MI-11 Watchful Crouch: each later Maneuver recycles', () => {
    const t = table({
      hunters: [
        mirah({ sequence: ['MI-11'], stamina: 1, hand: ['MI-06', 'MI-05', 'MI-12'], deck: ['MI-01', 'MI-03', 'MI-08'] }),
        dareon(),
        thoreg(),
      ],
    })
    play(t, 'MI-06').choose({ do: 'pay-stamina' })
    expect(t).toBeAsked(0, 'text')
    t.choose({ do: 'text', text: 0 }).choose({ do: 'no' })
    expect(t).toBeAsked(0, 'recycle')
    t.choose({ do: 'yes' }).choose({ do: 'discard', card: held(t, 0, 'MI-12') })
    expect(handOf(t)).toEqual(['MI-01', 'MI-05'])
  })

  it('MI-12 Bow Guard defends', () =>
    expect([dealt(playing(mirah, 'MI-12', { hand: ['MI-08'] })), playing(mirah, 'MI-12', { hand: ['MI-08'] }).state.struggle]).toEqual([
      [],
      4,
    ]))

  it('MI-13 Brace and Breathe draws 1', () => {
    expect(handOf(playing(mirah, 'MI-13', { hand: ['MI-12'], deck: ['MI-01'] }))).toEqual(['MI-01', 'MI-12'])
  })
})

describe('Dareon’s cards', () => {
  it('DA-01 Rising Cut deals W', () => expect(dealt(playing(dareon, 'DA-01', { hand: ['DA-08'] }))).toEqual([4]))

  it('DA-02 Heavy Cleave: aggro, L more', () => {
    const t = playing(dareon, 'DA-02', { hand: ['DA-08'] }, { aggro: 1 })
    expect([t.state.aggro, dealt(t)]).toEqual([0, [5]])
  })

  it('DA-03 Skullsplitter: aggro, Finisher, 2L more, and 2L when focused', () => {
    const run = (focused: boolean) => {
      const t = table({
        aggro: 1,
        attrition: [0],
        hunters: [dareon({ focused, hand: ['DA-03', 'DA-10', 'DA-08'] }), mirah({ stamina: 1 }), thoreg()],
      })
      play(t, 'DA-03')
      payWith(t, 0, 'DA-10')
      return [t.state.active, t.state.aggro, dealt(t)[0]]
    }
    expect([run(false), run(true)]).toEqual([
      [1, 0, 6],
      [1, 0, 9],
    ])
  })

  it('DA-04 Reckless Arc: 2L more after an Attack', () => {
    expect([
      dealt(playing(dareon, 'DA-04', { sequence: ['DA-01'], hand: ['DA-08'] })),
      dealt(playing(dareon, 'DA-04', { sequence: ['DA-05'], hand: ['DA-08'] })),
    ]).toEqual([[6], [4]])
  })

  it('DA-05 War Cry: aggro and Berserker', () => {
    const t = playing(dareon, 'DA-05', { hand: ['DA-08'] }, { aggro: 1 })
    expect([t.state.aggro, hunter(t).berserk, t.state.struggle]).toEqual([0, true, 3])
  })

  it('DA-06 Find the Gap: Vulnerable', () => expect(playing(dareon, 'DA-06', { hand: ['DA-08'] }).state.vulnerable).toBe(true))

  it('DA-07 Shoulder In: you may move; as the first card 1 struggle less', () => {
    const t = playing(dareon, 'DA-07', { hand: ['DA-08'] })
      .choose({ do: 'yes' })
      .choose({ do: 'sector', sector: 1 })
    expect([sectorOf(t), t.state.struggle]).toEqual(['east', 2])
  })

  it('DA-08 Roll Through helps others', () => {
    const t = table({ hunters: [mirah({ hand: ['MI-12'] }), dareon({ hand: ['DA-08'] })] })
    t.choose(1, { do: 'assist', card: held(t, 1, 'DA-08') })
    expect(handOf(t).length).toBe(2)
  })

  it('DA-09 Slip Step: if you moved, draw', () => {
    const moved = playing(dareon, 'DA-09', { hand: ['DA-08'] })
      .choose({ do: 'yes' })
      .choose({ do: 'sector', sector: 1 })
    expect([sectorOf(moved), handOf(moved).length]).toEqual(['east', 2])
    expect(handOf(playing(dareon, 'DA-09', { hand: ['DA-08'] }).choose({ do: 'no' })).length).toBe(1)
  })

  it('DA-10 Low Duck: after an Attack draw', () => {
    expect([
      handOf(playing(dareon, 'DA-10', { sequence: ['DA-01'], hand: ['DA-08'] })).length,
      handOf(playing(dareon, 'DA-10', { hand: ['DA-08'] })).length,
    ]).toEqual([2, 1])
  })

  it('DA-11 Answering Guard: the first Attack after it draws', () => {
    const t = table({
      hunters: [dareon({ sequence: ['DA-11'], hand: ['DA-01', 'DA-01', 'DA-08'], deck: ['DA-12', 'DA-14'] }), mirah(), thoreg()],
    })
    play(t, 'DA-01')
    play(t, 'DA-01').choose({ do: 'leave' })
    expect(handOf(t)).toEqual(['DA-08', 'DA-12'])
  })

  it('DA-12 Iron Stance: GUARD 1', () => expect(hunter(playing(dareon, 'DA-12', { hand: ['DA-08'] })).guard).toBe(1))

  it('DA-13 Blood Price: Berserker; suffer L to draw', () => {
    const t = playing(dareon, 'DA-13', { hand: ['DA-08'] }).choose({ do: 'yes' })
    expect([hunter(t).berserk, hunter(t).damage, handOf(t).length]).toEqual([true, 1, 2])
  })

  it('DA-14 Flat of the Blade: Resilience and Assist', () => {
    const t = table({ stage: 'attrition', attrition: [3], hunters: [dareon({ hand: ['DA-14'], deck: ['DA-01'] }), mirah()] })
    t.choose({ do: 'reveal', card: held(t, 0, 'DA-14') })
    expect(happened(t, 'drew')[0]).toMatchObject({ is: 'DA-01' })
    const help = table({ hunters: [mirah({ hand: ['MI-12'] }), dareon({ hand: ['DA-14'] })] })
    expect(help.at(1)).toOffer({ do: 'assist', card: held(help, 1, 'DA-14') })
  })
})
