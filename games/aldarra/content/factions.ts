import { COMMAND_RELAY, EXPEDITION_CORPS, RUNE_FORGED_HULLS } from './discoveries.ts'
import type { Printed } from './printed.ts'
import { DESTROYER, ENGINEER, FORTRESS, OUTPOST } from './units.ts'

interface FactionCard extends Printed {
  readonly colour: string
  /** AL-6.4 the Discovery the faction starts with; an upgrade has the number of its unit. */
  readonly startsWith: number
  /** AL-6.24 the Discovery it starts with where first Discoveries even the factions out. */
  readonly startsEven: number
}

export const FACTIONS = [
  {
    id: 'cindar',
    name: 'Cin’dar Navy',
    colour: 'blue',
    startsWith: RUNE_FORGED_HULLS,
    startsEven: COMMAND_RELAY,
    text: 'Your Stronghold has no stacking limit and builds any number of Airships. Instead of taking a revealed Discovery you may search the deck for a unit upgrade.',
  },
  {
    id: 'odaria',
    name: 'Odarian Empire',
    colour: 'green',
    startsWith: OUTPOST,
    startsEven: OUTPOST,
    text: 'After all have picked, you may take one more of the Discoveries left. Your Buildings move one step and count as Airships for cards and territories.',
  },
  {
    id: 'coalition',
    name: 'Mining Corp Coalition',
    colour: 'yellow',
    startsWith: ENGINEER,
    startsEven: FORTRESS,
    text: 'Exchange 4 Coins for 1 Crystal, or back, whenever you decide something. After the Build step you place a free Outpost wherever you have an Engineer and no Building.',
  },
  {
    id: 'syndicate',
    name: 'Arrodan Syndicate',
    colour: 'red',
    startsWith: DESTROYER,
    startsEven: EXPEDITION_CORPS,
    text: 'For each Objective you draw in the Management Phase, look at two and keep one. Units you destroy as the Attacker become hostages; their owner may buy all of them back for 4 Coins.',
  },
] as const satisfies readonly FactionCard[]
export type FactionId = (typeof FACTIONS)[number]['id']

/** A faction as a number: its place in `FACTIONS`. */
export const CINDAR = 0
export const ODARIA = 1
export const COALITION = 2
export const SYNDICATE = 3
