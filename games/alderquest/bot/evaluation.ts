import type { Evaluation, Seat } from '@rulewright/kernel'
import { distance, fromTree, isCanopy } from '../content/field.ts'
import { faceOf, pointsOfFace, rivalOf, SNOW, type Team } from '../content/pieces.ts'
import { runeAt } from '../rules/board.ts'
import { outcome } from '../rules/outcome.ts'
import { pointsOf } from '../rules/points.ts'
import { heldTotal } from '../rules/runes.ts'
import { teamOfSeat } from '../rules/seats.ts'
import type { AlderquestState, Minion } from '../rules/state.ts'
import { NEIGHBOURS } from '../rules/swap.ts'
import { holdsAcorn } from '../rules/tiles.ts'
import { errands } from './errands.ts'
import { features } from './features.ts'
import { isPrize, isSnow } from './prizes.ts'

/** What each thing is worth to a team, in Acorn points. */
const weights = {
  point: 1,
  /** Each point of the rival's Acorns on the Board, carried by a minion, and lying on the Field. */
  onBoard: 0.344,
  carried: 0.357,
  lying: 0.158,
  /** A rival Acorn beside another, or beside a Snowflake, on the Board: half a match. */
  pair: 0.277,
  /** Each space a carrier has come nearer to the Great Tree, and a free minion to a tile it could turn up. */
  homeward: 0.0824,
  scouting: 0.0594,
  minion: 0.657,
  upgraded: 0.199,
  canopy: 0.0386,
  rune: 0.0552,
  exalted: 0.517,
  quarrel: 0.115,
  armed: 0.118,
  relic: 0.284,
  /** Solitaire: every Snowflake on the Board and in the Snowflake spaces. */
  snow: 0.3,
  winter: 1.5,
} as const

type Weights = Readonly<Record<string, number>>

/** What a position is worth to a team, in Acorn points. */
function worth(g: AlderquestState, team: Team, w: Weights): number {
  const t = g.teams[team]
  const weight = (key: keyof typeof weights): number => w[key] ?? weights[key]
  let sum = pointsOf(t) * weight('point') + heldTotal(g, team) * weight('rune')
  sum += t.quarrelHand.length * weight('quarrel') + t.armed.length * weight('armed') + t.relics.length * weight('relic')
  if (t.guilds.includes(g.exalted)) sum += weight('exalted')
  for (let cell = 0; cell < g.board.length; cell++) {
    if (!isPrize(g, cell, team)) continue
    sum += pointsOfFace(faceOf(runeAt(g, cell))) * weight('onBoard')
    for (const near of NEIGHBOURS[cell] ?? []) if (isPrize(g, near, team) || isSnow(g, near)) sum += weight('pair')
  }
  for (const m of g.at) {
    if (m?.team !== team) continue
    sum += weight('minion') + (m.upgraded ? weight('upgraded') : 0) + (isCanopy(m.space) ? weight('canopy') : 0)
    sum += holdsAcorn(g, m) ? (FAR - fromTree(m.space)) * weight('homeward') : (FAR - fromTile(g, m)) * weight('scouting')
  }
  for (const tile of g.tiles) {
    if (!tile.faceUp || tile.owner === team) continue
    sum += pointsOfFace(faceOf(tile.piece)) * (tile.holder >= 0 ? weight('carried') : weight('lying'))
  }
  return sum
}

const FAR = 6

/** How far it is to the nearest tile that a minion could turn up or pick up. */
function fromTile(g: AlderquestState, m: Minion): number {
  let least = FAR
  for (const tile of g.tiles) if (tile.owner !== m.team && tile.holder < 0) least = Math.min(least, distance(m.space, tile.space))
  return least
}

/** How far winter has come in solitaire. */
function cold(g: AlderquestState, w: Weights): number {
  let snow = 0
  for (const piece of g.board) if (piece >= 0 && faceOf(piece) === SNOW) snow++
  return snow * (w.snow ?? weights.snow) + g.snowflakes.length * (w.winter ?? weights.winter)
}

/** How far ahead makes a match almost won, in Acorn points. */
const SCALE = 2.94

const squash = (lead: number): number => 1 / (1 + Math.exp(-lead / SCALE))

export const evaluation: Evaluation<AlderquestState> = {
  weights,
  // An Acorn that is set down and picked up again is where it was.
  counters: ['handling'],
  free: ['set-down', 'give'],
  errands,
  evaluate(g: AlderquestState, seat: Seat, w: Weights): number {
    const over = outcome(g)
    if (over) return over.payoffs[seat] ?? 0
    const team = teamOfSeat(g, seat) ?? 0
    if (g.solo) return squash(worth(g, team, w) - cold(g, w) - g.solo.target / 2)
    return squash(worth(g, team, w) - worth(g, rivalOf(team), w))
  },
  features,
  network: async () => (await import('./network.ts')).network,
}
