import { Art, type Glyph } from '@rulewright/tablekit'
import {
  campfire,
  cardPlay,
  castle,
  chessKnight,
  compass,
  diceTwentyFacesTwenty,
  dragonHead,
  duel,
  hidden,
  lightningStorm,
  mammoth,
  mapleLeaf,
  meeple,
  modernCity,
  nightSky,
  oak,
  runeStone,
  squirrel,
  stoneSpear,
  token,
  zeppelin,
} from './icons.ts'

interface Motif {
  readonly words: RegExp
  readonly hue: number
  readonly glyphs: readonly Glyph[]
}

/** What a game's own words suggest to a painter. The first that fits is taken. */
const MOTIFS: readonly Motif[] = [
  { words: /\b(city|cities|network|district|spies|spy|hub\w*)\b/i, hue: 262, glyphs: [modernCity, hidden, nightSky] },
  { words: /\b(wood\w*|forest|tree|autumn|acorns?|runes?|squirrels?)\b/i, hue: 88, glyphs: [squirrel, mapleLeaf, oak, runeStone] },
  { words: /\b(airships?|sky|skies|storms?|clouds?|fleets?)\b/i, hue: 208, glyphs: [zeppelin, lightningStorm, compass] },
  { words: /\b(hunt\w*|monsters?|beasts?|caves?|primal|awakening)\b/i, hue: 16, glyphs: [mammoth, stoneSpear, campfire, dragonHead] },
  { words: /\b(duels?|cards?|hands?)\b/i, hue: 338, glyphs: [duel, cardPlay] },
  { words: /\b(discs?|row|four|line)\b/i, hue: 44, glyphs: [token, meeple] },
]
const OTHER: readonly Glyph[] = [meeple, castle, chessKnight, diceTwentyFacesTwenty]

interface FaceProps {
  readonly game: { readonly id: string; readonly title: string; readonly tagline: string }
  readonly className?: string | undefined
}

/** A game's picture, painted from its own words: any game has one. */
export function Face({ game, className }: FaceProps) {
  const { hue, glyphs } = motifOf(`${game.id} ${game.title} ${game.tagline}`)
  return <Art seed={game.id} glyphs={glyphs} hue={hue} className={className} />
}

export function motifOf(text: string): { readonly hue: number; readonly glyphs: readonly Glyph[] } {
  const found = MOTIFS.find((motif) => motif.words.test(text))
  if (found) return found
  const sum = [...text].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  const turned = OTHER.map((_, i) => OTHER[(i + sum) % OTHER.length]).filter((glyph) => glyph !== undefined)
  return { hue: (sum * 37) % 360, glyphs: turned }
}
