import type { Clock, ClockSetting } from '@rulewright/wire'
import type { ClockState, LogRow } from '../data/rows.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

/** The seats' clocks, told by the rows of the log alone: every process reads the same time from them. */
export class Clocks {
  readonly #setting: ClockSetting
  readonly #left: number[]
  readonly #opened: (number | null)[]

  private constructor(setting: ClockSetting, state: ClockState) {
    this.#setting = setting
    this.#left = state.left.slice()
    this.#opened = state.opened.slice()
  }

  static start(setting: ClockSetting, seats: number, waiting: number, at: number): Clocks {
    const full = setting.kind === 'live' ? setting.seconds * SECOND : setting.hours * HOUR
    const opened = Array.from({ length: seats }, (_, seat) => (isWaited(waiting, seat) ? at : null))
    return new Clocks(setting, { left: Array.from({ length: seats }, () => full), opened })
  }

  static resume(setting: ClockSetting, state: ClockState): Clocks {
    return new Clocks(setting, state)
  }

  get state(): ClockState {
    return { left: this.#left.slice(), opened: this.#opened.slice() }
  }

  apply(row: LogRow): void {
    if (row.kind === 'stood-still') this.#standStill(row.index)
    if (row.kind === 'choose') this.#spend(row.seat, row.at)
    const reopens = row.kind === 'undo'
    for (let seat = 0; seat < this.#left.length; seat++) {
      if (!isWaited(row.waiting, seat)) this.#opened[seat] = null
      else if (reopens || this.#opened[seat] === null) this.#opened[seat] = row.at
    }
  }

  /** Nobody could have answered meanwhile. */
  #standStill(milliseconds: number): void {
    for (const [seat, opened] of this.#opened.entries()) if (opened !== null) this.#opened[seat] = opened + milliseconds
  }

  #spend(seat: number, at: number): void {
    const setting = this.#setting
    const left = this.#left[seat] ?? 0
    const used = Math.max(0, at - (this.#opened[seat] ?? at))
    this.#left[seat] = setting.kind === 'live' ? Math.max(0, left - used) + setting.increment * SECOND : setting.hours * HOUR
    this.#opened[seat] = null
  }

  /** When the seat's time is up, or null while its clock stands. */
  deadlineOf(seat: number): number | null {
    const opened = this.#opened[seat]
    return opened === null || opened === undefined ? null : opened + (this.#left[seat] ?? 0)
  }

  show(now: number): Clock[] {
    return this.#left.map((left, seat) => {
      const opened = this.#opened[seat] ?? null
      return { left: opened === null ? left : Math.max(0, left - Math.max(0, now - opened)), running: opened !== null }
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
