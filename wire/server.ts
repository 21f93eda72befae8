import type { Event, Option } from '@rulewright/kernel'
import * as z from 'zod/mini'
import { CHANNELS } from './client.ts'
import { Clock, ClockSetting, Count, Fairness, GameData, MatchId, OtherNumbers, Outcome, SeatInfo, SeatNumber, Status } from './common.ts'
import { Strength } from './ratings.ts'
import { Refusal } from './refusals.ts'

/** The game's own option or event: it must have a name; the rest is up to the game. */
const OptionData = z.custom<Option>((value) => named(value, 'do'))
const EventData = z.custom<Event>((value) => named(value, 'type'))

function named(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && typeof Object.getOwnPropertyDescriptor(value, key)?.value === 'string'
}

/** The client's message this one answers. */
const re = z.optional(z.int())

export const User = z.object({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  email: z.nullable(z.string()),
  /** Whether this person is an operator. */
  operator: z.optional(z.boolean()),
})
export type User = z.infer<typeof User>

export const Welcome = z.object({ type: z.literal('welcome'), re, wire: z.int(), user: z.nullable(User), now: z.number() })

/** What a seat is asked. The answer carries the `decisionId`, which stays the same while other seats choose. */
export const AskedDecision = z.object({
  decisionId: Count,
  seat: SeatNumber,
  prompt: z.string(),
  rule: z.string(),
  options: z.array(OptionData),
  about: z.optional(z.record(z.string(), z.unknown())),
})
export type AskedDecision = z.infer<typeof AskedDecision>

/**
 * What happened with one choice: `count` is how many choices had been made after it (0: the deal). News replaces what you
 * have of the same count or above (a choice was taken back).
 */
export const News = z.object({ count: Count, events: z.array(EventData) })
export type News = z.infer<typeof News>

/**
 * The match as one seat sees it (null: a spectator), whole at every change it may know of. `rowSeq` is the number of the last row
 * it may know of, in its own count, and only grows; `count` is the number of choices in force, with a secret of others counting as one
 * when it is over. It shrinks when a choice is taken back: then forget news above it. When the match is over, all choices count.
 */
export const Frame = z.object({
  type: z.literal('frame'),
  re,
  match: MatchId,
  seat: z.nullable(SeatNumber),
  rowSeq: Count,
  count: Count,
  /** A rowSeq: the news builds on it; if it is not the last one you have, watch again. Equal to `rowSeq` after a fresh start. */
  since: Count,
  news: z.array(News),
  /** null while the match waits for its players. */
  view: GameData,
  decision: z.nullable(AskedDecision),
  /** Seats being waited for; in a secret, all of its other seats until it is over. */
  waiting: z.array(SeatNumber),
  clocks: z.nullable(z.array(Clock)),
  outcome: z.nullable(Outcome),
  canUndo: z.boolean(),
})
export type Frame = z.infer<typeof Frame>

/** A seat's request to take back its last choice, made with that row of the log; `agreed` are those who said yes. */
export const UndoRequest = z.object({ seat: SeatNumber, rowSeq: Count, needs: z.array(SeatNumber), agreed: z.array(SeatNumber) })
export type UndoRequest = z.infer<typeof UndoRequest>

/** Everything about a match but the game itself; sent when it changes. */
export const TableInfo = z.object({
  type: z.literal('table'),
  re,
  match: MatchId,
  game: z.string(),
  /** Version of the rules. */
  version: z.string(),
  status: Status,
  /** Seats this client may act for; empty: a spectator. */
  mine: z.array(SeatNumber),
  seats: z.array(SeatInfo),
  spectators: Count,
  /** Settings of the table; texts of other seats (decks) are left out until the end. */
  config: z.looseObject({ seats: z.int(), numbers: z.optional(OtherNumbers) }),
  clock: z.nullable(ClockSetting),
  fairness: z.nullable(Fairness),
  /** Whether this client's number for the seed is still missing: send `ready`. */
  numberWanted: z.boolean(),
  undo: z.nullable(UndoRequest),
  /** Whether this client opened the table and may send others away while it waits. */
  host: z.optional(z.boolean()),
  /** Other people's seats that win and lose with this client's: they can be talked to privately. */
  partners: z.optional(z.array(SeatNumber)),
  /** A seat is reserved for this client. */
  invited: z.optional(z.boolean()),
  /** The tournament it belongs to: nobody leaves such a table before it has begun. */
  tournament: z.optional(MatchId),
  /** Whether it is shown among the open tables. */
  listed: z.optional(z.boolean()),
  /** The table at which the same people play again, and who has sat down there. */
  rematch: z.optional(z.object({ match: MatchId, names: z.array(z.string()) })),
  /** How the match changed ratings, once it has. */
  ratings: z.optional(z.array(z.object({ seat: SeatNumber, before: Strength, after: Strength }))),
  continuedFrom: z.nullable(z.object({ match: MatchId, count: Count })),
  /** Whether the rules themselves say what follows when a seat concedes: then `resign` concedes. */
  concedes: z.optional(z.boolean()),
  /** Kept and shuffled only in this browser: it is not rated. */
  local: z.optional(z.boolean()),
  /** Begun in a browser, or read from a file: its shuffle is not guaranteed fair. */
  adopted: z.optional(z.boolean()),
})
export type TableInfo = z.infer<typeof TableInfo>

export const ChatLine = z.object({
  line: z.int(),
  channel: z.enum(CHANNELS),
  seat: z.nullable(SeatNumber),
  name: z.string(),
  text: z.string(),
  at: z.number(),
})
export type ChatLine = z.infer<typeof ChatLine>
export const Chat = z.object({ type: z.literal('chat'), re, match: MatchId, lines: z.array(ChatLine) })

/** Refused, and why. The app has words for the reason; `message` says in English what the reason alone does not, or is empty. */
export const Refused = z.object({
  type: z.literal('refused'),
  re,
  reason: Refusal,
  match: z.optional(MatchId),
  message: z.string(),
  /** The current frame of the seat in question. */
  frame: z.optional(Frame),
})
export type Refused = z.infer<typeof Refused>

/** Done; where a frame answers a message, the frame says so itself. */
export const Done = z.object({ type: z.literal('done'), re, match: z.optional(MatchId) })

/** `reasons`: what speaks for it, keys of the game's words, the strongest first. */
export const Hint = z.object({
  type: z.literal('hint'),
  re,
  match: MatchId,
  seat: SeatNumber,
  decisionId: Count,
  choice: Count,
  reasons: z.array(z.string()),
})

/** Something the seat may expect to do now but may not: the option it would be, what prevents it, and the rule that says so. */
const ObstacleData = z.object({
  option: OptionData,
  why: z.string(),
  rule: z.string(),
  about: z.optional(z.record(z.string(), z.unknown())),
})
/** Everything that prevents the seat's options at that row, in its own count. */
export const Why = z.object({
  type: z.literal('why'),
  re,
  match: MatchId,
  seat: SeatNumber,
  rowSeq: Count,
  obstacles: z.array(ObstacleData),
})
export type Why = z.infer<typeof Why>

/** The server goes down for a moment: connect again after `seconds`. */
export const Bye = z.object({ type: z.literal('bye'), reason: Refusal, seconds: z.number() })

export const Pong = z.object({ type: z.literal('pong'), re, now: z.number() })

export const ServerMessage = z.discriminatedUnion('type', [Welcome, Frame, TableInfo, Chat, Refused, Done, Hint, Why, Bye, Pong])
export type ServerMessage = z.infer<typeof ServerMessage>
