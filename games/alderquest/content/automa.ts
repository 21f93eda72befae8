import { emit, type Flow } from '@rulewright/kernel'
import { columnOf, destroyRunes, dropLine, GRID, rowOf, runeAt } from '../rules/board.ts'
import { chooseMinion } from '../rules/choose.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import { best, march } from '../rules/march.ts'
import { type Cells, cellsOf } from '../rules/matching.ts'
import { alliesIn, eject, isOnField, minionsIn } from '../rules/minions.ts'
import { loseRunes, takeFromDiscard } from '../rules/runes.ts'
import type { AlderquestState, FieldTile, Minion } from '../rules/state.ts'
import { cellsTouchingHunters } from '../rules/swap.ts'
import { isHeld, moveTile, vacantMask } from '../rules/tiles.ts'
import { distance, fileOf, NOWHERE, rankOf, type Space, SURROUNDING, stepFrom } from './field.ts'
import { BLUE, CLASSES, EMPTY, faceOf, isAcornFace, RED, SNOW } from './pieces.ts'

type ClassId = (typeof CLASSES)[number]

/** AD-…: what an Automa card does when it is turned over (AQ-26.6), by class. */
const effects: Readonly<Record<ClassId, (g: AlderquestState) => Flow>> = {
  *ARTISTE(g) {
    dropLine(g)
  },
  *ROGUE(g) {
    const rivals = minionsIn(g, g.occupied[BLUE], () => true).sort((a, b) => a.id - b.id)
    for (const m of rivals) if (isOnField(m)) yield* march(g, m, 1)
  },
  *CLERIC(g) {
    for (const tile of threatened(g)) {
      const to = homeward(g, tile)
      if (to !== NOWHERE) moveTile(tile, to)
    }
  },
  *MONK(g) {
    if (!g.runeDiscard.some((piece) => faceOf(piece) === SNOW)) return
    const piece = takeFromDiscard(g, SNOW)
    g.runePouch.push(piece)
    emit<AlderquestEvent>({ type: 'snow-to-pouch', piece })
  },
  *SCRAPER(g) {
    const fronts = g.heroes.filter((hero) => hero.team === RED).map((hero) => hero.front)
    const fromHome = (m: Minion) => Math.min(...fronts.map((front) => distance(m.space, front)))
    const closest = best(alliesIn(g, RED, ~0), (m) => -fromHome(m))
    if (closest.length > 0) eject(g, yield* chooseMinion(g, RED, closest, 'AQ-26.6', 'scraper-target'))
  },
  *RANGER(g) {
    const [own] = g.teams[RED].guilds
    destroyLowest(
      g,
      cellsTouchingHunters(g, (guild) => guild === own),
    )
  },
  *PIRATE(g) {
    yield* loseRunes(g, RED, 1)
  },
  *NINJA(g) {
    let acorns = 0
    for (let cell = 0; cell < GRID.cells; cell++) {
      const piece = runeAt(g, cell)
      if (piece !== EMPTY && isAcornFace(faceOf(piece))) acorns |= 1 << cell
    }
    destroyLowest(g, acorns)
  },
}

/** The lowest of these cells, the left-most in its row. */
function destroyLowest(g: AlderquestState, cells: Cells): void {
  const [lowest] = cellsOf(cells).sort((a, b) => rowOf(a) - rowOf(b) || columnOf(a) - columnOf(b))
  if (lowest !== undefined) destroyRunes(g, 1 << lowest)
}

const frontFor = (g: AlderquestState, tile: FieldTile): Space => g.heroes.find((hero) => hero.hero === tile.by)?.front ?? tile.space

/** The unheld rival tiles with a minion of yours around them, in the order in which they shift. */
function threatened(g: AlderquestState): FieldTile[] {
  const away = (tile: FieldTile) => distance(tile.space, frontFor(g, tile))
  return g.tiles
    .filter((tile) => tile.owner === BLUE && !isHeld(tile) && ((SURROUNDING[tile.space] ?? 0) & g.occupied[RED]) !== 0)
    .sort((a, b) => away(a) - away(b) || rankOf(b.space) - rankOf(a.space) || fileOf(a.space) - fileOf(b.space))
}

/** The vacant space next to a tile that is nearer to the Hero who placed it: North, East, South, West. */
function homeward(g: AlderquestState, tile: FieldTile): Space {
  const front = frontFor(g, tile)
  const vacant = vacantMask(g)
  for (let direction = 0; direction < 4; direction++) {
    const to = stepFrom(tile.space, direction)
    if (to !== NOWHERE && (vacant & (1 << to)) !== 0 && distance(to, front) === distance(tile.space, front) - 1) return to
  }
  return NOWHERE
}

/** The effects by class. */
export const AUTOMA = CLASSES.map((id) => effects[id])
