import { describe, expect, it, vi } from 'vitest'
import { DIFFICULTIES, difficulties } from '../content/difficulties.ts'
import { monsterSheets, stanceRows } from '../content/index.ts'
import { dareon, facing, handOf, happened, hunter, ljonar, mirah, payWith, play, sectorOf, skipTo, table, thoreg } from './table.ts'

vi.mock('../content/index.ts', async (load) => ({ ...(await load<object>()), ...(await import('./draft-rows.ts')) }))

/** Dareon, active and one hit from falling, plays into Searing Lash; the others stand elsewhere. */
const falling = (parts: Parameters<typeof dareon>[0] = {}, more: Partial<Parameters<typeof table>[0]> = {}) => {
  const t = table({
    aggro: 0,
    firstPlayer: 1,
    turn: 1,
    slots: ['VX-B06', 'VX-B08', 'VX-B10'],
    hunters: [dareon({ damage: 10, hand: ['DA-01', 'DA-08'], deck: ['DA-01', 'DA-02'], ...parts }), ljonar({ sector: 'east' })],
    ...more,
  })
  return play(t, 'DA-01')
}

describe('16 knocked out, rising, revive', () => {
  it('PR-16.1 a KO happens at once', () => {
    const t = falling()
    expect(t).toBeAsked(0, 'deplete')
    expect(happened(t, 'behavior-gone')).toEqual([])
  })

  it('PR-16.2 the active hunter’s turn is over', () => {
    const t = falling().choose({ do: 'deplete', piece: 'helm' })
    expect([happened(t, 'attrition').filter((event) => event.hunter === 0), t.state.active]).toEqual([[], 1])
  })

  it('PR-16.3 all tokens go, a focused mastery stays', () => {
    const t = falling({
      threatened: true,
      stamina: 1,
      strain: 2,
      guard: 1,
      shield: false,
      berserk: false,
      counters: 0,
      focused: true,
    }).choose({ do: 'deplete', piece: 'helm' })
    const h = hunter(t)
    expect([h.damage, h.threatened, h.stamina, h.strain, h.guard, h.focused]).toEqual([0, false, 0, 0, 0, true])
    const counted = falling({ counters: 2 }).choose({ do: 'deplete', piece: 'helm' })
    expect(hunter(counted).counters).toBe(0)
    // In another's turn nothing else would end these.
    const helped = table({
      hunters: [
        ljonar({ hand: ['LJ-04', 'LJ-09'] }),
        dareon({ damage: 10, deck: ['DA-01'], rest: 'discard', shield: true, berserk: true, guard: 1, prime: 2 }),
      ],
    })
    play(helped, 'LJ-04').choose({ do: 'deplete', piece: 'helm' })
    const fallen = hunter(helped, 1)
    expect([fallen.standing, fallen.shield, fallen.berserk, fallen.guard, fallen.prime]).toEqual(['red', false, false, 0, 0])
  })

  it('PR-16.4 aggro passes to the first player, or the next who stands; alone it stays', () => {
    expect(falling().choose({ do: 'deplete', piece: 'helm' }).state.aggro).toBe(1)
    const alone = table({
      slots: ['VX-B06', 'VX-B08', 'VX-B10'],
      hunters: [dareon({ damage: 10, hand: ['DA-01', 'DA-08'], deck: ['DA-01', 'DA-02'] })],
    })
    play(alone, 'DA-01').choose({ do: 'deplete', piece: 'helm' })
    expect(alone.state.aggro).toBe(0)
    const other = falling({}, { aggro: 1 }).choose({ do: 'deplete', piece: 'helm' })
    expect(other.state.aggro).toBe(1)
  })

  it('PR-16.5 hand and sequence are discarded', () => {
    const t = falling().choose({ do: 'deplete', piece: 'helm' })
    expect([hunter(t).hand, hunter(t).sequence]).toEqual([[], []])
  })

  it('PR-16.6 one piece that is not depleted yet is', () => {
    const t = falling()
    expect(t).toOfferExactly([
      { do: 'deplete', piece: 'armor' },
      { do: 'deplete', piece: 'helm' },
    ])
    t.choose({ do: 'deplete', piece: 'armor' })
    expect([hunter(t).armorDepleted, hunter(t).helmDepleted]).toEqual([true, false])
  })

  it('PR-16.7 a Wound joins, and deck and discard pile are shuffled together without fatigue', () => {
    const t = falling().choose({ do: 'deplete', piece: 'helm' })
    expect([hunter(t).deck.length, hunter(t).discard.length, happened(t, 'fatigued').length]).toEqual([25, 0, 0])
    expect(t.view(0).hunters[0]?.deck).toContain('WOUND')
  })

  it('PR-16.8 they lie where they fell', () => {
    expect(sectorOf(falling().choose({ do: 'deplete', piece: 'helm' }))).toBe('south')
  })

  it('PR-16.9 with a KO token, red side up', () => {
    expect(hunter(falling().choose({ do: 'deplete', piece: 'helm' })).standing).toBe('red')
  })

  it('PR-16.10 the monster turns to the aggro hunter', () => {
    expect(facing(falling().choose({ do: 'deplete', piece: 'helm' }))).toBe('east')
  })

  it('PR-16.11 with both pieces depleted a hunter is out for good', () => {
    const t = falling({ helmDepleted: true, falls: 1, damage: 5 })
    expect(hunter(t).standing).toBe('out')
    skipTo(t, (g) => g.round === 4)
    expect(hunter(t).standing).toBe('out')
    const revive = table({ hunters: [dareon({ stamina: 1, hand: ['DA-12', 'DA-01'] }), ljonar({ standing: 'out' })] })
    expect(revive).not.toOffer({ do: 'revive' })
  })

  it('PR-16.12 if nobody stands the hunt is lost, otherwise the effect goes on', () => {
    const lost = table({
      slots: ['VX-B06', 'VX-B08', 'VX-B10'],
      hunters: [dareon({ damage: 10, hand: ['DA-01', 'DA-08'], deck: ['DA-01', 'DA-02'] }), ljonar({ standing: 'out' })],
    })
    play(lost, 'DA-01').choose({ do: 'deplete', piece: 'helm' })
    expect(lost.outcome?.reason).toBe('allDown')
    const goes = table({ stage: 'upkeep', active: -1, round: 1, struggle: 9, hunters: [dareon({ damage: 10 }), mirah(), thoreg()] })
    goes.choose({ do: 'deplete', piece: 'armor' })
    expect([hunter(goes).standing, hunter(goes, 1).damage, hunter(goes, 2).damage]).toEqual(['red', 1, 1])
  })

  it('PR-16.13 red flips to black; black rises with a full hand; no phase happens', () => {
    const red = table({ stage: 'turnStart', active: -1, hunters: [dareon({ standing: 'red' }), mirah({ stamina: 1 })] })
    expect([hunter(red).standing, red.state.active]).toEqual(['black', 1])
    const black = table({
      stage: 'turnStart',
      active: -1,
      slots: ['VX-B11', 'VX-B08', 'VX-B10'],
      hunters: [dareon({ standing: 'black' }), mirah({ sector: 'west', stamina: 1 })],
    })
    expect([hunter(black).standing, handOf(black).length, hunter(black).threatened, happened(black, 'revealed').length]).toEqual([
      'standing',
      5,
      false,
      0,
    ])
  })

  it('PR-16.14 Revive: 2 stamina in the same sector flip or raise, once a turn', () => {
    const t = table({
      hunters: [dareon({ stamina: 1, hand: ['DA-01', 'DA-08', 'DA-12'] }), mirah({ standing: 'red' }), thoreg({ standing: 'black' })],
    })
    t.choose({ do: 'revive', hunter: 1 })
    payWith(t, 0, 'DA-12')
    expect([hunter(t, 1).standing, hunter(t).stamina]).toEqual(['black', 1])
    expect(t).not.toOffer({ do: 'revive' })
    const away = table({ hunters: [dareon({ stamina: 1, hand: ['DA-12', 'DA-08'] }), mirah({ standing: 'red', sector: 'north' })] })
    expect(away).not.toOffer({ do: 'revive' })
  })

  it('PR-16.15 raised before their own turn, they take it', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-12', 'DA-08', 'DA-01'] }), mirah({ standing: 'black' })] })
    t.choose({ do: 'revive', hunter: 1 })
    payWith(t, 0, 'DA-12')
    skipTo(t, (g) => g.active === 1)
    expect(t.at(1)).toBeAsked('movement')
  })

  it('PR-16.16 the draws of rising can fatigue', () => {
    const t = table({
      stage: 'turnStart',
      active: -1,
      hunters: [dareon({ standing: 'black', deck: ['DA-01', 'DA-02'], rest: 'discard' }), mirah({ stamina: 1 })],
    })
    expect([hunter(t).damage, handOf(t).length]).toEqual([1, 5])
  })

  it('PR-16.17 two fallen by one effect fall one after the other', () => {
    const t = table({
      stage: 'upkeep',
      active: -1,
      round: 1,
      struggle: 9,
      hunters: [dareon({ damage: 10 }), mirah({ damage: 9 }), thoreg()],
    })
    t.choose({ do: 'deplete', piece: 'armor' })
    expect(hunter(t, 1).standing).toBe('red')
    expect(t).toBeAsked(1, 'deplete')
    t.choose({ do: 'deplete', piece: 'armor' })
    expect(happened(t, 'knocked-out').map((event) => event.hunter)).toEqual([0, 1])
  })
})

