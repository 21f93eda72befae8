import { timingSafeEqual } from 'node:crypto'
import { createGzip } from 'node:zlib'
import { paths } from '@rulewright/wire'
import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'
import { backupStream } from '../operate/stream.ts'
import { Refused } from '../refused.ts'

/** Doors for whoever runs the server: open with its token alone, and not there without one. */
export function serveOperator(app: FastifyInstance, { store, logger, now }: House, token: string | null): void {
  app.get(paths.backup, async (request, reply) => {
    if (token === null || !isToken(request.headers.authorization, token)) throw new Refused('no-such-page')
    logger.info({ address: request.ip }, 'operator: a backup is taken')
    return reply.type('application/gzip').send(backupStream(store.db, now()).pipe(createGzip()))
  })
}

export function isToken(given: string | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${token}`)]
  return a.length === b.length && timingSafeEqual(a, b)
}
