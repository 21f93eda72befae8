import { at } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { primal } from '../rules/index.ts'
import { type Hunter, USED_ARMOR, USED_ASSIST, USED_HELM, USED_ITEM, USED_REVIVE, USED_TAUNT } from '../rules/state.ts'
import { dareon, type HuntTable, held, ljonar, mirah, play, type TableLiteral, table, thoreg } from './table.ts'

const seen = (t: HuntTable, seat: number | null = null) => {
  t.look()
  return t.view(seat)
}

const CORNERED: TableLiteral = {
  monster: 'toramat',
  difficulty: 'elder',
  stance: 2,
  health: 6,
  damage: 5,
  rage: 1,
  struggle: 4,
  facing: 'east',
  slots: ['TM-B06', 'TM-B07', 'TM-B12'],
  behaviorDeck: ['TM-B08'],
  behaviorDiscard: ['TM-B09'],
  attrition: [3, 0],
  perils: ['TM-P2', 'TM-P3'],
  blinded: 'TM-P3',
  blindedBy: 1,
  stunned: 2,
  confused: 2,
  vulnerable: true,
  objective: 1,
  weakened: 1,
  attritionSeen: true,
  hunters: [dareon(), mirah()],
}

const BUSY = ljonar({
  sector: 'west',
  hand: ['LJ-01', 'WOUND'],
  sequence: ['LJ-09'],
  discard: ['LJ-02', 'LJ-03'],
  damage: 3,
  threatened: true,
  stamina: 1,
  strain: 2,
  guard: 1,
  shield: true,
  berserk: true,
  prime: 2,
  empower: 3,
  counters: 1,
  focused: true,
  armorDepleted: true,
  dealt: 4,
  hold: true,
  item: 'IT-4',
  potions: ['PT-7', 'PT-1'],
  falls: 1,
})
const atTheWater = () => table({ monster: 'korowon', terrain: { west: ['water', 'sand'] }, hunters: [mirah(), BUSY] })

