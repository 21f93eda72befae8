import { describe, expect, it } from 'vitest'
import { aldarra } from '../rules/index.ts'
import type { AldarraState, Player } from '../rules/state.ts'
import { exp, hex, type Position, position, type Spot } from './table.ts'

const broken = (change: (g: AldarraState) => unknown, p: Position = {}) => {
  const g = position(p)
  change(g)
  return aldarra.broken(g)
}
const playerOf = (g: AldarraState, seat: number): Player => {
  const player = g.players[seat]
  if (!player) throw new Error(`there is no seat ${seat}`)
  return player
}
/** Units put on the map from the supply: `unit` is the place of the type. */
const put = (g: AldarraState, spot: Spot, seat: number, unit: number, n: number) => {
  const i = hex(spot) * 4 + seat
  g.units[i] = (g.units[i] ?? 0) + n * 16 ** unit
  g.supply[seat * 7 + unit] = (g.supply[seat * 7 + unit] ?? 0) - n
}
const [FRIGATE, DREADNOUGHT, OUTPOST, FORTRESS] = [0, 3, 5, 6]
/** Homes of the four seats; seat 0 is the Cin’dar Navy. */
const [HOME_0, HOME_1, FIELD] = ['-1,-3', '4,-3', '1,0'] as const

describe('what must hold at every decision', () => {
  it('AL-22.9 a card counts wherever it lies: deck, pile, hand, laid aside, looked at, claimed, drawn, being resolved, laid out', () => {
    const everywhere = (g: AldarraState) => {
      const [own, other] = [playerOf(g, 0), playerOf(g, 1)]
      own.objectives = g.objectiveDeck.splice(0, 6)
      own.setAside = g.objectiveDeck.splice(0, 1)
      other.looking = g.objectiveDeck.splice(0, 2)
      other.claimed = g.objectiveDeck.splice(0, 3)
      g.objectiveDiscard = g.objectiveDeck.splice(0, 2)
      g.discardedBy = [2, 3]
      g.exploring = { seat: 0, hex: hex('0,0'), drawn: g.exploreDeck.splice(0, 2), resolving: g.exploreDeck.shift() ?? -1 }
      g.exploreDiscard = g.exploreDeck.splice(0, 4)
      other.explores = g.exploreDeck.splice(-6)
      g.discoveryRow = g.discoveryDeck.splice(0, 5)
    }
    expect(broken(everywhere, { discoveries: { 0: ['DIS-U1', 'DIS-P9'], 3: ['DIS-U1'] } })).toEqual([])
    expect(broken((g) => void g.objectiveDeck.push(29))).toEqual(['there are 3 of Objective 29'])
    expect(broken((g) => void g.exploreDeck.splice(g.exploreDeck.indexOf(0), 1))).toEqual(['there are 2 of Explore card 0'])
    expect(broken((g) => void g.discoveryRow.push(15))).toEqual(['there are 5 of Discovery 15'])
    const drawnTwice = (g: AldarraState) => Object.assign(g, { exploring: { seat: 0, hex: 0, drawn: [exp('EXP-21')], resolving: -1 } })
    expect(broken(drawnTwice)).toEqual([`there are 2 of Explore card ${exp('EXP-21')}`])
    const resolving = (g: AldarraState) => Object.assign(g, { exploring: { seat: 0, hex: 0, drawn: [], resolving: 0 } })
    expect(broken(resolving)).toEqual(['there are 4 of Explore card 0'])
    expect(broken((g) => void g.discardedBy.push(0))).toEqual(['the discard pile has lost its owners'])
  })

  it('AL-22.10 six cards while one is discarded, and only Hold cards are kept', () => {
    const holding = (n: number) => (g: AldarraState) => Object.assign(playerOf(g, 2), { explores: g.exploreDeck.splice(-n) })
    expect(broken(holding(6))).toEqual([])
    expect(broken(holding(7))).toEqual(['seat 2 holds too many cards'])
    expect(broken((g) => Object.assign(playerOf(g, 1), { objectives: g.objectiveDeck.splice(0, 7) }))).toEqual([
      'seat 1 holds too many cards',
    ])
    const keep = (card: string) => (g: AldarraState) => {
      playerOf(g, 3).explores = g.exploreDeck.splice(g.exploreDeck.indexOf(exp('EXP-H01')), 1)
      playerOf(g, 3).explores.push(...g.exploreDeck.splice(g.exploreDeck.indexOf(exp(card)), 1))
    }
    expect(broken(keep('EXP-H12'))).toEqual([])
    expect(broken(keep('EXP-26'))).toEqual(['seat 3 holds a card that is no Hold card'])
  })

  it('AL-22.3 the pieces of a type are on the map, in the supply or held hostage, and no supply owes any', () => {
    expect(broken(() => undefined, { units: { '0,0': { 3: 'CNEX' } }, hostages: { 1: 'FFX' } })).toEqual([])
    expect(broken((g) => Object.assign(g.supply, { [3 * 7 + FORTRESS]: 2 }))).toEqual(['seat 3 has 2 pieces of fortress'])
    expect(broken((g) => Object.assign(g.hostages, { [7 + OUTPOST]: 1 }))).toEqual(['seat 1 has 7 pieces of outpost'])
    expect(broken((g) => put(g, FIELD, 2, DREADNOUGHT, 4))).toEqual(['seat 2 has 3 pieces of dreadnought'])
    expect(broken((g) => put(g, FIELD, 2, DREADNOUGHT, 3))).toEqual([])
  })

  it('AL-22.4 Crystals and Coins are counted wherever they are, and nobody owes any', () => {
    const all = { crystals: [20], lying: { '0,0': 2, '1,0': 3 }, coins: [3, 0, 4, 9] } as const
    expect(broken(() => undefined, all)).toEqual([])
    expect(broken((g) => Object.assign(g, { crystals: 26 }))).toEqual(['there are 26 Crystals'])
    expect(broken((g) => Object.assign(playerOf(g, 3), { crystals: 1 }))).toEqual(['there are 26 Crystals'])
    expect(broken((g) => Object.assign(playerOf(g, 1), { coins: 2 }))).toEqual(['players own 2 Coins, the bank gave 0'])
    const owes = (change: Partial<Player>, more: Partial<AldarraState>) => (g: AldarraState) => {
      Object.assign(playerOf(g, 1), change)
      Object.assign(g, more)
    }
    expect(broken(owes({ coins: -1 }, { coinsOut: -1 }))).toEqual(['seat 1 is in debt'])
    expect(broken(owes({ crystals: -1 }, { crystals: 26 }))).toEqual(['seat 1 is in debt'])
    expect(broken(owes({ vp: -1 }, {}))).toEqual(['seat 1 is in debt'])
    expect(broken(owes({ crystals: 26 }, { crystals: -1 }))).toEqual(['the Crystal supply is in debt'])
  })

  it('AL-22.5 two players share a territory only while an Order runs', () => {
    const units = { '0,0': { 0: 'F', 3: 'F' } } as const
    const wasFighting = (g: AldarraState) => Object.assign(g, { order: null })
    expect(broken(() => undefined, { combat: '0,0', units })).toEqual([])
    expect(broken(wasFighting, { combat: '0,0', units })).toEqual([`hex ${hex('0,0')} holds Units of two players`])
    expect(broken(wasFighting, { combat: '0,0', units: { '0,0': { 0: 'FF' } } })).toEqual([])
  })

  it('AL-22.6 five Airships, but for the Stronghold of the Cin’dar Navy; one Building', () => {
    expect(broken((g) => put(g, FIELD, 0, FRIGATE, 5))).toEqual([])
    expect(broken((g) => put(g, FIELD, 0, FRIGATE, 6))).toEqual([`seat 0 has 6 Airships at ${hex(FIELD)}`])
    expect(broken((g) => put(g, HOME_0, 0, FRIGATE, 9))).toEqual([])
    expect(broken((g) => put(g, HOME_1, 1, FRIGATE, 6))).toEqual([`seat 1 has 6 Airships at ${hex(HOME_1)}`])
    expect(broken((g) => put(g, FIELD, 1, OUTPOST, 1))).toEqual([])
    expect(broken((g) => put(g, FIELD, 1, OUTPOST, 2))).toEqual([`seat 1 has 2 Buildings at ${hex(FIELD)}`])
    expect(broken((g) => put(g, FIELD, 1, FORTRESS, 3))).toEqual([`seat 1 has 3 Buildings at ${hex(FIELD)}`])
  })

  it('AL-22.7 own Airships alone may be in a Stronghold', () => {
    expect(broken((g) => put(g, HOME_1, 1, FRIGATE, 1))).toEqual([])
    const barred = (seat: number) => [`seat ${seat} may not be in the Stronghold at ${hex(HOME_1)}`]
    expect(broken((g) => put(g, HOME_1, 2, FRIGATE, 1))).toEqual(barred(2))
    expect(broken((g) => put(g, HOME_1, 1, OUTPOST, 1))).toEqual(barred(1))
    expect(broken((g) => put(g, HOME_1, 1, FORTRESS, 1))).toEqual(barred(1))
    const crystal = (g: AldarraState) => {
      g.crystals = 24
      g.lying[hex(HOME_1)] = 1
    }
    expect(broken(crystal)).toEqual([`a Crystal lies in the Stronghold at ${hex(HOME_1)}`])
  })
})
