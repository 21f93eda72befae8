import { capitalised, describeProblem, type Names, type Phrase, thing, type Words } from '@rulewright/kernel'
import { listOf, messages } from '../words/index.ts'

/** `breakBarrier`, `break-barrier` → "Break barrier". */
export function humanize(key: string): string {
  const spaced = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
  return capitalised(spaced)
}

/** "card 12, slot 4": the fields of an option or event, each a thing that lights up. */
function fields(data: object, names: Names): Phrase {
  const parts = Object.entries(data).flatMap(([key, value]) => {
    if (key === 'do' || key === 'type' || value === null) return []
    if (key === 'seat' && typeof value === 'number') return [names.of(value)]
    if (typeof value === 'number' || typeof value === 'string') return [thing(key, value, `${humanize(key).toLowerCase()} ${value}`)]
    if (typeof value === 'boolean') return value ? [humanize(key).toLowerCase()] : []
    return [`${humanize(key).toLowerCase()} ${JSON.stringify(value)}`]
  })
  return parts.join(', ')
}

/** Words for a game that has none yet: said from the data alone. */
export const genericWords: Words = {
  prompt: (decision, _view, names) => messages().generic.asked(names.of(decision.seat), humanize(decision.prompt)),
  option(option, _view, names) {
    const rest = fields(option, names)
    return rest ? `${humanize(option.do)}: ${rest}` : humanize(option.do)
  },
  event(event, _view, names) {
    const rest = fields(event, names)
    return rest ? `${humanize(event.type)}: ${rest}` : humanize(event.type)
  },
  outcome(outcome, _view, names) {
    const best = Math.max(...outcome.payoffs)
    const winners = outcome.payoffs.flatMap((payoff, seat) => (payoff === best && payoff > 0 ? [names.of(seat)] : []))
    return `${messages().generic.won(winners.length > 0 ? listOf(winners) : messages().generic.nobody)} (${humanize(outcome.reason).toLowerCase()})`
  },
  problem: describeProblem,
  setting: (key, value) => humanize(value ?? key),
}
