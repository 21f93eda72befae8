import { CONCEDE } from '@rulewright/kernel'
import type { Clock, ClockSetting } from '@rulewright/wire'
import type { ClockState, LogRow } from './rows.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

/** The seats' clocks, told by the rows of the log alone: every process reads the same time from them. */
export class Clocks {
  readonly #setting: ClockSetting
  readonly #left: number[]
  readonly #opened: (number | null)[]
  /** What each choice in force has gained its seat, beyond the time that was spent on it. */
  readonly #gains: { readonly seat: number; readonly gain: number }[] = []
  /** How many choices were in force before the first of these: what was gained with them cannot be asked for any more. */
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

  /** From a rest at which so many choices were in force. Whoever goes further back than that reads from the deal. */
  static resume(setting: ClockSetting, state: ClockState, count: number): Clocks {
    return new Clocks(setting, state, count)
  }

  get state(): ClockState {
    return { left: this.#left.slice(), opened: this.#opened.slice() }
  }

  apply(row: LogRow): void {
    if (row.kind === 'stood-still') this.#standStill(row.index)
    if (row.kind === 'choose') this.#spend(row)
    if (row.kind === 'undo') this.#giveBack(row.index - this.#before)
    for (let seat = 0; seat < this.#left.length; seat++) {
      if (!isWaited(row.waiting, seat)) this.#opened[seat] = null
      else if (this.#opened[seat] === null) this.#open(seat, row)
    }
  }

  #open(seat: number, { kind, at }: LogRow): void {
    const setting = this.#setting
    this.#opened[seat] = at
    // Whoever is asked again has the whole time, also if a choice of theirs was taken back with another's.
    if (setting.kind === 'correspondence' && kind === 'choose') this.#left[seat] = setting.hours * HOUR
  }

  /** Nobody could have answered meanwhile. */
  #standStill(milliseconds: number): void {
    for (const [seat, opened] of this.#opened.entries()) if (opened !== null) this.#opened[seat] = opened + milliseconds
  }

  #spend({ seat, index, at }: LogRow): void {
    const left = this.#left[seat] ?? 0
    const used = Math.max(0, at - (this.#opened[seat] ?? at))
    // Who concedes gains nothing by it.
    const after = index === CONCEDE ? Math.max(0, left - used) : this.#afterChoice(left - used)
    this.#left[seat] = after
    this.#opened[seat] = null
    this.#gains.push({ seat, gain: after - left + used })
  }

  #afterChoice(left: number): number {
    const setting = this.#setting
    return setting.kind === 'live' ? Math.max(0, left) + setting.increment * SECOND : setting.hours * HOUR
  }

  /** What was gained goes with the choice, or choosing and taking back would make time; what was spent stays spent. */
  #giveBack(inForce: number): void {
    for (const { seat, gain } of this.#gains.splice(inForce)) this.#left[seat] = (this.#left[seat] ?? 0) - gain
  }

  /** When the seat's time is up, or null while its clock does not run. */
  deadlineOf(seat: number): number | null {
    const opened = this.#opened[seat]
    return opened === null || opened === undefined ? null : opened + (this.#left[seat] ?? 0)
  }

  show(now: number): Clock[] {
    return this.#left.map((left, seat) => {
      const opened = this.#opened[seat] ?? null
      return { left: Math.max(0, opened === null ? left : left - Math.max(0, now - opened)), running: opened !== null }
    })
  }
}

const isWaited = (waiting: number, seat: number): boolean => ((waiting >> seat) & 1) === 1

export const maskOf = (seats: readonly number[]): number => seats.reduce((mask, seat) => mask | (1 << seat), 0)

export function seatsIn(mask: number): number[] {
  const seats: number[] = []
  for (let seat = 0; mask >> seat !== 0; seat++) if (isWaited(mask, seat)) seats.push(seat)
  return seats
}
