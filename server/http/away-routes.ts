import { BeginVacation, paths } from '@rulewright/wire'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { House } from '../house.ts'
import type { Sessions } from '../live/sessions.ts'
import { beginVacation, calendarText, endVacation, ownerOf, vacationOf } from '../people/vacation.ts'
import { Refused } from '../refused.ts'
import type { Accounts } from './accounts.ts'
import { read } from './answers.ts'
import { authSecret } from './auth.ts'
import { summaries } from './lobby.ts'

const Params = z.object({ secret: z.string().check(z.maxLength(256)) })

/** Vacations, and when one's time runs out as a calendar. */
export async function serveAway(app: FastifyInstance, house: House, sessions: Sessions, accounts: Accounts, site: string): Promise<void> {
  const secret = await authSecret(house.store)

  app.get(paths.vacation, async (request) => vacationOf(house, await accounts.mustBe(request.headers), secret))

  app.post(paths.vacation, async (request) => {
    const user = await accounts.mustBe(request.headers)
    await beginVacation(house, sessions, user, read(BeginVacation, request.body).days)
    return vacationOf(house, user, secret)
  })

  app.put(paths.vacation, async (request) => {
    const user = await accounts.mustBe(request.headers)
    await endVacation(house, sessions, user)
    return vacationOf(house, user, secret)
  })

  app.get(paths.calendar(':secret'), async (request, reply) => {
    const owner = ownerOf(read(Params, request.params).secret.replace(/\.ics$/, ''), secret)
    const person = owner === null ? null : await house.store.people.person(owner)
    if (!person) throw new Refused('no-such-page')
    const { id, name, guest, email } = person
    const matches = await summaries(house, sessions, await house.store.lists.mine(id), { id, name, guest, email })
    const titles = new Map(house.shelf.manifests.map((manifest) => [manifest.id, manifest.title]))
    const text = calendarText(matches, (game) => titles.get(game) ?? game, site, house.now())
    return reply.type('text/calendar; charset=utf-8').send(text)
  })
}
