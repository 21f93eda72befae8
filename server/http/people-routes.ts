import { AddFriend, paths, RemoveFriend, UserId } from '@rulewright/wire'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { House } from '../house.ts'
import type { Sessions } from '../live/sessions.ts'
import { circleOf, profileOf } from '../people/profile.ts'
import { Refused } from '../refused.ts'
import type { Accounts } from './accounts.ts'
import { read } from './answers.ts'

const MOST_FRIENDS = 500
const Params = z.object({ user: UserId })

/** Friends, and what can be known of people. */
export function servePeople(app: FastifyInstance, house: House, sessions: Sessions, accounts: Accounts): void {
  const { circle } = house.store

  app.get(paths.friends, async (request) => circleOf(house, sessions, await accounts.mustBe(request.headers)))

  app.post(paths.friends, async (request) => {
    const user = await accounts.mustBe(request.headers)
    const other = await whoIs(house, read(AddFriend, request.body))
    if (other === user.id) throw new Refused('malformed', 'That is you.')
    if ((await house.store.moderation.atOdds(user.id, [other])).size > 0) throw new Refused('no-such-page', 'There is nobody of that name.')
    if ((await circle.friends(user.id)).length >= MOST_FRIENDS) throw new Refused('too-many')
    await circle.add(user.id, other, house.now())
    return circleOf(house, sessions, user)
  })

  app.put(paths.friends, async (request) => {
    const user = await accounts.mustBe(request.headers)
    await circle.remove(user.id, read(RemoveFriend, request.body).user)
    return circleOf(house, sessions, user)
  })

  app.get(paths.person(':user'), async (request) => {
    const asker = await accounts.whoIs(request.headers)
    return profileOf(house, sessions, read(Params, request.params).user, asker)
  })
}

async function whoIs({ store }: House, wish: AddFriend): Promise<string> {
  if ('user' in wish) {
    if (!(await store.people.person(wish.user))) throw new Refused('no-such-page', 'There is nobody of that name.')
    return wish.user
  }
  const [first, ...others] = await store.circle.called(wish.name.trim())
  if (!first) throw new Refused('no-such-page', 'There is nobody of that name.')
  if (others.length > 0) throw new Refused('not-allowed', 'Several people are called so. Ask for the link of their page.')
  return first.user
}