describe('what everybody sees', () => {
  it('PR-22.5 of the monster', () => {
    const t = table(CORNERED)
    Object.assign(at(t.state.slots, 1), { known: true })
    expect(seen(t).monster).toEqual({
      id: 'toramat',
      difficulty: 'elder',
      level: 2,
      health: 6,
      damage: 5,
      threshold: 24,
      toughness: 12,
      stance: 'TM-S2',
      stanceNumber: 2,
      nextStanceAt: 3,
      hits: 3,
      rage: 1,
      facing: 1,
      struggle: 4,
      unleashAt: 6,
      slots: [
        { slot: 0, number: 5, icon: 'offensive', front: null, open: false, waiting: false, stunned: false, resolving: false },
        { slot: 1, number: 3, icon: 'startRear', front: 'TM-B07', open: false, waiting: false, stunned: false, resolving: false },
        { slot: 2, number: 4, icon: 'attritionEnd', front: null, open: false, waiting: false, stunned: true, resolving: false },
      ],
      pool: ['TM-B06', 'TM-B08', 'TM-B10', 'TM-B11', 'TM-B12', 'TM-B13', 'TM-B14', 'TM-B15'],
      behaviorDeckSize: 6,
      behaviorDiscard: ['TM-B09'],
      behaviorsRemoved: [],
      attrition: { deck: [0, 1, 1, 1, 1, 2, 2, 2, 3, 3], deckSize: 10, top: 3, discard: [], shown: [], bonus: 0 },
      perils: ['TM-P2', 'TM-P3'],
      blinded: 'TM-P3',
      blindedBy: 1,
      confused: true,
      vulnerable: true,
      objective: { id: 'TM-O1', counters: 1, goal: 3, achieved: false },
      weakened: 1,
      cracked: false,
    })
    const plain = seen(table({ objective: -1, cracked: true, hunters: [dareon()] })).monster
    expect(plain).toMatchObject({ objective: { counters: 0, goal: 2, achieved: true }, blinded: null, blindedBy: null, confused: false })
    expect(plain).toMatchObject({ cracked: true, vulnerable: false, stanceNumber: 1, hits: 1, attrition: { top: null } })
  })

  it('PR-22.5 of a hunter', () => {
    const { hand: _hand, sequence: _sequence, discard: _discard, deck: _deck, ...rest } = at(seen(atTheWater()).hunters, 1)
    expect(rest).toEqual({
      seat: 1,
      hunter: 'ljonar',
      sector: 3,
      position: 'flank',
      condition: 'standing',
      damage: 3,
      maximumHealth: 11,
      weaponDamage: 10,
      armorDepleted: true,
      helmDepleted: false,
      threatened: true,
      stamina: 1,
      strain: 2,
      guard: 1,
      shield: true,
      berserk: true,
      prime: 2,
      empower: 3,
      counters: 1,
      focusAt: 3,
      focused: true,
      item: 'IT-4',
      itemUsed: false,
      helmUsed: false,
      armorUsed: false,
      reviveUsed: false,
      assistUsed: false,
      tauntUsed: false,
      hold: true,
      potions: ['PT-7', 'PT-1'],
      sequenceLimit: 3,
      deckSize: 20,
      dealt: 4,
      moveCost: 2,
      reviveCost: 1,
    })
  })

  it('PR-22.5 of a hunter’s cards, and of another hunter', () => {
    const t = atTheWater()
    const { hand, sequence, discard, deck } = at(seen(t).hunters, 1)
    expect([hand, sequence, discard].map((pile) => pile.map(({ is, cost }) => [is, cost]))).toEqual([
      [
        ['LJ-01', 1],
        ['WOUND', null],
      ],
      [['LJ-09', 0]],
      [
        ['LJ-02', 0],
        ['LJ-03', 2],
      ],
    ])
    expect(deck).toHaveLength(20)
    expect(deck).toEqual([...deck].sort())
    const other = at(seen(t).hunters, 0)
    expect(other).toMatchObject({
      maximumHealth: 21,
      weaponDamage: 9,
      sequenceLimit: 5,
      moveCost: 1,
      reviveCost: 2,
      item: null,
      focusAt: 4,
    })
    expect(other).toMatchObject({ shield: false, berserk: false, focused: false, hold: false, position: 'front' })
  })

  it.each<[keyof ReturnType<typeof flags>, Partial<Pick<Hunter, 'usedTurn' | 'usedRound' | 'usedHunt'>>]>([
    ['itemUsed', { usedRound: USED_ITEM }],
    ['itemUsed', { usedHunt: USED_ITEM }],
    ['helmUsed', { usedRound: USED_HELM }],
    ['helmUsed', { usedHunt: USED_HELM }],
    ['armorUsed', { usedRound: USED_ARMOR }],
    ['reviveUsed', { usedTurn: USED_REVIVE }],
    ['assistUsed', { usedTurn: USED_ASSIST }],
    ['tauntUsed', { usedTurn: USED_TAUNT }],
  ])('PR-7.9 %s is shown, and nothing else with it', (flag, used) => {
    const { itemUsed, helmUsed, armorUsed, reviveUsed, assistUsed, tauntUsed } = flags(
      table({ hunters: [mirah({ ...used, hand: ['MI-08'] })] }),
    )
    const on = Object.entries({ itemUsed, helmUsed, armorUsed, reviveUsed, assistUsed, tauntUsed }).flatMap(([name, is]) =>
      is ? [name] : [],
    )
    expect(on).toEqual([flag])
  })

  it('PR-3.3 of the sectors: position, exposure, terrain fresh or fading, who is there', () => {
    const literal: TableLiteral = {
      facing: 'west',
      terrain: { north: ['rock', 'fire'], east: ['fog', 'water'], south: ['sand', 'baethanis'], west: ['cyricae', 'synaerea'] },
      hunters: [mirah({ sector: 'east' }), dareon({ sector: 'east', standing: 'red' }), thoreg({ sector: 'west' })],
    }
    const lies = (fading: boolean) =>
      seen(table({ ...literal, fading })).sectors.map(({ terrain }) => terrain.map(({ kind, fresh }) => `${kind}${fresh ? ' fresh' : ''}`))
    expect(lies(false)).toEqual([
      ['rock', 'fire fresh'],
      ['water', 'fog fresh'],
      ['sand', 'baethanis'],
      ['cyricae', 'synaerea'],
    ])
    expect(lies(true)).toEqual([
      ['rock', 'fire'],
      ['water', 'fog'],
      ['sand', 'baethanis'],
      ['cyricae', 'synaerea'],
    ])
    expect(seen(table(literal)).sectors.map(({ sector, position, exposed, hunters }) => [sector, position, exposed, hunters])).toEqual([
      [0, 'flank', false, []],
      [1, 'rear', true, [0, 1]],
      [2, 'flank', false, []],
      [3, 'front', true, [2]],
    ])
  })

  it('PR-10.7 of the round: order from the first player, who is active, who holds aggro', () => {
    const t = table({ firstPlayer: 2, aggro: 1, active: 2, round: 7, hunters: [mirah(), dareon(), thoreg({ hand: ['TH-10'] })] })
    expect(seen(t, 1)).toMatchObject({
      you: 1,
      round: 7,
      stage: 'action',
      active: 2,
      firstPlayer: 2,
      aggro: 1,
      order: [2, 0, 1],
      result: null,
    })
    expect(seen(t)).toMatchObject({ you: null, play: null, payment: null, subject: null, waiting: [] })
  })

  it('PR-9.2 of a payment that is being built, and of the card it is for', () => {
    const t = table({ hunters: [thoreg({ hand: ['TH-03', 'TH-02', 'TH-10', 'TH-07'], stamina: 1 }), mirah()] })
    const [card, spent] = [held(t, 0, 'TH-03'), held(t, 0, 'TH-02')]
    play(t, 'TH-03').choose({ do: 'pay-card', card: spent })
    expect(seen(t).payment).toEqual({ hunter: 0, card, cost: 3, paid: 2, cards: [spent], token: false })
    const moving = table({
      stage: 'movement',
      terrain: { south: ['sand'] },
      hunters: [mirah({ hand: ['MI-01', 'MI-05', 'MI-12'], stamina: 1 })],
    })
    moving.choose({ do: 'move', sector: 1 }).choose({ do: 'pay-stamina' })
    expect(seen(moving).payment).toEqual({ hunter: 0, card: null, cost: 2, paid: 1, cards: [], token: true })
  })

  it('PR-2.1 before the hunters are chosen', () => {
    const config = {
      seats: 2,
      monster: 'korowon',
      difficulty: 'veteran',
      outfit: ['choose', 'choose'],
      hunters: ['choose', 'dareon'],
    } as const
    const g = primal.setup(config, { a: 1, b: 2, c: 3, d: 4 })
    const { hunters, monster, sectors } = primal.view(g, 0)
    expect(
      hunters.map(({ hunter, maximumHealth, weaponDamage, focusAt, reviveCost }) => [
        hunter,
        maximumHealth,
        weaponDamage,
        focusAt,
        reviveCost,
      ]),
    ).toEqual([
      [null, 0, 0, 0, 0],
      ['dareon', 23, 11, 3, 2],
    ])
    expect(monster).toMatchObject({ struggle: 2, health: 10, perils: ['KW-P1'], behaviorDeckSize: 15 })
    expect(sectors[2]?.hunters).toEqual([1])
  })
})

const flags = (t: HuntTable) => at(seen(t).hunters, 0)
