/** Ready-made outfits, by hunter: an item no other of them takes, and potions in order of worth; indexes into both lists. */
export const outfits: readonly { readonly item: number; readonly potions: readonly number[] }[] = [
  { item: 0, potions: [1, 0, 2] },
  { item: 4, potions: [2, 0, 6] },
  { item: 2, potions: [0, 4, 1] },
  { item: 1, potions: [6, 0, 4] },
]
