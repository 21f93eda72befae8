import type { Observer, Option } from '@rulewright/kernel'

/** How long a bot may think: the first limit reached ends it. With iterations alone its choice hangs on the seed only. */
export interface Budget {
  readonly iterations?: number
  readonly milliseconds?: number
}

/**
 * A player made of code. It is handed what its seat knows and answers with an index into its decision's options.
 * A bot may remember its own thinking from one decision to the next: use one for each seat of each match.
 */
export interface Bot {
  readonly name: string
  choose(observer: Observer, seed: string, budget?: Budget): number
}

/** The decision a bot was asked to take; asking one that has none is a mistake of the caller. */
export function decisionFor(observer: Observer) {
  const { decision } = observer
  if (!decision) throw new Error(`seat ${observer.seat} has nothing to decide now`)
  return decision
}

/** Whether the option only takes back what was begun: a person may change their mind, a bot would go round in circles. */
export const takesBack = (option: Option): boolean => option.do === 'cancel'
