import { describe, expect, it } from 'vitest'
import { duel, fight, rolls } from './fights.ts'
import { C, D, E, F, hex, N, type Position, player, quietly, table, unitsAt, X } from './table.ts'

describe('combats and who is in them', () => {
  it('AL-11.1 every territory with the active player and another is a combat', () => {
    const t = table({ units: { '0,0': { 0: 'CC' }, '1,0': { 1: 'O' }, '2,0': { 1: 'O' }, '0,1': { 2: 'F' } } })
    t.choose({ do: 'activate', hex: hex('0,0') }).choose({ do: 'from' })
    t.choose({ do: 'ship', unit: C })
      .choose({ do: 'fly', hex: hex('1,0') })
      .choose({ do: 'ship', unit: C })
      .choose({ do: 'fly', hex: hex('0,1') })
    expect(t).toOfferExactly([
      { do: 'combat', hex: hex('1,0') },
      { do: 'combat', hex: hex('0,1') },
    ])
  })

  it('AL-11.2 the active player says which combat comes next', () => {
    const t = table({ units: { '0,0': { 0: 'NN' }, '1,0': { 1: 'F' }, '0,1': { 2: 'F' } } })
    t.choose({ do: 'activate', hex: hex('0,0') }).choose({ do: 'from' })
    t.choose({ do: 'ship', unit: N })
      .choose({ do: 'fly', hex: hex('1,0') })
      .choose({ do: 'ship', unit: N })
      .choose({ do: 'fly', hex: hex('0,1') })
    expect(t).toBeAsked(0, 'combat')
    t.choose({ do: 'combat', hex: hex('0,1') })
    expect(t.state.combat?.hex).toBe(hex('0,1'))
    t.look()
  })

  it('AL-11.3 the active player is the Attacker', () => {
    const t = fight({ track: [1, 2, 3, 0], units: { '0,0': { 1: 'F', 2: 'F' } } })
    expect(t.state.combat?.attacker).toBe(1)
    t.look()
  })

  it('AL-11.4 others with Units there are Defenders', () => {
    const t = duel('F', 'F', 'G0 G0')
    expect(t.state.combat?.defended).toEqual([false, true, false, false])
    t.look()
  })

  it('AL-11.5 who only comes by Intercept is no Defender', () => {
    const t = fight({ vp: [3, 0, 9], units: { '0,0': { 0: 'NN', 1: 'E' }, '1,0': { 2: 'D' } }, dice: 'P0 B2 B2 B0 B0' })
    t.choose({ do: 'intercept', hex: hex('1,0') })
    quietly(t, 'delay')
    expect(t.state.combat?.defended).toEqual([false, true, false, false])
    t.choose(0, { do: 'hit', seat: 2 })
    // The Joiner had more VP, but beating a Joiner is no upset.
    expect(player(t, 0)).toMatchObject({ vp: 4, upsetWins: 0 })
  })

  it('AL-11.8 everybody in a combat is everybody’s enemy', () => {
    const t = fight({ units: { '0,0': { 0: 'N', 1: 'E' }, '1,0': { 2: 'D' } }, dice: 'P0 B2 B1 G0' })
    t.choose({ do: 'intercept', hex: hex('1,0') })
    quietly(t, 'delay')
    expect(t).toOfferExactly([
      { do: 'hit', seat: 1, unit: E },
      { do: 'hit', seat: 2, unit: D },
    ])
  })
})

