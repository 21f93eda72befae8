import { at, type Decision, emit, type Flow, reveal } from '@rulewright/kernel'
import { MAX_ACORN_HANDLING } from '../content/constants.ts'
import { ADJACENT, isCanopy, lowest } from '../content/field.ts'
import { WHOLE_CAST } from '../content/heroes.ts'
import { FACES, faceOf, rivalOf } from '../content/pieces.ts'
import { guildOfQuarrel, QUARRELS } from '../content/quarrels.ts'
import { RELICS } from '../content/relics.ts'
import { handle } from './acorns.ts'
import { dropRune } from './board.ts'
import { takeQuarrel } from './cards.ts'
import { type ColumnOption, columnOptions, pickOf } from './choices.ts'
import type { AlderquestEvent } from './events.ts'
import { lackToAct, takeHeroAction } from './hero-actions.ts'
import { minionById, minionOn } from './minions.ts'
import { activate, addMoves, canActivate, endActivation, makeMove } from './movement.ts'
import type { Reason } from './obstacles.ts'
import type { AlderquestOption } from './options.ts'
import { heldCount, heldTotal, payAny, payRune } from './runes.ts'
import type { Activation, AlderquestState, Minion } from './state.ts'
import { isHeld, takeTrap } from './tiles.ts'
import { tributesDue } from './tribute.ts'

const END = { do: 'end' } as const
const DROPS = FACES.map((_, face) => ({ do: 'drop', face }) as const)
const HERO_OPTIONS = WHOLE_CAST.map((_, hero) => ({ do: 'hero', hero }) as const)
const QUARREL_OPTIONS = QUARRELS.map((_, quarrel) => ({ do: 'quarrel', quarrel }) as const)
const RELIC_OPTIONS = RELICS.map((_, relic) => ({ do: 'relic', relic }) as const)

/** Step 4 of the turn, D-A0: one thing of AQ-7.14, resolved completely (AQ-7.16). */
export const actionPhase = (g: AlderquestState): Flow => (g.activation ? goOn(g, g.activation) : takeAction(g))

/** The menu of a turn is always shown, because it depends on what the hand holds. */
function* takeAction(g: AlderquestState): Flow {
  const options: AlderquestOption[] = []
  addActions(g, options)
  const flow = act(g, pickOf(options, (yield { seat: seatOf(g), prompt: 'action', rule: 'AQ-7.14', options }).index))
  if (flow) yield* flow
}

/** What the active minion does next; a lone move makes itself. */
function* goOn(g: AlderquestState, activation: Activation): Flow {
  const m = minionById(g, activation.minion)
  const options: AlderquestOption[] = []
  addMoves(g, m, activation, options)
  if (options.length === 0) return endActivation(g)
  addHandling(g, options)
  if (activation.moved) options.push(END)
  const decision = { seat: seatOf(g), prompt: 'move', rule: 'AQ-13.3', options }
  const chosen = pickOf(options, options.length === 1 ? 0 : (yield decision).index)
  switch (chosen.do) {
    case 'end':
      return endActivation(g)
    case 'give':
    case 'pick-up':
    case 'set-down':
      return yield* handle(g, chosen)
    default:
      return yield* makeMove(g, m, activation, chosen)
  }
}

const seatOf = (g: AlderquestState): number => at(g.seatOf, g.place)

function addActions(g: AlderquestState, options: AlderquestOption[]): void {
  let faces = 0
  for (const piece of g.revealed) {
    const face = faceOf(piece)
    if ((faces & (1 << face)) === 0) options.push(at(DROPS, face))
    faces |= 1 << face
  }
  for (const hero of g.heroes) {
    if (lackToAct(g, hero) === null) options.push(at(HERO_OPTIONS, hero.hero))
  }
  for (let left = g.occupied[g.active]; left !== 0; left &= left - 1) {
    const m = minionOn(g, lowest(left))
    if (lackToActivate(g, m) === null) options.push({ do: 'activate', minion: m.id })
  }
  addHandling(g, options)
  addCards(g, options)
  if (g.revealed.length === 0) options.push(END)
}

/** AQ-16.4, AQ-16.6, D-A9: minions that may give, pick up or set down an Acorn. */
function addHandling(g: AlderquestState, options: AlderquestOption[]): void {
  if (g.handling >= MAX_ACORN_HANDLING) return
  const mine = g.occupied[g.active]
  const colour = rivalOf(g.active)
  let giving = 0
  let picking = 0
  for (const tile of g.tiles) {
    if (!tile.faceUp || tile.owner !== colour || (mine & (1 << tile.space)) === 0) continue
    if (isHeld(tile)) giving |= 1 << tile.space
    else picking |= 1 << tile.space
  }
  for (let left = giving | picking; left !== 0; left &= left - 1) {
    const space = lowest(left)
    const minion = minionOn(g, space).id
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
    if (quarrelHand.indexOf(quarrel) === n && lackToPlay(g, quarrel) === null) options.push(at(QUARREL_OPTIONS, quarrel))
  }
  for (const relic of relics) {
    if (lackToUse(g, relic) === null) options.push(at(RELIC_OPTIONS, relic))
  }
}

/** AQ-13.1, AQ-13.3: what stands in the way of an activation. */
export function lackToActivate(g: AlderquestState, m: Minion): Reason | null {
  if (!m.ready) return m.stunned ? 'minion-stunned' : 'minion-exhausted'
  return canActivate(g, m) ? null : 'minion-boxed-in'
}

/** AQ-10.6, AQ-11.15: what stands in the way of a Quarrel; a Trap may always be armed (AQ-18.9). */
export function lackToPlay(g: AlderquestState, quarrel: number): Reason | null {
  const card = at(QUARRELS, quarrel)
  if (heldCount(g, g.active, guildOfQuarrel(quarrel)) === 0) return 'quarrel-rune'
  return card.type === 'trap' || card.requires(g, g.active) ? null : (card.needs ?? 'no-effect')
}

/** AQ-10.7, AQ-11.15: what stands in the way of a relic. */
export function lackToUse(g: AlderquestState, relic: number): Reason | null {
  const card = at(RELICS, relic)
  if (heldTotal(g, g.active) === 0) return 'relic-rune'
  return card.requires(g, g.active) ? null : (card.needs ?? 'no-effect')
}

/** Begins what was chosen; null when nothing more is needed. */
function act(g: AlderquestState, chosen: AlderquestOption): Flow | null {
  switch (chosen.do) {
    case 'drop':
      return dropRevealed(g, chosen.face)
    case 'hero':
      return takeHeroAction(
        g,
        at(
          g.heroes.filter((h) => h.hero === chosen.hero),
          0,
        ),
      )
    case 'activate': {
      activate(g, minionById(g, chosen.minion))
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
  const about = at(DROPS, face)
  const decision: Decision<ColumnOption> = { seat: seatOf(g), prompt: 'drop-column', rule: 'AQ-8.1', options, about }
  const { column } = pickOf(options, options.length === 1 ? 0 : (yield decision).index)
  const n = g.revealed.findIndex((piece) => faceOf(piece) === face)
  dropRune(g, g.active, at(g.revealed.splice(n, 1), 0), column)
}

/** AQ-18.1 to AQ-18.5: a Scheme takes effect, a Trap is armed. */
function* playQuarrel(g: AlderquestState, quarrel: number): Flow {
  const team = g.active
  const card = at(QUARRELS, quarrel)
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
  yield* at(RELICS, relic).effect(g, team)
  g.playingRelic = -1
  g.outRelics.push(relic)
}
