import { clone as deepCopy, seedRandom } from '@rulewright/kernel'
import { sharedParts, tableFor } from '@rulewright/testkit'
import { describe, expect, it } from 'vitest'
import { UNITS } from '../content/units.ts'
import { anyConfig } from '../rules/config.ts'
import { takeFrom } from '../rules/decks.ts'
import type { AldarraEvent } from '../rules/events.ts'
import { aldarra } from '../rules/index.ts'
import { obstacles } from '../rules/obstacles.ts'
import { setup } from '../rules/setup.ts'
import type { AldarraState } from '../rules/state.ts'
import { explore } from './explored.ts'
import { duel, fight } from './fights.ts'
import { type AldarraTable, C, configFor, D, exp, F, hex, O, obj, type Position, quietly, table, unitsAt, X } from './table.ts'

const MIDDLE = hex('0,0')
const told = <T extends AldarraEvent['type']>(t: AldarraTable, type: T) =>
  t.events.filter((event): event is Extract<AldarraEvent, { type: T }> => event.type === type)
/** Answers with the first thing on offer while one of these is asked. */
function hastily(t: AldarraTable, ...prompts: readonly string[]): AldarraTable {
  for (let asked = t.match.first; asked && prompts.includes(asked.prompt); asked = t.match.first) {
    const [first] = asked.options
    if (first) t.choose(asked.seat, { ...first })
  }
  return t
}

describe('a copy of the state', () => {
  it('AL-22.1 shares nothing with the original, in an Order, a combat, an exploration and a build turn', () => {
    const fighting = duel('FFD', 'FFD', 'G0 G0 P0 G0 G0 P0').pass(0).pass(1)
    fighting.look()
    const exploring = explore(['EXP-14', 'EXP-01'], 'F', { tiles: { '0,0': 'ruins' } })
    exploring.look()
    const building = table({ phase: 'build', coins: [9] })
    building.look()
    for (const t of [fighting, exploring, building]) {
      const original = t.state
      const copy = aldarra.clone?.(original) ?? deepCopy(original)
      expect(copy).toEqual(original)
      expect(sharedParts(original, copy)).toEqual([])
    }
    expect([fighting.state.combat, fighting.state.order, exploring.state.exploring, building.state.building]).not.toContain(null)
  })
})

describe('long runs', () => {
  it('any configuration is played: maps, factions asked for and chosen, head starts, each about as often as not', () => {
    const configs = Array.from({ length: 400 }, (_, n) => anyConfig(seedRandom(`config ${n}`)))
    const share = (is: (config: (typeof configs)[number]) => boolean) => Math.round((configs.filter(is).length / configs.length) * 10)
    expect([share((c) => c.chooseFactions), share((c) => c.balanced), share((c) => c.map === 'random')]).toEqual([5, 5, 5])
    expect(share((c) => c.faction[0] === 'any')).toBe(5)
    expect(new Set(configs.map((c) => c.seats))).toEqual(new Set([2, 3, 4]))
    expect(new Set(configs.map((c) => c.lastRound))).toEqual(new Set([30]))
    expect(configs.flatMap((c) => aldarra.problems?.(c) ?? [])).toEqual([])
  })

  it('a card that is not there cannot be taken', () => expect(() => takeFrom([1, 3], 2)).toThrow('card 2 is not there'))
})

describe('arriving', () => {
  it('AL-6.3 who asked for a faction is not asked again, whichever it is', () => {
    const wishes = (faction: readonly ('cindar' | 'odaria' | 'any')[]) => {
      const config = configFor(3, { chooseFactions: true, faction: [...faction] })
      const state = setup(config, seedRandom('wishes'))
      const t = tableFor(aldarra, config, state)
      t.look()
      return t
    }
    const t = wishes(['cindar', 'odaria', 'any'])
    expect(t).toBeAsked(2, 'faction')
    expect(t.decision.options).toHaveLength(2)
    expect(wishes(['odaria', 'any', 'cindar'])).toBeAsked(1, 'faction')
  })
})

