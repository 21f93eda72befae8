import { randomBytes, randomInt } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { LONGEST_NAME, Rename } from '@rulewright/wire'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { anonymous } from 'better-auth/plugins/anonymous'
import type { Store } from '../data/store.ts'
import type { House } from '../house.ts'
import { keepDistinct } from '../match/names.ts'

const DAY = 86_400
const NAMES = ['Otter', 'Wren', 'Badger', 'Heron', 'Marten', 'Lynx', 'Finch', 'Hare', 'Owl', 'Beaver', 'Swift', 'Newt', 'Stoat', 'Crane']

export const authSecret = (store: Store): Promise<string> => store.setting('auth-secret', () => randomBytes(32).toString('hex'))

/** Guests at once, accounts for those who want to keep things: sign-ins, passwords and cookies are left to the library. */
export async function openAccounts(house: House, publicUrl: string | null, moved: (match: string) => void) {
  const { store } = house
  const secret = await authSecret(store)
  return betterAuth({
    database: store.db.pool,
    secret,
    basePath: '/api/auth',
    ...(publicUrl ? { baseURL: publicUrl } : {}),
    // The origin was checked before; here it only has to equal the address of the request.
    trustedOrigins: (request) => [request?.headers.get('origin') ?? ''],
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 256 },
    session: { expiresIn: 180 * DAY, updateAge: DAY },
    advanced: { cookiePrefix: 'rulewright', useSecureCookies: publicUrl?.startsWith('https:') ?? false },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // These are ours: tables must learn of a new name, and letters and links are handled separately.
    disabledPaths: [
      ...['/update-user', '/change-password', '/change-email', '/set-password', '/delete-user', '/delete-user/callback'],
      ...['/request-password-reset', '/forget-password', '/reset-password', '/verify-email', '/send-verification-email'],
    ],
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

/** Names are shown at every table, so the same limits apply however they arrive. */
function shownName(user: unknown): string {
  const named = Rename.safeParse(user)
  if (!named.success) throw new APIError('BAD_REQUEST', { message: `A name has 1 to ${LONGEST_NAME} visible characters.` })
  return named.data.name
}

export type Auth = Awaited<ReturnType<typeof openAccounts>>

export function asHeaders(given: IncomingHttpHeaders): Headers {
  const headers = new Headers()
  for (const [key, value] of Object.entries(given)) if (value !== undefined) headers.set(key, String(value))
  return headers
}
