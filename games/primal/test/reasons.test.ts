import { at } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { printed } from '../content/index.ts'
import { obstacles } from '../rules/obstacles.ts'
import { USED_ARMOR, USED_ASSIST, USED_HELM, USED_ITEM, USED_REVIVE, USED_TAUNT } from '../rules/state.ts'
import { dareon, type HuntTable, held, ljonar, mirah, play, table, thoreg } from './table.ts'

/** Each reason as a line: the thing, why not, and the numbers that go with it. */
function reasons(t: HuntTable, seat = 0): string[] {
  t.look()
  return obstacles(t.state, seat, t.match.decisionOf(seat)).map(({ option, why, about = {} }) => {
    const { do: what, ...rest } = option
    const of = 'card' in rest ? [at(printed, at(t.state.cards, rest.card)).id] : Object.values(rest)
    const more = Object.entries(about).map(([name, value]) => ` ${name} ${value}`)
    return `${[what, ...of].join(' ')}: ${why}${more.join('')}`
  })
}
const all = (things: readonly string[], why: string) => things.map((thing) => `${thing}: ${why}`)
/** From the South. */
const PLACES = ['stay', 'move 0', 'move 1', 'move 3']

describe('why not, in one’s own turn', () => {
  it('PR-7.8 gear, potions, places, and the fallen who cannot be revived', () => {
    const fallen = [mirah({ standing: 'red' }), ljonar({ standing: 'out' }), thoreg({ standing: 'black', sector: 'north' })]
    const t = table({ hunters: [dareon({ hand: ['DA-01', 'DA-03', 'DA-08', 'WOUND'], item: 'IT-4', potions: ['PT-1'] }), ...fallen] })
    expect(reasons(t)).toEqual([
      'use item: no-action',
      'prevent: armor-passive',
      'consume 0: potion-time',
      ...all(PLACES, 'movement-over'),
      'revive 2: out',
      'revive 3: other-sector',
    ])
  })

  it('PR-7.9 what is used up; PR-3.7 an Attack from a position that is not exposed', () => {
    const used = { usedTurn: USED_REVIVE, usedRound: USED_ITEM | USED_ARMOR, usedHunt: USED_HELM }
    const t = table({
      hunters: [
        dareon({ hand: ['DA-01', 'DA-08', 'DA-12'], sector: 'east', item: 'IT-5', ...used }),
        mirah({ standing: 'red', sector: 'east' }),
      ],
    })
    expect(reasons(t)).toEqual([
      'play DA-01: not-exposed',
      'use helm: used-hunt',
      'use item: used-round',
      'prevent: used-round',
      ...all(['stay', 'move 0', 'move 2', 'move 3'], 'movement-over'),
      'revive 1: revive-used',
    ])
  })

  it('PR-9.1 what costs more than one can pay: a card, a Wound, a Revive, a move', () => {
    const poor = table({ hunters: [dareon({ hand: ['DA-08', 'DA-03'] }), mirah({ standing: 'red' })] })
    expect(reasons(poor).filter((line) => line.includes('cost'))).toEqual(['play DA-03: card-cost cost 2 have 1'])
    const wounded = table({ hunters: [dareon({ hand: ['WOUND'] }), mirah({ standing: 'red' })] })
    expect(reasons(wounded).filter((line) => line.includes('cost'))).toEqual([
      'treat WOUND: wound-cost cost 1 have 0',
      'revive 1: revive-cost cost 2 have 0',
    ])
    const sand = table({
      stage: 'movement',
      terrain: { south: ['sand'] },
      hunters: [dareon({ hand: ['DA-01'] }), mirah({ hand: ['MI-05'] }), ljonar({ hand: ['LJ-04'] })],
    })
    expect(reasons(sand).filter((line) => line.startsWith('move'))).toEqual([
      'move 0: opposite',
      'move 1: move-cost cost 2 have 1',
      'move 3: move-cost cost 2 have 1',
    ])
  })

  it('PR-3.13 Fire and PR-4.10 a full sequence', () => {
    const fire = table({ terrain: { south: ['fire'] }, hunters: [dareon({ hand: ['DA-08'] })] })
    expect(reasons(fire)[0]).toBe('play DA-08: fire')
    const full = table({ hunters: [dareon({ hand: ['DA-08'], sequence: ['DA-01', 'DA-02', 'DA-04', 'DA-05', 'DA-06'] })] })
    expect(reasons(full)[0]).toBe('play DA-08: sequence-full limit 5')
    const water = table({ terrain: { south: ['water'] }, hunters: [dareon({ hand: ['DA-08'], sequence: ['DA-01', 'DA-02', 'DA-04'] })] })
    expect(reasons(water)[0]).toBe('play DA-08: sequence-full limit 3')
    const room = table({ terrain: { south: ['water'] }, hunters: [dareon({ hand: ['DA-08'], sequence: ['DA-01', 'DA-02'] })] })
    expect(reasons(room)[0]).toBe('prevent: armor-passive')
  })

  it('PR-7.1 everything else waits for the move', () => {
    expect(reasons(table({ stage: 'movement', hunters: [mirah({ hand: ['MI-12'], potions: ['PT-3'] }), dareon()] }))).toEqual([
      'play MI-12: movement-first',
      'use helm: movement-first',
      'prevent: armor-asks',
      'consume 2: potion-time',
      'move 0: opposite',
      'end: movement-first',
    ])
  })

  it('PR-9.2 while a payment is built', () => {
    const t = play(table({ hunters: [thoreg({ hand: ['TH-03', 'TH-02', 'TH-10', 'TH-07', 'WOUND'] }), mirah()] }), 'TH-03')
    expect(reasons(t.choose({ do: 'pay-card', card: held(t, 0, 'TH-02') }))).toEqual([
      'pay-card TH-02: pays-already',
      'pay-card TH-03: itself',
      'pay-card WOUND: worthless',
      'use helm: paying',
      'prevent: armor-passive',
      ...all([...PLACES, 'end'], 'paying'),
    ])
  })

  it('PR-12.14 a card of another kind than the one to discard', () => {
    const t = table({
      monster: 'korowon',
      slots: ['KW-B02', 'KW-B11', 'KW-B15'],
      hunters: [dareon({ hand: ['DA-01', 'DA-08', 'DA-12', 'DA-10'] }), mirah()],
    })
    expect(reasons(play(t, 'DA-01').choose({ do: 'escape' }))).toEqual([
      'discard DA-12: other-kind left 1 of dodge speaker KW-B02',
      'use helm: asked-first prompt discard',
      'prevent: armor-passive',
      ...all([...PLACES, 'end'], 'asked-first prompt discard'),
    ])
  })

  it('PR-11.11 a card without Resilience; PR-11.16 one that is no Attack', () => {
    const hurt = table({
      monster: 'korowon',
      slots: ['KW-B13', 'KW-B11', 'KW-B15'],
      stage: 'attrition',
      attrition: [3],
      terrain: {},
      hunters: [dareon({ hand: ['DA-12', 'DA-08'] }), mirah()],
    })
    expect(reasons(hurt)[0]).toBe('reveal DA-08: no-resilience')
    const stun = play(table({ hunters: [thoreg({ hand: ['TH-03', 'TH-01', 'TH-02', 'TH-08', 'TH-10'] }), mirah()] }), 'TH-03')
    for (const id of ['TH-02', 'TH-08'] as const) stun.choose({ do: 'pay-card', card: held(stun, 0, id) })
    expect(reasons(stun.choose({ do: 'slot', slot: 0 }).choose({ do: 'choose', hunter: 0 }))[0]).toBe('reveal TH-10: no-attack')
  })
})

