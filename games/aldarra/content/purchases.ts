/** Table 13.A: what Victory Points cost. */
export const PURCHASES = [
  { id: 'BUY-1', coins: 0, crystals: 4, vp: 1 },
  { id: 'BUY-2', coins: 0, crystals: 7, vp: 2 },
  { id: 'BUY-3', coins: 16, crystals: 0, vp: 1 },
  { id: 'BUY-4', coins: 28, crystals: 0, vp: 2 },
] as const
