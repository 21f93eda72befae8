import { describe, expect, it } from 'vitest'
import {
  dareon,
  handOf,
  happened,
  held,
  hunter,
  ljonar,
  mirah,
  payWith,
  play,
  sectorOf,
  skipTo,
  table,
  terrainIn,
  thoreg,
} from './table.ts'

const STAY_AWAKE = ['VX-B08', 'VX-B10', 'VX-B15'] as const

describe('3 board geometry and terrain', () => {
  it('PR-3.1 four sectors, clockwise from North', () => {
    const t = table({ hunters: [dareon()] })
    expect(t.view(0).sectors.map((sector) => sector.sector)).toEqual([0, 1, 2, 3])
    expect(t.view(0).sectors.length).toBe(4)
  })

  it('PR-3.2 only neighbouring sectors are adjacent', () => {
    const t = table({ stage: 'movement', hunters: [dareon({ stamina: 1 })] })
    expect(t).toOfferExactly([{ do: 'stay' }, { do: 'move', sector: 3 }, { do: 'move', sector: 1 }])
  })

  it('PR-3.3 front, rear and two flanks', () => {
    const positions = (f: 'north' | 'east') =>
      table({ facing: f, hunters: [dareon()] })
        .view(0)
        .sectors.map((sector) => sector.position)
    expect(positions('north')).toEqual(['front', 'flank', 'rear', 'flank'])
    expect(positions('east')).toEqual(['flank', 'front', 'flank', 'rear'])
  })

  it('PR-3.4 positions change when the monster turns', () => {
    const t = table({ hunters: [ljonar({ stamina: 1, hand: ['LJ-05', 'LJ-09'] })] })
    expect(t.view(0).hunters[0]?.position).toBe('front')
    play(t, 'LJ-05').choose({ do: 'pay-stamina' }).choose({ do: 'sector', sector: 0 })
    expect([t.view(0).hunters[0]?.position, sectorOf(t)]).toEqual(['rear', 'south'])
  })

  it('PR-3.5 any number of hunters share a sector', () => {
    const t = table({ hunters: [dareon(), ljonar(), mirah(), thoreg()] })
    expect(t.view(0).sectors[2]?.hunters).toEqual([0, 1, 2, 3])
  })

  it('PR-3.6 turning to where it already faces is no event', () => {
    const t = table({
      monster: 'toramat',
      slots: ['TM-B03', 'TM-B05', 'TM-B15'],
      hunters: [ljonar({ stamina: 1, hand: ['LJ-05', 'LJ-05', 'LJ-09'] }), mirah({ sector: 'north' })],
    })
    play(t, 'LJ-05').choose({ do: 'pay-stamina' }).choose({ do: 'sector', sector: 2 })
    expect([happened(t, 'turned').length, happened(t, 'revealed').length]).toEqual([0, 0])
    play(t, 'LJ-05').choose({ do: 'sector', sector: 0 })
    expect(happened(t, 'revealed').map((event) => event.behavior)).toEqual(['TM-B03'])
  })

  it('PR-3.7 no Attack from a position that is not exposed', () => {
    const from = (sector: 'south' | 'east' | 'north') => table({ hunters: [dareon({ sector, hand: ['DA-01', 'DA-08'] })] })
    expect(from('south')).toOffer({ do: 'play', card: 0 })
    expect(from('north')).toOffer({ do: 'play', card: 0 })
    const flank = from('east')
    expect(flank).not.toOffer({ do: 'play', card: 0 })
    expect(flank).toOffer({ do: 'play', card: held(flank, 0, 'DA-08') })
  })

  it('PR-3.8 other damage ignores exposure', () => {
    const t = table({ hunters: [mirah({ sector: 'east', stamina: 1, hand: ['MI-10', 'MI-12'] })] })
    play(t, 'MI-10').choose({ do: 'pay-stamina' })
    expect(t.state.damage).toBe(2)
  })

  it('PR-3.9 terrain stays where it is when the monster turns, one token of a kind', () => {
    const t = table({
      monster: 'toramat',
      slots: ['TM-B04', 'TM-B05', 'TM-B15'],
      terrain: { south: ['sand', 'rock'] },
      hunters: [ljonar({ stamina: 1, hand: ['LJ-05', 'LJ-09'] })],
    })
    play(t, 'LJ-05').choose({ do: 'pay-stamina' }).choose({ do: 'sector', sector: 0 })
    expect(happened(t, 'revealed').map((event) => event.behavior)).toEqual(['TM-B04'])
    expect(terrainIn(t, 'south')).toEqual(['rock', 'sand'])
  })

  it('PR-3.10 a Rock is removed instead of attrition damage', () => {
    const t = table({ stage: 'attrition', attrition: [3], terrain: { south: ['rock'] }, hunters: [dareon(), mirah()] })
    expect(t).toBeAsked(0, 'rock')
    t.choose({ do: 'remove-rock' })
    expect([hunter(t).damage, terrainIn(t, 'south')]).toEqual([0, []])
    const keep = table({ stage: 'attrition', attrition: [3], terrain: { south: ['rock'] }, hunters: [dareon(), mirah()] })
    keep.choose({ do: 'suffer' })
    expect([hunter(keep).damage, terrainIn(keep, 'south')]).toEqual([1, ['rock']])
  })

  it('PR-3.11 in Water a sequence holds three cards', () => {
    const t = table({
      terrain: { south: ['water'] },
      hunters: [dareon({ sequence: ['DA-08', 'DA-01'], hand: ['DA-08', 'DA-14', 'DA-10'] })],
    })
    play(t, 'DA-08').choose({ do: 'leave' })
    expect(t).not.toOffer({ do: 'play' })
    const dry = table({ terrain: {}, hunters: [dareon({ sequence: ['DA-08', 'DA-01', 'DA-08'], hand: ['DA-14', 'DA-10'] })] })
    expect(dry).toOffer({ do: 'play' })
  })

  it('PR-3.12 leaving Sand costs 1 more', () => {
    const t = table({
      stage: 'movement',
      terrain: { south: ['sand'] },
      hunters: [dareon({ stamina: 1, hand: [] }), mirah({ hand: ['MI-01'] })],
    })
    expect(t.at(0)).not.toOffer({ do: 'move' })
    const rich = table({ stage: 'movement', terrain: { south: ['sand'] }, hunters: [dareon({ stamina: 1, hand: ['DA-08', 'DA-14'] })] })
    rich.choose({ do: 'move', sector: 1 }).choose({ do: 'pay-stamina' })
    payWith(rich, 0, 'DA-14')
    expect([sectorOf(rich), handOf(rich), hunter(rich).stamina]).toEqual(['east', ['DA-08'], 0])
  })

  it('PR-3.13 no card can be played in Fire; fresh fades, fading goes', () => {
    const t = table({ terrain: { south: ['fire'] }, hunters: [dareon({ hand: ['DA-01', 'DA-08'], item: 'IT-5' }), mirah()] })
    expect(t).not.toOffer({ do: 'play' })
    skipTo(t, (g) => g.round === 3)
    expect(t.view(0).sectors[2]?.terrain).toEqual([{ kind: 'fire', fresh: false }])
    const fading = table({
      stage: 'roundEnd',
      active: -1,
      fading: true,
      terrain: { south: ['fire'], east: ['fog'] },
      hunters: [dareon(), mirah()],
    })
    expect([terrainIn(fading, 'south'), terrainIn(fading, 'east')]).toEqual([[], []])
  })

  it('PR-3.14 Fire on Fire is fresh again and strains those who stand in it', () => {
    const same = table({
      stage: 'roundEnd',
      active: -1,
      struggle: 0,
      slots: ['VX-B15', 'VX-B08', 'VX-B10'],
      fading: true,
      terrain: { south: ['fire'] },
      hunters: [dareon(), mirah(), ljonar({ standing: 'red' })],
    })
    expect([hunter(same, 0).strain, hunter(same, 1).strain, hunter(same, 2).strain]).toEqual([1, 1, 0])
    expect(same.view(0).sectors[2]?.terrain).toEqual([{ kind: 'fire', fresh: false }])
    expect(happened(same, 'terrain')[0]).toMatchObject({ change: 'refreshed' })
  })

  it('PR-3.15 Fire and Water make Fog', () => {
    const t = table({
      stage: 'roundEnd',
      active: -1,
      slots: ['VX-B15', 'VX-B08', 'VX-B10'],
      terrain: { south: ['water'] },
      hunters: [dareon(), mirah()],
    })
    expect(terrainIn(t, 'south')).toEqual(['fog'])
    const poured = table({
      monster: 'korowon',
      stage: 'movement',
      slots: ['KW-B07', 'KW-B11', 'KW-B15'],
      terrain: { south: ['fire'] },
      hunters: [dareon({ stamina: 1 }), mirah()],
    })
    poured.choose({ do: 'stay' })
    expect(terrainIn(poured, 'south')).toEqual(['fog'])
  })

  it('PR-3.16 moving into Fog threatens', () => {
    const t = table({
      stage: 'movement',
      terrain: { east: ['fog'] },
      hunters: [dareon({ stamina: 1, threatened: true, hand: ['DA-08', 'DA-01'] })],
    })
    t.choose({ do: 'move', sector: 1 }).choose({ do: 'pay-stamina' })
    expect(hunter(t).threatened).toBe(true)
    const clear = table({ stage: 'movement', terrain: {}, hunters: [dareon({ stamina: 1, threatened: true, hand: ['DA-08', 'DA-01'] })] })
    clear.choose({ do: 'move', sector: 1 }).choose({ do: 'pay-stamina' })
    expect(hunter(clear).threatened).toBe(false)
  })

  it('PR-3.17 Water on Water spreads to both sides once; Sand on Sand is nothing; Fog is fresh again', () => {
    const t = table({
      monster: 'korowon',
      slots: ['KW-B03', 'KW-B11', 'KW-B15'],
      terrain: { south: ['water'], west: ['water'] },
      hunters: [dareon({ hand: ['DA-07', 'DA-08', 'DA-01'] })],
    })
    play(t, 'DA-07').choose({ do: 'no' })
    expect((['north', 'east', 'south', 'west'] as const).map((sector) => terrainIn(t, sector))).toEqual([
      [],
      ['water'],
      ['water'],
      ['water'],
    ])
    const fog = table({
      monster: 'korowon',
      slots: ['KW-B01', 'KW-B11', 'KW-B15'],
      fading: true,
      terrain: { south: ['fog', 'sand'] },
      hunters: [dareon({ hand: ['DA-08', 'DA-01', 'DA-10'] })],
    })
    play(fog, 'DA-08')
    expect(fog.view(0).sectors[2]?.terrain).toEqual([
      { kind: 'sand', fresh: false },
      { kind: 'fog', fresh: true },
    ])
  })

  it('PR-3.18 Baethanis heals L at the start of a turn', () => {
    const t = table({
      monster: 'toramat',
      stage: 'turnStart',
      active: -1,
      terrain: { south: ['baethanis'] },
      hunters: [dareon({ damage: 5 }), mirah({ damage: 5 })],
    })
    expect([hunter(t).damage, hunter(t, 1).damage]).toEqual([3, 5])
  })

  it('PR-3.19 Cyricae strengthens Attacks by L', () => {
    const t = table({ terrain: { south: ['cyricae'] }, hunters: [dareon({ hand: ['DA-01', 'DA-08'] }), mirah()] })
    play(t, 'DA-01')
    expect(t.state.damage).toBe(5)
  })

  it('PR-3.20 Synaerea: suffer L to draw, if you like', () => {
    const t = table({
      monster: 'korowon',
      stage: 'turnStart',
      active: -1,
      terrain: { south: ['synaerea'] },
      hunters: [dareon({ hand: ['DA-08'] }), mirah()],
    })
    expect(t).toBeAsked(0, 'synaerea')
    t.choose({ do: 'yes' })
    expect([hunter(t).damage, handOf(t).length]).toEqual([3, 2])
    const no = table({
      monster: 'korowon',
      stage: 'turnStart',
      active: -1,
      terrain: { south: ['synaerea'] },
      hunters: [dareon({ hand: ['DA-08'] }), mirah()],
    })
    no.choose({ do: 'no' })
    expect([hunter(no).damage, handOf(no).length]).toEqual([0, 1])
  })

  it('PR-3.21 terrain leaves the knocked out alone', () => {
    const t = table({
      stage: 'turnStart',
      active: -1,
      turn: 0,
      slots: [...STAY_AWAKE],
      terrain: { south: ['baethanis', 'synaerea'] },
      hunters: [dareon({ standing: 'red', damage: 3 }), mirah({ sector: 'west' })],
    })
    expect([hunter(t).damage, happened(t, 'healed').length, t.state.active]).toEqual([3, 0, 1])
  })
})
