import type { Printed } from './printed.ts'

/** The sixteen Discoveries of a deck (18.1). The first seven flip the Unit card of the same number. */
export const DISCOVERIES = [
  { id: 'DIS-U1', name: 'Frigate Refit', text: 'Your Frigates use their upgraded side.' },
  { id: 'DIS-U2', name: 'Destroyer Refit', text: 'Your Destroyers use their upgraded side.' },
  { id: 'DIS-U3', name: 'Cruiser Refit', text: 'Your Cruisers use their upgraded side.' },
  { id: 'DIS-U4', name: 'Dreadnought Refit', text: 'Your Dreadnoughts use their upgraded side.' },
  { id: 'DIS-U5', name: 'Engineer Refit', text: 'Your Engineers use their upgraded side.' },
  { id: 'DIS-U6', name: 'Outpost Refit', text: 'Your Outposts use their upgraded side.' },
  { id: 'DIS-U7', name: 'Fortress Refit', text: 'Your Fortresses use their upgraded side.' },
  { id: 'DIS-P1', name: 'Command Relay', text: 'From the next Expansion Phase on you ready 4 Order tokens instead of 3.' },
  { id: 'DIS-P2', name: 'Altitude Valves', text: 'Mountains do not stop your Airships.' },
  { id: 'DIS-P3', name: 'Tailwind Engines', text: 'Your Heavy Airships have +1 movement.' },
  {
    id: 'DIS-P4',
    name: 'Deep-Core Drills',
    text: 'In each Mine step gain 1 more Coin for every Copper, Silver and Gold Deposit you control.',
  },
  { id: 'DIS-P5', name: 'Sordalite Refinery', text: 'In each Mine step in which you take a Crystal from the map, gain 1 more.' },
  { id: 'DIS-P6', name: 'Rune-Forged Hulls', text: 'Your Heavy Airships have +1 armor.' },
  {
    id: 'DIS-P7',
    name: 'Targeting Lenses',
    text: 'In every Combat Step one of your blank dice is rolled again: Blue first, then Pink, then Green.',
  },
  { id: 'DIS-P8', name: 'Expedition Corps', text: 'When you explore, draw one card more and choose which to keep.' },
  { id: 'DIS-P9', name: 'Charter of Trade', text: 'Your Victory Points cost 3 Coins less, or 1 Crystal less.' },
] as const satisfies readonly Printed[]
export type DiscoveryId = (typeof DISCOVERIES)[number]['id']

/** The first so many Discoveries are upgrades. */
export const UPGRADES = 7

/** The powers as numbers: their places in the list above. */
export const COMMAND_RELAY = 7
export const ALTITUDE_VALVES = 8
export const TAILWIND_ENGINES = 9
export const DEEP_CORE_DRILLS = 10
export const SORDALITE_REFINERY = 11
export const RUNE_FORGED_HULLS = 12
export const TARGETING_LENSES = 13
export const EXPEDITION_CORPS = 14
export const CHARTER_OF_TRADE = 15
