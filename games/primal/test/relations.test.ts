import { describe, expect, it } from 'vitest'
import { USED_ARMOR, USED_ASSIST, USED_HELM, USED_REVIVE } from '../rules/state.ts'
import {
  dareon,
  facing,
  type HuntTable,
  happened,
  held,
  hunter,
  ljonar,
  mirah,
  play,
  sectorOf,
  skipTo,
  type TableLiteral,
  table,
  terrainIn,
  thoreg,
} from './table.ts'

/** Four hunters, each with a card that does nothing by itself. */
const four = (parts: readonly Parameters<typeof mirah>[0][] = []) => [
  mirah({ hand: ['MI-12'], ...parts[0] }),
  dareon({ hand: ['DA-01'], ...parts[1] }),
  thoreg({ hand: ['TH-10'], ...parts[2] }),
  ljonar({ hand: ['LJ-02'], ...parts[3] }),
]
const who = (t: HuntTable, type: 'suffered' | 'token' | 'drew' | 'turn' | 'discarded') => {
  t.look()
  return happened(t, type).map((event) => event.hunter)
}
/** The end of a round, in which the first slot strikes. */
const roundEnd = (literal: Partial<TableLiteral>, slot: 'VX-B05' | 'VX-B15') =>
  table({ stage: 'roundEnd', active: -1, slots: [slot, 'VX-B01', 'VX-B02'], terrain: {}, hunters: four(), ...literal })

