import { type Facts, type Features, Numbering, type Seat } from '@rulewright/kernel'
import { DISCOVERIES } from '../content/discoveries.ts'
import { EXPLORES } from '../content/explores.ts'
import { FACTIONS } from '../content/factions.ts'
import { layoutFor } from '../content/layouts.ts'
import { OBJECTIVES } from '../content/objectives.ts'
import { COINS, STRONGHOLD, TILES } from '../content/tiles.ts'
import { UNIT_TYPES } from '../content/units.ts'
import { airshipsIn, count, enemiesIn, forceOf, sideOf } from '../rules/force.ts'
import { claimable, surveyOf } from '../rules/objectives.ts'
import { type AldarraState, PHASES, STRIDE } from '../rules/state.ts'

const numbers = new Numbering()

/** The facts of one side of the table: one's own, or all rivals together. */
const side = () => ({
  vp: numbers.take(24),
  faction: numbers.take(FACTIONS.length),
  coins: numbers.take(16),
  purse: numbers.take(1),
  crystals: numbers.take(8),
  tokens: numbers.take(6),
  place: numbers.take(4),
  active: numbers.take(1),
  discoveries: numbers.take(DISCOVERIES.length),
  holds: numbers.take(6),
  explored: numbers.take(12),
  claimed: numbers.take(10),
  wins: numbers.take(3),
  /** By type of tile: how many are controlled; all together; what they pay, and the Crystals that lie there. */
  tiles: numbers.take(TILES.length * 4),
  controlled: numbers.take(16),
  income: numbers.take(1),
  lying: numbers.take(1),
  /** By type of unit: how many are on the map; Airships at home; what the fleet costs; the largest stack. */
  units: numbers.take(UNIT_TYPES * 6),
  atHome: numbers.take(6),
  fleet: numbers.take(1),
  largest: numbers.take(6),
  /** Territories beside a rival's Airships, those where the rival is the stronger, and the Stronghold among them. */
  contact: numbers.take(8),
  threatened: numbers.take(6),
  besieged: numbers.take(1),
  /** What the Objectives in hand would bring if they were claimed now, and how near the others are. */
  promised: numbers.take(8),
  progress: numbers.take(1),
})

const OWN = side()
const RIVALS = side()
type Side = typeof OWN

const TABLE = {
  seats: numbers.take(3),
  phase: numbers.take(PHASES.length),
  round: numbers.take(14),
  /** Rounds to come, where the table has a last one. */
  roundsLeft: numbers.take(6),
  /** One's own hand: each Objective, how near it is, and the Hold cards. */
  objective: numbers.take(OBJECTIVES.length),
  near: numbers.take(OBJECTIVES.length),
  claimable: numbers.take(OBJECTIVES.length),
  hold: numbers.take(EXPLORES.length),
  /** The lead over the best rival, and how far the leader is from twenty. */
  lead: numbers.take(17),
  leader: numbers.take(12),
  combat: numbers.take(1),
}

function readPlayer(g: AldarraState, seat: Seat, s: Side, facts: Facts): void {
  const p = g.players[seat]
  if (!p) return
  facts.count(s.vp, 23, p.vp)
  if (p.faction >= 0) facts.add(s.faction + p.faction)
  facts.count(s.coins, 15, p.coins >> 1)
  facts.add(s.purse, p.coins / 20)
  facts.count(s.crystals, 7, p.crystals)
  facts.count(s.tokens, 5, p.tokens)
  facts.count(s.place, 3, g.track.indexOf(seat))
  if (g.track[g.turn] === seat) facts.add(s.active)
  for (let d = 0; d < DISCOVERIES.length; d++) if (((p.discoveries >> d) & 1) === 1) facts.add(s.discoveries + d)
  facts.count(s.holds, 5, p.explores.length)
  facts.count(s.explored, 11, p.explored)
  facts.count(s.claimed, 9, p.claimed.length)
  facts.add(s.wins, p.attackWins)
  facts.add(s.wins + 1, p.defenseWins)
  facts.add(s.wins + 2, p.upsetWins)
  readMap(g, seat, s, facts)
  readObjectives(g, seat, s, s === OWN, facts)
}

/** Refilled for every player of every position. */
const perTile = new Uint8Array(TILES.length)
const perUnit = new Uint8Array(UNIT_TYPES)

