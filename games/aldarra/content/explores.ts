import { BLUE, GREEN, PINK } from './dice.ts'
import type { Printed } from './printed.ts'
import { CRUISER, DESTROYER, ENGINEER, FRIGATE, OUTPOST } from './units.ts'

/** Which of your Units an effect may touch (AL-17.2). */
export type Filter = 'airship' | 'light' | number

/** What you give up for a `may` (section 17). */
export type Cost = { readonly pay: number } | { readonly sacrifice: Filter }

/** The effect vocabulary of cards resolved at once; "here" is the territory just explored. */
export type Effect =
  | { readonly kind: 'coins'; readonly n: number }
  | { readonly kind: 'lose-coins'; readonly n: number }
  | { readonly kind: 'crystals'; readonly n: number }
  | { readonly kind: 'spawn'; readonly n: number }
  | { readonly kind: 'vp'; readonly n: number }
  | { readonly kind: 'gain'; readonly unit: number }
  | { readonly kind: 'draw-objectives'; readonly n: number }
  | { readonly kind: 'take-discovery'; readonly of: number }
  | { readonly kind: 'destroy'; readonly filter: Filter; readonly n: number }
  | { readonly kind: 'displace' }
  | { readonly kind: 'roll-coins'; readonly colour: number; readonly dice: number; readonly plus: number }
  | { readonly kind: 'roll-crystals'; readonly colour: number; readonly dice: number }
  | { readonly kind: 'if'; readonly test: Test; readonly then: Effect; readonly otherwise: Effect | null }
  | { readonly kind: 'may'; readonly cost: Cost; readonly then: Effect }
  | { readonly kind: 'choose'; readonly branches: readonly Effect[] }
  | { readonly kind: 'seq'; readonly effects: readonly Effect[] }

export type Test = { readonly muster: number } | { readonly roll: number; readonly atLeast: number } | { readonly coins: number }

/** AL-17.3 when a Hold card may be played. */
const WINDOWS = [
  'turn-order',
  'crystals-done',
  'order-turn',
  'order-declared',
  'combat-round',
  'after-roll',
  'before-assign',
  'order-done',
  'mine-done',
  'build-turn',
] as const
export type Window = (typeof WINDOWS)[number]

/** The effect vocabulary of Hold cards. */
export type HoldEffect =
  | { readonly kind: 'speed'; readonly n: number }
  | { readonly kind: 'retreat-now' }
  | { readonly kind: 'add-dice'; readonly n: number }
  | { readonly kind: 'cut-hits'; readonly n: number }
  | { readonly kind: 'reroll-blanks' }
  | { readonly kind: 'extra-order' }
  | { readonly kind: 'coins'; readonly n: number }
  | { readonly kind: 'coins-for-deposits' }
  | { readonly kind: 'gain-anywhere'; readonly unit: number }
  | { readonly kind: 'sabotage'; readonly unit: number }
  | { readonly kind: 'choose-position-first' }
  | { readonly kind: 'spawn-anywhere'; readonly n: number }

interface Hold {
  readonly window: Window
  readonly effect: HoldEffect
}

export interface ExploreCard extends Printed {
  readonly copies: number
  /** Resolved at once; a Hold card has none. */
  readonly effect?: Effect
  readonly hold?: Hold
}

const coins = (n: number): Effect => ({ kind: 'coins', n })
const crystals = (n: number): Effect => ({ kind: 'crystals', n })
const vp = (n: number): Effect => ({ kind: 'vp', n })
const gain = (unit: number): Effect => ({ kind: 'gain', unit })
const destroyAirships = (n: number): Effect => ({ kind: 'destroy', filter: 'airship', n })
const may = (cost: Cost, then: Effect): Effect => ({ kind: 'may', cost, then })
const when = (test: Test, then: Effect, otherwise: Effect | null = null): Effect => ({ kind: 'if', test, then, otherwise })

