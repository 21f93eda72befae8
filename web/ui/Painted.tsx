import { Art } from '@rulewright/tablekit'
import type { FaceProps } from './Face.tsx'
import { motifOf } from './motif.ts'

/** The picture of a game that brings none: painted from its name. */
export function Painted({ game, className }: FaceProps) {
  const { hue, glyphs } = motifOf(game)
  return <Art seed={game} glyphs={glyphs} hue={hue} className={className} />
}
