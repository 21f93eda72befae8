import { at, type Seat, type State } from '@rulewright/kernel'
import type { Path, Slot } from './grid.ts'

/** An index into the cards of the match; its `def` says which card it is. */
export type CardId = number
/** No card, no slot. */
export const NONE = -1

/** HW-3.1, HW-3.2 — where a card can be. */
export type Zone = 'seeker' | 'grid' | Path | 'exile' | 'score' | 'resolving' | 'gone'

export interface CardState {
  /** Which card it is: an index into the printed cards. */
  def: number
  owner: Seat
  zone: Zone
  /** Its slot while it is in the grid, else `NONE`. */
  slot: Slot
  forged: boolean
  exhausted: boolean
  /** HW-19.2 — cached shards lying on it. */
  cached: number
  /** HW-27.6 — the seats that have seen this unforged card, one bit each. */
  seen: number
  /** HW-11.10 — the tick at which it came to its present place. */
  since: number
}

export interface Player {
  inGame: boolean
  /** HW-7.8 — has completed an action. */
  hasActed: boolean
  shards: number
  actions: number
  heat: number
  seeker: CardId
  grid: CardId[]
  council: CardId[]
  /** The top card is the last one. */
  commons: CardId[]
  archives: CardId[]
  exile: CardId[]
  score: CardId[]
  /** HW-5.5 — Council cards marked for the mulligan. */
  replacing: CardId[]
}

/** HW-11, trigger catalogue; `engageBegins` shares the windows of the two kinds of engagement. */
export const TRIGGERS = [
  'roundBegins',
  'refillActions',
  'approachSlot',
  'approachDistrict',
  'confrontBegins',
  'discoverBegins',
  'abilityBegins',
  'discoverAbilityResolved',
  'encounterCompleted',
  'discoveryBatchBegins',
  'breachCompleted',
  'cardForged',
  'cardLeftGrid',
] as const
export type Trigger = (typeof TRIGGERS)[number]

/** Something that happened and may be reacted to. */
export interface Occasion {
  readonly trigger: Trigger
  /** Who caused it: the engager, the delver, the forging or refilling player, the controller of the ability. */
  readonly seat: Seat
  /** The other side: the defender, the owner of the district. */
  readonly other: Seat
  readonly card: CardId
  readonly slot: Slot
  readonly district: Path | null
  readonly ability: number
  /** HW-29.8 — the ability that began has been cancelled. */
  cancelled: boolean
}

/** HW-10.4, HW-11 — a window that is open, with the seat that has priority. */
export interface Window {
  readonly kind: 'W1' | 'W2' | 'W3' | 'W4' | 'reaction'
  readonly occasion: Occasion | null
  readonly opened: number
  priority: Seat
  /** HW-11.5 — reactions used in it: card × 8 + ability. */
  used: number[]
}

/** HW-1.9 — a confrontation or a discovery. */
export interface Engagement {
  readonly kind: 'confront' | 'discover'
  readonly engager: Seat
  readonly card: CardId
  readonly zone: Zone
  readonly slot: Slot
  /** HW-13.3 — the card that is confronted instead. */
  insteadOf: CardId
  /** The subject is lost: the Commons was shuffled or the delve has ended. */
  over: boolean
}

/** HW-15.5 — cards of a district being discovered one after the other. */
export interface Batch {
  readonly engager: Seat
  readonly owner: Seat
  readonly district: Path
  size: number
  bonus: number
  found: number
  fromBottom: boolean
  /** HW-15.9 — cards left by the discoverer: marked where they lie until the batch is over. */
  setAside: CardId[]
}

export type DelveStep = 'approach' | 'encounter' | 'completed' | 'breach'

/** HW-12.2 */
export interface Delve {
  readonly delver: Seat
  readonly defender: Seat
  path: number
  /** `DISTRICT` when past the back row. */
  row: number
  step: DelveStep
  redirected: boolean
  ended: boolean
}

/** HW-30.5 — a stored modifier; static ones are derived whenever a value is read. */
export interface Modifier {
  readonly card: CardId
  readonly value: 'presence' | 'barrier'
  readonly by: number
  readonly until: 'engagement' | 'delve'
}

/** A card shown to one seat in passing (HW-18.19). */
interface Look {
  readonly seat: Seat
  readonly card: CardId
}

export type Phase = 'setup' | 'round-start' | 'opening' | 'action' | 'after-action' | 'refresh' | 'over'

export type EndReason = 'agents' | 'empty-commons' | 'last-player'

interface Result {
  /** Nobody: the game is a draw. */
  readonly winners: readonly Seat[]
  readonly reason: EndReason
}

/** The rule switches of the match. */
interface Switches {
  readonly threePlayerOwners: 'asManyAsPossible' | 'twoOwnersTwoAgents' | 'ignoreOwners'
  readonly multiplayerDeckOut: 'rivalWins' | 'eliminate'
  readonly priorityPrompts: 'askIfPossible' | 'askAlways' | 'autoPass'
}

export interface HubworldState extends State {
  readonly switches: Switches
  cards: CardState[]
  players: Player[]
  firstPlayer: Seat
  /** HW-6.4 — the active player, or the one to be asked next. */
  turn: Seat
  round: number
  phase: Phase
  delve: Delve | null
  engagement: Engagement | null
  batch: Batch | null
  windows: Window[]
  /** HW-11.9 — "after" events that wait for the ability or step to be finished. */
  queue: Occasion[]
  modifiers: Modifier[]
  /** HW-3.2 — moments being played, the innermost last. */
  resolving: CardId[]
  looking: Look | null
  /** HW-18.20 — the seat that is looking through its Commons. */
  searching: Seat
  /** Counts the windows opened (HW-11.10). */
  tick: number
  result: Result | null
}

export const playerAt = (g: HubworldState, seat: Seat): Player => at(g.players, seat)
export const cardAt = (g: HubworldState, card: CardId): CardState => at(g.cards, card)
