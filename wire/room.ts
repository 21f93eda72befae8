import * as z from 'zod/mini'
import { ClockSetting, FairNumber, Level, MatchId, SeatNumber } from './common.ts'
import { UserId } from './people.ts'

// What can be done at a table that waits for players, and after a match.

const Values = z.record(z.string(), z.unknown())

export const RoomAct = z.discriminatedUnion('do', [
  /** By the host. Values of single seats are kept where others sit. */
  z.object({ do: z.literal('settings'), config: Values, clock: z.nullable(ClockSetting), listed: z.boolean() }),
  /** By the host: a bot takes an open seat, or plays at another level. */
  z.object({ do: z.literal('bot'), seat: SeatNumber, level: Level }),
  /** By the host: a bot leaves, or a reserved seat is open to anybody again. */
  z.object({ do: z.literal('open'), seat: SeatNumber }),
  /** By the host: an open seat is reserved for somebody, who sees it among their matches. */
  z.object({ do: z.literal('invite'), user: UserId }),
  /** I move from one of my seats to an open one, or swap with a bot. */
  z.object({ do: z.literal('move'), from: SeatNumber, to: SeatNumber }),
  /** My own seat's value of settings that differ by seat (a deck). */
  z.object({ do: z.literal('own'), seat: SeatNumber, values: Values }),
  /** I do not need the seat reserved for me. */
  z.object({ do: z.literal('decline') }),
  /** By the host: there will be no match. */
  z.object({ do: z.literal('cancel') }),
])
export type RoomAct = z.infer<typeof RoomAct>

export const ProposeRematch = z.object({ number: z.optional(FairNumber) })
export const Rematch = z.object({ match: MatchId })
export type Rematch = z.infer<typeof Rematch>
