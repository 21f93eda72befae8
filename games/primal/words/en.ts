import type { Words } from '@rulewright/kernel'
import type { PrimalEvent } from '../rules/events.ts'
import type { PrimalOption } from '../rules/options.ts'
import type { PrimalView } from '../rules/view.ts'
import { advice } from './advice.ts'
import { eventWords } from './events.ts'
import { glossary } from './glossary.ts'
import { goalWords, scoredWords } from './goal.ts'
import { heading, reckoning } from './log.ts'
import { near, obstacleWords } from './obstacles.ts'
import { optionWords, verbOf } from './options.ts'
import { outcomeWords } from './outcomes.ts'
import { promptWords } from './prompts.ts'
import { problemWords, settingWords } from './settings.ts'
import { thingWords } from './things.ts'

export const en: Words<PrimalView, PrimalOption, PrimalEvent> = {
  prompt: promptWords,
  option: optionWords,
  verb: verbOf,
  event: eventWords,
  heading,
  reckoning,
  thing: thingWords,
  outcome: outcomeWords,
  obstacle: obstacleWords,
  near,
  advice,
  goal: goalWords,
  scored: scoredWords,
  isHeading: ({ type }) => type === 'round' || type === 'turn',
  glossary,
  problem: problemWords,
  setting: settingWords,
}
