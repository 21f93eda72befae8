import { type CreateMatch, type Joined, paths } from '@rulewright/wire'
import { afterAll, beforeAll } from 'vitest'
import type { ServerOptions } from '../index.ts'
import { Client } from './client.ts'
import { type Service, startService } from './service.ts'

/** Guests of a service, to be shown out together. */
export class Party {
  readonly #clients: Client[] = []

  constructor(readonly url: () => string) {}

  async guest(url = this.url()): Promise<Client> {
    return this.add(await Client.guest(url))
  }

  /** Somebody with an account. */
  async account(url: string, name: string): Promise<Client> {
    const client = await this.guest(url)
    const email = `someone${this.#clients.length}-${name.toLowerCase().replaceAll(' ', '')}@example.com`
    await client.json('POST', paths.signUp, { name, email, password: 'a long password' })
    await client.close()
    await client.connect()
    return client
  }

  add(client: Client): Client {
    this.#clients.push(client)
    return client
  }

  /** Two guests at a table of their own, the match dealt. */
  async pair(
    game = 'duel',
    more: Partial<CreateMatch> = {},
    urls = [this.url(), this.url()],
  ): Promise<{ a: Client; b: Client; match: string }> {
    const [a, b] = await Promise.all(urls.map((url) => this.guest(url)))
    if (!a || !b) throw new Error('a pair is two')
    const { match } = await a.create({ game, seats: [{ kind: 'me' }, { kind: 'open' }], ...more })
    await a.watch(match)
    await b.json<Joined>('POST', paths.join(match), { number: 'b' })
    await b.watch(match)
    await a.when(() => a.frames.get(`${match} 0`)?.view != null)
    return { a, b, match }
  }

  async leave(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.close()))
  }
}

/** A service for the tests of a file, and its guests; both go when the tests are done. */
export function partyAt(options: ServerOptions = {}): { readonly party: Party; readonly service: () => Service } {
  let service: Service | undefined
  const running = () => {
    if (!service) throw new Error('the service starts with the first test')
    return service
  }
  const party = new Party(() => running().url)
  beforeAll(async () => {
    service = await startService(options)
  })
  afterAll(async () => {
    await party.leave()
    await service?.close()
  })
  return { party, service: running }
}

/** One choice in a match of two, by whoever is asked; both have seen it when it is done. False: the match is over. */
export async function playOn(a: Client, b: Client, match: string, choose: (options: number) => number = () => 0): Promise<boolean> {
  const [who, seat] = a.frame(match, 0).decision ? [a, 0] : [b, 1]
  const { decision } = who.frame(match, seat)
  if (!decision) return false
  const answer = await who.choose(match, seat, choose(decision.options.length))
  if (answer.type !== 'frame') throw new Error(`not played: ${JSON.stringify(answer)}`)
  await Promise.all([a.when(() => a.frame(match, 0).rowSeq >= answer.rowSeq), b.when(() => b.frame(match, 1).rowSeq >= answer.rowSeq)])
  return true
}
