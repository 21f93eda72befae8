import type { Seat } from './flow.ts'
import type { Secrecy, State } from './game.ts'

/** By how much a seat's (null: a spectator's) count of choices is smaller than the real one: secrets of others count as one each, when they are over. */
export function uncountedFor(g: State, seat: Seat | null): number {
  const { secrecy } = g
  if (secrecy === undefined) return 0
  let hidden = 0
  for (const [other, n] of secrecy.choices.entries()) if (other !== seat) hidden += n
  return hidden - secrecy.over
}

/** A seat has chosen in secret. */
export function countSecretChoice(g: State, seats: number, seat: Seat): void {
  const { choices } = secrecyOf(g, seats)
  choices[seat] = (choices[seat] ?? 0) + 1
}

/** All have chosen, and what they chose is known. */
export function countSecretOver(g: State, seats: number): void {
  secrecyOf(g, seats).over += 1
}

function secrecyOf(g: State, seats: number): Secrecy {
  g.secrecy ??= { choices: Array.from({ length: seats }, () => 0), over: 0 }
  return g.secrecy
}
