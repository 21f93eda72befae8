import { at, emit, type Flow, reveal, type Seat } from '@rulewright/kernel'
import { EXPLORES, type HoldEffect, type Window } from '../content/explores.ts'
import { layoutFor } from '../content/layouts.ts'
import { COPPER, GOLD } from '../content/tiles.ts'
import { decideHidden, type Question } from './ask.ts'
import { cutHits, hasBlank, rerollBlanks } from './combat-dice.ts'
import { takeFrom } from './decks.ts'
import type { AldarraEvent } from './events.ts'
import { airshipsIn, controls, count, emptyHex, forceOf } from './force.ts'
import { fliesFurther } from './movement.ts'
import { PASS, type Play } from './options.ts'
import { canGain, destroy, gain, leave, retreats } from './pieces.ts'
import type { AldarraState } from './state.ts'
import { choosersOf, isIn } from './track.ts'
import { gainCoins, playerOf, spawn } from './treasury.ts'

/**
 * AL-17.3 a window of Hold cards for one seat. Everybody is asked who, as far as the others can know, might hold a card that
 * can be played here, so that a pass reveals nothing.
 */
export function* cardWindow(g: AldarraState, seat: Seat, window: Window): Flow<boolean> {
  let played = false
  while (mightPlay(g, seat, window)) {
    const question: Question = { prompt: 'window', rule: 'AL-17.3', about: { window } }
    const chosen = yield* decideHidden(g, seat, question, () => [PASS, ...playable(g, seat, window)])
    if (chosen.do === 'pass') break
    play(g, seat, chosen)
    played = true
    // One Order follows at once, and one position is chosen: neither can be asked for twice.
    if (window === 'order-done' || window === 'turn-order') break
  }
  return played
}

/** The plays a seat has in a window, by card id and then by target (AL-17.4). */
export function playable(g: AldarraState, seat: Seat, window: Window): Play[] {
  const plays: Play[] = []
  const { explores } = playerOf(g, seat)
  for (const card of CARDS_OF[window])
    if (explores.includes(card)) listPlays(g, seat, card, explores.filter((held) => held === card).length, plays)
  return plays
}

const cardsOf = (window: Window): readonly number[] => EXPLORES.flatMap((card, i) => (card.hold?.window === window ? [i] : []))

/** The Hold cards of each window, by id. */
const CARDS_OF: Readonly<Record<Window, readonly number[]>> = {
  'turn-order': cardsOf('turn-order'),
  'crystals-done': cardsOf('crystals-done'),
  'order-turn': cardsOf('order-turn'),
  'order-declared': cardsOf('order-declared'),
  'combat-round': cardsOf('combat-round'),
  'after-roll': cardsOf('after-roll'),
  'before-assign': cardsOf('before-assign'),
  'order-done': cardsOf('order-done'),
  'mine-done': cardsOf('mine-done'),
  'build-turn': cardsOf('build-turn'),
}

const holdOf = (card: number) => {
  const { hold } = at(EXPLORES, card)
  if (!hold) throw new Error(`card ${card} is no Hold card`)
  return hold
}

/** Whether the others must expect a card here: the seat holds some, and not all copies of one that fits are in the open pile. */
export function mightPlay(g: AldarraState, seat: Seat, window: Window): boolean {
  if (playerOf(g, seat).explores.length === 0) return false
  const plays: Play[] = []
  for (const card of CARDS_OF[window]) {
    const could = Math.min(notDiscarded(g, card), playerOf(g, seat).explores.length)
    if (could === 0) continue
    listPlays(g, seat, card, could, plays)
    if (plays.length > 0) return true
  }
  return false
}

function notDiscarded(g: AldarraState, card: number): number {
  let left = EXPLORES[card]?.copies ?? 0
  for (let i = 0; i < g.exploreDiscard.length; i++) if (g.exploreDiscard[i] === card) left -= 1
  return left
}

/** AL-17.5 every way in which the card would have an effect now, with so many of it in hand; all else is public. */
function listPlays(g: AldarraState, seat: Seat, card: number, copies: number, plays: Play[]): void {
  const { effect } = holdOf(card)
  switch (effect.kind) {
    case 'speed':
      // AL-17.1, AL-17.4: one may help only together with the next.
      if (g.order && fliesFurther(g, g.order, effect.n * copies)) plays.push({ do: 'play', explore: card })
      return
    case 'choose-position-first':
      if (choosersOf(g)[0] !== seat) plays.push({ do: 'play', explore: card })
      return
    case 'coins':
    case 'extra-order':
      plays.push({ do: 'play', explore: card })
      return
    case 'coins-for-deposits':
      if (depositsOf(g, seat) > 0) plays.push({ do: 'play', explore: card })
      return
    case 'retreat-now':
    case 'add-dice':
    case 'cut-hits':
    case 'reroll-blanks':
      if (g.combat && isIn(g, seat, g.combat.hex)) listCombatPlays(g, seat, card, effect, plays)
      return
    case 'gain-anywhere':
      for (let hex = 0; hex < g.tiles.length; hex++) {
        if (controls(g, seat, hex) && canGain(g, seat, effect.unit, hex)) plays.push({ do: 'play', explore: card, hex })
      }
      return
    case 'sabotage':
      listSabotage(g, seat, card, effect.unit, plays)
      return
    case 'spawn-anywhere':
      for (let hex = 0; g.crystals > 0 && hex < g.tiles.length; hex++) {
        if (hex !== g.strongholds[seat] && controls(g, seat, hex)) plays.push({ do: 'play', explore: card, hex })
      }
      return
    default:
      effect satisfies never
  }
}