describe('Intercept', () => {
  it('AL-11.9 players in turn order, one Destroyer at a time', () => {
    const t = fight({ track: [0, 2, 1, 3], units: { '0,0': { 0: 'F', 1: 'F' }, '1,0': { 1: 'D' }, '0,1': { 2: 'DD' } } })
    expect(t).toBeAsked(2, 'intercept')
    t.choose({ do: 'intercept', hex: hex('0,1') })
    expect(t).toBeAsked(2, 'intercept')
    t.choose({ do: 'done' })
    expect(t).toBeAsked(1, 'intercept')
    expect(unitsAt(t.state, '0,0', 2)).toBe('D')
  })

  it('AL-11.10 a Destroyer that faces enemies cannot leave', () => {
    const t = table({ units: { '2,0': { 0: 'CCC' }, '0,0': { 1: 'F' }, '1,0': { 1: 'D' } } })
    t.choose({ do: 'activate', hex: hex('2,0') }).choose({ do: 'from' })
    t.choose({ do: 'ship', unit: C })
      .choose({ do: 'fly', hex: hex('1,0') })
      .choose({ do: 'ship', unit: C })
      .choose({ do: 'fly', hex: hex('1,0') })
      .choose({ do: 'done' })
    // The combat at (1,0) is the only one; from (1,0) itself nobody intercepts.
    expect(t).not.toBeAsked(1, 'intercept')
    const two = table({ units: { '2,0': { 0: 'FF' }, '0,0': { 1: 'F' }, '1,0': { 1: 'D' } } })
    two.choose({ do: 'activate', hex: hex('2,0') }).choose({ do: 'from' })
    two
      .choose({ do: 'ship', unit: F })
      .choose({ do: 'fly', hex: hex('1,0') })
      .choose({ do: 'ship', unit: F })
      .choose({ do: 'fly', hex: hex('0,0') })
    two.choose({ do: 'combat', hex: hex('0,0') })
    expect(two).not.toBeAsked(1, 'intercept')
  })

  it('AL-11.11 Intercept 2 goes round enemies, Mountains and Strongholds', () => {
    const ring = ['1,0', '1,-1'] as const
    const join = (p: Position) => fight({ discoveries: { 0: ['DIS-U2'] }, units: { '0,0': { 0: 'F', 1: 'F' }, '2,-1': { 0: 'D' } }, ...p })
    expect(join({})).toOffer({ do: 'intercept', hex: hex('2,-1') })
    expect(join({ tiles: { [ring[0]]: 'mountain', [ring[1]]: 'mountain' } })).not.toOffer({ do: 'intercept' })
    expect(join({ tiles: { [ring[0]]: 'mountain', [ring[1]]: 'mountain' }, discoveries: { 0: ['DIS-U2', 'DIS-P2'] } })).toOffer({
      do: 'intercept',
    })
    const guarded = { '0,0': { 0: 'F', 1: 'F' }, '2,-1': { 0: 'D' }, '1,0': { 1: 'E' }, '1,-1': { 2: 'E' } }
    expect(join({ units: guarded })).not.toOffer({ do: 'intercept' })
    expect(join({ strongholds: ['-4,3', '1,0', '1,3', '4,-3'], tiles: { '1,-1': 'mountain' } })).not.toOffer({ do: 'intercept' })
  })

  it('AL-11.12 Attacker, Defender and third parties may Intercept', () => {
    const t = fight({ units: { '0,0': { 0: 'F', 1: 'F' }, '1,0': { 0: 'D' }, '0,1': { 1: 'D' }, '-1,0': { 2: 'D' } } })
    for (const seat of [0, 1, 2]) {
      expect(t).toBeAsked(seat, 'intercept')
      t.choose({ do: 'intercept' })
    }
    expect([0, 1, 2].map((seat) => unitsAt(t.state, '0,0', seat))).toEqual(['FD', 'FD', 'D'])
    t.look()
  })

  it('AL-11.13 the stacking limit holds for them', () => {
    const t = fight({ units: { '0,0': { 0: 'FFFF', 1: 'F' }, '1,0': { 0: 'DD' } } })
    t.choose({ do: 'intercept' })
    expect(t).not.toBeAsked(0, 'intercept')
    expect(unitsAt(t.state, '0,0', 0)).toBe('FFFFD')
  })

  it('AL-11.14 it costs no token, knows no Jetstream, and follows a move of the same Order', () => {
    const t = table({ tiles: { '2,0': 'jetstream' }, discoveries: {}, units: { '0,1': { 0: 'FD' }, '0,0': { 1: 'F' }, '2,0': { 0: 'D' } } })
    t.choose({ do: 'activate', hex: hex('0,1') }).choose({ do: 'from' })
    t.choose({ do: 'ship', unit: D })
      .choose({ do: 'fly', hex: hex('1,0') })
      .choose({ do: 'ship', unit: F })
      .choose({ do: 'fly', hex: hex('0,0') })
    expect(t).toOfferExactly([{ do: 'done' }, { do: 'intercept', hex: hex('1,0') }])
    expect(player(t, 0).tokens).toBe(2)
  })

  it('AL-11.15 the pool starts empty in round 1', () => {
    const t = duel('F', 'F', 'G0 G0')
    expect(t.state.combat).toMatchObject({ pool: 0, round: 1, escalation: 0 })
    t.look()
  })
})

