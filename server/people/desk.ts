import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { LinkInfo } from '@rulewright/wire'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { aliasFor, isAlias, type People, type Person } from '../data/people.ts'
import { weakness } from '../http/passwords.ts'
import { Refused } from '../refused.ts'
import { addressLetter, keepLetter, knownLetter, movedLetter, resetLetter } from './letters.ts'
import { linkTo, pageOf } from './link.ts'
import { type Letter, type Mail, sendLater } from './mail.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const DIGEST = 24
/** How many accounts of one address get a letter. */
const MOST_LETTERS = 5

const slowly = promisify<string, string, number, Buffer>(scrypt)
const Keep = z.object({ name: z.string(), email: z.string(), hash: z.string() })
const NewAddress = z.object({ email: z.string() })

export interface DeskOptions {
  readonly people: People
  readonly logger: Logger
  /** Null: this server sends no mail. */
  readonly mail: Mail | null
  /** Where people find the app. */
  readonly site: string
  readonly secret: string
  readonly now: () => number
}

const GONE = 'This link has been used, or its time is over. Ask for another.'

/** What people do with their accounts. Nobody learns here which addresses have one. */
export class AccountDesk {
  readonly #o: DeskOptions

  constructor(options: DeskOptions) {
    this.#o = options
  }

  get sendsMail(): boolean {
    return this.#o.mail !== null
  }

  /**
   * The library's name for an account whose address another one already has. Computing it takes as long as a password, for everybody
   * who signs in or up: otherwise the time would reveal it.
   */
  async alias(address: string, password: string): Promise<string> {
    const digest = await slowly(password, `rulewright ${this.#o.secret} ${address}`, DIGEST)
    return aliasFor(digest.toString('hex'))
  }

  /** Somebody wants to keep an account, and mail can prove the address. Nobody waits for more than the hash. */
  async askToKeep(name: string, email: string, password: string): Promise<void> {
    const hash = await hashPassword(password)
    this.#invite(name, email, hash).catch((error: unknown) => this.#o.logger.warn({ error }, 'a link could not be made'))
  }

  async #invite(name: string, email: string, hash: string): Promise<void> {
    const { people, site, now } = this.#o
    if (await people.isTaken(email)) return this.#send(knownLetter(email, pageOf(site)))
    const token = await people.makeLink({ kind: 'keep', user: null, detail: { name, email, hash } }, now() + DAY)
    this.#send(keepLetter(email, linkTo(site, token)))
  }

  /** Sends a link for a new password, if anybody has the address. Nobody waits for it. */
  forgotten(email: string): void {
    const { logger } = this.#o
    if (this.sendsMail) this.#remind(email).catch((error: unknown) => logger.warn({ error }, 'a link could not be made'))
  }

  async #remind(email: string): Promise<void> {
    for (const person of (await this.#o.people.withAddress(email)).slice(0, MOST_LETTERS))
      this.#send(resetLetter(email, person.name, linkTo(this.#o.site, await this.resetLink(person.id, HOUR))))
  }

  resetLink(user: string, lasts: number): Promise<string> {
    const { people, now } = this.#o
    return people.makeLink({ kind: 'reset', user, detail: null }, now() + lasts)
  }

  /** What a link is for; following it is another step, so that just looking at it (a mail filter) does not use it up. */
  async look(token: string): Promise<LinkInfo> {
    const { people, now } = this.#o
    const link = await people.link(token, now())
    if (!link) throw new Refused('not-allowed', GONE)
    if (link.kind === 'keep') return { kind: 'keep', name: Keep.parse(link.detail).name }
    return { kind: link.kind, name: (await this.#person(link.user)).name }
  }

  async follow(token: string, newPassword: string | undefined): Promise<void> {
    const { people, now } = this.#o
    const seen = await people.link(token, now())
    if (seen?.kind === 'reset') await this.#mustBeStrong(newPassword ?? '', await this.#person(seen.user))
    const link = await people.takeLink(token, now())
    if (!link) throw new Refused('not-allowed', GONE)
    if (link.kind === 'keep') {
      const { name, email, hash } = Keep.parse(link.detail)
      if (!(await people.create(name, email, hash))) throw new Refused('not-allowed', GONE)
    } else if (link.kind === 'reset') await this.#setPassword(await this.#person(link.user), newPassword ?? '', null)
    else await this.#moveTo(await this.#person(link.user), NewAddress.parse(link.detail).email)
  }

  async changePassword(user: string, password: string, newPassword: string, signIn: string): Promise<void> {
    const person = await this.#mustKnow(user, password)
    await this.#mustBeStrong(newPassword, person)
    await this.#setPassword(person, newPassword, signIn)
  }

  /** True: a link went to the new address. False: it is changed, as nothing can prove it here. */
  async changeAddress(user: string, password: string, email: string): Promise<boolean> {
    const { people, site, now } = this.#o
    const person = await this.#mustKnow(user, password)
    const alias = await this.alias(email, password)
    const isTaken = await people.isTaken(email)
    if (!this.sendsMail) {
      await people.setAddress(user, email, isTaken && person.key !== email ? alias : null)
      return false
    }
    const token = await people.makeLink({ kind: 'address', user, detail: { email } }, now() + HOUR)
    this.#send(isTaken ? knownLetter(email, pageOf(site)) : addressLetter(email, person.name, linkTo(site, token)))
    return true
  }

  /** Deleting an account needs proof that it is one's own; a guest has none to give. */
  async mustBeOwner(user: string, password: string | undefined): Promise<void> {
    if (!(await this.#person(user)).guest) await this.#mustKnow(user, password ?? '')
  }

  async #moveTo(person: Person, email: string): Promise<void> {
    const { people } = this.#o
    if ((await people.isTaken(email)) && person.key !== email)
      throw new Refused('not-allowed', 'This address belongs to another account of yours by now.')
    await people.setAddress(person.id, email, null)
    if (person.email && person.email !== email) this.#send(movedLetter(person.email, person.name))
  }

  async #setPassword(person: Person, password: string, signIn: string | null): Promise<void> {
    const { people } = this.#o
    await people.setPassword(person.id, await hashPassword(password))
    if (isAlias(person.key) && person.email) await people.setAddress(person.id, person.email, await this.alias(person.email, password))
    await people.dropLinks(person.id)
    await people.signOut(person.id, signIn)
  }

  async #mustBeStrong(password: string, { email, name }: Person): Promise<void> {
    const weak = password === '' ? 'A new password is needed.' : weakness(password, [email ?? '', email?.split('@')[0] ?? '', name])
    if (weak !== null) throw new Refused('malformed', weak)
  }

  async #mustKnow(user: string, password: string): Promise<Person> {
    const person = await this.#person(user)
    const hash = await this.#o.people.passwordOf(user)
    if (hash === null || !(await verifyPassword({ hash, password }))) throw new Refused('not-allowed', 'The password is not right.')
    return person
  }

  async #person(id: string | null): Promise<Person> {
    const person = id === null ? null : await this.#o.people.person(id)
    if (!person) throw new Refused('not-allowed', GONE)
    return person
  }

  #send(letter: Letter): void {
    const { mail, logger } = this.#o
    if (mail) sendLater(mail, letter, logger)
  }
}
