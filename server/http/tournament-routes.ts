import { NewTournament, paths, TournamentAct, TournamentId } from '@rulewright/wire'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { House } from '../house.ts'
import type { Sessions } from '../live/sessions.ts'
import { Refused } from '../refused.ts'
import { TournamentDesk } from '../tournaments/desk.ts'
import type { Accounts } from './accounts.ts'
import { read } from './answers.ts'

const Params = z.object({ tournament: TournamentId })

const idIn = (params: unknown): string => {
  const found = Params.safeParse(params)
  if (!found.success) throw new Refused('no-such-page')
  return found.data.tournament
}

/** Tournaments: creating one, enrolling, running it, and the standings. */
export function serveTournaments(app: FastifyInstance, house: House, sessions: Sessions, accounts: Accounts): void {
  const desk = new TournamentDesk(house, sessions)

  app.get(paths.tournaments, async (request) => house.store.tournaments.mine((await accounts.mustBe(request.headers)).id))

  app.post(paths.tournaments, async (request) => {
    const user = await accounts.mustBe(request.headers)
    return desk.create(user, read(NewTournament, request.body))
  })

  app.get(paths.tournament(':tournament'), async (request) => desk.info(idIn(request.params), await accounts.whoIs(request.headers)))

  app.post(paths.tournament(':tournament'), async (request, reply) => {
    const user = await accounts.mustBe(request.headers)
    const info = await desk.act(idIn(request.params), user, read(TournamentAct, request.body))
    return reply.send(info ?? { gone: true })
  })
}
