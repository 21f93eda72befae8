import type { Refusal, RefusedRequest } from '@rulewright/wire'
import type { FastifyInstance } from 'fastify'
import type { RowSchema } from '../data/database.ts'
import { Refused } from '../refused.ts'

const STATUS: Readonly<Partial<Record<Refusal, number>>> = {
  malformed: 400,
  'bad-config': 400,
  'bad-file': 400,
  'not-signed-in': 401,
  'foreign-origin': 403,
  'not-your-seat': 403,
  'not-allowed': 403,
  'no-such-game': 404,
  'no-such-match': 404,
  'no-such-page': 404,
  'too-large': 413,
  'too-fast': 429,
  internal: 500,
  'shutting-down': 503,
}

interface SafeSchema<T> extends RowSchema<T> {
  safeParse(
    given: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

/** Reads a body or a query; problems are described in a sentence. */
export function read<T>(schema: SafeSchema<T>, given: unknown): T {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Refused('malformed', issue ? `${issue.path.map(String).join('.') || 'body'}: ${issue.message}` : undefined)
}

/** Every failure has the same shape, and none reveals how the server is built. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refused = asRefused(error)
    if (refused.reason === 'internal') request.log.error({ error }, 'a request failed')
    // A socket whose upgrade was refused belongs to nobody: it is closed with the answer.
    if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon())
    const body: RefusedRequest = {
      error: refused.reason,
      message: refused.message,
      ...(refused.problems ? { problems: [...refused.problems] } : {}),
    }
    return reply.code(STATUS[refused.reason] ?? 409).send(body)
  })
}

function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  if (status === 413) return new Refused('too-large')
  if (status === 429) return new Refused('too-fast')
  if (status === 404) return new Refused('no-such-page')
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refused('malformed')
  return new Refused('internal')
}
