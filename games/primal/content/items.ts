import type { Item } from './vocabulary.ts'
import { action, aggro, choose, cycle, L, move, prime, steady } from './words.ts'

/** 20.2: one per hunter, a single copy of each. */
export const items = [
  { id: 'IT-1', name: 'Grapnel Line', ability: action('round', move()) },
  { id: 'IT-2', name: 'Signal Horn', ability: action('round', choose('other', aggro('chosen'))) },
  { id: 'IT-3', name: 'Weighted Net', ability: action('hunt', cycle) },
  { id: 'IT-4', name: 'Field Kit', ability: { kind: 'continuous', modifier: 'cheapRevive' } },
  { id: 'IT-5', name: 'Whetstone', ability: action('round', prime(L())) },
  { id: 'IT-6', name: 'Smoke Pot', ability: action('hunt', steady('inMySector')) },
] as const satisfies readonly Item[]