function readMap(g: AldarraState, seat: Seat, s: Side, facts: Facts): void {
  perTile.fill(0)
  perUnit.fill(0)
  let controlled = 0
  let income = 0
  let lying = 0
  let cost = 0
  let largest = 0
  let contact = 0
  let threatened = 0
  const home = g.strongholds[seat] ?? -1
  for (let hex = 0; hex < g.tiles.length; hex++) {
    const force = forceOf(g, seat, hex)
    if (force === 0 && hex !== home) continue
    for (let unit = 0; unit < UNIT_TYPES; unit++) {
      const many = count(force, unit)
      if (many === 0) continue
      perUnit[unit] = (perUnit[unit] ?? 0) + many
      cost += many * sideOf(g, seat, unit).cost
    }
    const ships = airshipsIn(force)
    if (hex === home) facts.count(s.atHome, 5, ships)
    else largest = Math.max(largest, ships)
    const enemy = strongestBeside(g, seat, hex)
    if (enemy > 0) contact += 1
    if (enemy > ships) {
      threatened += 1
      if (hex === home) facts.add(s.besieged)
    }
    const tile = g.tiles[hex] ?? 0
    if (tile === STRONGHOLD || enemiesIn(g, seat, hex)) continue
    controlled += 1
    perTile[tile] = (perTile[tile] ?? 0) + 1
    income += COINS[tile] ?? 0
    lying += g.lying[hex] ?? 0
  }
  for (let tile = 0; tile < TILES.length; tile++) facts.count(s.tiles + tile * 4, 3, perTile[tile] ?? 0)
  for (let unit = 0; unit < UNIT_TYPES; unit++) facts.count(s.units + unit * 6, 5, perUnit[unit] ?? 0)
  facts.count(s.controlled, 15, controlled)
  facts.add(s.income, income / 10)
  facts.add(s.lying, lying / 4)
  facts.add(s.fleet, cost / 30)
  facts.count(s.largest, 5, largest)
  facts.count(s.contact, 7, contact)
  facts.count(s.threatened, 5, threatened)
}

/** The most Airships that one rival has in the hex or beside it. */
function strongestBeside(g: AldarraState, seat: Seat, hex: number): number {
  const beside = layoutFor(g.seats).neighbours[hex] ?? []
  let most = 0
  for (let other = 0; other < g.seats; other++) {
    if (other === seat) continue
    for (const near of beside) {
      const force = g.units[near * STRIDE + other] ?? 0
      if (force !== 0) most = Math.max(most, airshipsIn(force))
    }
  }
  return most
}

function readObjectives(g: AldarraState, seat: Seat, s: Side, inFull: boolean, facts: Facts): void {
  const p = g.players[seat]
  if (!p || p.objectives.length === 0) return
  const survey = surveyOf(g, seat, !inFull)
  let promised = 0
  let progress = 0
  for (const card of p.objectives) {
    const objective = OBJECTIVES[card]
    if (!objective) continue
    const now = claimable(card, survey)
    if (now) promised += objective.vp
    if (!inFull) continue
    const near = Math.min(1, objective.have(survey) / Math.max(1, objective.need))
    progress += near * objective.vp
    facts.add(TABLE.objective + card)
    facts.add(TABLE.near + card, near)
    if (now) facts.add(TABLE.claimable + card)
  }
  facts.count(s.promised, 7, promised)
  facts.add(s.progress, progress / 4)
}

function readTable(g: AldarraState, seat: Seat, facts: Facts): void {
  facts.add(TABLE.seats + g.seats - 2)
  facts.add(TABLE.phase + PHASES.indexOf(g.phase))
  facts.count(TABLE.round, 13, g.round)
  if (g.lastRound > 0) facts.count(TABLE.roundsLeft, 5, g.lastRound - g.round)
  const own = g.players[seat]?.vp ?? 0
  let best = 0
  for (let other = 0; other < g.seats; other++) if (other !== seat) best = Math.max(best, g.players[other]?.vp ?? 0)
  facts.count(TABLE.lead, 16, own - best + 8)
  facts.count(TABLE.leader, 11, 20 - Math.max(own, best))
  for (const card of g.players[seat]?.explores ?? []) facts.add(TABLE.hold + card)
  if (g.combat) facts.add(TABLE.combat)
}

export const features: Features<AldarraState> = {
  size: numbers.size,
  read(g, seat, facts) {
    readTable(g, seat, facts)
    readPlayer(g, seat, OWN, facts)
    for (let other = 0; other < g.seats; other++) if (other !== seat) readPlayer(g, other, RIVALS, facts)
  },
}
