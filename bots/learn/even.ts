import type { Features, State } from '@rulewright/kernel'
import { NEURONS, type Parameters } from '../network.ts'

/** A copy of the network to which the groups that the features name are on average the same; what differs within a group stays. */
export function evenedOut(p: Parameters, { even = [] }: Pick<Features<State>, 'even'>): Parameters {
  const first = p.first.slice()
  for (const groups of even)
    for (let neuron = 0; neuron < NEURONS.first; neuron++) {
      const at = (fact: number) => fact * NEURONS.first + neuron
      const means = groups.map((facts) => average(facts.map((fact) => first[at(fact)] ?? 0)))
      const all = average(means)
      for (const [n, facts] of groups.entries()) for (const fact of facts) first[at(fact)] = (first[at(fact)] ?? 0) + all - (means[n] ?? 0)
    }
  return { ...p, first }
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
