import { at, type Seat } from '@rulewright/kernel'
import { defAt, defOf } from './card.ts'
import { DISTRICT, PATHS, type Path, pathOf, ROWS, type Row, rowOf, type Slot } from './grid.ts'
import { knows } from './knowledge.ts'
import { rival } from './seats.ts'
import {
  type CardId,
  cardAt,
  type DelveStep,
  type EndReason,
  type HubworldState,
  NONE,
  type Occasion,
  type Phase,
  type Player,
  playerAt,
  type Trigger,
  type Window,
  type Zone,
} from './state.ts'
import { actionLimit, barrierOf, costOf, councilLimit, presenceOf, shardIconsOf, shardLimit } from './values.ts'
import { toWin } from './winning.ts'

/** Which card it is: the key of its face in `content/cards/index.ts`. */
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
  /** HW-22.2 — enemy agents it takes to win, and from how many different owners. */
  readonly toWin: { readonly agents: number; readonly owners: number }
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
  /** Who caused the event, and the other side of it. */
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

/** HW-27.1 — what a seat (null: a spectator) may see, built field by field. */
export function view(g: HubworldState, you: Seat | null): HubworldView {
  return {
    you,
    round: g.round,
    phase: g.phase,
    turn: g.turn,
    firstPlayer: named(g.firstPlayer),
    players: g.players.map((player, seat) => playerView(g, player, seat, you)),
    delve: delveView(g),
    engagement: engagementView(g, you),
    batch: batchView(g, you),
    windows: g.windows.map(windowView),
    resolving: g.resolving.map((id) => scored(g, id)),
    shown: g.looking && g.looking.seat === you ? scored(g, g.looking.card) : null,
    searching: you !== null && g.searching === you ? searched(g, you) : null,
    result: g.result,
  }
}

const keyOf = (g: HubworldState, id: CardId): string => defOf(g, id).key
const own = (g: HubworldState, ids: readonly CardId[]): OwnCardView[] => ids.map((card) => ({ card, key: keyOf(g, card) }))
const scored = (g: HubworldState, id: CardId): ScoredView => ({ key: keyOf(g, id), owner: cardAt(g, id).owner })

/** In an order that reveals nothing about the order in the Commons. */
const searched = (g: HubworldState, seat: Seat): OwnCardView[] =>
  own(
    g,
    playerAt(g, seat)
      .commons.slice()
      .sort((a, b) => a - b),
  )

function playerView(g: HubworldState, player: Player, seat: Seat, you: Seat | null): PlayerView {
  const mine = seat === you
  return {
    seat,
    inGame: player.inGame,
    rival: rival(g, seat),
    shards: player.shards,
    actions: player.actions,
    heat: player.heat,
    limits: { actions: actionLimit(g, seat), shards: shardLimit(g, seat), council: councilLimit(g, seat) },
    seeker: { key: keyOf(g, player.seeker), exhausted: cardAt(g, player.seeker).exhausted },
    grid: player.grid.map((id) => (id === NONE ? null : gridView(g, id, you))),
    councilSize: player.council.length,
    council: mine ? own(g, player.council) : null,
    commonsSize: player.commons.length,
    archivesSize: player.archives.length,
    archives: mine ? own(g, player.archives) : null,
    exile: player.exile.map((card) => ({ card: mine ? card : null, key: keyOf(g, card) })),
    score: player.score.map((id) => scored(g, id)),
    toWin: toWin(g, seat),
    replacing: mine ? player.replacing.slice() : null,
  }
}

function gridView(g: HubworldState, id: CardId, you: Seat | null): GridCardView {
  const { slot, forged, exhausted, cached, def } = cardAt(g, id)
  const known = knows(g, you, id)
  const { key, barrier, drawIcons } = defAt(def)
  return {
    slot,
    path: at(PATHS, pathOf(slot)),
    row: at(ROWS, rowOf(slot)),
    key: known ? key : null,
    forged,
    exhausted,
    cached,
    cost: known ? costOf(g, id) : null,
    presence: known ? presenceOf(g, id) : null,
    barrier: known && barrier !== null ? barrierOf(g, id) : null,
    shardIcons: known ? shardIconsOf(g, id) : null,
    drawIcons: known ? drawIcons : null,
    engaged: g.engagement?.card === id,
  }
}

function delveView(g: HubworldState): DelveView | null {
  const { delve } = g
  if (!delve) return null
  const { delver, defender, path, row, step } = delve
  return { delver, defender, path: at(PATHS, path), row: row === DISTRICT ? 'district' : at(ROWS, row), step }
}

function engagementView(g: HubworldState, you: Seat | null): EngagementView | null {
  const { engagement: e } = g
  if (!e) return null
  const known = knows(g, you, e.card)
  const { key, barrier } = defOf(g, e.card)
  return {
    kind: e.kind,
    engager: e.engager,
    owner: cardAt(g, e.card).owner,
    zone: e.zone,
    slot: e.slot === NONE ? null : e.slot,
    key: known ? key : null,
    presence: known ? presenceOf(g, e.card) : null,
    barrier: known && barrier !== null ? barrierOf(g, e.card) : null,
  }
}

function batchView(g: HubworldState, you: Seat | null): BatchView | null {
  const { batch } = g
  if (!batch) return null
  const { engager, owner, district, size, found, fromBottom, setAside } = batch
  const sees = you === engager || you === owner
  return {
    engager,
    owner,
    district,
    size,
    found,
    fromBottom,
    setAsideSize: setAside.length,
    setAside: sees ? setAside.map((id) => keyOf(g, id)) : null,
  }
}

const named = (n: number): number | null => (n === NONE ? null : n)

function windowView({ kind, priority, occasion }: Window): WindowView {
  const about = occasion ? occasionView(occasion) : { trigger: null, seat: null, other: null, slot: null, district: null }
  return { kind, priority, ...about }
}

const occasionView = ({ trigger, seat, other, slot, district }: Occasion) => ({
  trigger,
  seat: named(seat),
  other: named(other),
  slot: named(slot),
  district,
})
