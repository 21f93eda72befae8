import type { Difficulty } from './difficulties.ts'

/** The closed vocabulary of section 19: everything a card can say, as data. */

export const CARD_TYPES = ['attack', 'maneuver', 'dodge', 'parry'] as const
export type CardType = (typeof CARD_TYPES)[number]

/** PR-1.4: Attack and Maneuver are Offensive, Dodge and Parry are Defensive. */
export type Group = CardType | 'offensive' | 'defensive'

export const KEYWORDS = ['assist', 'taunt', 'berserker', 'finisher', 'stealth', 'resilience'] as const
export type Keyword = (typeof KEYWORDS)[number]

/** PR-12.2: the reaction icons on the backs of behavior cards. */
export const ICONS = [
  'attack',
  'maneuver',
  'dodge',
  'parry',
  'offensive',
  'defensive',
  'offensivePair',
  'defensivePair',
  'aggro',
  'threatened',
  'moved',
  'startFront',
  'startFlank',
  'startRear',
  'handEmpty',
  'attritionEnd',
  'turned',
  'roundEnd',
  'rampage',
] as const
export type Icon = (typeof ICONS)[number]

export const TERRAINS = ['rock', 'water', 'sand', 'fire', 'fog', 'baethanis', 'cyricae', 'synaerea'] as const
export type Terrain = (typeof TERRAINS)[number]

const POSITIONS = ['front', 'flank', 'rear'] as const
export type Position = (typeof POSITIONS)[number]

/** A number, or a multiple of the weapon's damage (W), the weapon's level (L) or the number of hunters (H). */
export type Num = number | { readonly mul: number; readonly of: 'W' | 'L' | 'H' }

/** Selectors (19.2); all of them mean standing hunters. */
export type Who =
  | 'self'
  | 'subject'
  | 'chosen'
  | 'front'
  | 'flank'
  | 'aggro'
  | 'threatened'
  | 'all'
  | 'inMySector'
  | 'inSubjectSector'
  | 'inThatSector'
  | 'inWater'
  | 'frontOrWater'

/** D-10: whom a text lets its hunter choose. */
export type From = 'any' | 'other' | 'mySector'

/** PR-12.14: how a target may avoid a hit. */
export type Escape =
  | { readonly by: 'toss'; readonly n: number; readonly of: Group | 'any' }
  | { readonly by: 'move' }
  | { readonly by: 'sequence'; readonly of: Group }

export type Condition = 'subjectInFront' | 'aggroThreatened' | 'lowAttritionOnTop' | 'noDefensiveMilled' | 'unstrained'

export type TurnTo = 'subject' | 'aggro' | 'self' | 'mostCrowded' | 'fewestCards' | 'mostDamage'

export type Where = 'front' | 'flanks' | 'frontAndFlanks' | 'subject' | 'mostCrowded' | 'withoutWater' | 'threatened' | 'everywhere'

/** Effects that need no number and no target. */
export type Gesture =
  | 'blind'
  | 'confuse'
  | 'stun'
  | 'vulnerable'
  | 'scry'
  | 'cycle'
  | 'berserk'
  | 'unstrain'
  | 'repeat'
  | 'peek'
  | 'crack'
  | 'weaken'

export type Effect =
  | {
      readonly op: 'deal' | 'bonus' | 'recycle' | 'volley' | 'guard' | 'count' | 'calm' | 'stir' | 'rage' | 'wound' | 'prime' | 'empower'
      readonly n: Num
    }
  | { readonly op: 'draw' | 'mill' | 'heal' | 'suffer' | 'stamina' | 'strain'; readonly n: Num; readonly who: Who }
  | { readonly op: 'threaten' | 'steady' | 'shield' | 'aggro' | 'move'; readonly who: Who }
  | { readonly op: 'hit'; readonly who: Who; readonly unless: Escape | null }
  | { readonly op: 'push'; readonly who: Who; readonly by: 1 | 3 }
  | { readonly op: 'turn'; readonly to: TurnTo }
  | { readonly op: 'place' | 'clear'; readonly terrain: Terrain; readonly where: Where }
  | { readonly op: Gesture }
  | { readonly op: 'remove'; readonly card: string }
  | { readonly op: 'may'; readonly then: readonly Effect[]; readonly ifDone: readonly Effect[] }
  | { readonly op: 'if'; readonly is: Condition; readonly then: readonly Effect[]; readonly otherwise: readonly Effect[] }
  | { readonly op: 'choose'; readonly from: From; readonly then: readonly Effect[] }

export type Prefix =
  | { readonly on: 'play' | 'opener' }
  | { readonly on: 'chain' | 'paid'; readonly of: Group }
  | { readonly on: 'after'; readonly of: Group; readonly firstOnly: boolean }

/** One ability text of an action card (PR-8.9, PR-4.6). */
export interface Text {
  readonly prefix: Prefix
  readonly focused: boolean
  readonly effects: readonly Effect[]
}

export interface ActionCard<I extends string = string> {
  readonly id: I
  readonly name: string
  readonly copies: number
  readonly type: CardType
  readonly cost: number
  /** What it is worth when discarded to pay. */
  readonly staminaValue: number
  readonly aggro?: boolean
  readonly keywords?: readonly Keyword[]
  readonly texts?: readonly Text[]
}

