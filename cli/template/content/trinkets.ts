import { at } from '@rulewright/kernel'

export const KINDS = ['button', 'coin', 'key', 'ring'] as const
export type Kind = (typeof KINDS)[number]

/** MG-1.1: of each kind there is one trinket of each value from 1 to 9. */
const VALUES = 9

/** A trinket is a number; what it is follows from the number. */
export const TRINKETS: readonly number[] = Array.from({ length: KINDS.length * VALUES }, (_, trinket) => trinket)

export const kindOf = (trinket: number): Kind => at(KINDS, Math.floor(trinket / VALUES))
export const worthOf = (trinket: number): number => 1 + (trinket % VALUES)
