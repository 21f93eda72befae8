import { BLUE, GREEN, PINK } from './dice.ts'
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

export interface ExploreCard {
  readonly id: string
  readonly copies: number
  /** Resolved at once; null for a Hold card. */
  readonly effect: Effect | null
  readonly hold: Hold | null
}

const card = (id: string, copies: number, effect: Effect): ExploreCard => ({ id, copies, effect, hold: null })
const hold = (id: string, copies: number, window: Window, effect: HoldEffect): ExploreCard => ({
  id,
  copies,
  effect: null,
  hold: { window, effect },
})

const coins = (n: number): Effect => ({ kind: 'coins', n })
const crystals = (n: number): Effect => ({ kind: 'crystals', n })
const vp = (n: number): Effect => ({ kind: 'vp', n })
const gain = (unit: number): Effect => ({ kind: 'gain', unit })
const destroyAirships = (n: number): Effect => ({ kind: 'destroy', filter: 'airship', n })
const may = (cost: Cost, then: Effect): Effect => ({ kind: 'may', cost, then })
const when = (test: Test, then: Effect, otherwise: Effect | null = null): Effect => ({ kind: 'if', test, then, otherwise })

/** Table 18.2: 72 cards, 38 of them different. */
export const EXPLORES: readonly ExploreCard[] = [
  card('EXP-01', 3, coins(3)),
  card('EXP-02', 2, coins(5)),
  card('EXP-03', 3, crystals(1)),
  card('EXP-04', 2, crystals(2)),
  card('EXP-05', 2, { kind: 'spawn', n: 2 }),
  card('EXP-06', 3, gain(FRIGATE)),
  card('EXP-07', 2, gain(ENGINEER)),
  card('EXP-08', 2, gain(DESTROYER)),
  card('EXP-09', 2, gain(OUTPOST)),
  card('EXP-10', 3, vp(1)),
  card('EXP-11', 2, { kind: 'draw-objectives', n: 1 }),
  card('EXP-12', 2, { kind: 'take-discovery', of: 2 }),
  card('EXP-13', 1, may({ pay: 3 }, gain(CRUISER))),
  card('EXP-14', 2, { kind: 'choose', branches: [coins(4), gain(FRIGATE)] }),
  card('EXP-15', 2, { kind: 'roll-coins', colour: PINK, dice: 2, plus: 1 }),
  card('EXP-16', 2, { kind: 'roll-crystals', colour: PINK, dice: 1 }),
  card('EXP-17', 2, when({ muster: 3 }, vp(1), destroyAirships(1))),
  card('EXP-18', 1, when({ muster: 5 }, vp(2), destroyAirships(2))),
  card('EXP-19', 2, when({ roll: GREEN, atLeast: 1 }, destroyAirships(1), coins(2))),
  card('EXP-20', 1, { kind: 'seq', effects: [when({ roll: BLUE, atLeast: 2 }, destroyAirships(1)), crystals(1)] }),
  card('EXP-21', 1, destroyAirships(1)),
  card('EXP-22', 1, { kind: 'displace' }),
  card('EXP-23', 2, when({ coins: 3 }, { kind: 'lose-coins', n: 3 }, destroyAirships(1))),
  card('EXP-24', 1, may({ sacrifice: 'airship' }, vp(1))),
  card('EXP-25', 1, may({ sacrifice: ENGINEER }, gain(CRUISER))),
  card('EXP-26', 1, may({ sacrifice: 'light' }, crystals(2))),
  hold('EXP-H01', 3, 'order-declared', { kind: 'speed', n: 1 }),
  hold('EXP-H02', 2, 'combat-round', { kind: 'retreat-now' }),
  hold('EXP-H03', 3, 'combat-round', { kind: 'add-dice', n: 2 }),
  hold('EXP-H04', 3, 'before-assign', { kind: 'cut-hits', n: 3 }),
  hold('EXP-H05', 2, 'after-roll', { kind: 'reroll-blanks' }),
  hold('EXP-H06', 2, 'order-done', { kind: 'extra-order' }),
  hold('EXP-H07', 2, 'build-turn', { kind: 'coins', n: 4 }),
  hold('EXP-H08', 2, 'mine-done', { kind: 'coins-for-deposits' }),
  hold('EXP-H09', 2, 'order-turn', { kind: 'gain-anywhere', unit: FRIGATE }),
  hold('EXP-H10', 1, 'order-turn', { kind: 'sabotage', unit: OUTPOST }),
  hold('EXP-H11', 1, 'turn-order', { kind: 'choose-position-first' }),
  hold('EXP-H12', 1, 'crystals-done', { kind: 'spawn-anywhere', n: 1 }),
]

/** Cards from this number on are Hold cards. */
export const FIRST_HOLD = EXPLORES.findIndex((explore) => explore.hold !== null)
