import { isIP } from 'node:net'
import type { NotificationChange, NotificationSettings } from '@rulewright/wire'
import type { Logger } from 'pino'
import webPush from 'web-push'
import * as z from 'zod/mini'
import { type Database, one } from '../data/database.ts'
import type { Store } from '../data/store.ts'
import { turnsLetter } from '../people/letters.ts'
import { type Mail, sendLater } from '../people/mail.ts'
import { Refused } from '../refused.ts'
import { type Post, postInPublic } from './post.ts'
import { isPublicAddress } from './public-address.ts'

const MOST_BROWSERS = 10
/** Nobody can take more turns than that; without a limit, we could be made to flood somebody else's address. */
const MOST_A_MINUTE = 10
const MINUTE = 60_000
const JSON_BODY = { 'content-type': 'application/json' }

const Keys = z.object({ publicKey: z.string(), privateKey: z.string() })
const PushRow = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })
const Webhook = z.object({ url: z.string() })
const Count = z.object({ count: z.number() })

export interface NoticeOptions {
  readonly publicUrl: string | null
  readonly post?: Post | undefined
  readonly mail?: Mail | null
}

/** How long turns are collected to be announced together, in milliseconds. */
export interface DigestTimes {
  readonly hour: number
  readonly day: number
}

/** Tells people who are away that it is their turn: Web Push to their browsers, a webhook, mail. */
export class Notices {
  readonly #store: Store
  readonly #db: Database
  readonly #mail: Mail | null
  readonly #site: string
  readonly #logger: Logger
  readonly #keys: z.infer<typeof Keys>
  readonly #contact: string
  readonly #post: Post
  /** How often each person was notified since the minute began. */
  readonly #told = new Map<string, number>()
  #minute = 0

  private constructor(
    store: Store,
    logger: Logger,
    keys: z.infer<typeof Keys>,
    contact: string,
    post: Post,
    mail: Mail | null,
    site: string,
  ) {
    this.#store = store
    this.#db = store.db
    this.#mail = mail
    this.#site = site
    this.#logger = logger
    this.#keys = keys
    this.#contact = contact
    this.#post = post
  }

  static async open(store: Store, logger: Logger, { publicUrl, post = postInPublic, mail = null }: NoticeOptions): Promise<Notices> {
    const keys = Keys.parse(JSON.parse(await store.setting('push-keys', () => JSON.stringify(webPush.generateVAPIDKeys()))))
    const contact = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@example.com'
    return new Notices(store, logger, keys, contact, post, mail, publicUrl ?? '')
  }