describe('a combat round', () => {
  it('AL-11.16 Escalation, cards, delays, Light Step, Heavy Step, retreats, escalation check', () => {
    const t = duel('DE', 'DE', 'P0 P0 G0 G0 G1 P0 P0 G0 G0', { explores: { 0: ['EXP-H03'] } })
    const stages: string[] = []
    for (let n = 0; n < 30 && t.state.combat && t.state.combat.round < 3; n++) {
      const { stage, round } = t.state.combat
      if (stages[stages.length - 1] !== `${round} ${stage}`) stages.push(`${round} ${stage}`)
      const first = t.match.first
      if (!first) break
      const still = first.options.find((o) => o.do === 'pass' || o.do === 'stay') ?? first.options[0]
      t.choose(first.seat, { ...(still ?? { do: 'pass' }) })
    }
    expect(stages.slice(0, 5)).toEqual(['1 cards', '1 delay', '1 light', '1 heavy', '1 retreat'].filter((s) => stages.includes(s)))
    expect(stages).toContain('2 cards')
    expect(
      rolls(t)
        .slice(0, 2)
        .map((r) => r.step),
    ).toEqual(['light', 'heavy'])
    t.look()
  })

  it('AL-11.17 the pool is rolled once, for both steps, from round 2 on', () => {
    const t = duel('DE', 'DE', 'P0 P0 G0 G0 G1 P0 P0 G0 G0')
    quietly(t, 'delay', 'retreat')
    expect(t.events.filter((e) => e.type === 'escalation')[0]).toMatchObject({ hits: 1 })
    const [, , light, heavy] = rolls(t)
    expect(light?.hits.slice(0, 2)).toEqual([1, 1])
    expect(heavy?.hits.slice(0, 2)).toEqual([1, 1])
    t.look()
  })

  it('AL-11.18 the Attacker plays cards first, then the others in turn order', () => {
    const t = fight({ track: [2, 1, 0, 3], turn: 2, units: { '0,0': { 0: 'D', 1: 'D' } }, explores: { 0: ['EXP-H03'], 1: ['EXP-H03'] } })
    expect(t).toBeAsked(0, 'window')
    t.pass()
    expect(t).toBeAsked(1, 'window')
    t.pass()
    expect(t).toBeAsked(0, 'delay')
  })

  it('AL-11.19 the Attacker declares delay first; only who has Light Units is asked', () => {
    const t = fight({ track: [1, 0, 2, 3], turn: 1, units: { '0,0': { 0: 'F', 1: 'F' } } })
    expect(t).toBeAsked(0, 'delay')
    t.pass()
    expect(t).toBeAsked(1, 'delay')
    const heavy = duel('C', 'F', 'G0 B0')
    expect(heavy).toBeAsked(1, 'delay')
  })

  it('AL-11.20 who declined before the first delay is asked once more', () => {
    const t = duel('F', 'F', 'G0 G0').pass()
    t.choose(1, { do: 'delay' })
    expect(t).toBeAsked(0, 'delay')
    t.choose({ do: 'delay' })
    expect(t.state.combat?.delayed.slice(0, 2)).toEqual([true, true])
    t.look()
    const first = duel('F', 'F', 'G0 G0').choose({ do: 'delay' })
    first.pass(1)
    expect(first).not.toBeAsked(1, 'delay')
  })

  it('AL-11.21 delay is for all Light Units and for this round only', () => {
    const t = duel('FD', 'E', 'G0 P0 G0').choose({ do: 'delay' })
    expect(rolls(t).map((r) => r.step)).toEqual(['heavy'])
    expect(
      rolls(t)[0]
        ?.dice.filter((d) => d.seat === 0)
        .map((d) => d.unit),
    ).toEqual([F, D])
    quietly(t, 'retreat')
    expect(t.state.combat).toMatchObject({ round: 2, delayed: [false, false, false, false] })
    t.look()
  })

  it('EX-11 delaying', () => {
    const t = duel('DDC', 'FFF', 'P1 P0 B0 G0 G0').pass()
    t.choose(1, { do: 'delay' })
    expect(t).toBeAsked(0, 'delay')
    t.pass()
    expect(rolls(t)[0]).toMatchObject({ step: 'light', hits: [1, 0, 0, 0] })
    // One Frigate is gone: the other two fire in the Heavy Step, without the Swarm die.
    expect(rolls(t)[1]?.dice.filter((d) => d.seat === 1)).toHaveLength(2)
    t.look()
  })
})

