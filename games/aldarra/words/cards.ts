import type { DiscoveryId } from '../content/discoveries.ts'
import type { FactionName } from '../content/factions.ts'
import type { TileName } from '../content/tiles.ts'
import type { UnitName } from '../content/units.ts'

/** A card's name and what it says. */
export interface CardText {
  readonly name: string
  readonly text: string
}

export const UNIT_NAMES: Readonly<Record<UnitName, string>> = {
  frigate: 'Frigate',
  destroyer: 'Destroyer',
  cruiser: 'Cruiser',
  dreadnought: 'Dreadnought',
  engineer: 'Engineer',
  outpost: 'Outpost',
  fortress: 'Fortress',
}

/** The traits of both sides of each Unit card. */
export const UNIT_TRAITS: Readonly<Record<UnitName, { readonly standard: string; readonly upgraded: string }>> = {
  frigate: {
    standard: 'Swarm: with three or more Frigates attacking, roll one more Green die.',
    upgraded: 'Greater Swarm: for every two Frigates attacking, roll one more Pink die.',
  },
  destroyer: {
    standard: 'Intercept 1: may join a combat in an adjacent territory as it starts.',
    upgraded: 'Intercept 2: may join a combat up to two steps away as it starts.',
  },
  cruiser: {
    standard: 'Escort: while a Cruiser is there, your Engineers and Buildings in the territory cannot be hit.',
    upgraded: 'Escort: while a Cruiser is there, your Engineers and Buildings in the territory cannot be hit.',
  },
  dreadnought: {
    standard: 'Broadside: its Blue dice explode on both threes.',
    upgraded: 'Broadside: its Blue dice explode on both threes.',
  },
  engineer: {
    standard: 'Builder: Outposts and Fortresses are built where you have an Engineer.',
    upgraded: 'Builder: Outposts and Fortresses are built where you have an Engineer.',
  },
  outpost: {
    standard: 'Foothold: builds up to two Engineers in a Build step.',
    upgraded: 'Dockyard: builds up to two Engineers or Frigates in a Build step, and brings 1 Coin in a Mine step.',
  },
  fortress: {
    standard: 'Shipyard: builds up to two Airships in a Build step. Bombard: fires into an adjacent combat in the Heavy Step.',
    upgraded: 'Shipyard: builds up to two Airships in a Build step. Bombard: fires into an adjacent combat in the Heavy Step.',
  },
}

export const TILE_NAMES: Readonly<Record<TileName | 'stronghold', string>> = {
  forest: 'Forest',
  copper: 'Copper Deposit',
  silver: 'Silver Deposit',
  gold: 'Gold Deposit',
  jetstream: 'Jetstream Entry Point',
  crystal: 'Crystal Deposit',
  mountain: 'Mountain',
  ruins: 'Ancient Ruins',
  stronghold: 'Stronghold',
}

export const FACTION_NAMES: Readonly<Record<FactionName, string>> = {
  cindar: 'Cin’dar Navy',
  odaria: 'Odarian Empire',
  coalition: 'Mining Corp Coalition',
  syndicate: 'Arrodan Syndicate',
}

export const FACTION_TEXTS: Readonly<Record<FactionName, string>> = {
  cindar:
    'Your Stronghold has no stacking limit and builds any number of Airships. Instead of taking a revealed Discovery you may search the deck for a unit upgrade.',
  odaria:
    'After all have picked, you may take one more of the Discoveries left. Your Buildings move one step and count as Airships for cards and territories.',
  coalition:
    'Exchange 4 Coins for 1 Crystal, or back, whenever you decide something. After the Build step you place a free Outpost wherever you have an Engineer and no Building.',
  syndicate:
    'For each Objective you draw in the Management Phase, look at two and keep one. Units you destroy as the Attacker become hostages; their owner may buy all of them back for 4 Coins.',
}

