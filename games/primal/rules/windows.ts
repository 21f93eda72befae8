import { at, type Decision, emit, type Flow, type Pending } from '@rulewright/kernel'
import { KEYWORD_BITS } from '../content/index.ts'
import { checkpoint, unsettled } from './checkpoint.ts'
import type { PrimalEvent } from './events.ts'
import { discardFromHand, keywordOptions } from './hand.ts'
import { helps, lackToAssist, lackToTaunt } from './lacks.ts'
import { cardIdOf, hunterAt } from './lookup.ts'
import { takeAggro, turnMonster } from './monster.ts'
import { ASSIST, HOLD, PASS, type PrimalOption, type PrimalPrompt, TAUNT } from './options.ts'
import { stands } from './query.ts'
import { type PrimalState, USED_ASSIST, USED_TAUNT } from './state.ts'
import { draw } from './suffering.ts'

const NO_CARDS: readonly number[] = []

/** The Assist and Taunt cards a hunter may answer the active hunter's turn with (PR-11.1, PR-11.2). */
function answers(g: PrimalState, hunter: number, assist: boolean): PrimalOption[] {
  const options: PrimalOption[] = []
  if (!helps(g, hunter)) return options
  if (lackToAssist(g, hunter, assist) === null) keywordOptions<PrimalOption>(g, hunter, KEYWORD_BITS.assist, ASSIST, NO_CARDS, options)
  if (lackToTaunt(g, hunter) === null) keywordOptions<PrimalOption>(g, hunter, KEYWORD_BITS.taunt, TAUNT, NO_CARDS, options)
  return options
}

/**
 * RW-1, RW-2: asks the active hunter while every other hunter who could Assist or Taunt may step in; nobody has to, and
 * nobody waits for it. Returns the active hunter's choice, or null when somebody stepped in and the list must be made again.
 */
export function* askWithWindows(
  g: PrimalState,
  prompt: PrimalPrompt,
  rule: string,
  options: readonly PrimalOption[],
  assist: boolean,
): Flow<PrimalOption | null> {
  const main: Decision<PrimalOption> = { seat: g.active, prompt, rule, options }
  const windows = openWindows(g, assist)
  while (windows.length > 0) {
    const { seat, index } = yield [...windows, main] satisfies Pending
    if (seat === g.active) return at(options, index)
    const place = windows.findIndex((window) => window.seat === seat)
    const choice = at(at(windows, place).options, index)
    if (choice.do === 'assist' || choice.do === 'taunt') {
      yield* stepIn(g, seat, choice)
      return null
    }
    if (choice.do === 'hold') hunterAt(g, seat).hold = true
    windows.splice(place, 1)
  }
  if (options.length === 1) return at(options, 0)
  return at(options, (yield main).index)
}

function openWindows(g: PrimalState, assist: boolean): Decision<PrimalOption>[] {
  const windows: Decision<PrimalOption>[] = []
  for (let seat = 0; seat < g.hunters.length; seat++) {
    const options = answers(g, seat, assist)
    if (options.length === 0) continue
    if (assist && !hunterAt(g, seat).hold) options.push(HOLD)
    options.push(PASS)
    windows.push({ seat, prompt: 'window', rule: assist ? 'PR-21.6' : 'PR-21.7', options, lapses: true })
  }
  return windows
}

/** PR-11.1, PR-11.2, with the checkpoint that follows (PR-13.3). */
function* stepIn(g: PrimalState, hunter: number, choice: PrimalOption & { readonly do: 'assist' | 'taunt' }): Flow {
  const { card } = choice
  const h = hunterAt(g, hunter)
  const taunts = choice.do === 'taunt'
  h.usedTurn |= taunts ? USED_TAUNT : USED_ASSIST
  emit<PrimalEvent>({ type: taunts ? 'taunted' : 'assisted', hunter, card, is: cardIdOf(g, card) })
  discardFromHand(g, hunter, card)
  yield* draw(g, g.active, 1)
  if (taunts && stands(g, hunter)) {
    takeAggro(g, hunter)
    turnMonster(g, h.sector)
  }
  if (unsettled(g)) yield* checkpoint(g)
}

/** RW-3, PR-21.8: the last call before an Action phase ends: to everybody after a Finisher, else to those who hold. */
export function* lastCall(g: PrimalState, everybody: boolean): Flow {
  const many = g.hunters.length
  for (let n = 1; n < many; n++) {
    const hunter = (g.active + n) % many
    if (!everybody && !hunterAt(g, hunter).hold) continue
    for (;;) {
      const options = answers(g, hunter, true)
      if (options.length === 0 || g.turnOver) break
      options.push(PASS)
      const choice = at(options, (yield { seat: hunter, prompt: 'last-call', rule: 'PR-21.8', options }).index)
      if (choice.do !== 'assist' && choice.do !== 'taunt') break
      yield* stepIn(g, hunter, choice)
    }
  }
}
