import { randomBytes, randomInt } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type Failure, LONGEST_NAME, type Refusal, Rename, type User } from '@rulewright/wire'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { anonymous } from 'better-auth/plugins/anonymous'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { House } from '../house.ts'
import { keepDistinct } from '../match/names.ts'
import { Refused } from '../refused.ts'
import { AccountGuard } from './account-guard.ts'

const DAY = 86_400
const NAMES = ['Otter', 'Wren', 'Badger', 'Heron', 'Marten', 'Lynx', 'Finch', 'Hare', 'Owl', 'Beaver', 'Swift', 'Newt', 'Stoat', 'Crane']

export interface Accounts {
  /** Who the cookies belong to, or null. */
  whoIs(headers: IncomingHttpHeaders): Promise<User | null>
  /** The same, with the sign-in they came by. */
  whoSignedIn(headers: IncomingHttpHeaders): Promise<SignedIn | null>
  mustBe(headers: IncomingHttpHeaders): Promise<User>
  /** The same, and keeps them signed in for longer. */
  mustStay(headers: IncomingHttpHeaders, reply: FastifyReply): Promise<User>
}

export interface SignedIn {
  readonly user: User
  /** The sign-in's own id. */
  readonly signIn: string
}

/** Guests at once, accounts when they want to be kept: sign-ins, passwords and cookies are left to the library. */
export async function openAccounts(house: House, publicUrl: string | null, moved: (match: string) => void) {
  const { store } = house
  const secret = await store.setting('auth-secret', () => randomBytes(32).toString('hex'))
  return betterAuth({
    database: store.db.pool,
    secret,
    basePath: '/api/auth',
    ...(publicUrl ? { baseURL: publicUrl } : {}),
    // The origin was checked before; here it must only equal the address the request came to.
    trustedOrigins: (request) => [request?.headers.get('origin') ?? ''],
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 256 },
    session: { expiresIn: 180 * DAY, updateAge: DAY },
    advanced: { cookiePrefix: 'rulewright', useSecureCookies: publicUrl?.startsWith('https:') ?? false },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Renaming is ours: the tables must hear of it.
    disabledPaths: ['/update-user'],
    databaseHooks: { user: { create: { before: async (user) => ({ data: { ...user, name: shownName(user) } }) } } },
    logger: { level: 'error', log: (level, message) => house.logger.warn({ level }, `accounts: ${message}`) },
    onAPIError: {
      onError: (error) => house.logger.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'accounts: refused'),
    },
    plugins: [
      anonymous({
        generateName: () => `${NAMES[randomInt(NAMES.length)] ?? 'Guest'} ${randomInt(10, 100)}`,
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          const { id, name } = newUser.user
          for (const match of await store.moveSeats(anonymousUser.user.id, id, name)) {
            await keepDistinct(store, match, id, name)
            moved(match)
          }
        },
      }),
    ],
  })
}

/** Names are shown at every table, so they have the same limits whichever way they come. */
function shownName(user: unknown): string {
  const named = Rename.safeParse(user)
  if (!named.success) throw new APIError('BAD_REQUEST', { message: `A name has 1 to ${LONGEST_NAME} visible characters.` })
  return named.data.name
}

type Auth = Awaited<ReturnType<typeof openAccounts>>

/** The library's own routes, and who somebody is for ours. */
export function serveAccounts(app: FastifyInstance, auth: Auth, house: House, changed: () => Promise<void>): Accounts {
  const guard = new AccountGuard(house)
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    config: { rateLimit: { max: house.limits.signInsPerMinute, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const settle = guard.admit(request.url, request.body, request.ip)
      const url = new URL(request.url, `${request.protocol}://${request.host}`)
      const headers = asHeaders(request.headers)
      headers.delete('content-length')
      const body = request.method === 'POST' ? JSON.stringify(request.body ?? {}) : null
      if (body !== null) headers.set('content-type', 'application/json')
      const response = await auth.handler(new Request(url, { method: request.method, headers, body }))
      reply.code(response.status)
      for (const [key, value] of response.headers) if (key !== 'set-cookie' && key !== 'content-length') reply.header(key, value)
      const cookies = response.headers.getSetCookie()
      if (cookies.length > 0) reply.header('set-cookie', cookies)
      const text = response.body ? await response.text() : null
      settle(response.ok)
      if (response.ok && body !== null) await changed()
      return response.ok ? reply.send(text) : reply.type('application/json').send(failure(response.status, text))
    },
  })

  const look = async (headers: IncomingHttpHeaders, reply: FastifyReply | null): Promise<SignedIn | null> => {
    if (!headers.cookie) return null
    const given = { headers: asHeaders(headers), returnHeaders: true } as const
    // A session that was renewed without a new cookie would outlive it, and not be renewed again in time.
    const { response, headers: answer } = await auth.api.getSession({ ...given, query: { disableRefresh: reply === null } })
    if (!response) return null
    const cookies = answer.getSetCookie()
    if (cookies.length > 0) reply?.header('set-cookie', cookies)
    const { id, name, email, isAnonymous } = response.user
    return { user: { id, name, guest: isAnonymous === true, email: isAnonymous ? null : email }, signIn: response.session.id }
  }
  const must = (found: SignedIn | null): User => {
    if (!found) throw new Refused('not-signed-in')
    return found.user
  }
  return {
    whoIs: async (headers) => (await look(headers, null))?.user ?? null,
    whoSignedIn: (headers) => look(headers, null),
    mustBe: async (headers) => must(await look(headers, null)),
    mustStay: async (headers, reply) => must(await look(headers, reply)),
  }
}

const REASONS: Readonly<Record<number, Refusal>> = {
  401: 'not-signed-in',
  403: 'foreign-origin',
  404: 'no-such-page',
  429: 'too-fast',
  500: 'internal',
}

const NO_ACCOUNT = 'No account could be opened with this address. If it is yours, sign in, or have a link sent to you.'

const LibraryFailure = z.object({ message: z.optional(z.string()), code: z.optional(z.string()) })

/** The library's refusals in the shape of all others; its own code goes along as a problem. */
function failure(status: number, text: string | null): Failure {
  const parsed = LibraryFailure.safeParse(text?.startsWith('{') ? JSON.parse(text) : {})
  const { message, code } = parsed.success ? parsed.data : {}
  // Nobody learns here which addresses have an account.
  if (code?.startsWith('USER_ALREADY_EXISTS')) return { error: 'not-allowed', message: NO_ACCOUNT }
  const error = REASONS[status] ?? 'malformed'
  return { error, message: message ?? '', ...(code ? { problems: [{ problem: code }] } : {}) }
}

function asHeaders(given: IncomingHttpHeaders): Headers {
  const headers = new Headers()
  for (const [key, value] of Object.entries(given)) if (value !== undefined) headers.set(key, String(value))
  return headers
}
