import { describe, expect, it } from 'vitest'
import { COLOURS, FACES, SIDES, STARRED } from '../content/dice.ts'
import { DISCOVERIES, UPGRADES } from '../content/discoveries.ts'
import { type Effect, EXPLORES, FIRST_HOLD, type Test } from '../content/explores.ts'
import { FACTIONS } from '../content/factions.ts'
import { layoutFor, type Players } from '../content/layouts.ts'
import { OBJECTIVE_COPIES, OBJECTIVES, type Survey } from '../content/objectives.ts'
import { PURCHASES } from '../content/purchases.ts'
import { suggestedTiles, TILES } from '../content/tiles.ts'
import { UNITS } from '../content/units.ts'
import { CRYSTALS_IN_BOX, HAND_LIMIT, STACKING_LIMIT, WINNING_VP } from '../rules/state.ts'

const [G, P, B] = [0, 1, 2]

describe('content is what the rulebook prints', () => {
  it('AL-4.12 Unit cards, both sides: class, pieces, then move, armor, dice, cost, Intercept', () => {
    const side = ({ move, armor, dice, cost, intercept }: (typeof UNITS)[number]['standard' | 'upgraded']) => [
      move,
      armor,
      dice,
      cost,
      intercept,
    ]
    const cards = UNITS.map(({ id, classification, pieces, standard, upgraded }) => [
      id,
      classification,
      pieces,
      side(standard),
      side(upgraded),
    ])
    expect(cards).toEqual([
      ['frigate', 'light', 10, [3, 1, [G], 2, 0], [4, 1, [G], 2, 0]],
      ['destroyer', 'light', 5, [3, 2, [P], 3, 1], [3, 3, [P], 3, 2]],
      ['cruiser', 'heavy', 5, [2, 3, [B], 5, 0], [3, 4, [B], 5, 0]],
      ['dreadnought', 'heavy', 3, [2, 4, [B, B], 9, 0], [2, 5, [B, B, P], 9, 0]],
      ['engineer', 'heavy', 6, [2, 2, [G], 3, 0], [3, 2, [P], 2, 0]],
      ['outpost', 'building', 6, [0, 3, [G], 4, 0], [0, 4, [P], 4, 0]],
      ['fortress', 'building', 3, [0, 5, [P, P], 6, 0], [0, 6, [B, B], 6, 0]],
    ])
  })

  it('AL-5.1 the faces of the dice, the last one starred', () => {
    expect(COLOURS).toEqual(['green', 'pink', 'blue'])
    expect(FACES).toEqual([
      [0, 0, 0, 0, 1, 1, 1, 1],
      [0, 0, 0, 1, 1, 1, 2, 2],
      [0, 0, 1, 1, 2, 2, 3, 3],
    ])
    expect([SIDES, STARRED]).toEqual([8, 7])
  })

  it('AL-3.1 tiles: Coins, and how many for two, three and four players', () => {
    expect(TILES.map(({ id, coins, dealt }) => [id, coins, dealt[2], dealt[3], dealt[4]])).toEqual([
      ['forest', 1, 3, 4, 6],
      ['copper', 1, 6, 8, 9],
      ['silver', 2, 5, 7, 9],
      ['gold', 3, 4, 5, 6],
      ['jetstream', 0, 3, 5, 6],
      ['crystal', 0, 2, 2, 3],
      ['mountain', 0, 4, 5, 6],
      ['ruins', 0, 2, 3, 4],
      ['stronghold', 10, 0, 0, 0],
    ])
    // The suggested maps are made of the same tiles.
    for (const players of [2, 3, 4] as const) {
      const tiles = suggestedTiles(players)
      expect(TILES.map((_, tile) => tiles.filter((each) => each === tile).length)).toEqual(TILES.map(({ dealt }) => dealt[players]))
    }
  })

  it.each<[Players, readonly (readonly [r: number, first: number, last: number])[]]>([
    [
      2,
      [
        [-2, -1, 3],
        [-1, -2, 3],
        [0, -3, 3],
        [1, -3, 2],
        [2, -3, 1],
      ],
    ],
    [
      3,
      [
        [-3, -1, 4],
        [-2, -1, 3],
        [-1, -2, 3],
        [0, -2, 2],
        [1, -3, 2],
        [2, -3, 1],
        [3, -4, 1],
      ],
    ],
    [
      4,
      [
        [-3, -1, 4],
        [-2, -2, 4],
        [-1, -3, 4],
        [0, -3, 3],
        [1, -4, 3],
        [2, -4, 2],
        [3, -4, 1],
      ],
    ],
  ])('AL-2.9 the positions for %i players, row by row', (players, rows) => {
    const { q, r, size, distances, neighbours } = layoutFor(players)
    const positions = rows.flatMap(([row, first, last]) => Array.from({ length: last - first + 1 }, (_, i) => [first + i, row]))
    expect(q.map((column, i) => [column, r[i]])).toEqual(positions)
    expect([size, neighbours.length, distances.length]).toEqual([positions.length, positions.length, positions.length ** 2])
    // AL-2.3, AL-2.4: one step is to the left, to the right, or to either side of the rows above and below.
    const STEPS = ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1']
    for (const [from, beside] of neighbours.entries()) {
      const near = positions.flatMap(([column = 0, row = 0], to) =>
        STEPS.includes(`${column - (q[from] ?? 0)},${row - (r[from] ?? 0)}`) ? [to] : [],
      )
      expect(beside).toEqual(near)
      expect(near.every((to) => distances[from * size + to] === 1)).toBe(true)
    }
  })

  it('Table 13.A purchases; AL-6.4 factions and what they start with; the limits', () => {
    expect(PURCHASES.map(({ coins, crystals, vp }) => [coins, crystals, vp])).toEqual([
      [0, 4, 1],
      [0, 7, 2],
      [16, 0, 1],
      [28, 0, 2],
    ])
    expect(FACTIONS.map(({ id, startsWith }) => [id, DISCOVERIES[startsWith]?.id])).toEqual([
      ['cindar', 'DIS-P6'],
      ['odaria', 'DIS-U6'],
      ['coalition', 'DIS-U5'],
      ['syndicate', 'DIS-U2'],
    ])
    const upgrades = DISCOVERIES.filter(({ id }) => id.startsWith('DIS-U')).length
    expect([upgrades, UPGRADES, CRYSTALS_IN_BOX, STACKING_LIMIT, HAND_LIMIT, WINNING_VP, OBJECTIVE_COPIES]).toEqual([7, 7, 25, 5, 5, 20, 2])
  })
})