describe('17 winning and losing', () => {
  it('PR-17.1 the hunters win together when health is 0', () => {
    const t = table({ stance: 3, health: 1, damage: 9, hunters: [dareon({ hand: ['DA-01', 'DA-08'] }), mirah()] })
    play(t, 'DA-01')
    expect(t.outcome).toEqual({ payoffs: [1, 1], reason: 'slain', scores: [10, 10] })
  })

  it('PR-17.2 they lose when nobody stands', () => {
    const t = table({ stage: 'upkeep', active: -1, round: 1, struggle: 6, hunters: [dareon({ damage: 10 }), mirah({ standing: 'out' })] })
    t.choose({ do: 'deplete', piece: 'helm' })
    expect(t.outcome).toMatchObject({ payoffs: [0, 0], reason: 'allDown' })
  })

  it('PR-17.3 they lose when round 10 ends', () => {
    const t = table({ stage: 'turnEnd', turn: 1, round: 10, hunters: [dareon(), mirah()] })
    expect(t.outcome?.reason).toBe('tooLate')
  })

  it('PR-17.4 what happens first counts', () => {
    // The objective's wound slays the monster in round 10 before the end of the round can come.
    const t = table({
      round: 10,
      stance: 3,
      health: 1,
      objective: 1,
      hunters: [dareon({ sector: 'north', sequence: ['DA-05'], hand: ['DA-07', 'DA-08'] })],
    })
    play(t, 'DA-07').choose({ do: 'no' })
    expect(t.outcome?.reason).toBe('slain')
  })

  it('PR-17.5 Second Wind for a lone hunter, except at Elder', () => {
    const run = (difficulty: 'veteran' | 'elder') => {
      const t = table({
        difficulty,
        slots: ['VX-B06', 'VX-B08', 'VX-B10'],
        hunters: [dareon({ damage: 10, hand: ['DA-01', 'DA-08'], deck: ['DA-01', 'DA-02'] })],
      })
      play(t, 'DA-01').choose({ do: 'deplete', piece: 'helm' })
      return [t.outcome?.reason ?? 'goes on', hunter(t).standing, handOf(t).length >= 5]
    }
    expect(run('veteran')).toEqual(['goes on', 'standing', true])
    expect(run('elder')).toEqual(['allDown', 'red', false])
  })
})

