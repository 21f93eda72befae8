import type { Words } from '@rulewright/kernel'
import type { AldarraEvent } from '../rules/events.ts'
import type { AldarraOption } from '../rules/options.ts'
import type { AldarraView } from '../rules/view.ts'
import { advice } from './advice.ts'
import { event } from './events.ts'
import { glossary } from './glossary.ts'
import { goal, scored } from './goal.ts'
import { near, obstacle } from './obstacles.ts'
import { option } from './options.ts'
import { outcome } from './outcomes.ts'
import { prompt } from './prompts.ts'
import { problem, setting } from './settings.ts'
import { thing } from './things.ts'

export const en: Words<AldarraView, AldarraOption, AldarraEvent> = {
  prompt,
  option,
  event,
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
