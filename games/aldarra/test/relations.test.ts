import { at } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { AldarraOption } from '../rules/options.ts'
import { duel, fight, rolls } from './fights.ts'
import { type AldarraTable, C, D, E, F, hex, N, O, type Position, player, quietly, table, unitsAt, X } from './table.ts'

const MIDDLE = hex('0,0')
/** What a seat is offered. */
const offers = (t: AldarraTable, seat: number) => (t.match.decisionOf(seat)?.options ?? []) as readonly AldarraOption[]
/** The option that changes least, or else the first. */
const quietest = (t: AldarraTable, seat: number): AldarraOption => {
  const all = offers(t, seat)
  return all.find((o) => o.do === 'pass' || o.do === 'stay' || o.do === 'done') ?? at(all, 0)
}
/** The seats that are asked, in order, while everybody passes as far as possible. */
const askedInTurn = (t: AldarraTable, prompt: string): number[] => {
  const seats: number[] = []
  while (t.match.first?.prompt === prompt) {
    const { seat } = t.match.first
    seats.push(seat)
    t.choose(seat, { ...quietest(t, seat) })
  }
  t.look()
  return seats
}

describe('turns among three and four players', () => {
  it('AL-10.2 the next with a token has the turn, who has none is skipped, and the last one goes on alone', () => {
    const next = (turn: number, tokens: readonly number[], track = [0, 1, 2, 3]) => {
      const t = table({ phase: 'order-done', turn, tokens, track })
      t.look()
      return t.match.first?.prompt === 'activate' ? t.match.first.seat : t.state.phase
    }
    expect(next(0, [2, 2, 2, 2])).toBe(1)
    expect(next(2, [1, 0, 0, 2])).toBe(3)
    expect(next(3, [1, 0, 0, 2])).toBe(0)
    expect(next(1, [1, 0, 0, 0])).toBe(0)
    expect(next(2, [0, 0, 2, 0])).toBe(2)
    expect(next(0, [0, 1, 0, 1], [2, 3, 1, 0])).toBe(3)
    expect(next(3, [0, 0, 0, 0])).not.toBe(0)
  })

  it('AL-11.18 all who fight are asked with the Attacker first, then in turn order', () => {
    const track = [3, 1, 0, 2]
    const three = (units: string, more: Position = {}) =>
      fight({ track, turn: 2, units: { '0,0': { 0: units, 1: units, 3: units } }, dice: 'G0 G0 G0', ...more })
    expect(askedInTurn(three('F'), 'delay')).toEqual([0, 3, 1])
    expect(askedInTurn(three('E'), 'retreat').slice(0, 3)).toEqual([0, 3, 1])
    const cards = { explores: { 0: ['EXP-H03'], 1: ['EXP-H03'], 2: ['EXP-H02'], 3: ['EXP-H03'] } }
    expect(askedInTurn(three('F', cards), 'window')).toEqual([0, 3, 1])
  })

  it('AL-11.20 with three, who declined before the first delay is asked again, and nobody else', () => {
    const three = () => fight({ track: [0, 1, 2, 3], units: { '0,0': { 0: 'F', 1: 'F', 2: 'F' } }, dice: 'G0 G0 G0' })
    const second = three().pass(0).choose(1, { do: 'delay' }).pass(2)
    expect(second).toBeAsked(0, 'delay')
    second.choose(0, { do: 'delay' })
    expect(second.state.combat?.delayed).toEqual([true, true, false, false])
    second.look()
    const last = three().pass(0).pass(1).choose(2, { do: 'delay' })
    expect(last).toBeAsked(0, 'delay')
    last.pass(0)
    expect(last).toBeAsked(1, 'delay')
    last.choose(1, { do: 'delay' })
    expect(last.state.combat?.delayed).toEqual([false, true, true, false])
    last.look()
    const none = three().pass(0).pass(1).pass(2)
    expect(none).not.toBeAsked(0, 'delay')
    none.look()
  })

  it('AL-11.4 a third player in the territory is a Defender, and one of more VP makes the win an upset', () => {
    const won = (vp: readonly number[]) => {
      const t = fight({ vp, units: { '0,0': { 0: 'FFF', 1: 'F', 2: 'F' } }, dice: 'G1 G1 G0 G0 G0 G0' })
      quietly(t, 'delay')
      t.choose(0, { do: 'hit', seat: 1 })
      if (t.match.decisionOf(0)?.prompt === 'hit') t.choose(0, { do: 'hit', seat: 2 })
      t.look()
      const { attackWins, upsetWins } = player(t, 0)
      return [player(t, 0).vp, attackWins, upsetWins]
    }
    expect(won([3, 3, 3, 9])).toEqual([4, 1, 0])
    expect(won([3, 4, 0, 0])).toEqual([4, 1, 1])
    expect(won([3, 0, 4, 0])).toEqual([4, 1, 1])
    expect(won([3, 2, 2, 9])).toEqual([4, 1, 0])
  })

  it('AL-11.63 a Defender who is left has won a defence, and only that', () => {
    const t = duel('F', 'D', 'G0 P1').pass(0).pass(1)
    t.look()
    expect([0, 1].map((seat) => [player(t, seat).vp, player(t, seat).attackWins, player(t, seat).defenseWins])).toEqual([
      [0, 0, 0],
      [0, 0, 1],
    ])
  })

  it('AL-11.33 every Fortress beside the combat fires once, that of a third player only if it likes', () => {
    const units = {
      '0,0': { 0: 'C', 1: 'C' },
      '1,0': { 0: 'X' },
      '0,1': { 0: 'X' },
      '3,0': { 0: 'X' },
      '-1,0': { 2: 'X' },
      '0,-1': { 1: 'X' },
    } as const
    const t = fight({ units, dice: 'B0' })
    expect(t).toBeAsked(2, 'support')
    t.choose(2, { do: 'fire' })
    const dice = rolls(t)[0]?.dice ?? []
    expect([0, 1, 2].map((seat) => dice.filter((die) => die.seat === seat).map(({ unit }) => unit))).toEqual([
      [C, X, X, X, X],
      [C, X, X],
      [X, X],
    ])
    t.look()
  })

  it('AL-13.25 picks, AL-13.37 builds and AL-9.6 positions go by the track', () => {
    const track = [3, 1, 0, 2]
    const picks = table({
      phase: 'discovery',
      track,
      factions: ['cindar', 'syndicate', 'odaria', 'coalition'],
      row: ['DIS-P1', 'DIS-P2', 'DIS-P3', 'DIS-P4', 'DIS-P5'],
    })
    const seats: number[] = []
    while (picks.match.first?.prompt === 'discovery') {
      const { seat } = picks.match.first
      seats.push(seat)
      picks.choose(seat, { ...quietest(picks, seat) })
    }
    picks.look()
    expect(seats).toEqual(track)
    expect(askedInTurn(table({ phase: 'build', track, coins: [9, 9, 9, 9] }), 'build')).toEqual(track)
    expect(askedInTurn(table({ phase: 'turn-order', track, vp: [2, 2, 0, 2] }), 'position')).toEqual([2, 3, 1])
  })

  it('AL-9.11 Crystals are placed in turn order, round and round', () => {
    const t = table({ phase: 'placing', track: [3, 1, 0, 2], change: (g) => Object.assign(g, { placing: 6 }) })
    const seats: number[] = []
    for (const spot of ['0,0', '1,0', '-1,0', '2,0', '-2,0', '0,1'] as const) {
      seats.push(t.decision.seat)
      t.choose({ do: 'crystal', hex: hex(spot) })
    }
    expect(seats).toEqual([3, 1, 0, 2, 3, 1])
    expect([t.state.placing, t.state.crystals]).toEqual([0, 19])
    t.look()
  })

  it('AL-15.2 equals are ranked by the track, the others by Victory Points', () => {
    const end = (vp: readonly number[], track: readonly number[]) => {
      const t = table({ phase: 'win-check', vp, track })
      return [t.outcome?.payoffs, t.outcome?.reason, t.outcome?.scores]
    }
    expect(end([22, 22, 21, 0], [3, 1, 0, 2])).toEqual([[0, 1, 0, 0], 'twenty', [22, 22, 21, 0]])
    expect(end([19, 20, 3, 0], [0, 1, 2, 3])[0]).toEqual([0, 1, 0, 0])
    const last = table({ phase: 'win-check', vp: [4, 5, 5, 1], track: [2, 1, 0, 3], round: 6, lastRound: 6 })
    expect([last.outcome?.payoffs, last.outcome?.reason]).toEqual([[0, 0, 1, 0], 'last-round'])
    expect(table({ phase: 'win-check', vp: [19, 19, 0, 0], round: 5, lastRound: 6 }).outcome).toBeNull()
  })
})

