import type { Names, Phrase, Words } from '@rulewright/kernel'
import type { HubworldEvent } from '../rules/events.ts'
import type { HubworldOption } from '../rules/options.ts'
import type { HubworldView } from '../rules/view.ts'
import { eventPhrase } from './events.ts'
import { optionPhrase, promptPhrase } from './questions.ts'
import { problemPhrase, settingPhrase } from './settings.ts'

function winners(view: HubworldView, names: Names): string {
  const all = (view.result?.winners ?? []).map((seat) => names.of(seat))
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)} win together` : `${all[0] ?? 'Nobody'} wins`
}

function outcomePhrase(reason: string, view: HubworldView, names: Names): Phrase {
  switch (reason) {
    case 'agents':
      return `${winners(view, names)}: enough enemy agents are secured.`
    case 'empty-commons':
      return `${winners(view, names)}: a rival had no card left to draw.`
    case 'last-player':
      return `${winners(view, names)}: nobody else is left.`
    default:
      return 'The game is a draw.'
  }
}

export const en: Words<HubworldView, HubworldOption, HubworldEvent> = {
  prompt: promptPhrase,
  option: optionPhrase,
  event: (event, view, names) => eventPhrase(event, view, names),
  outcome: (outcome, view, names) => outcomePhrase(outcome.reason, view, names),
  problem: problemPhrase,
  setting: settingPhrase,
}
