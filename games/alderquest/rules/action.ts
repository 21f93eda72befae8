import { type Decision, emit, type Flow, reveal } from '@rulewright/kernel'
import { MAX_ACORN_HANDLING } from '../content/constants.ts'
import { ADJACENT, isCanopy, lowest } from '../content/field.ts'
import { FACES, faceOf, rivalOf } from '../content/pieces.ts'
import { guildOfQuarrel, QUARRELS } from '../content/quarrels.ts'
import { RELICS } from '../content/relics.ts'
import { handle } from './acorns.ts'
import { dropRune } from './board.ts'
import { takeQuarrel } from './cards.ts'
import { type ColumnOption, columnOptions, pickOf } from './choose.ts'
import type { AlderquestEvent } from './events.ts'
import { lackToAct, takeHeroAction } from './hero-actions.ts'
import type { Reason } from './lacks.ts'
import { minionById } from './minions.ts'
import { activate, addMoves, canActivate, endActivation, makeMove } from './movement.ts'
import type { AlderquestOption } from './options.ts'
import { heldCount, heldTotal, payAny, payRune } from './runes.ts'
import type { Activation, AlderquestState, Minion } from './state.ts'
import { takeTrap } from './tiles.ts'
import { tributesDue } from './tribute.ts'

const END = { do: 'end' } as const
const DROPS = FACES.map((_, face) => ({ do: 'drop', face }) as const)
const HERO_OPTIONS = Array.from({ length: 9 }, (_, hero) => ({ do: 'hero', hero }) as const)
const QUARREL_OPTIONS = QUARRELS.map((_, quarrel) => ({ do: 'quarrel', quarrel }) as const)
const RELIC_OPTIONS = RELICS.map((_, relic) => ({ do: 'relic', relic }) as const)

/** Step 4 of the turn, D-A0: one thing of AQ-7.14, resolved completely (AQ-7.16). */
export function* actionPhase(g: AlderquestState): Flow {
  const options: AlderquestOption[] = []
  const { activation } = g
  const moving = activation && minionById(g, activation.minion)
  if (activation && moving) {
    addMoves(g, moving, activation, options)
    if (options.length === 0) return endActivation(g)
    addHandling(g, options)
    if (activation.moved) options.push(END)
  } else addActions(g, options)
  // A lone move makes itself; the menu of a turn is always shown, because it depends on what the hand holds.
  const alone = activation !== null && options.length === 1
  const chosen = pickOf(options, alone ? 0 : (yield menu(g, options, activation !== null)).index)
  const flow = activation && moving ? goOn(g, moving, activation, chosen) : act(g, chosen)
  if (flow) yield* flow
}

/** What the active minion does next. */
function goOn(g: AlderquestState, m: Minion, activation: Activation, chosen: AlderquestOption): Flow | null {
  switch (chosen.do) {
    case 'end':
      endActivation(g)
      return null
    case 'give':
    case 'pick-up':
    case 'set-down':
      return handle(g, chosen)
    default:
      return makeMove(g, m, activation, chosen)
  }
}

const menu = (g: AlderquestState, options: readonly AlderquestOption[], moving: boolean): Decision<AlderquestOption> => ({
  seat: g.seatOf[g.place] ?? 0,
  prompt: moving ? 'move' : 'action',
  rule: moving ? 'AQ-13.3' : 'AQ-7.14',
  options,
})

function addActions(g: AlderquestState, options: AlderquestOption[]): void {
  let faces = 0
  for (const piece of g.revealed) {
    const face = faceOf(piece)
    const drop = DROPS[face]
    if (drop && (faces & (1 << face)) === 0) options.push(drop)
    faces |= 1 << face
  }
  for (const hero of g.heroes) {
    const option = HERO_OPTIONS[hero.hero]
    if (option && lackToAct(g, hero) === null) options.push(option)
  }
  for (let left = g.occupied[g.active]; left !== 0; left &= left - 1) {
    const m = g.at[lowest(left)]
    if (m && lackToActivate(g, m) === null) options.push({ do: 'activate', minion: m.id })
  }
  addHandling(g, options)
  addCards(g, options)
  if (g.revealed.length === 0) options.push(END)
}

/** AQ-16.4, AQ-16.6, D-A9: minions that may give, pick up or set down an Acorn. */
function addHandling(g: AlderquestState, options: AlderquestOption[]): void {
  if (g.handling >= MAX_ACORN_HANDLING || g.tiles.length === 0) return
  const mine = g.occupied[g.active]
  const colour = rivalOf(g.active)
  let giving = 0
  let picking = 0
  for (const tile of g.tiles) {
    if (!tile.faceUp || tile.owner !== colour || (mine & (1 << tile.space)) === 0) continue
    if (tile.holder >= 0) giving |= 1 << tile.space
    else picking |= 1 << tile.space
  }
  for (let left = giving | picking; left !== 0; left &= left - 1) {
    const space = lowest(left)
    const minion = g.at[space]?.id ?? -1
    if (picking & (1 << space)) options.push({ do: 'pick-up', minion })
    if ((giving & (1 << space)) === 0) continue
    if (((ADJACENT[space] ?? 0) & mine) !== 0) options.push({ do: 'give', minion })
    if (!isCanopy(space)) options.push({ do: 'set-down', minion })
  }
}

