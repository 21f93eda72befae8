import { EventAct, EventId, NewEvent, paths } from '@rulewright/wire'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { EventDesk } from '../events/desk.ts'
import type { House } from '../house.ts'
import type { Sessions } from '../live/sessions.ts'
import { Refused } from '../refused.ts'
import type { Accounts } from './accounts.ts'
import { read } from './answers.ts'

const Params = z.object({ event: EventId })

const idIn = (params: unknown): string => {
  const found = Params.safeParse(params)
  if (!found.success) throw new Refused('no-such-page')
  return found.data.event
}

/** Events: making one, enrolling, running it, and who stands where. */
export function serveEvents(app: FastifyInstance, house: House, sessions: Sessions, accounts: Accounts): void {
  const desk = new EventDesk(house, sessions)

  app.get(paths.events, async (request) => house.store.events.mine((await accounts.mustBe(request.headers)).id))

  app.post(paths.events, async (request) => {
    const user = await accounts.mustBe(request.headers)
    return desk.create(user, read(NewEvent, request.body))
  })

  app.get(paths.event(':event'), async (request) => desk.info(idIn(request.params), await accounts.whoIs(request.headers)))

  app.post(paths.event(':event'), async (request, reply) => {
    const user = await accounts.mustBe(request.headers)
    const info = await desk.act(idIn(request.params), user, read(EventAct, request.body))
    return reply.send(info ?? { gone: true })
  })
}
