import { LEVELS } from '@rulewright/kernel'
import * as z from 'zod/mini'

// In a page or worker whose security policy forbids eval, zod's attempt at it would be logged.
if (typeof self !== 'undefined') z.config({ jitless: true })

/** Version of the wire. A client of another version is told to reload. */
export const WIRE = 3

/** How large a message from a client may be, in bytes. */
export const LARGEST_MESSAGE = 16_384
export const LONGEST_CHAT = 500
export const LONGEST_NAME = 32
/** How large a match file may be, in bytes. */
export const LARGEST_FILE = 4_000_000

export { LEVELS }
export const Level = z.enum(LEVELS)
export type Level = z.infer<typeof Level>

export const MatchId = z.string().check(z.regex(/^[0-9a-z]{12}$/))
export const SeatNumber = z.int().check(z.gte(0), z.lt(8))
export const Count = z.int().check(z.gte(0))
/** Text that a database can store. */
export const storable = z.refine<string>((text) => !text.includes('\0'), 'must not hold the character NUL')
/** A seat's share in the seed: any text of its own making. */
export const FairNumber = z.string().check(z.minLength(1), z.maxLength(64), storable)

/** Time to think. Live: a budget for the whole match and a bonus for each choice; correspondence: a limit for each turn. */
export const ClockSetting = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('live'),
    seconds: z.int().check(z.gte(10), z.lte(86_400)),
    increment: z.int().check(z.gte(0), z.lte(3_600)),
  }),
  z.object({ kind: z.literal('correspondence'), hours: z.int().check(z.gte(1), z.lte(1_440)) }),
])
export type ClockSetting = z.infer<typeof ClockSetting>

export const STATUSES = ['waiting', 'running', 'over'] as const
/** waiting: not everybody is here yet, nothing is dealt. */
export const Status = z.enum(STATUSES)
export type Status = z.infer<typeof Status>

/** The game's own data: the game's words and board know its shape. */
export const GameData = z.unknown()
/** Numbers of the content that are other than printed, by name. */
export const OtherNumbers = z.record(z.string(), z.number())

export const Outcome = z.object({
  payoffs: z.array(z.number()),
  /** A key of the game's words, or one of ENDINGS. */
  reason: z.string(),
  scores: z.optional(z.array(z.number())),
  /** Set when the table ended the match, not the rules: whose resignation, timeout or absence. */
  by: z.optional(SeatNumber),
})
export type Outcome = z.infer<typeof Outcome>

/** How the table, not the rules, may end a match: the reasons of an outcome that has `by`. */
export const ENDINGS = ['resigned', 'out-of-time', 'away'] as const
export type TableEnding = (typeof ENDINGS)[number]

/** How a match ends without a winner or loser: closed by an operator, or because the rules it began under are gone. */
export const CLOSINGS = ['closed', 'rules-changed'] as const
export type Closing = (typeof CLOSINGS)[number]
export const closingOf = (reason: string): Closing | null => CLOSINGS.find((closing) => closing === reason) ?? null

export const SEAT_KINDS = ['person', 'bot', 'open'] as const
export const SeatInfo = z.object({
  seat: SeatNumber,
  kind: z.enum(SEAT_KINDS),
  /** Of an open seat: for whom it is kept; empty: for anybody. */
  name: z.string(),
  level: z.nullable(Level),
  /** Who sits here; null for bots and open seats. */
  user: z.nullable(z.string()),
  connected: z.boolean(),
  /** When an absent seat that is waited for may be claimed (milliseconds since 1970), else null. */
  claimAt: z.nullable(z.number()),
  /** Until when they are on vacation, with their clock stopped. */
  vacation: z.optional(z.number()),
})
export type SeatInfo = z.infer<typeof SeatInfo>

/** A seat's clock: what is left, and whether it runs since the moment the message was sent. */
export const Clock = z.object({ left: z.number(), running: z.boolean() })
export type Clock = z.infer<typeof Clock>

/** The hash of the server's secret is shown before the deal, the secret and the numbers after the end. */
export const Fairness = z.object({
  commitment: z.string(),
  secret: z.nullable(z.string()),
  /** One for each seat; null where it is still missing or may not be shown yet. */
  numbers: z.array(z.nullable(z.string())),
})
export type Fairness = z.infer<typeof Fairness>