/** D-A10, D-A11. */
function addCards(g: AlderquestState, options: AlderquestOption[]): void {
  const { quarrelHand, relics } = g.teams[g.active]
  for (let n = 0; n < quarrelHand.length; n++) {
    const quarrel = quarrelHand[n] ?? 0
    const option = QUARREL_OPTIONS[quarrel]
    if (option && quarrelHand.indexOf(quarrel) === n && lackToPlay(g, quarrel) === null) options.push(option)
  }
  for (const relic of relics) {
    const option = RELIC_OPTIONS[relic]
    if (option && lackToUse(g, relic) === null) options.push(option)
  }
}

/** AQ-13.1, AQ-13.3: what stands in the way of an activation. */
export function lackToActivate(g: AlderquestState, m: Minion): Reason | null {
  if (!m.ready) return m.stunned ? 'minion-stunned' : 'minion-exhausted'
  return canActivate(g, m) ? null : 'minion-boxed-in'
}

/** AQ-10.6, AQ-11.15: what stands in the way of a Quarrel; a Trap may always be armed (AQ-18.9). */
export function lackToPlay(g: AlderquestState, quarrel: number): Reason | null {
  const card = QUARRELS[quarrel]
  if (!card) return 'no-effect'
  if (heldCount(g, g.active, guildOfQuarrel(quarrel)) === 0) return 'quarrel-rune'
  return card.type === 'trap' || card.requires(g, g.active) ? null : (card.needs ?? 'no-effect')
}

/** AQ-10.7, AQ-11.15: what stands in the way of a relic. */
export function lackToUse(g: AlderquestState, relic: number): Reason | null {
  const card = RELICS[relic]
  if (!card) return 'no-effect'
  if (heldTotal(g, g.active) === 0) return 'relic-rune'
  return card.requires(g, g.active) ? null : (card.needs ?? 'no-effect')
}

/** Begins what was chosen; null when it is done already. */
function act(g: AlderquestState, chosen: AlderquestOption): Flow | null {
  switch (chosen.do) {
    case 'drop':
      return dropRevealed(g, chosen.face)
    case 'hero': {
      const hero = g.heroes.find((h) => h.hero === chosen.hero)
      return hero ? takeHeroAction(g, hero) : null
    }
    case 'activate': {
      const m = minionById(g, chosen.minion)
      if (m) activate(g, m)
      return null
    }
    case 'give':
    case 'pick-up':
    case 'set-down':
      return handle(g, chosen)
    case 'quarrel':
      return playQuarrel(g, chosen.quarrel)
    case 'relic':
      return playRelic(g, chosen.relic)
    default:
      g.phase = g.solo ? 'winter' : 'draw'
      return null
  }
}

/** D-A1, AQ-8.2. */
function* dropRevealed(g: AlderquestState, face: number): Flow {
  const options = columnOptions(g)
  const about = DROPS[face] ?? { face }
  const decision: Decision<ColumnOption> = { seat: g.seatOf[g.place] ?? 0, prompt: 'drop-column', rule: 'AQ-8.1', options, about }
  const { column } = pickOf(options, options.length === 1 ? 0 : (yield decision).index)
  const n = g.revealed.findIndex((piece) => faceOf(piece) === face)
  const [piece] = g.revealed.splice(n, 1)
  if (piece !== undefined) dropRune(g, g.active, piece, column)
}

/** AQ-18.1 to AQ-18.5: a Scheme takes effect, a Trap is armed. */
function* playQuarrel(g: AlderquestState, quarrel: number): Flow {
  const team = g.active
  const card = QUARRELS[quarrel]
  if (!card) return
  takeQuarrel(g, team, quarrel)
  payRune(g, team, guildOfQuarrel(quarrel))
  if (card.type === 'trap') {
    g.teams[team].armed.push(quarrel)
    emit<AlderquestEvent>({ type: 'armed', team, quarrel })
    return takeTrap(g, team, 'hand')
  }
  g.playingQuarrel = quarrel
  emit<AlderquestEvent>({ type: 'played-quarrel', team, quarrel })
  yield* card.effect(g, team)
  yield* tributesDue(g)
  g.playingQuarrel = -1
  g.teams[team].quarrelDiscard.push(quarrel)
}

/** AQ-19.10, AQ-19.11: for one rune of any guild; then it is out of the game. */
function* playRelic(g: AlderquestState, relic: number): Flow {
  const team = g.active
  const hand = g.teams[team].relics
  yield* payAny(g, team, 1, 'AQ-19.10')
  hand.splice(hand.indexOf(relic), 1)
  g.playingRelic = relic
  reveal(g)
  emit<AlderquestEvent>({ type: 'played-relic', team, relic })
  const card = RELICS[relic]
  if (card) yield* card.effect(g, team)
  g.playingRelic = -1
  g.outRelics.push(relic)
}