describe('what a question is about', () => {
  it('AL-11.19 the territory of a combat; AL-17.3 the window of a card; nothing where there is nothing', () => {
    const t = duel('F', 'F', 'G0 G0', { explores: { 0: ['EXP-H03'] } })
    expect(t).toBeAsked(0, 'window')
    expect(t.decision.about).toEqual({ window: 'combat-round' })
    t.pass(0)
    expect(t.decision.about).toEqual({ hex: MIDDLE })
    t.look()
    expect('about' in table().decision).toBe(false)
    expect(table({ phase: 'objectives' }).at(0).decision?.about).toBeUndefined()
  })
})

describe('the Coalition', () => {
  const rich = (more: Position) => table({ factions: ['coalition', 'syndicate', 'odaria', 'cindar'], coins: [4], ...more })

  it('AL-6.14 the last Crystal of the supply may still be exchanged for, and none beyond it', () => {
    expect(rich({ crystals: [0, 9, 9, 6] })).toOffer({ do: 'to-crystal' })
    expect(rich({ crystals: [0, 9, 9, 7] })).not.toOffer({ do: 'to-crystal' })
  })

  it('AL-6.16 with as many Outposts as sites nothing is asked; with none left nothing is placed', () => {
    const sites = { '0,0': { 0: 'E' }, '1,0': { 0: 'E' } } as const
    const held = (outposts: string) => ({
      '-3,0': { 0: outposts[0] ?? '' },
      '-2,0': { 0: outposts[1] ?? '' },
      '0,2': { 0: outposts[2] ?? '' },
      '1,1': { 0: outposts[3] ?? '' },
      '2,0': { 0: outposts[4] ?? '' },
      '2,-1': { 0: outposts[5] ?? '' },
    })
    const placed = (outposts: string) => {
      const t = rich({ phase: 'free-outposts', units: { ...sites, ...held(outposts) } })
      t.look()
      return [t.match.first?.prompt, told(t, 'gained').map(({ hex: at }) => at)]
    }
    expect(placed('OOOO')).toEqual(['position', [MIDDLE, hex('1,0')]])
    expect(placed('OOOOO')).toEqual(['free-outpost', []])
    expect(placed('OOOOOO')).toEqual(['position', []])
  })
})

describe('ransom', () => {
  it('AL-6.20 a player pays for their own pieces and nobody else’s', () => {
    const t = table({ phase: 'ransom', coins: [4, 0, 4, 0], hostages: { 0: 'FX', 2: 'N', 3: 'O' } })
    t.choose(0, { do: 'ransom' })
    // Hidden from others until all have answered (AL-16.5).
    expect([t.view(0).players[0]?.plan, t.view(2).players[0]?.plan]).toEqual([2, null])
    t.pass(2)
    expect(told(t, 'ransomed')).toEqual([{ type: 'ransomed', seat: 0, units: [1, 0, 0, 0, 0, 0, 1] }])
    const held = [0, 1, 2, 3].map((seat) => t.view(null).players[seat]?.hostages)
    expect(held).toEqual([
      [0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 1, 0, 0, 0],
      [0, 0, 0, 0, 0, 1, 0],
    ])
    t.look()
  })

  it('AL-16.5 one’s own refusal is seen by oneself until all have answered', () => {
    const t = table({ phase: 'ransom', coins: [4, 0, 4, 0], hostages: { 0: 'F', 2: 'F' } }).pass(2)
    expect([t.view(2).players[2]?.plan, t.view(0).players[2]?.plan]).toEqual([1, null])
    t.look()
  })

  it('AL-6.20 the Coins of one who has no piece in the pool do not matter, and nothing is revealed', () => {
    const t = table({ phase: 'ransom', coins: [9, 9, 9, 9], hostages: { 2: 'F' } })
    expect(t.match.open.map(({ seat }) => seat)).toEqual([2])
    t.look()
    const none = table({ phase: 'ransom', coins: [9, 9, 9, 9] })
    expect(none).toBeAsked(0, 'build')
    expect(none.state.reveals).toBe(0)
  })
})

