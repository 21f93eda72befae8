import { emit } from '@rulewright/kernel'
import { CELLS, canDraw, destroyRunes, dropLine, guildAt, runeAt, settle } from '../rules/board.ts'
import { drawQuarrel } from '../rules/cards.ts'
import { choose, chooseAcorn, chooseCell, chooseMinion, chooseSpace, chooseTile } from '../rules/choices.ts'
import { canStep, stepsOf, stepTo } from '../rules/effect-steps.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import type { Cells } from '../rules/matching.ts'
import { alliesIn, deckIsEmpty, destroyMinion, grant, guard, guardedMask, rivalsIn } from '../rules/minions.ts'
import { gainRunes, guildsInDiscard, heldTotal, stealRune, takeFromDiscard } from '../rules/runes.ts'
import { summon } from '../rules/squabble.ts'
import type { AlderquestState, FieldTile, Minion } from '../rules/state.ts'
import { canSwap, hasPrey, preyCells, snowCells, swap } from '../rules/swap.ts'
import {
  hasUnheldTile,
  isHeld,
  moveTile,
  openMask,
  pickUpAll,
  shufflePair,
  transferAcorn,
  unheldTiles,
  unrevealedIn,
  vacantMask,
} from '../rules/tiles.ts'
import { ADJACENT_GROUND, EVERYWHERE, GROUND_MASK, lowest, type Mask, SURROUNDING } from './field.ts'
import { BAR, HUN } from './guilds.ts'
import { CHARGE, SPEED } from './minion-types.ts'
import { faceOf, rivalOf, type Team } from './pieces.ts'
import type { Scheme } from './quarrel-types.ts'

type SchemeId = `Q-${'BAR' | 'GUA' | 'HUN' | 'THI'}-${1 | 2 | 3 | 4}`

const hasMinion = (g: AlderquestState, team: Team): boolean => g.occupied[team] !== 0

/** Change of Key: the cells of guild runes that can be exchanged for a rune of another of these guilds. */
function keyCells(g: AlderquestState, guilds: readonly number[]): Cells {
  let cells = 0
  for (const cell of CELLS) {
    const here = guildAt(g, cell)
    if (here >= 0 && guilds.some((guild) => guild !== here)) cells |= 1 << cell
  }
  return cells
}

/** Whether there is such a cell, counting the rune paid for the card as already in the discard. */
function hasKey(g: AlderquestState): boolean {
  let inDiscard = 1 << BAR
  for (const piece of g.runeDiscard) inDiscard |= 1 << faceOf(piece)
  inDiscard &= 0b1111
  for (const cell of CELLS) {
    const here = guildAt(g, cell)
    if (here >= 0 && (inDiscard & ~(1 << here)) !== 0) return true
  }
  return false
}

/** Ambush: open ground beside one of the team's own minions on the ground. */
function ambushSpaces(g: AlderquestState, team: Team): Mask {
  let mask = 0
  for (let left = g.occupied[team] & GROUND_MASK; left !== 0; left &= left - 1) mask |= ADJACENT_GROUND[lowest(left)] ?? 0
  return mask & openMask(g)
}

const victims = (g: AlderquestState, team: Team, ally: Minion): Minion[] => rivalsIn(g, team, SURROUNDING[ally.space] ?? 0)
const martyrs = (g: AlderquestState, team: Team): Minion[] => alliesIn(g, team, GROUND_MASK, (m) => victims(g, team, m).length > 0)

function hasMartyr(g: AlderquestState, team: Team): boolean {
  const rivals = g.occupied[rivalOf(team)] & ~guardedMask(g, rivalOf(team))
  for (let left = g.occupied[team] & GROUND_MASK; left !== 0; left &= left - 1)
    if (((SURROUNDING[lowest(left)] ?? 0) & rivals) !== 0) return true
  return false
}

/** Pied Piper: whether a rival minion on the ground has open ground beside it. */
function canPipe(g: AlderquestState, team: Team): boolean {
  const rival = rivalOf(team)
  const open = openMask(g)
  for (let left = g.occupied[rival] & GROUND_MASK & ~guardedMask(g, rival); left !== 0; left &= left - 1)
    if (((ADJACENT_GROUND[lowest(left)] ?? 0) & open) !== 0) return true
  return false
}

