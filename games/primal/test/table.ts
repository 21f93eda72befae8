import { at } from '@rulewright/kernel'
import { type TestTable, tableFor } from '@rulewright/testkit'
import { type BehaviorId, behaviors, type CardId, printed } from '../content/index.ts'
import type { Terrain } from '../content/vocabulary.ts'
import { configOf, type HunterLiteral, type HunterParts, type PositionLiteral, position, type Sector } from '../lessons/position.ts'
import type { PrimalConfig } from '../rules/config.ts'
import type { PrimalEvent } from '../rules/events.ts'
import { primal } from '../rules/index.ts'
import { type Hunter, type PrimalState, SECTORS } from '../rules/state.ts'
import type { PrimalView } from '../rules/view.ts'

export type { HunterParts, Sector }
export type TableLiteral = PositionLiteral
export type HuntTable = TestTable<PrimalState, PrimalConfig, PrimalView>

export const mirah = (parts: HunterLiteral = {}): HunterParts => ({ id: 'mirah', parts })
export const dareon = (parts: HunterLiteral = {}): HunterParts => ({ id: 'dareon', parts })
export const thoreg = (parts: HunterLiteral = {}): HunterParts => ({ id: 'thoreg', parts })
export const ljonar = (parts: HunterLiteral = {}): HunterParts => ({ id: 'ljonar', parts })

/** A hunt at a rest point: by default in the Action phase of the first hunter, all in the South, which the monster faces. */
export const table = (literal: TableLiteral): HuntTable => tableFor(primal, configOf(literal), position(literal))

/** The lowest instance of a card in a hunter's hand. */
export function held(t: HuntTable, seat: number, id: CardId): number {
  const card = at(t.state.hunters, seat).hand.find((one) => printed[t.state.cards[one] ?? 0]?.id === id)
  if (card === undefined) throw new Error(`seat ${seat} does not hold ${id}: ${handOf(t, seat).join(', ')}`)
  return card
}

/** The active hunter plays a card from hand. */
export const play = (t: HuntTable, id: CardId): HuntTable => t.choose(t.state.active, { do: 'play', card: held(t, t.state.active, id) })

/** Pays with a card from hand. */
export const payWith = (t: HuntTable, seat: number, id: CardId): HuntTable => t.choose(seat, { do: 'pay-card', card: held(t, seat, id) })

const named = (t: HuntTable, pile: readonly number[]): readonly CardId[] => pile.map((card) => at(printed, at(t.state.cards, card)).id)
export const hunter = (t: HuntTable, seat = 0): Hunter => at(t.state.hunters, seat)
export const handOf = (t: HuntTable, seat = 0): readonly CardId[] => named(t, hunter(t, seat).hand)
export const sequenceOf = (t: HuntTable, seat = 0): readonly CardId[] => named(t, hunter(t, seat).sequence)
/** From the bottom to the top. */
export const discardOf = (t: HuntTable, seat = 0): readonly CardId[] => named(t, hunter(t, seat).discard)
export const slotsOf = (t: HuntTable): readonly BehaviorId[] =>
  t.state.slots.map((slot) => at(at(behaviors, t.state.monster), slot.card).id)
export const behaviorDiscardOf = (t: HuntTable): readonly BehaviorId[] =>
  t.state.behaviorDiscard.map((card) => at(at(behaviors, t.state.monster), card).id)
export const sectorOf = (t: HuntTable, seat = 0): Sector => at(SECTORS, hunter(t, seat).sector)
export const facing = (t: HuntTable): Sector => at(SECTORS, t.state.facing)
export const terrainIn = (t: HuntTable, sector: Sector): readonly Terrain[] =>
  at(t.view(null).sectors, SECTORS.indexOf(sector)).terrain.map(({ kind }) => kind)
export const happened = <T extends PrimalEvent['type']>(t: HuntTable, type: T): readonly Extract<PrimalEvent, { readonly type: T }>[] =>
  (t.events as readonly PrimalEvent[]).filter((event): event is Extract<PrimalEvent, { readonly type: T }> => event.type === type)

/** Plays on as passively as possible until the state is as wanted: passes, stays, ends phases, takes the first option. */
export function skipTo(t: HuntTable, stop: (g: PrimalState) => boolean): HuntTable {
  const quiet = ['pass', 'end', 'stay', 'suffer', 'no', 'keep', 'leave']
  for (let n = 0; n < 200 && !t.match.outcome && !stop(t.state); n++) {
    const decision = t.match.first
    if (!decision) return t
    const choice = decision.options.find((option) => quiet.includes(option.do)) ?? at(decision.options, 0)
    t.choose(decision.seat, { ...choice })
  }
  return t
}
