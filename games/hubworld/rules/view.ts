import type { Seat } from '@rulewright/kernel'
import type { Path, Row, Slot } from './grid.ts'
import type { CardId, DelveStep, EndReason, Phase, Trigger, Zone } from './state.ts'

/** Which card it is: the key of its face in `cards/index.ts`. */
export type CardKey = string

/** One of the viewer's own cards outside the grid: options name it by `card`. */
export interface OwnCardView {
  readonly card: CardId
  readonly key: CardKey
}

/** A card in an Exile; only its owner's options name it. */
export interface ExileCardView {
  readonly card: CardId | null
  readonly key: CardKey
}

/** A card in a slot. What the viewer may not know is null. */
export interface GridCardView {
  readonly slot: Slot
  readonly path: Path
  readonly row: Row
  /** null: facedown and never seen by the viewer. */
  readonly key: CardKey | null
  readonly forged: boolean
  readonly exhausted: boolean
  readonly cached: number
  /** HW-20.3 — the values as they are now, with all modifiers. */
  readonly cost: number | null
  readonly presence: number | null
  /** null also for a card that has no barrier. */
  readonly barrier: number | null
  readonly shardIcons: number | null
  readonly drawIcons: number | null
  /** It is being confronted or discovered. */
  readonly engaged: boolean
}

interface SeekerView {
  readonly key: CardKey
  readonly exhausted: boolean
}

export interface ScoredView {
  readonly key: CardKey
  readonly owner: Seat
}

export interface PlayerView {
  readonly seat: Seat
  readonly inGame: boolean
  /** HW-1.3 — the player to the left. */
  readonly rival: Seat
  readonly shards: number
  readonly actions: number
  readonly heat: number
  readonly limits: { readonly actions: number; readonly shards: number; readonly council: number }
  readonly seeker: SeekerView
  /** Nine slots: the front row first, each row in the order archives, council, commons. */
  readonly grid: readonly (GridCardView | null)[]
  readonly councilSize: number
  /** The viewer's own hand, sorted as it was drawn; null for everybody else's. */
  readonly council: readonly OwnCardView[] | null
  readonly commonsSize: number
  readonly archivesSize: number
  /** HW-3.7 — the viewer's own; null for everybody else's. */
  readonly archives: readonly OwnCardView[] | null
  readonly exile: readonly ExileCardView[]
  /** Agents secured, and agents that came here instead of going to an Exile. */
  readonly score: readonly ScoredView[]
  /** HW-5.5 — the viewer's own cards marked for the mulligan. */
  readonly replacing: readonly CardId[] | null
}

export interface DelveView {
  readonly delver: Seat
  readonly defender: Seat
  readonly path: Path
  readonly row: Row | 'district'
  readonly step: DelveStep
}

export interface EngagementView {
  readonly kind: 'confront' | 'discover'
  readonly engager: Seat
  readonly owner: Seat
  readonly zone: Zone
  /** The slot, for a card in a grid. */
  readonly slot: Slot | null
  /** HW-14.2 — null for those who do not see it. */
  readonly key: CardKey | null
  readonly presence: number | null
  readonly barrier: number | null
}

export interface BatchView {
  readonly engager: Seat
  readonly owner: Seat
  readonly district: Path
  readonly size: number
  readonly found: number
  readonly fromBottom: boolean
  readonly setAsideSize: number
  /** HW-15.9 — for the discoverer and the owner. */
  readonly setAside: readonly CardKey[] | null
}

/** A window that is open; the last of the stack is the one being answered. */
export interface WindowView {
  readonly kind: 'W1' | 'W2' | 'W3' | 'W4' | 'reaction'
  readonly priority: Seat
  readonly trigger: Trigger | null
  /** Whose doing the event is, and the other side of it. */
  readonly seat: Seat | null
  readonly other: Seat | null
  /** The slot of the other side's grid that it is about. */
  readonly slot: Slot | null
  readonly district: Path | null
}

export interface HubworldView {
  readonly you: Seat | null
  readonly round: number
  readonly phase: Phase
  readonly turn: Seat
  /** null until the mulligans are done. */
  readonly firstPlayer: Seat | null
  readonly players: readonly PlayerView[]
  readonly delve: DelveView | null
  readonly engagement: EngagementView | null
  readonly batch: BatchView | null
  readonly windows: readonly WindowView[]
  /** HW-3.2 — moments being played, for all to see. */
  readonly resolving: readonly ScoredView[]
  /** HW-18.19 — a card shown to the viewer alone. */
  readonly shown: { readonly key: CardKey; readonly owner: Seat } | null
  /** HW-18.20 — the viewer's own Commons while searching it, in no order. */
  readonly searching: readonly OwnCardView[] | null
  readonly result: { readonly winners: readonly Seat[]; readonly reason: EndReason } | null
}
