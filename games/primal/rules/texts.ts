import { at, type Flow, inNameOf } from '@rulewright/kernel'
import { KEYWORD_BITS, TYPE_BITS } from '../content/index.ts'
import type { Effect, Prefix } from '../content/vocabulary.ts'
import { resolve } from './effects.ts'
import { cardIdOf, hunterAt, printedOf, sheetOf } from './lookup.ts'
import type { PrimalOption } from './options.ts'
import { previousBit } from './queue.ts'
import { runFor } from './selectors.ts'
import { type Play, type PrimalState, USED_MASTERY, USED_WEAPON } from './state.ts'
import { draw } from './suffering.ts'
import { count } from './tokens.ts'

/**
 * Step 6 of a play gathers texts (PR-8.3). In the state each is a number: the card's own texts by their index, a text of an
 * earlier card in the sequence as AFTER + 8 × card + index, and these.
 */
export const TEXT_WEAPON = 8
export const TEXT_COUNT = 9
export const TEXT_PARRY = 10
export const TEXT_BERSERK = 11
export const TEXT_AFTER = 16

export function gatherTexts(g: PrimalState, play: Play, wasBerserk: boolean): void {
  const { hunter, card, texts } = play
  const h = hunterAt(g, hunter)
  const is = printedOf(g, card)
  for (let n = 0; n < is.texts.length; n++) if (applies(g, play, at(is.texts, n).prefix)) texts.push(n)
  for (let n = 0; n < h.sequence.length - 1; n++) gatherAfter(g, play, at(h.sequence, n))
  const sheet = sheetOf(g, hunter)
  if (weaponSpeaks(g, play)) texts.push(TEXT_WEAPON)
  if (is.bit === TYPE_BITS.attack) {
    const pair = sheet.mastery.counts === 'attackPairs' && previousBit(g, hunter) === TYPE_BITS.attack
    if (pair && !h.focused) texts.push(TEXT_COUNT)
    if (wasBerserk) texts.push(TEXT_BERSERK)
  } else if (is.bit === TYPE_BITS.parry && h.focused && sheet.mastery.focused.kind === 'firstParry' && (h.usedTurn & USED_MASTERY) === 0) {
    h.usedTurn |= USED_MASTERY
    texts.push(TEXT_PARRY)
  }
}

/** PR-8.9. */
function applies(g: PrimalState, play: Play, prefix: Prefix): boolean {
  switch (prefix.on) {
    case 'play':
      return true
    case 'opener':
      return hunterAt(g, play.hunter).sequence.length === 1
    case 'chain':
      return (previousBit(g, play.hunter) & TYPE_BITS[prefix.of]) !== 0
    case 'paid':
      return (play.paid & TYPE_BITS[prefix.of]) !== 0
    case 'after':
      return false
  }
}

function gatherAfter(g: PrimalState, play: Play, earlier: number): void {
  const { texts } = printedOf(g, earlier)
  const { spent } = hunterAt(g, play.hunter)
  for (let n = 0; n < texts.length; n++) {
    const { prefix } = at(texts, n)
    if (prefix.on !== 'after' || (printedOf(g, play.card).bit & TYPE_BITS[prefix.of]) === 0) continue
    if (prefix.firstOnly) {
      if (spent.includes(earlier)) continue
      spent.push(earlier)
    }
    play.texts.push(TEXT_AFTER + 8 * earlier + n)
  }
}

function weaponSpeaks(g: PrimalState, play: Play): boolean {
  const { ability } = sheetOf(g, play.hunter).weapon
  if (ability.kind !== 'played') return false
  const h = hunterAt(g, play.hunter)
  const is = printedOf(g, play.card)
  const fits =
    ability.when === 'stealth'
      ? (is.keywords & KEYWORD_BITS.stealth) !== 0
      : ability.when === 'third'
        ? h.sequence.length === 3
        : is.bit === TYPE_BITS.attack && is.cost >= 2
  return fits && !(ability.oncePerTurn && (h.usedTurn & USED_WEAPON) !== 0)
}

