import { at, type Decision, type Obstacle, obstaclesFrom, type Seat } from '@rulewright/kernel'
import { KEYWORD_BITS } from '../content/index.ts'
import { thingsOf } from './concerns.ts'
import {
  hasKeyword,
  helps,
  lackToAssist,
  lackToMove,
  lackToPayWith,
  lackToPlay,
  lackToRevive,
  lackToTaunt,
  lackToTreat,
  lackToUse,
} from './lacks.ts'
import { hunterAt, printedOf, sheetOf } from './lookup.ts'
import {
  ASSIST,
  CONSUME,
  DISCARD,
  END,
  MOVE,
  PAY,
  PLAY,
  type PrimalOption,
  type PrimalPrompt,
  REVEAL,
  REVIVE,
  STAY,
  TAUNT,
  TREAT,
  USE,
} from './options.ts'
import { costOf, moveCost, purse, reviveCost, sequenceLimit } from './query.ts'
import { type PrimalState, USED_ARMOR } from './state.ts'
import { view } from './view.ts'

/** Why something is not on offer, with the rule that says so. */
export const REASONS = {
  // a card in hand
  'sequence-full': 'PR-4.10',
  fire: 'PR-3.13',
  'not-exposed': 'PR-3.7',
  'card-cost': 'PR-9.1',
  'wound-cost': 'PR-1.7',
  worthless: 'PR-9.4',
  itself: 'PR-9.1',
  'pays-already': 'PR-9.2',
  'other-kind': 'PR-12.14',
  'no-resilience': 'PR-11.11',
  'no-attack': 'PR-11.16',
  // helping another hunter
  'no-help': 'PR-21.6',
  'assist-later': 'PR-21.7',
  'assist-used': 'PR-11.1',
  'taunt-used': 'PR-11.2',
  'help-later': 'PR-21.9',
  // gear, items and potions
  'no-action': 'PR-7.8',
  'used-round': 'PR-7.9',
  'used-hunt': 'PR-7.9',
  'nobody-else': 'PR-7.9',
  'armor-asks': 'PR-14.9',
  'armor-passive': 'PR-4.1',
  'potion-time': 'PR-6.3',
  'potion-done': 'PR-6.3',
  'potion-wait': 'PR-6.3',
  'potion-twice': 'PR-2.4',
  // places and the fallen
  opposite: 'PR-3.2',
  here: 'PR-7.3',
  'move-cost': 'PR-7.3',
  'movement-over': 'PR-7.4',
  'movement-first': 'PR-7.1',
  out: 'PR-16.11',
  'other-sector': 'PR-16.14',
  'revive-used': 'PR-16.14',
  'revive-cost': 'PR-16.14',
  // another question, or another hunter, comes first
  paying: 'PR-9.2',
  'asked-first': 'PR-8.8',
  resolving: 'PR-12.3',
  turn: 'PR-7.1',
  'round-start': 'PR-6.1',
  'between-turns': 'PR-6.1',
  'before-hunt': 'PR-2.1',
  lying: 'PR-4.13',
} as const satisfies Readonly<Record<string, string>>

export type Reason = keyof typeof REASONS
type PrimalObstacle = Obstacle<PrimalOption>

const obstacle = obstaclesFrom<PrimalOption, Reason>(REASONS)

const PREVENT = { do: 'prevent' } as const

/** What the seat has and cannot use now, each with its reason; `asked` is what the seat is asked. */
export function obstacles(g: PrimalState, seat: Seat, asked: Decision | null): readonly PrimalObstacle[] {
  if (g.result !== null || hunterAt(g, seat).kind < 0) return []
  // The options of a decision of this game are this game's.
  const options = (asked?.options ?? []) as readonly PrimalOption[]
  const things = thingsOf(view(g, seat), seat)
  const lit = new Set(options.flatMap((option) => things(option)))
  const dark = (option: PrimalOption) => (option.do === 'end' ? !options.includes(END) : things(option).every((thing) => !lit.has(thing)))
  return own(g, seat)
    .filter(dark)
    .map((option) => against(g, seat, asked, option))
}

