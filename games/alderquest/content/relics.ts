import type { Flow } from '@rulewright/kernel'
import { canDraw, cellsWhere, checkEnd, collect, destroyRunes, dropLine, dropRune, exalt, settle, takeOff } from '../rules/board.ts'
import { choose, chooseCell, chooseColumn, chooseMinion, chooseSpace, mayChooseMinion } from '../rules/choices.ts'
import type { Cells } from '../rules/matching.ts'
import { alliesIn, grant, relocate, upgrade } from '../rules/minions.ts'
import type { Need } from '../rules/obstacles.ts'
import type { AlderquestOption } from '../rules/options.ts'
import { takeFromDiscard } from '../rules/runes.ts'
import type { AlderquestState, Minion } from '../rules/state.ts'
import { snowCells } from '../rules/swap.ts'
import { openMask, peek, pickUpAll, unrevealedIn } from '../rules/tiles.ts'
import { BENEATH_MASK, EVERYWHERE, GROUND_MASK, LANE } from './field.ts'
import { FLIGHT } from './minion-types.ts'
import { colourOfFace, faceOf, isAcornFace, rivalOf, SNOW, type Team } from './pieces.ts'

export const RELIC_IDS = ['RL-1', 'RL-2', 'RL-3', 'RL-4', 'RL-5', 'RL-6', 'RL-7', 'RL-8'] as const
export type RelicId = (typeof RELIC_IDS)[number]

/** AQ-19.10: each costs one rune of any guild. */
interface RelicDef {
  readonly name: string
  readonly text: string
  /** AQ-11.15: must hold before paying, and what is missing when it does not; null where it always holds. */
  readonly needs: Need | null
  requires(g: AlderquestState, team: Team): boolean
  effect(g: AlderquestState, team: Team): Flow
}

const always = () => true
const snowInDiscard = (g: AlderquestState): boolean => g.runeDiscard.some((piece) => faceOf(piece) === SNOW)
const basics = (g: AlderquestState, team: Team): Minion[] => alliesIn(g, team, EVERYWHERE, (m) => !m.upgraded)

const rivalAcorns = (g: AlderquestState, team: Team): Cells =>
  cellsWhere(g, (face) => isAcornFace(face) && colourOfFace(face) === rivalOf(team))

export const relics: Readonly<Record<RelicId, RelicDef>> = {
  'RL-1': {
    name: 'Horn of Aiyana',
    text: 'Drop a line, then another.',
    needs: 'rune-to-draw',
    requires: canDraw,
    *effect(g) {
      dropLine(g)
      dropLine(g)
    },
  },
  'RL-2': {
    name: 'Winter’s Eye',
    text: 'Destroy all Snowflake runes on the Board, or drop a Snowflake from the rune discard into a column.',
    needs: 'snowflake',
    requires: (g) => snowCells(g) !== 0 || snowInDiscard(g),
    *effect(g, team) {
      const modes: AlderquestOption[] = []
      if (snowCells(g) !== 0) modes.push({ do: 'destroy-snow' })
      if (snowInDiscard(g)) modes.push({ do: 'drop-snow' })
      const mode = yield* choose(g, team, 'winter-eye', 'AQ-20.8', modes)
      if (mode.do === 'destroy-snow') return destroyRunes(g, snowCells(g))
      const column = yield* chooseColumn(g, team, 'snow-column', 'AQ-8.1')
      dropRune(g, team, takeFromDiscard(g, SNOW), column)
    },
  },
  'RL-3': {
    name: 'Everbloom Crown',
    text: 'One of your guilds becomes exalted.',
    needs: null,
    requires: always,
    *effect(g, team) {
      const options = g.teams[team].guilds.map((guild) => ({ do: 'exalt', guild }) as const)
      exalt(g, (yield* choose(g, team, 'target-guild', 'AQ-20.8', options)).guild)
    },
  },
  'RL-4': {
    name: 'Gale Feather',
    text: 'All ally minions have Flight this turn.',
    needs: null,
    requires: always,
    *effect(g, team) {
      for (const m of alliesIn(g, team, EVERYWHERE)) grant(m, FLIGHT)
    },
  },
  'RL-5': {
    name: 'Seeing Pool',
    text: 'Choose a lane. Peek at every unrevealed rival tile in it.',
    needs: null,
    requires: always,
    *effect(g, team) {
      const options = LANE.map((_, lane) => ({ do: 'lane', lane }) as const)
      const { lane } = yield* choose(g, team, 'target-lane', 'AQ-20.8', options)
      for (const tile of unrevealedIn(g, rivalOf(team), LANE[lane] ?? 0)) peek(g, team, tile)
    },
  },
  'RL-6': {
    name: 'Scepter of the First Squirrel',
    text: 'Upgrade one or two basic ally minions.',
    needs: 'basic-ally',
    requires: (g, team) => basics(g, team).length > 0,
    *effect(g, team) {
      upgrade(g, yield* chooseMinion(g, team, basics(g, team), 'AQ-20.7'))
      const second = yield* mayChooseMinion(g, team, basics(g, team), 'AQ-20.6')
      if (second) upgrade(g, second)
    },
  },
  'RL-7': {
    name: 'Rootgate',
    text: 'Put an ally minion on the ground onto an open space beneath a canopy space.',
    needs: 'root',
    requires: (g, team) => alliesIn(g, team, GROUND_MASK).length > 0 && (openMask(g) & BENEATH_MASK) !== 0,
    *effect(g, team) {
      const m = yield* chooseMinion(g, team, alliesIn(g, team, GROUND_MASK), 'AQ-20.7')
      relocate(g, m, yield* chooseSpace(g, team, openMask(g) & BENEATH_MASK, 'AQ-13.12'))
      pickUpAll(g, m)
    },
  },
  'RL-8': {
    name: 'Golden Nutcracker',
    text: 'Collect a rival Acorn from the Board.',
    needs: 'acorn-on-board',
    requires: (g, team) => rivalAcorns(g, team) !== 0,
    *effect(g, team) {
      collect(g, takeOff(g, yield* chooseCell(g, team, rivalAcorns(g, team), 'AQ-20.7')))
      checkEnd(g)
      settle(g)
    },
  },
}

/** The relics by index. */
export const RELICS: readonly RelicDef[] = RELIC_IDS.map((id) => relics[id])
export const relicNamed = (id: RelicId): number => RELIC_IDS.indexOf(id)
