import type { House } from '../house.ts'
import type { Sessions } from '../live/sessions.ts'

/** Tells people who are not connected that a seat is reserved for them; those who are here see it. */
export async function inviteAway(house: House, sessions: Sessions, match: string, game: string, users: readonly string[]): Promise<void> {
  if (users.length === 0) return
  const here = await sessions.online.everybody()
  for (const user of users) if (!here.has(user)) house.herald.invited(match, game, user)
}
