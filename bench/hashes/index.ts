import { prepareBots, Search } from '@rulewright/bots'
import { games } from '@rulewright/games'
import { anyConfig, below, type Config, type Game, hash, Match, type RandomState, seedRandom } from '@rulewright/kernel'
import { duel } from '../../kernel/test/games/duel.ts'
import { plainConfig } from '../positions.ts'

// What the rules do, as a few numbers: an optimisation that changes nothing leaves them the same.

interface Play {
  readonly matches: number
  readonly decisions: number
  /** Of the final states of the matches, in order. */
  readonly states: string
  /** Of the questions on the way, what each seat saw, and the worlds it imagined. */
  readonly seen: string
  /** Of what bots chose with the same number of iterations. */
  readonly chosen: string
}

export interface HashesReport {
  readonly games: Readonly<Record<string, Play>>
}

const MATCHES = 1000
/** How many matches are looked at closely, and at every n-th decision. */
const CLOSELY = 60
const EVERY = 23
/** Matches that bots play, and for how many choices. */
const PLAYED = 3
const CHOICES = 60

/** A thousand seeded matches of random play per game: half with the defaults, half with any settings. */
export async function benchHashes(say: (text: string) => void): Promise<HashesReport> {
  const report: Record<string, Play> = {}
  for (const game of [duel, ...(await Promise.all(games.map((manifest) => manifest.rules())))]) {
    await prepareBots(game)
    report[game.id] = { ...playAll(game), chosen: letBotsPlay(game) }
    say(`  ${game.id}: ${JSON.stringify(report[game.id])}`)
  }
  return { games: report }
}

function letBotsPlay(game: Game): string {
  let chosen = ''
  for (let n = 0; n < PLAYED; n++) {
    const config = plainConfig(game)
    const match = Match.start(game, config, `bots ${n}`)
    const bots = Array.from({ length: config.seats }, () => new Search({ iterations: 20 }))
    for (let step = 0; match.first && step < CHOICES; step++) {
      const { seat } = match.first
      const index = bots[seat]?.choose(match.observer(seat), `bots ${n}/${step}`) ?? 0
      chosen = hash([chosen, seat, index])
      match.choose(seat, index)
    }
  }
  return chosen
}

function playAll(game: Game): Omit<Play, 'chosen'> {
  let decisions = 0
  let states = ''
  let seen = ''
  for (let n = 0; n < MATCHES; n++) {
    const random = seedRandom(`hashes ${n}`)
    const config = n % 2 === 0 ? plainConfig(game) : anyConfig(game, random)
    const close = n < CLOSELY
    const match = close ? Match.start(game, config, `hashes ${n}`) : Match.playout(game, config, `hashes ${n}`)
    for (let step = 0; match.first; step++) {
      if (close && step % EVERY === 0) seen = hash([seen, lookAt(match, config, step)])
      chooseAny(match, random)
      decisions += 1
    }
    states = hash([states, match.state, match.outcome])
  }
  return { matches: MATCHES, decisions, states, seen }
}

/** Of several seats asked at once, any may answer first. */
function chooseAny(match: Match, random: RandomState): void {
  const { open } = match
  const decision = open[open.length > 1 ? below(random, open.length) : 0]
  if (decision) match.choose(decision.seat, below(random, decision.options.length))
}

function lookAt(match: Match, { seats }: Config, step: number): unknown {
  const everybody = Array.from({ length: seats }, (_, seat) => seat)
  return plain([
    match.open,
    match.view(null),
    match.fork().state,
    everybody.map((seat) => [match.view(seat), match.game.obstacles?.(match.state, seat, match.decisionOf(seat)) ?? []]),
    everybody.map((seat) => {
      const world = match.sample(seat, `world ${step}`)
      return [world.open.map(({ options, prompt }) => [prompt, options.length]), world.state]
    }),
  ])
}

/** Views may leave fields undefined, which plain data does not allow. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
