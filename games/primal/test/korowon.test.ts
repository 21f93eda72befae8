import { describe, expect, it, vi } from 'vitest'
import type { CardId } from '../content/index.ts'
import { listening } from './listening.ts'
import {
  dareon,
  discardOf,
  facing,
  handOf,
  happened,
  held,
  hunter,
  mirah,
  play,
  type TableLiteral,
  table,
  terrainIn,
  thoreg,
} from './table.ts'

vi.mock('../content/index.ts', async (load) => ({ ...(await load<object>()), ...(await import('./draft-rows.ts')) }))

// M is 3.
const { against, starting } = listening({ monster: 'korowon', cracked: true, behaviorDeck: ['KW-B11', 'KW-B08'] }, ['KW-B05', 'KW-B15'])

const ending = (slot: NonNullable<TableLiteral['slots']>[number], hunters: TableLiteral['hunters'], more: Partial<TableLiteral> = {}) =>
  table({
    monster: 'korowon',
    stage: 'roundEnd',
    active: -1,
    slots: [slot, 'KW-B11', 'KW-B08'],
    behaviorDeck: ['KW-B01', 'KW-B03'],
    terrain: {},
    hunters,
    ...more,
  })

describe('Korowon’s behaviors', () => {
  it('KW-B01 Silt Cloud: a Dodge brings Fog; boost: threatened', () => {
    const t = against('KW-B01', 'DA-08', { hand: ['DA-01'] }, { struggle: 1 })
    expect([terrainIn(t, 'south'), hunter(t).threatened]).toEqual([['fog'], true])
  })

  it('KW-B02 Pincer Snap: an Attack is hit unless a Dodge is tossed; boost: two milled', () => {
    const t = against('KW-B02', 'DA-01', { hand: ['DA-08', 'DA-02'], deck: ['DA-05', 'DA-06'] }, { struggle: 2 })
    t.choose({ do: 'escape' })
    expect([hunter(t).damage, discardOf(t)]).toEqual([0, ['DA-08', 'DA-05', 'DA-06']])
    expect(hunter(against('KW-B02', 'DA-01', { hand: ['DA-11'] })).damage).toBe(3)
  })

  it('KW-B03 Rising Tide: a Maneuver brings Water; boost: stirs 1', () => {
    const t = against('KW-B03', 'DA-05', { hand: ['DA-08'] }, { struggle: 2 })
    expect([terrainIn(t, 'south'), t.state.struggle]).toEqual([['water'], 1])
  })

  it('KW-B04 Undertow: a move mills two; boost: threatened', () => {
    const t = against('KW-B04', 'DA-07', { hand: ['DA-08'] }, { struggle: 3 })
    t.choose({ do: 'yes' }).choose({ do: 'sector', sector: 3 })
    expect([discardOf(t).length, hunter(t).threatened]).toEqual([2, true])
  })

  it('KW-B05 Patient Lurker: front and Water are hit unless a Defensive card is tossed; boost: it turns to the most hurt', () => {
    const t = ending(
      'KW-B05',
      [dareon(), mirah({ sector: 'north', damage: 4 }), thoreg({ sector: 'west', damage: 5, potions: ['PT-5'] })],
      { struggle: 1, terrain: { north: ['water'] } },
    )
    expect([hunter(t).damage, hunter(t, 1).damage, hunter(t, 2).damage, facing(t)]).toEqual([3, 7, 5, 'north'])
  })

  it('KW-B06 Shell Spin: two Offensive cards hit the flanks; boost: the front', () => {
    const t = against(
      'KW-B06',
      'DA-01',
      { sequence: ['DA-05'], hand: ['DA-02'] },
      {
        struggle: 2,
        hunters: [
          dareon({ sequence: ['DA-05'], hand: ['DA-01', 'DA-02'] }),
          mirah({ sector: 'east', hand: ['MI-12'] }),
          thoreg({ sector: 'north' }),
        ],
      },
    )
    t.choose({ do: 'suffer' })
    expect([hunter(t).damage, hunter(t, 1).damage, hunter(t, 2).damage]).toEqual([3, 3, 0])
  })

  it('KW-B07 Drag Below: becoming threatened mills three and brings Water; boost: a hit', () => {
    const t = table({
      monster: 'korowon',
      stage: 'movement',
      slots: ['KW-B07', 'KW-B05', 'KW-B15'],
      behaviorDeck: ['KW-B11'],
      terrain: {},
      struggle: 2,
      hunters: [dareon({ stamina: 1 }), mirah()],
    })
    t.choose({ do: 'stay' })
    expect([discardOf(t).length, terrainIn(t, 'south'), hunter(t).damage]).toEqual([3, ['water'], 3])
  })

  it('KW-B08 Needle Spray: a start in a flank is hit unless a Defensive card is tossed; boost: a strain', () => {
    const t = starting('KW-B08', { sector: 'east', hand: ['DA-08'] }, { struggle: 1 })
    t.choose({ do: 'suffer' })
    expect([hunter(t).damage, hunter(t).strain]).toEqual([3, 1])
  })

  it('KW-B09 Feeding Frenzy: rampage hits the threatened unless a Dodge is tossed; boost: stirs 1', () => {
    const t = against(
      'KW-B01',
      'DA-08',
      { hand: ['DA-01'] },
      {
        slots: ['KW-B01', 'KW-B09', 'KW-B15'],
        struggle: 1,
        hunters: [dareon({ hand: ['DA-08', 'DA-01'] }), mirah({ sector: 'east', threatened: true, hand: ['MI-08'] })],
      },
    )
    // Silt Cloud's boost threatened Dareon with the only struggle there was.
    t.choose({ do: 'escape' })
    expect([hunter(t).damage, hunter(t, 1).damage, handOf(t, 1), t.state.struggle]).toEqual([3, 0, [], 0])
  })

  it('KW-B10 Lure Light: a Parry draws aggro and the monster; boost: the front is threatened', () => {
    const t = against('KW-B10', 'DA-14', { sector: 'west', hand: ['DA-01'] }, { aggro: 1, struggle: 1 })
    expect([t.state.aggro, facing(t), hunter(t).threatened]).toEqual([0, 'west', true])
  })

  it('KW-B11 Crushing Depth: a start in front is hit unless two cards are tossed; boost: a strain', () => {
    const t = starting('KW-B11', { hand: ['DA-08', 'DA-01', 'DA-02'] }, { struggle: 2 })
    t.choose({ do: 'escape' })
      .choose({ do: 'discard', card: held(t, 0, 'DA-01') })
      .choose({ do: 'discard', card: held(t, 0, 'DA-08') })
    expect([hunter(t).damage, hunter(t).strain, handOf(t)]).toEqual([0, 1, ['DA-02']])
    const few = starting('KW-B11', { hand: ['DA-08'] })
    expect(hunter(few).damage).toBe(3)
  })

  it('KW-B12 Abyssal Roar: two Defensive cards enrage and turn it; boost: a hit', () => {
    const t = against('KW-B12', 'DA-08', { sector: 'east', sequence: ['DA-11'], hand: ['DA-01'] }, { struggle: 2 })
    expect([t.state.rage, facing(t), hunter(t).damage]).toEqual([1, 'east', 4])
  })

  it('KW-B13 Swallow Whole: an empty hand is hit; boost: four milled', () => {
    const t = against('KW-B13', 'DA-08', {}, { struggle: 2 })
    expect([hunter(t).damage, discardOf(t).length]).toEqual([3, 4])
  })

  it('KW-B14 Churning Maw: rampage brings Water to the front and hits it; boost: stirs 1', () => {
    const t = against('KW-B10', 'DA-14', { sector: 'west', hand: ['DA-02'] }, { slots: ['KW-B10', 'KW-B14', 'KW-B15'], struggle: 3 })
    // Lure Light has turned it west and taken 1; the Maw takes 2 and gives 1 back.
    expect([terrainIn(t, 'west'), hunter(t).damage, t.state.struggle]).toEqual([['water'], 3, 1])
  })

  it('KW-B15 Black Water: Fog where there is no Water; boost: everybody is threatened', () => {
    const t = ending('KW-B15', [dareon({ potions: ['PT-5'] }), mirah({ sector: 'north' })], { struggle: 2, terrain: { north: ['water'] } })
    expect((['north', 'east', 'south', 'west'] as const).map((sector) => terrainIn(t, sector))).toEqual([
      ['water'],
      ['fog'],
      ['fog'],
      ['fog'],
    ])
    expect([hunter(t).threatened, hunter(t, 1).threatened]).toEqual([true, true])
  })
})