/** 18.1 */
export const DISCOVERY_TEXTS: Readonly<Record<DiscoveryId, CardText>> = {
  'DIS-U1': { name: 'Frigate Refit', text: 'Your Frigates use their upgraded side.' },
  'DIS-U2': { name: 'Destroyer Refit', text: 'Your Destroyers use their upgraded side.' },
  'DIS-U3': { name: 'Cruiser Refit', text: 'Your Cruisers use their upgraded side.' },
  'DIS-U4': { name: 'Dreadnought Refit', text: 'Your Dreadnoughts use their upgraded side.' },
  'DIS-U5': { name: 'Engineer Refit', text: 'Your Engineers use their upgraded side.' },
  'DIS-U6': { name: 'Outpost Refit', text: 'Your Outposts use their upgraded side.' },
  'DIS-U7': { name: 'Fortress Refit', text: 'Your Fortresses use their upgraded side.' },
  'DIS-P1': { name: 'Command Relay', text: 'From the next Expansion Phase on you ready 4 Order tokens instead of 3.' },
  'DIS-P2': { name: 'Altitude Valves', text: 'Mountains do not stop your Airships.' },
  'DIS-P3': { name: 'Tailwind Engines', text: 'Your Heavy Airships have +1 movement.' },
  'DIS-P4': { name: 'Deep-Core Drills', text: 'In each Mine step gain 1 more Coin for every Copper, Silver and Gold Deposit you control.' },
  'DIS-P5': { name: 'Sordalite Refinery', text: 'In each Mine step in which you take a Crystal from the map, gain 1 more.' },
  'DIS-P6': { name: 'Rune-Forged Hulls', text: 'Your Heavy Airships have +1 armor.' },
  'DIS-P7': {
    name: 'Targeting Lenses',
    text: 'In every Combat Step one of your blank dice is rolled again: Blue first, then Pink, then Green.',
  },
  'DIS-P8': { name: 'Expedition Corps', text: 'When you explore, draw one card more and choose which to keep.' },
  'DIS-P9': { name: 'Charter of Trade', text: 'Your Victory Points cost 3 Coins less, or 1 Crystal less.' },
}

/** 18.2, in the order of the Explore cards. */
export const EXPLORE_TEXTS: readonly CardText[] = [
  { name: 'Buried Strongbox', text: 'Gain 3 Coins.' },
  { name: 'Merchant Wreck', text: 'Gain 5 Coins.' },
  { name: 'Loose Crystals', text: 'Gain 1 Crystal.' },
  { name: 'Resonant Geode', text: 'Gain 2 Crystals.' },
  { name: 'Exposed Vein', text: 'Put 2 Crystals here; whoever has a Unit here when mining takes them.' },
  { name: 'Drifting Frigate', text: 'Gain a Frigate here.' },
  { name: 'Marooned Engineers', text: 'Gain an Engineer here.' },
  { name: 'Mothballed Destroyer', text: 'Gain a Destroyer here.' },
  { name: 'Standing Watchtower', text: 'Gain an Outpost here.' },
  { name: 'Relic of the Old Empire', text: 'Gain 1 VP.' },
  { name: 'Courier Pouch', text: 'Draw a Secondary Objective.' },
  { name: 'Lost Blueprint', text: 'Reveal the top 2 Discovery cards and take one you do not have.' },
  { name: 'Derelict Cruiser', text: 'You may pay 3 Coins to gain a Cruiser here.' },
  { name: 'Free Port', text: 'Gain 4 Coins, or gain a Frigate here.' },
  { name: 'Salvage Field', text: 'Roll 2 Pink dice: gain that many Coins plus 1.' },
  { name: 'Singing Stones', text: 'Roll a Pink die: gain that many Crystals.' },
  { name: 'Sky Serpent', text: 'Muster your Units here. 3 or more: gain 1 VP. Otherwise destroy one of your Airships here.' },
  { name: 'Ghost Armada', text: 'Muster your Units here. 5 or more: gain 2 VP. Otherwise destroy two of your Airships here.' },
  { name: 'Convergence Squall', text: 'Roll a Green die. On 1 destroy one of your Airships here; on 0 gain 2 Coins.' },
  { name: 'Unstable Reactor', text: 'Roll a Blue die. On 2 or 3 destroy one of your Airships here. In any case gain 1 Crystal.' },
  { name: 'Arcane Fallout', text: 'Destroy one of your Airships here.' },
  { name: 'Wind Shear', text: 'Your Airships here are blown together into an adjacent territory of your choice.' },
  { name: 'Sky Pirates', text: 'If you have 3 or more Coins, lose 3 Coins; otherwise destroy one of your Airships here.' },
  { name: 'Altar of Storms', text: 'You may sacrifice one of your Airships here to gain 1 VP.' },
  { name: 'Golem Foundry', text: 'You may sacrifice one of your Engineers here to gain a Cruiser here.' },
  { name: 'Hungry Conduit', text: 'You may sacrifice one of your Light Airships here to gain 2 Crystals.' },
  { name: 'Emergency Burners', text: 'After an Order is declared: all your Airships have +1 movement in this Order.' },
  { name: 'Smoke Bank', text: 'At the start of a combat round: retreat from this combat now.' },
  { name: 'Overcharged Battery', text: 'At the start of a combat round: roll 2 extra Pink dice in its Heavy Step.' },
  { name: 'Aether Ward', text: 'Before damage is assigned: choose an enemy with hits; they have 3 hits fewer in this step.' },
  { name: 'Gambler’s Coin', text: 'After the dice of a step are rolled: roll all your blank dice of this step again.' },
  { name: 'Forged Orders', text: 'After your own Order: place another Order now without a token.' },
  { name: 'War Bonds', text: 'In your build turn: gain 4 Coins.' },
  { name: 'Claim Papers', text: 'After mining: gain 1 Coin for every Copper, Silver and Gold Deposit you control.' },
  { name: 'Skeleton Crew', text: 'At the start of your Order turn: gain a Frigate in a territory you control, your Stronghold included.' },
  {
    name: 'Saboteurs',
    text: 'At the start of your Order turn: destroy an enemy Outpost in a territory without Airships, adjacent to one where you have a Unit.',
  },
  { name: 'Royal Seal', text: 'Before the turn order is chosen: choose your position before everyone else.' },
  { name: 'Prospector’s Chart', text: 'After the Crystals are placed: put 1 Crystal in a territory you control, not your Stronghold.' },
]

