import { at, seedRandom } from '@rulewright/kernel'
import { type TestTable, tableFor } from '@rulewright/testkit'
import { type Difficulty, difficulties } from '../content/balance.ts'
import {
  type BehaviorId,
  behaviors,
  type CardId,
  decks,
  type HunterId,
  type ItemId,
  items,
  type MonsterId,
  type PerilId,
  type PotionId,
  perilIds,
  potions,
  printed,
  printedIndex,
  WOUND,
} from '../content/index.ts'
import type { Terrain } from '../content/vocabulary.ts'
import type { PrimalConfig } from '../rules/config.ts'
import type { PrimalEvent } from '../rules/events.ts'
import { primal } from '../rules/index.ts'
import { TERRAIN_BIT } from '../rules/queue.ts'
import { setup } from '../rules/setup.ts'
import { FIRE_FRESH, FOG_FRESH, type Hunter, type PrimalState, SECTORS, type Slot } from '../rules/state.ts'
import type { PrimalView } from '../rules/view.ts'

export type Sector = (typeof SECTORS)[number]
export type HuntTable = TestTable<PrimalState, PrimalConfig, PrimalView>

/** A hunter for a test: piles name cards, decks from the top down; what is left out is empty, off or zero. */
interface HunterLiteral
  extends Partial<Omit<Hunter, 'kind' | 'sector' | 'deck' | 'hand' | 'sequence' | 'discard' | 'item' | 'potions' | 'resilient'>> {
  readonly sector?: Sector
  readonly hand?: readonly CardId[]
  readonly deck?: readonly CardId[]
  readonly sequence?: readonly CardId[]
  readonly discard?: readonly CardId[]
  /** Where the cards not named go: under the deck, or under the discard pile. */
  readonly rest?: 'deck' | 'discard'
  readonly item?: ItemId
  readonly potions?: readonly PotionId[]
}

export interface HunterParts {
  readonly id: HunterId
  readonly parts: HunterLiteral
}

export const mirah = (parts: HunterLiteral = {}): HunterParts => ({ id: 'mirah', parts })
export const dareon = (parts: HunterLiteral = {}): HunterParts => ({ id: 'dareon', parts })
export const thoreg = (parts: HunterLiteral = {}): HunterParts => ({ id: 'thoreg', parts })
export const ljonar = (parts: HunterLiteral = {}): HunterParts => ({ id: 'ljonar', parts })

type Plain = Omit<
  PrimalState,
  | 'random'
  | 'reveals'
  | 'monster'
  | 'difficulty'
  | 'hunters'
  | 'cards'
  | 'terrain'
  | 'facing'
  | 'slots'
  | 'behaviorDeck'
  | 'behaviorDiscard'
  | 'perils'
  | 'blinded'
  | 'stance'
>

export interface TableLiteral extends Partial<Plain> {
  readonly hunters: readonly HunterParts[]
  readonly monster?: MonsterId
  readonly difficulty?: Difficulty
  readonly stance?: 1 | 2 | 3
  readonly facing?: Sector
  /** Three behaviors; the default ones sleep: nothing triggers them. */
  readonly slots?: readonly BehaviorId[]
  /** From the top down; the others lie beneath. */
  readonly behaviorDeck?: readonly BehaviorId[]
  readonly behaviorDiscard?: readonly BehaviorId[]
  /** The behaviors not named are out of the hunt, instead of beneath the others in the deck. */
  readonly fewBehaviors?: boolean
  /** From the top down; the rest of the monster's cards lie beneath. */
  readonly attrition?: readonly number[]
  readonly perils?: readonly PerilId[]
  readonly blinded?: PerilId
  readonly terrain?: Partial<Record<Sector, readonly Terrain[]>>
  /** Fire and Fog lie fading instead of fresh. */
  readonly fading?: boolean
}

const ASLEEP: Readonly<Record<MonsterId, readonly BehaviorId[]>> = {
  vyraxen: ['VX-B11', 'VX-B05', 'VX-B15'],
  toramat: ['TM-B07', 'TM-B05', 'TM-B15'],
  korowon: ['KW-B11', 'KW-B05', 'KW-B15'],
}

