import { describe, expect, it, vi } from 'vitest'
import type { CardId } from '../content/index.ts'
import { listening } from './listening.ts'
import {
  dareon,
  discardOf,
  facing,
  happened,
  hunter,
  ljonar,
  mirah,
  play,
  sectorOf,
  type TableLiteral,
  table,
  terrainIn,
  thoreg,
} from './table.ts'

vi.mock('../content/index.ts', async (load) => ({ ...(await load<object>()), ...(await import('./draft-rows.ts')) }))

// Every position is exposed so that Attacks can come from anywhere.
const { against, starting } = listening({ monster: 'toramat', cracked: true, behaviorDeck: ['TM-B07', 'TM-B08'] }, ['TM-B05', 'TM-B15'])

const ending = (slots: NonNullable<TableLiteral['slots']>, hunters: TableLiteral['hunters'], more: Partial<TableLiteral> = {}) =>
  table({ monster: 'toramat', stage: 'roundEnd', active: -1, slots, behaviorDeck: ['TM-B01', 'TM-B04'], terrain: {}, hunters, ...more })

describe('Toramat’s behaviors', () => {
  it('TM-B01 Pawing Dust: a Parry stirs 1', () => expect(against('TM-B01', 'DA-14', { hand: ['DA-01'] }).state.struggle).toBe(1))

  it('TM-B02 Horn Toss: in front a hit unless a Parry is tossed, else threatened; boost: pushed clockwise', () => {
    const front = against('TM-B02', 'DA-01', { hand: ['DA-11', 'DA-02'] }, { struggle: 1 })
    front.choose({ do: 'escape' })
    expect([hunter(front).damage, hunter(front).threatened, sectorOf(front), discardOf(front)]).toEqual([0, false, 'west', ['DA-11']])
    const flank = against('TM-B02', 'DA-01', { sector: 'east', hand: ['DA-11'] })
    expect([hunter(flank).damage, hunter(flank).threatened]).toEqual([0, true])
  })

  it('TM-B03 Wheel About: when it turns, the front is threatened; boost: and strained', () => {
    const t = table({
      monster: 'toramat',
      slots: ['TM-B03', 'TM-B05', 'TM-B15'],
      behaviorDeck: ['TM-B07'],
      struggle: 1,
      hunters: [ljonar({ sector: 'east', hand: ['LJ-09'] }), mirah({ sector: 'east' }), thoreg()],
    })
    t.choose({ do: 'use', ability: 'helm' })
    expect([0, 1, 2].map((seat) => [hunter(t, seat).threatened, hunter(t, seat).strain])).toEqual([
      [true, 1],
      [true, 1],
      [false, 0],
    ])
  })

  it('TM-B04 Hoof Stamp: a Maneuver brings Sand; boost: a strain', () => {
    const t = against('TM-B04', 'DA-05', { hand: ['DA-08'] }, { struggle: 2 })
    expect([terrainIn(t, 'south'), hunter(t).strain]).toEqual([['sand'], 1])
  })

  it('TM-B05 Blind Charge: the front is hit unless a Defensive card is tossed; then it turns to the crowd', () => {
    const t = ending(
      ['TM-B05', 'TM-B07', 'TM-B08'],
      [dareon({ hand: ['DA-08'] }), mirah({ sector: 'west', potions: ['PT-5'] }), thoreg({ sector: 'west' })],
    )
    t.choose({ do: 'suffer' })
    expect([hunter(t).damage, hunter(t, 1).damage, facing(t)]).toEqual([2, 0, 'west'])
  })

  it('TM-B06 Gore: an Offensive card is hit unless a Defensive one lies in the sequence; boost: a strain', () => {
    const t = against('TM-B06', 'DA-01', { hand: ['DA-02'] }, { struggle: 2 })
    expect([hunter(t).damage, hunter(t).strain]).toEqual([2, 1])
    expect(hunter(against('TM-B06', 'DA-01', { sequence: ['DA-14'], hand: ['DA-02'] })).damage).toBe(0)
  })

  it('TM-B07 Backward Kick: a start in the rear is hit unless a Dodge is tossed; boost: pushed', () => {
    const t = starting('TM-B07', { sector: 'north', hand: ['DA-10'] }, { struggle: 1 })
    t.choose({ do: 'escape' })
    expect([hunter(t).damage, sectorOf(t)]).toEqual([0, 'east'])
  })

  it('TM-B08 Rolling Flank: a start in a flank mills three; boost: a hit unless a Parry is tossed', () => {
    const t = starting('TM-B08', { sector: 'west' }, { struggle: 1 })
    expect([discardOf(t).length, hunter(t).damage]).toEqual([3, 2])
  })

  it('TM-B09 Stampede: rampage hits the front unless a Parry is tossed; boost: the flanks are threatened', () => {
    const t = against(
      'TM-B01',
      'DA-14',
      { sector: 'north', hand: ['DA-01'] },
      {
        slots: ['TM-B01', 'TM-B09', 'TM-B15'],
        struggle: 0,
        hunters: [dareon({ sector: 'north', hand: ['DA-14', 'DA-01'] }), thoreg({ hand: ['TH-10'] }), mirah({ sector: 'east' })],
      },
    )
    t.choose({ do: 'suffer' })
    expect([hunter(t, 1).damage, hunter(t, 2).threatened, t.state.struggle]).toEqual([2, true, 0])
  })

  it('TM-B10 Challenge Answered: an aggro card turns it; boost: a hit unless a Parry lies in the sequence', () => {
    const t = against('TM-B10', 'DA-05', { sector: 'west', hand: ['DA-08'] }, { struggle: 2 })
    expect([facing(t), hunter(t).damage]).toEqual(['west', 2])
    const parried = against('TM-B10', 'DA-05', { sector: 'west', sequence: ['DA-14'], hand: ['DA-08'] }, { struggle: 2 })
    expect(hunter(parried).damage).toBe(0)
  })

  it('TM-B11 Trample Line: two Offensive cards are hit, and it turns; boost: hit again unless a Defensive card is tossed', () => {
    const t = against('TM-B11', 'DA-01', { sector: 'west', sequence: ['DA-05'], hand: ['DA-08', 'DA-02'] }, { struggle: 2 })
    t.choose({ do: 'escape' })
    expect([hunter(t).damage, facing(t), discardOf(t)]).toEqual([2, 'west', ['DA-08']])
  })

  it('TM-B12 Ground Quake: the end of attrition strains; boost: everybody in that sector is hit unless a Defensive card is tossed', () => {
    const t = table({
      monster: 'toramat',
      stage: 'attrition',
      attrition: [0],
      slots: ['TM-B12', 'TM-B05', 'TM-B15'],
      behaviorDeck: ['TM-B01'],
      struggle: 2,
      hunters: [dareon(), mirah({ stamina: 1 }), thoreg({ sector: 'north' })],
    })
    expect([
      happened(t, 'token').some((event) => event.token === 'strain' && event.now === 1),
      hunter(t).damage,
      hunter(t, 1).damage,
      hunter(t, 2).damage,
    ]).toEqual([true, 2, 2, 0])
  })

  it('TM-B13 Cornered Fury: an empty hand is hit; boost: rage', () => {
    const t = against('TM-B13', 'DA-08', {}, { struggle: 1 })
    expect([hunter(t).damage, t.state.rage]).toEqual([2, 1])
  })

  it('TM-B14 Shatterhorn: rampage clears all Rock and stirs; boost: the aggro hunter is hit unless a Parry is tossed', () => {
    const t = against(
      'TM-B01',
      'DA-14',
      { hand: ['DA-01'] },
      { aggro: 1, slots: ['TM-B01', 'TM-B14', 'TM-B15'], terrain: { east: ['rock'], west: ['rock', 'sand'] } },
    )
    expect([terrainIn(t, 'east'), terrainIn(t, 'west'), hunter(t).damage, hunter(t, 1).damage, t.state.struggle]).toEqual([
      [],
      ['sand'],
      0,
      2,
      0,
    ])
  })

  it('TM-B15 Dust Wall: Sand in front and both flanks; boost: everybody is strained', () => {
    const t = ending(['TM-B15', 'TM-B07', 'TM-B08'], [dareon(), mirah({ sector: 'north', potions: ['PT-5'] })], { struggle: 2 })
    expect((['north', 'east', 'south', 'west'] as const).map((sector) => terrainIn(t, sector).length)).toEqual([0, 1, 1, 1])
    expect([hunter(t).strain, hunter(t, 1).strain]).toEqual([1, 1])
  })
})