export interface BehaviorCard<I extends string = string> {
  readonly id: I
  readonly name: string
  readonly tier: 1 | 2 | 3
  readonly number: number
  readonly icon: Icon
  readonly effects: readonly Effect[]
  /** What the monster also does when it can pay the cost in struggle (PR-12.5). */
  readonly boost?: { readonly cost: number; readonly effects: readonly Effect[] }
}

/** Modifiers of continuous texts (19.3); each is looked up when its value is needed (PR-25.7). */
export type Modifier =
  | 'attacksFromFlankCostMore'
  | 'attacksFromFogCostMore'
  | 'heavyAttacksCostLess'
  | 'smallHandInFront'
  | 'firstAttackWeaker'
  | 'firstAttackWithAggroStronger'
  | 'attacksStronger'
  | 'threatenedAttritionHigher'
  | 'noStaminaInFront'
  | 'strainCap'
  | 'cheapRevive'
  | 'volleyCountsAll'

/** The events that add a triggered text to the queue (section 13). */
export type Trigger =
  | { readonly on: 'roundEnd' | 'firePlaced' | 'rampaged' | 'turned' }
  | { readonly on: 'moved'; readonly outOf: Terrain }
  | { readonly on: 'turnStart'; readonly inA: Terrain }
  | { readonly on: 'played'; readonly when: 'attackFromFront' | 'offensivePairFromRear' }
  | { readonly on: 'actionEnd'; readonly when: 'twoParriesInFront' | 'strongTurnInFlank' }

/** A peril either waits for something to happen or changes a value as long as it is in play. */
type Peril = { readonly id: string; readonly name: string; readonly stance: 1 | 2 | 3 } & (
  | { readonly trigger: Trigger; readonly effects: readonly Effect[]; readonly modifier?: never }
  | { readonly modifier: Modifier; readonly trigger?: never; readonly effects?: never }
)

interface Objective {
  readonly id: string
  readonly name: string
  readonly trigger: Trigger
  /** Goal: a number per hunter plus a fixed one. */
  readonly goal: { readonly perHunter: number; readonly plus: number }
  readonly reward: readonly Effect[]
}

/** A number for each difficulty. */
type ByDifficulty = Readonly<Record<Difficulty, number>>

interface Stance {
  readonly id: string
  readonly name: string
  readonly toughness: ByDifficulty
  /** What its hits deal. */
  readonly damage: ByDifficulty
  readonly exposed: readonly Position[]
  /** Health at which the next stance is revealed; 0: the monster is defeated. */
  readonly nextAt: number
  readonly revealed: readonly Effect[]
}

/** What a piece of gear, an item or a mastery does. */
export type Ability =
  | {
      readonly kind: 'played'
      readonly when: 'stealth' | 'third' | 'heavyAttack'
      readonly oncePerTurn: boolean
      readonly effects: readonly Effect[]
    }
  | { readonly kind: 'action'; readonly once: 'round' | 'hunt'; readonly effects: readonly Effect[] }
  | { readonly kind: 'continuous'; readonly modifier: Modifier }
  | { readonly kind: 'preventAttrition'; readonly toss: CardType }
  | { readonly kind: 'reduceWithAggro' }
  | { readonly kind: 'firstSuffered'; readonly stamina: number }

/** PR-4.5: what fills a mastery, and what it does once focused. */
export interface Mastery {
  readonly id: string
  readonly name: string
  readonly focusAt: number
  readonly counts: 'discards' | 'attackPairs' | 'weight' | 'holding'
  readonly focused:
    | { readonly kind: 'continuous'; readonly modifier: Modifier }
    | { readonly kind: 'firstParry'; readonly effects: readonly Effect[] }
}

/** A number for each level of gear. */
type ByLevel = readonly [number, number, number]

interface Weapon {
  readonly id: string
  readonly name: string
  readonly damage: ByLevel
  readonly ability: Ability
}

/** Armor or helm. */
interface Protection {
  readonly id: string
  readonly name: string
  readonly health: ByLevel
  readonly ability: Ability
}

/** A hunter's gear. */
export type Piece = 'weapon' | 'armor' | 'helm'

export interface HunterSheet {
  readonly id: string
  readonly name: string
  readonly weaponClass: string
  /** What the hunter is good at, for those who choose. */
  readonly style: string
  readonly weapon: Weapon
  readonly armor: Protection
  readonly helm: Protection
  readonly mastery: Mastery
  readonly deck: readonly ActionCard[]
}

/** One per hunter, a single copy of each (20.2). */
export interface Item {
  readonly id: string
  readonly name: string
  readonly ability: Ability
}

/** A Consume ability; the potion leaves the hunt when it is used (20.3). */
export interface Potion {
  readonly id: string
  readonly name: string
  readonly effects: readonly Effect[]
}

/** The ground of a hunt and the terrain in its four sectors. */
interface Arena {
  readonly name: string
  readonly north: readonly Terrain[]
  readonly east: readonly Terrain[]
  readonly south: readonly Terrain[]
  readonly west: readonly Terrain[]
}

export interface MonsterSheet {
  readonly id: string
  readonly name: string
  readonly rank: 1 | 2 | 3
  readonly arena: Arena
  readonly attrition: readonly number[]
  readonly stances: readonly [Stance, Stance, Stance]
  readonly behaviors: readonly BehaviorCard[]
  readonly perils: readonly Peril[]
  readonly objective: Objective
}
