import type { Seat } from './flow.ts'
import type { Names, Phrase } from './words.ts'

/** Small pieces of English sentences, so that every game counts, lists and names people in the same way. */

/** `shards`, `Fortresses`. */
const plural = (one: string): string => `${one}${one.endsWith('s') ? 'es' : 's'}`

/** `no shards`, `1 shard`, `2 shards`. */
export const counted = (n: number, one: string, many = plural(one)): string => `${n === 0 ? 'no' : n} ${Math.abs(n) === 1 ? one : many}`

/** `Ada, Ben and you`. */
export const inList = (parts: readonly Phrase[]): Phrase =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** `a Frigate`, `an Outpost`. */
export const withArticle = (noun: string): string => `${/^[AEIOU]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** A sentence after a colon. */
export const lowered = (phrase: Phrase): Phrase => phrase.charAt(0).toLowerCase() + phrase.slice(1)

/** A seat as its reader speaks of it: inside a sentence, at its beginning, and as the owner of something. */
export const who = (names: Names, seat: Seat): string => (names.you === seat ? 'you' : names.of(seat))
export const subject = (names: Names, seat: Seat): string => (names.you === seat ? 'You' : names.of(seat))
export const whose = (names: Names, seat: Seat): string => (names.you === seat ? 'your' : `${names.of(seat)}’s`)
