import type { Words } from '@rulewright/kernel'
import type { HubworldEvent } from '../rules/events.ts'
import type { HubworldOption } from '../rules/options.ts'
import type { HubworldView } from '../rules/view.ts'
import { advice } from './advice.ts'
import { eventPhrase } from './events.ts'
import { glossary } from './glossary.ts'
import { goalPhrase, scoredPhrase } from './goal.ts'
import { heading, kept, reckoning, repeats } from './log.ts'
import { near, obstaclePhrase } from './obstacles.ts'
import { optionPhrase, verbOf } from './options.ts'
import { outcomePhrase } from './outcomes.ts'
import { promptPhrase } from './prompts.ts'
import { problemPhrase, settingPhrase } from './settings.ts'
import { thingWords } from './things.ts'

export const en: Words<HubworldView, HubworldOption, HubworldEvent> = {
  prompt: promptPhrase,
  option: optionPhrase,
  verb: verbOf,
  event: eventPhrase,
  heading,
  kept,
  reckoning,
  repeats,
  thing: thingWords,
  outcome: outcomePhrase,
  obstacle: obstaclePhrase,
  near,
  advice,
  goal: goalPhrase,
  scored: scoredPhrase,
  isHeading: ({ type }) => type === 'round',
  glossary,
  problem: problemPhrase,
  setting: settingPhrase,
}