describe('a Combat Step', () => {
  it('AL-11.22 roll, re-roll, cards, damage, repair', () => {
    const t = duel('D', 'C', 'P1 B0', { explores: { 1: ['EXP-H04'] } })
    quietly(t, 'delay')
    t.pass(1)
    t.pass(0)
    expect(t).toBeAsked(1, 'window')
    expect(t.state.combat?.hits[0]).toBe(1)
    t.choose({ do: 'play', against: 0 })
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'hits-cut', n: 1 }))
    t.look()
  })

  it('AL-11.23 Light Units attack in the Light Step', () => {
    const t = quietly(duel('FD', 'C', 'G0 P0 B0'), 'delay')
    expect(rolls(t)[0]).toMatchObject({ step: 'light', dice: [{ unit: F }, { unit: D }] })
    t.look()
  })

  it('AL-11.24 Heavy Airships, Buildings, delayed Light Units and Fortresses beside in the Heavy Step', () => {
    const t = fight({ units: { '0,0': { 0: 'FFFCE', 1: 'O' }, '1,0': { 0: 'X' } } }).choose({ do: 'delay' })
    const heavy = rolls(t)[0]
    expect(heavy?.step).toBe('heavy')
    // Three Frigates with their Swarm die, Cruiser, Engineer, the Fortress's two dice.
    expect(heavy?.dice.filter((d) => d.seat === 0).map((d) => d.unit)).toEqual([F, F, F, F, C, E, X, X])
    t.look()
  })

  it('AL-11.25 dice are rolled for each Unit', () => {
    const t = duel('NN', 'C', 'B0 B0 B0 B0 B0')
    expect(rolls(t)[0]?.dice.filter((d) => d.seat === 0)).toHaveLength(4)
    t.look()
  })

  it('AL-11.26 hits are the dice, with explosions, and E', () => {
    const t = duel('DD', 'X', 'P2* P1 P1 P0 P0')
    quietly(t, 'delay')
    expect(rolls(t)[0]?.hits[0]).toBe(4)
    t.look()
  })

  it('AL-11.27 E is for everybody in both steps, dice or not', () => {
    const t = duel('E', 'E', 'G0 G0 G1 G0 G0')
    quietly(t, 'retreat')
    expect(t.state.combat?.round ?? 9).toBeGreaterThan(1)
    expect(rolls(t)[1]?.hits.slice(0, 2)).toEqual([1, 1])
    t.look()
  })

  it('AL-11.28 Supporters do not get E', () => {
    const t = fight({ units: { '0,0': { 0: 'E', 1: 'E' }, '1,0': { 2: 'X' } }, dice: 'G0 G0 G1 G0 G0 P0 P0' })
    t.pass(2)
    quietly(t, 'retreat')
    t.choose(2, { do: 'fire' })
    expect(rolls(t)[1]?.hits).toEqual([1, 1, 0, 0])
    t.look()
  })

  it('AL-11.29 all dice of a step fall before its damage', () => {
    const t = quietly(duel('F', 'F', 'G1 G1'), 'delay')
    expect([unitsAt(t.state, '0,0', 0), unitsAt(t.state, '0,0', 1)]).toEqual(['', ''])
  })

  it('AL-11.30 who falls in the Light Step does not fire in the Heavy Step', () => {
    const t = duel('DC', 'F', 'P1 B0').pass()
    t.choose(1, { do: 'delay' }).pass(0)
    expect(unitsAt(t.state, '0,0', 1)).toBe('')
    expect(rolls(t)).toHaveLength(1)
  })

  it('AL-11.31 card windows once a step, the Attacker first', () => {
    const t = duel('D', 'D', 'P0 P0', { explores: { 0: ['EXP-H05'], 1: ['EXP-H05'] }, track: [1, 0, 2, 3], turn: 1 })
    t.pass(0).pass(1)
    quietly(t, 'delay')
    expect(t).toBeAsked(0, 'window')
    t.pass(0)
    expect(t).toBeAsked(1, 'window')
    t.pass(1)
    // No hits and no Heavy dice: the next question is about retreat.
    expect(t).toBeAsked(0, 'retreat')
  })

  it('AL-11.32 the combat ends when one player is left after a step', () => {
    const t = quietly(duel('DC', 'F', 'P1 G0'), 'delay')
    expect(rolls(t)).toHaveLength(1)
    expect(t.state.combat).toBeNull()
    expect(player(t, 0).vp).toBe(1)
  })
})

