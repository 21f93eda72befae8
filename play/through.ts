import { CONCEDE, type Decision, type Game, hash, type Match, type MatchLog, type Option, plain, type Seat } from '@rulewright/kernel'
import { Course } from './course.ts'
import type { Redeal } from './rows.ts'
import { namesFor, type Telling } from './story.ts'

/** A match file and the rules part: with which choice (counted from 1), and how, in words. */
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
  /** Hears of the course after the deal and after every choice. */
  readonly look?: (course: Course) => void
}

/** How many options of a decision are named. */
const MOST_NAMED = 6

/**
 * Plays a match file through, and sees that every choice means what it meant and that the match rests as it rested. Throws
 * `Differs` for the first choice of which that is not so; what the rules themselves throw comes as it is.
 */
export function playThrough(game: Game, log: MatchLog, { telling, redeals = [], upTo = log.choices.length, look }: Through): Course {
  const course = new Course(game, { config: log.config, seed: log.seed, redeals })
  const rests = new Map(log.rests.map((rest) => [rest.at, rest.hash]))
  const judge = new Judge(game, log, telling)
  judge.rest(course.match, rests.get(0))
  look?.(course)
  for (const [n, { seat, index }] of log.choices.slice(0, upTo).entries()) {
    const said = judge.choice(course.match, n)
    course.choose(seat, index)
    judge.rest(course.match, rests.get(n + 1), said)
    look?.(course)
  }
  return course
}

class Judge {
  readonly #game: Game
  readonly #log: MatchLog
  readonly #telling: Telling

  constructor(game: Game, log: MatchLog, telling: Telling) {
    this.#game = game
    this.#log = log
    this.#telling = telling
  }

  /** What the choice says, in words; throws when it does not say that any more. */
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

  /** An option in the game's words; those of now may not know one of then. */
  #option(match: Match, seat: Seat, decision: Decision | null, option: Option): string {
    const { words, players } = this.#telling
    try {
      if (words && decision) return `“${plain(words.option(option, match.view(seat), namesFor(players), decision))}”`
    } catch {
      // What follows says it as the rules did.
    }
    return `“${JSON.stringify(option)}”`
  }
}
