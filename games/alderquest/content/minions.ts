import type { Flow } from '@rulewright/kernel'
import { canDraw, destroyRunes, dropLine } from '../rules/board.ts'
import { canDrawQuarrel, discardQuarrel, drawQuarrel, lookAtHand } from '../rules/cards.ts'
import { choose, chooseCell, chooseMinion, chooseSpace, chooseTile } from '../rules/choices.ts'
import { alliesIn, downgrade, eject, readyMinion, rivalsIn } from '../rules/minions.ts'
import { heldTotal, loseRunes, stealRune } from '../rules/runes.ts'
import type { AlderquestState, FieldTile, Minion } from '../rules/state.ts'
import { canSwap, preyCells, snowCells, swap } from '../rules/swap.ts'
import {
  drawTiles,
  hasUnheldTile,
  heldBy,
  lyingAcorns,
  moveTile,
  peek,
  recall,
  takeTrap,
  transferAcorn,
  unheldTiles,
  unrevealedIn,
  vacantMask,
} from '../rules/tiles.ts'
import { ADJACENT, EVERYWHERE, fileOf, GROUND_MASK, LANE, RANK, rankOf, type Space, SURROUNDING } from './field.ts'
import { MINION_TYPES, type MinionId } from './minion-types.ts'
import { rivalOf, type Team } from './pieces.ts'

/** The moment in which a trigger works. */
export interface Moment {
  readonly minion: Minion
  readonly team: Team
  /** Where it happens: for a squabble the space of the squabble. */
  readonly space: Space
  /** The tile just revealed; an Acorn is held now. */
  readonly tile: FieldTile | null
  readonly defending: boolean
  /** Set by P-22. */
  spared: boolean
}

/** A minion's ability: offered only when `possible` (AQ-26.5), and always optional (AQ-20.1). */
interface Ability {
  possible(g: AlderquestState, moment: Moment): boolean
  effect(g: AlderquestState, moment: Moment): Flow
}

const around = (space: Space) => SURROUNDING[space] ?? 0
const opponentHolds = (g: AlderquestState, { team }: Moment) => heldTotal(g, rivalOf(team)) > 0
const opponentHasTiles = (g: AlderquestState, { team }: Moment) => g.teams[rivalOf(team)].tilePouch.length > 0

const drawsQuarrel: Ability = {
  possible: (g, { team }) => canDrawQuarrel(g, team),
  *effect(g, { team }) {
    drawQuarrel(g, team)
  },
}
const opponentLosesRune: Ability = {
  possible: opponentHolds,
  *effect(g, { team }) {
    yield* loseRunes(g, rivalOf(team), 1)
  },
}
const stealsRune: Ability = {
  possible: opponentHolds,
  *effect(g, { team }) {
    yield* stealRune(g, team)
  },
}
const opponentDraws = (tiles: number): Ability => ({
  possible: opponentHasTiles,
  *effect(g, { team }) {
    drawTiles(g, rivalOf(team), tiles)
  },
})

const tiredOthers = (g: AlderquestState, { team, minion }: Moment) =>
  alliesIn(g, team, EVERYWHERE, (m) => m !== minion && !m.ready && !m.stunned)
const friendsAround = (g: AlderquestState, { team, minion, space }: Moment) => alliesIn(g, team, around(space), (m) => m !== minion)

/** The minions it can throw the Acorn to: in its lane or rank, on the ground, where alone tiles are revealed. */
function inLine(g: AlderquestState, { team, minion }: Moment): Minion[] {
  const line = (LANE[fileOf(minion.space)] ?? 0) | (RANK[rankOf(minion.space)] ?? 0)
  return alliesIn(g, team, line, (m) => m !== minion)
}

