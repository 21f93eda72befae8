import { type RandomState, shuffle } from '@rulewright/kernel'
import { TRINKETS } from '../content/trinkets.ts'
import type { MagpiesConfig } from './config.ts'
import type { MagpiesState } from './state.ts'

const SILL = 3

/** MG-1.2 and MG-1.3. */
export function setup(config: MagpiesConfig, random: RandomState): MagpiesState {
  const deck = shuffle(random, [...TRINKETS])
  const deal = (cards: number) => deck.splice(-cards)
  return {
    random,
    reveals: 0,
    hands: Array.from({ length: config.seats }, () => deal(config.hand)),
    sill: deal(SILL),
    deck,
    discard: [],
    nests: Array.from({ length: config.seats }, () => []),
    shown: [],
    turn: 0,
    over: false,
  }
}
