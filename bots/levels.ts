import { below, LEVELS, type Level, type Observer, seedRandom } from '@rulewright/kernel'
import type { Budget } from './bot.ts'
import { NO_TRAIL, type Trail } from './memory.ts'
import { Search, type Thinking } from './search/index.ts'

/** A computer opponent as people meet it: who it is and how it thinks. */
export interface Opponent {
  readonly id: Level
  /** An icon of the game-icons set, and a colour for it. */
  readonly face: { readonly icon: string; readonly colour: string }
  readonly saying: string
  readonly budget: Budget
  readonly thinking: Partial<Thinking>
  /**
   * From when to when it seems to think, in milliseconds: a table at which answers come at once is not pleasant, and one
   * that came sooner than thinking takes would tell that there was nothing to choose.
   */
  readonly pause: readonly [shortest: number, longest: number]
}

export const levels: Readonly<Record<Level, Opponent>> = {
  learner: {
    id: 'learner',
    face: { icon: 'seated-mouse', colour: '#8fae6b' },
    saying: 'Still reading the rulebook, and happy to be here.',
    budget: { iterations: 60, milliseconds: 300 },
    thinking: { overlooks: 0.3, misjudges: 0.9 },
    pause: [500, 1200],
  },
  friend: {
    id: 'friend',
    face: { icon: 'squirrel', colour: '#c98a4b' },
    saying: 'Plays what looks good, and does not mind losing.',
    budget: { iterations: 150, milliseconds: 500 },
    thinking: { overlooks: 0.1, misjudges: 0.6 },
    pause: [600, 1400],
  },
  rival: {
    id: 'rival',
    face: { icon: 'raven', colour: '#5b6f95' },
    saying: 'Remembers every mistake you made last time.',
    budget: { iterations: 500, milliseconds: 800 },
    thinking: { misjudges: 0.2 },
    pause: [900, 1700],
  },
  master: {
    id: 'master',
    face: { icon: 'owl', colour: '#7a5c8e' },
    saying: 'Has seen this position before.',
    budget: { iterations: 4000, milliseconds: 1500 },
    thinking: {},
    pause: [1600, 2400],
  },
}

export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name)

/** What a bot of that level answers to the decision it observes; `been`: where its seat has been this turn. */
export function chooseFor(level: Level, observer: Observer, seed: string, been: Trail = NO_TRAIL): number {
  const { budget, thinking } = levels[level]
  return new Search(budget, thinking, been).choose(observer, seed)
}

/** How long the level seems to think about it, in milliseconds; the time it really took counts towards it. */
export function pauseFor(level: Level, seed: string): number {
  const [shortest, longest] = levels[level].pause
  return shortest + below(seedRandom(`pause ${seed}`), longest - shortest + 1)
}
