import type { ReactNode } from 'react'
import type { CardKey } from '../rules/view.ts'
import { CardFace } from './CardFace.tsx'
import { faceOf } from './faces.ts'
import type { Now } from './Values.tsx'

/** A card's whole face for zooming, if it is known. */
export function zoomOf(key: CardKey | null, now?: Now): ReactNode {
  const face = faceOf(key)
  return face ? <CardFace face={face} now={now} /> : undefined
}
