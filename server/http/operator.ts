import { timingSafeEqual } from 'node:crypto'
import { createGzip } from 'node:zlib'
import { PeopleCommand, paths } from '@rulewright/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import { backupStream } from '../operate/stream.ts'
import { commandPeople } from '../people/commands.ts'
import type { AccountDesk } from '../people/desk.ts'
import { Refused } from '../refused.ts'
import { read } from './answers.ts'

/** Routes for whoever runs the server: open only with its token, and absent without one. */
export function serveOperator(app: FastifyInstance, { store, logger, now }: House, desk: AccountDesk, token: string | null): void {
  const mustKnow = (request: FastifyRequest) => {
    if (token === null || !isToken(request.headers.authorization, token)) throw new Refused('no-such-page')
  }
  app.post(paths.people, async (request) => {
    mustKnow(request)
    const { do: what, who } = read(PeopleCommand, request.body)
    const answer = await commandPeople(store, (user, lasts) => desk.resetLink(user, lasts), what, who, now())
    logger.info({ what, address: request.ip }, 'operator: a command about a person')
    return answer
  })
  app.get(paths.backup, async (request, reply) => {
    mustKnow(request)
    logger.info({ address: request.ip }, 'operator: a backup is taken')
    return reply.type('application/gzip').send(backupStream(store.db, now()).pipe(createGzip()))
  })
}

export function isToken(given: string | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${token}`)]
  return a.length === b.length && timingSafeEqual(a, b)
}