describe('who comes first among three and four hunters', () => {
  it('PR-14.10 Unleash goes round from the first player, past those who are down', () => {
    const unleashed = (firstPlayer: number, parts: readonly Parameters<typeof mirah>[0][] = []) =>
      who(
        table({
          stage: 'upkeep',
          active: -1,
          round: 1,
          aggro: 0,
          firstPlayer,
          struggle: 8,
          slots: ['VX-B08', 'VX-B02', 'VX-B11'],
          terrain: {},
          hunters: four(parts),
        }),
        'suffered',
      )
    expect(unleashed(0)).toEqual([0, 1, 2, 3])
    expect(unleashed(2)).toEqual([2, 3, 0, 1])
    expect(unleashed(3, [{}, { standing: 'red' }])).toEqual([3, 0, 2])
  })

  it('PR-12.13 an effect on all goes round from the deciding hunter', () => {
    const strained = (literal: Partial<TableLiteral>) => {
      const t = table({
        monster: 'toramat',
        stage: 'roundEnd',
        active: -1,
        struggle: 2,
        slots: ['TM-B15', 'TM-B01', 'TM-B04'],
        terrain: {},
        hunters: four(),
        ...literal,
      })
      return t.events
        .flatMap((e) => (e.type === 'token' && 'token' in e && e.token === 'strain' && 'hunter' in e ? [e.hunter] : []))
        .slice(0, 4)
    }
    expect(strained({ firstPlayer: 0 })).toEqual([0, 1, 2, 3])
    expect(strained({ firstPlayer: 3 })).toEqual([3, 0, 1, 2])
    // Outside a turn the first player decides, or the next hunter still standing.
    expect(strained({ firstPlayer: 1, aggro: 2, hunters: four([{}, { standing: 'red' }]) }).slice(0, 3)).toEqual([2, 3, 0])
  })

  it('PR-10.7 the active hunter decides a tie, outside a turn the first player, or the next who stands', () => {
    const crowd = [{ sector: 'north' }, { sector: 'north' }, { sector: 'east' }, { sector: 'east' }] as const
    const asked = (literal: Partial<TableLiteral>) => {
      const t = roundEnd({ hunters: four(crowd), aggro: 2, ...literal }, 'VX-B15')
      t.look()
      return [t.match.first?.seat, t.match.first?.prompt]
    }
    expect(asked({ firstPlayer: 2 })).toEqual([2, 'tie-sector'])
    expect(asked({ firstPlayer: 0 })).toEqual([0, 'tie-sector'])
    const fallen = [{ sector: 'north' }, { sector: 'north', standing: 'black' }, { sector: 'east' }, { sector: 'west' }] as const
    expect(asked({ firstPlayer: 1, hunters: four(fallen) })).toEqual([2, 'tie-sector'])
  })

  it('PR-16.5 aggro of the fallen goes to the first player, or on to the next who stands', () => {
    const heir = (firstPlayer: number, parts: readonly Parameters<typeof mirah>[0][]) => {
      const t = table({
        stage: 'upkeep',
        active: -1,
        round: 1,
        aggro: 0,
        firstPlayer,
        struggle: 8,
        slots: ['VX-B08', 'VX-B02', 'VX-B11'],
        terrain: {},
        hunters: four(parts),
      })
      t.choose(0, { do: 'deplete', piece: 'helm' })
      t.look()
      return [t.state.aggro, facing(t)]
    }
    const last: Parameters<typeof mirah>[0] = { damage: 9, sector: 'south' }
    expect(heir(2, [last, { sector: 'north' }, { sector: 'east' }, { sector: 'west' }])).toEqual([2, 'east'])
    expect(heir(2, [last, { sector: 'north' }, { sector: 'east', standing: 'red' }, { sector: 'west' }])).toEqual([3, 'west'])
    expect(heir(0, [last, { sector: 'north' }, {}, {}])).toEqual([1, 'north'])
  })

  it('PR-6.5 the hunter with aggro becomes first player, and turns go round from there', () => {
    const t = table({
      stage: 'upkeep',
      active: -1,
      round: 1,
      aggro: 2,
      firstPlayer: 0,
      hunters: four([{ hand: [] }, { hand: [] }, { hand: [] }, { hand: [] }]),
    })
    skipTo(t, (g) => g.round > 1)
    expect(who(t, 'turn').slice(0, 4)).toEqual([2, 3, 0, 1])
  })

  it('PR-6.3 potions are drunk from the first player on, by those who stand and have one', () => {
    const parts = [{ potions: ['PT-2'] }, { potions: ['PT-2'], standing: 'red' }, { potions: [] }, { potions: ['PT-2'] }] as const
    const t = table({ stage: 'consume', active: -1, firstPlayer: 2, hunters: four(parts) })
    const asked: number[] = []
    while (t.match.first?.prompt === 'consume') {
      asked.push(t.match.first.seat)
      t.choose(t.match.first.seat, { do: 'consume' })
    }
    t.look()
    expect(asked).toEqual([3, 0])
    expect(who(t, 'drew').slice(0, 4)).toEqual([3, 3, 0, 0])
    expect(t.state.hunters.map(({ potions }) => potions.length)).toEqual([0, 1, 0, 0])
  })

  it('PR-21.8 the last call goes round after the active hunter: all after a Finisher, else those who hold', () => {
    const helpers = (hold: boolean) => [
      mirah({ hand: ['MI-05'], hold }),
      dareon({ hand: ['DA-03', 'DA-01', 'DA-02', 'DA-04'] }),
      thoreg({ hand: ['TH-05'] }),
      ljonar({ hand: ['LJ-07'], hold }),
    ]
    const calls = (finisher: boolean, hold: boolean) => {
      const t = table({ active: 1, aggro: 1, hunters: helpers(hold) })
      if (finisher) {
        t.choose(1, { do: 'play', card: held(t, 1, 'DA-03') })
        while (t.match.decisionOf(1)?.prompt === 'pay')
          t.choose(1, { do: 'pay-card', card: held(t, 1, t.state.payment?.cards.length === 0 ? 'DA-01' : 'DA-02') })
      } else t.choose(1, { do: 'end' })
      const asked: number[] = []
      while (t.match.first?.prompt === 'last-call') {
        asked.push(t.match.first.seat)
        t.pass(t.match.first.seat)
      }
      t.look()
      return asked
    }
    expect(calls(false, false)).toEqual([])
    expect(calls(false, true)).toEqual([3, 0])
    expect(calls(true, false)).toEqual([2, 3, 0])
  })
})

