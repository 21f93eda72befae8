import type { Decision } from '@rulewright/kernel'
import { startingFaces, type Team } from '../content/pieces.ts'
import type { AlderquestOption } from '../rules/options.ts'

/** Where the starting tiles are to lie: a face, or null, for each space of the pattern. */
export type Plan = readonly (number | null)[]

/** Where a tile is taken from or put: a place in the pattern, or the tray by the tile's face. */
export type Place = { readonly at: 'spot'; readonly n: number } | { readonly at: 'tray'; readonly face: number }

export const isHiding = (decision: Decision<AlderquestOption> | null): boolean =>
  decision?.prompt === 'hide-tile' || decision?.prompt === 'hide-confirm'

/** The tiles that have no space yet. */
export function trayOf(team: Team, plan: Plan): readonly number[] {
  const left = [...startingFaces(team)]
  for (const face of plan) if (face !== null) left.splice(left.indexOf(face), 1)
  return left
}

/** What has already been sent stays where it is; the rest of the plan as far as there are tiles for it. */
export function planFrom(team: Team, hidden: readonly number[], before: Plan): Plan {
  const left = [...startingFaces(team)]
  for (const face of hidden) left.splice(left.indexOf(face), 1)
  return startingFaces(team).map((_, n) => {
    const known = hidden[n]
    if (known !== undefined) return known
    const face = before[n] ?? null
    const at = face === null ? -1 : left.indexOf(face)
    if (at < 0) return null
    left.splice(at, 1)
    return face
  })
}

/** The plan after a tile is put somewhere: it swaps with what was there. */
export function placed(plan: Plan, from: Place, to: Place): Plan {
  const next = [...plan]
  const moved = from.at === 'spot' ? (plan[from.n] ?? null) : from.face
  const met = to.at === 'spot' ? (plan[to.n] ?? null) : null
  if (from.at === 'spot') next[from.n] = met
  if (to.at === 'spot') next[to.n] = moved
  return next
}

/** The answer that brings the table nearer to the plan: the tile for the next space; if something else was sent, start over. */
export function nextAnswer(decision: Decision<AlderquestOption>, hidden: readonly number[], plan: Plan): number {
  const agrees = hidden.every((face, n) => face === plan[n])
  if (decision.prompt === 'hide-confirm') return decision.options.findIndex((option) => option.do === (agrees ? 'done' : 'cancel'))
  const wanted = agrees ? plan[hidden.length] : undefined
  const index = decision.options.findIndex((option) => option.do === 'hide' && option.face === wanted)
  return Math.max(0, index)
}
