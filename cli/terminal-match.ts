import { type Bot, beenAt, hint } from '@rulewright/bots'
import {
  CONCEDE,
  type Config,
  type Decision,
  type Game,
  heard,
  Match,
  type Names,
  plain,
  type Seat,
  type Told,
  type Words,
  writeLog,
} from '@rulewright/kernel'
import { shellWord } from '@rulewright/testkit/prove'
import { Complaint } from './complain.ts'
import { write } from './files.ts'
import { showQuestion, showView, type ViewToShow } from './show.ts'
import type { Terminal } from './terminal.ts'

/** Who sits where: a bot, or a person where there is none. */
export interface SeatedPlayer {
  readonly name: string
  readonly bot: Bot | null
}

/** Something that happened, as a person was told it: after which choice, and to whom. */
interface ToldLine {
  readonly after: number
  readonly seat: Seat
  readonly text: string
}

const HELP = `  a number   choose that option
  u          take back your last choice, where nothing became known by it
  h          what would a master do?
  l          the log so far
  p          the position again
  concede    give up
  q          quit, and keep the match in a file if you like
`

/** A match of people at a terminal with bots; several people take turns at the keyboard. */
export class TerminalMatch {
  #match: Match
  readonly #people: readonly Seat[]
  readonly #told: Told[] = []
  readonly #log: ToldLine[] = []
  /** How many lines of the log each seat has read. */
  readonly #read = new Map<Seat, number>()
  #atKeyboard: Seat | null = null

  constructor(
    readonly words: Words,
    game: Game,
    config: Config,
    seed: string,
    readonly sittings: readonly SeatedPlayer[],
    readonly terminal: Terminal,
  ) {
    this.#people = sittings.flatMap(({ bot }, seat) => (bot ? [] : [seat]))
    this.#match = Match.start(game, config, seed, (told) => this.#told.push(told))
    this.#listen()
  }

  /** Plays to the end, or until somebody quits. */
  async play(): Promise<void> {
    for (let decision = this.#next(); decision; decision = this.#next()) {
      const bot = this.sittings[decision.seat]?.bot
      if (bot) this.#choose(decision.seat, bot.choose(this.#match.observer(decision.seat), `${this.#match.seed} ${this.#match.count}`))
      else if (!(await this.#turn(decision))) return this.#offerFile()
    }
    const seat = this.#people.length === 1 ? (this.#people[0] ?? null) : null
    const { view, names } = this.#shown(seat)
    // Several people read the end together, so it is told to none of them as "you".
    if (seat !== null) this.#news(seat)
    if (this.#match.outcome) this.terminal.write(`\n${plain(this.words.outcome(this.#match.outcome, view, names))}\n`)
    const scores = this.#match.outcome?.scores?.map((score, s) => `${names.of(s)} ${score}`).join(', ')
    if (scores) this.terminal.write(`${scores}\n`)
    await this.#offerFile()
  }

  /** Whose decision is next: an offer that lapses, then the bots', then the people's. */
  #next(): Decision | null {
    const { open } = this.#match
    return open.find((d) => d.lapses) ?? open.find((d) => this.sittings[d.seat]?.bot) ?? open[0] ?? null
  }

  #choose(seat: Seat, index: number): void {
    this.#match.choose(seat, index)
    this.#listen()
  }

  /** Puts what was told into each person's words, while the table still looks as it did. */
  #listen(): void {
    for (const told of this.#told.splice(0)) {
      for (const seat of this.#people) {
        const event = heard(told, seat)
        const { view, names } = this.#shown(seat)
        const text = event && this.words.event(event, view, names)
        if (text) this.#log.push({ after: this.#match.count, seat, text: plain(text) })
      }
    }
  }

  #shown(seat: Seat | null): ViewToShow {
    const names: Names = { you: seat, of: (s) => (s === seat ? 'You' : (this.sittings[s]?.name ?? `Seat ${s + 1}`)) }
    return { view: this.#match.view(seat), words: this.words, names, seats: this.#match.config.seats, raw: false }
  }