const LETTERS = 'FDCNEOX'
const COLOUR = ['Green', 'Pink', 'Blue']
const filter = (of: string | number): string => (typeof of === 'string' ? of : `UNIT-${LETTERS.charAt(of)}`)

function test(t: Test): string {
  if ('muster' in t) return `MUSTER ≥ ${t.muster}`
  return 'roll' in t ? `ROLL(${COLOUR[t.roll]}) ≥ ${t.atLeast}` : `coins ≥ ${t.coins}`
}

/** An effect in the code of table 18.2. */
function code(e: Effect): string {
  switch (e.kind) {
    case 'gain':
      return `GAIN(${filter(e.unit)})`
    case 'take-discovery':
      return `TAKE_DISCOVERY(${e.of})`
    case 'destroy':
      return `DESTROY(${filter(e.filter)},${e.n})`
    case 'displace':
      return 'DISPLACE'
    case 'roll-coins':
      return `COINS(ROLL(${COLOUR[e.colour]},${e.dice})+${e.plus})`
    case 'roll-crystals':
      return `CRYSTALS(ROLL(${COLOUR[e.colour]},${e.dice}))`
    case 'if':
      return `IF(${test(e.test)}, ${code(e.then)}${e.otherwise ? `, ${code(e.otherwise)}` : ''})`
    case 'may':
      return `MAY(${'pay' in e.cost ? `PAY_COINS(${e.cost.pay})` : `SACRIFICE(${filter(e.cost.sacrifice)})`} → ${code(e.then)})`
    case 'choose':
      return `CHOOSE(${e.branches.map(code).join(' | ')})`
    case 'seq':
      return `SEQ(${e.effects.map(code).join(', ')})`
    default:
      return `${e.kind.toUpperCase().replace('-', '_')}(${e.n})`
  }
}

