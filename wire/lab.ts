import * as z from 'zod/mini'

/** Longer than any experiment a person writes, and shorter than the limit for a request. */
const LONGEST_EXPERIMENT = 50_000

/** A run of an experiment, by the name of its folder. */
export const LabRun = z.object({
  id: z.string(),
  title: z.string(),
  game: z.string(),
  /** Deals played so far, and how many there are to be. */
  deals: z.int(),
  of: z.int(),
  state: z.enum(['running', 'stopped', 'done']),
  /** Why it could not go on. */
  problem: z.nullable(z.string()),
})
export type LabRun = z.infer<typeof LabRun>

export const LabInfo = z.object({
  runs: z.array(LabRun),
  games: z.array(z.object({ id: z.string(), title: z.string() })),
  /** The run that this request started. */
  started: z.nullable(z.string()),
})
export type LabInfo = z.infer<typeof LabInfo>

const RunId = z.string().check(z.regex(/^[\w-]{1,120}$/))

/** Actions in the lab: start an experiment as written, comments included; stop a run, or continue it. */
export const LabAct = z.discriminatedUnion('do', [
  z.object({ do: z.literal('start'), experiment: z.string().check(z.maxLength(LONGEST_EXPERIMENT)) }),
  z.object({ do: z.literal('stop'), run: RunId }),
  z.object({ do: z.literal('continue'), run: RunId }),
])
export type LabAct = z.infer<typeof LabAct>

/** An experiment to begin with, and everything that one with this game may name. */
export const LabStarting = z.object({
  text: z.string(),
  seats: z.array(z.int()),
  numbers: z.array(z.object({ name: z.string(), label: z.string(), value: z.number(), least: z.number(), most: z.number() })),
  things: z.array(z.object({ name: z.string(), label: z.string() })),
  /** Lists of tables, and for how many seats each says something. */
  tables: z.array(z.object({ name: z.string(), seats: z.array(z.int()) })),
})
export type LabStarting = z.infer<typeof LabStarting>
