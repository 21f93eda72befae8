import type { Face } from '@rulewright/games/manifest'
import type { Glyph } from '@rulewright/tablekit'
import { compass } from './icons.ts'
import { cardPlay, castle, chessKnight, diceTwentyFacesTwenty, duel, meeple, runeStone, token } from './motif-icons.ts'

const GLYPHS: readonly Glyph[] = [meeple, castle, chessKnight, diceTwentyFacesTwenty, compass, duel, cardPlay, runeStone, token]

/** A picture for anything with a name and no picture: the same name always gets the same one. */
export function motifOf(name: string): Face {
  const sum = [...name].reduce((total, letter, place) => total + letter.charCodeAt(0) * (place + 1), 0)
  const turned = GLYPHS.map((_, n) => GLYPHS[(n + sum) % GLYPHS.length]).filter((glyph) => glyph !== undefined)
  return { hue: (sum * 37) % 360, glyphs: turned.slice(0, 4) }
}
