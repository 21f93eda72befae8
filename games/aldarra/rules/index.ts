import { defineGame } from '@rulewright/kernel'
import { evaluation } from '../bot/evaluation.ts'
import { box } from '../box.ts'
import { clone } from './clone.ts'
import { type AldarraConfig, anyConfig, problems, settings } from './config.ts'
import { hidden, imagine } from './imagine.ts'
import { broken } from './laws.ts'
import { obstacles } from './obstacles.ts'
import type { AldarraPrompt } from './options.ts'
import { outcome } from './outcome.ts'
import { setup } from './setup.ts'
import type { AldarraState } from './state.ts'
import { step } from './step.ts'
import { type AldarraView, view } from './view.ts'

const idle: readonly AldarraPrompt[] = [
  'stronghold',
  'outpost',
  'position',
  'crystal',
  'activate',
  'buy',
  'objectives',
  'discovery',
  'build',
]

export const aldarra = defineGame<AldarraState, AldarraConfig, AldarraView>({
  ...box,
  version: '3',
  stateVersion: 1,
  settings,
  problems,
  setup,
  step,
  outcome,
  obstacles,
  view,
  imagine,
  hidden,
  broken,
  clone,
  fleeting: ['revealed'],
  idle,
  bot: evaluation,
  anyConfig,
})
