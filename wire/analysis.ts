import * as z from 'zod/mini'
import { Count, MatchId, SeatNumber } from './common.ts'

/** What a costly choice is called, from mild to worst. */
export const ChoiceLabel = z.enum(['slip', 'mistake', 'blunder'])
export type ChoiceLabel = z.infer<typeof ChoiceLabel>

/** The placeholder for a seat's name in the sentences of an analysis: those are kept, while people change their names or leave. */
export const namePlace = (seat: number): string => `{seat ${seat}}`
/** A sentence of an analysis with the current names. */
export const withNames = (said: string, nameOf: (seat: number) => string): string =>
  said.replace(/\{seat (\d)\}/g, (_, seat: string) => nameOf(Number(seat)))

/** A decision of a finished match, judged from what its seat knew when it was asked; chances to win are from 0 to 1. */
export const AnalysedDecision = z.object({
  /** How many choices had been made when it was asked. */
  count: Count,
  seat: SeatNumber,
  /** Before the choice; after the best option found; after the chosen one. */
  before: z.number(),
  best: z.number(),
  chosen: z.number(),
  label: z.nullable(ChoiceLabel),
  /** Where the choice cost much: what was asked, */
  asked: z.optional(z.string()),
  /** which option was chosen and which was better, by their places and in the game's words, */
  choice: z.optional(z.object({ index: z.int(), said: z.string() })),
  better: z.optional(z.object({ index: z.int(), said: z.string() })),
  /** and the terms of the game's evaluation that speak for the better one. */
  reasons: z.optional(z.array(z.string())),
})
export type AnalysedDecision = z.infer<typeof AnalysedDecision>

/** How a match was played, as far as it has been analysed. */
export const Analysis = z.object({
  match: MatchId,
  state: z.enum(['none', 'running', 'stopped', 'done']),
  /** How many of its choices have been analysed, and how many there are. */
  done: Count,
  of: Count,
  /** While the analysis runs, only the costly ones. */
  decisions: z.array(AnalysedDecision),
})
export type Analysis = z.infer<typeof Analysis>
/** Analyses the match, unless that has been done; continues where it was stopped. */
export const AnalysisAct = z.object({ do: z.enum(['begin', 'stop']) })
export type AnalysisAct = z.infer<typeof AnalysisAct>
