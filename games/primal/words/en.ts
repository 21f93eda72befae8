import type { Words } from '@rulewright/kernel'
import type { PrimalEvent } from '../rules/events.ts'
import type { PrimalOption } from '../rules/options.ts'
import type { PrimalView } from '../rules/view.ts'
import { advice } from './advice.ts'
import { event } from './events.ts'
import { glossary } from './glossary.ts'
import { goal, scored } from './goal.ts'
import { heading, reckoning, repeats } from './log.ts'
import { near, obstacle } from './obstacles.ts'
import { option, verb } from './options.ts'
import { outcome } from './outcomes.ts'
import { prompt } from './prompts.ts'
import { problem, setting } from './settings.ts'
import { thing } from './things.ts'

export const en: Words<PrimalView, PrimalOption, PrimalEvent> = {
  prompt,
  option,
  verb,
  event,
  heading,
  reckoning,
  repeats,
  thing,
  outcome,
  obstacle,
  near,
  advice,
  goal,
  scored,
  glossary,
  problem,
  setting,
}
