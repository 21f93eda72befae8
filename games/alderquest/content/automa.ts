import { emit, type Flow } from '@rulewright/kernel'
import { cellsWhere, destroyRunes, dropLine, rowOf } from '../rules/board.ts'
import { chooseMinion } from '../rules/choices.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import { best, march } from '../rules/march.ts'
import { type Cells, cellsOf } from '../rules/matching.ts'
import { alliesIn, eject, isOnField, minionsIn } from '../rules/minions.ts'
import { loseRunes, takeFromDiscard } from '../rules/runes.ts'
import type { AlderquestState, FieldTile, Minion } from '../rules/state.ts'
import { cellsTouchingHunters } from '../rules/swap.ts'
import { isHeld, moveTile, vacantMask } from '../rules/tiles.ts'
import { distance, EVERYWHERE, fileOf, NOWHERE, rankOf, type Space, STRAIGHT, SURROUNDING, stepFrom } from './field.ts'
import { CLASSES, type ClassId } from './guilds.ts'
import { BLUE, faceOf, isAcornFace, RED, SNOW } from './pieces.ts'

export type AutomaId = `AD-${ClassId}`

interface AutomaDef {
  readonly name: string
  readonly text: string
  effect(g: AlderquestState): Flow
}

/** What an Automa card does when it is turned over (AQ-26.6), by class. */
export const automa: Readonly<Record<AutomaId, AutomaDef>> = {
  'AD-ARTISTE': {
    name: 'Artiste',
    text: 'Drop a line.',
    *effect(g) {
      dropLine(g)
    },
  },
  'AD-ROGUE': {
    name: 'Rogue',
    text: 'Every rival minion makes one more step.',
    *effect(g) {
      const rivals = minionsIn(g, g.occupied[BLUE], () => true).sort((a, b) => a.id - b.id)
      for (const m of rivals) if (isOnField(m)) yield* march(g, m, 1)
    },
  },
  'AD-CLERIC': {
    name: 'Cleric',
    text: 'Every rival tile with a minion of yours around it shifts one space toward the Hero that placed it.',
    *effect(g) {
      for (const tile of threatened(g)) {
        const to = homeward(g, tile)
        if (to !== NOWHERE) moveTile(tile, to)
      }
    },
  },
  'AD-MONK': {
    name: 'Monk',
    text: 'A Snowflake from the rune discard goes into the Rune Pouch.',
    *effect(g) {
      if (!g.runeDiscard.some((piece) => faceOf(piece) === SNOW)) return
      const piece = takeFromDiscard(g, SNOW)
      g.runePouch.push(piece)
      emit<AlderquestEvent>({ type: 'snow-to-pouch', piece })
    },
  },
  'AD-SCRAPER': {
    name: 'Scraper',
    text: 'Your minion closest to one of your Heroes is ejected.',
    *effect(g) {
      const fronts = g.heroes.filter((hero) => hero.team === RED).map((hero) => hero.front)
      const fromHome = (m: Minion) => Math.min(...fronts.map((front) => distance(m.space, front)))
      const closest = best(alliesIn(g, RED, EVERYWHERE), (m) => -fromHome(m))
      if (closest.length > 0) eject(g, yield* chooseMinion(g, RED, closest, 'AQ-23.37', 'scraper-target'))
    },
  },
  'AD-RANGER': {
    name: 'Ranger',
    text: 'A rune of your guild next to a Hunters rune is destroyed.',
    *effect(g) {
      const [own] = g.teams[RED].guilds
      destroyLowest(
        g,
        cellsTouchingHunters(g, (guild) => guild === own),
      )
    },
  },
  'AD-PIRATE': {
    name: 'Pirate',
    text: 'You lose a held rune.',
    *effect(g) {
      yield* loseRunes(g, RED, 1)
    },
  },
  'AD-NINJA': {
    name: 'Ninja',
    text: 'The lowest Acorn on the Board is destroyed.',
    *effect(g) {
      destroyLowest(g, cellsWhere(g, isAcornFace))
    },
  },
}

/** The lowest of these cells; they are in column order, so it is also the left-most of its row. */
function destroyLowest(g: AlderquestState, cells: Cells): void {
  const [lowest] = cellsOf(cells).sort((a, b) => rowOf(a) - rowOf(b))
  if (lowest !== undefined) destroyRunes(g, 1 << lowest)
}

const frontFor = (g: AlderquestState, tile: FieldTile): Space => g.heroes.find((hero) => hero.hero === tile.by)?.front ?? tile.space

/** The unheld rival tiles with a minion of yours around them, in the order in which they move. */
function threatened(g: AlderquestState): FieldTile[] {
  const away = (tile: FieldTile) => distance(tile.space, frontFor(g, tile))
  return g.tiles
    .filter((tile) => !isHeld(tile) && ((SURROUNDING[tile.space] ?? 0) & g.occupied[RED]) !== 0)
    .sort((a, b) => away(a) - away(b) || rankOf(b.space) - rankOf(a.space) || fileOf(a.space) - fileOf(b.space))
}

/** The vacant space next to a tile that is nearer to the Hero who placed it: North, East, South, West. */
function homeward(g: AlderquestState, tile: FieldTile): Space {
  const front = frontFor(g, tile)
  const vacant = vacantMask(g)
  for (const direction of STRAIGHT) {
    const to = stepFrom(tile.space, direction)
    if ((vacant & (1 << to)) !== 0 && distance(to, front) === distance(tile.space, front) - 1) return to
  }
  return NOWHERE
}

/** The Automa cards by class. */
export const AUTOMA: readonly AutomaDef[] = CLASSES.map((id) => automa[`AD-${id}`])
