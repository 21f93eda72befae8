import * as z from 'zod/mini'
import type { House } from '../house.ts'
import { Refused } from '../refused.ts'
import { Attempts } from './attempts.ts'
import { weakness } from './passwords.ts'

const QUARTER = 15 * 60_000
const HOUR = 60 * 60_000
const MOST_LETTERS = 5

const Given = z.object({
  email: z.catch(z.optional(z.string()), undefined),
  name: z.catch(z.optional(z.string()), undefined),
  password: z.catch(z.optional(z.string()), undefined),
  newPassword: z.catch(z.optional(z.string()), undefined),
})

/** In front of the accounts library: makes guessing hopeless and refuses weak passwords. */
export class AccountGuard {
  /** Wrong passwords for one account, from one address and from everywhere. */
  readonly #fromOne: Attempts
  readonly #fromAll: Attempts
  readonly #opened: Attempts
  /** Letters to one mailbox. */
  readonly #written = new Attempts(MOST_LETTERS, HOUR)

  readonly #house: House

  constructor(house: House) {
    const { limits } = house
    this.#house = house
    this.#fromOne = new Attempts(limits.wrongPasswords, QUARTER)
    // Somebody guessing from many places must not lock the owner out at once.
    this.#fromAll = new Attempts(limits.wrongPasswords * 10, QUARTER)
    this.#opened = new Attempts(limits.accountsPerHour, HOUR)
  }

  /** Throws what is wrong; returns a function that must be told whether it went well. */
  admit(url: string, body: unknown, address: string): (ok: boolean) => void {
    const parsed = Given.safeParse(body ?? {})
    const { email = '', name = '', password = '', newPassword } = parsed.success ? parsed.data : {}
    const path = url.split('?')[0] ?? ''
    if (path.endsWith('/sign-in/email')) return this.#signIn(email.trim().toLowerCase(), address)
    const chosen = newPassword ?? (path.endsWith('/sign-up/email') ? password : null)
    const weak = chosen === null ? null : weakness(chosen, [email, email.split('@')[0] ?? '', name])
    if (weak !== null) throw new Refused('malformed', weak)
    return path.endsWith('/sign-up/email') ? this.#signUp(email.trim().toLowerCase(), address) : () => {}
  }

  /** Something that needs the password: wrong ones count as they do when signing in. */
  async tries<T>(account: string, address: string, work: () => Promise<T>): Promise<T> {
    const settle = this.#signIn(account, address)
    try {
      const done = await work()
      settle(true)
      return done
    } catch (error) {
      if (error instanceof Refused && error.reason === 'not-allowed') settle(false)
      throw error
    }
  }

  /** No mailbox is flooded from here, nor are many of them. */
  mayWrite(to: string, address: string): void {
    if (this.#written.isTooOften(to) || this.#opened.isTooOften(address))
      throw new Refused('too-fast', 'Too many letters were asked for. Try again in an hour.')
    this.#written.count(to)
    this.#opened.count(address)
  }

  #signIn(account: string, address: string): (ok: boolean) => void {
    const here = `${account} ${address}`
    if (this.#fromOne.isTooOften(here) || this.#fromAll.isTooOften(account))
      throw new Refused('too-fast', 'Too many wrong passwords. Try again in a quarter of an hour.')
    return (ok) => {
      this.#tell('sign-in', ok, address)
      if (ok) this.#fromOne.forget(here)
      else {
        this.#fromOne.count(here)
        this.#fromAll.count(account)
      }
    }
  }

  /** Without the account: a log is read by more people than a database. */
  #tell(what: string, ok: boolean, address: string): void {
    this.#house.meters.signIns.inc({ what, result: ok ? 'ok' : 'refused' })
    this.#house.logger.info({ what, ok, address }, 'account')
  }

  /** A sign-up counts as a guess: with the right password it would open the existing account. */
  #signUp(account: string, address: string): (ok: boolean) => void {
    if (this.#opened.isTooOften(address)) throw new Refused('too-fast', 'Too many accounts were opened from here. Try again in an hour.')
    return (ok) => {
      this.#tell('sign-up', ok, address)
      this.#opened.count(address)
      this.#fromAll.count(account)
    }
  }
}