describe('building', () => {
  it('AL-13.50 a Fortress is raised once on the same Outpost', () => {
    const t = table({ phase: 'build', coins: [30], units: { '0,0': { 0: 'OE' } } })
    t.choose({ do: 'build', unit: X, hex: MIDDLE })
    expect(t).not.toOffer({ do: 'build', unit: X, hex: MIDDLE })
    expect(t).not.toOffer({ do: 'build', unit: O, hex: MIDDLE })
    // AL-13.46: one Airship in the step of the upgrade.
    t.choose({ do: 'build', unit: F, hex: MIDDLE })
    expect(t).not.toOffer({ do: 'build', unit: F, hex: MIDDLE })
    t.look()
  })
})

describe('combat', () => {
  it('AL-11.5 begins with nothing rolled, delayed, hit or destroyed', () => {
    const t = fight({ units: { '0,0': { 0: 'F', 1: 'F' }, '1,0': { 1: 'D' } }, vp: [3, 5] })
    expect(t).toBeAsked(1, 'intercept')
    expect(t.view(2).combat).toEqual({
      hex: MIDDLE,
      attacker: 0,
      stage: 'intercept',
      round: 1,
      pool: 0,
      escalation: 0,
      vpAtStart: [3, 5, 0, 0],
      defended: [false, true, false, false],
      delayed: [false, false, false, false],
      extraDice: [0, 0, 0, 0],
      firing: [false, false, false, false],
      inStep: [false, false, false, false],
      dice: [],
      hits: [0, 0, 0, 0],
      damage: new Array(28).fill(0),
      destroyedThisRound: 0,
    })
  })

  it('AL-11.16 the stage is seen by everybody as the round goes on', () => {
    const stage = (t: AldarraTable) => {
      t.look()
      return [t.match.first?.prompt, t.view(3).combat?.stage]
    }
    const t = fight({ units: { '0,0': { 0: 'FC', 1: 'FC' }, '1,0': { 2: 'X' } }, explores: { 0: ['EXP-H03'] }, dice: 'G1 G1' })
    expect(stage(t)).toEqual(['window', 'cards'])
    expect(stage(t.pass(0))).toEqual(['delay', 'delay'])
    expect(stage(t.pass(0).pass(1))).toEqual(['window', 'light'])
    hastily(t, 'hit', 'window')
    expect(stage(t)).toEqual(['support', 'heavy'])
  })

  it('AL-11.62 when the last enemy has gone the combat is over: nobody is asked for cards again', () => {
    const t = duel('E', 'E', 'G0 G0', { explores: { 0: ['EXP-H03'], 1: ['EXP-H03'] } })
    quietly(t, 'window')
    t.choose(0, { do: 'stay' }).choose(1, { do: 'retreat', hex: hex('1,0') })
    // The next card window is the one after the Order.
    expect(t.decision.about).toEqual({ window: 'order-done' })
    expect(told(t, 'combat-over')).toMatchObject([{ winner: 0 }])
    t.look()
  })

  it('AL-18.2 only blanks are rolled again, Blue before Pink before Green, the first rolled first', () => {
    const lenses = { discoveries: { 0: ['DIS-P7'] } } as const
    const again = (units: string, dice: string, more: Position = {}) => {
      const t = duel(units, 'O', dice, { ...lenses, ...more })
      while (t.match.first?.prompt === 'delay') t.pass(t.match.first.seat)
      t.look()
      return told(t, 'rerolled').map(({ dice: rolled }) => rolled.map(({ unit, colour }) => [unit, colour]))
    }
    expect(again('FD', 'G0 P0')).toEqual([[[D, 1]]])
    expect(again('F', 'G0')).toEqual([[[F, 0]]])
    expect(again('FD', 'G1 P1')).toEqual([])
    expect(again('FD', 'G0 P1')).toEqual([[[F, 0]]])
    // In the Heavy Step the Cruiser's die comes before an Outpost's.
    expect(again('CO', 'B0 G0')).toEqual([[[C, 2]]])
  })

  it('AL-11.46 what is left of one ship’s damage does not go on to the next of its type', () => {
    // One hit of seat 0 and two of seat 1's four destroy the first Cruiser; two are too few for the second, which is whole.
    const t = fight({ units: { '0,0': { 0: 'F', 1: 'FFFF', 3: 'CC' } }, dice: 'G1 G1 G1 G1 G1 G0' })
    hastily(t, 'delay')
    t.choose(0, { do: 'hit', seat: 3, unit: C })
    t.choose(1, { do: 'hit', seat: 3, unit: C }).choose(1, { do: 'hit', seat: 3, unit: C })
    expect(told(t, 'destroyed')).toMatchObject([{ by: 1, seat: 3, unit: C }])
    expect(unitsAt(t.state, '0,0', 3)).toBe('C')
    t.look()
  })

  it('AL-11.50 hits that can destroy nothing are gone when the damage is assigned', () => {
    const t = duel('E', 'C', 'G1 B0')
    expect(t).toBeAsked(0, 'retreat')
    expect(t.view(2).combat?.hits).toEqual([0, 0, 0, 0])
  })
})