describe('Korowon’s stances, perils and objective', () => {
  const wounding = (health: number, damage: number, more: Partial<TableLiteral> = {}) => {
    const t = table({
      monster: 'korowon',
      cracked: true,
      health,
      damage,
      terrain: {},
      hunters: [dareon({ hand: ['DA-01', 'DA-08'] }), mirah({ sector: 'west' })],
      ...more,
    })
    return play(t, 'DA-01')
  }

  it('KW-S1 Half-Sunk: front and flanks are exposed', () => {
    expect(
      table({ monster: 'korowon', hunters: [dareon()] })
        .view(0)
        .sectors.map((sector) => sector.exposed),
    ).toEqual([false, true, true, true])
  })

  it('KW-S2 Shell-Shut: revealed, Water in both flanks', () => {
    const t = wounding(8, 17)
    expect([t.state.stance, terrainIn(t, 'east'), terrainIn(t, 'west'), terrainIn(t, 'south')]).toEqual([1, ['water'], ['water'], []])
  })

  it('KW-S3 Frenzied: revealed, it stirs 1 a hunter', () => {
    const t = wounding(4, 23, { stance: 2 })
    expect([t.state.stance, t.state.struggle]).toEqual([2, 2])
  })

  it('KW-P1 Cold Depths: at the round’s end Water strains', () => {
    const t = table({
      monster: 'korowon',
      stage: 'roundEnd',
      active: -1,
      perils: ['KW-P1'],
      terrain: { north: ['water'] },
      hunters: [dareon({ potions: ['PT-5'] }), mirah({ sector: 'north' }), thoreg({ sector: 'north', standing: 'red' })],
    })
    expect([hunter(t).strain, hunter(t, 1).strain, hunter(t, 2).strain]).toEqual([0, 1, 0])
  })

  it('KW-P2 Blinding Silt: Attacks in Fog cost 1 more', () => {
    const cost = (terrain: 'fog' | 'sand') =>
      table({
        monster: 'korowon',
        stance: 2,
        perils: ['KW-P2'],
        terrain: { south: [terrain] },
        hunters: [dareon({ hand: ['DA-01', 'DA-08'] })],
      })
        .view(0)
        .hunters[0]?.hand.map((card) => card.cost)
    expect([cost('fog'), cost('sand')]).toEqual([
      [1, 0],
      [0, 0],
    ])
  })

  it('KW-P3 Barbed Carapace: an Attack from the front costs its hunter L', () => {
    const suffered = (sector: 'south' | 'north', card: CardId) => {
      const t = table({
        monster: 'korowon',
        stance: 2,
        perils: ['KW-P3'],
        terrain: {},
        hunters: [dareon({ sector, hand: [card, 'DA-08'] }), mirah()],
      })
      play(t, card)
      return happened(t, 'suffered').map((event) => [event.amount, event.plain])
    }
    expect([suffered('south', 'DA-01'), suffered('north', 'DA-01'), suffered('south', 'DA-14')]).toEqual([[[3, true]], [], []])
  })

  it('KW-P4 Blood in the Water: at the round’s end the threatened are hit unless they toss a Defensive card', () => {
    const t = table({
      monster: 'korowon',
      stance: 3,
      stage: 'roundEnd',
      active: -1,
      perils: ['KW-P4'],
      terrain: {},
      hunters: [dareon({ threatened: true, hand: ['DA-08'] }), mirah({ threatened: true, potions: ['PT-5'] }), thoreg()],
    })
    t.choose({ do: 'escape' })
    expect([hunter(t).damage, hunter(t, 1).damage, hunter(t, 2).damage]).toEqual([0, 4, 0])
  })

  it('KW-P5 Riptide: a turn that starts in Water mills two', () => {
    const t = table({
      monster: 'korowon',
      stance: 3,
      stage: 'turnStart',
      active: -1,
      perils: ['KW-P5'],
      terrain: { south: ['water'] },
      hunters: [dareon({ stamina: 1 }), mirah()],
    })
    expect([discardOf(t).length, discardOf(t, 1).length]).toEqual([2, 0])
  })

  it('KW-O1 Crack the Shell: twice W from a flank in one turn; then a wound, and every position is exposed', () => {
    const run = (dealt: number, sector: 'east' | 'south', objective: number) => {
      const t = table({
        monster: 'korowon',
        objective,
        attrition: [0],
        terrain: {},
        hunters: [dareon({ sector, dealt, hand: ['DA-08'] }), mirah({ stamina: 1 })],
      })
      t.choose({ do: 'end' })
      return [t.state.objective, t.state.health, t.view(0).sectors.every((one) => one.exposed)]
    }
    expect([run(22, 'east', 0), run(21, 'east', 0), run(22, 'south', 0), run(22, 'east', 3)]).toEqual([
      [1, 10, false],
      [0, 10, false],
      [0, 10, false],
      [-1, 9, true],
    ])
    const before = table({
      monster: 'korowon',
      stage: 'turnStart',
      active: -1,
      objective: 0,
      attrition: [0],
      terrain: {},
      hunters: [dareon({ sector: 'east', dealt: 30, hand: ['DA-08'] }), mirah({ stamina: 1 })],
    })
    before.choose({ do: 'stay' }).choose({ do: 'end' })
    expect(before.state.objective).toBe(0)
  })
})
