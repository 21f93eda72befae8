import * as z from 'zod/mini'
import { ClockSetting, Count, FairNumber, MatchId, Status, storable } from './common.ts'
import { ClubName, LongText } from './naming.ts'

// Events: several rounds among people who enrol, to a list of who came where.

export const EventId = MatchId
export const EVENT_KINDS = ['swiss', 'round-robin'] as const
export const EventKind = z.enum(EVENT_KINDS)
export type EventKind = z.infer<typeof EventKind>
export const EVENT_STATES = ['enrolling', 'running', 'over'] as const
export const EventState = z.enum(EVENT_STATES)
export type EventState = z.infer<typeof EventState>
/** Who may enrol: members of the club, whoever has an account, or guests who have chosen a name as well. */
export const ENTRIES = ['members', 'accounts', 'anybody'] as const
export const Entry = z.enum(ENTRIES)
export type Entry = z.infer<typeof Entry>

export const MOST_ROUNDS = 20

export const NewEvent = z.object({
  club: z.optional(MatchId),
  name: ClubName,
  about: LongText,
  game: z.string().check(z.maxLength(64)),
  config: z.optional(z.record(z.string(), z.unknown())),
  /** At each table. */
  seats: z.int().check(z.gte(2), z.lte(8)),
  kind: EventKind,
  /** Of a Swiss event; where everybody meets everybody, their number says how many. */
  rounds: z.int().check(z.gte(1), z.lte(MOST_ROUNDS)),
  clock: z.nullable(ClockSetting),
  entry: Entry,
})
export type NewEvent = z.infer<typeof NewEvent>

export const EventInList = z.object({
  event: EventId,
  name: z.string(),
  game: z.string(),
  kind: EventKind,
  state: EventState,
  entrants: Count,
  round: Count,
  rounds: Count,
  /** Whether the one who asks has enrolled. */
  mine: z.boolean(),
})
export type EventInList = z.infer<typeof EventInList>

export const EventEntrant = z.object({
  entrant: Count,
  name: z.string(),
  /** Null: somebody who left. */
  user: z.nullable(z.string()),
  /** They play no further rounds. */
  gone: z.boolean(),
})
export type EventEntrant = z.infer<typeof EventEntrant>

/** played: at a table; bye: alone; settled: by an organiser. */
export const BOARD_HOWS = ['played', 'bye', 'settled'] as const
export const EventBoard = z.object({
  round: Count,
  board: Count,
  how: z.enum(BOARD_HOWS),
  match: z.nullable(MatchId),
  /** Of its table; null: it is not there yet, or not any more. */
  status: z.nullable(Status),
  /** By seat. */
  entrants: z.array(Count),
  points: z.array(z.nullable(z.number())),
})
export type EventBoard = z.infer<typeof EventBoard>

export const TIE_BREAKS = ['buchholz', 'sonnebornBerger', 'direct'] as const
export const TieBreak = z.enum(TIE_BREAKS)
export type TieBreak = z.infer<typeof TieBreak>

export const StandingRow = z.object({
  entrant: Count,
  /** Equal in all that counts: the same place. */
  place: Count,
  points: z.number(),
  played: Count,
  /** The points of those one has met, a bye counting as somebody with as many as oneself. */
  buchholz: z.number(),
  /** The points of those one has beaten, and half of those one has drawn with. */
  sonnebornBerger: z.number(),
  /** Points against those who have as much of all that counts before it. */
  direct: z.number(),
})
export type StandingRow = z.infer<typeof StandingRow>

/** What was done to an event beyond playing it. */
export const EVENT_DEEDS = ['started', 'paired', 'settled', 'removed', 'withdrew', 'finished'] as const
export const EventDeed = z.object({
  at: z.number(),
  /** Null: somebody who left. */
  by: z.nullable(z.string()),
  what: z.enum(EVENT_DEEDS),
  round: z.nullable(Count),
  board: z.nullable(Count),
  /** Whom it was about. */
  entrant: z.nullable(Count),
  note: z.string(),
})
export type EventDeed = z.infer<typeof EventDeed>

export const EventInfo = z.object({
  event: EventId,
  name: z.string(),
  about: z.string(),
  club: z.nullable(z.object({ club: MatchId, name: z.string() })),
  game: z.string(),
  config: z.record(z.string(), z.unknown()),
  seats: Count,
  kind: EventKind,
  rounds: Count,
  clock: z.nullable(ClockSetting),
  entry: Entry,
  state: EventState,
  /** The last one that was paired; 0: none yet. */
  round: Count,
  /** Null: whoever made it has left. */
  organiser: z.nullable(z.string()),
  /** Whether the one who asks may run it. */
  runs: z.boolean(),
  /** The number of the one who asks, who has enrolled. */
  me: z.nullable(Count),
  /** Whether the next round can be paired. */
  ready: z.boolean(),
  entrants: z.array(EventEntrant),
  boards: z.array(EventBoard),
  standings: z.array(StandingRow),
  tieBreaks: z.array(TieBreak),
  log: z.array(EventDeed),
})
export type EventInfo = z.infer<typeof EventInfo>

const Why = z.string().check(z.trim(), z.minLength(1), z.maxLength(200), storable)

export const EventAct = z.discriminatedUnion('do', [
  /** My share in the seed of correspondence matches, so that the cards are dealt at once. */
  z.object({ do: z.literal('enrol'), number: FairNumber }),
  z.object({ do: z.literal('withdraw') }),
  /** By an organiser, from here on. */
  z.object({ do: z.literal('start') }),
  /** `after`: the round that was seen; whoever presses twice pairs once. */
  z.object({ do: z.literal('next'), after: Count }),
  /** Who has won a board without playing it to its end: all, a draw; none, nobody gets a point. */
  z.object({ do: z.literal('settle'), round: Count, board: Count, winners: z.array(Count), why: Why }),
  z.object({ do: z.literal('remove'), entrant: Count, why: Why }),
  /** No further rounds. */
  z.object({ do: z.literal('finish') }),
  /** Before it has begun: there is no event. */
  z.object({ do: z.literal('cancel') }),
])
export type EventAct = z.infer<typeof EventAct>