describe('whom an effect means', () => {
  const everywhere = [{ sector: 'north' }, { sector: 'east' }, { sector: 'south' }, { sector: 'west' }] as const

  it('PR-3.3 front and flanks, wherever the monster looks', () => {
    const struck = (side: 'north' | 'east' | 'south' | 'west') => {
      const slots = ['TM-B15', 'TM-B09', 'TM-B07'] as const
      const t = table({
        monster: 'toramat',
        facing: side,
        slots,
        stage: 'roundEnd',
        active: -1,
        struggle: 3,
        terrain: {},
        hunters: four(everywhere),
      })
      return skipTo(t, (g) => g.stage !== 'roundEnd')
    }
    // Stampede joins the Dust Wall at the end of the round, and its boost threatens both flanks.
    for (const [side, flanks] of [
      ['north', [1, 3]],
      ['east', [0, 2]],
      ['south', [1, 3]],
      ['west', [0, 2]],
    ] as const) {
      const t = struck(side)
      const threatened = happened(t, 'token').flatMap((e) => (e.token === 'threatened' && e.now === 1 ? [e.hunter] : []))
      expect(threatened.slice(0, 2)).toEqual(flanks)
      t.look()
    }
  })

  it('KW-B05 in front or in Water; KW-P1 in Water, standing', () => {
    const t = table({
      monster: 'korowon',
      facing: 'north',
      slots: ['KW-B05', 'KW-B03', 'KW-B02'],
      perils: ['KW-P1'],
      stage: 'roundEnd',
      active: -1,
      terrain: { east: ['water'], south: ['water'] },
      hunters: four([...everywhere.slice(0, 2), { sector: 'south', standing: 'red' }, { sector: 'west' }]),
    })
    skipTo(t, (g) => g.stage !== 'roundEnd')
    expect(who(t, 'suffered').slice(0, 2)).toEqual([0, 1])
    expect(
      happened(t, 'token')
        .filter((e) => e.token === 'strain' && e.now > 0)
        .map((e) => e.hunter),
    ).toEqual([1])
  })

  it('VX-B05 the fewest cards, KW-B05 the most damage; equals in one sector are no choice, and the fallen do not count', () => {
    const turned = (parts: readonly Parameters<typeof mirah>[0][]) => {
      const t = roundEnd({ facing: 'west', hunters: four(parts) }, 'VX-B05')
      skipTo(t, (g) => g.stage !== 'roundEnd' || t.match.first?.prompt === 'tie-hunter')
      t.look()
      return t.match.first?.prompt === 'tie-hunter' ? t.match.first.options.map((o) => ('hunter' in o ? o.hunter : -1)) : facing(t)
    }
    const two = ['DA-12', 'DA-11'] as const
    expect(
      turned([
        { sector: 'north', hand: ['MI-12', 'MI-13'] },
        { sector: 'east' },
        { sector: 'south', hand: ['TH-10', 'TH-11'] },
        { sector: 'south', hand: ['LJ-09', 'LJ-10'] },
      ]),
    ).toBe('east')
    expect(turned([{ sector: 'north' }, { sector: 'east', hand: [...two] }, { sector: 'north' }, { sector: 'south' }])).toEqual([0, 3])
    expect(
      turned([{ sector: 'north' }, { sector: 'east', hand: [...two] }, { sector: 'north' }, { sector: 'south', hand: ['LJ-09', 'LJ-10'] }]),
    ).toBe('north')
    expect(
      turned([
        { sector: 'north', hand: [], standing: 'red' },
        { sector: 'east' },
        { sector: 'south', hand: ['TH-10', 'TH-11'] },
        { sector: 'south', hand: ['LJ-09', 'LJ-10'] },
      ]),
    ).toBe('east')
  })

  it('VX-B15 the sector with the most hunters who stand', () => {
    const fire = (parts: readonly Parameters<typeof mirah>[0][]) => {
      const t = roundEnd({ hunters: four(parts) }, 'VX-B15')
      t.look()
      return (['north', 'east', 'south', 'west'] as const).filter((sector) => terrainIn(t, sector).includes('fire'))
    }
    expect(fire([{ sector: 'north' }, { sector: 'east' }, { sector: 'east' }, { sector: 'west' }])).toEqual(['east'])
    expect(
      fire([
        { sector: 'north', standing: 'red' },
        { sector: 'north', standing: 'black' },
        { sector: 'west' },
        { sector: 'north', standing: 'out' },
      ]),
    ).toEqual(['west'])
  })

  it('PR-10.5 a push goes one sector clockwise, and round the corner', () => {
    const pushed = (sector: 'north' | 'west') => {
      const t = table({
        monster: 'toramat',
        facing: sector,
        stage: 'turnStart',
        active: -1,
        struggle: 1,
        slots: ['TM-B07', 'TM-B05', 'TM-B15'],
        terrain: {},
        hunters: [mirah({ sector: sector === 'north' ? 'south' : 'east' })],
      })
      t.look()
      return sectorOf(t)
    }
    expect([pushed('north'), pushed('west')]).toEqual(['west', 'south'])
  })
})

