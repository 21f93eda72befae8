import type { Potion } from './vocabulary.ts'
import { calm, choose, cycle, draw, empower, H, heal, L, may, peek, shield, stamina, steady, when } from './words.ts'

/** 20.3: Consume abilities; a potion leaves the hunt when it is used. */
export const potions = [
  { id: 'PT-1', name: 'Alemore', effects: [choose('mySector', when('lowAttritionOnTop', [heal(L(3), 'chosen')], [heal(L(2), 'chosen')]))] },
  { id: 'PT-2', name: 'Imperia', effects: [draw(2)] },
  { id: 'PT-3', name: 'Evok', effects: [empower(L())] },
  { id: 'PT-4', name: 'Irden', effects: [steady('inMySector'), stamina(1, 'inMySector')] },
  { id: 'PT-5', name: 'Stillwater', effects: [calm(H())] },
  { id: 'PT-6', name: 'Seer’s Drop', effects: [peek, may([cycle])] },
  { id: 'PT-7', name: 'Ironroot', effects: [shield('self')] },
] as const satisfies readonly Potion[]
