import { type Answer, answersItself, at, type Decision, type Flow, late, type Seat } from '@rulewright/kernel'
import { COALITION } from '../content/factions.ts'
import type { AldarraOption, AldarraPrompt, Conversion } from './options.ts'
import type { AldarraState } from './state.ts'
import { COINS_PER_CRYSTAL, convert, crystalsAtHand, playerOf } from './treasury.ts'

const TO_CRYSTAL = { do: 'to-crystal' } as const
const TO_COINS = { do: 'to-coins' } as const

export interface Question {
  readonly prompt: AldarraPrompt
  readonly rule: string
  readonly about?: Readonly<Record<string, unknown>>
}

/** AL-0.5 asks a seat; a single option answers itself. The Coalition's exchanges are attached (DP-38). */
export function* choose<O extends AldarraOption>(g: AldarraState, seat: Seat, question: Question, options: readonly O[]): Flow<O> {
  if (options.length === 1 && answersItself(put(seat, question, options))) return at(options, 0)
  for (;;) {
    const all = withConversions(g, seat, options)
    const answer = yield put(seat, question, all)
    const chosen = at(all, answer.index)
    if (settled(g, seat, chosen)) return chosen
  }
}

/** Written out, not spread: no other object is created as often. */
function put<O extends AldarraOption>(seat: Seat, { prompt, rule, about }: Question, options: readonly O[]): Decision<O> {
  return about ? { seat, prompt, rule, options, about } : { seat, prompt, rule, options }
}

/**
 * Asks a seat something whose options depend on what only it knows. It is asked even when a single option is left: not being
 * asked would tell the others what it holds (AL-16.6).
 */
export function* chooseHidden<O extends AldarraOption>(g: AldarraState, seat: Seat, question: Question, list: () => readonly O[]): Flow<O> {
  const { prompt, rule, about } = question
  const asked = about ? { seat, prompt, rule, about } : { seat, prompt, rule }
  for (;;) {
    const decision = late<O | Conversion>(asked, () => withConversions(g, seat, list()))
    const { index }: Answer = yield decision
    const chosen = at(decision.options, index)
    if (settled(g, seat, chosen)) return chosen
  }
}

/** AL-6.13 between two answers exchanges go one way only; while all choose in secret there are none, because everybody would see them. */
function withConversions<O extends AldarraOption>(g: AldarraState, seat: Seat, options: readonly O[]): readonly (O | Conversion)[] {
  const player = playerOf(g, seat)
  if (player.faction !== COALITION || g.secret) return options
  const all: (O | Conversion)[] = [...options]
  if (player.coins >= COINS_PER_CRYSTAL && crystalsAtHand(g) > 0 && g.exchanged !== 2) all.push(TO_CRYSTAL)
  if (player.crystals > 0 && g.exchanged !== 1) all.push(TO_COINS)
  return all
}

/** Makes the exchange, if the choice was one; true when it was the answer itself (AL-20.6). */
function settled<O extends AldarraOption>(g: AldarraState, seat: Seat, chosen: O | Conversion): chosen is Exclude<O, Conversion> & O {
  if (chosen.do === 'to-crystal') {
    convert(g, seat, 1)
    g.exchanged = 1
    return false
  }
  if (chosen.do === 'to-coins') {
    convert(g, seat, -1)
    g.exchanged = 2
    return false
  }
  if (playerOf(g, seat).faction === COALITION) g.exchanged = 0
  return true
}
