import {
  type ConfigOf,
  choice,
  eachSeat,
  flag,
  integer,
  laterChoice,
  type Problem,
  pick,
  type RandomState,
  shuffle,
} from '@rulewright/kernel'
import { box } from '../box.ts'
import { FACTIONS } from '../content/factions.ts'

export const settings = {
  /** AL-7.2 dealt at random, or one of our own arrangements. */
  map: choice(['random', 'suggested'], 'random'),
  /** AL-6.3 */
  chooseFactions: flag(false),
  /** A seat may ask for a faction; the others get what is left. */
  faction: eachSeat(choice(['any', ...FACTIONS.map(({ id }) => id)], 'any')),
  /** AL-19.1 the round whose Win Check ends the game in any case; 0 for none, as in the rulebook. */
  lastRound: integer(0, 99, 0),
  /** Whether the factions that win less often get something extra. */
  balanced: flag(false),
  /** AL-6.24 by other first Discoveries, or (AL-6.23) by Victory Points, which was once the only way. */
  balancedBy: laterChoice(['discoveries', 'points'], 'discoveries', 'points'),
} as const

export type AldarraConfig = ConfigOf<typeof settings>

/** AL-6.1 all factions are different. */
export function problems(config: AldarraConfig): readonly Problem[] {
  const wanted = config.faction.filter((faction) => faction !== 'any')
  const twice = wanted.find((faction, i) => wanted.indexOf(faction) !== i)
  return twice === undefined ? [] : [{ problem: 'faction-twice', faction: twice }]
}

/** Bounds random play: by then most matches have ended anyway. */
const LAST_ROUND_OF_LONG_RUNS = 30

/** Any configuration worth playing; a seat asks for any faction or for one that no other asks for. */
export function anyConfig(random: RandomState): AldarraConfig {
  const seats = pick(random, box.seats)
  const factions = shuffle(random, [...FACTIONS])
  return {
    seats,
    map: pick(random, settings.map.values),
    chooseFactions: pick(random, [false, true]),
    faction: Array.from({ length: seats }, (_, seat) => pick(random, ['any', factions[seat]?.id ?? 'any'])),
    lastRound: LAST_ROUND_OF_LONG_RUNS,
    balanced: pick(random, [false, true]),
    balancedBy: pick(random, settings.balancedBy.values),
  }
}
