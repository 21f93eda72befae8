import { defineGame } from '@rulewright/kernel'
import { evaluation } from '../bot/evaluation.ts'
import { box } from '../box.ts'
import { clone } from './clone.ts'
import { type PrimalConfig, problems, settings } from './config.ts'
import { hidden, imagine } from './imagine.ts'
import { broken } from './laws.ts'
import { obstacles } from './obstacles.ts'
import { outcome } from './outcome.ts'
import { setup } from './setup.ts'
import type { PrimalState } from './state.ts'
import { step } from './step.ts'
import { type PrimalView, view } from './view.ts'

export const primal = defineGame<PrimalState, PrimalConfig, PrimalView>({
  ...box,
  version: '3',
  stateVersion: 1,
  settings,
  problems,
  setup,
  step,
  obstacles,
  outcome,
  view,
  imagine,
  hidden,
  broken,
  clone,
  cooperative: true,
  fleeting: ['attrition', 'triggered'],
  idle: ['movement', 'action', 'consume', 'window'],
  bot: evaluation,
})