  /** A person decides; false when they want to stop. */
  async #turn(decision: Decision): Promise<boolean> {
    const { seat } = decision
    const handed = await this.#handOver(seat)
    const news = this.#news(seat)
    // Within a turn the question is enough: `p` shows the table again.
    if (handed || news || this.#match.rests) this.#position(seat)
    this.#question(decision)
    for (;;) {
      const typed = await this.terminal.ask('> ')
      if (typed === null || typed === 'q') return false
      if (await this.#obey(typed, decision)) return true
    }
  }

  /** Does what was typed; true when the match has advanced. */
  async #obey(typed: string, decision: Decision): Promise<boolean> {
    const { seat } = decision
    switch (typed) {
      case 'u':
        return this.#undo(seat)
      case 'h':
        this.#hint(decision)
        return false
      case 'l':
        this.terminal.write(
          this.#log
            .filter((line) => line.seat === seat)
            .map((line) => `  ${line.text}\n`)
            .join('') || '  Nothing has happened yet.\n',
        )
        return false
      case 'p':
      case '':
        this.#position(seat)
        this.#question(decision)
        return false
      case '?':
        this.terminal.write(HELP)
        return false
      case 'concede':
        return this.#concede(seat)
      default:
        return this.#number(typed, decision)
    }
  }

  #number(typed: string, { seat, options }: Decision): boolean {
    const n = /^\d+$/.test(typed) ? Number(typed) : 0
    if (n < 1 || n > options.length) {
      this.terminal.write(`Type a number from 1 to ${options.length}, or ? for what else there is.\n`)
      return false
    }
    this.#choose(seat, n - 1)
    return true
  }

  #undo(seat: Seat): boolean {
    const before = this.#match.undo(seat)
    if (!before) {
      this.terminal.write('That cannot be taken back: something became known by it, or somebody else has chosen since.\n')
      return false
    }
    this.#match = before
    const kept = this.#log.filter((line) => line.after <= before.count)
    this.#log.splice(0, this.#log.length, ...kept)
    for (const [reader, lines] of this.#read) this.#read.set(reader, Math.min(lines, kept.length))
    this.terminal.write('Taken back.\n')
    return true
  }

  #concede(seat: Seat): boolean {
    if (!this.#match.canConcede(seat)) {
      this.terminal.write('In this game nobody can concede; q quits.\n')
      return false
    }
    this.#choose(seat, CONCEDE)
    return true
  }

  #hint(decision: Decision): void {
    const { index, share } = hint(
      this.#match.observer(decision.seat),
      `hint ${this.#match.count}`,
      undefined,
      beenAt(this.#match, decision.seat),
    )
    const option = showQuestion(decision, this.#shown(decision.seat))[index + 1]?.trim()
    this.terminal.write(`A master would choose ${option} (${Math.round(100 * share)} % of the thought went there).\n`)
  }

  /** With several people, the next one takes the keyboard before anything of theirs is shown. */
  async #handOver(seat: Seat): Promise<boolean> {
    if (this.#atKeyboard === seat) return false
    this.#atKeyboard = seat
    if (this.#people.length < 2) return true
    this.terminal.clear()
    await this.terminal.ask(`${this.sittings[seat]?.name}, it is your turn: press Enter. `)
    return true
  }

  /** What happened since the seat last looked; returns whether any of it was another player's doing. */
  #news(seat: Seat): boolean {
    const from = this.#read.get(seat) ?? 0
    this.#read.set(seat, this.#log.length)
    const lines = this.#log.slice(from).filter((line) => line.seat === seat)
    for (const { text } of lines) this.terminal.write(`  ${text}\n`)
    return lines.some(({ after }) => after < this.#match.count)
  }

  #position(seat: Seat): void {
    this.terminal.write(`\n${showView(this.#shown(seat)).join('\n')}\n`)
  }

  #question(decision: Decision): void {
    this.terminal.write(`\n${showQuestion(decision, this.#shown(decision.seat)).join('\n')}\n`)
  }

  async #offerFile(): Promise<void> {
    for (;;) {
      const file = await this.terminal.ask('A file to keep the match in (Enter: none): ')
      if (!file) return
      try {
        // Without its story: the match is not over, and whoever opens the file must not read what their seat may not know.
        write(file, writeLog(this.#match.log()))
        this.terminal.write(`The match is in ${file}: \`rulewright show ${shellWord(file)}\` prints its last position.\n`)
        return
      } catch (error) {
        if (!(error instanceof Complaint)) throw error
        this.terminal.write(`${error.message}\n`)
      }
    }
  }
}
