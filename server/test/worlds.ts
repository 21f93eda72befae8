import { below, type Config, type Game, pick, type RandomState, seedRandom } from '@rulewright/kernel'
import { anyConfig } from '@rulewright/testkit/prove'
import { type Joined, paths, type ServerMessage } from '@rulewright/wire'
import { Client } from './client.ts'
import { LOOKER } from './worlds-games.ts'

/** Two worlds diverge within this many steps; every tenth pair goes further, to see the later phases of a match too. */
const EARLY = 30
const LATE = 300

/** How far two worlds are followed over the wire after they diverged. */
const FOLLOWED = 30

/** How a run went: how many pairs of matches, how many frames compared; what differed. */
export interface Found {
  readonly matches: number
  readonly choices: number
  readonly frames: number
  readonly parted: number
  readonly wrong: readonly string[]
}

/** A match of the real service, as its first seat sees it and the others play it. */
class Side {
  #heard = 0

  private constructor(
    readonly looker: Client,
    readonly others: Client,
    readonly match: string,
    readonly seats: number,
  ) {}

  static async begin(looker: Client, others: Client, game: string, { seats, ...config }: Config & Record<string, unknown>): Promise<Side> {
    const places = Array.from({ length: seats }, (_, seat) => ({
      kind: seat === LOOKER && seats > 1 ? ('open' as const) : ('me' as const),
    }))
    const { match } = await (seats > 1 ? others : looker).create({ game, config, seats: places })
    if (seats > 1) await looker.json<Joined>('POST', paths.join(match), { number: 'l' })
    await looker.watch(match)
    await others.watch(match)
    await looker.when(() => looker.frames.get(`${match} ${LOOKER}`)?.view != null)
    return new Side(looker, others, match, seats)
  }

  client(seat: number): Client {
    return seat === LOOKER ? this.looker : this.others
  }

  /** Who is asked, and what. */
  asked() {
    return Array.from({ length: this.seats }, (_, seat) => this.client(seat).frames.get(`${this.match} ${seat}`)?.decision ?? null).filter(
      (decision) => decision !== null,
    )
  }

  async choose(seat: number, index: number): Promise<void> {
    const answer = await this.client(seat).choose(this.match, seat, index)
    if (answer.type !== 'frame') throw new Error(`not played: ${JSON.stringify(answer)}`)
    await Promise.all([this.looker.ask({ type: 'ping' }), this.others.ask({ type: 'ping' })])
  }

  /** The looker asks what prevents its options: the answer is compared like everything else it is sent. */
  async whyNot(): Promise<void> {
    const answer = await this.looker.ask({ type: 'why', match: this.match, seat: LOOKER })
    if (answer.type !== 'why') throw new Error(`not answered: ${JSON.stringify(answer)}`)
  }

  /** What the looker was sent since the last call: byte by byte, except what names the match and the message answered. */
  told(): { readonly text: string; readonly known: string }[] {
    const { messages, texts } = this.looker
    const fresh = messages.slice(this.#heard).map((message, n) => ({ message, text: texts[this.#heard + n] ?? '' }))
    this.#heard = messages.length
    return fresh
      .filter(({ message }) => 'match' in message && message.match === this.match && message.type !== 'table')
      .map(({ message, text }) => ({
        text: text.replaceAll(this.match, '').replace(/"re":\d+,/, ''),
        known: known(message),
      }))
  }
}

/** What the rules let the seat know: its view and the events. */
const known = (m: ServerMessage): string =>
  m.type === 'frame' ? JSON.stringify([m.view, m.news.map(({ events }) => events), m.outcome]) : ''

/** Plays pairs of matches that look alike to their first seat: whatever it is sent must be the same, until it is told a difference. */
export async function worldsSideBySide(url: string, game: Game, pairs: number, seed: string): Promise<Found> {
  const random = seedRandom(`worlds ${seed}`)
  const [looker, others] = await Promise.all([Client.guest(url), Client.guest(url)])
  const found = { matches: 0, choices: 0, frames: 0, parted: 0, wrong: [] as string[] }
  try {
    for (let n = 0; n < pairs && found.wrong.length === 0; n++) {
      const after = below(random, n % 10 === 9 ? LATE : EARLY)
      await onePair(looker, others, game, { deal: `${seed}-${n}`, after }, random, found)
    }
  } finally {
    await Promise.all([looker.close(), others.close()])
  }
  return found
}

type Running = { -readonly [K in keyof Found]: Found[K] } & { wrong: string[] }

interface Pair {
  readonly deal: string
  /** The step before which the second world is re-dealt. */
  readonly after: number
}

async function onePair(looker: Client, others: Client, game: Game, pair: Pair, random: RandomState, found: Running): Promise<void> {
  const config = { ...anyConfig(game, random), ...pair }
  const one = await Side.begin(looker, others, game.id, { ...config, otherwise: false })
  const two = await Side.begin(looker, others, game.id, { ...config, otherwise: true })
  found.matches += 2
  for (let n = 0; n < pair.after + FOLLOWED; n++) {
    await Promise.all([one.whyNot(), two.whyNot()])
    const [a, b] = [one.told(), two.told()]
    const parted = a.length === b.length && a.some(({ known: told }, i) => told !== b[i]?.known)
    if (parted) {
      found.parted += 1
      break
    }
    found.frames += a.length
    const wrong = Array.from({ length: Math.max(a.length, b.length) }, (_, i) => [a[i]?.text, b[i]?.text]).find(([x, y]) => x !== y)
    if (wrong) {
      found.wrong.push(`${game.id} ${pair.deal}, choice ${n}: ${wrong.map((text) => text?.slice(0, 4000)).join(' against ')}`)
      break
    }
    if (!(await step(one, two, random))) break
    found.choices += 1
  }
  for (const { match } of [one, two]) for (const client of [looker, others]) await client.ask({ type: 'unwatch', match })
  looker.messages.length = 0
  looker.texts.length = 0
  others.messages.length = 0
  others.texts.length = 0
  looker.frames.clear()
  others.frames.clear()
}

/** The same choice in both, by what it says; false: there is none. */
async function step(one: Side, two: Side, random: RandomState): Promise<boolean> {
  const asked = one.asked()
  if (asked.length === 0) return false
  const decision = pick(random, asked)
  const there = two.asked().find(({ seat }) => seat === decision.seat)
  const places = new Map(there?.options.map((option, index) => [JSON.stringify(option), index]))
  const shared = decision.options.flatMap((option, index) => {
    const place = places.get(JSON.stringify(option))
    return place === undefined ? [] : [[index, place] as const]
  })
  if (shared.length === 0) return false
  const [index, place] = pick(random, shared)
  await one.choose(decision.seat, index)
  await two.choose(decision.seat, place)
  return true
}