/** Table 18.2: 72 cards, 38 of them different. */
export const EXPLORES: readonly ExploreCard[] = [
  { id: 'EXP-01', name: 'Buried Strongbox', copies: 3, text: 'Gain 3 Coins.', effect: coins(3) },
  { id: 'EXP-02', name: 'Merchant Wreck', copies: 2, text: 'Gain 5 Coins.', effect: coins(5) },
  { id: 'EXP-03', name: 'Loose Crystals', copies: 3, text: 'Gain 1 Crystal.', effect: crystals(1) },
  { id: 'EXP-04', name: 'Resonant Geode', copies: 2, text: 'Gain 2 Crystals.', effect: crystals(2) },
  {
    id: 'EXP-05',
    name: 'Exposed Vein',
    copies: 2,
    text: 'Put 2 Crystals here; whoever has a Unit here when mining takes them.',
    effect: { kind: 'spawn', n: 2 },
  },
  { id: 'EXP-06', name: 'Drifting Frigate', copies: 3, text: 'Gain a Frigate here.', effect: gain(FRIGATE) },
  { id: 'EXP-07', name: 'Marooned Engineers', copies: 2, text: 'Gain an Engineer here.', effect: gain(ENGINEER) },
  { id: 'EXP-08', name: 'Mothballed Destroyer', copies: 2, text: 'Gain a Destroyer here.', effect: gain(DESTROYER) },
  { id: 'EXP-09', name: 'Standing Watchtower', copies: 2, text: 'Gain an Outpost here.', effect: gain(OUTPOST) },
  { id: 'EXP-10', name: 'Relic of the Old Empire', copies: 3, text: 'Gain 1 VP.', effect: vp(1) },
  { id: 'EXP-11', name: 'Courier Pouch', copies: 2, text: 'Draw a Secondary Objective.', effect: { kind: 'draw-objectives', n: 1 } },
  {
    id: 'EXP-12',
    name: 'Lost Blueprint',
    copies: 2,
    text: 'Reveal the top 2 Discovery cards and take one you do not have.',
    effect: { kind: 'take-discovery', of: 2 },
  },
  {
    id: 'EXP-13',
    name: 'Derelict Cruiser',
    copies: 1,
    text: 'You may pay 3 Coins to gain a Cruiser here.',
    effect: may({ pay: 3 }, gain(CRUISER)),
  },
  {
    id: 'EXP-14',
    name: 'Free Port',
    copies: 2,
    text: 'Gain 4 Coins, or gain a Frigate here.',
    effect: { kind: 'choose', branches: [coins(4), gain(FRIGATE)] },
  },
  {
    id: 'EXP-15',
    name: 'Salvage Field',
    copies: 2,
    text: 'Roll 2 Pink dice: gain that many Coins plus 1.',
    effect: { kind: 'roll-coins', colour: PINK, dice: 2, plus: 1 },
  },
  {
    id: 'EXP-16',
    name: 'Singing Stones',
    copies: 2,
    text: 'Roll a Pink die: gain that many Crystals.',
    effect: { kind: 'roll-crystals', colour: PINK, dice: 1 },
  },
  {
    id: 'EXP-17',
    name: 'Sky Serpent',
    copies: 2,
    text: 'Muster your Units here. 3 or more: gain 1 VP. Otherwise destroy one of your Airships here.',
    effect: when({ muster: 3 }, vp(1), destroyAirships(1)),
  },
  {
    id: 'EXP-18',
    name: 'Ghost Armada',
    copies: 1,
    text: 'Muster your Units here. 5 or more: gain 2 VP. Otherwise destroy two of your Airships here.',
    effect: when({ muster: 5 }, vp(2), destroyAirships(2)),
  },
  {
    id: 'EXP-19',
    name: 'Convergence Squall',
    copies: 2,
    text: 'Roll a Green die. On 1 destroy one of your Airships here; on 0 gain 2 Coins.',
    effect: when({ roll: GREEN, atLeast: 1 }, destroyAirships(1), coins(2)),
  },
  {
    id: 'EXP-20',
    name: 'Unstable Reactor',
    copies: 1,
    text: 'Roll a Blue die. On 2 or 3 destroy one of your Airships here. In any case gain 1 Crystal.',
    effect: { kind: 'seq', effects: [when({ roll: BLUE, atLeast: 2 }, destroyAirships(1)), crystals(1)] },
  },
  { id: 'EXP-21', name: 'Arcane Fallout', copies: 1, text: 'Destroy one of your Airships here.', effect: destroyAirships(1) },
  {
    id: 'EXP-22',
    name: 'Wind Shear',
    copies: 1,
    text: 'Your Airships here are blown together into an adjacent territory of your choice.',
    effect: { kind: 'displace' },
  },
  {
    id: 'EXP-23',
    name: 'Sky Pirates',
    copies: 2,
    text: 'If you have 3 or more Coins, lose 3 Coins; otherwise destroy one of your Airships here.',
    effect: when({ coins: 3 }, { kind: 'lose-coins', n: 3 }, destroyAirships(1)),
  },
  {
    id: 'EXP-24',
    name: 'Altar of Storms',
    copies: 1,
    text: 'You may sacrifice one of your Airships here to gain 1 VP.',
    effect: may({ sacrifice: 'airship' }, vp(1)),
  },
  {
    id: 'EXP-25',
    name: 'Golem Foundry',
    copies: 1,
    text: 'You may sacrifice one of your Engineers here to gain a Cruiser here.',
    effect: may({ sacrifice: ENGINEER }, gain(CRUISER)),
  },
  {
    id: 'EXP-26',
    name: 'Hungry Conduit',
    copies: 1,
    text: 'You may sacrifice one of your Light Airships here to gain 2 Crystals.',
    effect: may({ sacrifice: 'light' }, crystals(2)),
  },
  {
    id: 'EXP-H01',
    name: 'Emergency Burners',
    copies: 3,
    text: 'After an Order is declared: all your Airships have +1 movement in this Order.',
    hold: { window: 'order-declared', effect: { kind: 'speed', n: 1 } },
  },
  {
    id: 'EXP-H02',
    name: 'Smoke Bank',
    copies: 2,
    text: 'At the start of a combat round: retreat from this combat now.',
    hold: { window: 'combat-round', effect: { kind: 'retreat-now' } },
  },
  {
    id: 'EXP-H03',
    name: 'Overcharged Battery',
    copies: 3,
    text: 'At the start of a combat round: roll 2 extra Pink dice in its Heavy Step.',
    hold: { window: 'combat-round', effect: { kind: 'add-dice', n: 2 } },
  },
  {
    id: 'EXP-H04',
    name: 'Aether Ward',
    copies: 3,
    text: 'Before damage is assigned: choose an enemy with hits; they have 3 hits fewer in this step.',
    hold: { window: 'before-assign', effect: { kind: 'cut-hits', n: 3 } },
  },
  {
    id: 'EXP-H05',
    name: 'Gambler’s Coin',
    copies: 2,
    text: 'After the dice of a step are rolled: roll all your blank dice of this step again.',
    hold: { window: 'after-roll', effect: { kind: 'reroll-blanks' } },
  },
  {
    id: 'EXP-H06',
    name: 'Forged Orders',
    copies: 2,
    text: 'After your own Order: place another Order now without a token.',
    hold: { window: 'order-done', effect: { kind: 'extra-order' } },
  },
  {
    id: 'EXP-H07',
    name: 'War Bonds',
    copies: 2,
    text: 'In your build turn: gain 4 Coins.',
    hold: { window: 'build-turn', effect: { kind: 'coins', n: 4 } },
  },
  {
    id: 'EXP-H08',
    name: 'Claim Papers',
    copies: 2,
    text: 'After mining: gain 1 Coin for every Copper, Silver and Gold Deposit you control.',
    hold: { window: 'mine-done', effect: { kind: 'coins-for-deposits' } },
  },
  {
    id: 'EXP-H09',
    name: 'Skeleton Crew',
    copies: 2,
    text: 'At the start of your Order turn: gain a Frigate in a territory you control, your Stronghold included.',
    hold: { window: 'order-turn', effect: { kind: 'gain-anywhere', unit: FRIGATE } },
  },
  {
    id: 'EXP-H10',
    name: 'Saboteurs',
    copies: 1,
    text: 'At the start of your Order turn: destroy an enemy Outpost in a territory without Airships, adjacent to one where you have a Unit.',
    hold: { window: 'order-turn', effect: { kind: 'sabotage', unit: OUTPOST } },
  },
  {
    id: 'EXP-H11',
    name: 'Royal Seal',
    copies: 1,
    text: 'Before the turn order is chosen: choose your position before everyone else.',
    hold: { window: 'turn-order', effect: { kind: 'choose-position-first' } },
  },
  {
    id: 'EXP-H12',
    name: 'Prospector’s Chart',
    copies: 1,
    text: 'After the Crystals are placed: put 1 Crystal in a territory you control, not your Stronghold.',
    hold: { window: 'crystals-done', effect: { kind: 'spawn-anywhere', n: 1 } },
  },
]

/** Cards from this number on are Hold cards. */
export const FIRST_HOLD = EXPLORES.findIndex((explore) => explore.hold !== undefined)
