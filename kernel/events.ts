import type { Seat } from './flow.ts'

/** Something that happened: typed data for the log, the animations and the sounds. */
export interface Event {
  readonly type: string
}

/** An event on its way to the table. `to` null: everybody; else those seats, and the others get `otherwise`, if anything. */
export interface Told {
  readonly event: Event
  readonly to: readonly Seat[] | null
  readonly otherwise: Event | null
}

export type Ear = (told: Told) => void

// Rules run synchronously, one match at a time; a match that nobody listens to pays only a null check.
let ear: Ear | null = null

/** Sets the listener of the match that runs now; returns the previous one. */
export function lend(to: Ear | null): Ear | null {
  const before = ear
  ear = to
  return before
}

/** Tells everybody at the table. */
export function emit<E extends Event>(event: E): void {
  if (ear !== null) ear({ event, to: null, otherwise: null })
}

/** Tells some seats, and the others only what they may know of it. */
export function whisper<E extends Event>(to: readonly Seat[], event: E, otherwise: E | null = null): void {
  if (ear !== null) ear({ event, to, otherwise })
}

/** What a seat (or a spectator: null) is told of it. */
export function heard(told: Told, seat: Seat | null): Event | null {
  if (told.to === null) return told.event
  return seat !== null && told.to.includes(seat) ? told.event : told.otherwise
}
