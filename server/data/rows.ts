import type { Config } from '@rulewright/kernel'
import { ClockSetting, Level, Outcome, SEAT_KINDS, Status } from '@rulewright/wire'
import * as z from 'zod/mini'

/**
 * What a row of the log says. `index` is the option or CONCEDE (choose), how many choices stay in force (undo, ask-undo), or for how
 * many milliseconds no server was there (stood-still). New ones go to the end: the log keeps their number.
 */
export const KINDS = ['choose', 'undo', 'ask-undo', 'agree', 'decline', 'resign', 'flag', 'claim', 'stood-still'] as const
export type Kind = (typeof KINDS)[number]

/** A row of the append-only log: the truth of a match. `seq` counts from 1; `waiting` has a bit for each seat then asked. */
export interface LogRow {
  readonly match: string
  readonly seq: number
  readonly seat: number
  readonly index: number
  readonly kind: Kind
  readonly waiting: number
  readonly at: number
}

export const LogRow = z.pipe(
  z.object({
    match: z.string(),
    seq: z.number(),
    seat: z.number(),
    index: z.number(),
    kind: z.number(),
    waiting: z.number(),
    at: z.number(),
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

/** At the first rest with so many choices made, everything the seat cannot know is dealt anew, the dice to come included. */
export const Redeal = z.object({ count: z.number(), seat: z.number(), seed: z.string() })
export type Redeal = z.infer<typeof Redeal>

export const MatchRow = z.object({
  id: z.string(),
  game: z.string(),
  version: z.string(),
  config: ConfigColumn,
  status: Status,
  clock: z.nullable(json(ClockSetting)),
  listed: z.boolean(),
  invitation: z.string(),
  /** Empty where nothing was promised before the deal. */
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
  /** Where a match that was played on from another was dealt anew. */
  redeals: z.nullable(json(z.array(Redeal))),
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
})
export type SeatRow = z.infer<typeof SeatRow>

/** What each seat has left, and since when its clock runs. */
export const ClockState = z.object({ left: z.array(z.number()), opened: z.array(z.nullable(z.number())) })
export type ClockState = z.infer<typeof ClockState>

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