const facedown = (g: AlderquestState, team: Team): FieldTile[] => unrevealedIn(g, team, GROUND_MASK)
/** Shell Game: whether two of the team's tiles lie in different spaces; then each of them has a partner. */
function hasShells(g: AlderquestState, team: Team): boolean {
  let first = -1
  for (const tile of g.tiles) {
    if (tile.owner !== team || tile.faceUp) continue
    if (first >= 0 && tile.space !== first) return true
    first = tile.space
  }
  return false
}

const holdsAny = (g: AlderquestState, team: Team): boolean => {
  for (const tile of g.tiles) if (isHeld(tile) && tile.owner !== team) return true
  return false
}

const held = (g: AlderquestState, team: Team): FieldTile[] => g.tiles.filter((tile) => isHeld(tile) && tile.owner === rivalOf(team))

export const schemes: Readonly<Record<SchemeId, Scheme>> = {
  'Q-BAR-1': {
    name: 'Catchy Refrain',
    type: 'scheme',
    copies: 2,
    text: 'Make a swap.',
    needs: 'swap',
    requires: canSwap,
    *effect(g, team) {
      yield* swap(g, team)
    },
  },
  'Q-BAR-2': {
    name: 'Crescendo',
    type: 'scheme',
    copies: 2,
    text: 'Drop a line.',
    needs: 'rune-to-draw',
    requires: canDraw,
    *effect(g) {
      dropLine(g)
    },
  },
  'Q-BAR-3': {
    name: 'Pied Piper',
    type: 'scheme',
    copies: 1,
    text: 'Move a rival minion on the ground to an adjacent open space of your choice.',
    needs: 'rival-to-move',
    requires: canPipe,
    *effect(g, team) {
      const movable = rivalsIn(g, team, GROUND_MASK).filter((m) => canStep(g, m))
      const m = yield* chooseMinion(g, team, movable, 'AQ-20.7')
      stepTo(g, m, yield* chooseSpace(g, team, stepsOf(g, m), 'AQ-13.11'))
    },
  },
  'Q-BAR-4': {
    name: 'Change of Key',
    type: 'scheme',
    copies: 1,
    text: 'Exchange a guild rune on the Board with one of another guild in the rune discard.',
    needs: 'rune-to-exchange',
    requires: hasKey,
    *effect(g, team) {
      const cell = yield* chooseCell(g, team, keyCells(g, guildsInDiscard(g)), 'AQ-20.7')
      const here = guildAt(g, cell)
      const others = guildsInDiscard(g).filter((guild) => guild !== here)
      const options = others.map((face) => ({ do: 'rune', face }) as const)
      const { face } = yield* choose(g, team, 'target-rune', 'AQ-20.7', options)
      const out = runeAt(g, cell)
      const comes = takeFromDiscard(g, face)
      g.runeDiscard.push(out)
      g.board[cell] = comes
      emit<AlderquestEvent>({ type: 'exchanged', cell, out, in: comes })
      settle(g)
    },
  },
  'Q-GUA-1': {
    name: 'Bulwark',
    type: 'scheme',
    copies: 2,
    text: 'Guard an ally minion.',
    needs: 'ally-minion',
    requires: hasMinion,
    *effect(g, team) {
      guard(yield* chooseMinion(g, team, alliesIn(g, team, EVERYWHERE), 'AQ-20.7'))
    },
  },
  'Q-GUA-2': {
    name: 'Tend the Roots',
    type: 'scheme',
    copies: 2,
    text: 'Move an unheld ally tile to any vacant space.',
    needs: 'tile-to-move',
    requires: (g, team) => hasUnheldTile(g, team) && vacantMask(g) !== 0,
    *effect(g, team) {
      const tile = yield* chooseTile(g, team, unheldTiles(g, team), 'AQ-20.7')
      moveTile(tile, yield* chooseSpace(g, team, vacantMask(g), 'AQ-24.2'))
    },
  },
  'Q-GUA-3': {
    name: 'Quiet Reflection',
    type: 'scheme',
    copies: 1,
    text: 'Take up to two runes of your guilds from the rune discard.',
    needs: null,
    requires: () => true,
    *effect(g, team) {
      yield* gainRunes(g, team, g.teams[team].guilds, 2)
    },
  },
  'Q-GUA-4': {
    name: 'Thaw',
    type: 'scheme',
    copies: 1,
    text: 'Destroy a Snowflake rune on the Board.',
    needs: 'snow-on-board',
    requires: (g) => snowCells(g) !== 0,
    *effect(g, team) {
      destroyRunes(g, 1 << (yield* chooseCell(g, team, snowCells(g), 'AQ-24.5')))
    },
  },
  'Q-HUN-1': {
    name: 'Blood Scent',
    type: 'scheme',
    copies: 2,
    text: 'An ally minion has Charge and Speed this turn.',
    needs: 'ally-minion',
    requires: hasMinion,
    *effect(g, team) {
      grant(yield* chooseMinion(g, team, alliesIn(g, team, EVERYWHERE), 'AQ-20.7'), CHARGE | SPEED)
    },
  },
  'Q-HUN-2': {
    name: 'Cull',
    type: 'scheme',
    copies: 2,
    text: 'Destroy a rune of a rival guild on the Board that is adjacent to a Hunters rune.',
    needs: 'prey',
    requires: hasPrey,
    *effect(g, team) {
      destroyRunes(g, 1 << (yield* chooseCell(g, team, preyCells(g, team), 'AQ-24.5')))
    },
  },
  'Q-HUN-3': {
    name: 'Ambush',
    type: 'scheme',
    copies: 1,
    text: 'Summon a Hunters minion onto an open space adjacent to an ally minion on the ground.',
    needs: 'ambush',
    requires: (g, team) => !deckIsEmpty(g, HUN) && ambushSpaces(g, team) !== 0,
    *effect(g, team) {
      const m = yield* summon(g, team, HUN, yield* chooseSpace(g, team, ambushSpaces(g, team), 'AQ-24.1'))
      if (m) pickUpAll(g, m)
    },
  },
  'Q-HUN-4': {
    name: 'No Prisoners',
    type: 'scheme',
    copies: 1,
    text: 'Sacrifice an ally minion on the ground: destroy a rival minion in a space surrounding it.',
    needs: 'martyr',
    requires: hasMartyr,
    *effect(g, team) {
      const ally = yield* chooseMinion(g, team, martyrs(g, team), 'AQ-24.6')
      const victim = yield* chooseMinion(g, team, victims(g, team, ally), 'AQ-20.7')
      destroyMinion(g, ally)
      destroyMinion(g, victim)
    },
  },
  'Q-THI-1': {
    name: 'Pickpocket',
    type: 'scheme',
    copies: 2,
    text: 'Steal a held rune.',
    needs: 'rune-to-steal',
    requires: (g, team) => heldTotal(g, rivalOf(team)) > 0,
    *effect(g, team) {
      yield* stealRune(g, team)
    },
  },
  'Q-THI-2': {
    name: 'Fence the Goods',
    type: 'scheme',
    copies: 2,
    text: 'Draw two Quarrels.',
    needs: null,
    requires: () => true,
    *effect(g, team) {
      drawQuarrel(g, team)
      drawQuarrel(g, team)
    },
  },
  'Q-THI-3': {
    name: 'Shell Game',
    type: 'scheme',
    copies: 1,
    text: 'Choose two unrevealed ally tiles in different spaces; secretly exchange them or leave them.',
    needs: 'two-tiles',
    requires: hasShells,
    *effect(g, team) {
      const a = yield* chooseTile(g, team, facedown(g, team), 'AQ-20.7')
      const b = yield* chooseTile(
        g,
        team,
        facedown(g, team).filter((tile) => tile.space !== a.space),
        'AQ-20.7',
      )
      const answer = yield* choose(g, team, 'shell-game', 'AQ-28.3', [{ do: 'exchange' }, { do: 'leave' }] as const)
      shufflePair(g, a, b, answer.do === 'exchange')
    },
  },
  'Q-THI-4': {
    name: 'Sleight of Paw',
    type: 'scheme',
    copies: 1,
    text: 'Move an Acorn held by an ally minion to any other ally minion.',
    // Two bits or more: at least two minions.
    needs: 'acorn-to-pass',
    requires: (g, team) => (g.occupied[team] & (g.occupied[team] - 1)) !== 0 && holdsAny(g, team),
    *effect(g, team) {
      const acorn = yield* chooseAcorn(g, team, held(g, team), 'AQ-20.7')
      const others = alliesIn(g, team, EVERYWHERE, (m) => m.id !== acorn.holder)
      transferAcorn(acorn, yield* chooseMinion(g, team, others, 'AQ-20.7'))
    },
  },
}
