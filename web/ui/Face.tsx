import { findGame } from '@rulewright/games'
import { Art } from '@rulewright/tablekit'
import { motifOf } from './motif.ts'

interface FaceProps {
  readonly game: string
  readonly className?: string | undefined
}

/** A game's picture: from its manifest, or painted from its name, so that any game has one. */
export function Face({ game, className }: FaceProps) {
  const { hue, glyphs } = findGame(game)?.face ?? motifOf(game)
  return <Art seed={game} glyphs={glyphs} hue={hue} className={className} />
}