describe('Explore cards, the other half', () => {
  it('AL-12.13 a card of two effects of which one happens has an effect', () => {
    const t = explore(['EXP-20'], 'F', { dice: 'B1' })
    expect(told(t, 'no-effect')).toEqual([])
    t.look()
    const dry = explore(['EXP-20'], 'F', { dice: 'B1', crystals: [9, 9, 7] })
    expect(told(dry, 'no-effect')).toEqual([{ type: 'no-effect', seat: 0, card: exp('EXP-20') }])
    dry.look()
  })

  it('AL-12.13 a Unit is not offered where no piece is left, be there room and money', () => {
    const t = explore(['EXP-13'], 'F', { coins: [9], units: { '0,0': { 0: 'F' }, '1,0': { 0: 'CCCCC' } } })
    expect(told(t, 'no-effect')).toMatchObject([{ card: exp('EXP-13') }])
    t.look()
  })

  it('EXP-12 two Discoveries one has already have no effect; EXP-11 nor has an Objective when none is left', () => {
    const known = explore(['EXP-12'], 'F', { discoveries: { 0: ['DIS-P1', 'DIS-P2'] }, discoveryDeck: ['DIS-P1', 'DIS-P2'] })
    expect(told(known, 'no-effect')).toMatchObject([{ card: exp('EXP-12') }])
    known.look()
    const claimAll = (g: AldarraState) => g.players[1]?.claimed.push(...g.objectiveDeck.splice(0))
    const none = explore(['EXP-11'], 'F', { change: (g) => void claimAll(g) })
    expect(told(none, 'no-effect')).toMatchObject([{ card: exp('EXP-11') }])
    expect(told(none, 'drew-objectives')).toEqual([])
    none.look()
  })

  it('EXP-11 what is drawn comes last in the hand', () => {
    const t = explore(['EXP-11'], 'F', { objectives: { 0: ['OBJ-09', 'OBJ-05'] }, objectiveDeck: ['OBJ-06'] })
    expect(t.view(0).players[0]?.objectives?.map(({ card }) => card)).toEqual([obj('OBJ-09'), obj('OBJ-05'), obj('OBJ-06')])
    expect(told(t, 'no-effect')).toEqual([])
    t.look()
  })

  it('EXP-14 the Frigate is on offer while one stacking place is left', () => {
    expect(explore(['EXP-14'], 'FFFF')).toOfferExactly([
      { do: 'branch', branch: 0 },
      { do: 'branch', branch: 1 },
    ])
  })

  it('EXP-25 an Engineer is sacrificed, whatever else stands here', () => {
    const t = explore(['EXP-25'], 'FEO').choose({ do: 'accept' })
    expect(t.state.units[MIDDLE * 4]).toBe((1 << (F * 4)) + (1 << (C * 4)) + (1 << (O * 4)))
    t.look()
  })
})

