import type { Event } from './events.ts'
import type { Decision, Option } from './flow.ts'
import type { State } from './game.ts'

/** Notes one occasion of a habit: whether the habit showed, or how much of it; `of` where an occasion counts for more than one. */
export type NoteHabit<H extends string = string> = (habit: H, shown: boolean | number, of?: number) => void

/** Looks on while a finished match is replayed. It hears and sees everything: it judges bots and is not one itself. */
export interface Watcher<S extends State = State, E extends Event = Event, O extends Option = Option> {
  /** A seat is about to choose this. */
  chose?(option: O, decision: Decision, g: S): void
  /** This happens, in the version for those who may know everything; events of the deal are left out. */
  heard?(event: E, g: S): void
  /** The match is over. */
  over?(g: S): void
}

/** What a strong player watches for in others' play: a game's own list. Faults are shares of occasions, lengths are averages. */
export interface Habits<S extends State = State, E extends Event = Event, O extends Option = Option, H extends string = string> {
  readonly habits: Readonly<Record<H, 'share' | 'average'>>
  /** Watches one match. */
  watch(note: NoteHabit<H>): Watcher<S, E, O>
}
