import type { Strength } from '@rulewright/wire'

/** The library's values for somebody who has not played. */
export const UNKNOWN: Strength = { mu: 25, sigma: 25 / 3 }
/** How much less certain a rating is before a match than after the last one: people learn, and forget. */
const DRIFT = UNKNOWN.mu / 300

/**
 * What a match says about everybody's strength, by Weng and Lin (Plackett and Luce's model): teams, and the place of each; equal
 * places are draws. The library is loaded with the first rated match: starting a server does not wait for it.
 */
export async function rated(teams: readonly (readonly Strength[])[], places: readonly number[]): Promise<Strength[][]> {
  const { rate } = await import('openskill')
  const list = teams.map((team) => team.map(({ mu, sigma }) => ({ mu, sigma })))
  return rate(list, { rank: [...places], tau: DRIFT }).map((team) => team.map(({ mu, sigma }) => ({ mu, sigma })))
}