/** 18.3, in the order of the Secondary Objectives. */
export const OBJECTIVE_TEXTS: readonly CardText[] = [
  { name: 'Copper Baron', text: 'Control 3 Copper Deposits.' },
  { name: 'Silver Exchange', text: 'Control 3 Silver Deposits.' },
  { name: 'Golden Fleet', text: 'Control 3 Gold Deposits.' },
  { name: 'Timber Rights', text: 'Control 2 Forests.' },
  { name: 'Wind Wardens', text: 'Control 2 Jetstream Entry Points.' },
  { name: 'Crystal Monopoly', text: 'Control 2 Crystal Deposits.' },
  { name: 'High Ground', text: 'Control 2 Mountains.' },
  { name: 'Keepers of the Ruins', text: 'Control 2 Ancient Ruins.' },
  { name: 'Grand Survey', text: 'Control territories of 7 different types.' },
  { name: 'Broad Dominion', text: 'Control 10 territories besides your Stronghold.' },
  { name: 'On Their Doorstep', text: 'Control a territory adjacent to an enemy Stronghold.' },
  { name: 'Encirclement', text: 'Control 3 territories adjacent to one enemy Stronghold, or all of them where there are fewer.' },
  { name: 'Unbroken Chain', text: 'Control 8 connected territories, your Stronghold included.' },
  { name: 'Massed Armada', text: 'Have 5 Airships in one territory other than your Stronghold.' },
  { name: 'Dread Admiral', text: 'Have 2 Dreadnoughts.' },
  { name: 'Cruiser Line', text: 'Have 3 Cruisers.' },
  { name: 'Picket Line', text: 'Have Destroyers in 3 different territories.' },
  { name: 'Frigate Cloud', text: 'Have 7 Frigates.' },
  { name: 'Full Register', text: 'Have at least one Unit of each of the seven types.' },
  { name: 'Twin Bastions', text: 'Have 2 Fortresses.' },
  { name: 'Master Builders', text: 'Have 5 Buildings.' },
  { name: 'Double Strike', text: 'Win 2 combats as the Attacker in this round.' },
  { name: 'Giant Slayer', text: 'Destroy a Dreadnought or a Fortress in combat in this round.' },
  { name: 'Wrecking Crew', text: 'Destroy a Building in combat in this round.' },
  { name: 'Stand Fast', text: 'Win a combat in this round in which you were not the Attacker.' },
  { name: 'Humble the Mighty', text: 'Win a combat in this round as the Attacker against a Defender who had more VP than you.' },
  { name: 'Patron of Learning', text: 'Pay 10 Coins.' },
  { name: 'Crystal Offering', text: 'Pay 4 Crystals.' },
  { name: 'Pathfinders', text: 'Have explored 6 territories in this game.' },
  { name: 'Circle of Inventors', text: 'Have 5 Discoveries.' },
]
