import * as z from 'zod/mini'
import { Acquaintance } from './circle.ts'
import { Count, FairNumber, MatchId, storable } from './common.ts'
import { MatchSummary } from './http.ts'
import { ClubName, LongText } from './naming.ts'
import { UserId } from './people.ts'
import { TournamentInList } from './tournaments.ts'

// Clubs: people who play together, their tables and their tournaments.

export const ClubId = MatchId

/** asking: they would like to join, and an organiser has not answered yet. */
export const CLUB_ROLES = ['organiser', 'member', 'asking'] as const
export const ClubRole = z.enum(CLUB_ROLES)
export type ClubRole = z.infer<typeof ClubRole>

export const ClubInList = z.object({ club: ClubId, name: z.string(), role: ClubRole, members: Count })
export type ClubInList = z.infer<typeof ClubInList>

const ClubMember = z.extend(Acquaintance, { role: ClubRole })

/** Members and matches are shown to members only. */
export const Club = z.object({
  club: ClubId,
  name: z.string(),
  about: z.string(),
  /** Of the one who asks. */
  role: z.nullable(ClubRole),
  members: Count,
  people: z.array(ClubMember),
  /** Whoever has it joins without asking; shown to members. */
  key: z.nullable(z.string()),
  tables: z.array(MatchSummary),
  finished: z.array(MatchSummary),
  tournaments: z.array(TournamentInList),
})
export type Club = z.infer<typeof Club>

export const NewClub = z.object({ name: ClubName, about: LongText })
export type NewClub = z.infer<typeof NewClub>
export const FindClub = z.object({ name: ClubName })
export const FoundClub = z.object({ club: ClubId })

export const ClubAct = z.discriminatedUnion('do', [
  /** With the key at once; without it, an organiser is asked. */
  z.object({ do: z.literal('join'), key: z.optional(z.string().check(z.maxLength(64), storable)) }),
  z.object({ do: z.literal('leave') }),
  /** By an organiser: accepts somebody who has asked, or sends somebody away. */
  z.object({ do: z.literal('accept'), user: UserId }),
  z.object({ do: z.literal('remove'), user: UserId }),
  /** By an organiser: makes somebody else an organiser, or no longer one. */
  z.object({ do: z.literal('organiser'), user: UserId, is: z.boolean() }),
  z.object({ do: z.literal('change'), name: ClubName, about: LongText }),
  /** By an organiser: invalidates the links given out before. */
  z.object({ do: z.literal('new-key') }),
  /** A table for members, listed only here. */
  z.object({
    do: z.literal('open-table'),
    game: z.string().check(z.maxLength(64)),
    seats: z.int().check(z.gte(2), z.lte(8)),
    number: FairNumber,
  }),
])
export type ClubAct = z.infer<typeof ClubAct>
