import * as z from 'zod/mini'
import { ClockSetting, Count, FairNumber, MatchId, Status, storable } from './common.ts'
import { ClubName, LongText } from './naming.ts'

// Tournaments: several rounds among people who enrol, up to the final standings.

export const TournamentId = MatchId
export const TOURNAMENT_KINDS = ['swiss', 'round-robin'] as const
export const TournamentKind = z.enum(TOURNAMENT_KINDS)
export type TournamentKind = z.infer<typeof TournamentKind>
export const TOURNAMENT_STATES = ['enrolling', 'running', 'over'] as const
export const TournamentState = z.enum(TOURNAMENT_STATES)
export type TournamentState = z.infer<typeof TournamentState>
/** Who may enrol: members of the club, whoever has an account, or guests who have chosen a name as well. */
export const ENTRY_RULES = ['members', 'accounts', 'anybody'] as const
export const EntryRule = z.enum(ENTRY_RULES)
export type EntryRule = z.infer<typeof EntryRule>

export const MOST_ROUNDS = 20

export const NewTournament = z.object({
  club: z.optional(MatchId),
  name: ClubName,
  about: LongText,
  game: z.string().check(z.maxLength(64)),
  config: z.optional(z.record(z.string(), z.unknown())),
  /** At each table. */
  seats: z.int().check(z.gte(2), z.lte(8)),
  kind: TournamentKind,
  /** Of a Swiss tournament; where everybody meets everybody, the number of entrants decides. */
  rounds: z.int().check(z.gte(1), z.lte(MOST_ROUNDS)),
  clock: z.nullable(ClockSetting),
  entry: EntryRule,
})
export type NewTournament = z.infer<typeof NewTournament>

export const TournamentInList = z.object({
  tournament: TournamentId,
  name: z.string(),
  game: z.string(),
  kind: TournamentKind,
  state: TournamentState,
  entrants: Count,
  round: Count,
  rounds: Count,
  /** Whether the one who asks has enrolled. */
  mine: z.boolean(),
})
export type TournamentInList = z.infer<typeof TournamentInList>

export const Entrant = z.object({
  entrant: Count,
  name: z.string(),
  /** Null: somebody who has left. */
  user: z.nullable(z.string()),
  /** They play no further rounds. */
  gone: z.boolean(),
})
export type Entrant = z.infer<typeof Entrant>

/** played: at a table; bye: alone; settled: by an organiser. */
export const PAIRING_HOWS = ['played', 'bye', 'settled'] as const
export const Pairing = z.object({
  round: Count,
  pairing: Count,
  how: z.enum(PAIRING_HOWS),
  match: z.nullable(MatchId),
  /** Of its table; null: there is none yet, or no longer. */
  status: z.nullable(Status),
  /** By seat. */
  entrants: z.array(Count),
  points: z.array(z.nullable(z.number())),
})
export type Pairing = z.infer<typeof Pairing>

export const TIE_BREAKS = ['buchholz', 'sonnebornBerger', 'direct'] as const
export const TieBreak = z.enum(TIE_BREAKS)
export type TieBreak = z.infer<typeof TieBreak>

export const StandingRow = z.object({
  entrant: Count,
  /** Equal in everything that counts: the same place. */
  place: Count,
  points: z.number(),
  played: Count,
  /** The points of the opponents one has met; a bye counts as an opponent with as many as oneself. */
  buchholz: z.number(),
  /** The points of the opponents one has beaten, and half of those one has drawn with. */
  sonnebornBerger: z.number(),
  /** Points against opponents who are equal in everything that counts before it. */
  direct: z.number(),
})
export type StandingRow = z.infer<typeof StandingRow>

/** What was done to a tournament apart from playing it. */
export const TOURNAMENT_DEEDS = ['started', 'paired', 'settled', 'removed', 'withdrew', 'finished'] as const
export const TournamentDeed = z.object({
  at: z.number(),
  /** Null: somebody who left. */
  by: z.nullable(z.string()),
  what: z.enum(TOURNAMENT_DEEDS),
  round: z.nullable(Count),
  pairing: z.nullable(Count),
  /** Whom it was about. */
  entrant: z.nullable(Count),
  note: z.string(),
})
export type TournamentDeed = z.infer<typeof TournamentDeed>

export const TournamentInfo = z.object({
  tournament: TournamentId,
  name: z.string(),
  about: z.string(),
  club: z.nullable(z.object({ club: MatchId, name: z.string() })),
  game: z.string(),
  config: z.record(z.string(), z.unknown()),
  seats: Count,
  kind: TournamentKind,
  rounds: Count,
  clock: z.nullable(ClockSetting),
  entry: EntryRule,
  state: TournamentState,
  /** The last round that was paired; 0: none yet. */
  round: Count,
  /** Null: whoever created it has left. */
  organiser: z.nullable(z.string()),
  /** Whether the one who asks may run it. */
  runs: z.boolean(),
  /** The number of the one who asks, if enrolled. */
  me: z.nullable(Count),
  /** Whether the next round can be paired. */
  ready: z.boolean(),
  entrants: z.array(Entrant),
  pairings: z.array(Pairing),
  standings: z.array(StandingRow),
  tieBreaks: z.array(TieBreak),
  log: z.array(TournamentDeed),
})
export type TournamentInfo = z.infer<typeof TournamentInfo>

const Why = z.string().check(z.trim(), z.minLength(1), z.maxLength(200), storable)

export const TournamentAct = z.discriminatedUnion('do', [
  /** My number for the seeds of correspondence matches, so that the cards are dealt at once. */
  z.object({ do: z.literal('enrol'), number: FairNumber }),
  z.object({ do: z.literal('withdraw') }),
  /** By an organiser, from here on. */
  z.object({ do: z.literal('start') }),
  /** `after`: the round as the page showed it; pressing twice pairs once. */
  z.object({ do: z.literal('next'), after: Count }),
  /** Who has won a pairing that was not played to its end: all, a draw; none, nobody gets a point. */
  z.object({ do: z.literal('settle'), round: Count, pairing: Count, winners: z.array(Count), why: Why }),
  z.object({ do: z.literal('remove'), entrant: Count, why: Why }),
  /** No further rounds. */
  z.object({ do: z.literal('finish') }),
  /** Before it has begun: cancels the tournament. */
  z.object({ do: z.literal('cancel') }),
])
export type TournamentAct = z.infer<typeof TournamentAct>
