import type { IncomingHttpHeaders } from 'node:http'
import type { Refusal, RefusedRequest, User } from '@rulewright/wire'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { House } from '../house.ts'
import type { AccountDesk } from '../people/desk.ts'
import { Refused } from '../refused.ts'
import type { AccountGuard } from './account-guard.ts'
import { type Auth, asHeaders } from './auth.ts'
import { Door } from './door.ts'
import { householdOf } from './household.ts'
import { Turnstile } from './turnstile.ts'

/** How many sign-ins or cookie look-ups run at once: either takes milliseconds of everybody's time. */
const ENTERING = 2
const LOOKED_UP = 4

export interface Accounts {
  /** Who the cookies belong to, or null. */
  whoIs(headers: IncomingHttpHeaders): Promise<User | null>
  /** The same, with the sign-in they belong to. */
  whoSignedIn(headers: IncomingHttpHeaders): Promise<SignedIn | null>
  /** Who the cookies belong to; extends the sign-in. */
  whoStays(headers: IncomingHttpHeaders, reply: FastifyReply): Promise<User | null>
  mustBe(headers: IncomingHttpHeaders): Promise<User>
  mustHaveSignedIn(headers: IncomingHttpHeaders): Promise<SignedIn>
}

export interface SignedIn {
  readonly user: User
  /** The sign-in's own id. */
  readonly signIn: string
}

export interface Doors {
  readonly auth: Auth
  readonly guard: AccountGuard
  readonly desk: AccountDesk
  /** Some sign-ins of a person may have ended. */
  readonly changed: () => Promise<void>
}

/** The library's own routes, and the identification of people for ours. */
export function serveAccounts(app: FastifyInstance, house: House, { auth, guard, desk, changed }: Doors): Accounts {
  const door = new Door(auth, house, desk)
  const turnstile = new Turnstile(ENTERING)
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    config: { rateLimit: { max: house.limits.signInsPerMinute, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const household = householdOf(request.ip)
      const settle = guard.admit(request.url, request.body, household)
      const { ok, status, headers, text } = await turnstile.pass(() => door.enter(request, (to) => guard.mayWrite(to, household)))
      settle(ok)
      reply.code(status)
      for (const [key, value] of headers ?? []) if (key !== 'set-cookie' && key !== 'content-length') reply.header(key, value)
      const cookies = headers?.getSetCookie() ?? []
      if (cookies.length > 0) reply.header('set-cookie', cookies)
      if (ok && request.method === 'POST') await changed()
      return reply.type('application/json').send(ok ? text : failure(status, text))
    },
  })
  return knowing(auth, house)
}

/** Who somebody is. */
function knowing(auth: Auth, { store, now }: House): Accounts {
  const turnstile = new Turnstile(LOOKED_UP)
  const look = (headers: IncomingHttpHeaders, reply: FastifyReply | null): Promise<SignedIn | null> =>
    headers.cookie ? turnstile.pass(() => lookUp(headers, reply)) : Promise.resolve(null)
  const lookUp = async (headers: IncomingHttpHeaders, reply: FastifyReply | null): Promise<SignedIn | null> => {
    const given = { headers: asHeaders(headers), returnHeaders: true } as const
    // A session renewed without a new cookie would outlive it, and not be renewed again in time.
    const { response, headers: answer } = await auth.api.getSession({ ...given, query: { disableRefresh: reply === null } })
    if (!response) return null
    const cookies = answer.getSetCookie()
    if (cookies.length > 0) reply?.header('set-cookie', cookies)
    const person = await store.people.person(response.user.id)
    if (!person) return null
    const { id, name, guest, email, operator, bannedUntil } = person
    if (bannedUntil !== null && bannedUntil > now()) throw await closedTo(store, id, now())
    return { user: { id, name, guest, email, ...(operator ? { operator } : {}) }, signIn: response.session.id }
  }
  const must = (found: SignedIn | null): SignedIn => {
    if (!found) throw new Refused('not-signed-in')
    return found
  }
  return {
    whoIs: async (headers) => (await look(headers, null))?.user ?? null,
    whoSignedIn: (headers) => look(headers, null),
    whoStays: async (headers, reply) => (await look(headers, reply))?.user ?? null,
    mustBe: async (headers) => must(await look(headers, null)).user,
    mustHaveSignedIn: async (headers) => must(await look(headers, null)),
  }
}

async function closedTo(store: House['store'], user: string, now: number): Promise<Refused> {
  const ban = await store.moderation.banOf(user, now)
  const until = new Date(ban?.until ?? now).toISOString().slice(0, 16).replace('T', ' ')
  return new Refused('not-allowed', `This server is closed to you until ${until} UTC. The reason given: ${ban?.why ?? ''}`)
}

const REASONS: Readonly<Record<number, Refusal>> = {
  401: 'not-signed-in',
  403: 'foreign-origin',
  404: 'no-such-page',
  429: 'too-fast',
  500: 'internal',
}

const NO_ACCOUNT = 'No account could be opened just now. Try again.'

const LibraryFailure = z.object({ message: z.optional(z.string()), code: z.optional(z.string()) })

/** The library's refusals in our own shape; its code is passed along as a problem. */
function failure(status: number, text: string | null): RefusedRequest {
  const parsed = LibraryFailure.safeParse(text?.startsWith('{') ? JSON.parse(text) : {})
  const { message, code } = parsed.success ? parsed.data : {}
  // Two people sign up at the same moment.
  if (code?.startsWith('USER_ALREADY_EXISTS')) return { error: 'not-allowed', message: NO_ACCOUNT }
  const error = REASONS[status] ?? 'malformed'
  return { error, message: message ?? '', ...(code ? { problems: [{ problem: code }] } : {}) }
}
