/** A place at the table, numbered from 0 in turn order. */
export type Seat = number

/** One thing a player may choose: typed data that a board lights up, a log prints and a bot weighs. */
export interface Option {
  readonly do: string
}

/** What a seat is asked: the full list of legal options; the answer is an index into it. */
export interface Decision<O extends Option = Option> {
  readonly seat: Seat
  /** Key of the question in the game's words. */
  readonly prompt: string
  /** Id of the numbered rule behind the question. */
  readonly rule: string
  readonly options: readonly O[]
  /** What the question is about (a card, a hex, an amount): data for the words and the board. */
  readonly about?: Readonly<Record<string, unknown>>
  /** An offer beside another seat's decision: nobody waits for it, and it lapses when that one is answered. */
  readonly lapses?: true
}

export interface Answer {
  readonly seat: Seat
  readonly index: number
}

/** In place of an index: the seat concedes, whoever is being asked. The largest number a log can hold for an option. */
export const CONCEDE = 0xf_ffff

/** The decisions now open: one, or one for each of several seats; in a secret, those not yet answered. */
export type Pending = Decision | readonly Decision[]

/** Who decides in secret: everybody asked when it began, and who may follow whose choices. */
export interface Party {
  readonly seats: readonly Seat[]
  follows(viewer: Seat, of: Seat): boolean
}

const isSelf = (viewer: Seat, of: Seat): boolean => viewer === of

/** Several seats decide at once and in secret; until all have, nobody learns how far another has come. */
export class Secret extends Array<Decision> {
  /** The same for every list of the same secret. */
  party: Party = { seats: [], follows: isSelf }

  static override get [Symbol.species](): ArrayConstructor {
    return Array
  }
}

/** A rule. It yields the decisions now open and continues with one answer. */
export type Flow<T = void> = Generator<Pending, T, Answer>

/** Asks; a question with a single option answers itself. */
export function* ask<O extends Option>(decision: Decision<O>): Flow<O> {
  const { options } = decision
  if (answersItself(decision)) return at(options, 0)
  return at(options, (yield decision).index)
}

// As with the listener of events: one match runs at a time, and without one this is only a null check.
let onSelfAnswered: ((decision: Decision) => void) | null = null

/** Reports every question that answers itself, until called with null: for the test kit, which checks what others learn from it. */
export function listenToSelfAnswers(listener: ((decision: Decision) => void) | null): void {
  onSelfAnswered = listener
}

/** Whether a question has a single option: for games with their own way of asking. */
export function answersItself(decision: Decision): boolean {
  if (decision.options.length !== 1) return false
  if (onSelfAnswered !== null) onSelfAnswered(decision)
  return true
}

/** Asks even when there is only one option: for windows in which not being asked would reveal something. */
export function* askAlways<O extends Option>(decision: Decision<O>): Flow<O> {
  return at(decision.options, (yield decision).index)
}

/**
 * Asks, and lists the options only when somebody looks. For a question that depends on hidden things and stays open
 * while another seat decides: that seat's imagined worlds then list it again instead of showing the real list.
 */
export function* askLate<O extends Option>(decision: Omit<Decision<O>, 'options'>, list: () => readonly O[]): Flow<O> {
  const asked = late(decision, list)
  const { index } = yield asked
  return at(asked.options, index)
}

/** What `askLate` asks: for games with their own way of asking. */
export const late = <O extends Option>(decision: Omit<Decision<O>, 'options'>, list: () => readonly O[]): Decision<O> =>
  new LateDecision(decision, list)

class LateDecision<O extends Option> implements Decision<O> {
  readonly seat: Seat
  readonly prompt: string
  readonly rule: string
  about?: Readonly<Record<string, unknown>>
  readonly #list: () => readonly O[]
  #options: readonly O[] | null = null
  /** What the options are listed within. */
  around: Around = itself

  constructor(decision: Omit<Decision<O>, 'options'>, list: () => readonly O[]) {
    this.seat = decision.seat
    this.prompt = decision.prompt
    this.rule = decision.rule
    if (decision.about) this.about = decision.about
    this.#list = list
  }

  get options(): readonly O[] {
    this.#options ??= this.around(this.#list)
    return this.#options
  }
}

/** Does something in circumstances that hold only meanwhile. */
export type Around = <T>(work: () => T) => T

const itself: Around = (work) => work()

/** Plays a flow in circumstances that hold only while its rules run: between its questions they do not. */
export function* within<T>(around: Around, flow: Flow<T>): Flow<T> {
  let step = around(() => flow.next())
  while (!step.done) {
    const pending = step.value
    // Options that are listed when somebody looks are listed by the rules, too.
    for (const decision of isMany(pending) ? pending : [pending]) if (decision instanceof LateDecision) decision.around = around
    const answer = yield pending
    step = around(() => flow.next(answer))
  }
  return step.value
}

/** Plays a flow and notes in each question's `about.speaker` what asks it; a speaker set further inside stays. */
export function* inNameOf<T>(by: (asked: Seat) => unknown, flow: Flow<T>): Flow<T> {
  let step = flow.next()
  while (!step.done) {
    let answer: Answer
    try {
      answer = yield named(step.value, by)
    } catch (ending) {
      step = flow.throw(ending)
      continue
    }
    step = flow.next(answer)
  }
  return step.value
}

