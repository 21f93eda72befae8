import type { Glyph } from '@rulewright/tablekit'
import type { CardType, MonsterId } from '../content/index.ts'
import type { Icon, Terrain } from '../content/vocabulary.ts'
import type { PrimalView } from '../rules/view.ts'
import {
  bullHorns,
  dodging,
  fire,
  fog,
  lotusFlower,
  quicksand,
  rock,
  seaTurtle,
  shield,
  spikedDragonHead,
  sprint,
  swordClash,
  totem,
  waterDrop,
} from './icons.ts'

/** A card type is identified by colour and by shape. */
export const TYPES: Readonly<
  Record<CardType, { readonly shape: string; readonly hue: number; readonly colour: string; readonly glyph: Glyph }>
> = {
  attack: { shape: '▲', hue: 8, colour: '#f0705a', glyph: swordClash },
  maneuver: { shape: '◆', hue: 212, colour: '#6fa8ff', glyph: sprint },
  dodge: { shape: '●', hue: 128, colour: '#7fd67a', glyph: dodging },
  parry: { shape: '■', hue: 46, colour: '#f0c64c', glyph: shield },
}

/** The shapes of the card types a reaction icon shows; none for icons that are not about cards. */
export const ICON_SHAPES: Readonly<Partial<Record<Icon, string>>> = {
  attack: '▲',
  maneuver: '◆',
  dodge: '●',
  parry: '■',
  offensive: '▲◆',
  defensive: '●■',
  offensivePair: '▲◆ ×2',
  defensivePair: '●■ ×2',
}

/** Before the hunt only the things to choose from are on the table. */
export const begun = (view: PrimalView): boolean => view.monster.slots.length > 0

/** From this many hunters on, their panels need the board's whole height. */
export const isMany = (view: PrimalView): boolean => view.hunters.length > 2

export const BEASTS: Readonly<Record<MonsterId, Glyph>> = { vyraxen: spikedDragonHead, toramat: bullHorns, korowon: seaTurtle }

export const TERRAIN_GLYPHS: Readonly<Record<Terrain, Glyph>> = {
  rock,
  water: waterDrop,
  sand: quicksand,
  fire,
  fog,
  baethanis: lotusFlower,
  cyricae: lotusFlower,
  synaerea: totem,
}
