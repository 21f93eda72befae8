import { below, type Observer, type Option, type RandomState } from '@rulewright/kernel'

/** How long a bot may think: the first limit reached ends it. With iterations alone its choice depends on the seed only. */
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
  /** How many possible worlds it has played through so far, where it searches. */
  readonly iterations?: number
  /** What it thought its seat's chance to win at its last decision, where it searches; null when there was nothing to think about. */
  readonly thought?: number | null
  choose(observer: Observer, seed: string, budget?: Budget): number
}

/** The decision a bot was asked to take; asking one that has none is a mistake of the caller. */
export function decisionFor(observer: Observer) {
  const { decision } = observer
  if (!decision) throw new Error(`seat ${observer.seat} has nothing to decide now`)
  return decision
}

/** Bots never cancel what they began (they would go in circles) and never concede, unless nothing else is left. */
export const isRefused = (option: Option): boolean => option.do === 'cancel' || option.do === 'concede'

/** A random option among those a bot may choose. */
export function anyOf(options: readonly Option[], random: RandomState): number {
  for (let tries = 0; tries < 8; tries++) {
    const index = below(random, options.length)
    const option = options[index]
    if (option && !isRefused(option)) return index
  }
  return Math.max(
    0,
    options.findIndex((option) => !isRefused(option)),
  )
}