describe('Hold cards, the other half', () => {
  it('AL-17.4 each card is on offer once, with nothing of another’s', () => {
    const t = table({
      factions: ['odaria', 'cindar', 'syndicate', 'coalition'],
      vp: [5],
      units: { '0,0': { 0: 'F' } },
      explores: { 0: ['EXP-H01'] },
    })
    t.pass().choose({ do: 'activate', hex: MIDDLE }).choose({ do: 'from' })
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'play', explore: exp('EXP-H01') }])
  })

  it('EXP-H02 a Building alone has nothing that could retreat', () => {
    const t = fight({ units: { '0,0': { 0: 'F', 1: 'O' } }, explores: { 1: ['EXP-H02', 'EXP-H03'] }, dice: 'G0' })
    expect(t).toBeAsked(1, 'window')
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'play', explore: exp('EXP-H03') }])
  })
})

describe('what is turned up stays turned up', () => {
  /** How many reveals the last choice caused. */
  const revealed = (t: AldarraTable, choose: () => unknown): number => {
    const before = t.state.reveals
    choose()
    t.look()
    return t.state.reveals - before
  }

  it('AL-13.29 Discoveries, AL-12.8 Explore cards, AL-17.6 cards played, AL-14.7 claims, AL-16.5 choices made in secret', () => {
    const searching = table({ phase: 'discovery', seats: 2, row: ['DIS-P1'], discoveries: { 0: ['DIS-P1'] } })
    expect(revealed(searching, () => searching.choose(0, { do: 'reveal' }))).toBe(1)
    const chart = explore(['EXP-12'], 'F', { discoveryDeck: ['DIS-P1', 'DIS-P2'] })
    expect(chart.state.reveals).toBe(3)
    chart.look()
    const bonds = table({ phase: 'build', explores: { 0: ['EXP-H07'] } })
    expect(revealed(bonds, () => bonds.choose(0, { do: 'play', explore: exp('EXP-H07') }))).toBe(1)
    const claim = table({ phase: 'claims', coins: [10], objectives: { 0: ['OBJ-27', 'OBJ-01'] } })
    expect(revealed(claim, () => claim.choose(0, { do: 'claim' }))).toBe(1)
    const exchange = table({ phase: 'objectives', seats: 2 })
    for (const seat of [0, 1]) exchange.choose(seat, { do: 'exchange' })
    exchange.choose(0, { do: 'done' })
    // Nobody exchanges a card, so none is drawn: what is revealed is each player's choice, then the row.
    expect(revealed(exchange, () => exchange.choose(1, { do: 'done' }))).toBe(3)
  })

  it('AL-6.8 what Cin’dar finds leaves the deck', () => {
    const t = table({ phase: 'discovery', seats: 2, factions: ['cindar', 'odaria'], row: ['DIS-P1', 'DIS-P2', 'DIS-P3'] })
    const before = t.state.discoveryDeck.filter((card) => card === 0).length
    t.choose(0, { do: 'search' }).choose(0, { do: 'find', discovery: 0 })
    expect(t.state.discoveryDeck.filter((card) => card === 0).length).toBe(before - 1)
    t.look()
  })
})

describe('why not, the other half', () => {
  it('AL-14.4 each Objective that is not on offer has its reason, though another is', () => {
    const t = table({ phase: 'claims', coins: [10], objectives: { 0: ['OBJ-27', 'OBJ-01', 'OBJ-28'] } })
    const reasons = obstacles(t.state, 0, t.match.decisionOf(0)).filter(({ option }) => option.do === 'claim')
    expect(reasons.map(({ option, why }) => [Reflect.get(option, 'objective'), why])).toEqual([
      [obj('OBJ-01'), 'unmet'],
      [obj('OBJ-28'), 'unmet'],
    ])
    t.look()
  })
})

describe('printed on the Unit cards', () => {
  it('AL-4.12 each side names its traits', () => {
    const names = ({ standard, upgraded }: (typeof UNITS)[number]) =>
      [standard, upgraded].map(({ text }) => text.match(/[A-Z][\w ]*(?=:)/g)?.join(', '))
    expect(UNITS.map(names)).toEqual([
      ['Swarm', 'Greater Swarm'],
      ['Intercept 1', 'Intercept 2'],
      ['Escort', 'Escort'],
      ['Broadside', 'Broadside'],
      ['Builder', 'Builder'],
      ['Foothold', 'Dockyard'],
      ['Shipyard, Bombard', 'Shipyard, Bombard'],
    ])
  })
})
