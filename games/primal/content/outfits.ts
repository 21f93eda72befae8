import type { HunterId, ItemId, PotionId } from './index.ts'

/** Ready-made outfits, one for each item: the potions that go with it, in order of worth. */
export const outfits: Readonly<Record<ItemId, readonly PotionId[]>> = {
  'IT-1': ['PT-2', 'PT-1', 'PT-3'],
  'IT-2': ['PT-7', 'PT-1', 'PT-5'],
  'IT-3': ['PT-1', 'PT-5', 'PT-2'],
  'IT-4': ['PT-1', 'PT-4', 'PT-7'],
  'IT-5': ['PT-3', 'PT-1', 'PT-7'],
  'IT-6': ['PT-4', 'PT-6', 'PT-1'],
}

/** The item of the outfit that suits each hunter; no two have the same. */
export const suited: Readonly<Record<HunterId, ItemId>> = { mirah: 'IT-1', dareon: 'IT-5', thoreg: 'IT-3', ljonar: 'IT-2' }