describe('Toramat’s stances, perils and objective', () => {
  const wounding = (health: number, damage: number, more: Partial<TableLiteral> = {}) => {
    const t = table({
      monster: 'toramat',
      cracked: true,
      health,
      damage,
      terrain: {},
      aggro: 1,
      hunters: [dareon({ sector: 'east', hand: ['DA-01', 'DA-08'] }), mirah({ sector: 'west' })],
      ...more,
    })
    return play(t, 'DA-01')
  }

  it('TM-S1 Bristling: flanks and rear are exposed', () => {
    const t = table({ monster: 'toramat', hunters: [dareon()] })
    expect(t.view(0).sectors.map((sector) => sector.exposed)).toEqual([true, true, false, true])
  })

  it('TM-S2 Charging: revealed, it turns to the aggro hunter and threatens the front', () => {
    const t = wounding(8, 9)
    expect([t.state.stance, facing(t), hunter(t, 1).threatened, hunter(t).threatened]).toEqual([1, 'west', true, false])
  })

  it('TM-S3 Maddened: revealed, it stirs 1 a hunter', () => {
    const t = wounding(4, 13, { stance: 2 })
    expect([t.state.stance, t.state.struggle, t.view(0).sectors.length]).toEqual([2, 2, 4])
    expect(
      table({ monster: 'toramat', stance: 3, hunters: [dareon()] })
        .view(0)
        .sectors.map((sector) => sector.exposed),
    ).toEqual([false, true, false, true])
  })

  it('TM-P1 Loose Footing: moving out of Sand strains', () => {
    const t = table({
      monster: 'toramat',
      stage: 'movement',
      perils: ['TM-P1'],
      terrain: { south: ['sand'] },
      hunters: [dareon({ stamina: 1, hand: ['DA-08', 'DA-01'] }), mirah()],
    })
    t.choose({ do: 'move', sector: 1 }).choose({ do: 'pay-stamina' }).choose({ do: 'pay-card', card: 13 })
    expect(hunter(t).strain).toBe(1)
  })

  it('TM-P2 Momentum: turning enrages', () => {
    const t = table({
      monster: 'toramat',
      stance: 2,
      perils: ['TM-P2'],
      stage: 'turnEnd',
      aggro: 1,
      hunters: [dareon(), mirah({ sector: 'east', stamina: 1 })],
    })
    expect(t.state.rage).toBe(1)
  })

  it('TM-P3 Stone Hide: the first Attack of each turn deals L less', () => {
    const t = table({
      monster: 'toramat',
      stance: 2,
      perils: ['TM-P3'],
      hunters: [dareon({ hand: ['DA-01', 'DA-01', 'DA-08'] }), mirah(), thoreg()],
    })
    play(t, 'DA-01')
    play(t, 'DA-01')
    expect(happened(t, 'dealt').map((event) => event.amount)).toEqual([5, 7])
    const next = table({
      monster: 'toramat',
      stance: 2,
      stage: 'turnStart',
      active: -1,
      perils: ['TM-P3'],
      terrain: {},
      hunters: [dareon({ attacks: 2, hand: ['DA-01', 'DA-08'] }), mirah(), thoreg()],
    })
    next.choose({ do: 'stay' })
    play(next, 'DA-01')
    expect(happened(next, 'dealt').map((event) => event.amount)).toEqual([5])
  })

  it('TM-P4 Blood Scent: attrition is 1 higher for a threatened hunter', () => {
    const value = (threatened: boolean) =>
      happened(
        table({
          monster: 'toramat',
          stance: 3,
          perils: ['TM-P4'],
          stage: 'attrition',
          attrition: [1, 1],
          hunters: [dareon({ threatened }), mirah({ stamina: 1 })],
        }),
        'attrition',
      )[0]?.value
    expect([value(true), value(false)]).toEqual([2, 1])
  })

  it('TM-P5 Broken Ground: no stamina in front', () => {
    const gained = (sector: 'south' | 'east') => {
      const t = table({
        monster: 'toramat',
        stance: 3,
        perils: ['TM-P5'],
        attrition: [0],
        hunters: [thoreg({ sector, hand: ['TH-10', 'TH-01'] }), mirah({ stamina: 1 })],
      })
      t.choose({ do: 'end' })
      return hunter(t).stamina
    }
    expect([gained('south'), gained('east')]).toEqual([0, 1])
  })

  it('TM-O1 Break the Horns: two Parries in front at the end of an Action phase; then its damage is 1 lower', () => {
    const run = (sequence: CardId[], sector: 'south' | 'east', objective: number) => {
      const t = table({
        monster: 'toramat',
        objective,
        attrition: [0],
        hunters: [dareon({ sector, sequence, hand: ['DA-08'] }), mirah({ stamina: 1 })],
      })
      t.choose({ do: 'end' })
      return [t.state.objective, t.view(0).monster.hits]
    }
    expect(run(['DA-14', 'DA-11'], 'south', 0)).toEqual([1, 2])
    expect(run(['DA-14', 'DA-08'], 'south', 0)).toEqual([0, 2])
    expect(run(['DA-14', 'DA-11'], 'east', 0)).toEqual([0, 2])
    expect(run(['DA-14', 'DA-11'], 'south', 2)).toEqual([-1, 1])
  })
})