describe('why not, in another’s turn', () => {
  const helping = (usedTurn: number, stage: 'action' | 'movement' = 'action') =>
    table({ stage, hunters: [dareon({ hand: ['DA-08'] }), ljonar({ hand: ['LJ-04', 'LJ-07', 'LJ-02'], potions: ['PT-1'], usedTurn })] })
  const rest = ['use helm: turn hunter 0', 'prevent: armor-asks', ...all(['consume 0', ...PLACES, 'end'], 'turn hunter 0')]

  it('PR-11.1 Assist between actions and once, PR-11.2 Taunt once', () => {
    expect(reasons(helping(0), 1)).toEqual(['play LJ-02: no-help hunter 0', ...rest])
    expect(reasons(helping(0, 'movement'), 1)).toEqual(['play LJ-02: no-help hunter 0', 'assist LJ-07: assist-later hunter 0', ...rest])
    expect(reasons(helping(USED_ASSIST), 1)).toEqual(['play LJ-02: no-help hunter 0', 'assist LJ-07: assist-used hunter 0', ...rest])
    expect(reasons(helping(USED_TAUNT), 1)).toEqual(['play LJ-02: no-help hunter 0', 'taunt LJ-04: taunt-used hunter 0', ...rest])
    expect(reasons(helping(USED_ASSIST | USED_TAUNT), 1)).toEqual([
      'play LJ-02: no-help hunter 0',
      'taunt LJ-04: taunt-used hunter 0',
      'assist LJ-07: assist-used hunter 0',
      ...rest,
    ])
  })

  it('PR-21.9 help that comes later, while something resolves; PR-4.13 lying down', () => {
    const t = table({
      monster: 'korowon',
      slots: ['KW-B02', 'KW-B11', 'KW-B15'],
      hunters: [dareon({ hand: ['DA-01', 'DA-08'] }), mirah({ hand: ['MI-05', 'MI-01'] })],
    })
    expect(reasons(play(t, 'DA-01'), 1).slice(0, 2)).toEqual(['play MI-01: no-help hunter 0', 'assist MI-05: help-later hunter 0'])
    const down = table({ hunters: [dareon({ hand: ['DA-08'] }), mirah({ standing: 'red' })] })
    expect(reasons(down, 1)).toEqual(['use helm: lying', 'prevent: armor-asks', ...all([...PLACES, 'end'], 'lying')])
  })
})

