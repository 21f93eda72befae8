import { defineGame } from '@rulewright/kernel'
import { evaluation } from '../bot/evaluation.ts'
import { box } from '../box.ts'
import { settings } from './config.ts'
import { hidden, imagine, piles } from './imagine.ts'
import { broken } from './laws.ts'
import { concede, outcome } from './outcome.ts'
import { setup } from './setup.ts'
import { step } from './step.ts'
import { view } from './view.ts'

export const magpies = defineGame({
  ...box,
  version: '1',
  stateVersion: 1,
  settings,
  setup,
  step,
  outcome,
  concede,
  view,
  piles,
  imagine,
  hidden,
  broken,
  idle: ['take'],
  bot: evaluation,
})
