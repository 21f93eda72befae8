import * as z from 'zod/mini'
import { Count, MatchId, SeatNumber, storable } from './common.ts'

// Accounts, and people who bother others.

export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 256
const LONGEST_REASON = 500

const address = z.overwrite<string>((text) => text.trim().toLowerCase())
export const EmailAddress = z.string().check(z.maxLength(254), address, z.email('must be an address such as ada@example.com'))
export const NewPassword = z
  .string()
  .check(
    z.minLength(SHORTEST_PASSWORD, `A password has ${SHORTEST_PASSWORD} characters or more.`),
    z.maxLength(LONGEST_PASSWORD, `A password has at most ${LONGEST_PASSWORD} characters.`),
  )
export const UserId = z.string().check(z.maxLength(64), storable)
const GivenPassword = z.string().check(z.maxLength(LONGEST_PASSWORD))

/** The same answer whether or not the address has an account; false: this server sends no mail. */
export const Sent = z.object({ sent: z.boolean() })
export const Forgotten = z.object({ email: EmailAddress })
export const ChangePassword = z.object({ password: GivenPassword, newPassword: NewPassword })
export const ChangeAddress = z.object({ password: GivenPassword, email: EmailAddress })
/** Guests have no password. */
export const DeleteAccount = z.object({ password: z.optional(GivenPassword) })

/** keep: opens the account; reset: sets a new password; address: the account has this address from now on. */
export const LINK_KINDS = ['keep', 'reset', 'address'] as const
export type LinkKind = (typeof LINK_KINDS)[number]
export const Link = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)), newPassword: z.optional(NewPassword) })
export const LinkInfo = z.object({ kind: z.enum(LINK_KINDS), name: z.string() })
export type LinkInfo = z.infer<typeof LinkInfo>

/** Somebody, identified by what they said at a table or the seat they have there. */
const Whom = { match: MatchId, seat: z.optional(SeatNumber), line: z.optional(Count) }
/** mute: I do not read them. block: we also do not sit at one table again. */
export const SHUT_OUTS = ['mute', 'block'] as const
export type ShutOut = (typeof SHUT_OUTS)[number]
const how = z.enum(SHUT_OUTS)
/** Somebody at a table, or somebody whose page I may see. */
export const ShutOutWish = z.union([z.object({ user: UserId, how }), z.object({ ...Whom, how })])
export type ShutOutWish = z.infer<typeof ShutOutWish>
export const LetIn = z.object({ user: z.string().check(z.maxLength(64), storable) })
export const ShutOutList = z.array(z.object({ user: z.string(), name: z.string(), how: z.enum(SHUT_OUTS) }))
export type ShutOutList = z.infer<typeof ShutOutList>

const Reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_REASON), storable)
export const PersonReport = z.object({ ...Whom, why: Reason })
export type PersonReport = z.infer<typeof PersonReport>

export const PersonInfo = z.object({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  email: z.nullable(z.string()),
  createdAt: z.number(),
  operator: z.boolean(),
  bannedUntil: z.nullable(z.number()),
})
export type PersonInfo = z.infer<typeof PersonInfo>

export const ReportInfo = z.object({
  id: z.string(),
  at: z.number(),
  by: z.string(),
  /** Null: somebody whose account is gone. */
  about: z.nullable(z.string()),
  aboutName: z.string(),
  match: z.string(),
  said: z.nullable(z.string()),
  why: z.string(),
})
export type ReportInfo = z.infer<typeof ReportInfo>

export const TableInList = z.object({
  match: z.string(),
  game: z.string(),
  status: z.string(),
  names: z.array(z.string()),
  createdAt: z.number(),
  /** Nobody sits there. */
  onlyBots: z.boolean(),
})
export type TableInList = z.infer<typeof TableInList>

/** Something that an operator did. */
export const Deed = z.object({ at: z.number(), by: z.string(), what: z.string(), about: z.string(), note: z.string() })
export type Deed = z.infer<typeof Deed>

/** All that an operator looks at. */
export const Desk = z.object({
  reports: z.array(ReportInfo),
  bans: z.array(PersonInfo),
  tables: z.array(TableInList),
  deeds: z.array(Deed),
})
export type Desk = z.infer<typeof Desk>
export const PeopleQuery = z.object({ search: z.optional(z.string().check(z.maxLength(254), storable)) })

export const LONGEST_BAN = 3_650
export const OperatorAct = z.discriminatedUnion('do', [
  z.object({ do: z.literal('ban'), user: UserId, days: z.int().check(z.gte(1), z.lte(LONGEST_BAN)), why: Reason }),
  z.object({ do: z.literal('unban'), user: UserId }),
  z.object({ do: z.literal('close-table'), match: MatchId, why: Reason }),
  z.object({ do: z.literal('stop-bots') }),
  z.object({ do: z.literal('settle'), report: z.string().check(z.maxLength(64), storable), note: Reason }),
])
export type OperatorAct = z.infer<typeof OperatorAct>

/** By whoever runs the server, with its token. */
export const PeopleCommand = z.object({
  do: z.enum(['reset', 'operator', 'no-operator']),
  who: z.string().check(z.minLength(1), z.maxLength(254), storable),
})
export type PeopleCommand = z.infer<typeof PeopleCommand>
export const PeopleAnswer = z.object({ name: z.string(), token: z.nullable(z.string()) })
