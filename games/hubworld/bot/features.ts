import { at, type Facts, type Features, Numbering, type Seat } from '@rulewright/kernel'
import { cards } from '../content/cards/index.ts'
import { CARD_TYPES, type Def, defAt } from '../rules/card.ts'
import { PATHS, SLOTS } from '../rules/grid.ts'
import { type CardState, cardAt, type HubworldState, NONE, type Phase, type Player, playerAt } from '../rules/state.ts'
import { Exposure, reachOfEnemies } from './exposure.ts'

const CARDS = Object.keys(cards).length
const PHASES: readonly Phase[] = ['setup', 'round-start', 'opening', 'action', 'after-action', 'refresh', 'over']
const KINDS = CARD_TYPES.length * 3
const TOLLS = 8
const LEFT = 12
const FOUND = 9

const numbers = new Numbering()

/** The facts of one side of the table: one's own, or all rivals together. */
const side = () => ({
  score: numbers.take(4),
  shards: numbers.take(16),
  actions: numbers.take(6),
  heat: numbers.take(7),
  council: numbers.take(9),
  commons: numbers.take(13),
  archives: numbers.take(9),
  agentsInArchives: numbers.take(5),
  agentsInCommons: numbers.take(7),
  agentsInCouncil: numbers.take(4),
  agentsInGrid: numbers.take(4),
  seeker: numbers.take(CARDS),
  seekerReady: numbers.take(1),
  /** By card: unforged, forged and ready, forged and exhausted; in the Council. */
  staged: numbers.take(CARDS),
  ready: numbers.take(CARDS),
  exhausted: numbers.take(CARDS),
  inCouncil: numbers.take(CARDS),
  /** By slot: the type of its card, and whether it is unforged, ready or exhausted. */
  slots: numbers.take(SLOTS * KINDS),
  /** By slot: an unforged card that the other side has seen. */
  seen: numbers.take(SLOTS),
  /** By path: the total barrier of its ready obstacles, and how many slots are taken. */
  barrier: numbers.take(3),
  taken: numbers.take(3 * 4),
  cached: numbers.take(1),
  turn: numbers.take(1),
  first: numbers.take(1),
  hasActed: numbers.take(1),
  /** By path: its toll, what the richest enemy would have left beyond it, and the agents a breach would find, in quarters. */
  toll: numbers.take(3 * TOLLS),
  left: numbers.take(3 * LEFT),
  found: numbers.take(3 * FOUND),
  /** Agents in the grid that the richest enemy can pay for. */
  payable: numbers.take(4),
})

const OWN = side()
const RIVALS = side()
type Side = typeof OWN

const TABLE = {
  seats: numbers.take(5),
  phase: numbers.take(PHASES.length),
  round: numbers.take(12),
  engaged: numbers.take(2),
  /** One's own score, and the best of the rivals'. */
  scores: numbers.take(16),
}

const exposure = new Exposure()

function readPlayer(g: HubworldState, seat: Seat, s: Side, facts: Facts): void {
  const p = playerAt(g, seat)
  facts.count(s.score, 3, p.score.length)
  facts.count(s.shards, 15, p.shards)
  facts.count(s.actions, 5, p.actions)
  facts.count(s.heat, 6, p.heat)
  facts.count(s.council, 8, p.council.length)
  facts.count(s.commons, 12, (p.commons.length + 1) >> 1)
  facts.count(s.archives, 8, p.archives.length >> 1)
  readExposure(g, p, seat, s, facts)
  const seeker = cardAt(g, p.seeker)
  facts.add(s.seeker + seeker.def)
  if (!seeker.exhausted) facts.add(s.seekerReady)
  for (const id of p.council) facts.add(s.inCouncil + cardAt(g, id).def)
  if (g.turn === seat) facts.add(s.turn)
  if (g.firstPlayer === seat) facts.add(s.first)
  if (p.hasActed) facts.add(s.hasActed)
  readGrid(g, p, seat, s, facts)
}

function readExposure(g: HubworldState, p: Player, seat: Seat, s: Side, facts: Facts): void {
  const reach = reachOfEnemies(g, seat)
  exposure.read(g, p, reach)
  const { agents, tolls, found, payable } = exposure
  facts.count(s.agentsInArchives, 4, at(agents, 0))
  facts.count(s.agentsInCouncil, 3, at(agents, 1))
  facts.count(s.agentsInCommons, 6, at(agents, 2))
  for (let path = 0; path < PATHS.length; path++) {
    const toll = at(tolls, path)
    facts.count(s.toll + path * TOLLS, TOLLS - 1, toll)
    facts.count(s.left + path * LEFT, LEFT - 1, reach - toll + 1)
    facts.count(s.found + path * FOUND, FOUND - 1, Math.round(4 * at(found, path)))
  }
  facts.count(s.payable, 3, payable)
}

function readGrid(g: HubworldState, p: Player, seat: Seat, s: Side, facts: Facts): void {
  let agents = 0
  for (let path = 0; path < 3; path++) {
    let taken = 0
    let barrier = 0
    for (let slot = path; slot < SLOTS; slot += 3) {
      const id = p.grid[slot] ?? NONE
      if (id === NONE) continue
      taken += 1
      const card = cardAt(g, id)
      const def = defAt(card.def)
      if (def.type === 'agent') agents += 1
      if (card.forged && !card.exhausted) barrier += def.barrier ?? 0
      readCard(card, def, slot, seat, s, facts)
    }
    facts.count(s.taken + path * 4, 3, taken)
    if (barrier > 0) facts.add(s.barrier + path, barrier / 4)
  }
  facts.count(s.agentsInGrid, 3, agents)
}

function readCard(card: CardState, def: Def, slot: number, seat: Seat, s: Side, facts: Facts): void {
  const state = card.forged ? (card.exhausted ? 2 : 1) : 0
  facts.add((state === 0 ? s.staged : state === 1 ? s.ready : s.exhausted) + card.def)
  facts.add(s.slots + slot * KINDS + CARD_TYPES.indexOf(def.type) * 3 + state)
  if (!card.forged && (card.seen & ~(1 << seat)) !== 0) facts.add(s.seen + slot)
  if (card.cached > 0) facts.add(s.cached, card.cached / 4)
}

export const features: Features<HubworldState> = {
  size: numbers.size,
  read(g, seat, facts) {
    readPlayer(g, seat, OWN, facts)
    let seats = 0
    let best = 0
    for (let other = 0; other < g.players.length; other++) {
      if (!playerAt(g, other).inGame) continue
      seats += 1
      if (other === seat) continue
      readPlayer(g, other, RIVALS, facts)
      best = Math.max(best, playerAt(g, other).score.length)
    }
    facts.add(TABLE.scores + 4 * Math.min(3, playerAt(g, seat).score.length) + Math.min(3, best))
    facts.count(TABLE.seats, 4, seats)
    facts.add(TABLE.phase + PHASES.indexOf(g.phase))
    facts.count(TABLE.round, 11, g.round)
    if (g.delve) facts.add(TABLE.engaged + (g.delve.delver === seat ? 0 : 1))
  },
}
