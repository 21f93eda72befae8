import type { HunterId, ItemId, PotionId } from './index.ts'

/** Ready-made outfits: an item that no other of them takes, and potions in order of worth. */
export const outfits: Readonly<Record<HunterId, { readonly item: ItemId; readonly potions: readonly PotionId[] }>> = {
  mirah: { item: 'IT-1', potions: ['PT-2', 'PT-1', 'PT-3'] },
  dareon: { item: 'IT-5', potions: ['PT-3', 'PT-1', 'PT-7'] },
  thoreg: { item: 'IT-3', potions: ['PT-1', 'PT-5', 'PT-2'] },
  ljonar: { item: 'IT-2', potions: ['PT-7', 'PT-1', 'PT-5'] },
}
