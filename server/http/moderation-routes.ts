import { LetIn, PersonReport, paths, ShutOutWish, type User } from '@rulewright/wire'
import type { FastifyInstance } from 'fastify'
import type { MatchRow, SeatRow } from '../data/rows.ts'
import type { House } from '../house.ts'
import { partnersOf } from '../live/partners.ts'
import type { Sessions } from '../live/sessions.ts'
import { Refused } from '../refused.ts'
import type { Accounts } from './accounts.ts'
import { read } from './answers.ts'
import { Attempts } from './attempts.ts'

const DAY = 86_400_000
/** How many reports one person may make in a day. */
const MOST_REPORTS = 20
const MOST_SHUT_OUT = 500

interface Whom {
  readonly match: string
  readonly seat?: number | undefined
  readonly line?: number | undefined
}

/** Muting people, blocking them, and reporting what they did. */
export function serveModeration(app: FastifyInstance, house: House, sessions: Sessions, accounts: Accounts): void {
  const { moderation } = house.store
  const reported = new Attempts(MOST_REPORTS, DAY)
  const told = async (user: string) => {
    await sessions.shutOuts.learn(user)
    house.herald.shutOuts(user)
    return moderation.shutOuts(user)
  }

  app.get(paths.shutOuts, async (request) => moderation.shutOuts((await accounts.mustBe(request.headers)).id))

  app.post(paths.shutOuts, async (request) => {
    const user = await accounts.mustBe(request.headers)
    const wish = read(ShutOutWish, request.body)
    const other = 'user' in wish ? await listed(house, user, wish.user) : await whom(house, user, wish)
    if (other.user === null) throw new Refused('malformed', 'Nobody sits there.')
    if ((await moderation.shutOuts(user.id)).length >= MOST_SHUT_OUT) throw new Refused('too-many')
    await moderation.shutOut(user.id, other.user, other.name, wish.how)
    return told(user.id)
  })

  app.put(paths.shutOuts, async (request) => {
    const user = await accounts.mustBe(request.headers)
    await moderation.letIn(user.id, read(LetIn, request.body).user)
    return told(user.id)
  })

  app.post(paths.reports, async (request) => {
    const user = await accounts.mustBe(request.headers)
    const { why, ...about } = read(PersonReport, request.body)
    if (reported.isTooOften(user.id)) throw new Refused('too-fast', 'You have reported enough for today.')
    const { user: other, name, said } = await whom(house, user, about)
    reported.count(user.id)
    await moderation.report({ by: user.id, about: other, aboutName: name, match: about.match, said, why }, house.now())
    house.logger.info({ match: about.match }, 'something was reported')
    return {}
  })
}

/** Somebody who has chosen a name, or whom one has played. */
async function listed({ store }: House, user: User, other: string): Promise<{ user: string; name: string }> {
  if (other === user.id) throw new Refused('malformed', 'That is you.')
  const [known] = [...(await store.circle.listedAmong([other])), ...(await store.circle.recent(user.id, MOST_SHUT_OUT))].filter(
    (one) => one.user === other,
  )
  if (!known) throw new Refused('malformed', 'There is nobody of that id.')
  return known
}

/** Who sits there, or who said that; it must be somebody else, and somewhere the one who asks may look. */
async function whom(
  { store, shelf }: House,
  user: User,
  { match, seat, line }: Whom,
): Promise<{ user: string | null; name: string; said: string | null }> {
  const [row, seats] = await Promise.all([store.match(match), store.seats(match)])
  if (!row) throw new Refused('no-such-match')
  if (line !== undefined) {
    const author = await store.moderation.author(match, line)
    // Players do not know what the gallery says before the end.
    const isPlaying = row.status !== 'over' && seats.some((s) => s.user_id === user.id)
    const isOthers = author?.channel === 'team' && row.status !== 'over' && !(await isPartner(shelf, row, seats, user.id, author.user_id))
    if (!author?.user_id || isOthers || (author.channel === 'gallery' && isPlaying)) throw new Refused('malformed', 'Nobody said that.')
    if (author.user_id === user.id) throw new Refused('malformed', 'That was you.')
    return { user: author.user_id, name: author.name, said: author.text }
  }
  const there = seats.find((s) => s.seat === seat)
  if (!there?.user_id) throw new Refused('malformed', 'Nobody sits there.')
  if (there.user_id === user.id) throw new Refused('malformed', 'That is you.')
  return { user: there.user_id, name: there.name, said: null }
}

/** Whether one hears what the other says to their team. */
async function isPartner(
  shelf: House['shelf'],
  row: MatchRow,
  seats: readonly SeatRow[],
  user: string,
  other: string | null,
): Promise<boolean> {
  const game = await shelf.find(row.game)
  const partners = game ? partnersOf(game, row.config, seats, user) : []
  return partners.some((seat) => seats[seat]?.user_id === other)
}
