/** All that a seat may ever choose (AQ-27). Spaces, guilds, faces and cards are indices into the content's tables. */
export type AlderquestOption =
  // Setup
  | { readonly do: 'guild'; readonly guild: number }
  | { readonly do: 'place-hero'; readonly hero: number }
  | { readonly do: 'lane'; readonly lane: number }
  | { readonly do: 'rival-hero'; readonly hero: number }
  | { readonly do: 'side'; readonly guild: number }
  | { readonly do: 'hide'; readonly face: number }
  | { readonly do: 'cancel' }
  // The turn
  | { readonly do: 'set'; readonly face: number }
  | { readonly do: 'drop'; readonly face: number }
  | { readonly do: 'column'; readonly column: number }
  | { readonly do: 'hero'; readonly hero: number }
  | { readonly do: 'swap' }
  | { readonly do: 'slide' }
  | { readonly do: 'line' }
  | { readonly do: 'summon' }
  | { readonly do: 'ability' }
  | { readonly do: 'cell'; readonly cell: number }
  | { readonly do: 'pay'; readonly guild: number }
  | { readonly do: 'activate'; readonly minion: number }
  | { readonly do: 'move'; readonly to: number }
  | { readonly do: 'charge'; readonly to: number }
  | { readonly do: 'fly'; readonly to: number }
  | { readonly do: 'sneak'; readonly to: number }
  | { readonly do: 'confront'; readonly hero: number }
  | { readonly do: 'give'; readonly minion: number }
  | { readonly do: 'pick-up'; readonly minion: number }
  | { readonly do: 'set-down'; readonly minion: number }
  | { readonly do: 'quarrel'; readonly quarrel: number }
  | { readonly do: 'relic'; readonly relic: number }
  | { readonly do: 'end' }
  // Responses and targets
  | { readonly do: 'reveal' }
  | { readonly do: 'dismiss' }
  | { readonly do: 'eject' }
  | { readonly do: 'trap'; readonly quarrel: number }
  | { readonly do: 'use' }
  | { readonly do: 'pass' }
  | { readonly do: 'done' }
  | { readonly do: 'escape'; readonly to: number }
  | { readonly do: 'discard'; readonly quarrel: number }
  | { readonly do: 'lose'; readonly guild: number }
  | { readonly do: 'steal'; readonly guild: number }
  | { readonly do: 'gain'; readonly guild: number }
  | { readonly do: 'minion'; readonly minion: number }
  | { readonly do: 'space'; readonly space: number }
  | { readonly do: 'tile'; readonly tile: number }
  | { readonly do: 'acorn'; readonly tile: number }
  | { readonly do: 'rune'; readonly face: number }
  | { readonly do: 'exalt'; readonly guild: number }
  | { readonly do: 'destroy-snow' }
  | { readonly do: 'drop-snow' }
  | { readonly do: 'exchange' }
  | { readonly do: 'leave' }

/** Every question there is; `words/prompts.ts` has a sentence for each. */
export const PROMPTS = [
  'draft-guild',
  'draft-hero',
  'draft-lane',
  'solo-guild',
  'solo-hero',
  'solo-side',
  'hide-tile',
  'hide-confirm',
  'set-tile',
  'set-space',
  'bards-rune',
  'bards-column',
  'action',
  'drop-column',
  'hero-action',
  'swap-first',
  'swap-second',
  'swap-again',
  'slide-cell',
  'slide-to',
  'summon-guild',
  'pay',
  'move',
  'which-acorn',
  'give-to',
  'which-tile',
  'encounter',
  'trap-response',
  'trigger',
  'tribute-acorn',
  'tribute-column',
  'judo',
  'discard-quarrel',
  'end-discard',
  'lose-rune',
  'steal-rune',
  'gain-rune',
  'target-minion',
  'target-space',
  'target-tile',
  'target-cell',
  'target-rune',
  'target-lane',
  'target-guild',
  'winter-eye',
  'snow-column',
  'shell-game',
  'march-target',
  'scraper-target',
] as const
export type AlderquestPrompt = (typeof PROMPTS)[number]

export const DONE = { do: 'done' } as const
export const PASS = { do: 'pass' } as const
