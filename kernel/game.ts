import type { Features } from './features.ts'
import type { Decision, Flow, Option, Seat } from './flow.ts'
import type { Pile } from './piles.ts'
import type { RandomState } from './random.ts'
import type { Config, Problem, Settings } from './settings.ts'

/** What every game state holds; the rest is the game's own. All of it is plain data. */
export interface State {
  random: RandomState
  /** Counts revelations (a card drawn, turned up or shown): undo never goes back past one. */
  reveals: number
  /** Seats that have conceded, kept by the kernel; anything still asked of them is passed, until the rules remove them. */
  conceded?: Seat[]
  /** What was chosen in secret so far, kept by the kernel: the counts others see must not reveal how much. */
  secrecy?: Secrecy
}

/** How many choices each seat has made in secret, and how many secrets are over. */
export interface Secrecy {
  choices: number[]
  over: number
}

/** How it ended. `payoffs`: 1 for a win, 0 for a loss, between for a draw; partners and co-operating seats get the same. */
export interface Outcome {
  readonly payoffs: readonly number[]
  /** Key of the reason in the game's words. */
  readonly reason: string
  /** The numbers people compare (victory points, acorns), where the game has them. */
  readonly scores?: readonly number[]
}

/** A thing a seat cannot know: where it is, what it is, and everything it could be as far as that seat knows. */
export interface HiddenFact {
  readonly where: string
  readonly is: string | number
  readonly could: readonly (string | number)[]
}

/** Something a player may expect to do now but may not: the option it would be, and what prevents it. */
export interface Obstacle<O extends Option = Option> {
  readonly option: O
  /** Key of the reason in the game's words. */
  readonly why: string
  /** Id of the rule that says so. */
  readonly rule: string
  /** The figures of the reason (a price, what one has): data for the words. */
  readonly about?: Readonly<Record<string, unknown>>
}

/** Makes obstacles from a game's reasons, each with the rule that says so. */
export const obstaclesFrom =
  <O extends Option, Why extends string>(reasons: Readonly<Record<Why, string>>) =>
  (option: O, why: Why, about?: Obstacle['about']): Obstacle<O> =>
    about ? { option, why, rule: reasons[why], about } : { option, why, rule: reasons[why] }

/** How a bot weighs a position; the weights are tuned by self-play. */
export interface Evaluation<S extends State> {
  readonly weights: Readonly<Record<string, number>>
  /** How good the seat's position is, from 0 (lost) to 1 (won). Called on imagined states, and in tuning on finished matches. */
  evaluate(g: S, seat: Seat, weights: Readonly<Record<string, number>>): number
  /** The same for the requested seats (as bits), where evaluating them together is less work than one by one. */
  evaluateAll?(g: S, asked: number, weights: Readonly<Record<string, number>>, into: Float64Array): void
  /** What a network learns from, and the trained network (made by `npm run learn`), in base64; loaded when a bot needs it. */
  readonly features?: Features<S>
  readonly network?: () => Promise<string>
  /** Fields of the view that only count what was done: positions that differ only in them are the same, so advice avoids circles. */
  readonly counters?: readonly string[]
  /** Options that cost nothing and that another one takes back: bots choose them only when they look better than everything else. */
  readonly free?: readonly string[]
  /** Which actions achieve nothing: bots skip them. */
  readonly errands?: Errands<S>
  /** How much further off than elsewhere the levels below master judge, 1 unless said: where luck decides much, being a little off costs little. */
  readonly forgives?: number
}

/** Acts of several choices, and which choices make them pointless. Of two with the same result, one is pointless. */
export interface Errands<S extends State = State, O extends Option = Option> {
  /** Where the act begins, as a number that describes the situation; null: this option begins none. */
  from(g: S, option: O): number | null
  /** Says of each option of a decision whether it is pointless after what began there; null: none is. */
  vain(g: S, decision: Decision<O>, from: number | null): readonly boolean[] | null
}

