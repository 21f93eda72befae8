import { type Facts, type Features, Numbering } from '@rulewright/kernel'
import { ADJACENT, fromTree, isCanopy, SPACES, type Space } from '../content/field.ts'
import { CLASSES, GUILDS } from '../content/guilds.ts'
import { HEROES } from '../content/heroes.ts'
import {
  colourOfFace,
  EMPTY,
  type Face,
  faceOf,
  isAcornFace,
  isGuildFace,
  pointsOfFace,
  rivalOf,
  SNOW,
  type Team,
} from '../content/pieces.ts'
import { QUARRELS } from '../content/quarrels.ts'
import { RELICS } from '../content/relics.ts'
import { GRID, runeAt } from '../rules/board.ts'
import { pointsOf } from '../rules/points.ts'
import { heldCount } from '../rules/runes.ts'
import { teamOfSeat } from '../rules/seats.ts'
import type { AlderquestState, FieldTile, Minion, Phase, TeamState } from '../rules/state.ts'
import { NEIGHBOURS } from '../rules/swap.ts'
import { isPrize, isSnow } from './prizes.ts'

const PHASES: readonly Phase[] = ['ready', 'set', 'reveal', 'action', 'draw', 'winter', 'rival-tiles', 'march', 'muster']
/** What a rune of the Board is to a team: a guild of its own or the rival's, an Acorn to win or to lose, snow. */
const RUNES = GUILDS.length * 2 + 6 + 1
/** Kinds of tile on the Field: facedown, or a face-up Acorn of 1 to 3. */
const TILE_KINDS = 4
const FAR = 6

const numbers = new Numbering()

const side = () => ({
  points: numbers.take(16),
  held: numbers.take(GUILDS.length * 6),
  hero: numbers.take(HEROES.length),
  heroReady: numbers.take(HEROES.length),
  quarrels: numbers.take(6),
  inHand: numbers.take(QUARRELS.length),
  armed: numbers.take(QUARRELS.length),
  relics: numbers.take(RELICS.length),
  exalted: numbers.take(1),
  active: numbers.take(1),
  tileHand: numbers.take(5),
  acornsInPouch: numbers.take(1),
  trapsInStack: numbers.take(1),
  minions: numbers.take(7),
  minionAt: numbers.take(SPACES),
  class: numbers.take(CLASSES.length),
  readyAt: numbers.take(SPACES),
  upgradedAt: numbers.take(SPACES),
  stunned: numbers.take(1),
  tileAt: numbers.take(SPACES * TILE_KINDS),
  /** Facedown somewhere: Snowflakes, Acorns of 1 to 3, Traps. */
  facedown: numbers.take(5),
  /** Points a minion carries, by how far it is from the Great Tree, and by whether a rival stands beside it. */
  carried: numbers.take(FAR + 1),
  endangered: numbers.take(1),
  /** Prizes on the Board beside another prize or snow. */
  pairs: numbers.take(6),
  prizes: numbers.take(8),
})

const OWN = side()
const RIVAL = side()
type Side = typeof OWN

const TABLE = {
  phase: numbers.take(PHASES.length),
  board: numbers.take(GRID.cells * RUNES),
  revealed: numbers.take(RUNES),
  snowflakes: numbers.take(5),
  /** Snowflakes by the lead: how much a lead counts depends on how near winter is. */
  lead: numbers.take(5 * 9),
  turn: numbers.take(1),
  mode: numbers.take(3),
  solo: numbers.take(1),
  difficulty: numbers.take(1),
}

/** The facts about the things of each guild, which lie in its order: the first of them, and how many a guild has. */
const byGuild = (first: number, each: number): readonly (readonly number[])[] =>
  GUILDS.map((_, guild) => Array.from({ length: each }, (_, n) => first + guild * each + n))

const RUNES_HELD = [0, 1, 2, 3, 4, 5]
const OWN_AND_RIVAL = [0, GUILDS.length]

/** Guilds are drafted, so each is mostly played beside the same others: the network is to judge what they do, not what they are called. */
const even = [
  ...[OWN, RIVAL].flatMap((s) => [
    ...RUNES_HELD.map((n) => GUILDS.map((_, guild) => [s.held + guild * RUNES_HELD.length + n])),
    ...[s.hero, s.heroReady].map((first) => byGuild(first, HEROES.length / GUILDS.length)),
    ...[s.inHand, s.armed].map((first) => byGuild(first, QUARRELS.length / GUILDS.length)),
    byGuild(s.class, CLASSES.length / GUILDS.length),
  ]),
  ...[...Array.from({ length: GRID.cells }, (_, cell) => TABLE.board + cell * RUNES), TABLE.revealed].flatMap((first) =>
    OWN_AND_RIVAL.map((of) => byGuild(first + of, 1)),
  ),
]

/** A space as the team sees it, its own side below: Blue looks from the other end. */
const seenFrom = (team: Team, space: Space): Space => (team === 0 ? space : isCanopy(space) ? 25 + ((space - 25 + 2) % 4) : 24 - space)

function runeFor(g: AlderquestState, team: Team, face: Face): number {
  if (isGuildFace(face)) return (g.teams[team].guilds.includes(face) ? 0 : GUILDS.length) + face
  if (isAcornFace(face)) return GUILDS.length * 2 + (colourOfFace(face) === team ? 0 : 3) + pointsOfFace(face) - 1
  return RUNES - 1
}