describe('why not, between turns', () => {
  it('PR-6.3 potions: one at a time, from the first player on', () => {
    const drinking = (firstPlayer: number, turn = 0) =>
      table({
        stage: 'consume',
        active: -1,
        firstPlayer,
        turn,
        hunters: [dareon({ potions: ['PT-1'] }), mirah({ hand: ['MI-01'], potions: ['PT-2'] }), thoreg({ potions: ['PT-3'] })],
      })
    const waits = (seat: number, firstPlayer: number, turn = 0) =>
      reasons(drinking(firstPlayer, turn), seat).filter((line) => line.startsWith('consume'))
    expect(reasons(drinking(0))).toEqual(['use helm: round-start', 'prevent: armor-passive', ...all([...PLACES, 'end'], 'round-start')])
    expect([waits(1, 0), waits(2, 0)]).toEqual([['consume 1: potion-wait'], ['consume 2: potion-wait']])
    expect([waits(0, 0, 1), waits(2, 0, 1)]).toEqual([['consume 0: potion-done'], ['consume 2: potion-wait']])
    expect([waits(0, 0, 2), waits(1, 0, 2)]).toEqual([['consume 0: potion-done'], ['consume 1: potion-done']])
    expect([waits(0, 2), waits(1, 2), waits(2, 2, 1)]).toEqual([
      ['consume 0: potion-wait'],
      ['consume 1: potion-wait'],
      ['consume 2: potion-done'],
    ])
    expect(reasons(drinking(0), 1)[0]).toBe('play MI-01: round-start')
  })

  it('PR-6.1 at the end of a round nothing can be used; PR-2.4 before the hunt a potion is taken once', () => {
    const crowd = { sector: 'north' } as const
    const t = table({
      stage: 'roundEnd',
      active: -1,
      aggro: 1,
      slots: ['VX-B15', 'VX-B01', 'VX-B02'],
      hunters: [dareon({ hand: ['DA-08'] }), mirah(crowd)],
    })
    expect(t).toBeAsked(0, 'tie-sector')
    expect(reasons(t, 1)).toEqual([
      'use helm: between-turns',
      'prevent: armor-asks',
      ...all(['stay', 'move 1', 'move 2', 'move 3', 'end'], 'between-turns'),
    ])
    const outfit = table({ stage: 'potions', active: -1, turn: 0, hunters: [dareon({ potions: ['PT-1'] }), mirah()] })
    expect(reasons(outfit).slice(0, 3)).toEqual(['use helm: before-hunt', 'prevent: armor-passive', 'consume 0: potion-twice'])
    expect(reasons(outfit, 1)[0]).toBe('use helm: before-hunt')
  })
})
