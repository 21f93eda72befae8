import type { Seat } from '@rulewright/kernel'

/** What a player can ever be asked, in the order of a round. */
export const PROMPTS = [
  'faction',
  'stronghold',
  'outpost',
  'position',
  'crystal',
  'activate',
  'mode',
  'ship',
  'fly',
  'call',
  'combat',
  'intercept',
  'delay',
  'support',
  'hit',
  'retreat',
  'explore',
  'reject',
  'resolve',
  'may',
  'branch',
  'lose',
  'displace',
  'take',
  'discard-explore',
  'discard-objective',
  'window',
  'claim',
  'buy',
  'objectives',
  'keep',
  'discovery',
  'search',
  'extra-discovery',
  'ransom',
  'build',
  'free-outpost',
] as const
export type AldarraPrompt = (typeof PROMPTS)[number]

/** Everything a player can ever choose. Hexes, units, cards, factions and purchases are numbers into the content's lists. */
export type AldarraOption =
  | { readonly do: 'pass' }
  | { readonly do: 'done' }
  | { readonly do: 'faction'; readonly faction: number }
  | { readonly do: 'stronghold'; readonly hex: number }
  | { readonly do: 'outpost'; readonly hex: number }
  | { readonly do: 'position'; readonly position: number }
  | { readonly do: 'crystal'; readonly hex: number }
  | { readonly do: 'activate'; readonly hex: number }
  | { readonly do: 'from' }
  | { readonly do: 'to' }
  | { readonly do: 'none' }
  | { readonly do: 'ship'; readonly unit: number }
  | { readonly do: 'fly'; readonly hex: number }
  | { readonly do: 'call'; readonly hex: number; readonly unit: number }
  | { readonly do: 'combat'; readonly hex: number }
  | { readonly do: 'intercept'; readonly hex: number }
  | { readonly do: 'delay' }
  | { readonly do: 'fire' }
  | { readonly do: 'hit'; readonly seat: Seat; readonly unit: number }
  | { readonly do: 'stay' }
  | { readonly do: 'retreat'; readonly hex: number }
  | { readonly do: 'explore'; readonly hex: number }
  | { readonly do: 'reject'; readonly explore: number }
  | { readonly do: 'resolve'; readonly explore: number }
  | { readonly do: 'branch'; readonly branch: number }
  | { readonly do: 'accept' }
  | { readonly do: 'lose'; readonly unit: number }
  | { readonly do: 'displace'; readonly hex: number }
  | { readonly do: 'discard-explore'; readonly explore: number }
  | { readonly do: 'discard-objective'; readonly objective: number }
  | Play
  | { readonly do: 'claim'; readonly objective: number }
  | { readonly do: 'buy'; readonly purchase: number; readonly coins: number; readonly crystals: number; readonly vp: number }
  | { readonly do: 'draw' }
  | { readonly do: 'exchange' }
  | { readonly do: 'keep'; readonly objective: number }
  | { readonly do: 'take'; readonly discovery: number }
  | { readonly do: 'search' }
  | { readonly do: 'find'; readonly discovery: number }
  | { readonly do: 'reveal' }
  | { readonly do: 'ransom'; readonly coins: number }
  | { readonly do: 'build'; readonly unit: number; readonly hex: number; readonly coins: number }
  | { readonly do: 'free-outpost'; readonly hex: number }
  | Conversion

/** A Hold card from the hand, with its target where it has one. */
export interface Play {
  readonly do: 'play'
  readonly explore: number
  readonly hex?: number
  readonly against?: Seat
}

/** The Coalition's exchange, attached to any decision of theirs (DP-38). */
export type Conversion = { readonly do: 'to-crystal' } | { readonly do: 'to-coins' }

const hexes = <D extends string>(name: D): readonly { readonly do: D; readonly hex: number }[] =>
  Array.from({ length: 49 }, (_, hex) => ({ do: name, hex }))

/** Options are never changed, so the common ones are made once. */
export const PASS = { do: 'pass' } as const
export const DONE = { do: 'done' } as const
export const STAY = { do: 'stay' } as const
export const STRONGHOLD_AT = hexes('stronghold')
export const OUTPOST_AT = hexes('outpost')
export const CRYSTAL_AT = hexes('crystal')
export const ACTIVATE = hexes('activate')
export const FLY = hexes('fly')
export const EXPLORE = hexes('explore')
export const RETREAT = hexes('retreat')
export const INTERCEPT = hexes('intercept')
