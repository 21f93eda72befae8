import type { Team } from '../content/pieces.ts'
import type { Minion } from './state.ts'

/** A rune that moved on the Board: cells are column * BOARD_ROWS + row, from the bottom left. */
export interface Fall {
  readonly piece: number
  readonly from: number
  readonly to: number
}

/** One matched group or run, as it lay when it was found. */
export interface Matched {
  readonly type: 'matched'
  /** Which batch of the cascade this is, from 1. */
  readonly round: number
  readonly what: 'guild' | 'acorns'
  /** The guild, or the colour of the Acorns. */
  readonly of: number
  readonly cells: readonly number[]
  readonly pieces: readonly number[]
  /** Where the runes go: to the active team's held runes, to the discard, or into a Collection. */
  readonly to: 'held' | 'discard' | 'collection'
}

/** A minion as everybody sees it at that moment: it may have left the Field when the event is read. */
export interface MinionSeen {
  readonly team: Team
  readonly class: number
  /** Its type while it is upgraded; a basic minion shows only its class. */
  readonly type: number | null
}

/** AQ-5.1: what everybody sees of a minion on the Field. */
export const seen = (m: Minion): MinionSeen => ({ team: m.team, class: m.class, type: m.upgraded ? m.type : null })

export type AlderquestEvent =
  | { readonly type: 'colours'; readonly seatOf: readonly number[] }
  | { readonly type: 'chose-guild'; readonly team: Team; readonly guild: number }
  | { readonly type: 'placed-hero'; readonly team: Team; readonly hero: number; readonly front: number }
  | { readonly type: 'began'; readonly cells: readonly number[] }
  | { readonly type: 'turn'; readonly team: Team; readonly seat: number; readonly turn: number }
  | { readonly type: 'set-tile'; readonly team: Team; readonly space: number; readonly tile: number; readonly face: number | null }
  | { readonly type: 'revealed-runes'; readonly pieces: readonly number[] }
  // The Board, in the order in which it happens
  | { readonly type: 'row-destroyed'; readonly pieces: readonly number[] }
  | { readonly type: 'dropped'; readonly team: Team; readonly piece: number; readonly column: number; readonly cell: number }
  | { readonly type: 'line'; readonly pieces: readonly number[]; readonly cells: readonly number[] }
  | { readonly type: 'swapped'; readonly a: number; readonly b: number }
  | { readonly type: 'slid'; readonly piece: number; readonly from: number; readonly to: number }
  | { readonly type: 'runes-destroyed'; readonly cells: readonly number[]; readonly pieces: readonly number[] }
  | { readonly type: 'exchanged'; readonly cell: number; readonly out: number; readonly in: number }
  | Matched
  | { readonly type: 'fell'; readonly round: number; readonly falls: readonly Fall[] }
  | { readonly type: 'collected'; readonly team: Team; readonly piece: number; readonly points: number; readonly total: number }
  | { readonly type: 'snowflakes'; readonly pieces: readonly number[]; readonly count: number; readonly scored: boolean }
  | { readonly type: 'exalted'; readonly guild: number | null }
  | { readonly type: 'drew-relic'; readonly team: Team; readonly relic: number | null }
  | { readonly type: 'refilled'; readonly runes: number; readonly snowflakes: number }
  | { readonly type: 'discarded-revealed'; readonly pieces: readonly number[] }
  // Heroes, runes and cards
  | { readonly type: 'hero-action'; readonly hero: number; readonly action: 'swap' | 'slide' | 'line' | 'summon' | 'ability' }
  | { readonly type: 'paid'; readonly team: Team; readonly piece: number }
  | { readonly type: 'lost-rune'; readonly team: Team; readonly piece: number }
  | { readonly type: 'stole-rune'; readonly team: Team; readonly piece: number }
  | { readonly type: 'gained-rune'; readonly team: Team; readonly piece: number }
  | { readonly type: 'drew-quarrel'; readonly team: Team; readonly quarrel: number | null }
  | { readonly type: 'discarded-quarrel'; readonly team: Team; readonly quarrel: number }
  | { readonly type: 'played-quarrel'; readonly team: Team; readonly quarrel: number }
  | { readonly type: 'armed'; readonly team: Team; readonly quarrel: number }
  | { readonly type: 'sprang'; readonly team: Team; readonly quarrel: number; readonly minion: number; readonly who: MinionSeen }
  | { readonly type: 'played-relic'; readonly team: Team; readonly relic: number }
  | { readonly type: 'looked-at-hand'; readonly team: Team; readonly quarrels: readonly number[] | null }
  | { readonly type: 'drew-tile'; readonly team: Team; readonly face: number | null }
  | { readonly type: 'took-trap'; readonly team: Team; readonly into: 'hand' | 'pouch' }
  // Minions
  | { readonly type: 'summoned'; readonly minion: number; readonly team: Team; readonly class: number; readonly space: number }
  | { readonly type: 'activated'; readonly minion: number }
  | {
      readonly type: 'moved'
      readonly minion: number
      readonly who: MinionSeen
      readonly how: 'move' | 'charge' | 'fly' | 'sneak' | 'judo' | 'effect'
      readonly from: number
      readonly to: number
    }
  | {
      readonly type: 'squabble'
      readonly attacker: number
      readonly defender: number
      readonly who: MinionSeen
      readonly other: MinionSeen
      readonly space: number
    }
  | {
      readonly type: 'elbow-drop'
      readonly minion: number
      readonly who: MinionSeen
      readonly victim: number
      readonly other: MinionSeen
      readonly space: number
    }
  | { readonly type: 'confronted'; readonly minion: number; readonly who: MinionSeen; readonly hero: number }
  | { readonly type: 'destroyed'; readonly minion: number; readonly who: MinionSeen; readonly space: number }
  | { readonly type: 'ejected'; readonly minion: number; readonly who: MinionSeen; readonly space: number }
  | { readonly type: 'upgraded'; readonly minion: number; readonly who: MinionSeen; readonly kind: number }
  | { readonly type: 'downgraded'; readonly minion: number; readonly who: MinionSeen }
  | { readonly type: 'exhausted'; readonly minion: number }
  | { readonly type: 'readied'; readonly minion: number; readonly who: MinionSeen }
  | { readonly type: 'stunned'; readonly minion: number; readonly who: MinionSeen }
  | { readonly type: 'guarded'; readonly minion: number; readonly who: MinionSeen }
  | { readonly type: 'granted'; readonly minion: number; readonly who: MinionSeen; readonly keywords: number }
  | { readonly type: 'spared'; readonly minion: number; readonly who: MinionSeen }
  | { readonly type: 'triggered'; readonly minion: number; readonly who: MinionSeen; readonly kind: number }
  | { readonly type: 'tributed'; readonly minion: number; readonly who: MinionSeen; readonly piece: number; readonly column: number }
  // Tiles
  | {
      readonly type: 'revealed-tile'
      readonly minion: number
      readonly who: MinionSeen
      readonly tile: number
      readonly piece: number
      readonly space: number
    }
  | { readonly type: 'dismissed'; readonly minion: number; readonly who: MinionSeen; readonly tile: number; readonly space: number }
  | { readonly type: 'took-acorn'; readonly minion: number; readonly tile: number }
  | { readonly type: 'gave-acorn'; readonly from: number; readonly to: number; readonly who: MinionSeen; readonly tile: number }
  | { readonly type: 'left-acorn'; readonly tile: number; readonly space: number }
  | { readonly type: 'recalled'; readonly team: Team; readonly tile: number; readonly space: number }
  | { readonly type: 'moved-tile'; readonly tile: number; readonly from: number; readonly to: number }
  | { readonly type: 'hid-tile'; readonly tile: number; readonly space: number }
  | { readonly type: 'peeked'; readonly team: Team; readonly tile: number; readonly space: number; readonly face: number | null }
  | {
      readonly type: 'shell-game'
      readonly team: Team
      readonly a: number
      readonly b: number
      readonly tiles: readonly [number, number]
      readonly exchanged: boolean | null
    }
  // Solitaire
  | { readonly type: 'rival-turn' }
  | { readonly type: 'sank'; readonly swaps: readonly (readonly [number, number])[]; readonly through: readonly number[] }
  | { readonly type: 'rival-tile'; readonly hero: number; readonly space: number; readonly tile: number }
  | { readonly type: 'automa'; readonly hero: number; readonly class: number }
  | { readonly type: 'snow-to-pouch'; readonly piece: number }
  // The end
  | { readonly type: 'conceded'; readonly team: Team; readonly seat: number }
  | { readonly type: 'over'; readonly winner: number; readonly reason: string }
