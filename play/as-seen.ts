import { type Decision, type Event, heard, type Seat, type Told } from '@rulewright/kernel'
import type { AskedDecision, News } from '@rulewright/wire'

// What a seat sees, in the wire's form.

export function askedDecision(decision: Decision, decisionId: number): AskedDecision {
  const { seat, prompt, rule, options, about } = decision
  return { decisionId, seat, prompt, rule, options: [...options], ...(about ? { about } : {}) }
}

/** The events of a choice, cut to what the seat may hear. */
export function newsFor(count: number, told: readonly Told[], seat: Seat | null): News {
  const events: Event[] = []
  for (const one of told) {
    const event = heard(one, seat)
    if (event !== null) events.push(event)
  }
  return { count, events }
}
