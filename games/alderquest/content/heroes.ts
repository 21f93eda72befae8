import { at, type Flow } from '@rulewright/kernel'
import { cellsWhere, destroyRunes } from '../rules/board.ts'
import { chooseCell, chooseMinion, chooseSpace, chooseTile, mayChooseSpace, mayChooseTile } from '../rules/choices.ts'
import { canStep, stepsOf, stepTo } from '../rules/effect-steps.ts'
import type { Cells } from '../rules/matching.ts'
import { alliesIn, deckIsEmpty, eject, grant, guardedMask, readyMinion, rivalsIn } from '../rules/minions.ts'
import type { Need } from '../rules/obstacles.ts'
import { summon } from '../rules/squabble.ts'
import type { AlderquestState, Hero, Minion } from '../rules/state.ts'
import { canSwap, maySwap, NEIGHBOURS, swap } from '../rules/swap.ts'
import { dropAcorns, hasUnheldTile, isHeld, pickUpAll, recall, takeTrap, unheldTiles } from '../rules/tiles.ts'
import { ADJACENT, EVERYWHERE, GROUND_MASK, LANE, type Mask, maskOf } from './field.ts'
import { ARTISTE, CLERIC, type Class, MONK, NINJA, PIRATE, RANGER, ROGUE, SCRAPER, THI } from './guilds.ts'
import { CHARGE } from './minion-types.ts'
import { rivalOf, type Team, TRAP } from './pieces.ts'

export const HERO_IDS = ['H-BAR-1', 'H-BAR-2', 'H-GUA-1', 'H-GUA-2', 'H-HUN-1', 'H-HUN-2', 'H-THI-1', 'H-THI-2'] as const
export type HeroId = (typeof HERO_IDS)[number]
/** AQ-23.7: the third Hero of the person in solitaire. */
export const STAND_IN = HERO_IDS.length
export const standIn = { name: 'the Stand-in', ability: 'No ability', text: 'Counts as a Hero of your guild.' } as const

/** Everybody who can stand at the end of a lane. */
export const WHOLE_CAST: readonly string[] = [...HERO_IDS, standIn.name]

export interface HeroDef {
  readonly name: string
  readonly class: Class
  /** The name of its ability, the runes it costs and what it does. */
  readonly ability: string
  readonly cost: number
  readonly text: string
  /** AQ-11.15: the condition that must hold before paying, and what is missing when it does not. */
  readonly needs: Need
  requires(g: AlderquestState, team: Team, hero: Hero): boolean
  effect(g: AlderquestState, team: Team, hero: Hero): Flow
}

const laneOf = (hero: Hero): Mask => LANE[hero.lane] ?? 0

/** Rival minions on the ground that have somewhere to go. */
const lured = (g: AlderquestState, team: Team): Minion[] => rivalsIn(g, team, GROUND_MASK).filter((m) => canStep(g, m))

/** Lily's targets: those in her lane or beside one of her team's minions. */
function inReach(g: AlderquestState, team: Team, hero: Hero): Minion[] {
  let near = laneOf(hero)
  for (const m of alliesIn(g, team, EVERYWHERE)) near |= ADJACENT[m.space] ?? 0
  return rivalsIn(g, team, near & GROUND_MASK)
}

const tired = (g: AlderquestState, team: Team): Minion[] => alliesIn(g, team, EVERYWHERE, (m) => !m.ready && !m.stunned)

/** Where Misdirection can put a Thief: beside or under a tile of its own, without an ally minion. */
function disguises(g: AlderquestState, team: Team): Mask {
  let mask = 0
  for (const tile of g.tiles) if (tile.owner === team && !isHeld(tile)) mask |= 1 << tile.space
  return mask & ~g.occupied[team] & ~guardedMask(g, rivalOf(team))
}

