import type { Strength } from '@rulewright/wire'
import { rate, rating } from 'openskill'

/** Whoever has not played. */
export const unknown = (): Strength => {
  const { mu, sigma } = rating()
  return { mu, sigma }
}

/** What a match says of everybody's strength, by Weng and Lin (Plackett and Luce's model): teams, and the place of each; equal places drew. */
export function rated(teams: readonly (readonly Strength[])[], places: readonly number[]): Strength[][] {
  const list = teams.map((team) => team.map(({ mu, sigma }) => ({ mu, sigma })))
  return rate(list, { rank: [...places] }).map((team) => team.map(({ mu, sigma }) => ({ mu, sigma })))
}
