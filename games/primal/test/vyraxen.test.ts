import { describe, expect, it, vi } from 'vitest'
import { listening } from './listening.ts'
import {
  dareon,
  discardOf,
  facing,
  type HuntTable,
  handOf,
  happened,
  held,
  hunter,
  ljonar,
  mirah,
  payWith,
  play,
  sectorOf,
  slotsOf,
  type TableLiteral,
  table,
  terrainIn,
  thoreg,
} from './table.ts'

vi.mock('../content/index.ts', async (load) => ({ ...(await load<object>()), ...(await import('./draft-rows.ts')) }))

const QUIET = ['VX-B05', 'VX-B11'] as const
const { against } = listening({ behaviorDeck: ['VX-B15', 'VX-B08'] }, QUIET)

const revealed = (t: HuntTable) => happened(t, 'revealed').map((event) => event.behavior)

describe('Vyraxen’s behaviors', () => {
  it('VX-B01 Ember Stare: a Dodge threatens its player', () => {
    const t = against('VX-B01', 'DA-08', { hand: ['DA-01'] })
    expect([revealed(t), hunter(t).threatened]).toEqual([['VX-B01'], true])
  })

  it('VX-B02 Snapping Jaws: in front a hit, unless a Defensive card is tossed; boost: threatened', () => {
    const t = against('VX-B02', 'DA-01', { hand: ['DA-02', 'DA-08'] }, { struggle: 1 })
    expect(t).toBeAsked(0, 'escape')
    t.choose({ do: 'escape' })
    expect([discardOf(t), hunter(t).damage, hunter(t).threatened, t.state.struggle]).toEqual([['DA-08'], 0, true, 0])
    const rear = against('VX-B02', 'DA-01', { sector: 'north', hand: ['DA-08', 'DA-02'] })
    expect([revealed(rear), hunter(rear).damage]).toEqual([['VX-B02'], 0])
  })

  it('VX-B03 Coiling Turn: a Maneuver turns it; boost: Fire in front', () => {
    const t = against('VX-B03', 'DA-05', { sector: 'west', hand: ['DA-08'] }, { struggle: 2 })
    expect([facing(t), terrainIn(t, 'west'), terrainIn(t, 'south')]).toEqual(['west', ['fire'], []])
  })

  it('VX-B04 Wing Buffet: a move strains; boost: two cards milled', () => {
    const t = against('VX-B04', 'DA-07', { hand: ['DA-08'], deck: ['DA-01', 'DA-02'] }, { struggle: 3 })
    t.choose({ do: 'yes' }).choose({ do: 'sector', sector: 3 })
    expect([hunter(t).strain, discardOf(t)]).toEqual([1, ['DA-01', 'DA-02']])
  })

  it('VX-B05 Prowling Hunger: at the round’s end those in front are hit unless they move, then it turns to the smallest hand', () => {
    const t = table({
      stage: 'roundEnd',
      active: -1,
      slots: ['VX-B05', 'VX-B11', 'VX-B08'],
      terrain: {},
      hunters: [dareon({ hand: ['DA-01'] }), mirah({ sector: 'east' }), thoreg({ hand: ['TH-01'], potions: ['PT-5'] })],
    })
    t.choose({ do: 'suffer' }).choose({ do: 'escape' }).choose({ do: 'sector', sector: 3 })
    expect([hunter(t, 0).damage, hunter(t, 2).damage, sectorOf(t, 2), facing(t)]).toEqual([1, 0, 'west', 'east'])
    const tie = table({
      stage: 'roundEnd',
      active: -1,
      slots: ['VX-B05', 'VX-B11', 'VX-B08'],
      terrain: {},
      hunters: [dareon({ sector: 'north' }), mirah({ sector: 'east', potions: ['PT-5'] })],
    })
    expect(tie).toBeAsked(0, 'tie-hunter')
    tie.choose({ do: 'choose', hunter: 1 })
    expect(facing(tie)).toBe('east')
  })

  it('VX-B06 Searing Lash: two milled, a hit if none is Defensive; boost: once more', () => {
    const none = against('VX-B06', 'DA-01', { hand: ['DA-02'], deck: ['DA-01', 'DA-05', 'DA-08', 'DA-01'] }, { struggle: 2 })
    expect([hunter(none).damage, discardOf(none).length, none.state.struggle]).toEqual([1, 4, 0])
    const twice = against('VX-B06', 'DA-01', { hand: ['DA-02'], deck: ['DA-01', 'DA-05', 'DA-05', 'DA-01'] }, { struggle: 2 })
    expect(hunter(twice).damage).toBe(2)
    const second = against('VX-B06', 'DA-01', { hand: ['DA-02'], deck: ['DA-08', 'DA-01', 'DA-05', 'DA-01'] }, { struggle: 2 })
    expect([hunter(second).damage, second.state.struggle]).toEqual([1, 0])
    const saved = against('VX-B06', 'DA-01', { hand: ['DA-02'], deck: ['DA-01', 'DA-12'] })
    expect(hunter(saved).damage).toBe(0)
  })

  it('VX-B07 Banked Fury: becoming threatened stirs 1', () => {
    const t = table({ stage: 'movement', slots: ['VX-B07', ...QUIET], hunters: [dareon({ stamina: 1 }), mirah()] })
    t.choose({ do: 'stay' })
    expect(t.state.struggle).toBe(1)
  })

  it('VX-B08 Tail Scythe: a turn that starts in the rear is hit unless a Dodge is tossed', () => {
    const t = table({
      stage: 'turnStart',
      active: -1,
      slots: ['VX-B08', 'VX-B05', 'VX-B15'],
      terrain: {},
      hunters: [dareon({ sector: 'north', stamina: 1, hand: ['DA-08', 'DA-12'] }), mirah()],
    })
    t.choose({ do: 'escape' })
    expect([hunter(t).damage, discardOf(t)]).toEqual([0, ['DA-08']])
    const hit = table({
      stage: 'turnStart',
      active: -1,
      slots: ['VX-B08', 'VX-B05', 'VX-B15'],
      terrain: {},
      hunters: [dareon({ sector: 'north', stamina: 1, hand: ['DA-11'] }), mirah()],
    })
    expect(hunter(hit).damage).toBe(1)
  })

  it('VX-B09 Furnace Gout: rampage puts Fire in front; boost: a hit there unless a Dodge is tossed', () => {
    const t = table({
      slots: ['VX-B10', 'VX-B09', 'VX-B11'],
      behaviorDeck: ['VX-B15', 'VX-B08'],
      terrain: {},
      struggle: 3,
      hunters: [dareon({ hand: ['DA-05', 'DA-01'] }), mirah({ hand: ['MI-10'] }), thoreg({ sector: 'east' })],
    })
    play(t, 'DA-05')
    // The boosts of both: a hit for the one who drew aggro, then one for everybody in front.
    t.choose({ do: 'escape' })
    expect([terrainIn(t, 'south'), hunter(t).damage, hunter(t, 1).damage, hunter(t, 2).damage, t.state.struggle]).toEqual([
      ['fire'],
      4,
      0,
      0,
      0,
    ])
  })

  it('VX-B10 Locked Eyes: an aggro card enrages; boost: a hit unless a Parry is tossed', () => {
    const t = against('VX-B10', 'DA-05', { hand: ['DA-11', 'DA-01'] }, { struggle: 2 })
    t.choose({ do: 'escape' })
    expect([t.state.rage, discardOf(t), hunter(t).damage]).toEqual([1, ['DA-11'], 0])
  })

  it('VX-B11 Bellow of Cinders: a turn that starts in front stirs and enrages', () => {
    const t = table({ stage: 'turnStart', active: -1, slots: ['VX-B11', 'VX-B05', 'VX-B15'], hunters: [dareon({ stamina: 1 }), mirah()] })
    expect([t.state.struggle, t.state.rage]).toEqual([1, 1])
  })

  it('VX-B12 Crossfire Breath: two Offensive cards are hit unless a Defensive one is in the sequence; boost: Fire', () => {
    const t = against('VX-B12', 'DA-01', { sequence: ['DA-05'], hand: ['DA-02'] }, { struggle: 2 })
    expect([hunter(t).damage, terrainIn(t, 'south')]).toEqual([1, ['fire']])
    const guarded = against('VX-B12', 'DA-01', { sequence: ['DA-08', 'DA-05'], hand: ['DA-02'] })
    guarded.choose({ do: 'leave' })
    expect(hunter(guarded).damage).toBe(0)
  })

  it('VX-B13 Smother: two Defensive cards strain and threaten; boost: three milled', () => {
    const t = against('VX-B13', 'DA-08', { sequence: ['DA-14'], hand: ['DA-01'] }, { struggle: 1 })
    expect([hunter(t).strain, hunter(t).threatened, discardOf(t).length]).toEqual([1, true, 3])
  })

  it('VX-B14 Scorched Circle: rampage threatens the flanks; boost: everybody threatened is hit', () => {
    const t = table({
      slots: ['VX-B10', 'VX-B14', 'VX-B11'],
      behaviorDeck: ['VX-B15', 'VX-B08'],
      confused: 1,
      struggle: 4,
      hunters: [dareon({ hand: ['DA-05', 'DA-01'], threatened: true }), mirah({ sector: 'east' }), thoreg()],
    })
    play(t, 'DA-05')
    // Confused eats the first boost (1), the second (2) is paid for in full, with RAGE 1.
    expect([hunter(t, 1).threatened, hunter(t, 0).damage, hunter(t, 1).damage, hunter(t, 2).damage, t.state.struggle]).toEqual([
      true,
      2,
      2,
      0,
      0,
    ])
  })

  it('VX-B15 Ashfall: Fire in the fullest sector; boost: a hit there', () => {
    const t = table({
      stage: 'roundEnd',
      active: -1,
      slots: ['VX-B15', 'VX-B11', 'VX-B08'],
      terrain: {},
      struggle: 2,
      hunters: [dareon(), mirah({ sector: 'east', potions: ['PT-5'] }), thoreg({ sector: 'east' })],
    })
    expect([terrainIn(t, 'east'), hunter(t).damage, hunter(t, 1).damage, hunter(t, 2).damage]).toEqual([['fire'], 0, 1, 1])
    const tie = table({
      stage: 'roundEnd',
      active: -1,
      slots: ['VX-B15', 'VX-B11', 'VX-B08'],
      terrain: {},
      hunters: [dareon(), mirah({ sector: 'east', potions: ['PT-5'] })],
    })
    expect(tie).toOfferExactly([
      { do: 'sector', sector: 1 },
      { do: 'sector', sector: 2 },
    ])
    tie.choose({ do: 'sector', sector: 1 })
    expect(terrainIn(tie, 'east')).toEqual(['fire'])
  })
})

