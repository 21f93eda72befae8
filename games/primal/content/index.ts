import { DIFFICULTIES } from './difficulties.ts'
import { dareon } from './hunters/dareon.ts'
import { ljonar } from './hunters/ljonar.ts'
import { mirah } from './hunters/mirah.ts'
import { thoreg } from './hunters/thoreg.ts'
import { items } from './items.ts'
import { korowon } from './monsters/korowon.ts'
import { toramat } from './monsters/toramat.ts'
import { vyraxen } from './monsters/vyraxen.ts'
import { potions } from './potions.ts'
import {
  type ActionCard,
  type BehaviorCard,
  type CardType,
  type Group,
  type HunterSheet,
  ICONS,
  KEYWORDS,
  type Keyword,
  type MonsterSheet,
  type Text,
} from './vocabulary.ts'

/** A state knows a hunter, and a monster, by its index here. */
const allHunters = [mirah, dareon, thoreg, ljonar] as const
const allMonsters = [vyraxen, toramat, korowon] as const

export const HUNTERS = [mirah.id, dareon.id, thoreg.id, ljonar.id] as const
export type HunterId = (typeof HUNTERS)[number]
export const hunterSheets: readonly HunterSheet[] = allHunters

export const MONSTERS = [vyraxen.id, toramat.id, korowon.id] as const
export type MonsterId = (typeof MONSTERS)[number]
export const monsterSheets: readonly MonsterSheet[] = allMonsters

type ActionCardId = (typeof allHunters)[number]['deck'][number]['id']
/** A card in a hunter's deck, hand, sequence or discard pile. */
export type CardId = ActionCardId | 'WOUND'
export type BehaviorId = (typeof allMonsters)[number]['behaviors'][number]['id']
export type PerilId = (typeof allMonsters)[number]['perils'][number]['id']
export type StanceId = (typeof allMonsters)[number]['stances'][number]['id']
export type ObjectiveId = (typeof allMonsters)[number]['objective']['id']
export type ItemId = (typeof items)[number]['id']
export type PotionId = (typeof potions)[number]['id']

export { items, potions }

/** Card types as bits, so that a group is a mask; a Wound has a bit of its own and no type (PR-1.6). */
export const TYPE_BITS: Readonly<Record<Group | 'any', number>> = {
  attack: 1,
  maneuver: 2,
  dodge: 4,
  parry: 8,
  offensive: 3,
  defensive: 12,
  any: 31,
}
export const WOUND_BIT = 16

export const KEYWORD_BITS: Readonly<Record<Keyword, number>> = {
  assist: 1,
  taunt: 2,
  berserker: 4,
  finisher: 8,
  stealth: 16,
  resilience: 32,
}

/** An action card as the rules use it: everything by small integers. */
export interface Printed {
  readonly id: CardId
  readonly type: CardType | null
  readonly bit: number
  readonly cost: number
  readonly staminaValue: number
  readonly aggro: boolean
  readonly keywords: number
  readonly texts: readonly Text[]
  /** One bit for each card of a hunter: lists merge equal cards with it (PR-21.2). */
  readonly mark: number
}

/** Index of the Wound in `printed`. */
export const WOUND = 0

const wound: Printed = {
  id: 'WOUND',
  type: null,
  bit: WOUND_BIT,
  cost: 0,
  staminaValue: 0,
  aggro: false,
  keywords: 0,
  texts: [],
  mark: 1 << 20,
}

const printedCard = (card: ActionCard<ActionCardId>, n: number): Printed => ({
  id: card.id,
  type: card.type,
  bit: TYPE_BITS[card.type],
  cost: card.cost,
  staminaValue: card.staminaValue,
  aggro: card.aggro ?? false,
  keywords: (card.keywords ?? []).reduce((bits, keyword) => bits | KEYWORD_BITS[keyword], 0),
  texts: card.texts ?? [],
  mark: 1 << n,
})

/** Every card a hunter can hold; a state knows a card by its index here. */
export const printed: readonly Printed[] = [wound, ...allHunters.flatMap((hunter) => hunter.deck.map(printedCard))]

export const printedIndex: ReadonlyMap<CardId, number> = new Map(printed.map((card, n) => [card.id, n]))

/** The 24 cards of each hunter's deck, as indexes into `printed`. */
export const decks: readonly (readonly number[])[] = allHunters.map((hunter) =>
  hunter.deck.flatMap((card) => Array.from({ length: card.copies }, () => printedIndex.get(card.id) ?? WOUND)),
)

/** A behavior card as the rules use it. */
export interface Behavior extends BehaviorCard<BehaviorId> {
  readonly iconBit: number
  /** Face down, cards with equal backs cannot be distinguished (PR-5.6). */
  readonly back: number
}

export const iconBit = (icon: (typeof ICONS)[number]): number => 1 << ICONS.indexOf(icon)

/** Behaviors by monster; a state knows one by its index here. */
export const behaviors: readonly (readonly Behavior[])[] = allMonsters.map((monster) =>
  monster.behaviors.map(
    (card: BehaviorCard<BehaviorId>): Behavior => ({
      ...card,
      iconBit: iconBit(card.icon),
      back: ICONS.indexOf(card.icon) * 16 + card.number,
    }),
  ),
)

export const stanceIds: readonly (readonly StanceId[])[] = allMonsters.map((monster) => monster.stances.map((stance) => stance.id))
export const perilIds: readonly (readonly PerilId[])[] = allMonsters.map((monster) => monster.perils.map((peril) => peril.id))
export const objectiveIds: readonly ObjectiveId[] = allMonsters.map((monster) => monster.objective.id)

/** Toughness and damage by monster, stance and difficulty. */
export const stanceRows: readonly (readonly (readonly { readonly toughness: number; readonly damage: number }[])[])[] = allMonsters.map(
  ({ stances }) =>
    stances.map(({ toughness, damage }) =>
      DIFFICULTIES.map((difficulty) => ({ toughness: toughness[difficulty], damage: damage[difficulty] })),
    ),
)

const named: readonly { readonly id: string; readonly name: string }[] = [
  { id: 'WOUND', name: 'Wound' },
  ...allHunters.flatMap((hunter) => [hunter, hunter.weapon, hunter.armor, hunter.helm, hunter.mastery, ...hunter.deck]),
  ...allMonsters.flatMap((monster) => [monster, ...monster.stances, ...monster.behaviors, ...monster.perils, monster.objective]),
  ...items,
  ...potions,
]

/** The names printed on everything that has one, by id. */
export const printedNames: ReadonlyMap<string, string> = new Map(named.map(({ id, name }) => [id, name]))

export type { CardType, HunterSheet, MonsterSheet }
export { KEYWORDS }
