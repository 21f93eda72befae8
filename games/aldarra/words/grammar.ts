import type { Names, Seat } from '@rulewright/kernel'

export const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** `a Frigate`, `an Outpost`. */
export const article = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`

/** `Ada, Ben and you`. */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** A seat as the reader speaks of it, inside a sentence and at its beginning. */
export const who = (names: Names, seat: Seat): string => (names.you === seat ? 'you' : names.of(seat))
export const subject = (names: Names, seat: Seat): string => (names.you === seat ? 'You' : names.of(seat))
export const whose = (names: Names, seat: Seat): string => (names.you === seat ? 'your' : `${names.of(seat)}’s`)
/** Where the seat has just been named: `Ada delayed their Light Units`. */
export const own = (names: Names, seat: Seat): string => (names.you === seat ? 'your' : 'their')