export const heroes: Readonly<Record<HeroId, HeroDef>> = {
  'H-BAR-1': {
    name: 'Odette',
    class: ARTISTE,
    ability: 'Encore',
    cost: 2,
    text: 'Make a swap. Then you may make a second swap.',
    needs: 'swap',
    requires: canSwap,
    *effect(g, team) {
      yield* swap(g, team)
      yield* maySwap(g, team)
    },
  },
  'H-BAR-2': {
    name: 'Jasper',
    class: ROGUE,
    ability: 'Siren Song',
    cost: 3,
    text: 'Choose a rival minion on the ground. Move it to an adjacent open space of your choice; then you may move it one space more.',
    needs: 'rival-to-move',
    requires: (g, team) => lured(g, team).length > 0,
    *effect(g, team) {
      const m = yield* chooseMinion(g, team, lured(g, team), 'AQ-20.7')
      stepTo(g, m, yield* chooseSpace(g, team, stepsOf(g, m), 'AQ-13.11'))
      const further = yield* mayChooseSpace(g, team, stepsOf(g, m), 'AQ-20.6')
      if (further !== null) stepTo(g, m, further)
    },
  },
  'H-GUA-1': {
    name: 'Clarence',
    class: CLERIC,
    ability: 'Sanctuary',
    cost: 2,
    text: 'Return one or two unheld ally tiles from the Field to your tile hand.',
    needs: 'own-tile',
    requires: hasUnheldTile,
    *effect(g, team) {
      recall(g, yield* chooseTile(g, team, unheldTiles(g, team), 'AQ-20.7'))
      const second = yield* mayChooseTile(g, team, unheldTiles(g, team), 'AQ-20.6')
      if (second) recall(g, second)
    },
  },
  'H-GUA-2': {
    name: 'Lily',
    class: MONK,
    ability: 'Flowing Palm',
    cost: 2,
    text: 'Choose a rival minion on the ground in this lane or next to an ally minion. It drops its Acorns; then move it one open space.',
    needs: 'rival-in-reach',
    requires: (g, team, hero) => inReach(g, team, hero).length > 0,
    *effect(g, team, hero) {
      const m = yield* chooseMinion(g, team, inReach(g, team, hero), 'AQ-20.7')
      dropAcorns(g, m, m.space)
      if (canStep(g, m)) stepTo(g, m, yield* chooseSpace(g, team, stepsOf(g, m), 'AQ-13.11'))
    },
  },
  'H-HUN-1': {
    name: 'Bruna',
    class: SCRAPER,
    ability: 'Call the Pack',
    cost: 2,
    text: 'Ready an exhausted ally minion that is not Stunned. It has Charge this turn.',
    needs: 'tired-ally',
    requires: (g, team) => tired(g, team).length > 0,
    *effect(g, team) {
      const m = yield* chooseMinion(g, team, tired(g, team), 'AQ-20.7')
      readyMinion(m)
      grant(m, CHARGE)
    },
  },
  'H-HUN-2': {
    name: 'Silas',
    class: RANGER,
    ability: 'Deadeye',
    cost: 3,
    text: 'Eject a rival minion on the ground in this lane.',
    needs: 'rival-in-lane',
    requires: (g, team, hero) => rivalsIn(g, team, laneOf(hero)).length > 0,
    *effect(g, team, hero) {
      eject(g, yield* chooseMinion(g, team, rivalsIn(g, team, laneOf(hero)), 'AQ-20.7'))
    },
  },
  'H-THI-1': {
    name: 'Sebastian',
    class: PIRATE,
    ability: 'Cannonball',
    cost: 2,
    text: 'Choose a rune on the Board. Destroy it and every rune adjacent to it.',
    needs: 'rune-on-board',
    requires: (g) => occupiedCells(g) !== 0,
    *effect(g, team) {
      const cell = yield* chooseCell(g, team, occupiedCells(g), 'AQ-20.7')
      const blast = maskOf([cell, ...at(NEIGHBOURS, cell)])
      destroyRunes(g, blast & occupiedCells(g))
    },
  },
  'H-THI-2': {
    name: 'Maggie',
    class: NINJA,
    ability: 'Misdirection',
    cost: 3,
    text: 'Put a Trap tile from your Trap stack into your pouch. Summon a Thief onto a space with an unheld ally tile and no ally minion.',
    needs: 'disguise',
    requires: (g, team) => !deckIsEmpty(g, THI) && disguises(g, team) !== 0,
    *effect(g, team) {
      takeTrap(g, team, 'pouch')
      const space = yield* chooseSpace(g, team, disguises(g, team), 'AQ-26.4')
      const m = yield* summon(g, team, THI, space)
      if (m) pickUpAll(g, m)
    },
  },
}

const occupiedCells = (g: AlderquestState): Cells => cellsWhere(g, (face) => face !== TRAP)

/** The Heroes by index, two for each guild: the guild of Hero h is h >> 1. */
export const HEROES: readonly HeroDef[] = HERO_IDS.map((id) => heroes[id])
export const heroNamed = (id: HeroId): number => HERO_IDS.indexOf(id)
export const guildOfHero = (hero: number): number => hero >> 1