/** Everything a hunter may expect to use, as what it would be in the hunter's own turn. */
function own(g: PrimalState, seat: Seat): readonly PrimalOption[] {
  const { hand, potions, sector, item } = hunterAt(g, seat)
  const fallen = g.hunters.flatMap((other, n) => (n !== seat && other.standing !== 'standing' ? [at(REVIVE, n)] : []))
  return [
    ...hand.map((card) => (printedOf(g, card).type ? at(PLAY, card) : at(TREAT, card))),
    USE.helm,
    ...(item < 0 ? [] : [USE.item]),
    PREVENT,
    ...potions.map((potion) => at(CONSUME, potion)),
    STAY,
    ...MOVE.filter((move) => move.sector !== sector),
    ...fallen,
    END,
  ]
}

/** What prevents one of them. */
function against(g: PrimalState, seat: Seat, asked: Decision | null, option: PrimalOption): PrimalObstacle {
  const gear = option.do === 'prevent' ? obstacle(option, armorSays(g, seat)) : null
  if (gear) return gear
  if (asked === null) return waiting(g, seat, option)
  switch (asked.prompt as PrimalPrompt) {
    case 'action':
      return inActions(g, seat, option)
    case 'movement':
      return inMovement(g, seat, option)
    case 'pay':
      return inPayment(g, option)
    case 'window':
    case 'last-call':
      return inHelping(g, seat, option, asked.prompt === 'last-call' || g.stage === 'action')
    case 'discard':
      return isCard(option) ? obstacle(at(DISCARD, option.card), 'other-kind', { ...asked.about }) : first(asked, option)
    case 'resilience':
      return isCard(option) ? obstacle(at(REVEAL, option.card), 'no-resilience') : first(asked, option)
    case 'stun-reveal':
      return isCard(option) ? obstacle(at(REVEAL, option.card), 'no-attack') : first(asked, option)
    case 'consume':
      return obstacle(option, 'round-start')
    case 'potions':
      return obstacle(option, option.do === 'consume' ? 'potion-twice' : 'before-hunt')
    case 'hunter':
    case 'item':
    case 'first-player':
      return obstacle(option, 'before-hunt')
    default:
      return first(asked, option)
  }
}

const isCard = (option: PrimalOption): option is PrimalOption & { readonly do: 'play' | 'treat' } =>
  option.do === 'play' || option.do === 'treat'

const first = (asked: Decision, option: PrimalOption): PrimalObstacle => obstacle(option, 'asked-first', { prompt: asked.prompt })

/** PR-14.9: armor is never used by pressing it; some of it asks when its moment comes. */
function armorSays(g: PrimalState, seat: Seat): Reason {
  if ((hunterAt(g, seat).usedRound & USED_ARMOR) !== 0) return 'used-round'
  const { kind } = sheetOf(g, seat).armor.ability
  return kind === 'preventAttrition' || kind === 'reduceWithAggro' ? 'armor-asks' : 'armor-passive'
}

function inActions(g: PrimalState, seat: Seat, option: PrimalOption): PrimalObstacle {
  switch (option.do) {
    case 'play':
      return againstPlaying(g, seat, option)
    case 'treat':
      return obstacle(option, lackToTreat(g, seat) ?? 'resolving', { cost: 1, have: purse(g, seat, -1) })
    case 'use':
      return obstacle(option, lackToUse(g, seat, option.ability) ?? 'resolving')
    case 'revive':
      return againstReviving(g, seat, option)
    case 'consume':
      return obstacle(option, 'potion-time')
    default:
      return obstacle(option, 'movement-over')
  }
}

