import { EmailAddress, NewPassword, Rename } from '@rulewright/wire'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { House } from '../house.ts'
import type { AccountDesk } from '../people/desk.ts'
import { Refused } from '../refused.ts'
import { read } from './answers.ts'
import { type Auth, asHeaders } from './auth.ts'

export interface AuthAnswer {
  readonly ok: boolean
  readonly status: number
  readonly headers: Headers | null
  readonly text: string | null
}

const SignIn = z.object({ email: EmailAddress, password: z.string() })
const SignUp = z.object({ email: EmailAddress, password: NewPassword })
const Opened = z.object({ user: z.object({ id: z.string() }) })
const DONE = JSON.stringify({ sent: false })

/** Signing in and up: the library does it, and it answers the same in the same time whatever the address. */
export class Door {
  readonly #auth: Auth
  readonly #house: House
  readonly #desk: AccountDesk

  constructor(auth: Auth, house: House, desk: AccountDesk) {
    this.#auth = auth
    this.#house = house
    this.#desk = desk
  }

  /** `mayWrite` throws when too many letters went to an address. */
  enter(request: FastifyRequest, mayWrite: (to: string) => void): Promise<AuthAnswer> {
    const path = request.url.split('?')[0] ?? ''
    if (request.method === 'POST' && path.endsWith('/sign-in/email')) return this.#signIn(request)
    if (request.method === 'POST' && path.endsWith('/sign-up/email')) return this.#signUp(request, mayWrite)
    return this.#ask(request, request.body)
  }

  async #signIn(request: FastifyRequest): Promise<AuthAnswer> {
    const given = SignIn.safeParse(request.body)
    if (!given.success) return this.#ask(request, request.body)
    const { email, password } = given.data
    const alias = await this.#desk.alias(email, password)
    const first = await this.#ask(request, { email, password })
    return plainly(first.ok ? first : await this.#ask(request, { email: alias, password }))
  }

  async #signUp(request: FastifyRequest, mayWrite: (to: string) => void): Promise<AuthAnswer> {
    const { name } = read(Rename, request.body)
    const { email, password } = read(SignUp, request.body)
    if (email.endsWith('.invalid')) throw new Refused('malformed', 'email: must be an address of yours')
    if (this.#desk.sendsMail) {
      mayWrite(email)
      await this.#desk.askToKeep(name, email, password)
      return { ok: true, status: 200, headers: null, text: JSON.stringify({ sent: true }) }
    }
    const { people } = this.#house.store
    const alias = await this.#desk.alias(email, password)
    const isTaken = await people.isTaken(email)
    const answer = await this.#ask(request, { name, email: isTaken ? alias : email, password })
    const opened = Opened.safeParse(answer.ok && answer.text ? JSON.parse(answer.text) : null)
    // A statement is run either way: the time must not reveal which.
    if (opened.success) await people.noteAddress(opened.data.user.id, isTaken ? email : null)
    return plainly(answer)
  }

  async #ask(request: FastifyRequest, given: unknown): Promise<AuthAnswer> {
    const url = new URL(request.url, `${request.protocol}://${request.host}`)
    const headers = asHeaders(request.headers)
    headers.delete('content-length')
    // The library clears the cookie of an expired sign-in, and the new one with it.
    if (/\/sign-(in|up)\//.test(url.pathname) && headers.has('cookie') && !(await this.#isSignedIn(headers))) headers.delete('cookie')
    const body = request.method === 'POST' ? JSON.stringify(given ?? {}) : null
    if (body !== null) headers.set('content-type', 'application/json')
    const response = await this.#auth.handler(new Request(url, { method: request.method, headers, body }))
    const text = response.body ? await response.text() : null
    return { ok: response.ok, status: response.status, headers: response.headers, text }
  }

  async #isSignedIn(headers: Headers): Promise<boolean> {
    return (await this.#auth.api.getSession({ headers, query: { disableRefresh: true } })) !== null
  }
}

/** The library's name for an account is nobody's business. */
const plainly = (answer: AuthAnswer): AuthAnswer => (answer.ok ? { ...answer, text: DONE } : answer)
