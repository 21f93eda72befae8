import * as z from 'zod'

const Lists = z.array(z.array(z.string()))
const Things = z.object({
  /** By seat: what was drawn, what could have been used, what was used; each named once. */
  drawn: Lists,
  could: Lists,
  used: Lists,
})

/** A game that was played, as the measures read it; its seed and choices are enough to replay it. */
export const GameRecord = z.object({
  /** Which arm of the experiment, which deal, and which turn of it: a deal may be played several times, seats swapped. */
  arm: z.int(),
  deal: z.int(),
  turn: z.int(),
  seed: z.string(),
  config: z.looseObject({ seats: z.int() }),
  /** By seat: which of the arm's players sat there. */
  players: z.array(z.int()),
  payoffs: z.array(z.number()),
  scores: z.array(z.number()),
  reason: z.string(),
  /** Questions asked; of them, those with more than one answer, and those answered by passing. */
  decisions: z.int(),
  free: z.int(),
  passes: z.int(),
  rounds: z.nullable(z.number()),
  /** By kind and seat, what it played as. */
  sides: z.record(z.string(), Lists),
  things: z.record(z.string(), Things),
  /** By kind of option: in how many decisions it was on offer, and chosen. */
  acts: z.record(z.string(), z.tuple([z.int(), z.int()])),
  /** Who was winning: chances by seat at moments from the deal to the end; empty where there is no way to judge. */
  lead: z.array(z.array(z.number())),
  choices: z.string(),
})
export type GameRecord = z.infer<typeof GameRecord>

/** A part of an experiment: all games of a few deals. */
export const PieceResult = z.object({ piece: z.int(), games: z.array(GameRecord) })
export type PieceResult = z.infer<typeof PieceResult>
