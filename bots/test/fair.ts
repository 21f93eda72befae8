import { below, type Config, clone, type Game, hash, Match, type Seat, seedRandom } from '@rulewright/kernel'
import { expect, it } from 'vitest'
import { Search } from '../search/index.ts'
import { type BotSpec, makeBot, nameOf } from '../spec.ts'

/** How many positions were tried, and in how many of them something hidden really was another. */
interface Fairness {
  positions: number
  redealt: number
}

const TRIES = 6
/** A busy machine may take its time, in milliseconds. */
const PATIENCE = 300_000

/**
 * Proves that bots use only what their seat knows: on positions of random play everything hidden is re-dealt, the
 * choices since the last rest are made again, and wherever the seat sees the same as before the bot chooses the same.
 */
export function provesFairBot(game: Game, configs: readonly Config[], bot: BotSpec, positions: number): void {
  it(
    `${game.id}: ${nameOf(bot)} chooses the same on ${positions} positions when everything hidden is dealt anew`,
    () => {
      const tried = tryFairness(game, configs, bot, positions)
      expect(tried.positions).toBe(positions)
      const hides = configs.some((config) => game.hidden(Match.start(game, config, 'hides').state, 0).length > 0)
      // A kit that never gets to deal anything again would prove nothing.
      if (hides) expect(tried.redealt).toBeGreaterThan(positions / 10)
    },
    PATIENCE,
  )
}

/** Tries a bot on so many positions; throws at the first where it knew too much. */
export function tryFairness(game: Game, configs: readonly Config[], bot: BotSpec, positions: number): Fairness {
  const tried: Fairness = { positions: 0, redealt: 0 }
  for (let n = 0; tried.positions < positions && n < 400; n++) {
    const config = configs[n % configs.length]
    // Many matches with a few positions each, spread over the whole of it.
    const most = Math.min(positions - tried.positions, Math.ceil(positions / 20))
    if (config) tryMatch(game, config, bot, `fair ${n}`, most, tried)
  }
  return tried
}

/** Plays one match at random and looks at some of its positions, at most `most`. */
function tryMatch(game: Game, config: Config, bot: BotSpec, seed: string, most: number, tried: Fairness): void {
  const match = Match.start(game, config, seed)
  const random = seedRandom(`${seed} choices`)
  const end = tried.positions + most
  for (let decision = match.first; decision; decision = match.first) {
    if (decision.options.length > 1 && below(random, 8) === 0) {
      const twin = redealt(match, decision.seat, seed)
      if (twin) {
        compare(match, twin, decision.seat, bot, `${seed} ${match.count}`)
        tried.positions += 1
        if (secrets(twin, decision.seat) !== secrets(match, decision.seat)) tried.redealt += 1
        if (tried.positions === end) return
      }
    }
    match.choose(decision.seat, below(random, decision.options.length))
  }
}

function compare(match: Match, twin: Match, seat: Seat, bot: BotSpec, seed: string): void {
  const [here, there] = [match, twin].map((m) => thoughts(m, seat, bot, seed))
  if (here !== there)
    throw new Error(`${match.game.id}, ${seed}: seat ${seat} sees the same, yet ${nameOf(bot)} thinks ${here} here and ${there} there`)
}

/** What a bot would choose; of a search all that it found out about every option, which its choice follows from and which gives away more. */
function thoughts(match: Match, seat: Seat, bot: BotSpec, seed: string): string {
  if (bot.kind === 'search') return JSON.stringify(new Search(bot.budget).judge(match.observer(seat), seed))
  return String(makeBot(bot).choose(match.observer(seat), seed))
}

/** The same position for the seat, with everything hidden re-dealt at the last rest point; null when no try came out the same. */
export function redealt(match: Match, seat: Seat, seed: string): Match | null {
  const { state, at, tail } = match.snapshot()
  for (let n = 0; n < TRIES; n++) {
    const random = seedRandom(`${seed} ${at} ${n}`)
    const g = clone(state) as Match['state']
    match.game.imagine(g, seat, random)
    // Luck to come is hidden as well; where it has spoken since the rest, only the old luck can lead back here.
    if (n % 2 === 0) g.random = random
    const twin = Match.from(match.game, match.config, match.seed, g, at)
    if (tail.every((choice) => chosen(twin, choice.seat, choice.index)) && isSame(match, twin, seat)) return twin
  }
  return null
}

function chosen(match: Match, seat: Seat, index: number): boolean {
  const decision = match.decisionOf(seat)
  if (!decision || index >= decision.options.length) return false
  match.choose(seat, index)
  return true
}

export const secrets = (match: Match, seat: Seat) => hash(match.game.hidden(match.state, seat).map(({ where, is }) => [where, is]))

function isSame(match: Match, twin: Match, seat: Seat): boolean {
  const facts = (m: Match) => {
    const decision = m.decisionOf(seat)
    return hash([m.view(seat), decision && [decision.prompt, decision.options]])
  }
  return facts(match) === facts(twin)
}