function againstPlaying(g: PrimalState, seat: Seat, option: PrimalOption & { readonly do: 'play' }): PrimalObstacle {
  const { card } = option
  const lack = lackToPlay(g, seat, card)
  switch (lack) {
    case 'card-cost':
      return obstacle(option, lack, { cost: costOf(g, seat, printedOf(g, card)), have: purse(g, seat, card) })
    case 'sequence-full':
      return obstacle(option, lack, { limit: sequenceLimit(g, seat) })
    case 'fire':
    case 'not-exposed':
      return obstacle(option, lack)
    default:
      return obstacle(option, 'resolving')
  }
}

function againstReviving(g: PrimalState, seat: Seat, option: PrimalOption & { readonly do: 'revive' }): PrimalObstacle {
  const lack = lackToRevive(g, seat, option.hunter)
  if (lack === null || lack === 'standing') return obstacle(option, 'resolving')
  return obstacle(option, lack, lack === 'revive-cost' ? { cost: reviveCost(g, seat), have: purse(g, seat, -1) } : undefined)
}

function inMovement(g: PrimalState, seat: Seat, option: PrimalOption): PrimalObstacle {
  if (option.do === 'consume') return obstacle(option, 'potion-time')
  if (option.do !== 'move') return obstacle(option, 'movement-first')
  const lack = lackToMove(g, seat, option.sector)
  return obstacle(option, lack ?? 'resolving', lack === 'move-cost' ? { cost: moveCost(g, seat), have: purse(g, seat, -1) } : undefined)
}

function inPayment(g: PrimalState, option: PrimalOption): PrimalObstacle {
  const { payment } = g
  if (payment === null) return obstacle(option, 'resolving')
  const lack = isCard(option) ? lackToPayWith(g, payment, option.card) : null
  if (isCard(option) && lack !== null) return obstacle(at(PAY, option.card), lack)
  return obstacle(option, 'paying')
}

/** What a card lacks to help with; a card with neither keyword is no help. */
function inHelping(g: PrimalState, seat: Seat, option: PrimalOption, inActions: boolean): PrimalObstacle {
  if (!isCard(option)) return obstacle(option, 'turn', { hunter: g.active })
  const { card } = option
  const about = { hunter: g.active }
  if ((printedOf(g, card).keywords & HELPING) === 0) return obstacle(option, 'no-help', about)
  const assist = hasKeyword(g, card, 'assist') ? lackToAssist(g, seat, inActions) : null
  if (assist !== null) return obstacle(at(ASSIST, card), assist, about)
  const taunt = hasKeyword(g, card, 'taunt') ? lackToTaunt(g, seat) : null
  return obstacle(hasKeyword(g, card, 'taunt') ? at(TAUNT, card) : at(ASSIST, card), taunt ?? 'help-later', about)
}

const HELPING = KEYWORD_BITS.assist | KEYWORD_BITS.taunt

/** For a seat without an open question: whose turn it is, or what comes first. */
function waiting(g: PrimalState, seat: Seat, option: PrimalOption): PrimalObstacle {
  const { stage, active } = g
  if (stage === 'hunters' || stage === 'items' || stage === 'potions' || stage === 'firstPlayer') return obstacle(option, 'before-hunt')
  if (hunterAt(g, seat).standing !== 'standing') return obstacle(option, 'lying')
  if (active === seat) return obstacle(option, 'resolving')
  if (active < 0) return betweenTurns(g, seat, option)
  return helps(g, seat) ? inHelping(g, seat, option, stage === 'action') : obstacle(option, 'turn', { hunter: active })
}

/** PR-6.3: potions go round from the first player; seats before the current one have had their turn. */
function betweenTurns(g: PrimalState, seat: Seat, option: PrimalOption): PrimalObstacle {
  const many = g.hunters.length
  // The step that asks the last of them has already gone on to the upkeep.
  const drinking = g.stage === 'consume' || (g.stage === 'upkeep' && g.turn === many)
  if (!drinking) return obstacle(option, 'between-turns')
  if (option.do !== 'consume') return obstacle(option, 'round-start')
  return obstacle(option, (seat - g.firstPlayer + many) % many < g.turn - 1 ? 'potion-done' : 'potion-wait')
}
