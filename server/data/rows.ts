import type { Config } from '@rulewright/kernel'
import { KINDS, type LogRow } from '@rulewright/play'
import { ClockSetting, Level, Outcome, SEAT_KINDS, Status } from '@rulewright/wire'
import * as z from 'zod/mini'

/** A row of the log as the database gives it. */
export const LogRowColumns = z.pipe(
  z.object({
    match: z.string(),
    seq: z.number(),
    seat: z.number(),
    index: z.number(),
    kind: z.number(),
    waiting: z.number(),
    at: z.number(),
    bot: z.boolean(),
    hash: z.nullable(z.string()),
  }),
  z.transform((row): LogRow => ({ ...row, kind: KINDS[row.kind] ?? 'choose' })),
)

/** A column of JSON text. */
const json = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    schema,
  )

const ConfigColumn = json(
  z.pipe(
    z.looseObject({ seats: z.number() }),
    z.transform((config): Config => config),
  ),
)

const Redeal = z.object({ count: z.number(), seat: z.number(), seed: z.string() })

export const MatchRow = z.object({
  id: z.string(),
  game: z.string(),
  version: z.string(),
  config: ConfigColumn,
  status: Status,
  clock: z.nullable(json(ClockSetting)),
  listed: z.boolean(),
  /** Empty where there was no commitment before the deal. */
  secret: z.string(),
  seed: z.nullable(z.string()),
  created_at: z.number(),
  started_at: z.nullable(z.number()),
  over_at: z.nullable(z.number()),
  /** Who is waited for after the deal. */
  first_waiting: z.number(),
  deadline: z.nullable(z.number()),
  outcome: z.nullable(json(Outcome)),
  continued_match: z.nullable(z.string()),
  continued_count: z.nullable(z.number()),
  /** Whose limit of unfinished matches it counts towards; null: nobody's. */
  creator: z.nullable(z.string()),
  /** Other versions of the rules that were found to give the same match. */
  checked: z.nullable(z.string()),
  /** Where a match that continued another was re-dealt. */
  redeals: z.nullable(json(z.array(Redeal))),
  /** The match of which it is the rematch. */
  rematch_of: z.nullable(z.string()),
  /** The club whose members see it among theirs. */
  club: z.nullable(z.string()),
  /** The tournament it belongs to. */
  event: z.nullable(z.string()),
  /** Whether it has changed ratings; null: not looked at yet. */
  rated: z.nullable(z.boolean()),
})
export type MatchRow = z.infer<typeof MatchRow>

export const SeatRow = z.object({
  match: z.string(),
  seat: z.number(),
  kind: z.enum(SEAT_KINDS),
  user_id: z.nullable(z.string()),
  name: z.string(),
  level: z.nullable(Level),
  number: z.nullable(z.string()),
  /** For whom an open seat is reserved. */
  kept_for: z.optional(z.nullable(z.string())),
})
export type SeatRow = z.infer<typeof SeatRow>

const ClockState = z.object({ left: z.array(z.number()), opened: z.array(z.nullable(z.number())) })

export const SnapshotRow = z.object({
  match: z.string(),
  seq: z.number(),
  count: z.number(),
  version: z.string(),
  state_version: z.number(),
  state: json(z.unknown()),
  clocks: z.nullable(json(ClockState)),
})
export type SnapshotRow = z.infer<typeof SnapshotRow>