/** What a Hold card lacks to have an effect, by what it does. */
const LACKS = {
  speed: 'no-farther',
  coins: 'no-effect',
  'extra-order': 'no-effect',
  'choose-position-first': 'no-effect',
  'coins-for-deposits': 'no-deposits',
  'retreat-now': 'no-retreat',
  'add-dice': 'not-fighting',
  'cut-hits': 'no-hits',
  'reroll-blanks': 'no-blanks',
  'gain-anywhere': 'no-berth',
  sabotage: 'no-target',
  'spawn-anywhere': 'no-crystals',
} as const satisfies Record<HoldEffect['kind'], string>
export type PlayLack = (typeof LACKS)[HoldEffect['kind']]

/** AL-17.5 what stands in the way of a card whose window is open. */
export function lackToPlay(g: AldarraState, seat: Seat, card: number): PlayLack | null {
  const plays: Play[] = []
  listPlays(g, seat, card, playerOf(g, seat).explores.filter((held) => held === card).length, plays)
  return plays.length > 0 ? null : LACKS[holdOf(card).effect.kind]
}

export const windowOf = (card: number): Window => holdOf(card).window

/** AL-17.8 cards of a combat's participants. */
function listCombatPlays(g: AldarraState, seat: Seat, card: number, effect: HoldEffect, plays: Play[]): void {
  const { combat } = g
  if (!combat) return
  if (effect.kind === 'add-dice') plays.push({ do: 'play', explore: card })
  if (effect.kind === 'reroll-blanks' && hasBlank(combat, seat)) plays.push({ do: 'play', explore: card })
  if (effect.kind === 'retreat-now' && airshipsIn(forceOf(g, seat, combat.hex)) > 0) {
    for (const hex of retreats(g, seat, combat.hex, false)) plays.push({ do: 'play', explore: card, hex })
  }
  if (effect.kind === 'cut-hits') {
    for (const against of g.track)
      if (against !== seat && (combat.hits[against] ?? 0) > 0) plays.push({ do: 'play', explore: card, against })
  }
}

/** EXP-H10 an enemy Outpost without Airships, beside a territory where the player has a Unit. */
function listSabotage(g: AldarraState, seat: Seat, card: number, unit: number, plays: Play[]): void {
  const { neighbours } = layoutFor(g.seats)
  for (let hex = 0; hex < g.tiles.length; hex++) {
    if (emptyHex(g, hex) || !at(neighbours, hex).some((beside) => isIn(g, seat, beside))) continue
    for (const against of g.track) {
      const force = forceOf(g, against, hex)
      if (against !== seat && count(force, unit) > 0 && airshipsIn(force) === 0) plays.push({ do: 'play', explore: card, hex, against })
    }
  }
}

/** Copper, Silver and Gold Deposits a player controls. */
export function depositsOf(g: AldarraState, seat: Seat): number {
  let n = 0
  for (let hex = 0; hex < g.tiles.length; hex++) {
    const tile = at(g.tiles, hex)
    if (tile >= COPPER && tile <= GOLD && controls(g, seat, hex)) n += 1
  }
  return n
}

/** AL-17.6 the card goes to the open pile, then it works. */
export function play(g: AldarraState, seat: Seat, { explore: card, hex = -1, against = -1 }: Play): void {
  const { window, effect } = holdOf(card)
  takeFrom(playerOf(g, seat).explores, card)
  g.exploreDiscard.push(card)
  reveal(g)
  emit<AldarraEvent>({ type: 'played', seat, card, window })
  switch (effect.kind) {
    case 'speed':
      if (g.order) g.order.burners += effect.n
      return
    case 'coins':
      gainCoins(g, seat, effect.n)
      return
    case 'coins-for-deposits':
      gainCoins(g, seat, depositsOf(g, seat))
      return
    case 'extra-order':
      g.extraOrder = true
      return
    case 'choose-position-first':
      return
    case 'retreat-now':
      if (!g.combat) return
      emit<AldarraEvent>({ type: 'retreated', seat, from: g.combat.hex, to: hex })
      leave(g, seat, g.combat.hex, hex, false)
      return
    case 'add-dice':
      if (g.combat) g.combat.extraDice[seat] = (g.combat.extraDice[seat] ?? 0) + effect.n
      return
    case 'cut-hits':
      if (g.combat) cutHits(g.combat, seat, against, effect.n)
      return
    case 'reroll-blanks':
      if (g.combat) rerollBlanks(g, g.combat, seat, Number.MAX_SAFE_INTEGER)
      return
    case 'gain-anywhere':
      gain(g, seat, effect.unit, hex)
      return
    case 'sabotage':
      destroy(g, seat, against, effect.unit, hex)
      return
    case 'spawn-anywhere':
      emit<AldarraEvent>({ type: 'spawned', hex, n: spawn(g, hex, effect.n) })
      return
    default:
      effect satisfies never
  }
}
