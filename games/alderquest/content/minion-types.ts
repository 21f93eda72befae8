import { ARTISTE, CLERIC, type Class, MONK, NINJA, PIRATE, RANGER, ROGUE, SCRAPER } from './pieces.ts'

/** Movement keywords, as bits. */
export const CHARGE = 1
export const FLIGHT = 2
export const SNEAK = 4
export const JUDO = 8
export const SPEED = 16
export const KEYWORDS = ['CHARGE', 'FLIGHT', 'SNEAK', 'JUDO', 'SPEED'] as const

export type Trigger = 'reveal' | 'tribute' | 'squabble' | 'confront'

/** The upgraded side of a minion (AQ-26.2), without its ability, which stands in `minions.ts`. */
export interface MinionType {
  readonly id: MinionId
  readonly class: Class
  readonly copies: number
  readonly movement: number
  readonly trigger: Trigger
}

export type MinionId = `MN-${'BAR' | 'GUA' | 'HUN' | 'THI'}-${1 | 2 | 3 | 4 | 5 | 6}`

const type = (id: MinionId, c: Class, copies: number, movement: number, trigger: Trigger): MinionType => ({
  id,
  class: c,
  copies,
  movement,
  trigger,
})

export const MINION_TYPES: readonly MinionType[] = [
  type('MN-BAR-1', ARTISTE, 2, 0, 'tribute'),
  type('MN-BAR-2', ARTISTE, 2, SNEAK, 'reveal'),
  type('MN-BAR-3', ARTISTE, 1, 0, 'confront'),
  type('MN-BAR-4', ROGUE, 2, FLIGHT, 'reveal'),
  type('MN-BAR-5', ROGUE, 2, FLIGHT, 'tribute'),
  type('MN-BAR-6', ROGUE, 1, FLIGHT, 'squabble'),
  type('MN-GUA-1', CLERIC, 2, SPEED, 'tribute'),
  type('MN-GUA-2', CLERIC, 2, 0, 'reveal'),
  type('MN-GUA-3', CLERIC, 1, 0, 'confront'),
  type('MN-GUA-4', MONK, 2, JUDO, 'squabble'),
  type('MN-GUA-5', MONK, 2, 0, 'squabble'),
  type('MN-GUA-6', MONK, 1, JUDO, 'tribute'),
  type('MN-HUN-1', SCRAPER, 2, CHARGE, 'squabble'),
  type('MN-HUN-2', SCRAPER, 2, CHARGE, 'confront'),
  type('MN-HUN-3', SCRAPER, 1, CHARGE, 'squabble'),
  type('MN-HUN-4', RANGER, 2, SPEED, 'tribute'),
  type('MN-HUN-5', RANGER, 2, SNEAK, 'reveal'),
  type('MN-HUN-6', RANGER, 1, SPEED, 'reveal'),
  type('MN-THI-1', PIRATE, 2, SPEED, 'confront'),
  type('MN-THI-2', PIRATE, 2, 0, 'reveal'),
  type('MN-THI-3', PIRATE, 1, CHARGE, 'squabble'),
  type('MN-THI-4', NINJA, 2, SNEAK, 'tribute'),
  type('MN-THI-5', NINJA, 2, SNEAK, 'reveal'),
  type('MN-THI-6', NINJA, 1, 0, 'confront'),
]

const NONE = type('MN-BAR-1', ARTISTE, 0, 0, 'tribute')
export const typeOf = (type: number): MinionType => MINION_TYPES[type] ?? NONE
export const typeNamed = (id: MinionId): number => MINION_TYPES.findIndex((t) => t.id === id)
export const minionsOf = (guild: number): number[] =>
  MINION_TYPES.flatMap((t, n) => (t.class >> 1 === guild ? Array<number>(t.copies).fill(n) : []))
