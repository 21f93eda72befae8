import { type Event, Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { primal } from '../rules/index.ts'
import { dareon, type HuntTable, held, ljonar, mirah, payWith, play, skipTo, table, thoreg } from './table.ts'

/** All that the table heard, in order. */
const told = (t: HuntTable): readonly Event[] => {
  t.look()
  return t.events
}
const token = (hunter: number, name: string, now: number) => ({ type: 'token', hunter, token: name, now })
const phase = (name: string) => ({ type: 'phase', phase: name })
const [NORTH, EAST, SOUTH] = [0, 1, 2]

describe('PR-25.8 the table hears of everything', () => {
  it('PR-2.1 who takes which hunter, item and potions, and who goes first', () => {
    const events: Event[] = []
    const config = {
      seats: 2,
      monster: 'vyraxen',
      difficulty: 'elder',
      hunters: ['choose', 'choose'],
      outfit: ['choose', 'choose'],
    } as const
    const match = Match.start(primal, config, 'a', (one) => events.push(one.event))
    const wanted = ['hunter 3', 'hunter 0', 'item 5', 'item 0', 'potion 6', 'potion 1', 'potion 2', 'done', 'first 1']
    for (const words of wanted) {
      const [what = '', n = ''] = words.split(' ')
      const { seat = 0, options = [] } = match.first ?? {}
      match.choose(
        seat,
        options.findIndex((o) => o.do === what && (n === '' || Object.values(o).includes(Number(n)))),
      )
    }
    expect(events.slice(0, 9)).toEqual([
      { type: 'hunter-chosen', hunter: 0, kind: 3 },
      { type: 'hunter-chosen', hunter: 1, kind: 0 },
      { type: 'item-chosen', hunter: 0, item: 'IT-6' },
      { type: 'item-chosen', hunter: 1, item: 'IT-1' },
      { type: 'potion-chosen', hunter: 0, potion: 'PT-7' },
      { type: 'potion-chosen', hunter: 0, potion: 'PT-2' },
      { type: 'potion-chosen', hunter: 1, potion: 'PT-3' },
      { type: 'first-player', hunter: 1 },
      { type: 'aggro', hunter: 1 },
    ])
    expect(events.slice(9, 22).map(({ type }) => type)).toEqual([...new Array(10).fill('drew'), ...new Array(3).fill('behavior-dealt')])
    expect(events.slice(22, 24)).toEqual([{ type: 'round', round: 1 }, phase('consume')])
  })

  it('PR-6.1 the phases of a round and of a turn', () => {
    const lone = dareon({ hand: ['DA-01', 'DA-08', 'DA-08', 'DA-12'], deck: ['DA-11'], guard: 1 })
    const t = table({ stage: 'roundStart', active: -1, round: 2, rage: 1, attrition: [0, 1], hunters: [lone] })
    skipTo(t, (g) => g.round === 3)
    expect(told(t).slice(0, 22)).toEqual([
      { type: 'round', round: 2 },
      phase('consume'),
      phase('upkeep'),
      { type: 'behavior-gone', slot: 1, behavior: 'VX-B05', removed: false },
      { type: 'behavior-dealt', slot: 1 },
      { type: 'struggle', by: 1, struggle: 1 },
      phase('turns'),
      { type: 'turn', hunter: 0 },
      token(0, 'guard', 0),
      phase('movement'),
      { type: 'stayed', hunter: 0 },
      token(0, 'threatened', 1),
      phase('action'),
      token(0, 'stamina', 1),
      phase('attrition'),
      { type: 'attrition', hunter: 0, shown: [0, 1], value: 1, defense: 0 },
      { type: 'suffered', hunter: 0, amount: 2, plain: false },
      phase('end-of-turn'),
      { type: 'drew', hunter: 0, card: expect.any(Number), is: 'DA-11' },
      phase('end-of-round'),
      { type: 'rage', rage: 0 },
      { type: 'round', round: 3 },
    ])
  })

  it('PR-16.13 the fallen turn over, then rise with a full hand', () => {
    const fallen = thoreg({ standing: 'black', hand: ['TH-01', 'TH-10', 'TH-02'], deck: ['TH-12', 'TH-06'] })
    const t = table({ stage: 'turnStart', active: -1, firstPlayer: 1, hunters: [dareon(), mirah({ standing: 'red' }), fallen] })
    expect(told(t).slice(0, 6)).toEqual([
      { type: 'turn', hunter: 1 },
      { type: 'rallied', hunter: 1 },
      { type: 'turn', hunter: 2 },
      { type: 'rose', hunter: 2 },
      { type: 'drew', hunter: 2, card: expect.any(Number), is: 'TH-12' },
      { type: 'drew', hunter: 2, card: expect.any(Number), is: 'TH-06' },
    ])
    expect(t.state.hunters.map(({ standing }) => standing)).toEqual(['standing', 'black', 'standing'])
  })

  it('PR-16.14 a Revive: the token turns over first, then the hunter rises', () => {
    const revive = (standing: 'red' | 'black') => {
      const helper = dareon({ hand: ['DA-03', 'DA-01'] })
      const t = table({ hunters: [helper, mirah({ standing, hand: ['MI-01', 'MI-02', 'MI-12', 'MI-08'], deck: ['MI-13'] })] })
      return told(payWith(t.choose({ do: 'revive' }), 0, 'DA-03'))
    }
    const paid = { type: 'discarded', hunter: 0, card: expect.any(Number), is: 'DA-03', from: 'hand' }
    expect(revive('red')).toEqual([paid, { type: 'revived', hunter: 1, by: 0, rises: false }])
    expect(revive('black')).toEqual([
      paid,
      { type: 'revived', hunter: 1, by: 0, rises: true },
      { type: 'rose', hunter: 1 },
      { type: 'drew', hunter: 1, card: expect.any(Number), is: 'MI-13' },
    ])
  })

  it('PR-11.8 the monster confused and turned; PR-11.16 stunned, with the cards shown', () => {
    const confused = table({ hunters: [thoreg({ hand: ['TH-04'], stamina: 1 }), mirah()] })
    play(confused, 'TH-04').choose({ do: 'sector', sector: NORTH })
    expect(told(confused)).toEqual([
      token(0, 'stamina', 0),
      { type: 'played', hunter: 0, card: expect.any(Number), is: 'TH-04' },
      { type: 'status', status: 'confused', on: true, slot: -1 },
      { type: 'turned', from: SOUTH, to: NORTH },
      { type: 'mastery', hunter: 0, counters: 1, focused: false },
    ])
    const stunned = table({
      slots: ['VX-B04', 'VX-B08', 'VX-B01'],
      hunters: [thoreg({ hand: ['TH-03', 'TH-01', 'TH-02', 'TH-08'] }), mirah()],
    })
    play(stunned, 'TH-03')
    payWith(stunned, 0, 'TH-02')
    payWith(stunned, 0, 'TH-08')
    const shown = held(stunned, 0, 'TH-01')
    stunned.choose({ do: 'slot', slot: 1 }).choose({ do: 'choose', hunter: 0 }).choose({ do: 'reveal' })
    expect(told(stunned).slice(2)).toEqual([
      { type: 'played', hunter: 0, card: expect.any(Number), is: 'TH-03' },
      { type: 'status', status: 'stunned', on: true, slot: 1 },
      { type: 'shown', hunter: 0, card: shown, is: 'TH-01' },
      { type: 'dealt', hunter: 0, amount: 5, doubled: false },
      { type: 'mastery', hunter: 0, counters: 1, focused: false },
      { type: 'dealt', hunter: 0, amount: 5, doubled: false },
    ])
  })

  it('PR-11.20 a Volley; PR-11.18 a doubled blow; PR-15.1 fatigue', () => {
    const volley = table({ hunters: [mirah({ hand: ['MI-06'], stamina: 1, deck: ['MI-01', 'MI-12', 'MI-05'] }), dareon()] })
    play(volley, 'MI-06').choose({ do: 'yes' })
    expect(told(volley).slice(2)).toEqual([
      ...['MI-01', 'MI-12', 'MI-05'].map((is) => ({ type: 'discarded', hunter: 0, card: expect.any(Number), is, from: 'deck' })),
      { type: 'dealt', hunter: 0, amount: 2, doubled: false },
      { type: 'mastery', hunter: 0, counters: 1, focused: false },
    ])
    const doubled = table({ aggro: 1, hunters: [ljonar({ hand: ['LJ-06', 'LJ-02'], stamina: 1 }), dareon()] })
    play(doubled, 'LJ-06').choose({ do: 'pay-stamina' })
    play(doubled, 'LJ-02').choose({ do: 'double' })
    expect(told(doubled).slice(2)).toEqual([
      { type: 'status', status: 'vulnerable', on: true, slot: -1 },
      { type: 'played', hunter: 0, card: expect.any(Number), is: 'LJ-02' },
      { type: 'status', status: 'vulnerable', on: false, slot: -1 },
      { type: 'dealt', hunter: 0, amount: 8, doubled: true },
    ])
    const tired = table({ hunters: [mirah({ hand: ['MI-13', 'MI-01'], stamina: 1, deck: ['MI-02'], rest: 'discard' }), dareon()] })
    play(tired, 'MI-13').choose({ do: 'pay-stamina' })
    expect(told(tired).slice(2)).toEqual([
      { type: 'drew', hunter: 0, card: expect.any(Number), is: 'MI-02' },
      { type: 'fatigued', hunter: 0 },
      { type: 'suffered', hunter: 0, amount: 1, plain: true },
    ])
  })

  it('PR-16.1 a KO takes tokens and aggro, and the monster turns; PR-14.10 the others suffer too', () => {
    const fallen = dareon({ damage: 10, hand: ['DA-01'], stamina: 1, threatened: true, strain: 1, guard: 1, berserk: true })
    const t = table({
      aggro: 0,
      struggle: 5,
      stage: 'upkeep',
      active: -1,
      round: 1,
      terrain: {},
      hunters: [fallen, mirah({ sector: 'east' })],
    })
    t.choose(0, { do: 'deplete', piece: 'armor' })
    expect(told(t).slice(0, 13)).toEqual([
      phase('upkeep'),
      { type: 'struggle', by: 2, struggle: 7 },
      { type: 'unleashed' },
      { type: 'suffered', hunter: 0, amount: 1, plain: false },
      token(0, 'guard', 0),
      token(0, 'berserk', 0),
      { type: 'aggro', hunter: 1 },
      { type: 'knocked-out', hunter: 0, depleted: 'armor', out: false, secondWind: false },
      { type: 'turned', from: SOUTH, to: EAST },
      { type: 'suffered', hunter: 1, amount: 1, plain: false },
      { type: 'struggle', by: -5, struggle: 2 },
      phase('turns'),
      { type: 'turn', hunter: 1 },
    ])
    expect(t.state.hunters[0]).toMatchObject({
      damage: 0,
      stamina: 0,
      threatened: false,
      strain: 0,
      guard: 0,
      berserk: false,
      standing: 'red',
    })
  })

  it('PR-14.4 a wound, the next stance, its perils and its text', () => {
    const t = table({
      health: 8,
      damage: 11,
      perils: ['VX-P1'],
      difficulty: 'elder',
      slots: ['VX-B08', 'VX-B10', 'VX-B12'],
      hunters: [dareon({ hand: ['DA-01', 'DA-02'] }), mirah()],
    })
    expect(told(play(t, 'DA-01'))).toEqual([
      { type: 'played', hunter: 0, card: expect.any(Number), is: 'DA-01' },
      { type: 'dealt', hunter: 0, amount: 4, doubled: false },
      { type: 'wounded', health: 7 },
      { type: 'stance', stance: 'VX-S2' },
      { type: 'peril', peril: 'VX-P1', change: 'leaves' },
      { type: 'peril', peril: 'VX-P2', change: 'enters' },
      { type: 'peril', peril: 'VX-P3', change: 'enters' },
      { type: 'struggle', by: 2, struggle: 2 },
    ])
  })
})
