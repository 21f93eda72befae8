import { colourOfFace, EMPTY, faceOf, isAcornFace, SNOW, type Team } from '../content/pieces.ts'
import { runeAt } from '../rules/board.ts'
import type { AlderquestState } from '../rules/state.ts'

/** An Acorn on the Board that this team would collect. */
export function isPrize(g: AlderquestState, cell: number, team: Team): boolean {
  const piece = runeAt(g, cell)
  if (piece === EMPTY) return false
  const face = faceOf(piece)
  return isAcornFace(face) && colourOfFace(face) !== team
}

export function isSnow(g: AlderquestState, cell: number): boolean {
  const piece = runeAt(g, cell)
  return piece !== EMPTY && faceOf(piece) === SNOW
}
