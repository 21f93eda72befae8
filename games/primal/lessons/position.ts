import { at, seedRandom } from '@rulewright/kernel'
import { type Difficulty, difficulties } from '../content/difficulties.ts'
import {
  type BehaviorId,
  behaviors,
  type CardId,
  decks,
  HUNTERS,
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
import { TERRAIN_BIT } from '../rules/queue.ts'
import { setup } from '../rules/setup.ts'
import { FIRE_FRESH, FOG_FRESH, type Hunter, type PrimalState, SECTORS, type Slot } from '../rules/state.ts'

export type Sector = (typeof SECTORS)[number]

/** A hunter in a position: piles name cards, decks from the top down; what is left out is empty, off or zero. */
export interface HunterLiteral
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

export interface PositionLiteral extends Partial<Plain> {
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

/** The settings of such a hunt. */
export const configOf = ({ hunters, monster = 'vyraxen', difficulty = 'veteran' }: PositionLiteral): PrimalConfig => ({
  seats: hunters.length,
  monster,
  difficulty,
  outfit: hunters.map(() => 'ready'),
  hunters: hunters.map(({ id }) => id),
})

/** A hunt at a rest point: by default in the Action phase of the first hunter, all in the South, which the monster faces. */
export function position(literal: PositionLiteral): PrimalState {
  const {
    hunters,
    monster = 'vyraxen',
    difficulty: _,
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
  const g = setup(configOf(literal), seedRandom('test'))
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
  return g
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

/** The instance of a card in such a position: decks are numbered in their order, hunter by hunter; `copy` counts from 0. */
export function instanceOf(hunters: readonly HunterId[], seat: number, id: CardId, copy = 0): number {
  const before = hunters.slice(0, seat).reduce((sum, hunter) => sum + deckOf(hunter).length, 0)
  return before + deckOf(at(hunters, seat)).indexOf(printedIndex.get(id) ?? WOUND) + copy
}

const deckOf = (hunter: HunterId): readonly number[] => at(decks, HUNTERS.indexOf(hunter))