  async settings(user: string): Promise<NotificationSettings> {
    const [telling, person, browsers, webhook] = await Promise.all([
      this.#store.away.telling(user),
      this.#store.people.person(user),
      one(this.#db.query(Count, 'select count(*)::int as count from push where user_id = $1', [user])),
      one(this.#db.query(Webhook, 'select url from webhook where user_id = $1', [user])),
    ])
    return {
      pushKey: this.#keys.publicKey,
      browsers: browsers?.count ?? 0,
      webhook: webhook?.url ?? null,
      digest: telling.digest,
      mail: this.#mail === null || !person?.email ? null : telling.mail,
    }
  }

  async change(user: string, change: NotificationChange): Promise<NotificationSettings> {
    const { subscribe, unsubscribe, webhook } = change
    if (subscribe) {
      mustBePublic(subscribe.endpoint)
      if ((await this.settings(user)).browsers >= MOST_BROWSERS) throw new Refused('too-many', 'So many browsers cannot be told.')
      await this.#db.run(
        `insert into push (endpoint, user_id, p256dh, auth) values ($1, $2, $3, $4)
         on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth`,
        [subscribe.endpoint, user, subscribe.keys.p256dh, subscribe.keys.auth],
      )
    }
    if (unsubscribe !== undefined) await this.#db.run('delete from push where endpoint = $1 and user_id = $2', [unsubscribe, user])
    if (webhook === null) await this.#db.run('delete from webhook where user_id = $1', [user])
    if (typeof webhook === 'string') {
      mustBePublic(webhook)
      await this.#db.run('insert into webhook (user_id, url) values ($1, $2) on conflict (user_id) do update set url = excluded.url', [
        user,
        webhook,
      ])
    }
    if (change.digest !== undefined || change.mail !== undefined) {
      const known = await this.#store.away.telling(user)
      await this.#store.away.setTelling(user, change.digest ?? known.digest, change.mail ?? known.mail)
    }
    return this.settings(user)
  }

  /** Browsers are notified at once; mail and webhook too, unless turns are to be announced together. */
  async yourTurn(match: string, game: string, user: string, now: number): Promise<void> {
    const { digest, mail } = await this.#store.away.telling(user)
    if (digest !== 'each') await this.#store.away.put(user, match, game, now)
    await this.#tell(match, user, JSON.stringify({ type: 'your-turn', match, game }), digest === 'each')
    if (digest === 'each' && mail) await this.#write(user, [{ match, game }])
  }

  /** At every beat: the turns of an hour or a day in one message. */
  async tellTogether(now: number, times: DigestTimes): Promise<void> {
    for (const user of await this.#store.away.due(now, times.hour, times.day)) {
      const turns = await this.#store.away.take(user)
      if (turns.length === 0) continue
      const webhook = await one(this.#db.query(Webhook, 'select url from webhook where user_id = $1', [user]))
      const sent = webhook ? this.#post(webhook.url, JSON.stringify({ type: 'your-turns', turns }), JSON_BODY) : Promise.resolve(0)
      await sent.catch((error: unknown) => this.#logger.info({ reason: String(error) }, 'a notification did not arrive'))
      if ((await this.#store.away.telling(user)).mail) await this.#write(user, turns)
    }
  }

  async #write(user: string, turns: readonly { readonly match: string; readonly game: string }[]): Promise<void> {
    const person = await this.#store.people.person(user)
    if (!this.#mail || !person?.email) return
    const lines = turns.map(({ match, game }) => `${game}: ${this.#site.replace(/\/$/, '')}/match/${match}`)
    sendLater(this.#mail, turnsLetter(person.email, person.name, lines), this.#logger)
  }

  /** A seat is reserved for them. */
  invited(match: string, game: string, user: string): Promise<void> {
    return this.#tell(match, user, JSON.stringify({ type: 'invitation', match, game }))
  }

  async #tell(match: string, user: string, payload: string, byWebhook = true): Promise<void> {
    if (this.#isTooOften(user)) return
    const [browsers, webhook] = await Promise.all([
      this.#db.query(PushRow, 'select endpoint, p256dh, auth from push where user_id = $1', [user]),
      one(this.#db.query(Webhook, 'select url from webhook where user_id = $1', [user])),
    ])
    const sent: Promise<unknown>[] = browsers.map((browser) => this.#push(browser, payload))
    if (webhook && byWebhook) sent.push(this.#post(webhook.url, payload, JSON_BODY))
    for (const result of await Promise.allSettled(sent))
      if (result.status === 'rejected') this.#logger.info({ match, reason: String(result.reason) }, 'a notification did not arrive')
  }

  #isTooOften(user: string): boolean {
    const now = performance.now()
    if (now - this.#minute >= MINUTE) {
      this.#minute = now
      this.#told.clear()
    }
    const told = (this.#told.get(user) ?? 0) + 1
    this.#told.set(user, told)
    return told > MOST_A_MINUTE
  }

  async #push({ endpoint, p256dh, auth }: z.infer<typeof PushRow>, payload: string): Promise<void> {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: this.#contact, ...this.#keys },
      TTL: 86_400,
    })
    const given = Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)]))
    const status = await this.#post(endpoint, body, given)
    // The browser has forgotten its subscription.
    if (status === 404 || status === 410) await this.#db.run('delete from push where endpoint = $1', [endpoint])
  }
}

function mustBePublic(address: string): void {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    throw new Refused('malformed', 'This is not an address.')
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:' || url.username !== '' || host === 'localhost' || (isIP(host) !== 0 && !isPublicAddress(host)))
    throw new Refused('malformed', 'The address must be a public https address.')
}
