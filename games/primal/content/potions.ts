import type { Effect } from './vocabulary.ts'
import { calm, choose, cycle, draw, empower, H, heal, L, may, peek, shield, stamina, steady, when } from './words.ts'

/** 20.3: Consume abilities; a potion leaves the hunt when it is used. */
export const potions = [
  { id: 'PT-1', effects: [choose('mySector', when('lowAttritionOnTop', [heal(L(3), 'chosen')], [heal(L(2), 'chosen')]))] },
  { id: 'PT-2', effects: [draw(2)] },
  { id: 'PT-3', effects: [empower(L())] },
  { id: 'PT-4', effects: [steady('inMySector'), stamina(1, 'inMySector')] },
  { id: 'PT-5', effects: [calm(H())] },
  { id: 'PT-6', effects: [peek, may([cycle])] },
  { id: 'PT-7', effects: [shield('self')] },
] as const satisfies readonly { readonly id: string; readonly effects: readonly Effect[] }[]
