import type { Game } from '@rulewright/kernel'
import type { User } from '@rulewright/wire'
import type { Logger } from 'pino'
import type { LogWriter } from './data/log.ts'
import type { LogReader } from './data/log-reader.ts'
import type { SeatRow } from './data/rows.ts'
import type { SnapshotWriter } from './data/snapshots.ts'
import type { Store } from './data/store.ts'
import type { KeptPages } from './match/kept-pages.ts'
import type { Meters } from './metrics.ts'
import type { Shelf } from './shelf.ts'
import type { TaskPool } from './tasks/pool.ts'

/** Timings, in milliseconds unless stated otherwise. */
export interface Timings {
  /** A quiet match leaves memory after this long. */
  readonly idle: number
  /** An absent player's seat may be claimed after this long. */
  readonly grace: number
  /** How much of the bots' natural pause to keep: 1 all, 0 none. */
  readonly botPause: number
  /** The pause before a standing answer is given: from, to. Drawn anew each time, whatever the seat holds. */
  readonly standing: readonly [from: number, to: number]
  /** How long a bot may think before a random choice is made for it. */
  readonly botLimit: number
  /** How often clocks and idle matches are checked. */
  readonly tick: number
  /** How often a process reports that it is alive; after three missed beats it counts as dead. */
  readonly beat: number
  /** How often a client must answer for its socket to count as alive. */
  readonly heartbeat: number
  /** How long a request may take to arrive. */
  readonly request: number
  /** Before somebody who is not at the table is notified that it is their turn. */
  readonly notifyAfter: number
  /** How often people looking for a match are seated together. */
  readonly pairing: number
  /** How long turns are collected that are announced together. */
  readonly digest: { readonly hour: number; readonly day: number }
}

export const TIMINGS: Timings = {
  idle: 60_000,
  grace: 60_000,
  botPause: 1,
  standing: [900, 2_500],
  botLimit: 10_000,
  tick: 500,
  beat: 5_000,
  heartbeat: 30_000,
  request: 20_000,
  notifyAfter: 5_000,
  pairing: 1_000,
  digest: { hour: 3_600_000, day: 86_400_000 },
}

/** How much one client may request. */
export interface Limits {
  readonly messagesPerSecond: number
  readonly messageBurst: number
  /** For all sockets of one address together. */
  readonly addressMessagesPerSecond: number
  readonly addressMessageBurst: number
  /** What a socket may always send, however much others from the same address do. */
  readonly shareOfAddress: number
  readonly shareBurst: number
  readonly matchesPerSocket: number
  readonly socketsPerAddress: number
  readonly requestsPerMinute: number
  readonly signInsPerMinute: number
  /** For one account from one address, in a quarter of an hour. */
  readonly wrongPasswords: number
  /** From one address. */
  readonly accountsPerHour: number
  readonly filesPerMinute: number
  /** Replays, match files and who was winning when, from one address. */
  readonly studiesPerMinute: number
  readonly runningMatchesPerUser: number
  /** Listed tables of one person that are waiting for players, and seats one person has taken at waiting tables. */
  readonly openTablesPerUser: number
  readonly waitingSeatsPerUser: number
  /** The same for everybody from one address: listed tables, and seats taken at those of others. */
  readonly openTablesPerAddress: number
  readonly seatsPerAddress: number
  /** Match files that one person has uploaded. */
  readonly filesPerUser: number
  /** Frames of this many characters or more carry what has changed instead of the whole view. */
  readonly wholeFrames: number
}

export const LIMITS: Limits = {
  messagesPerSecond: 20,
  messageBurst: 60,
  addressMessagesPerSecond: 400,
  addressMessageBurst: 1_200,
  shareOfAddress: 3,
  shareBurst: 30,
  matchesPerSocket: 50,
  socketsPerAddress: 100,
  requestsPerMinute: 600,
  signInsPerMinute: 30,
  wrongPasswords: 10,
  accountsPerHour: 20,
  filesPerMinute: 20,
  studiesPerMinute: 120,
  runningMatchesPerUser: 200,
  openTablesPerUser: 5,
  waitingSeatsPerUser: 15,
  openTablesPerAddress: 40,
  seatsPerAddress: 60,
  filesPerUser: 100,
  wholeFrames: 2_000,
}

/** What other processes and people who are away are told. */
export interface Herald {
  /** The table's seats, presence or start have changed. */
  table(match: string): void
  chat(match: string, line: number): void
  /** Somebody has changed whom they read. */
  shutOuts(user: string): void
  /** It is now this person's turn. */
  turn(match: string, game: string, user: string): void
  /** A seat at a waiting table is reserved for this person. */
  invited(match: string, game: string, user: string): void
}

/** Settles ratings, each match once. */
export interface RatingDesk {
  /** A match has just ended here. */
  settleSoon(match: { readonly id: string; readonly game: Game; readonly seats: readonly SeatRow[] }): void
  /** All finished matches that have not been rated. */
  settleAll(): Promise<void>
  /** Called with matches that have changed ratings. */
  onSettled(hear: (match: string) => void): void
}

/** What every part of the match service shares. */
export interface House {
  readonly process: string
  readonly store: Store
  readonly log: LogWriter
  readonly logs: LogReader
  readonly snapshots: SnapshotWriter
  /** Of replays. */
  readonly pages: KeptPages
  readonly shelf: Shelf
  readonly bots: TaskPool
  /** Threads for replays, so that a long one does not hold up the bots. */
  readonly study: TaskPool
  readonly herald: Herald
  /** Settles ratings. */
  readonly umpire: RatingDesk
  readonly meters: Meters
  readonly logger: Logger
  readonly timings: Timings
  readonly limits: Limits
  readonly now: () => number
}

/** When a message arrived: by the matches' clock, and by one that measures durations. */
export interface Arrival {
  readonly at: number
  readonly tick: number
}

/** A connected socket, and its person. */
export interface Client {
  readonly user: User | null
  /** Whether this person has shut out that one. */
  isShutOut(other: string | null): boolean
  send(text: string): void
}