describe('bounds and second halves', () => {
  it('AL-4.14 a Pink die for every two Frigates II; AL-4.13 a Green one for three Frigates, not for two', () => {
    const extra = (frigates: string, upgraded: boolean) => {
      const t = quietly(duel(frigates, 'N', 'G0', upgraded ? { discoveries: { 0: ['DIS-U1'] } } : {}), 'delay')
      t.look()
      return (rolls(t)[0]?.dice ?? [])
        .filter(({ seat }) => seat === 0)
        .map(({ colour }) => colour)
        .slice(frigates.length)
    }
    expect([extra('FF', false), extra('FFF', false), extra('FFFF', false), extra('FFFFF', false)]).toEqual([[], [0], [0], [0]])
    expect([extra('F', true), extra('FF', true), extra('FFF', true), extra('FFFF', true), extra('FFFFF', true)]).toEqual([
      [],
      [1],
      [1],
      [1, 1],
      [1, 1],
    ])
  })

  it('AL-6.14 the Coalition pays with as few exchanges as it takes, in either direction', () => {
    const buy = (purchase: number, coins: number, crystals: number) => {
      const t = table({ phase: 'buy', factions: ['coalition'], coins: [coins], crystals: [crystals] })
      if (!offers(t, 0).some((o) => o.do === 'buy' && o.purchase === purchase)) return null
      t.choose(0, { do: 'buy', purchase })
      t.look()
      return [player(t, 0).coins, player(t, 0).crystals, t.state.crystals]
    }
    // BUY-3 costs 16 Coins, BUY-1 costs 4 Crystals.
    expect(buy(2, 16, 2)).toEqual([0, 2, 23])
    expect(buy(2, 15, 2)).toEqual([3, 1, 24])
    expect(buy(2, 9, 2)).toEqual([1, 0, 25])
    expect(buy(2, 8, 2)).toEqual([0, 0, 25])
    expect(buy(2, 7, 2)).toBeNull()
    expect(buy(0, 5, 4)).toEqual([5, 0, 25])
    expect(buy(0, 5, 3)).toEqual([1, 0, 25])
    expect(buy(0, 8, 2)).toEqual([0, 0, 25])
    expect(buy(0, 7, 2)).toBeNull()
  })

  it('AL-9.12 no Crystal beside one’s own Stronghold, on another or on a Unit; AL-9.13 then where strangers are', () => {
    const sites = (p: Position) => {
      const t = table({ phase: 'placing', ...p, change: (g) => Object.assign(g, { placing: 2 }) })
      t.look()
      return offers(t, 0).flatMap((o) => (o.do === 'crystal' ? [o.hex] : []))
    }
    const usual = sites({ units: { '0,0': { 1: 'F' }, '1,0': { 0: 'F' } }, lying: { '2,0': 1 } })
    for (const spot of ['-1,-3', '0,-3', '-1,-2', '-2,-2', '0,0', '1,0', '2,0', '4,-3'] as const) expect(usual).not.toContain(hex(spot))
    for (const spot of ['3,-3', '3,0', '-3,0', '1,-3'] as const) expect(usual).toContain(hex(spot))
    expect(usual).toHaveLength(49 - 4 - 3 - 3)
    // Crystals lie everywhere except where other players are and beside the others’ Strongholds.
    const strangers = table({
      seats: 2,
      phase: 'placing',
      units: { '0,0': { 1: 'F' }, '1,0': { 0: 'F' } },
      change: (g) => {
        g.placing = 2
        g.tiles.fill(8)
        for (const spot of ['0,0', '1,0'] as const) g.tiles[hex(spot, 2)] = 1
        g.strongholds = [hex('-1,-2', 2), hex('1,2', 2)]
        g.units[hex('0,0', 2) * 4 + 1] = 1
      },
    })
    // The only place left is taken at once, and the next player has none.
    expect(strangers.state.lying[hex('0,0', 2)]).toBe(1)
    strangers.look()
  })

  it('AL-13.43 five Airships at a Stronghold, AL-6.7 any number for the Cin’dar Navy', () => {
    const built = (faction: 'cindar' | 'syndicate') => {
      const t = table({ phase: 'build', factions: faction === 'cindar' ? ['cindar'] : ['syndicate', 'cindar'], coins: [40] })
      let n = 0
      while (offers(t, 0).some((o) => o.do === 'build' && o.unit === F)) {
        t.choose(0, { do: 'build', unit: F })
        n += 1
      }
      t.look()
      return n
    }
    expect([built('cindar'), built('syndicate')]).toEqual([10, 5])
  })

  it('AL-13.46 a Stronghold, an old Outpost and an old Fortress: what each may build', () => {
    const offered = (units: string, discoveries: Position['discoveries'] = {}) => {
      const t = table({ phase: 'build', factions: ['syndicate', 'cindar'], coins: [40], units: { '0,0': { 0: units } }, discoveries })
      t.look()
      return offers(t, 0).flatMap((o) => (o.do === 'build' && o.hex === MIDDLE ? [o.unit] : []))
    }
    expect(offered('O')).toEqual([E])
    expect(offered('O', { 0: ['DIS-U6'] })).toEqual([F, E])
    expect(offered('X')).toEqual([F, D, C, N, E])
    expect(offered('OE')).toEqual([E, X])
    expect(offered('E')).toEqual([O])
    expect(offered('XE')).toEqual([F, D, C, N, E])
    expect(offered('OFFFFF')).toEqual([])
    expect(offered('OFFFFE')).toEqual([X])
  })

  it('AL-8.5 nobody’s Outpost goes where Units are, and AL-8.3 three steps are far enough', () => {
    const t = table({ phase: 'outposts', turn: 1, units: { '0,0': { 2: 'OFE' } }, tiles: { '1,0': 'crystal' } })
    const sites = offers(t, 1)
    expect(sites).toHaveLength(49 - 4 - 1 - 1)
    t.look()
  })

  it('AL-12.2 explored, empty and home territories are not offered', () => {
    const t = table({
      phase: 'explore',
      unexplored: ['0,0', '1,0', '2,0', '-1,-3'],
      units: { '0,0': { 0: 'F' }, '1,0': { 1: 'F' }, '-1,-3': { 0: 'F' }, '3,0': { 0: 'F' } },
    })
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'explore', hex: MIDDLE }])
  })

  it('AL-6.17 only what the Syndicate destroys as the Attacker', () => {
    const factions = ['cindar', 'syndicate', 'odaria', 'coalition'] as const
    const defended = duel('F', 'DD', 'G0 P1 P0', { factions }).pass(0).pass(1)
    expect([defended.state.hostages[F], unitsAt(defended.state, '0,0', 0)]).toEqual([0, ''])
    defended.look()
  })

  it('AL-18.2 Targeting Lenses re-roll one die of a step, however many are blank', () => {
    const t = duel('CC', 'N', 'B0 B0 B0 B0 B1', { discoveries: { 0: ['DIS-P7'] } })
    const again = t.events.filter(({ type }) => type === 'rerolled')
    expect(again[0]).toMatchObject({ seat: 0, dice: [{ seat: 0, unit: C, colour: 2, hits: 1 }], hits: [1, 0, 0, 0] })
    t.look()
  })
})