describe('Bombard', () => {
  it('AL-11.33 a Fortress fires from beside, unless it is besieged itself', () => {
    const besieged = table({ units: { '2,0': { 0: 'FF' }, '1,0': { 1: 'X' }, '0,0': { 1: 'C' } } })
    besieged.choose({ do: 'activate', hex: hex('2,0') }).choose({ do: 'from' })
    besieged
      .choose({ do: 'ship', unit: F })
      .choose({ do: 'fly', hex: hex('1,0') })
      .choose({ do: 'ship', unit: F })
      .choose({ do: 'fly', hex: hex('0,0') })
    besieged.choose({ do: 'combat', hex: hex('0,0') })
    quietly(besieged, 'delay')
    const here = besieged.events.slice(0, besieged.events.findIndex((e) => e.type === 'combat-over') >>> 0)
    const dice = here.flatMap((e) => (e.type === 'rolled' && 'dice' in e ? (e.dice as { unit: number }[]) : []))
    expect(dice.length).toBeGreaterThan(0)
    expect(dice.some((d) => d.unit === X)).toBe(false)
    besieged.look()
    const far = fight({ units: { '0,0': { 0: 'C', 1: 'C' }, '2,0': { 1: 'X' } }, dice: 'B0 B0' })
    expect(rolls(far)[0]?.dice).toHaveLength(2)
    far.look()
  })

  it('AL-11.34 a participant’s Fortresses fire by themselves', () => {
    const t = fight({ units: { '0,0': { 0: 'C', 1: 'C' }, '1,0': { 1: 'X' } }, dice: 'B0 B0 P0 P0' })
    expect(rolls(t)[0]?.dice.filter((d) => d.seat === 1)).toHaveLength(3)
    expect(t).not.toBeAsked(1, 'support')
  })

  it('AL-11.35 others decide, in turn order, in each Heavy Step', () => {
    const t = fight({
      track: [3, 2, 0, 1],
      turn: 2,
      units: { '0,0': { 0: 'E', 1: 'E' }, '1,0': { 2: 'X' }, '0,1': { 3: 'X' } },
      dice: 'G0 G0 G0 G0 G0',
    })
    expect(t).toBeAsked(3, 'support')
    t.pass(3)
    expect(t).toBeAsked(2, 'support')
    t.pass(2)
    quietly(t, 'retreat')
    expect(t).toBeAsked(3, 'support')
  })

  it('AL-11.36 Bombard dice are the Fortress’s and explode', () => {
    const t = fight({ units: { '0,0': { 0: 'E', 1: 'E' }, '1,0': { 2: 'X' } }, dice: 'G0 G0 P2* P1 P0' })
    t.choose(2, { do: 'fire' })
    expect(rolls(t)[0]?.hits).toEqual([0, 0, 3, 0])
    t.look()
  })

  it('AL-11.37 a Supporter hits whom it likes', () => {
    const t = fight({ units: { '0,0': { 0: 'E', 1: 'E' }, '1,0': { 2: 'X' } }, dice: 'G0 G0 P2 P0' })
    t.choose(2, { do: 'fire' })
    expect(t.at(2)).toOfferExactly([
      { do: 'hit', seat: 0, unit: E },
      { do: 'hit', seat: 1, unit: E },
    ])
  })

  it('AL-11.38 the Fortress outside is no target, and its owner has no retreat and no VP', () => {
    const t = fight({ units: { '0,0': { 0: 'N', 1: 'E' }, '1,0': { 2: 'X' } }, dice: 'B2 B2 G0 P2 P0' })
    t.choose(2, { do: 'fire' })
    expect(t).not.toOffer({ do: 'hit', seat: 2 })
    quietly(t, 'hit')
    expect(player(t, 2)).toMatchObject({ vp: 0, coins: 0 })
    expect(unitsAt(t.state, '1,0', 2)).toBe('X')
  })

  it('EX-15 Fortress fire', () => {
    const t = fight({ units: { '0,0': { 0: 'EE', 1: 'EE' }, '1,0': { 2: 'X' } }, dice: 'G0 G0 G0 G0 P1 P2' })
    expect(t).toBeAsked(2, 'support')
    t.choose(2, { do: 'fire' })
    expect(t.state.combat?.hits[2]).toBe(3)
    t.choose({ do: 'hit', seat: 0, unit: E })
    // One hit is left, too few for another Engineer.
    expect([unitsAt(t.state, '0,0', 0), unitsAt(t.state, '0,0', 1)]).toEqual(['E', 'EE'])
    expect(t).toBeAsked(0, 'retreat')
  })
})
