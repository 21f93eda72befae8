import { ClubAct, ClubId, FindClub, NewClub, paths } from '@rulewright/wire'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { House } from '../house.ts'
import type { Sessions } from '../live/sessions.ts'
import { actInClub, clubFor, findClub, foundClub } from '../people/clubs.ts'
import { Refused } from '../refused.ts'
import type { Accounts } from './accounts.ts'
import { read } from './answers.ts'

const Params = z.object({ club: ClubId })

const idIn = (params: unknown): string => {
  const found = Params.safeParse(params)
  if (!found.success) throw new Refused('no-such-page')
  return found.data.club
}

/** Clubs: founding, finding and joining one, and what happens there. */
export function serveClubs(app: FastifyInstance, house: House, sessions: Sessions, accounts: Accounts): void {
  app.get(paths.clubs, async (request) => house.store.clubs.mine((await accounts.mustBe(request.headers)).id))

  app.post(paths.clubs, async (request) => {
    const user = await accounts.mustBe(request.headers)
    return { club: await foundClub(house, user, read(NewClub, request.body)) }
  })

  app.put(paths.clubs, async (request) => {
    await accounts.mustBe(request.headers)
    return { club: await findClub(house, read(FindClub, request.body).name) }
  })

  app.get(paths.club(':club'), async (request) => clubFor(house, sessions, idIn(request.params), await accounts.whoIs(request.headers)))

  app.post(paths.club(':club'), async (request) => {
    const user = await accounts.mustBe(request.headers)
    const id = idIn(request.params)
    const table = await actInClub(house, sessions, id, user, read(ClubAct, request.body))
    if (table) return table
    // The last member to leave has deleted the club.
    return (await house.store.clubs.club(id)) ? clubFor(house, sessions, id, user) : { gone: true }
  })
}