/** A hunt at a rest point: by default in the Action phase of the first hunter, all in the South, which the monster faces. */
export function table(literal: TableLiteral): HuntTable {
  const {
    hunters,
    monster = 'vyraxen',
    difficulty = 'veteran',
    stance = 1,
    facing = 'south',
    slots,
    behaviorDeck,
    behaviorDiscard,
    fewBehaviors,
    attrition,
    perils,
    blinded,
    terrain,
    fading,
    ...plain
  } = literal
  const config: PrimalConfig = { seats: hunters.length, monster, difficulty, outfit: 'ready', hunters: hunters.map(({ id }) => id) }
  const g = setup(config, seedRandom('test'))
  Object.assign(g, { stage: 'action', active: 0, struggle: 0, round: 2, reveals: 0 }, plain)
  g.stance = stance - 1
  if (plain.health === undefined) g.health = [10, 7, 3][stance - 1] ?? 10
  g.facing = SECTORS.indexOf(facing)
  g.perils = (perils ?? []).map((peril) => at(perilIds, g.monster).indexOf(peril))
  g.blinded = blinded === undefined ? -1 : at(perilIds, g.monster).indexOf(blinded)
  if (blinded !== undefined && g.blindedBy < 0) g.blindedBy = 0
  if (terrain) g.terrain = SECTORS.map((sector) => terrainBits(terrain[sector] ?? [], fading ?? false))
  layBehaviors(g, slots ?? ASLEEP[monster], slots === undefined, behaviorDeck ?? [], behaviorDiscard ?? [])
  if (fewBehaviors) g.behaviorsRemoved = g.behaviorDeck.splice(0, g.behaviorDeck.length - (behaviorDeck ?? []).length)
  if (attrition) layAttrition(g, attrition)
  g.cards = []
  for (const [n, { parts }] of hunters.entries()) outfitHunter(g, n, parts)
  return tableFor(primal, config, g)
}

const terrainBits = (kinds: readonly Terrain[], fading: boolean): number =>
  kinds.reduce((bits, kind) => bits | TERRAIN_BIT[kind] | (fading ? 0 : kind === 'fire' ? FIRE_FRESH : kind === 'fog' ? FOG_FRESH : 0), 0)

function layBehaviors(
  g: PrimalState,
  slots: readonly BehaviorId[],
  asleep: boolean,
  top: readonly BehaviorId[],
  discard: readonly BehaviorId[],
): void {
  const all = at(behaviors, g.monster)
  const index = (id: BehaviorId) => all.findIndex((card) => card.id === id)
  g.slots = slots.map((id): Slot => ({ card: index(id), known: false, open: false, waiting: asleep }))
  g.behaviorDiscard = discard.map(index)
  const taken = [...g.slots.map((slot) => slot.card), ...g.behaviorDiscard, ...top.map(index)]
  const { tiers } = at(difficulties, g.difficulty)
  const rest = all.flatMap((card, n) => (taken.includes(n) || !tiers.includes(card.tier) ? [] : [n]))
  g.behaviorDeck = [...rest, ...top.map(index).reverse()]
}

function layAttrition(g: PrimalState, top: readonly number[]): void {
  const rest = g.attritionDeck.slice().sort((a, b) => a - b)
  for (const value of top) rest.splice(rest.indexOf(value), rest.includes(value) ? 1 : 0)
  g.attritionDeck = [...rest, ...top.slice().reverse()]
}

function outfitHunter(g: PrimalState, n: number, literal: HunterLiteral): void {
  const { sector = 'south', hand = [], deck = [], sequence = [], discard = [], rest = 'deck', item, potions: drinks, ...plain } = literal
  const h = at(g.hunters, n)
  const free = new Map<number, number[]>()
  for (const is of at(decks, h.kind)) free.set(is, [...(free.get(is) ?? []), g.cards.push(is) - 1])
  const take = (id: CardId): number => {
    const is = printedIndex.get(id) ?? WOUND
    const instance = free.get(is)?.shift()
    if (instance !== undefined) return instance
    if (id !== 'WOUND') throw new Error(`there is no further ${id}`)
    return g.cards.push(WOUND) - 1
  }
  h.sector = SECTORS.indexOf(sector)
  h.hand = hand.map(take).sort((a, b) => a - b)
  h.sequence = sequence.map(take)
  const top = deck.map(take).reverse()
  const thrown = discard.map(take)
  const others = [...free.values()].flat()
  h.deck = rest === 'deck' ? [...others, ...top] : top
  h.discard = rest === 'discard' ? [...others, ...thrown] : thrown
  h.item = item === undefined ? -1 : items.findIndex((one) => one.id === item)
  h.potions = (drinks ?? []).map((drink) => potions.findIndex((one) => one.id === drink))
  h.attacks = h.sequence.filter((card) => printed[g.cards[card] ?? 0]?.type === 'attack').length
  Object.assign(h, plain)
}

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

/** Plays on as quietly as can be until the state is as wanted: passes, stays, ends phases, takes what comes. */
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
