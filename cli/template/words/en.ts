import type { Words } from '@rulewright/kernel'
import type { MagpiesEvent } from '../rules/events.ts'
import type { MagpiesOption } from '../rules/options.ts'
import type { MagpiesView } from '../rules/view.ts'
import { event } from './events.ts'
import { option } from './options.ts'
import { outcome } from './outcomes.ts'
import { prompt } from './prompts.ts'
import { problem, setting } from './settings.ts'
import { thing } from './things.ts'

export const en: Words<MagpiesView, MagpiesOption, MagpiesEvent> = { prompt, option, event, thing, outcome, problem, setting }
