/** What a card or an ability can be missing (AQ-11.15): what its condition asks for and the table does not have. */
const NEEDS = {
  swap: 'AQ-11.15',
  'rune-to-draw': 'AQ-11.15',
  'rune-on-board': 'AQ-11.15',
  'rune-to-exchange': 'AQ-11.15',
  'rune-to-steal': 'AQ-11.15',
  prey: 'AQ-11.15',
  'snow-on-board': 'AQ-11.15',
  snowflake: 'AQ-11.15',
  'acorn-on-board': 'AQ-11.15',
  'acorn-to-pass': 'AQ-11.15',
  'own-tile': 'AQ-11.15',
  'tile-to-move': 'AQ-11.15',
  'two-tiles': 'AQ-11.15',
  'ally-minion': 'AQ-11.15',
  'basic-ally': 'AQ-11.15',
  'tired-ally': 'AQ-11.15',
  'rival-to-move': 'AQ-11.15',
  'rival-in-reach': 'AQ-11.15',
  'rival-in-lane': 'AQ-11.15',
  disguise: 'AQ-11.15',
  ambush: 'AQ-11.15',
  martyr: 'AQ-11.15',
  root: 'AQ-11.15',
} as const
export type Need = keyof typeof NEEDS

/** Why something is not on offer, and the rule that says so. The predicates of the option lists give these back, or null. */
export const REASONS = {
  ...NEEDS,
  // Heroes
  'hero-exhausted': 'AQ-11.1',
  'other-place': 'AQ-22.8',
  'hero-idle': 'AQ-11.2',
  'no-swap': 'AQ-11.3',
  'no-slide': 'AQ-11.6',
  'no-line': 'AQ-11.9',
  'front-ally': 'AQ-11.11',
  'front-guarded': 'AQ-13.8',
  'summon-rune': 'AQ-10.4',
  'summon-deck': 'AQ-11.12',
  'ability-cost': 'AQ-11.14',
  'no-ability': 'AQ-23.18',
  // Minions
  'minion-exhausted': 'AQ-12.3',
  'minion-stunned': 'AQ-7.4',
  'minion-boxed-in': 'AQ-13.3',
  moving: 'AQ-13.3',
  'another-moves': 'AQ-7.17',
  'must-move': 'AQ-13.3',
  // Cards, runes and tiles
  'quarrel-rune': 'AQ-10.6',
  'relic-rune': 'AQ-10.7',
  'no-effect': 'AQ-11.15',
  armed: 'AQ-18.6',
  'runes-pay': 'AQ-10.1',
  'runes-left': 'AQ-7.15',
  'tile-stays': 'AQ-13.10',
  'tiles-later': 'AQ-7.6',
  'tiles-first': 'AQ-7.2',
  'turn-ending': 'AQ-7.18',
  // Somebody or something else comes first
  'asked-first': 'AQ-7.16',
  others: 'AQ-20.8',
  turn: 'AQ-7.1',
  setup: 'AQ-6.19',
} as const satisfies Readonly<Record<string, string>>

export type Reason = keyof typeof REASONS
