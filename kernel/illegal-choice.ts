import type { Decision, Seat } from './flow.ts'

/** A choice that was not on offer. It changed nothing. */
export class IllegalChoice extends Error {}

/** Throws unless the seat, which is asked `decision`, may answer with this index. */
export function mustBeOffered(decision: Decision | null, seat: Seat, index: number): void {
  if (!decision) throw new IllegalChoice(`seat ${seat} has nothing to decide now`)
  if (!(index >= 0 && index < decision.options.length && Number.isInteger(index))) {
    throw new IllegalChoice(`seat ${seat} chose ${index} of ${decision.options.length} options at "${decision.prompt}"`)
  }
}