/** A game: one object, understood in a minute. */
export interface Game<S extends State = State, C extends Config = Config, V = unknown> {
  readonly id: string
  /** Version of the rules: a finished match's log is bound to it. */
  readonly version: string
  /** Version of the state's shape; `migrate` brings older snapshots up to it. */
  readonly stateVersion: number
  /** How many seats there may be; the first is the default. */
  readonly seats: readonly number[]
  readonly settings: Settings
  /** Settings of earlier versions: a saved configuration may still name them, but they are ignored. */
  readonly retiredSettings?: readonly string[]
  /** Numbers of the content, by name, that are other than printed in this copy of the game. */
  readonly numbers?: Config['numbers']
  /** All seats win or lose together: nobody can win by another's leaving. */
  readonly cooperative?: true
  /** Which team each seat plays in, where seats win and lose together; left out: everybody plays for themselves. */
  teams?(config: C): readonly number[]
  /** What is wrong with a configuration whose parts are each valid. */
  problems?(config: C): readonly Problem[]
  setup(config: C, random: RandomState): S
  /** Plays from one rest point to the next. At a rest point all that matters is in the state. */
  step(g: S): Flow
  outcome(g: S): Outcome | null
  /**
   * What follows at once when a seat concedes, which it may do at any time; `g.conceded` already names it. Where others play
   * on, the rules remove the seat once what is under way has been resolved. Without this function nobody can concede by the rules.
   */
  concede?(g: S, seat: Seat): void
  /**
   * What the seat may expect to do now (with a card in hand, a piece of its own, a main action) but may not, each with what
   * prevents it; made from what the seat may know. It lists no option that is on offer, and everything else of the seat's own.
   * `asked` is the decision open for the seat, if any: a state between two rest points does not hold it.
   */
  obstacles?(g: S, seat: Seat, asked: Decision | null): readonly Obstacle[]
  /** What a seat (null: a spectator) may see, built field by field. */
  view(g: S, seat: Seat | null): V
  /**
   * Re-deals, in place, everything the seat cannot know. The result depends only on what the seat knows and on `random`:
   * gather the hidden things, sort them, then shuffle and deal.
   */
  imagine(g: S, seat: Seat | null, random: RandomState): void
  /** The hidden facts for a seat, so that the test kit can check that `imagine` re-deals each of them. */
  hidden(g: S, seat: Seat | null): readonly HiddenFact[]
  /** Which conservation laws the state breaks (cards, tiles, coins); for the test kit. */
  broken(g: S): readonly string[]
  /** Where its cards lie and who knows them, where the game says so (see `fromPiles`): the test kit compares it with the views. */
  piles?(g: S): readonly Pile[]
  /** A faster copy than the kernel's, where it pays. `over`: a copy nobody needs any more, parts of which may become parts of this one. */
  clone?(g: S, over?: S): S
  migrate?(state: unknown, from: number): S
  /**
   * Types of events that tell a seat something its view and `imagine` need not keep: it is outdated at once (a card shown and
   * shuffled away), or the rules do not keep it. The test kit expects everything told by other events to be kept.
   */
  readonly fleeting?: readonly string[]
  /**
   * What bots take as known from the deal on although no view shows it (the lists of decks, not their order). The test kit
   * compares only deals that agree on it.
   */
  takenAsKnown?(g: S): unknown
  /** Prompts of the game's resting places: a test may end at one without saying that it expects it. */
  readonly idle: readonly string[]
  readonly bot?: Evaluation<S>
  /** Any configuration worth playing (a random legal deck, say), for long runs; without it the settings are drawn one by one. */
  anyConfig?(random: RandomState): C
}

/** Checks the parts of a game against each other's types and returns it. */
export function defineGame<S extends State, C extends Config, V>(game: Game<S, C, V>): Game<S, C, V> {
  return game
}

/** To be called by a rule when something hidden becomes known to anybody. */
export function reveal(g: State): void {
  g.reveals += 1
}
