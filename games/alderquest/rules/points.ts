import { colourOfFace, faceOf, pointsOfFace, type Team } from '../content/pieces.ts'
import type { AlderquestState, TeamState } from './state.ts'

/** AQ-21.3: the Acorn points of a team's Collection. */
export function pointsOf(t: TeamState): number {
  let points = 0
  for (const piece of t.collection) points += pointsOfFace(faceOf(piece))
  return points
}

/** AQ-21.5: the points of a team's own colour on the Board. */
export function boardPoints(g: AlderquestState, team: Team): number {
  let points = 0
  for (const piece of g.board) {
    const face = faceOf(piece)
    if (colourOfFace(face) === team) points += pointsOfFace(face)
  }
  return points
}