/** PR-8.3, D-07: one text at a time; the active hunter is asked only where the order can make a difference. */
export function* resolveTexts(g: PrimalState, play: Play): Flow {
  const { texts } = play
  while (texts.length > 0 && !g.turnOver) {
    let place = quietText(g, play)
    if (place < 0) place = texts.length === 1 ? 0 : yield* chooseText(play)
    const text = at(texts, place)
    texts.splice(place, 1)
    yield* resolveText(g, play, text)
  }
}

function* chooseText(play: Play): Flow<number> {
  const options = play.texts.map((text): PrimalOption => ({ do: 'text', text }))
  return (yield { seat: play.hunter, prompt: 'text', rule: 'PR-8.3', options, about: { card: play.card } }).index
}

/** Which text can be done first without affecting any other; -1: none. */
function quietText(g: PrimalState, play: Play): number {
  const { texts, hunter } = play
  if (texts.length === 1) return 0
  const { counters } = hunterAt(g, hunter)
  const focusing = texts.includes(TEXT_COUNT) && counters + 1 >= sheetOf(g, hunter).mastery.focusAt
  for (let n = 0; n < texts.length; n++) {
    const text = at(texts, n)
    if (text === TEXT_COUNT) {
      if (!focusing || !texts.some((other) => isFocused(g, play, other))) return n
    } else if (!(focusing && isFocused(g, play, text)) && onlyAdds(effectsOf(g, play, text))) return n
  }
  return -1
}

/** Only adds up numbers that are read after step 6. */
function onlyAdds(effects: readonly Effect[]): boolean {
  if (effects.length === 0) return false
  for (let n = 0; n < effects.length; n++) {
    const { op } = at(effects, n)
    if (op !== 'bonus' && op !== 'guard' && op !== 'calm') return false
  }
  return true
}

const NONE: readonly Effect[] = []

function isFocused(g: PrimalState, play: Play, text: number): boolean {
  return text < TEXT_WEAPON && at(printedOf(g, play.card).texts, text).focused
}

function effectsOf(g: PrimalState, play: Play, text: number): readonly Effect[] {
  if (text < TEXT_WEAPON) return at(printedOf(g, play.card).texts, text).effects
  if (text >= TEXT_AFTER) return at(printedOf(g, (text - TEXT_AFTER) >> 3).texts, (text - TEXT_AFTER) & 7).effects
  const { weapon, mastery } = sheetOf(g, play.hunter)
  if (text === TEXT_WEAPON && weapon.ability.kind === 'played') return weapon.ability.effects
  if (text === TEXT_PARRY && mastery.focused.kind === 'firstParry') return mastery.focused.effects
  return NONE
}

/** What a text depends on. */
function speakerOf(g: PrimalState, play: Play, text: number): string {
  if (text < TEXT_WEAPON) return cardIdOf(g, play.card)
  if (text >= TEXT_AFTER) return cardIdOf(g, (text - TEXT_AFTER) >> 3)
  const { weapon, mastery } = sheetOf(g, play.hunter)
  return text === TEXT_WEAPON ? weapon.id : mastery.id
}

/** PR-8.4: what a text asks for is tested when it resolves. */
function* resolveText(g: PrimalState, play: Play, text: number): Flow {
  const { hunter } = play
  if (text === TEXT_COUNT) return count(g, hunter, 1)
  if (text === TEXT_BERSERK) return yield* draw(g, hunter, 1)
  if (isFocused(g, play, text) && !hunterAt(g, hunter).focused) return
  const run = runFor(hunter, hunter)
  yield* inNameOf(() => speakerOf(g, play, text), resolve(g, effectsOf(g, play, text), run))
  // a Recycle declined, or not possible, leaves the weapon its once per turn.
  if (text === TEXT_WEAPON && run.recycled) hunterAt(g, hunter).usedTurn |= USED_WEAPON
}
