import type { State } from '@rulewright/kernel'

/** The four sectors in clockwise order (PR-3.1). */
export const SECTORS = ['north', 'east', 'south', 'west'] as const

/** The stages of a hunt; each begins at a rest point. */
export const STAGES = [
  'hunters',
  'items',
  'potions',
  'firstPlayer',
  'roundStart',
  'consume',
  'upkeep',
  'turnStart',
  'movement',
  'action',
  'actionEnd',
  'attrition',
  'turnEnd',
  'roundEnd',
  'over',
] as const
export type Stage = (typeof STAGES)[number]

/** PR-16: on their feet (standing), knocked out with the token's red or black side up, or out for good. */
export type HunterCondition = 'standing' | 'red' | 'black' | 'out'

export type Result = 'slain' | 'allDown' | 'tooLate'

/** Terrain of a sector as bits (PR-3.9); Fire and Fog carry a second bit while they are fresh. */
export const ROCK = 1
export const WATER = 2
export const SAND = 4
export const FIRE = 8
export const FOG = 16
export const BAETHANIS = 32
export const CYRICAE = 64
export const SYNAEREA = 128
export const FIRE_FRESH = 256
export const FOG_FRESH = 512

/** Markers of abilities already used (per turn, round or hunt) as bits. */
export const USED_WEAPON = 1
export const USED_ARMOR = 2
export const USED_HELM = 4
export const USED_ITEM = 8
export const USED_MASTERY = 16
export const USED_REVIVE = 32
export const USED_ASSIST = 64
export const USED_TAUNT = 128

export interface Hunter {
  /** Index into HUNTERS; -1 until chosen. */
  kind: number
  sector: number
  /** The top of a deck, and of a discard pile, is the end of its list. */
  deck: number[]
  hand: number[]
  sequence: number[]
  discard: number[]
  damage: number
  threatened: boolean
  stamina: number
  strain: number
  armorDepleted: boolean
  helmDepleted: boolean
  standing: HunterCondition
  /** How often this hunter was knocked out. */
  falls: number
  counters: number
  focused: boolean
  /** Index into the items; -1: none yet. */
  item: number
  potions: number[]
  guard: number
  shield: boolean
  berserk: boolean
  /** BONUS of the next Attack card this turn (PRIME), and of each this round (EMPOWER). */
  prime: number
  empower: number
  usedTurn: number
  usedRound: number
  usedHunt: number
  /** Resilience cards revealed this round. */
  resilient: number[]
  /** Cards in the sequence whose "first time" text is spent. */
  spent: number[]
  /** Attack cards played and damage dealt this turn. */
  attacks: number
  dealt: number
  /** Whether attrition damage was suffered in this turn's Attrition phase. */
  worn: boolean
  /** PR-21.8: wants to be asked before the running Action phase ends. */
  hold: boolean
}

export interface Slot {
  /** Index into the monster's behaviors. */
  card: number
  /** Its front has been seen (PR-22.4) or lies open. */
  known: boolean
  /** Turned face up: being resolved. */
  open: boolean
  /** Triggered and waiting in the queue (PR-12.1). */
  waiting: boolean
}

const QUEUE_ENTRY_KINDS = ['stance', 'peril', 'behavior', 'objective', 'baethanis', 'synaerea', 'mastery'] as const
export type QueueEntryKind = (typeof QUEUE_ENTRY_KINDS)[number]

/** A triggered ability that waits to resolve (section 13). */
export interface QueueEntry {
  batch: number
  /** PR-13.1: 1 stance, 2 peril, 3 behavior, 4 all others. */
  priority: number
  kind: QueueEntryKind
  /** The stance, the peril or the slot. */
  at: number
  /** The hunter it is about, and the sector, where it has one. */
  subject: number
  sector: number
}

/** The card being played (PR-8.2). */
export interface Play {
  hunter: number
  card: number
  /** BONUS collected so far. */
  bonus: number
  /** Types discarded to pay for it, as bits. */
  paid: number
  /** Texts of step 6 still to resolve (see texts.ts). */
  texts: number[]
}

/** The payment being built (PR-9.2): what it is for, what it costs, what has been laid down. */
export interface Payment {
  hunter: number
  cost: number
  /** The card being played, which cannot pay for itself; -1: not for a card. */
  card: number
  token: boolean
  cards: number[]
}

/** PR-5.1: what a monster begins with. */
export const MONSTER_HEALTH = 10

/** The whole hunt, as plain data. */
export interface PrimalState extends State {
  monster: number
  difficulty: number
  round: number
  stage: Stage
  /** How many hunters have had their place in the current stage (Consume, turns, choices before the hunt). */
  turn: number
  /** The active hunter; -1 outside any turn. */
  active: number
  /** PR-16.2: the active hunter's turn has been ended by a KO. */
  turnOver: boolean
  firstPlayer: number
  aggro: number
  result: Result | null
  hunters: Hunter[]
  /** What each card instance is: an index into the printed cards. */
  cards: number[]
  terrain: number[]

  health: number
  damage: number
  stance: number
  facing: number
  struggle: number
  rage: number
  slots: Slot[]
  behaviorDeck: number[]
  behaviorDiscard: number[]
  behaviorsRemoved: number[]
  attritionDeck: number[]
  attritionDiscard: number[]
  /** Attrition cards lying revealed in the running Attrition phase. */
  attritionShown: number[]
  /** PR-22.4: the top attrition card has been seen. */
  attritionSeen: boolean
  perils: number[]
  /** The blinded peril and who blinded it; -1: none. */
  blinded: number
  blindedBy: number
  stunned: number
  /** The round in which the Confused token was placed; 0: none. */
  confused: number
  vulnerable: boolean
  /** Counters on the objective; -1 once it is achieved. */
  objective: number
  /** Rewards of objectives: the monster's damage is lower, every position is exposed. */
  weakened: number
  cracked: boolean

  queue: QueueEntry[]
  batch: number
  /** Behaviors that resolved in the running checkpoint, as bits (PR-12.10). */
  resolved: number
  /** The slot being resolved and its SUBJECT; -1: none. */
  resolving: number
  subject: number
  play: Play | null
  payment: Payment | null
}
