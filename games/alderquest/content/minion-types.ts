import { at } from '@rulewright/kernel'
import { ARTISTE, CLERIC, type Class, MONK, NINJA, PIRATE, RANGER, ROGUE, SCRAPER } from './guilds.ts'

/** Movement keywords, as bits. */
export const CHARGE = 1
export const FLIGHT = 2
export const SNEAK = 4
export const JUDO = 8
export const SPEED = 16
export const KEYWORDS = ['CHARGE', 'FLIGHT', 'SNEAK', 'JUDO', 'SPEED'] as const

export type Trigger = 'reveal' | 'tribute' | 'squabble' | 'confront'

/** The upgraded side of a minion (AQ-26.2); what its ability does stands in `minions.ts`. */
export interface MinionType {
  readonly id: MinionId
  readonly name: string
  readonly class: Class
  readonly copies: number
  readonly movement: number
  readonly trigger: Trigger
  readonly text: string
}

const MINION_IDS = (['BAR', 'GUA', 'HUN', 'THI'] as const).flatMap((guild) =>
  ([1, 2, 3, 4, 5, 6] as const).map((n) => `MN-${guild}-${n}` as const),
)
export type MinionId = (typeof MINION_IDS)[number]

export const minionTypes: Readonly<Record<MinionId, Omit<MinionType, 'id'>>> = {
  'MN-BAR-1': { name: 'Frog Artiste', class: ARTISTE, copies: 2, movement: 0, trigger: 'tribute', text: 'Drop a line.' },
  'MN-BAR-2': { name: 'Newt Artiste', class: ARTISTE, copies: 2, movement: SNEAK, trigger: 'reveal', text: 'Make a swap.' },
  'MN-BAR-3': { name: 'Toad Artiste', class: ARTISTE, copies: 1, movement: 0, trigger: 'confront', text: 'Draw one more Quarrel.' },
  'MN-BAR-4': {
    name: 'Crow Rogue',
    class: ROGUE,
    copies: 2,
    movement: FLIGHT,
    trigger: 'reveal',
    text: 'Peek at an unrevealed rival tile in a surrounding space.',
  },
  'MN-BAR-5': {
    name: 'Jay Rogue',
    class: ROGUE,
    copies: 2,
    movement: FLIGHT,
    trigger: 'tribute',
    text: 'Ready another exhausted ally minion that is not Stunned.',
  },
  'MN-BAR-6': {
    name: 'Owl Rogue',
    class: ROGUE,
    copies: 1,
    movement: FLIGHT,
    trigger: 'squabble',
    text: 'All Acorns it holds go to an ally minion in a space surrounding the squabble.',
  },
  'MN-GUA-1': {
    name: 'Rabbit Cleric',
    class: CLERIC,
    copies: 2,
    movement: SPEED,
    trigger: 'tribute',
    text: 'Move an unheld ally tile to any vacant space.',
  },
  'MN-GUA-2': {
    name: 'Mole Cleric',
    class: CLERIC,
    copies: 2,
    movement: 0,
    trigger: 'reveal',
    text: 'Return a lying ally Acorn from the Field to your tile hand.',
  },
  'MN-GUA-3': {
    name: 'Beaver Cleric',
    class: CLERIC,
    copies: 1,
    movement: 0,
    trigger: 'confront',
    text: 'Take a Trap tile from your Trap stack into your tile hand.',
  },
  'MN-GUA-4': {
    name: 'Porcupine Monk',
    class: MONK,
    copies: 2,
    movement: JUDO,
    trigger: 'squabble',
    text: 'The opponent loses a held rune of their choice.',
  },
  'MN-GUA-5': {
    name: 'Armadillo Monk',
    class: MONK,
    copies: 2,
    movement: 0,
    trigger: 'squabble',
    text: 'As the defender it is spared and becomes basic.',
  },
  'MN-GUA-6': {
    name: 'Hedgehog Monk',
    class: MONK,
    copies: 1,
    movement: JUDO,
    trigger: 'tribute',
    text: 'Destroy a Snowflake rune on the Board.',
  },
  'MN-HUN-1': { name: 'Badger Scraper', class: SCRAPER, copies: 2, movement: CHARGE, trigger: 'squabble', text: 'Draw a Quarrel.' },
  'MN-HUN-2': {
    name: 'Weasel Scraper',
    class: SCRAPER,
    copies: 2,
    movement: CHARGE,
    trigger: 'confront',
    text: 'The opponent draws one more tile.',
  },
  'MN-HUN-3': {
    name: 'Wolverine Scraper',
    class: SCRAPER,
    copies: 1,
    movement: CHARGE,
    trigger: 'squabble',
    text: 'Eject another rival minion in a space surrounding the squabble.',
  },
  'MN-HUN-4': {
    name: 'Fox Ranger',
    class: RANGER,
    copies: 2,
    movement: SPEED,
    trigger: 'tribute',
    text: 'Destroy a rune of a rival guild on the Board that is adjacent to a Hunters rune.',
  },
  'MN-HUN-5': {
    name: 'Lynx Ranger',
    class: RANGER,
    copies: 2,
    movement: SNEAK,
    trigger: 'reveal',
    text: 'It has one more normal move in this activation.',
  },
  'MN-HUN-6': {
    name: 'Coyote Ranger',
    class: RANGER,
    copies: 1,
    movement: SPEED,
    trigger: 'reveal',
    text: 'Eject a rival minion adjacent to it.',
  },
  'MN-THI-1': { name: 'Otter Pirate', class: PIRATE, copies: 2, movement: SPEED, trigger: 'confront', text: 'Steal a held rune.' },
  'MN-THI-2': {
    name: 'Rat Pirate',
    class: PIRATE,
    copies: 2,
    movement: 0,
    trigger: 'reveal',
    text: 'The opponent loses a held rune of their choice.',
  },
  'MN-THI-3': { name: 'Ferret Pirate', class: PIRATE, copies: 1, movement: CHARGE, trigger: 'squabble', text: 'Steal a held rune.' },
  'MN-THI-4': {
    name: 'Raccoon Ninja',
    class: NINJA,
    copies: 2,
    movement: SNEAK,
    trigger: 'tribute',
    text: 'The opponent draws two tiles.',
  },
  'MN-THI-5': {
    name: 'Squirrel Ninja',
    class: NINJA,
    copies: 2,
    movement: SNEAK,
    trigger: 'reveal',
    text: 'If the tile is an Acorn, it goes to another ally minion on the ground in the same lane or rank.',
  },
  'MN-THI-6': {
    name: 'Skunk Ninja',
    class: NINJA,
    copies: 1,
    movement: 0,
    trigger: 'confront',
    text: 'Look at the opponent’s Quarrel hand and discard a card of your choice from it.',
  },
}

/** The minions' types by index, six for each guild. */
export const MINION_TYPES: readonly MinionType[] = MINION_IDS.map((id) => ({ id, ...minionTypes[id] }))
export const typeOf = (type: number): MinionType => at(MINION_TYPES, type)
export const typeNamed = (id: MinionId): number => MINION_TYPES.findIndex((t) => t.id === id)
export const minionsOf = (guild: number): number[] =>
  MINION_TYPES.flatMap((t, n) => (t.class >> 1 === guild ? Array<number>(t.copies).fill(n) : []))
