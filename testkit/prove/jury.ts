import type { Config, Game, State } from '@rulewright/kernel'

type Fail = (property: string, detail: string) => never

/** The properties that the kit checks in every game. */
export const PROPERTIES = [
  'rules are pure',
  'no exception',
  'never an empty decision',
  'conservation',
  'the state is plain data',
  'looking changes nothing',
  'the clone is whole',
  'imagined worlds are lawful',
  'a view shows only what its seat may know',
  'a view shows what its seat is said to know',
  'a decision shows only what its seat may know',
  'imagine depends only on what its seat knows',
  'imagine re-deals everything hidden',
  'a question depends only on what its seat knows',
  'an undoable choice reveals nothing',
  'simultaneous decisions commute',
  'a secret is silent',
  'what a seat is sent depends only on what it may know',
  'what a seat has heard is kept',
  'worlds that look alike imagine alike',
  'fork equals original',
  'save and load equals original',
  'replay to the same hashes',
  'a match ends after a concession',
] as const
export type Property = (typeof PROPERTIES)[number]

/** How often each property really compared something. */
export type ComparisonCounts = Record<Property, number>

export function newTally(): ComparisonCounts {
  const tally: Partial<ComparisonCounts> = {}
  for (const property of PROPERTIES) tally[property] = 0
  return tally as ComparisonCounts
}

/** Properties as the checks use them: a violation is thrown, a success is counted. */
export interface Jury {
  readonly fail: Fail
  readonly tally: ComparisonCounts
}

/**
 * Properties that never compared anything, and those that did although the game says they have nothing to compare. A property
 * about a part that the game does not have is not reported.
 */
export function sleepers<S extends State, C extends Config, V>(
  game: Game<S, C, V>,
  tally: ComparisonCounts,
  never: Partial<Readonly<Record<Property, string>>> = {},
): string[] {
  const lacks: Partial<Record<Property, boolean>> = {
    'the clone is whole': !game.clone,
    'a view shows what its seat is said to know': !game.piles,
    'a match ends after a concession': !game.concede,
  }
  return PROPERTIES.flatMap((property) => {
    const why = never[property]
    if (tally[property] > 0) return why === undefined ? [] : [`${property}: said never to compare anything (${why}), and did`]
    return why !== undefined || lacks[property] ? [] : [`${property}: never compared anything`]
  })
}
