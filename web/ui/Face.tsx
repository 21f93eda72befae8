import { findGame } from '@rulewright/games'
import type { Face as Motif } from '@rulewright/games/manifest'
import { Art, type Glyph } from '@rulewright/tablekit'
import { cardPlay, castle, chessKnight, compass, diceTwentyFacesTwenty, duel, meeple, runeStone, token } from './icons.ts'

const GLYPHS: readonly Glyph[] = [meeple, castle, chessKnight, diceTwentyFacesTwenty, compass, duel, cardPlay, runeStone, token]

interface FaceProps {
  readonly game: string
  readonly className?: string | undefined
}

/** A game's picture: from its manifest, or painted from its name, so that any game has one. */
export function Face({ game, className }: FaceProps) {
  const { hue, glyphs } = findGame(game)?.face ?? motifOf(game)
  return <Art seed={game} glyphs={glyphs} hue={hue} className={className} />
}

export function motifOf(name: string): Motif {
  const sum = [...name].reduce((total, letter, place) => total + letter.charCodeAt(0) * (place + 1), 0)
  const turned = GLYPHS.map((_, n) => GLYPHS[(n + sum) % GLYPHS.length]).filter((glyph) => glyph !== undefined)
  return { hue: (sum * 37) % 360, glyphs: turned.slice(0, 4) }
}