function readTeam(g: AlderquestState, team: Team, s: Side, facts: Facts): void {
  const t = g.teams[team]
  facts.count(s.points, 15, pointsOf(t))
  for (let guild = 0; guild < GUILDS.length; guild++) facts.count(s.held + guild * 6, 5, heldCount(g, team, guild))
  for (const hero of g.heroes) {
    if (hero.team !== team) continue
    facts.add(s.hero + hero.hero)
    if (hero.ready) facts.add(s.heroReady + hero.hero)
  }
  facts.count(s.quarrels, 5, t.quarrelHand.length)
  for (const card of t.quarrelHand) facts.add(s.inHand + card)
  for (const card of t.armed) facts.add(s.armed + card)
  for (const relic of t.relics) facts.add(s.relics + relic)
  if (t.guilds.includes(g.exalted)) facts.add(s.exalted)
  if (g.active === team) facts.add(s.active)
  facts.count(s.tileHand, 4, t.tileHand.length)
  facts.add(s.acornsInPouch, acornsIn(t) / 10)
  facts.add(s.trapsInStack, t.trapStack.length / 6)
  readPrizes(g, team, s, facts)
}

function acornsIn(t: TeamState): number {
  let points = 0
  for (const piece of t.tilePouch) points += pointsOfFace(faceOf(piece))
  return points
}

function readPrizes(g: AlderquestState, team: Team, s: Side, facts: Facts): void {
  let prizes = 0
  let pairs = 0
  for (let cell = 0; cell < GRID.cells; cell++) {
    if (!isPrize(g, cell, team)) continue
    prizes += 1
    for (const near of NEIGHBOURS[cell] ?? []) if (isPrize(g, near, team) || isSnow(g, near)) pairs += 1
  }
  facts.count(s.prizes, 7, prizes)
  facts.count(s.pairs, 5, pairs)
}

function readMinion(g: AlderquestState, m: Minion, s: Side, view: Team, facts: Facts): void {
  const space = seenFrom(view, m.space)
  facts.add(s.minionAt + space)
  facts.add(s.class + m.class)
  if (m.ready) facts.add(s.readyAt + space)
  if (m.upgraded) facts.add(s.upgradedAt + space)
  if (m.stunned) facts.add(s.stunned)
  let points = 0
  for (const tile of g.tiles) if (tile.holder === m.id) points += pointsOfFace(faceOf(tile.piece))
  if (points === 0) return
  facts.add(s.carried + Math.min(FAR, fromTree(m.space)), points / 3)
  if (((ADJACENT[m.space] ?? 0) & g.occupied[rivalOf(m.team)]) !== 0) facts.add(s.endangered, points / 3)
}

function readTile(tile: FieldTile, s: Side, view: Team, facts: Facts): void {
  if (tile.holder >= 0) return
  const face = faceOf(tile.piece)
  const points = pointsOfFace(face)
  if (!tile.faceUp) facts.add(s.facedown + (isAcornFace(face) ? points : face === SNOW ? 0 : 4))
  facts.add(s.tileAt + seenFrom(view, tile.space) * TILE_KINDS + (tile.faceUp ? points : 0))
}

function readTable(g: AlderquestState, team: Team, facts: Facts): void {
  const phase = PHASES.indexOf(g.phase)
  if (phase >= 0) facts.add(TABLE.phase + phase)
  for (let cell = 0; cell < GRID.cells; cell++) {
    const piece = runeAt(g, cell)
    if (piece !== EMPTY) facts.add(TABLE.board + cell * RUNES + runeFor(g, team, faceOf(piece)))
  }
  for (const piece of g.revealed) facts.add(TABLE.revealed + runeFor(g, team, faceOf(piece)))
  const snow = Math.min(4, g.snowflakes.length)
  facts.add(TABLE.snowflakes + snow)
  const lead = pointsOf(g.teams[team]) - pointsOf(g.teams[rivalOf(team)])
  facts.add(TABLE.lead + snow * 9 + Math.max(-4, Math.min(4, lead)) + 4)
  facts.add(TABLE.turn, g.turn / 30)
  facts.add(TABLE.mode + (g.solo ? 2 : g.mode === 'team' ? 1 : 0))
  if (g.solo) {
    facts.add(TABLE.solo, (g.solo.target - pointsOf(g.teams[team])) / 10)
    facts.add(TABLE.difficulty, g.solo.target / 20)
  }
}

export const features: Features<AlderquestState> = {
  size: numbers.size,
  even,
  read(g, seat, facts) {
    const team = teamOfSeat(g, seat) ?? 0
    readTable(g, team, facts)
    readTeam(g, team, OWN, facts)
    readTeam(g, rivalOf(team), RIVAL, facts)
    const many = [0, 0]
    for (const m of g.at) {
      if (!m) continue
      many[m.team] = (many[m.team] ?? 0) + 1
      readMinion(g, m, m.team === team ? OWN : RIVAL, team, facts)
    }
    facts.count(OWN.minions, 6, many[team] ?? 0)
    facts.count(RIVAL.minions, 6, many[rivalOf(team)] ?? 0)
    for (const tile of g.tiles) readTile(tile, tile.owner === team ? OWN : RIVAL, team, facts)
  },
}
