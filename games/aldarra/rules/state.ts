import type { Seat, State } from '@rulewright/kernel'

/** Where the round stands: each is a rest point of the match. */
export const PHASES = [
  'factions',
  'strongholds',
  'outposts',
  'round',
  'turn-order',
  'crystals',
  'placing',
  'crystals-done',
  'expansion',
  'order',
  'combat',
  'explore',
  'order-done',
  'mine',
  'buy',
  'win-check',
  'objectives',
  'reveal',
  'discovery',
  'extra-discovery',
  'ransom',
  'build',
  'free-outposts',
  'claims',
] as const
export type Phase = (typeof PHASES)[number]

export interface Player {
  /** Number of the faction; -1 until it is chosen (AL-6.3). */
  faction: number
  coins: number
  crystals: number
  vp: number
  /** Order tokens left in this Expansion Phase. */
  tokens: number
  /** Discoveries as bits; the low seven are the upgraded Unit cards (AL-4.9). */
  discoveries: number
  /** Secondary Objectives in hand. */
  objectives: number[]
  /** Objectives laid aside for an exchange that is not yet made public (AL-13.17). */
  setAside: number[]
  /** The two cards the Syndicate looks at (AL-6.22). */
  looking: number[]
  claimed: number[]
  /** Hold cards in hand. */
  explores: number[]
  /** AL-14.11: territories explored in the whole game. */
  explored: number
  /** AL-14.9: counters of this round. */
  attackWins: number
  defenseWins: number
  upsetWins: number
  kills: number[]
  /** A simultaneous choice already made and not yet public; 0 for none. */
  plan: number
}

/** How the Airships of an Order move (AL-10.8 to AL-10.10). */
export type Mode = 'from' | 'to' | 'none'

/** The Order being resolved (AL-10.4). */
export interface Order {
  seat: Seat
  /** The activated territory; -1 until it is chosen. */
  hex: number
  mode: Mode | null
  /** Emergency Burners played in this Order. */
  burners: number
  /** The unit type picked up and about to fly; -1 for none. */
  ship: number
  /** Placed without a token (EXP-H06). */
  extra: boolean
}

/** One die rolled in a Combat Step, with every face it showed while it exploded. */
export interface Die {
  seat: Seat
  /** The unit type it was rolled for; -1 for a die given by a card. */
  unit: number
  colour: number
  /** Faces by their place on the die, 0 to 7: the last one carries the star. */
  faces: number[]
  hits: number
}

export type CombatStage = 'intercept' | 'cards' | 'delay' | 'light' | 'heavy' | 'retreat'

/** A combat under way (section 11). Lists are by seat. */
export interface Combat {
  hex: number
  attacker: Seat
  stage: CombatStage
  round: number
  /** Dice in the Escalation Dice Pool, and what they brought this round. */
  pool: number
  escalation: number
  vpAtStart: number[]
  defended: boolean[]
  delayed: boolean[]
  /** Extra Pink dice for the Heavy Step (EXP-H03). */
  extraDice: number[]
  /** Supporters whose Fortresses fire in this step (AL-11.35). */
  firing: boolean[]
  /** Who had Units here when the step's dice were collected (AL-11.26). */
  inStep: boolean[]
  dice: Die[]
  hits: number[]
  /** Damage in this step by `seat * 7 + unit`: at most one Unit of a type is damaged (AL-11.46). */
  damage: number[]
  destroyedThisRound: number
}

/** An exploration under way (section 12). */
export interface Exploring {
  seat: Seat
  hex: number
  /** Cards drawn and not yet resolved: only the explorer sees them. */
  drawn: number[]
  /** The card being resolved, open to all; -1 for none. */
  resolving: number
}

/** A build turn under way (13.6). */
export interface Building {
  seat: Seat
  /** By hex: the Building that stood there at the start of the turn (-1 none), and Airships built there since. */
  stood: number[]
  built: number[]
}

export interface AldarraState extends State {
  seats: number
  lastRound: number
  phase: Phase
  /** Where a claim window leads. */
  after: Phase
  /** Seats clockwise (AL-7.1). */
  clockwise: Seat[]
  /** The Turn Order Track, position 1 first. */
  track: Seat[]
  /** While positions are chosen: who has taken each, -1 for nobody yet; else empty. */
  positions: Seat[]
  /** Whose turn it is in the phase: an index into the track (into `clockwise` while factions are chosen). */
  turn: number
  round: number
  over: boolean
  /** By hex: tile, explored, Crystals lying there. */
  tiles: number[]
  explored: boolean[]
  lying: number[]
  /** A seat's Units in a hex, by `hex * 4 + seat`: a count of four bits for each unit type. */
  units: number[]
  /** By seat: the hex of the Stronghold, -1 before Arrival. */
  strongholds: number[]
  /** By `seat * 7 + unit`: pieces in the supply, and pieces the Syndicate holds hostage. */
  supply: number[]
  hostages: number[]
  /** Crystals in the supply. */
  crystals: number
  /** Coins the bank has given out and not got back: what all players own together. */
  coinsOut: number
  players: Player[]
  objectiveDeck: number[]
  objectiveDiscard: number[]
  /** Who put each card on the objective discard pile: that seat knows it. */
  discardedBy: Seat[]
  exploreDeck: number[]
  exploreDiscard: number[]
  discoveryDeck: number[]
  discoveryRow: number[]
  /** Crystals still to be placed in this Crystal step. */
  placing: number
  /** Players answer a simultaneous question; nobody sees another's plan yet (AL-16.5). */
  secret: boolean
  /** The Coalition's exchanges since its last answer: 0 none, 1 to Crystals, 2 to Coins (AL-6.13). */
  exchanged: number
  /** Crystals the Coalition may still take while others decide too; -1: all of the supply. */
  vault: number
  /** The next Order is one of Forged Orders: it costs no token. */
  extraOrder: boolean
  order: Order | null
  combat: Combat | null
  exploring: Exploring | null
  building: Building | null
  /** AL-6.23 until the factions are known. Absent at other tables, so that their states equal those saved before the setting existed. */
  balanced?: true
  /** AL-6.24 likewise. */
  evened?: true
}

/** Places for each hex in lists by hex and seat. */
export const STRIDE = 4
export const CRYSTALS_IN_BOX = 25
export const STACKING_LIMIT = 5
export const HAND_LIMIT = 5
export const WINNING_VP = 20
