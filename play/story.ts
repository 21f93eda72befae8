import {
  CONCEDE,
  capitalised,
  type Game,
  heard,
  type MatchLog,
  type Names,
  type Option,
  plain,
  type Rest,
  type Words,
  writeLog,
} from '@rulewright/kernel'
import { MatchCourse } from './course.ts'
import type { MatchRecord } from './tasks.ts'

/** How a match is turned into a story. */
export interface Telling {
  /** Null: the game's words are not available, so everything goes by its name in the rules. */
  readonly words: Words | null
  readonly players: readonly string[]
}

/** What a record becomes: the log with what each choice meant, and the match in words. */
export interface MatchStory {
  readonly log: MatchLog
  readonly story: readonly string[]
}

const BARE: Pick<Words, 'option' | 'event' | 'outcome'> = {
  option: (option) => option.do,
  event: (event) => event.type,
  outcome: (outcome) => outcome.reason,
}

export const namesFor = (players: readonly string[]): Names => ({ you: null, of: (seat) => players[seat] ?? `Seat ${seat + 1}` })

/** Plays a match again and tells it, by rounds and actions: each choice in its seat's own words, and what everybody saw of it. */
export function tell(game: Game, record: MatchRecord, telling: Telling): MatchStory {
  const teller = new Teller(game, record, telling)
  for (const { seat, index } of record.choices) teller.choose(seat, index)
  return teller.told()
}

/** A match file, with its story; `beside` goes along. */
export function matchText(game: Game, record: MatchRecord, telling: Telling, beside: object = {}): string {
  const { log, story } = tell(game, record, telling)
  return writeLog(log, { ...beside, story })
}

class Teller {
  readonly #game: Game
  readonly #record: MatchRecord
  readonly #words: Pick<Words, 'option' | 'event' | 'outcome' | 'heading'>
  readonly #names: Names
  readonly #course: MatchCourse
  readonly #story: string[] = []
  readonly #meant: (Option | null)[] = []
  readonly #rests: Rest[] = []

  constructor(game: Game, record: MatchRecord, { words, players }: Telling) {
    this.#game = game
    this.#record = record
    this.#words = words ?? BARE
    this.#names = namesFor(players)
    this.#course = new MatchCourse(game, record)
    this.#news()
  }

  choose(seat: number, index: number): void {
    const { match } = this.#course
    const decision = match.decisionOf(seat)
    const option = index === CONCEDE ? null : (decision?.options[index] ?? null)
    // An action begins where the rules rested; decisions within it are indented.
    const indent = match.rests ? '' : '  '
    const said = option && decision ? this.#words.option(option, match.view(seat), this.#names, decision) : 'Concede'
    this.#meant.push(option)
    this.#story.push(`${indent}${match.count + 1}. ${this.#names.of(seat)}: ${capitalised(plain(said))}`)
    this.#course.choose(seat, index)
    this.#news()
  }

  told(): MatchStory {
    const { outcome } = this.#course.match
    if (outcome) this.#story.push(plain(this.#words.outcome(outcome, this.#course.match.view(null), this.#names)))
    const { id, version } = this.#game
    const { config, seed, choices } = this.#record
    const log = { game: id, version, config, seed, choices, rests: this.#rests, meant: this.#meant }
    return { log, story: this.#story }
  }

  /** What everybody heard, and where the match rests. */
  #news(): void {
    const { match } = this.#course
    for (const one of this.#course.takeTold()) {
      const event = heard(one, null)
      if (!event) continue
      const view = match.view(null)
      const line = this.#words.event(event, view, this.#names)
      if (line) this.#story.push(this.#words.heading?.(event, view, this.#names) ? `== ${plain(line)} ==` : `      ${plain(line)}`)
    }
    if (match.restedAt === match.count && match.restHash !== undefined) this.#rests.push({ at: match.count, hash: match.restHash })
  }
}
