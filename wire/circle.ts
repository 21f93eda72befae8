import * as z from 'zod/mini'
import { Count, LONGEST_NAME, MatchId, storable } from './common.ts'
import { UserId } from './people.ts'
import { Rating, RatingMode } from './ratings.ts'

// Friends, and what may be known about somebody who has chosen a name.

export const Acquaintance = z.object({ user: z.string(), name: z.string(), online: z.boolean() })
export type Acquaintance = z.infer<typeof Acquaintance>

/** `mutual`: they have me among theirs as well; only then is it shown whether they are online. */
export const Friend = z.extend(Acquaintance, { mutual: z.boolean() })
export type Friend = z.infer<typeof Friend>
export const Circle = z.object({ friends: z.array(Friend), recent: z.array(Acquaintance) })
export type Circle = z.infer<typeof Circle>

/** By the link of their page, or by their name. */
export const AddFriend = z.union([
  z.object({ user: UserId }),
  z.object({ name: z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME), storable) }),
])
export type AddFriend = z.infer<typeof AddFriend>
export const RemoveFriend = z.object({ user: UserId })

const Curve = z.array(z.object({ match: MatchId, game: z.string(), mode: RatingMode, mu: z.number(), sigma: z.number(), at: z.number() }))
const PlayedMatch = z.object({
  match: MatchId,
  game: z.string(),
  at: z.number(),
  names: z.array(z.string()),
  /** For this person: 1 won, 0 lost, between them drawn. */
  payoff: z.number(),
})
export type PlayedMatch = z.infer<typeof PlayedMatch>

/** What somebody has played, for everybody to see. */
export const Profile = z.object({
  user: z.string(),
  name: z.string(),
  guest: z.boolean(),
  since: z.number(),
  online: z.boolean(),
  /** As the one who asks sees them. */
  me: z.boolean(),
  friend: z.boolean(),
  ratings: z.array(Rating),
  curve: Curve,
  record: z.array(z.object({ game: z.string(), won: Count, drawn: Count, lost: Count })),
  last: z.array(PlayedMatch),
  /** What they chose most often for their own seat: decks, hunters, factions. */
  favourites: z.array(z.object({ game: z.string(), setting: z.string(), value: z.string(), times: Count })),
})
export type Profile = z.infer<typeof Profile>
