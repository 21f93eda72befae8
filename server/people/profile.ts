import type { Circle, Profile, User } from '@rulewright/wire'
import type { House } from '../house.ts'
import type { Sessions } from '../live/sessions.ts'
import { Refused } from '../refused.ts'

const MOST_FAVOURITES = 3
const LONGEST_VALUE = 80

/** My friends and recent opponents, without those I have shut out or who have blocked me. */
export async function circleOf({ store }: House, sessions: Sessions, user: User): Promise<Circle> {
  const [friends, recent, online] = await Promise.all([
    store.circle.friends(user.id),
    store.circle.recent(user.id),
    sessions.online.everybody(),
  ])
  const atOdds = await store.moderation.atOdds(
    user.id,
    [...friends, ...recent].map((one) => one.user),
  )
  const listed = new Set((await store.circle.listedAmong(recent.map((one) => one.user))).map((one) => one.user))
  return {
    friends: friends.filter((one) => !atOdds.has(one.user)).map((one) => ({ ...one, online: one.mutual && online.has(one.user) })),
    recent: recent.filter((one) => !atOdds.has(one.user)).map((one) => ({ ...one, online: listed.has(one.user) && online.has(one.user) })),
  }
}

/** What may be known about somebody who has chosen a name; about oneself, always. */
export async function profileOf({ store, shelf }: House, sessions: Sessions, id: string, asker: User | null): Promise<Profile> {
  const person = await store.people.person(id)
  const me = asker?.id === id
  const isListed = (await store.circle.listedAmong([id])).length > 0
  const atOdds = asker ? (await store.moderation.atOdds(asker.id, [id])).size > 0 : false
  if (!person || atOdds || (!me && !isListed)) throw new Refused('no-such-page')
  const { circle, ratings } = store
  const [rated, curve, record, last, chosen, online, friend] = await Promise.all([
    ratings.ofPerson(id),
    ratings.curve(id),
    circle.record(id),
    circle.last(id),
    circle.chosen(id),
    sessions.online.everybody(),
    asker ? circle.isFriend(asker.id, id) : false,
  ])
  return {
    user: id,
    name: person.name,
    guest: person.guest,
    since: person.createdAt,
    online: online.has(id),
    me,
    friend,
    ratings: rated.map(({ game, mode, mu, sigma, played }) => ({ game, mode, mu, sigma, played })),
    curve: curve.map(({ match, game, mode, mu, sigma, at }) => ({ match, game, mode, mu, sigma, at })),
    record,
    last,
    favourites: await favouritesIn(shelf, chosen),
  }
}

type Chosen = Awaited<ReturnType<House['store']['circle']['chosen']>>

/** What somebody chose for their own seat, the most frequent first; a default left as it is does not count. */
async function favouritesIn(shelf: House['shelf'], chosen: Chosen): Promise<Profile['favourites']> {
  const times = new Map<string, { game: string; setting: string; value: string; times: number }>()
  for (const { game: id, config, seat } of chosen) {
    const game = await shelf.find(id)
    const values: Record<string, unknown> = JSON.parse(config)
    for (const [setting, { kind, ...rest }] of Object.entries(game?.settings ?? {})) {
      const list = values[setting]
      const usual = kind === 'each-seat' && 'of' in rest && 'default' in rest.of ? rest.of.default : undefined
      const value: unknown = Array.isArray(list) ? list[seat] : undefined
      if (kind !== 'each-seat' || typeof value !== 'string' || value === usual || value.trim() === '') continue
      const short = (value.trim().split('\n')[0] ?? '').slice(0, LONGEST_VALUE)
      const key = `${id} ${setting} ${short}`
      const known = times.get(key) ?? { game: id, setting, value: short, times: 0 }
      times.set(key, { ...known, times: known.times + 1 })
    }
  }
  return [...times.values()].sort((a, b) => b.times - a.times).slice(0, MOST_FAVOURITES)
}