describe('18 difficulty', () => {
  it('PR-18.1 the levels differ by the table and by the rows of the stance cards', () => {
    expect(DIFFICULTIES).toEqual(['novice', 'veteran', 'elder'])
    expect(difficulties.map((row) => [row.tiers, row.perils, row.struggle, row.potions, row.secondWind])).toEqual([
      [[1, 2], [[], [1], [3]], 0, 3, true],
      [[1, 2, 3], [[0], [1], [3]], 1, 3, true],
      [[2, 3], [[0], [1, 2], [3, 4]], 1, 2, false],
    ])
    for (const [m, monster] of stanceRows.entries())
      for (const [s, stance] of monster.entries())
        for (const [d, row] of stance.entries()) {
          const health = [10, 7, 3][s] ?? 10
          const t = table({
            monster: (['vyraxen', 'toramat', 'korowon'] as const)[m] ?? 'vyraxen',
            stance: ([1, 2, 3] as const)[s] ?? 1,
            difficulty: DIFFICULTIES[d] ?? 'novice',
            health,
            hunters: [dareon()],
          })
          expect([t.view(0).monster.toughness, t.view(0).monster.hits]).toEqual([row.toughness, row.damage])
          if (d > 0) expect(row.toughness).toBeGreaterThanOrEqual(stance[d - 1]?.toughness ?? 0)
        }
    expect(monsterSheets.map((sheet) => sheet.rank)).toEqual([1, 2, 3])
  })
})
