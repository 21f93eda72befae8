import { at, emit, type Flow, reveal, type Seat } from '@rulewright/kernel'
import { EXPLORES, type HoldEffect, type Window } from '../content/explores.ts'
import { layoutFor } from '../content/layouts.ts'
import { COPPER, GOLD } from '../content/tiles.ts'
import { chooseHidden, type Question } from './choices.ts'
import { cutHits, hasBlank, rerollBlanks } from './combat-dice.ts'
import { takeFrom } from './decks.ts'
import type { AldarraEvent } from './events.ts'
import { airshipsIn, controls, count, emptyHex, forceOf } from './force.ts'
import { fliesFurther } from './movement.ts'
import { PASS, type Play } from './options.ts'
import { canGain, destroy, gain, leave, retreats } from './pieces.ts'
import type { AldarraState, Combat } from './state.ts'
import { choosersOf, isIn } from './track.ts'
import { gainCoins, playerOf, spawn } from './treasury.ts'

/**
 * AL-17.3 a window of Hold cards for one seat. It opens whenever the seat, as far as the others can know, might hold a card
 * that can be played here, so that a pass reveals nothing.
 */
export function* cardWindow(g: AldarraState, seat: Seat, window: Window): Flow<boolean> {
  let played = false
  while (mightPlay(g, seat, window)) {
    const question: Question = { prompt: 'window', rule: 'AL-17.3', about: { window } }
    const chosen = yield* chooseHidden(g, seat, question, () => [PASS, ...playable(g, seat, window)])
    if (chosen.do === 'pass') break
    play(g, seat, chosen)
    played = true
    // A second card would do nothing here: one Order follows at once, and one position is chosen.
    if (window === 'order-done' || window === 'turn-order') break
  }
  return played
}

/** The plays a seat has in a window, by card id and then by target (AL-17.4). */
export function playable(g: AldarraState, seat: Seat, window: Window): Play[] {
  const { explores } = playerOf(g, seat)
  return CARDS_OF[window].flatMap((card) => {
    const copies = explores.filter((held) => held === card).length
    return copies > 0 ? playsOf(g, seat, card, copies) : []
  })
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

/** Whether the others must expect a card here: the seat holds cards, and some fitting card is not yet in the open pile with all its copies. */
export function mightPlay(g: AldarraState, seat: Seat, window: Window): boolean {
  const held = playerOf(g, seat).explores.length
  if (held === 0) return false
  return CARDS_OF[window].some((card) => {
    const could = Math.min(notDiscarded(g, card), held)
    return could > 0 && aims(g, seat, holdOf(card).effect, could).length > 0
  })
}

function notDiscarded(g: AldarraState, card: number): number {
  let left = EXPLORES[card]?.copies ?? 0
  for (let i = 0; i < g.exploreDiscard.length; i++) if (g.exploreDiscard[i] === card) left -= 1
  return left
}

/** AL-17.5 every way in which the card would have an effect now, with this many copies in hand; all else it depends on is public. */
const playsOf = (g: AldarraState, seat: Seat, card: number, copies: number): Play[] =>
  aims(g, seat, holdOf(card).effect, copies).map((aim) => ({ do: 'play', explore: card, ...aim }))

type Aim = Pick<Play, 'hex' | 'against'>
const ONCE: readonly Aim[] = [{}]
const NEVER: readonly Aim[] = []

/** What a card may be aimed at; one without a target is played once or never. */
function aims(g: AldarraState, seat: Seat, effect: HoldEffect, copies: number): readonly Aim[] {
  switch (effect.kind) {
    case 'speed':
      // AL-17.1, AL-17.4: one copy may help only together with the next.
      return g.order && fliesFurther(g, g.order, effect.n * copies) ? ONCE : NEVER
    case 'choose-position-first':
      return choosersOf(g)[0] === seat ? NEVER : ONCE
    case 'coins':
    case 'extra-order':
      return ONCE
    case 'coins-for-deposits':
      return depositsOf(g, seat) > 0 ? ONCE : NEVER
    case 'retreat-now':
    case 'add-dice':
    case 'cut-hits':
    case 'reroll-blanks':
      return g.combat && isIn(g, seat, g.combat.hex) ? aimsInCombat(g, g.combat, seat, effect.kind) : NEVER
    case 'gain-anywhere':
      return hexes(g, (hex) => controls(g, seat, hex) && canGain(g, seat, effect.unit, hex))
    case 'sabotage':
      return aimsOfSabotage(g, seat, effect.unit)
    case 'spawn-anywhere':
      return g.crystals > 0 ? hexes(g, (hex) => hex !== g.strongholds[seat] && controls(g, seat, hex)) : NEVER
    default:
      return effect satisfies never
  }
}

const hexes = (g: AldarraState, fit: (hex: number) => boolean): Aim[] => g.tiles.flatMap((_, hex) => (fit(hex) ? [{ hex }] : []))

/** AL-17.8 cards of a combat's participants. */
function aimsInCombat(
  g: AldarraState,
  combat: Combat,
  seat: Seat,
  kind: 'retreat-now' | 'add-dice' | 'cut-hits' | 'reroll-blanks',
): readonly Aim[] {
  switch (kind) {
    case 'add-dice':
      return ONCE
    case 'reroll-blanks':
      return hasBlank(combat, seat) ? ONCE : NEVER
    case 'retreat-now':
      return airshipsIn(forceOf(g, seat, combat.hex)) > 0 ? retreats(g, seat, combat.hex, false).map((hex) => ({ hex })) : NEVER
    case 'cut-hits':
      return g.track.flatMap((against) => (against !== seat && (combat.hits[against] ?? 0) > 0 ? [{ against }] : []))
    default:
      return kind satisfies never
  }
}

/** EXP-H10 an enemy Outpost without Airships, beside a territory where the player has a Unit. */
function aimsOfSabotage(g: AldarraState, seat: Seat, unit: number): Aim[] {
  const { neighbours } = layoutFor(g.seats)
  const found: Aim[] = []
  for (let hex = 0; hex < g.tiles.length; hex++) {
    if (emptyHex(g, hex) || !at(neighbours, hex).some((beside) => isIn(g, seat, beside))) continue
    for (const against of g.track) {
      const force = forceOf(g, against, hex)
      if (against !== seat && count(force, unit) > 0 && airshipsIn(force) === 0) found.push({ hex, against })
    }
  }
  return found
}

/** What is missing when a Hold card would have no effect, by what it does. */
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
  const { effect } = holdOf(card)
  const copies = playerOf(g, seat).explores.filter((held) => held === card).length
  return aims(g, seat, effect, copies).length > 0 ? null : LACKS[effect.kind]
}

export const windowOf = (card: number): Window => holdOf(card).window

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