const abilities: Readonly<Record<MinionId, Ability>> = {
  'MN-BAR-1': {
    possible: canDraw,
    *effect(g) {
      dropLine(g)
    },
  },
  'MN-BAR-2': {
    possible: (g, { team }) => canSwap(g, team),
    *effect(g, { team }) {
      yield* swap(g, team)
    },
  },
  'MN-BAR-3': drawsQuarrel,
  'MN-BAR-4': {
    possible: (g, { team, minion }) => unrevealedIn(g, rivalOf(team), around(minion.space)).length > 0,
    *effect(g, { team, minion }) {
      peek(g, team, yield* chooseTile(g, team, unrevealedIn(g, rivalOf(team), around(minion.space)), 'AQ-20.7'))
    },
  },
  'MN-BAR-5': {
    possible: (g, moment) => tiredOthers(g, moment).length > 0,
    *effect(g, moment) {
      readyMinion(yield* chooseMinion(g, moment.team, tiredOthers(g, moment), 'AQ-20.7'))
    },
  },
  'MN-BAR-6': {
    possible: (g, moment) => heldBy(g, moment.minion).length > 0 && friendsAround(g, moment).length > 0,
    *effect(g, moment) {
      const friend = yield* chooseMinion(g, moment.team, friendsAround(g, moment), 'AQ-26.7')
      for (const acorn of heldBy(g, moment.minion)) transferAcorn(acorn, friend)
    },
  },
  'MN-GUA-1': {
    possible: (g, { team }) => hasUnheldTile(g, team) && vacantMask(g) !== 0,
    *effect(g, { team }) {
      const tile = yield* chooseTile(g, team, unheldTiles(g, team), 'AQ-20.7')
      moveTile(tile, yield* chooseSpace(g, team, vacantMask(g), 'AQ-24.2'))
    },
  },
  'MN-GUA-2': {
    possible: (g, { team }) => lyingAcorns(g, team, GROUND_MASK).length > 0,
    *effect(g, { team }) {
      recall(g, yield* chooseTile(g, team, lyingAcorns(g, team, GROUND_MASK), 'AQ-20.7'))
    },
  },
  'MN-GUA-3': {
    possible: (g, { team }) => g.teams[team].trapStack.length > 0,
    *effect(g, { team }) {
      takeTrap(g, team, 'hand')
    },
  },
  'MN-GUA-4': opponentLosesRune,
  'MN-GUA-5': {
    possible: (_, { defending }) => defending,
    *effect(_, moment) {
      moment.spared = true
      downgrade(moment.minion)
    },
  },
  'MN-GUA-6': {
    possible: (g) => snowCells(g) !== 0,
    *effect(g, { team }) {
      destroyRunes(g, 1 << (yield* chooseCell(g, team, snowCells(g), 'AQ-24.5')))
    },
  },
  'MN-HUN-1': drawsQuarrel,
  'MN-HUN-2': opponentDraws(1),
  'MN-HUN-3': {
    possible: (g, { team, space }) => rivalsIn(g, team, around(space)).length > 0,
    *effect(g, { team, space }) {
      eject(g, yield* chooseMinion(g, team, rivalsIn(g, team, around(space)), 'AQ-26.7'))
    },
  },
  'MN-HUN-4': {
    possible: (g, { team }) => preyCells(g, team) !== 0,
    *effect(g, { team }) {
      destroyRunes(g, 1 << (yield* chooseCell(g, team, preyCells(g, team), 'AQ-24.5')))
    },
  },
  'MN-HUN-5': {
    possible: (g, { minion }) => g.activation?.minion === minion.id,
    *effect(g) {
      if (g.activation) g.activation.extra += 1
    },
  },
  'MN-HUN-6': {
    possible: (g, { team, minion }) => rivalsIn(g, team, ADJACENT[minion.space] ?? 0).length > 0,
    *effect(g, { team, minion }) {
      eject(g, yield* chooseMinion(g, team, rivalsIn(g, team, ADJACENT[minion.space] ?? 0), 'AQ-20.7'))
    },
  },
  'MN-THI-1': stealsRune,
  'MN-THI-2': opponentLosesRune,
  'MN-THI-3': stealsRune,
  'MN-THI-4': opponentDraws(2),
  'MN-THI-5': {
    possible: (g, moment) => moment.tile?.holder === moment.minion.id && inLine(g, moment).length > 0,
    *effect(g, moment) {
      const to = yield* chooseMinion(g, moment.team, inLine(g, moment), 'AQ-20.7')
      if (moment.tile) transferAcorn(moment.tile, to)
    },
  },
  'MN-THI-6': {
    possible: (g, { team }) => g.teams[rivalOf(team)].quarrelHand.length > 0,
    *effect(g, { team }) {
      const opponent = rivalOf(team)
      lookAtHand(g, team)
      const cards = [...new Set(g.teams[opponent].quarrelHand)].sort((a, b) => a - b)
      const options = cards.map((quarrel) => ({ do: 'discard', quarrel }) as const)
      const { quarrel } = yield* choose(g, team, 'discard-quarrel', 'AQ-28.9', options)
      discardQuarrel(g, opponent, quarrel)
    },
  },
}

/** The abilities by the index of the minion's type. */
const ABILITIES: readonly Ability[] = MINION_TYPES.map(({ id }) => abilities[id])

export function abilityOf(type: number): Ability {
  const ability = ABILITIES[type]
  if (!ability) throw new RangeError(`no minion type ${type}`)
  return ability
}
