import { at, type Seat } from '@rulewright/kernel'
import { defAt, defOf } from './card.ts'
import { DISTRICT, PATHS, pathOf, ROWS, rowOf } from './grid.ts'
import { knows } from './knowledge.ts'
import { rival } from './seats.ts'
import { type CardId, cardAt, type HubworldState, NONE, type Occasion, type Player, playerAt, type Window } from './state.ts'
import { actionLimit, barrierOf, costOf, councilLimit, presenceOf, shardIconsOf, shardLimit } from './values.ts'
import type {
  BatchView,
  DelveView,
  EngagementView,
  GridCardView,
  HubworldView,
  OwnCardView,
  PlayerView,
  ScoredView,
  WindowView,
} from './view.ts'

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

/** In an order that says nothing of the order in the Commons. */
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
