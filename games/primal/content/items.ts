import type { Ability } from './vocabulary.ts'
import { action, aggro, choose, cycle, L, move, prime, steady } from './words.ts'

/** 20.2: one per hunter, a single copy of each. */
export const items = [
  { id: 'IT-1', ability: action('round', move()) },
  { id: 'IT-2', ability: action('round', choose('other', aggro('chosen'))) },
  { id: 'IT-3', ability: action('hunt', cycle) },
  { id: 'IT-4', ability: { kind: 'continuous', modifier: 'cheapRevive' } },
  { id: 'IT-5', ability: action('round', prime(L())) },
  { id: 'IT-6', ability: action('hunt', steady('inMySector')) },
] as const satisfies readonly { readonly id: string; readonly ability: Ability }[]
