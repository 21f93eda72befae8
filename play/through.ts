import { CONCEDE, type Decision, type Game, hash, type Match, type MatchLog, type Option, plain, type Seat } from '@rulewright/kernel'
import { MatchCourse } from './course.ts'
import type { Redeal } from './rows.ts'
import { namesFor, type Telling } from './story.ts'

/** A match file and the rules differ: at which choice (counted from 1), and how, in words. */
export class Differs extends Error {
  constructor(
    readonly choice: number,
    message: string,
  ) {
    super(message)
  }
}

export interface Through {
  readonly telling: Telling
  readonly redeals?: readonly Redeal[]
  readonly upTo?: number
  /** Called with the course after the deal and after every choice. */
  readonly look?: (course: MatchCourse) => void
}

/** How many options of a decision are named. */
const MOST_NAMED = 6

/**
 * Replays a match file and checks that every choice means what it meant and that the match rests in the same states. Throws
 * `Differs` for the first choice where that fails; errors of the rules themselves are passed on.
 */
export function playThrough(game: Game, log: MatchLog, { telling, redeals = [], upTo = log.choices.length, look }: Through): MatchCourse {
  const course = new MatchCourse(game, { config: log.config, seed: log.seed, redeals })
  const rests = new Map(log.rests.map((rest) => [rest.at, rest.hash]))
  const checker = new Checker(game, log, telling)
  checker.rest(course.match, rests.get(0))
  look?.(course)
  for (const [n, { seat, index }] of log.choices.slice(0, upTo).entries()) {
    const said = checker.choice(course.match, n)
    course.choose(seat, index)
    checker.rest(course.match, rests.get(n + 1), said)
    look?.(course)
  }
  return course
}

class Checker {
  readonly #game: Game
  readonly #log: MatchLog
  readonly #telling: Telling

  constructor(game: Game, log: MatchLog, telling: Telling) {
    this.#game = game
    this.#log = log
    this.#telling = telling
  }

  /** What the choice means, in words; throws when its meaning has changed. */
  choice(match: Match, n: number): () => string {
    const { seat, index } = this.#log.choices[n] ?? { seat: 0, index: 0 }
    const who = namesFor(this.#telling.players).of(seat)
    const meant = this.#log.meant?.[n]
    const decision = match.decisionOf(seat)
    if (index === CONCEDE) {
      if (!match.canConcede(seat)) throw this.#differs(n, `${who} conceded`, `${who} cannot concede then`)
      return () => `${who} conceded`
    }
    const said = () => `${who} chose ${meant ? this.#option(match, seat, decision, meant) : `option ${index + 1}`}`
    if (!decision) throw this.#differs(n, said(), this.#askedInstead(match, who))
    const offered = decision.options[index]
    if (!offered) throw this.#differs(n, said(), `${who} is offered ${this.#options(match, decision)}`)
    if (meant && hash(meant) !== hash(offered)) throw this.#differs(n, said(), this.#otherwise(match, decision, meant, offered))
    return meant ? said : () => `${who} chose ${this.#option(match, seat, decision, offered)}`
  }

  /** Whether the match rests as the log says. */
  rest(match: Match, expected: string | undefined, said?: () => string): void {
    if (expected === undefined) return
    const found = match.restedAt === match.count ? match.restHash : undefined
    if (found === expected) return
    const how = found === undefined ? 'something is still to be decided' : 'things on the table stand otherwise'
    if (said) throw this.#differs(match.count - 1, said(), `then ${how}`)
    throw new Differs(0, `${this.#whose()} ${how} right after the deal.`)
  }

  #differs(n: number, said: string, now: string): Differs {
    return new Differs(n + 1, `Choice ${n + 1} is the first that differs: ${said}. ${this.#whose()} ${now}.`)
  }

  #whose(): string {
    const { version } = this.#game
    return version === this.#log.version
      ? `By the rules (version ${version})`
      : `It was under rules ${this.#log.version}; by those of now (${version})`
  }

  #askedInstead(match: Match, who: string): string {
    const names = namesFor(this.#telling.players)
    const asked = match.open.map(({ seat }) => names.of(seat))
    return asked.length === 0 ? 'the match is over by then' : `${who} is not asked anything then, but ${asked.join(' and ')}`
  }

  #otherwise(match: Match, decision: Decision, meant: Option, offered: Option): string {
    const there = this.#option(match, decision.seat, decision, offered)
    const same = decision.options.some((option) => hash(option) === hash(meant))
    return same
      ? `${there} stands in its place, and it stands elsewhere in the list`
      : `${there} stands in its place, and it is not offered`
  }

  #options(match: Match, decision: Decision): string {
    const named = decision.options.slice(0, MOST_NAMED).map((option) => this.#option(match, decision.seat, decision, option))
    const more = decision.options.length - named.length
    return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  }

  /** An option in the game's words; the current words may not know an old option. */
  #option(match: Match, seat: Seat, decision: Decision | null, option: Option): string {
    const { words, players } = this.#telling
    try {
      if (words && decision) return `“${plain(words.option(option, match.view(seat), namesFor(players), decision))}”`
    } catch {
      // The option is shown as data instead.
    }
    return `“${JSON.stringify(option)}”`
  }
}
