import type { Words } from '@rulewright/kernel'
import type { HubworldEvent } from '../rules/events.ts'
import type { HubworldOption } from '../rules/options.ts'
import type { HubworldView } from '../rules/view.ts'
import { advice } from './advice.ts'
import { event } from './events.ts'
import { glossary } from './glossary.ts'
import { goal, scored } from './goal.ts'
import { heading, kept, reckoning, repeats } from './log.ts'
import { near, obstacle } from './obstacles.ts'
import { option, verb } from './options.ts'
import { outcome } from './outcomes.ts'
import { prompt } from './prompts.ts'
import { problem, setting } from './settings.ts'
import { thing } from './things.ts'

export const en: Words<HubworldView, HubworldOption, HubworldEvent> = {
  prompt,
  option,
  verb,
  event,
  heading,
  kept,
  reckoning,
  repeats,
  listed: ['drew'],
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
