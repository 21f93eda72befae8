import type { State } from '@rulewright/kernel'
import type { Mask, Space } from '../content/field.ts'
import type { Class, Guild } from '../content/guilds.ts'
import type { Piece, Team } from '../content/pieces.ts'

export type Mode = 'duel' | 'team' | 'solo'

/** Where the match rests: what the next step plays. */
export type Phase =
  | 'guilds'
  | 'heroes'
  | 'solo-guild'
  | 'solo-heroes'
  | 'hide'
  | 'ready'
  | 'set'
  | 'reveal'
  | 'action'
  | 'draw'
  | 'winter'
  | 'rival-tiles'
  | 'march'
  | 'muster'

/** A minion on the Field. While it is basic nobody knows its type, unless everybody has seen it (`known`). */
export interface Minion {
  /** The order of arrival: no two minions of a match share it. */
  id: number
  type: number
  /** Public: shown by the basic artwork. */
  class: Class
  team: Team
  space: Space
  upgraded: boolean
  known: boolean
  ready: boolean
  stunned: boolean
  /** P-23, until the start of its team's next turn. */
  guarded: boolean
  /** Keywords granted until the end of the turn, as bits. */
  granted: number
  /** The turn in which it was last attacked while it had Judo. */
  attackedIn: number
  /** The turn in which it last used Speed. */
  spedIn: number
}

/** A tile on the Field; a held Acorn lies where its holder stands. */
export interface FieldTile {
  /** AQ-28.2: follows the tile while it is on the Field. */
  handle: number
  piece: Piece
  owner: Team
  space: Space
  faceUp: boolean
  /** The minion that holds it, or -1. */
  holder: number
  /** The teams that know its face, as bits. */
  known: number
  /** Solitaire: the Hero that placed it, or -1. */
  by: number
}

export interface Hero {
  hero: number
  team: Team
  /** The place in the order of turns whose actions it takes. */
  place: number
  lane: number
  front: Space
  ready: boolean
}

/** Traps taken openly and not seen since. */
export interface OpenTraps {
  /** How many are in the pouch. */
  readonly pouch: number
  /** How many are among these tiles, or in the tile hand with what else came there. */
  readonly among: readonly { readonly hand: boolean; readonly tiles: readonly number[]; readonly traps: number }[]
}

export interface TeamState {
  guilds: Guild[]
  /** Held runes by guild. */
  held: Piece[][]
  tilePouch: Piece[]
  trapStack: Piece[]
  tileHand: Piece[]
  quarrelDeck: number[]
  quarrelHand: number[]
  /** Cards of the hand that the other team has seen and that have not left it since. */
  shown: number[]
  quarrelDiscard: number[]
  armed: number[]
  relics: number[]
  collection: Piece[]
  /** What is publicly known of Traps that were taken openly; absent where nothing is. */
  open?: OpenTraps
  /** Starting tiles still to be hidden, and those already chosen for the first spaces of the pattern. */
  starting: Piece[]
  hidden: Piece[]
}

/** AQ-13.3: the minion that is moving and what it may still do. */
export interface Activation {
  minion: number
  moves: number
  /** AQ-30.1: moves that must be normal. */
  extra: number
  /** One of `extra` comes from Speed. */
  speed: boolean
  specialUsed: boolean
  moved: boolean
}

/** What is being resolved while somebody decides, so that everybody can be shown it. */
export type Scene =
  | { on: 'encounter'; minion: number; tile: number }
  | { on: 'trap'; minion: number; team: Team }
  | { on: 'squabble'; attacker: number; defender: number; space: Space }
  | { on: 'tribute'; minion: number }
  | { on: 'confront'; minion: number; hero: number }
  | { on: 'hero'; hero: number }

export interface Solo {
  rivalStack: Piece[]
  /** The Automa Deck, the top last, and what is known of each card (as with the minion decks). */
  automaDeck: number[]
  automaMarks: number[]
  automaDiscard: number[]
  /** The Automa card being carried out, or -1. */
  card: number
  snowReserve: Piece[]
  outOfGame: Piece[]
  target: number
  /** Rival minions come by class (Very Easy, Easy) or by guild. */
  matchByGuild: boolean
  /** Which rival Hero or minion comes next within a step of the Rival turn. */
  next: number
}

export interface Result {
  /** The winning team, or -1 for a draw. */
  winner: number
  reason: 'points' | 'exalted' | 'acorns' | 'board' | 'minions' | 'draw' | 'target' | 'winter' | 'turns' | 'conceded'
}

/** What is known of a card in a face-down deck: nothing, its class, or its type. */
export const UNKNOWN = 0
export const CLASS_KNOWN = 1
export const TYPE_KNOWN = 2

export interface AlderquestState extends State {
  mode: Mode
  /** AQ-1.8: whether Quarrels are in the game. */
  quarrels: boolean
  /** Which seat plays each place: S1 to S4, or Red and Blue. */
  seatOf: number[]
  phase: Phase
  /** Player turns completed, which also identifies the turn under way. */
  turn: number
  place: number
  /** The team whose turn it is; in the Rival turn Blue. */
  active: Team
  /** Decisions already made in a draft. */
  drafted: number
  teams: [TeamState, TeamState]
  heroes: Hero[]
  /** Heroes not yet placed (setup) or out of the game. */
  spareHeroes: number[]
  board: Piece[]
  revealed: Piece[]
  runePouch: Piece[]
  runeDiscard: Piece[]
  /** The Snowflake spaces. */
  snowflakes: Piece[]
  /** The exalted guild, or -1. */
  exalted: number
  relicDeck: number[]
  outRelics: number[]
  /** Minion decks by guild, the top last, and what is known of each card. */
  decks: number[][]
  marks: number[][]
  /** The minions by space, and the spaces each team occupies. */
  at: (Minion | null)[]
  occupied: [Mask, Mask]
  /** A minion on its way into an occupied space: the attacker of a squabble. */
  intruder: Minion | null
  tiles: FieldTile[]
  activation: Activation | null
  /** Pass, pick-up and set-down operations of this turn (AQ-16.10). */
  handling: number
  nextHandle: number
  nextMinion: number
  /** A Quarrel or relic being carried out, or -1. */
  playingQuarrel: number
  playingRelic: number
  scenes: Scene[]
  solo: Solo | null
  result: Result | null
}

/** The part of a match in solitaire. */
export function soloOf({ solo }: AlderquestState): Solo {
  if (!solo) throw new RangeError('this is no match in solitaire')
  return solo
}
