import { emit } from '@rulewright/kernel'
import { choose, chooseMinion, chooseSpace, mayChooseTile } from '../rules/choices.ts'
import { type AlderquestEvent, seen } from '../rules/events.ts'
import { alliesIn, deckIsEmpty, destroyMinion, downgrade, eject, exhaust, relocate, stun } from '../rules/minions.ts'
import { loseRunes, stealUpTo } from '../rules/runes.ts'
import { comeInto, summon } from '../rules/squabble.ts'
import type { AlderquestState, Minion } from '../rules/state.ts'
import {
  dropAcorns,
  heldBy,
  hideTile,
  lyingAcorns,
  moveTile,
  openMask,
  pickUpAll,
  recall,
  setDown,
  takeTrap,
  unrevealedIn,
  vacantMask,
} from '../rules/tiles.ts'
import { ADJACENT_GROUND, GROUND_MASK, type Mask, NOWHERE, STRAIGHT, SURROUNDING, stepFrom } from './field.ts'
import { rivalOf, type Team } from './pieces.ts'
import type { Trap } from './quarrel-types.ts'

type TrapId = `Q-${'BAR' | 'GUA' | 'HUN' | 'THI'}-${5 | 6 | 7}`

/** The open spaces in front of a team's Heroes. */
function homes(g: AlderquestState, team: Team): Mask {
  let mask = 0
  for (const hero of g.heroes) if (hero.team === team) mask |= 1 << hero.front
  return mask & openMask(g)
}

/** Counterhunt: minions of the team with a clear straight line to a minion. */
function hunters(g: AlderquestState, team: Team, it: Minion): Minion[] {
  let mask = 0
  for (const direction of STRAIGHT) {
    let space = stepFrom(it.space, direction)
    while (space !== NOWHERE && !g.at[space]) space = stepFrom(space, direction)
    if (space !== NOWHERE) mask |= 1 << space
  }
  return alliesIn(g, team, mask & GROUND_MASK)
}

export const traps: Readonly<Record<TrapId, Trap>> = {
  'Q-BAR-5': {
    name: 'Lullaby',
    type: 'trap',
    copies: 2,
    text: 'Stun it.',
    *effect(g, _, it) {
      stun(g, it)
    },
  },
  'Q-BAR-6': {
    name: 'Stage Fright',
    type: 'trap',
    copies: 1,
    text: 'It drops its Acorns and goes, exhausted, to an open space of your choice in front of one of its Heroes. If none is open, eject it.',
    *effect(g, team, it) {
      dropAcorns(g, it, it.space)
      const home = homes(g, it.team)
      if (home === 0) return eject(g, it)
      relocate(g, it, yield* chooseSpace(g, team, home, 'AQ-13.12'))
      // Only the active team's minions meet Traps, so this one may pick up (AQ-13.12).
      pickUpAll(g, it)
      exhaust(g, it)
    },
  },
  'Q-BAR-7': {
    name: 'Wrong Note',
    type: 'trap',
    copies: 1,
    text: 'Discard all revealed runes that have not been dropped. Exhaust it.',
    *effect(g, _, it) {
      const pieces = g.revealed
      g.revealed = []
      for (const piece of pieces) g.runeDiscard.push(piece)
      emit<AlderquestEvent>({ type: 'discarded-revealed', pieces })
      exhaust(g, it)
    },
  },
  'Q-GUA-5': {
    name: 'Stone Circle',
    type: 'trap',
    copies: 2,
    text: 'Eject it. Take a Trap tile from your Trap stack into your tile hand.',
    *effect(g, team, it) {
      eject(g, it)
      takeTrap(g, team, 'hand')
    },
  },
  'Q-GUA-6': {
    name: 'Penance',
    type: 'trap',
    copies: 1,
    text: 'All Acorns it holds return to your tile hand. It becomes basic and exhausted.',
    *effect(g, _, it) {
      for (const acorn of heldBy(g, it)) {
        setDown(acorn, it.space)
        recall(g, acorn)
      }
      downgrade(it)
      exhaust(g, it)
    },
  },
  'Q-GUA-7': {
    name: 'Sacred Ground',
    type: 'trap',
    copies: 1,
    text: 'Eject it and every other minion of its team on adjacent spaces.',
    *effect(g, _, it) {
      const near = alliesIn(g, it.team, ADJACENT_GROUND[it.space] ?? 0, (m) => m !== it)
      eject(g, it)
      for (const m of near) eject(g, m)
    },
  },
  'Q-HUN-5': {
    name: 'Snare',
    type: 'trap',
    copies: 2,
    text: 'Destroy it. Its team loses a held rune of their choice.',
    *effect(g, _, it) {
      destroyMinion(g, it)
      yield* loseRunes(g, it.team, 1)
    },
  },
  'Q-HUN-6': {
    name: 'Pit Fight',
    type: 'trap',
    copies: 1,
    text: 'Summon the top minion of one of your decks into its space: they squabble.',
    *effect(g, team, it) {
      const guilds = g.teams[team].guilds.filter((guild) => !deckIsEmpty(g, guild))
      if (guilds.length === 0) return
      const options = guilds.map((guild) => ({ do: 'guild', guild }) as const)
      const { guild } = yield* choose(g, team, 'summon-guild', 'AQ-20.8', options)
      yield* summon(g, team, guild, it.space)
    },
  },
  'Q-HUN-7': {
    name: 'Counterhunt',
    type: 'trap',
    copies: 1,
    text: 'An ally minion with a clear straight line to it charges at it. If there is none, eject it.',
    *effect(g, team, it) {
      const able = hunters(g, team, it)
      if (able.length === 0) return eject(g, it)
      const hunter = yield* chooseMinion(g, team, able, 'AQ-20.7')
      emit<AlderquestEvent>({ type: 'moved', minion: hunter.id, who: seen(hunter), how: 'charge', from: hunter.space, to: it.space })
      yield* comeInto(g, hunter, it.space)
    },
  },
  'Q-THI-5': {
    name: 'Swift Heist',
    type: 'trap',
    copies: 2,
    text: 'Steal up to two held runes. Exhaust it.',
    *effect(g, team, it) {
      yield* stealUpTo(g, team, 2)
      exhaust(g, it)
    },
  },
  'Q-THI-6': {
    name: 'False Bottom',
    type: 'trap',
    copies: 1,
    text: 'It drops its Acorns. You may move an Acorn of your colour from its space to a vacant space and turn it facedown. Exhaust it.',
    *effect(g, team, it) {
      dropAcorns(g, it, it.space)
      const lying = lyingAcorns(g, rivalOf(it.team), 1 << it.space)
      if (vacantMask(g) !== 0) {
        const acorn = yield* mayChooseTile(g, team, lying, 'AQ-20.6')
        if (acorn) {
          moveTile(acorn, yield* chooseSpace(g, team, vacantMask(g), 'AQ-24.2'))
          hideTile(acorn)
        }
      }
      exhaust(g, it)
    },
  },
  'Q-THI-7': {
    name: 'Smoke Bomb',
    type: 'trap',
    copies: 1,
    text: 'Eject it. Return up to two unrevealed ally tiles from surrounding spaces to your tile hand.',
    *effect(g, team, it) {
      const near = SURROUNDING[it.space] ?? 0
      eject(g, it)
      for (let recalled = 0; recalled < 2; recalled++) {
        const tile = yield* mayChooseTile(g, team, unrevealedIn(g, team, near), 'AQ-20.6')
        if (!tile) return
        recall(g, tile)
      }
    },
  },
}
