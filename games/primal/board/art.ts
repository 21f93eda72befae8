import { type Glyph, later } from '@rulewright/tablekit'
import type { BehaviorId, CardId, HunterId } from '../content/index.ts'
import {
  allSeeingEye,
  boltShield,
  clawSlashes,
  crossedSabres,
  dwarfFace,
  pawPrint,
  vikingHead,
  visoredHelm,
  womanElfFace,
} from './icons.ts'

/** What is behind the subject of an action card's picture. */
const HUNT = [clawSlashes, pawPrint, boltShield]
/** What is behind the subject of a behavior's picture. */
const BEAST = [clawSlashes, crossedSabres, allSeeingEye]
/** Until the subjects have loaded. */
const NOTHING: Glyph = { name: '', d: '' }

export const usePictures = later(() => import('./pictures.ts'))

export const useCardArt = (id: CardId): readonly Glyph[] => [usePictures()?.SUBJECTS[id] ?? NOTHING, ...HUNT]
export const useBehaviorArt = (id: BehaviorId): readonly Glyph[] => [usePictures()?.SUBJECTS[id] ?? NOTHING, ...BEAST]

/** A face for each hunter. */
export const PORTRAITS: Readonly<Record<HunterId, { readonly glyph: Glyph; readonly hue: number }>> = {
  mirah: { glyph: womanElfFace, hue: 140 },
  dareon: { glyph: visoredHelm, hue: 8 },
  thoreg: { glyph: dwarfFace, hue: 28 },
  ljonar: { glyph: vikingHead, hue: 212 },
}
