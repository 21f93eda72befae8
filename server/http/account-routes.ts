import { ChangeAddress, ChangePassword, DeleteAccount, Forgotten, Link, type LinkInfo, paths, type Sent } from '@rulewright/wire'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { House } from '../house.ts'
import type { Sessions } from '../live/sessions.ts'
import type { AccountDesk } from '../people/desk.ts'
import { eraseFrom } from '../people/leaving.ts'
import { Refused } from '../refused.ts'
import type { AccountGuard } from './account-guard.ts'
import type { Accounts } from './accounts.ts'
import { read } from './answers.ts'
import { householdOf } from './household.ts'

type Sending = z.infer<typeof Sent>

export interface AccountParts {
  readonly accounts: Accounts
  readonly desk: AccountDesk
  readonly guard: AccountGuard
  /** Some sign-ins of a person may have ended. */
  readonly changed: () => Promise<void>
}

/** What people do with their accounts beyond signing in. */
export function serveAccountRoutes(app: FastifyInstance, house: House, sessions: Sessions, parts: AccountParts): void {
  serveLinks(app, house, parts)
  const { accounts, desk, guard, changed } = parts
  const guarded = { config: { rateLimit: { max: house.limits.signInsPerMinute, timeWindow: '1 minute' } } }

  app.post(paths.password, guarded, async (request) => {
    const { user, signIn } = await accounts.mustHaveSignedIn(request.headers)
    const { password, newPassword } = read(ChangePassword, request.body)
    await guard.tries(user.id, householdOf(request.ip), () => desk.changePassword(user.id, password, newPassword, signIn))
    await changed()
    return {}
  })

  app.post(paths.address, guarded, async (request): Promise<Sending> => {
    const { user } = await accounts.mustHaveSignedIn(request.headers)
    const { password, email } = read(ChangeAddress, request.body)
    guard.mayWrite(email, householdOf(request.ip))
    return { sent: await guard.tries(user.id, householdOf(request.ip), () => desk.changeAddress(user.id, password, email)) }
  })

  app.get(paths.myData, guarded, async (request, reply) => {
    const { user } = await accounts.mustHaveSignedIn(request.headers)
    const data = await house.store.people.dataOf(user.id)
    return reply
      .type('application/json')
      .header('content-disposition', 'attachment; filename="rulewright-my-data.json"')
      .send(`${JSON.stringify({ rulewrightData: 1, at: house.now(), ...data }, null, 1)}\n`)
  })

  app.post(paths.deleteMe, guarded, async (request) => {
    const { user } = await accounts.mustHaveSignedIn(request.headers)
    const { password } = read(DeleteAccount, request.body ?? {})
    await guard.tries(user.id, householdOf(request.ip), () => desk.mustBeOwner(user.id, password))
    await eraseFrom(house, sessions, user.id)
    await changed()
    return {}
  })
}

function serveLinks(app: FastifyInstance, house: House, { desk, guard, changed }: AccountParts): void {
  const guarded = { config: { rateLimit: { max: house.limits.signInsPerMinute, timeWindow: '1 minute' } } }

  app.post(paths.forgotten, guarded, async (request): Promise<Sending> => {
    const { email } = read(Forgotten, request.body)
    if (!desk.sendsMail) return { sent: false }
    guard.mayWrite(email, householdOf(request.ip))
    desk.forgotten(email)
    return { sent: true }
  })

  app.post(paths.link, guarded, async (request): Promise<LinkInfo> => desk.look(tokenIn(request.body)))

  app.put(paths.link, guarded, async (request) => {
    const { token, newPassword } = read(Link, request.body)
    await desk.follow(token, newPassword)
    await changed()
    return {}
  })
}

function tokenIn(body: unknown): string {
  const link = Link.safeParse(body)
  if (!link.success) throw new Refused('not-allowed', 'This is not a whole link. Copy all of it.')
  return link.data.token
}