describe('the cards are what the rulebook prints', () => {
  it('AL-18.4 Explore cards: copies and code; Hold cards with their windows', () => {
    const spelled = EXPLORES.map(({ id, copies, effect, hold }) => {
      if (effect) return `${id} ${copies} ${code(effect)}`
      const { kind, ...rest } = hold?.effect ?? { kind: 'none' }
      return [id, copies, hold?.window, kind, ...Object.values(rest)].join(' ')
    })
    const printed = `
EXP-01 3 COINS(3)
EXP-02 2 COINS(5)
EXP-03 3 CRYSTALS(1)
EXP-04 2 CRYSTALS(2)
EXP-05 2 SPAWN(2)
EXP-06 3 GAIN(UNIT-F)
EXP-07 2 GAIN(UNIT-E)
EXP-08 2 GAIN(UNIT-D)
EXP-09 2 GAIN(UNIT-O)
EXP-10 3 VP(1)
EXP-11 2 DRAW_OBJECTIVES(1)
EXP-12 2 TAKE_DISCOVERY(2)
EXP-13 1 MAY(PAY_COINS(3) → GAIN(UNIT-C))
EXP-14 2 CHOOSE(COINS(4) | GAIN(UNIT-F))
EXP-15 2 COINS(ROLL(Pink,2)+1)
EXP-16 2 CRYSTALS(ROLL(Pink,1))
EXP-17 2 IF(MUSTER ≥ 3, VP(1), DESTROY(airship,1))
EXP-18 1 IF(MUSTER ≥ 5, VP(2), DESTROY(airship,2))
EXP-19 2 IF(ROLL(Green) ≥ 1, DESTROY(airship,1), COINS(2))
EXP-20 1 SEQ(IF(ROLL(Blue) ≥ 2, DESTROY(airship,1)), CRYSTALS(1))
EXP-21 1 DESTROY(airship,1)
EXP-22 1 DISPLACE
EXP-23 2 IF(coins ≥ 3, LOSE_COINS(3), DESTROY(airship,1))
EXP-24 1 MAY(SACRIFICE(airship) → VP(1))
EXP-25 1 MAY(SACRIFICE(UNIT-E) → GAIN(UNIT-C))
EXP-26 1 MAY(SACRIFICE(light) → CRYSTALS(2))
EXP-H01 3 order-declared speed 1
EXP-H02 2 combat-round retreat-now
EXP-H03 3 combat-round add-dice 2
EXP-H04 3 before-assign cut-hits 3
EXP-H05 2 after-roll reroll-blanks
EXP-H06 2 order-done extra-order
EXP-H07 2 build-turn coins 4
EXP-H08 2 mine-done coins-for-deposits
EXP-H09 2 order-turn gain-anywhere 0
EXP-H10 1 order-turn sabotage 5
EXP-H11 1 turn-order choose-position-first
EXP-H12 1 crystals-done spawn-anywhere 1`
    expect(spelled).toEqual(printed.trim().split('\n'))
    expect(EXPLORES[FIRST_HOLD]?.id).toBe('EXP-H01')
  })

  it('AL-18.9 Secondary Objectives: Victory Points, how much it takes, and of what', () => {
    /** Every count is a different power of two or a different digit, so that the sum shows which were read. */
    const survey: Survey = {
      byTile: 0x87654321,
      controlled: 100,
      units: 0x7654321,
      destroyerTerritories: 200,
      largestFleet: 300,
      siege: (three) => (three ? 400 : 500),
      chain: () => 600,
      attackWins: 700,
      defenseWins: 800,
      upsetWins: 900,
      kills: [1, 20, 300, 4000, 50_000, 600_000, 7_000_000],
      explored: 1000,
      discoveries: 1100,
      coins: 1200,
      crystals: 1300,
    }
    const spelled = OBJECTIVES.map(({ id, vp, need, have, pay }) =>
      [id, vp, need, have(survey), ...(pay ? [pay.coins, pay.crystals] : [])].join(' '),
    )
    expect(spelled).toEqual([
      // Tiles: Forest 1, Copper 2, Silver 3, Gold 4, Jetstream 5, Crystal 6, Mountain 7, Ruins 8.
      'OBJ-01 1 3 2',
      'OBJ-02 1 3 3',
      'OBJ-03 2 3 4',
      'OBJ-04 1 2 1',
      'OBJ-05 1 2 5',
      'OBJ-06 2 2 6',
      'OBJ-07 1 2 7',
      'OBJ-08 2 2 8',
      'OBJ-09 2 7 8',
      'OBJ-10 2 10 100',
      'OBJ-11 1 1 500',
      'OBJ-12 2 3 400',
      'OBJ-13 2 8 600',
      'OBJ-14 1 5 300',
      // Units: Frigates 1, Destroyers 2, Cruisers 3, Dreadnoughts 4, Engineers 5, Outposts 6, Fortresses 7.
      'OBJ-15 2 2 4',
      'OBJ-16 1 3 3',
      'OBJ-17 1 3 200',
      'OBJ-18 1 7 1',
      'OBJ-19 3 7 7',
      'OBJ-20 2 2 7',
      'OBJ-21 2 5 13',
      'OBJ-22 2 2 700',
      'OBJ-23 2 1 7004000',
      'OBJ-24 1 1 7600000',
      'OBJ-25 1 1 800',
      'OBJ-26 1 1 900',
      'OBJ-27 1 10 1200 10 0',
      'OBJ-28 2 4 1300 0 4',
      'OBJ-29 1 6 1000',
      'OBJ-30 1 5 1100',
    ])
  })
})
