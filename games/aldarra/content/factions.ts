import { RUNE_FORGED_HULLS } from './discoveries.ts'
import type { Printed } from './printed.ts'
import { DESTROYER, ENGINEER, OUTPOST } from './units.ts'

interface FactionCard extends Printed {
  readonly colour: string
  /** AL-6.4 the Discovery the faction starts with; an upgrade has the number of its unit. */
  readonly startsWith: number
}

export const FACTIONS = [
  {
    id: 'cindar',
    name: 'Cin’dar Navy',
    colour: 'blue',
    startsWith: RUNE_FORGED_HULLS,
    text: 'Your Stronghold has no stacking limit and builds any number of Airships. Instead of taking a revealed Discovery you may search the deck for a unit upgrade.',
  },
  {
    id: 'odaria',
    name: 'Odarian Empire',
    colour: 'green',
    startsWith: OUTPOST,
    text: 'After all have picked, you may take one more of the Discoveries left. Your Buildings move one step and count as Airships for cards and territories.',
  },
  {
    id: 'coalition',
    name: 'Mining Corp Coalition',
    colour: 'yellow',
    startsWith: ENGINEER,
    text: 'Exchange 4 Coins for 1 Crystal, or back, whenever you decide something. After the Build step you place a free Outpost wherever you have an Engineer and no Building.',
  },
  {
    id: 'syndicate',
    name: 'Arrodan Syndicate',
    colour: 'red',
    startsWith: DESTROYER,
    text: 'For each Objective you draw in the Management Phase, look at two and keep one. Units you destroy as the Attacker become hostages; their owner may buy all of them back for 4 Coins.',
  },
] as const satisfies readonly FactionCard[]
export type FactionId = (typeof FACTIONS)[number]['id']

/** A faction as a number: its place in `FACTIONS`. */
export const CINDAR = 0
export const ODARIA = 1
export const COALITION = 2
export const SYNDICATE = 3
