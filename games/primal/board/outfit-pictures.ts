import type { Glyph } from '@rulewright/tablekit'
import type { ItemId, PotionId } from '../content/index.ts'
import {
  bottleVapors,
  bubblingFlask,
  fireBottle,
  firstAidKit,
  fishingNet,
  grapple,
  heartBottle,
  huntingHorn,
  potionBall,
  sharpAxe,
  smokeBomb,
  squareBottle,
  waterFlask,
} from './outfit-icons.ts'

/** Every item and every potion has a picture of its own. */
export const OUTFIT_GLYPHS: Readonly<Record<ItemId | PotionId, Glyph>> = {
  'IT-1': grapple,
  'IT-2': huntingHorn,
  'IT-3': fishingNet,
  'IT-4': firstAidKit,
  'IT-5': sharpAxe,
  'IT-6': smokeBomb,
  'PT-1': heartBottle,
  'PT-2': bubblingFlask,
  'PT-3': fireBottle,
  'PT-4': bottleVapors,
  'PT-5': waterFlask,
  'PT-6': potionBall,
  'PT-7': squareBottle,
}