describe('what ends, and for whom', () => {
  it('PR-6.9 at the end of the round for every hunter: uses of the round, Resilience, shield, EMPOWER; not those of the hunt', () => {
    const worn = { usedRound: USED_ARMOR | USED_HELM, usedHunt: USED_HELM, resilient: [], shield: true, empower: 2, guard: 1 }
    const t = table({
      stage: 'roundEnd',
      active: -1,
      stunned: 1,
      vulnerable: true,
      rage: 2,
      terrain: { north: ['fire', 'rock'], east: ['fog', 'water'] },
      hunters: four([worn, worn, worn, worn]),
    })
    t.look()
    for (const h of t.state.hunters) expect(h).toMatchObject({ usedRound: 0, usedHunt: USED_HELM, shield: false, empower: 0 })
    expect(t.state).toMatchObject({ stunned: -1, vulnerable: false, rage: 0, round: 3 })
    expect([terrainIn(t, 'north'), terrainIn(t, 'east')]).toEqual([
      ['rock', 'fire'],
      ['water', 'fog'],
    ])
    const fading = table({
      stage: 'roundEnd',
      active: -1,
      fading: true,
      terrain: { north: ['fire', 'rock'], east: ['fog', 'water'] },
      hunters: four(),
    })
    fading.look()
    expect([terrainIn(fading, 'north'), terrainIn(fading, 'east')]).toEqual([['rock'], ['water']])
  })

  it('PR-7.2 when a turn begins: uses of the turn of all; what lasts for a turn and what was counted of one’s own', () => {
    const used = {
      usedTurn: USED_ASSIST | USED_REVIVE,
      usedRound: USED_HELM,
      hold: true,
      attacks: 2,
      dealt: 7,
      worn: true,
      prime: 3,
      guard: 2,
      berserk: true,
      spent: [1],
    }
    const t = table({ stage: 'turnStart', active: -1, firstPlayer: 1, turn: 0, hunters: four([used, used, used, used]) })
    t.look()
    for (const h of t.state.hunters) expect(h).toMatchObject({ usedTurn: 0, hold: false, usedRound: USED_HELM })
    expect(hunter(t, 1)).toMatchObject({ attacks: 0, dealt: 0, worn: false, prime: 0, guard: 0, berserk: false, spent: [] })
    expect(hunter(t, 0)).toMatchObject({ attacks: 2, dealt: 7, worn: true, prime: 3, guard: 2, berserk: true, spent: [1] })
    expect(t.state.active).toBe(1)
  })

  it('PR-11.6 Blind ends with the next turn of who blinded, and not before', () => {
    const blinded = (blindedBy: number) => {
      const t = table({ stage: 'turnStart', active: -1, firstPlayer: 1, perils: ['VX-P1'], blinded: 'VX-P1', blindedBy, hunters: four() })
      t.look()
      return [t.state.blinded, t.state.blindedBy, happened(t, 'peril').map(({ change }) => change)]
    }
    expect(blinded(1)).toEqual([-1, -1, ['clears']])
    expect(blinded(2)).toEqual([0, 2, []])
  })

  it('PR-11.8 Confused lasts into the next round, and no longer', () => {
    const confused = (since: number) => {
      const t = table({ stage: 'roundStart', active: -1, round: 4, confused: since, hunters: four() })
      t.look()
      return t.state.confused
    }
    expect([confused(4), confused(3), confused(0)]).toEqual([4, 0, 0])
    const paid = table({
      slots: ['VX-B02', 'VX-B01', 'VX-B08'],
      struggle: 3,
      confused: 2,
      terrain: {},
      hunters: [dareon({ hand: ['DA-01', 'DA-08'] }), mirah()],
    })
    play(paid, 'DA-01')
    skipTo(paid, (g) => g.slots.every(({ open }) => !open))
    expect(happened(paid, 'boosted')).toEqual([{ type: 'boosted', slot: 0, cost: 1, cancelled: true }])
    expect(paid.state.confused).toBe(0)
  })
})
