import type { Seat } from '@rulewright/kernel'
import type { CardId, PerilId, StanceId } from '../content/index.ts'
import { cardIdOf, perilIdOf, printedOf, stanceIdOf } from './lookup.ts'
import type { PrimalState, QueueEntry, QueueEntryKind, Result, Stage } from './state.ts'
import { type CardView, type HunterView, hunterView } from './view-hunters.ts'
import { type MonsterView, monsterView, type SlotView } from './view-monster.ts'
import { type SectorView, sectorView } from './view-sectors.ts'

export type { CardView, HunterView, MonsterView, SectorView, SlotView }

/** A triggered ability that waits: in the order in which batches resolve. */
interface WaitingView {
  readonly kind: QueueEntryKind
  /** The stance or peril it belongs to, or the slot. */
  readonly is: StanceId | PerilId | number | null
  readonly hunter: Seat
}

export interface PrimalView {
  readonly you: Seat | null
  readonly round: number
  readonly stage: Stage
  readonly active: Seat | null
  readonly firstPlayer: Seat
  readonly aggro: Seat
  readonly result: Result | null
  /** Seats in the order of this round's turns. */
  readonly order: readonly Seat[]
  readonly monster: MonsterView
  /** North, East, South, West. */
  readonly sectors: readonly SectorView[]
  readonly hunters: readonly HunterView[]
  readonly waiting: readonly WaitingView[]
  /** The hunter whom the behavior being resolved is about (PR-12.2). */
  readonly subject: Seat | null
  /** The card being played, and the BONUS collected for it. */
  readonly play: { readonly hunter: Seat; readonly card: number; readonly is: CardId; readonly bonus: number } | null
  /** The payment being built. */
  readonly payment: {
    readonly hunter: Seat
    /** The card being played; null: it is not for a card. */
    readonly card: number | null
    readonly cost: number
    readonly paid: number
    readonly cards: readonly number[]
    readonly token: boolean
  } | null
}

/** PR-22.5: everybody sees the same; only `you` differs. */
export function view(g: PrimalState, seat: Seat | null): PrimalView {
  const { play, payment } = g
  return {
    you: seat,
    round: g.round,
    stage: g.stage,
    active: g.active < 0 ? null : g.active,
    firstPlayer: g.firstPlayer,
    aggro: g.aggro,
    result: g.result,
    order: g.hunters.map((_, n) => (g.firstPlayer + n) % g.hunters.length),
    monster: monsterView(g),
    sectors: g.terrain.map((_, sector) => sectorView(g, sector)),
    hunters: g.hunters.map((hunter, n) => hunterView(g, hunter, n)),
    waiting: g.queue.map((entry) => waitingView(g, entry)),
    subject: g.subject < 0 ? null : g.subject,
    play: play && { hunter: play.hunter, card: play.card, is: cardIdOf(g, play.card), bonus: play.bonus },
    payment: payment && {
      hunter: payment.hunter,
      card: payment.card < 0 ? null : payment.card,
      cost: payment.cost,
      paid: payment.cards.reduce((sum, card) => sum + printedOf(g, card).staminaValue, payment.token ? 1 : 0),
      cards: payment.cards.slice(),
      token: payment.token,
    },
  }
}

function waitingView(g: PrimalState, entry: QueueEntry): WaitingView {
  const { kind, at: place, subject } = entry
  const is = kind === 'stance' ? stanceIdOf(g, place) : kind === 'peril' ? perilIdOf(g, place) : kind === 'behavior' ? place : null
  return { kind, is, hunter: subject }
}
