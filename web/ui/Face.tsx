import { findGame } from '@rulewright/games'
import { Art } from '@rulewright/tablekit'
import { lazy, Suspense } from 'react'

/** Loaded where needed: every bundled game has its own picture. */
const Painted = lazy(() => import('./Painted.tsx').then((m) => ({ default: m.Painted })))

export interface FaceProps {
  readonly game: string
  readonly className?: string | undefined
}

/** A game's picture: from its manifest, or painted from its name, so that any game has one. */
export function Face({ game, className }: FaceProps) {
  const face = findGame(game)?.face
  if (face) return <Art seed={game} glyphs={face.glyphs} hue={face.hue} className={className} />
  return (
    <Suspense fallback={<div className={className} />}>
      <Painted game={game} className={className} />
    </Suspense>
  )
}
