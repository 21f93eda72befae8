import * as z from 'zod/mini'
import { Count, FairNumber, Level, LONGEST_CHAT, MatchId, SeatNumber, storable } from './common.ts'

/** The client's own number for a message; the answer carries it as `re`. */
const id = z.int().check(z.gte(0))

/** The first message on a socket. */
export const Hello = z.object({ type: z.literal('hello'), id, wire: z.int() })

/** Sit down at a match, or watch it. `seen`: the last rowSeq this client has, so that only news since then is sent. */
export const Watch = z.object({ type: z.literal('watch'), id, match: MatchId, seen: z.optional(Count) })
export const Unwatch = z.object({ type: z.literal('unwatch'), id, match: MatchId })

/**
 * Answers the decision of that id: `choice` is an index into its options. `standing`: an answer the player gave in advance (pass
 * until something happens); the server gives it after a pause that reveals nothing.
 */
export const Choose = z.object({
  type: z.literal('choose'),
  id,
  match: MatchId,
  seat: SeatNumber,
  decisionId: Count,
  choice: Count,
  standing: z.optional(z.boolean()),
})
/** Takes back a standing answer that has not been given yet. Any other answer of the seat does so as well. */
export const Hold = z.object({ type: z.literal('hold'), id, match: MatchId, seat: SeatNumber })

/**
 * What the seat passes while its player is not at the table, until told otherwise: windows with these prompts, and until its own
 * turn every window. Whoever is at the table answers there.
 */
export const Standing = z.object({
  type: z.literal('standing'),
  id,
  match: MatchId,
  seat: SeatNumber,
  prompts: z.array(z.string().check(z.maxLength(100), storable)).check(z.maxLength(100)),
  untilTurn: z.boolean(),
})

/** Takes the seat's last choice back at once where the undo rules allow it; else asks the others. `rowSeq`: of the frame it looks at. */
export const Undo = z.object({ type: z.literal('undo'), id, match: MatchId, seat: SeatNumber, rowSeq: Count })
/** Answers another seat's request to take back. `rowSeq`: the request's. */
export const Consent = z.object({ type: z.literal('consent'), id, match: MatchId, seat: SeatNumber, rowSeq: Count, agree: z.boolean() })

/** table: players to everybody; team: to partners only; gallery: among spectators. Everybody can read all of it after the end. */
export const CHANNELS = ['table', 'team', 'gallery'] as const
export const Say = z.object({
  type: z.literal('say'),
  id,
  match: MatchId,
  channel: z.enum(CHANNELS),
  text: z.string().check(z.minLength(1), z.maxLength(LONGEST_CHAT), storable),
})

/**
 * Concedes by the rules where they cover it: they end the match, or the others play on without the seat. Elsewhere it gives the
 * match up (two seats, or nobody of the party is left) or leaves the seat to a bot (more seats, or others of the party).
 */
export const Resign = z.object({ type: z.literal('resign'), id, match: MatchId, seat: SeatNumber })
/** Leaves the seat to a bot; `back` takes it again. */
export const Leave = z.object({ type: z.literal('leave'), id, match: MatchId, seat: SeatNumber, level: Level })
export const Back = z.object({ type: z.literal('back'), id, match: MatchId, seat: SeatNumber })

/** Another seat is away beyond the grace period: claim the win (two seats), or have a bot play its seat. */
export const Claim = z.object({
  type: z.literal('claim'),
  id,
  match: MatchId,
  seat: SeatNumber,
  of: SeatNumber,
  as: z.enum(['win', 'bot']),
})

/** The number this client adds to the seed, for every seat it holds; sent after seeing the commitment. */
export const Ready = z.object({ type: z.literal('ready'), id, match: MatchId, number: FairNumber })

/** What would a master do here? Answered from what the seat knows. */
export const AskHint = z.object({ type: z.literal('hint'), id, match: MatchId, seat: SeatNumber, decisionId: Count })

/** Why is what the seat may expect to do not on offer? Answered from what the seat knows. */
export const AskWhy = z.object({ type: z.literal('why'), id, match: MatchId, seat: SeatNumber })

export const Ping = z.object({ type: z.literal('ping'), id })

export const ClientMessage = z.discriminatedUnion('type', [
  Hello,
  Watch,
  Unwatch,
  Choose,
  Hold,
  Standing,
  Undo,
  Consent,
  Say,
  Resign,
  Leave,
  Back,
  Claim,
  Ready,
  AskHint,
  AskWhy,
  Ping,
])
export type ClientMessage = z.infer<typeof ClientMessage>
/** The message of one type. */
export type MessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>
