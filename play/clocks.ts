import { CONCEDE } from '@rulewright/kernel'
import type { Clock, ClockSetting } from '@rulewright/wire'
import type { ClockState, LogRow } from './rows.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

/** The time that a choice added to its seat's clock; the one that ends a secret also adds to the others' clocks. */
interface Gain {
  readonly kind: 'public' | 'secret' | 'concede'
  readonly of: readonly { readonly seat: number; readonly gain: number }[]
}

/** The seats' clocks, computed from the rows of the log alone: every process reads the same time from them. */
export class Clocks {
  readonly #setting: ClockSetting
  readonly #left: number[]
  readonly #opened: (number | null)[]
  /** When each seat last answered in a secret: until it is over, the others see its clock running. */
  readonly #stopped: number[] = []
  /** What each choice in force added, apart from the time spent on it. */
  readonly #gains: Gain[] = []
  /** How many choices were in force before the first of these: what those added is no longer known. */
  readonly #before: number

  private constructor(setting: ClockSetting, state: ClockState, before: number) {
    this.#setting = setting
    this.#left = state.left.slice()
    this.#opened = state.opened.slice()
    this.#before = before
  }

  static start(setting: ClockSetting, seats: number, waiting: number, at: number): Clocks {
    const full = setting.kind === 'live' ? setting.seconds * SECOND : setting.hours * HOUR
    const opened = Array.from({ length: seats }, (_, seat) => (isWaited(waiting, seat) ? at : null))
    return new Clocks(setting, { left: Array.from({ length: seats }, () => full), opened }, 0)
  }

  /** From a rest at which this many choices were in force. To go back further, read from the deal. */
  static resume(setting: ClockSetting, state: ClockState, count: number): Clocks {
    return new Clocks(setting, state, count)
  }

  get state(): ClockState {
    return { left: this.#left.slice(), opened: this.#opened.slice() }
  }

  apply(row: LogRow): void {
    if (row.kind === 'stood-still') this.#standStill(row.index)
    if (row.kind === 'choose') this.#spend(row)
    if (row.kind === 'secret') this.#spendInSecret(row)
    if (row.kind === 'take-back') this.#gains.splice(row.index - this.#before, 1)
    if (row.kind === 'undo') this.#giveBack(row.index - this.#before)
    for (let seat = 0; seat < this.#left.length; seat++) {
      if (!isWaited(row.waiting, seat)) this.#opened[seat] = null
      else if (this.#opened[seat] === null) this.#open(seat, row)
    }
  }

  #open(seat: number, { kind, at }: LogRow): void {
    const setting = this.#setting
    this.#opened[seat] = at
    // A seat that is asked again has the whole time, even if its choice was taken back together with another's.
    if (setting.kind === 'correspondence' && kind === 'choose') this.#left[seat] = setting.hours * HOUR
  }

  /** Nobody could have answered in the meantime. */
  #standStill(milliseconds: number): void {
    for (const [seat, opened] of this.#opened.entries()) if (opened !== null) this.#opened[seat] = opened + milliseconds
    for (const [seat, stopped] of this.#stopped.entries()) this.#stopped[seat] = stopped + milliseconds
  }

  #spend({ seat, index, at }: LogRow): void {
    const left = this.#left[seat] ?? 0
    const used = Math.max(0, at - (this.#opened[seat] ?? at))
    // Conceding adds no time.
    const after = index === CONCEDE ? Math.max(0, left - used) : this.#afterChoice(left - used)
    this.#left[seat] = after
    this.#opened[seat] = null
    const others = index === CONCEDE ? [] : this.#othersOfSecret(seat)
    const of = [{ seat, gain: after - left + used }]
    for (const other of others) {
      const before = this.#left[other] ?? 0
      this.#left[other] = this.#afterChoice(before)
      of.push({ seat: other, gain: this.#afterChoice(before) - before })
    }
    this.#gains.push({ kind: index === CONCEDE ? 'concede' : 'public', of })
  }

  /** In a secret, time is spent as it passes and added once, at its end: the added time must not reveal how much was chosen. */
  #spendInSecret({ seat, at }: LogRow): void {
    const left = this.#left[seat] ?? 0
    this.#left[seat] = left - Math.max(0, at - (this.#opened[seat] ?? at))
    this.#opened[seat] = null
    this.#stopped[seat] = at
    this.#gains.push({ kind: 'secret', of: [{ seat, gain: 0 }] })
  }

  /** Who else has chosen in the secret that ends now. */
  #othersOfSecret(by: number): Set<number> {
    const others = new Set<number>()
    for (let n = this.#gains.length - 1; n >= 0; n--) {
      const { kind, of } = this.#gains[n] ?? { kind: 'public', of: [] }
      if (kind === 'public') break
      for (const { seat } of kind === 'secret' ? of : []) if (seat !== by) others.add(seat)
    }
    return others
  }

  #afterChoice(left: number): number {
    const setting = this.#setting
    return setting.kind === 'live' ? Math.max(0, left) + setting.increment * SECOND : setting.hours * HOUR
  }

  /** Added time is taken back with its choice, or choosing and undoing would create time; spent time stays spent. */
  #giveBack(inForce: number): void {
    for (const { of } of this.#gains.splice(inForce)) for (const { seat, gain } of of) this.#left[seat] = (this.#left[seat] ?? 0) - gain
  }

  /** When the seat's time is up, or null while its clock does not run. */
  deadlineOf(seat: number): number | null {
    const opened = this.#opened[seat]
    return opened === null || opened === undefined ? null : opened + (this.#left[seat] ?? 0)
  }

  /** Since when the seat's clock runs, or null while it does not. */
  openedAt(seat: number): number | null {
    return this.#opened[seat] ?? null
  }

  /** As shown to those who may not know whether the given seats have answered. */
  show(now: number, secret: readonly number[] = []): Clock[] {
    return this.#left.map((left, seat) => {
      const opened = this.#opened[seat] ?? (secret.includes(seat) ? (this.#stopped[seat] ?? null) : null)
      return { left: Math.max(0, opened === null ? left : left - Math.max(0, now - opened)), running: opened !== null }
    })
  }
}

const MOST_SEATS = 8

const isWaited = (waiting: number, seat: number): boolean => ((waiting >> seat) & 1) === 1

export const maskOf = (seats: readonly number[]): number => seats.reduce((mask, seat) => mask | (1 << seat), 0)

export function seatsIn(mask: number): number[] {
  const seats: number[] = []
  for (let seat = 0; seat < MOST_SEATS; seat++) if (isWaited(mask, seat)) seats.push(seat)
  return seats
}