/** Simultaneous questions have no single speaker. */
function named(pending: Pending, by: (asked: Seat) => unknown): Pending {
  if (isMany(pending) || pending.about?.speaker !== undefined) return pending
  const speaker = by(pending.seat)
  if (speaker === null) return pending
  const about = withSpeaker(pending.about, speaker)
  if (pending instanceof LateDecision) {
    // It lists its options once, by itself.
    pending.about = about
    return pending
  }
  const { seat, prompt, rule, options, lapses } = pending
  return lapses ? { seat, prompt, rule, options, about, lapses } : { seat, prompt, rule, options, about }
}

/** Field by field: spreading objects of many shapes gives each copy its own hidden class, and every reader pays for that. */
function withSpeaker(about: Decision['about'], speaker: unknown): Readonly<Record<string, unknown>> {
  if (about === undefined) return { speaker }
  const twin: Record<string, unknown> = {}
  for (const name in about) twin[name] = about[name]
  twin.speaker = speaker
  return twin
}

/**
 * Several seats decide at once, each in its own flow; answers are taken in the order they come.
 * A branch touches only its own seat's things, so the order does not matter to the result.
 */
export function* together(seats: readonly Seat[], branch: (seat: Seat) => Flow): Flow {
  const open = begin(seats, branch)
  while (open.length > 0) goOn(open, yield allAsked(open))
}

/**
 * As `together`, but in secret: everybody else sees one moment, which ends when all have finished. A branch tells
 * nobody else anything and changes nothing that others see (team-mates apart: `follows`); what was chosen is carried out afterwards.
 */
export function* inSecret(seats: readonly Seat[], branch: (seat: Seat) => Flow, follows: Party['follows'] = isSelf): Flow {
  const open = begin(seats, branch)
  const party = { seats: open.map(({ seat }) => seat), follows }
  while (open.length > 0) {
    const all = new Secret()
    all.party = party
    addAsked(all, open)
    goOn(open, yield all)
  }
}

interface Branch {
  readonly seat: Seat
  readonly flow: Flow
  asked: Pending
}

function begin(seats: readonly Seat[], branch: (seat: Seat) => Flow): Branch[] {
  const open: Branch[] = []
  for (const seat of seats) {
    const flow = branch(seat)
    const first = flow.next()
    if (!first.done) open.push({ seat, flow, asked: first.value })
  }
  return open
}

function goOn(open: Branch[], answer: Answer): void {
  for (let i = 0; i < open.length; i++) {
    const branch = open[i]
    if (!branch || !asks(branch.asked, answer.seat)) continue
    const next = branch.flow.next(answer)
    if (next.done) open.splice(i, 1)
    else branch.asked = next.value
    return
  }
  throw new Error(`seat ${answer.seat} has no open branch`)
}

/** One list of all that is asked; what a single branch asks stays as it is. */
function allAsked(open: readonly { readonly asked: Pending }[]): Pending {
  const [only] = open
  if (only && open.length === 1) return only.asked
  const all: Decision[] = []
  addAsked(all, open)
  return all
}

function addAsked(all: Decision[], open: readonly { readonly asked: Pending }[]): void {
  for (let i = 0; i < open.length; i++) {
    const asked = open[i]?.asked
    if (asked === undefined) continue
    if (!isMany(asked)) all.push(asked)
    else for (const decision of asked) all.push(decision)
  }
}

function asks(pending: Pending, seat: Seat): boolean {
  return isMany(pending) ? pending.some((d) => d.seat === seat) : pending.seat === seat
}

/** How a question is answered for a seat that has conceded: by passing where possible, else with the first option. Null: not asked. */
export function standIn(pending: Pending | null, conceded: readonly Seat[] = []): Answer | null {
  if (pending === null) return null
  const asked = isMany(pending) ? pending : [pending]
  const decision = asked.find((d) => d.lapses !== true && conceded.includes(d.seat))
  if (!decision) return null
  const passing = decision.options.findIndex((option) => option.do === 'pass' || option.do === 'done')
  return { seat: decision.seat, index: Math.max(0, passing) }
}

export function isMany(pending: Pending): pending is readonly Decision[] {
  return Array.isArray(pending)
}

/**
 * Thrown to end a procedure from deep inside it (a delve ended by a card) and caught where the procedure began;
 * `finally` cleans up on the way. It is not an Error: no stack is captured, so throwing it is cheap.
 */
export abstract class Ending {
  abstract readonly ends: string
}

/** Thrown by a rule when the match is over at once; the state must already say so. */
export class GameOver extends Ending {
  readonly ends = 'game'
}

export const gameOver = new GameOver()

/** Runs a rule to its first decision; null when it ended without one. */
export function start(flow: Flow): Pending | null {
  try {
    const result = flow.next()
    return result.done ? null : result.value
  } catch (ending) {
    if (ending instanceof GameOver) return null
    throw ending
  }
}

/** Goes on with an answer to the next decision; null when the rule has ended. */
export function proceed(flow: Flow, answer: Answer): Pending | null {
  try {
    const result = flow.next(answer)
    return result.done ? null : result.value
  } catch (ending) {
    if (ending instanceof GameOver) return null
    throw ending
  }
}

/** An element known to be there; a missing one is a defect in the rules, and throws. */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[index]
  if (element === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`)
  return element
}