describe('Vyraxen’s stances, perils and objective', () => {
  const wounding = (health: number, damage: number, more: Partial<TableLiteral> = {}) => {
    const t = table({
      health,
      damage,
      terrain: {},
      hunters: [dareon({ sector: 'north', hand: ['DA-01', 'DA-08'] }), mirah({ threatened: true, sector: 'west' }), ljonar()],
      ...more,
    })
    return play(t, 'DA-01')
  }

  it('VX-S1 Watchful: front and rear are exposed until health 7', () => {
    const t = table({ hunters: [dareon()] })
    expect([t.view(0).sectors.map((sector) => sector.exposed), t.view(0).monster.nextStanceAt]).toEqual([[true, false, true, false], 7])
  })

  it('VX-S2 Enraged: revealed, it stirs 1 a hunter', () => {
    const t = wounding(8, 5)
    expect([t.state.stance, t.state.struggle]).toEqual([1, 3])
  })

  it('VX-S3 Inferno: revealed, Fire where threatened hunters stand', () => {
    const t = wounding(4, 8, { stance: 2 })
    expect([t.state.stance, terrainIn(t, 'west'), terrainIn(t, 'north'), terrainIn(t, 'south')]).toEqual([2, ['fire'], [], []])
  })

  it('VX-P1 Kindled Ground: Fire in front at the round’s end if the aggro hunter is threatened', () => {
    const end = (threatened: boolean) =>
      terrainIn(
        table({
          stage: 'roundEnd',
          active: -1,
          aggro: 0,
          perils: ['VX-P1'],
          terrain: {},
          hunters: [dareon({ threatened, potions: ['PT-5'] }), mirah()],
        }),
        'south',
      )
    expect([end(true), end(false)]).toEqual([['fire'], []])
  })

  it('VX-P2 Heat Haze: Fire threatens those who stand in it', () => {
    const roundEnd = (position: Partial<Parameters<typeof table>[0]>) =>
      table({
        stage: 'roundEnd',
        active: -1,
        stance: 2,
        perils: ['VX-P2'],
        slots: ['VX-B15', 'VX-B11', 'VX-B08'],
        hunters: [dareon(), mirah({ sector: 'east', potions: ['PT-5'] }), thoreg({ sector: 'east' })],
        ...position,
      })
    const t = roundEnd({ terrain: {} })
    expect([hunter(t).threatened, hunter(t, 1).threatened, hunter(t, 2).threatened]).toEqual([false, true, true])
    const refreshed = roundEnd({ terrain: { east: ['fire'] }, fading: true })
    expect(happened(refreshed, 'terrain')[0]?.change).toBe('refreshed')
    expect([hunter(refreshed, 1).threatened, hunter(refreshed, 2).threatened]).toEqual([true, true])
  })

  it('VX-P3 Molten Scales: Attacks from a flank cost 1 more', () => {
    const t = table({ stance: 2, perils: ['VX-P3'], hunters: [dareon({ sector: 'east', hand: ['DA-01', 'DA-08', 'DA-10'] }), mirah()] })
    play(t, 'DA-01')
    payWith(t, 0, 'DA-08')
    expect([handOf(t), t.view(0).hunters[0]?.hand[0]?.cost]).toEqual([['DA-10'], 0])
  })

  it('VX-P4 Firestorm: each rampage stirs 1', () => {
    const t = table({
      stance: 3,
      perils: ['VX-P4'],
      slots: ['VX-B02', 'VX-B14', 'VX-B09'],
      behaviorDeck: ['VX-B15', 'VX-B08', 'VX-B05'],
      terrain: {},
      hunters: [dareon({ sector: 'north', hand: ['DA-01', 'DA-08'] }), mirah()],
    })
    play(t, 'DA-01').choose({ do: 'slot', slot: 1 })
    expect(t.state.struggle).toBe(2)
  })

  it('VX-P5 Choking Smoke: who refills in front has a limit of 4', () => {
    const refill = (sector: 'south' | 'east') =>
      handOf(table({ stage: 'turnEnd', stance: 3, aggro: 1, perils: ['VX-P5'], hunters: [dareon({ sector }), mirah({ stamina: 1 })] }))
        .length
    expect([refill('south'), refill('east')]).toEqual([4, 5])
  })

  it('VX-O1 Sever the Tail: Offensive pairs from the rear; then a wound and no Tail Scythe', () => {
    const t = table({
      objective: 2,
      slots: ['VX-B08', 'VX-B05', 'VX-B15'],
      behaviorDeck: ['VX-B01'],
      hunters: [dareon({ sector: 'north', sequence: ['DA-05'], hand: ['DA-07', 'DA-01', 'DA-08'] }), mirah()],
    })
    play(t, 'DA-07').choose({ do: 'no' })
    expect(t.state.objective).toBe(3)
    play(t, 'DA-01').choose({ do: 'leave' })
    expect([t.state.objective, t.state.health, slotsOf(t)[0], t.view(0).monster.behaviorsRemoved]).toEqual([-1, 9, 'VX-B01', ['VX-B08']])
    const front = table({ objective: 2, hunters: [dareon({ sequence: ['DA-05'], hand: ['DA-07', 'DA-08'] }), mirah()] })
    play(front, 'DA-07').choose({ do: 'no' })
    expect([front.state.objective, held(front, 0, 'DA-08')]).toEqual([2, 13])
    // Stealth does not matter.
    const silent = table({
      objective: 1,
      hunters: [mirah({ sector: 'north', stamina: 1, sequence: ['MI-01'], hand: ['MI-02', 'MI-12'] }), dareon()],
    })
    play(silent, 'MI-02').choose({ do: 'pay-stamina' }).choose({ do: 'no' })
    expect(silent.state.objective).toBe(2)
  })
})
