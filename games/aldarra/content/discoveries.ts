/** The sixteen Discoveries of a deck (18.1). The first seven flip the Unit card of the same number. */
export const DISCOVERIES = [
  'DIS-U1',
  'DIS-U2',
  'DIS-U3',
  'DIS-U4',
  'DIS-U5',
  'DIS-U6',
  'DIS-U7',
  'DIS-P1',
  'DIS-P2',
  'DIS-P3',
  'DIS-P4',
  'DIS-P5',
  'DIS-P6',
  'DIS-P7',
  'DIS-P8',
  'DIS-P9',
] as const
export type DiscoveryId = (typeof DISCOVERIES)[number]

export const UPGRADES = 7

/** DIS-P1: four Order tokens. */
export const COMMAND_RELAY = 7
/** DIS-P2: Mountains do not stop Airships. */
export const ALTITUDE_VALVES = 8
/** DIS-P3: Heavy Airships +1 movement. */
export const TAILWIND_ENGINES = 9
/** DIS-P4: +1 Coin for each Copper, Silver and Gold Deposit. */
export const DEEP_CORE_DRILLS = 10
/** DIS-P5: +1 Crystal when any are mined. */
export const SORDALITE_REFINERY = 11
/** DIS-P6: Heavy Airships +1 armor. */
export const RUNE_FORGED_HULLS = 12
/** DIS-P7: one blank die is re-rolled in every Combat Step. */
export const TARGETING_LENSES = 13
/** DIS-P8: explore with one card more. */
export const EXPEDITION_CORPS = 14
/** DIS-P9: Victory Points cost 3 Coins or 1 Crystal less. */
export const CHARTER_OF_TRADE = 15
